use crate::prelude::*;
oracle! { tests(generate, solve).largest(largest, None, None) }

fn generate(random: &mut Random) -> String {
    cases(6, || {
        let n = random.between(1, 6);
        let most = [1, 3, 7][random.between(0, 2)];
        format!("{n} {}\n", line(&random.list(n, 0, most)))
    })
}

fn largest(random: &mut Random) -> Vec<String> {
    let most = (1 << 20) - 1;
    let n = 200_000;
    let one = format!("1\n{n} {}\n", line(&random.list(n, 0, most)));
    vec![one, cases(n, || format!("1 {}\n", random.between(0, most)))]
}

/// The numbers that are left, the score of the player to move, and that of the other one.
type Position = (Vec<u32>, u32, u32);

/// The moves, each with 1 if it ends the game with a win, -1 with a loss, and 0 otherwise.
fn moves((numbers, own, other): &Position) -> Vec<(i64, Position)> {
    let mut moves = Vec::new();
    for i in 0..numbers.len() {
        let mut rest = numbers.clone();
        let taken = rest.remove(i);
        for (own, other) in [(own ^ taken, *other), (*own, other ^ taken)] {
            let points = if rest.is_empty() { sign(own, other) } else { 0 };
            moves.push((points, (rest.clone(), other, own)));
        }
    }
    moves
}

fn sign(own: u32, other: u32) -> i64 {
    i64::from(own > other) - i64::from(own < other)
}

fn solve(input: &mut Input, output: &mut Output) {
    for _ in 0..input.read() {
        let n = input.read();
        let mut numbers: Vec<u32> = input.read_list(n);
        numbers.sort_unstable();
        let lead = Scores::new(moves).lead(&(numbers, 0, 0));
        output.line(lead);
    }
}
