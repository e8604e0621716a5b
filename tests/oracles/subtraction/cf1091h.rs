use crate::prelude::*;
oracle! { same(generate, solve).lines(|_| 2).largest(largest, None, None).slow() }

fn generate(random: &mut Random) -> String {
    let f = random.between(2, 10);
    let n = random.between(1, 2);
    let most = if n == 1 { 22 } else { 11 };
    let mut rows = Vec::new();
    for _ in 0..n {
        // Equal gaps are lost.
        let gap: i64 = random.between(0, most / 2 - 1);
        let other = match random.between(0, 2) {
            0 => gap,
            _ => random.between(0, most - gap - 2),
        };
        let blue = random.between(0, 10) - 10;
        rows.push((blue, blue + gap + 1, blue + gap + other + 2));
    }
    text(f, &rows)
}

fn text(f: u64, rows: &[(i64, i64, i64)]) -> String {
    let lines = rows.iter().map(|(b, w, r)| format!("{b} {w} {r}\n"));
    format!("{} {f}\n{}", rows.len(), lines.collect::<String>())
}

fn largest(random: &mut Random) -> Vec<String> {
    let most = 100_000;
    let mut rows = Vec::new();
    for _ in 0..most {
        let blue = -most + random.between(0, 9);
        let white = random.between(blue + 1, most - 1);
        rows.push((blue, white, most));
    }
    rows[0] = (-most, most - 1, most);
    vec![text(2, &rows), text(200_000, &rows), text(3, &rows)]
}

/// The rows as they stand, and whether it is Alice's turn.
type Position = (Vec<[i64; 3]>, bool);

fn solve(input: &mut Input, output: &mut Output) {
    let n: usize = input.read();
    let f: i64 = input.read();
    let mut rows: Vec<[i64; 3]> = Vec::new();
    for _ in 0..n {
        rows.push([input.read(), input.read(), input.read()]);
    }
    let is_prime = |k: i64| k > 1 && (2..k).all(|divisor| k % divisor != 0);
    let is_product = |k: i64| (2..k).any(|p| k % p == 0 && is_prime(p) && is_prime(k / p));
    let mut steps: Vec<i64> = (2..30).collect();
    steps.retain(|&k| k != f && (is_prime(k) || is_product(k)));
    let mut search = Search::normal(|(rows, is_alices): &Position| {
        let mut options = Vec::new();
        for (i, &[blue, white, red]) in rows.iter().enumerate() {
            for k in &steps {
                let moved = if *is_alices {
                    [[blue + k, white, red], [blue + k, white + k, red]]
                } else {
                    [[blue, white, red - k], [blue, white - k, red - k]]
                };
                for row in moved {
                    if row[0] < row[1] && row[1] < row[2] {
                        let mut option = rows.clone();
                        option[i] = row;
                        options.push((option, !is_alices));
                    }
                }
            }
        }
        options
    });
    let wins = search.wins(&(rows.clone(), true));
    output.line(either(wins, "Alice", "Bob"));
    let wins = search.wins(&(rows, false));
    output.line(either(wins, "Bob", "Alice"));
}
