use crate::prelude::*;
use std::collections::HashMap;
oracle! { same(generate, solve).largest(largest, None, None).slow() }

fn generate(random: &mut Random) -> String {
    let n = random.between(1, 6);
    format!("{n}\n{}", lines(&random.tree(n)))
}

fn largest(random: &mut Random) -> Vec<String> {
    let n = 300_000;
    let path: Vec<_> = (1..n).map(|v| (v, v + 1)).collect();
    let star: Vec<_> = (2..=n).map(|v| (1, v)).collect();
    let trees = [path, star, random.tree(n)];
    trees
        .map(|edges| format!("{n}\n{}", lines(&edges)))
        .to_vec()
}

/// Whether the king, in a town, can come to one without an arch, although k more are built each day.
fn king_wins(
    neighbours: &[Vec<usize>],
    k: usize,
    town: usize,
    arches: u32,
    known: &mut HashMap<(usize, u32), bool>,
) -> bool {
    let n = neighbours.len();
    if arches == (1 << n) - 1 {
        return false;
    }
    if let Some(&wins) = known.get(&(town, arches)) {
        return wins;
    }
    let missing = n - arches.count_ones() as usize;
    let mut wins = true;
    for built in 0..1_u32 << n {
        if built & arches == 0 && built.count_ones() as usize == k.min(missing) {
            let after = arches | built;
            let goes_on = neighbours[town].iter().any(|&next| {
                after >> next & 1 == 0 || king_wins(neighbours, k, next, after, known)
            });
            wins &= goes_on;
        }
    }
    known.insert((town, arches), wins);
    wins
}

fn solve(input: &mut Input, output: &mut Output) {
    let n: usize = input.read();
    let mut neighbours = vec![Vec::new(); n];
    for (a, b) in input.read_edges(n - 1) {
        neighbours[a].push(b);
        neighbours[b].push(a);
    }
    // With k = 0 no arch is built, and the king finds a town without one as soon as he moves.
    let mut numbers = (1..).skip_while(|&k| king_wins(&neighbours, k, 0, 1, &mut HashMap::new()));
    let least = numbers.next().unwrap();
    output.line(either(n == 1, 0, least));
}
