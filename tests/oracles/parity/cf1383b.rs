use crate::prelude::*;
oracle! { tests(generate, solve).largest(largest, 1000, 256) }

fn generate(random: &mut Random) -> String {
    cases(6, || {
        let n = random.between(1, 7);
        let most = [1, 3, 7][random.between(0, 2)];
        counted(&random.list(n, 0, most))
    })
}

fn largest(random: &mut Random) -> Vec<String> {
    let mut inputs = Vec::new();
    for n in [100_000, 99_999] {
        inputs.push(format!("1\n{}", counted(&random.list(n, 0, 1_000_000_000))));
    }
    inputs.push(cases(10_000, || counted(&random.list(10, 0, 1))));
    inputs
}

/// The numbers that are left, the score of the player to move, and that of the other one.
type Position = (Vec<u32>, u32, u32);

/// The moves, each with 1 if it ends the game with a win, -1 with a loss, and 0 otherwise.
fn moves((numbers, own, other): &Position) -> Vec<(i64, Position)> {
    let mut moves = Vec::new();
    for i in 0..numbers.len() {
        let mut rest = numbers.clone();
        let taken = rest.remove(i);
        let own = own ^ taken;
        let points = if rest.is_empty() {
            sign(own, *other)
        } else {
            0
        };
        moves.push((points, (rest, *other, own)));
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
        output.line(match lead {
            0 => "DRAW",
            1.. => "WIN",
            _ => "LOSE",
        });
    }
}
