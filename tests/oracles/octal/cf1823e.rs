use crate::prelude::*;
use std::collections::BTreeSet;
oracle! { same(generate, solve).largest(largest, None, None) }

fn generate(random: &mut Random) -> String {
    let cycles = match random.between(0, 3) {
        0 => vec![random.between(3, 10)],
        1 => vec![random.between(3, 5); 2],
        2 => vec![3; 3],
        _ => vec![random.between(3, 5), random.between(3, 6)],
    };
    let n: usize = cycles.iter().sum();
    let r = match random.between(0, 1) {
        0 => random.between(2, n.min(5)),
        _ => random.between(2, n),
    };
    let l = random.between(1, r - 1);
    text(random, &cycles, l, r)
}

/// Cycles of these lengths, their vertices numbered and their edges listed at random.
fn text(random: &mut Random, cycles: &[usize], l: usize, r: usize) -> String {
    let n = cycles.iter().sum();
    let mut names: Vec<usize> = (1..=n).collect();
    random.shuffle(&mut names);
    let mut rest = names.as_slice();
    let mut edges = Vec::new();
    for &length in cycles {
        let (cycle, others) = rest.split_at(length);
        rest = others;
        for (a, b) in cycle.iter().zip(cycle.iter().cycle().skip(1)) {
            edges.push(match random.between(0, 1) {
                0 => format!("{a} {b}\n"),
                _ => format!("{b} {a}\n"),
            });
        }
    }
    random.shuffle(&mut edges);
    format!("{n} {l} {r}\n{}", edges.concat())
}

fn largest(random: &mut Random) -> Vec<String> {
    let n = 200_000;
    let triangles = [vec![3; 66_664], vec![8]].concat();
    vec![
        text(random, &[n], 1, 2),
        text(random, &[n], n - 1, n),
        text(random, &triangles, 1, 3),
    ]
}

fn solve(input: &mut Input, output: &mut Output) {
    let [n, least, most]: [u32; 3] = input.read_array();
    let mut joined = vec![0u32; n as usize];
    for _ in 0..n {
        let [a, b]: [usize; 2] = input.read_array();
        joined[a - 1] |= 1 << (b - 1);
        joined[b - 1] |= 1 << (a - 1);
    }
    // The connected sets that a move may take: they grow by one neighbour after the other.
    let mut choices: Vec<u32> = Vec::new();
    let mut sets: BTreeSet<u32> = (0..n).map(|v| 1 << v).collect();
    for size in 1..=most {
        if size >= least {
            choices.extend(&sets);
        }
        let pairs = sets.iter().flat_map(|set| (0..n).map(move |v| (set, v)));
        let grown = pairs.filter(|&(set, v)| set >> v & 1 == 0 && joined[v as usize] & set != 0);
        sets = grown.map(|(set, v)| set | 1 << v).collect();
    }
    let mut search = Search::normal(|&left: &u32| {
        let possible = choices.iter().filter(|&choice| choice & left == *choice);
        possible.map(|choice| left & !choice).collect()
    });
    let wins = search.wins(&((1 << n) - 1));
    output.line(either(wins, "Alice", "Bob"));
}
