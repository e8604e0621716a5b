use crate::prelude::*;
oracle! { same(generate, solve).largest(largest, 2000, 256) }

fn text(random: &mut Random, n: usize, most: i64) -> String {
    let mut text = format!("{n}\n");
    for _ in 0..n {
        text += &format!("{}\n", line(&random.list(4, 0, most)));
    }
    text
}

fn generate(random: &mut Random) -> String {
    let n = random.between(1, 3);
    let most = random.between(2, 9);
    text(random, n, most)
}

fn largest(random: &mut Random) -> Vec<String> {
    let any = text(random, 100_000, 1_000_000_000);
    let free = "1000000000 0 1000000000 0\n".repeat(100_000);
    let closed = "1000000000 0 1000000000 1\n".repeat(100_000);
    vec![any, format!("100000\n{free}"), format!("100000\n{closed}")]
}

/// The photos of each stack that are left, whether Alice is to move, and how many passes came last.
type Position = (Vec<Vec<[i64; 2]>>, bool, usize);

fn moves((stacks, is_alice, passes): &Position) -> Vec<(i64, Position)> {
    let mut moves = Vec::new();
    if *passes < 2 {
        moves.push((0, (stacks.clone(), !is_alice, passes + 1)));
        for i in (0..stacks.len()).filter(|&i| !stacks[i].is_empty()) {
            let mut option = stacks.clone();
            let photo = option[i].remove(0);
            moves.push((photo[usize::from(!is_alice)], (option, !is_alice, 0)));
        }
    }
    moves
}

fn solve(input: &mut Input, output: &mut Output) {
    let n: usize = input.read();
    let mut photo = || [input.read(), input.read()];
    let stacks = (0..n).map(|_| vec![photo(), photo()]).collect();
    output.line(Scores::new(moves).lead(&(stacks, true, 0)));
}
