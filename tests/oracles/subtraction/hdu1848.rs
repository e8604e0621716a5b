use crate::prelude::*;
use std::iter::successors;
oracle! { same(generate, solve).lines(|input| rows(input) - 1).largest(largest, 1000, 32) }

fn generate(random: &mut Random) -> String {
    let mut input = String::new();
    if random.between(0, 49) == 0 {
        // Heaps that reach every take. Beside a large heap the others are small, for the brute force.
        let step = random.between(1, 7);
        for heap in (0..100).map(|i| 1000 - i * step) {
            let other = random.between(1, 3);
            input += &format!("{heap} 1 {other}\n");
        }
    } else {
        for _ in 0..random.between(1, 3) {
            input += &format!("{}\n", line(&random.list(3, 1, 9)));
        }
    }
    input + "0 0 0\n"
}

/// The statement does not bound the number of lines: there are 100000.
fn largest(random: &mut Random) -> Vec<String> {
    let any: Vec<_> = (0..100_000)
        .map(|_| line(&random.list(3, 1, 1000)) + "\n")
        .collect();
    vec![
        "1000 1000 1000\n".repeat(100_000) + "0 0 0\n",
        any.concat() + "0 0 0\n",
    ]
}

fn solve(input: &mut Input, output: &mut Output) {
    let mut games: Vec<[usize; 3]> = Vec::new();
    loop {
        games.push([input.read(), input.read(), input.read()]);
        if games.ends_with(&[[0, 0, 0]]) {
            break;
        }
    }
    games.pop();
    let most = |i: usize| games.iter().map(|game| game[i]).max().unwrap_or(0);
    let mut won = vec![vec![vec![false; most(2) + 1]; most(1) + 1]; most(0) + 1];
    let greatest = most(0).max(most(1)).max(most(2));
    let pairs = successors(Some((1, 2)), |&(take, next)| Some((next, take + next)));
    let takes = pairs
        .map(|(take, _)| take)
        .take_while(|&take| take <= greatest);
    let takes: Vec<usize> = takes.collect();
    for a in 0..=most(0) {
        for b in 0..=most(1) {
            for c in 0..=most(2) {
                won[a][b][c] = takes.iter().any(|&take| {
                    (take <= a && !won[a - take][b][c])
                        || (take <= b && !won[a][b - take][c])
                        || (take <= c && !won[a][b][c - take])
                });
            }
        }
    }
    for [a, b, c] in games {
        output.line(either(won[a][b][c], "Fibo", "Nacci"));
    }
}
