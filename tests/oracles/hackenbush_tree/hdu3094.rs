use crate::prelude::*;
use snippets::hackenbush::standing;
oracle! { tests(generate, solve).largest(largest, None, None).slow() }

/// A test whose edges are listed in a random order and direction, all vertices except 1 being renamed.
fn test(random: &mut Random, n: usize, parent: impl Fn(usize, &mut Random) -> usize) -> String {
    let mut names: Vec<usize> = (2..=n).collect();
    random.shuffle(&mut names);
    names.insert(0, 1);
    let name = |v: usize| names[v];
    let mut edges: Vec<(usize, usize)> = (1..n)
        .map(|v| {
            let (child, parent) = (name(v), name(parent(v, random)));
            if random.between(0, 1) == 0 {
                (child, parent)
            } else {
                (parent, child)
            }
        })
        .collect();
    random.shuffle(&mut edges);
    let edges = edges.iter().map(|(a, b)| format!("{a} {b}\n"));
    format!("{n}\n{}", edges.collect::<String>())
}

fn generate(random: &mut Random) -> String {
    let mut input = "2\n".to_string();
    for _ in 0..2 {
        let n = random.between(1, 8);
        input += &test(random, n, |v, random| random.between(0, v - 1));
    }
    input
}

/// Paths, stars, long paths with leaves, any trees.
fn largest(random: &mut Random) -> Vec<String> {
    let mut tests = |parent: fn(usize, &mut Random) -> usize| {
        let test = test(random, 100_000, parent);
        format!("12\n{}", test.repeat(12))
    };
    vec![
        tests(|v, _| v - 1),
        tests(|_, _| 0),
        tests(|v, _| (v - 1) / 2 * 2),
        tests(|v, random| random.between(0, v - 1)),
    ]
}

fn solve(input: &mut Input, output: &mut Output) {
    let mut search = Search::normal(|edges: &Vec<(usize, usize)>| {
        let cut = |i: usize| standing(&[&edges[..i], &edges[i + 1..]].concat());
        (0..edges.len()).map(cut).collect()
    });
    for _ in 0..input.read() {
        let n: usize = input.read();
        let mut vertex = || input.read::<usize>() - 1;
        let edges: Vec<(usize, usize)> = (1..n).map(|_| (vertex(), vertex())).collect();
        output.line(either(search.wins(&edges), "Alice", "Bob"));
    }
}
