use crate::prelude::*;
oracle! { same(generate, solve).largest(largest, 2000, 1024).slow() }

fn text(n: usize, start: usize, arcs: &[(usize, usize)], random: &mut Random, most: u64) -> String {
    let mut text = format!("{n} {} {start}\n", arcs.len());
    for (from, to) in arcs {
        text += &format!("{from} {to} {}\n", random.between(0, most));
    }
    text
}

fn generate(random: &mut Random) -> String {
    let n = random.between(1, 6);
    // Often all arcs lead to greater numbers, so that the play ends.
    let ends = random.between(0, 2) > 0;
    let pairs = (1..=n).flat_map(|a| (1..=n).map(move |b| (a, b)));
    let mut arcs: Vec<_> = pairs.filter(|(a, b)| a < b || a > b && !ends).collect();
    random.shuffle(&mut arcs);
    arcs.truncate(random.between(0, 3 * n));
    let start = random.between(1, n.min(2));
    let most = random.between(0, 30);
    text(n, start, &arcs, random, most)
}

fn largest(random: &mut Random) -> Vec<String> {
    let n = 200_000;
    let most = 1_000_000_000;
    let path: Vec<(usize, usize)> = (1..n).map(|v| (v, v + 1)).collect();
    let to_one: Vec<(usize, usize)> = (1..n).map(|v| (v, n)).collect();
    // All ways from 1 to n lead through pairs of vertices.
    let pairs = (1..n / 2).flat_map(|v| {
        let (a, b) = (2 * v - 1, 2 * v);
        [(a, a + 2), (b, a + 2), (a, b + 2), (b, b + 2)]
    });
    let pairs: Vec<_> = pairs.take(n).collect();
    let mut any = || (random.between(1, n), random.between(1, n));
    let any: Vec<_> = (0..n).map(|_| any()).filter(|(a, b)| a != b).collect();
    let random = &mut Random::new(1);
    [path, to_one, pairs, any]
        .map(|arcs| text(n, 1, &arcs, random, most))
        .to_vec()
}

/// For each number of moves up to 6 N the sums that can be forced within it, from any vertex with any
/// player to move: this many moves are enough, as the sums settle one after the other.
fn solve(input: &mut Input, output: &mut Output) {
    let [n, m, start]: [usize; 3] = input.read_array();
    let mut options = vec![Vec::new(); n + 1];
    for _ in 0..m {
        let from: usize = input.read();
        options[from].push((input.read::<usize>(), input.read::<u64>()));
    }
    // For Takahashi and for Aoki to move.
    let mut sums = vec![[None; 2]; n + 1];
    for _ in 0..6 * n {
        let mut new = sums.clone();
        for v in 1..=n {
            for player in [0, 1] {
                let after = |&(to, weight): &(usize, u64)| {
                    let sum: Option<u64> = sums[to][1 - player];
                    sum.map(|sum| sum + weight)
                };
                let known: Vec<u64> = options[v].iter().filter_map(after).collect();
                new[v][player] = if options[v].is_empty() {
                    Some(0)
                } else if player == 0 {
                    known.into_iter().min()
                } else if known.len() == options[v].len() {
                    known.into_iter().max()
                } else {
                    None
                };
            }
        }
        sums = new;
    }
    match sums[start][0] {
        Some(sum) => output.line(sum),
        None => output.line("INFINITY"),
    }
}
