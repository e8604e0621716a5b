use crate::prelude::*;
oracle! { tests(generate, solve).largest(largest, 1000, 256) }

fn generate(random: &mut Random) -> String {
    cases(5, || {
        let (h, w) = (random.between(2, 7), random.between(1, 6));
        let (xa, xb) = (random.between(1, h / 2), random.between(h / 2 + 1, h));
        let (ya, yb) = (random.between(1, w), random.between(1, w));
        let chips = either(random.between(0, 9) > 0, [xa, ya, xb, yb], [xb, ya, xa, yb]);
        format!("{h} {w} {}\n", line(&chips))
    })
}

fn largest(random: &mut Random) -> Vec<String> {
    let (h, w) = (999_997, 1_000_000_000);
    let one = format!("2\n{h} {w} 1 1 {h} {w}\n3 {w} 2 {w} 1 1\n");
    let many = cases(10_000, || {
        let (w, xa) = (random.between(1, 60), random.between(1, 50));
        let (xb, ya) = (random.between(51, 100), random.between(1, w));
        format!("100 {w} {xa} {ya} {xb} {}\n", random.between(1, w))
    });
    vec![one, many]
}

/// 1 if the player to move wins, whose chip comes first, 0 for a draw, -1 if the other one wins.
fn outcome([h, w]: [i64; 2], chips: [[i64; 2]; 2], direction: i64) -> i64 {
    let [[row, column], other] = chips;
    let next = row + direction;
    if next < 1 || next > h {
        return 0;
    }
    let columns = (column - 1..=column + 1).filter(|column| (1..=w).contains(column));
    let outcomes = columns.map(|column| {
        if [next, column] == other {
            1
        } else {
            -outcome([h, w], [other, [next, column]], -direction)
        }
    });
    outcomes.max().expect("straight on")
}

fn solve(input: &mut Input, output: &mut Output) {
    for _ in 0..input.read() {
        let [board, alice, bob] = [(); 3].map(|()| [input.read(), input.read()]);
        output.line(match outcome(board, [alice, bob], 1) {
            1 => "Alice",
            0 => "Draw",
            _ => "Bob",
        });
    }
}
