use crate::prelude::*;
oracle! { same(generate, solve).largest(largest, 2000, 256) }

fn generate(random: &mut Random) -> String {
    let n = random.between(2, 8);
    format!("{n}\n{}", lines(&random.tree(n)))
}

fn largest(random: &mut Random) -> Vec<String> {
    let n = 100_000;
    let path = (1..n).map(|v| (v, v + 1)).collect();
    let star = (2..=n).map(|v| (v, 1)).collect();
    let trees: [Vec<(usize, usize)>; 3] = [path, star, random.tree(n)];
    let input = |edges: &Vec<(usize, usize)>| format!("{n}\n{}", lines(edges));
    trees.iter().map(input).collect()
}

/// The edges that are still connected to vertex 1.
fn standing(edges: &[(u32, u32)]) -> Vec<(u32, u32)> {
    let mut joined = vec![1];
    for _ in edges {
        for &(x, y) in edges {
            if joined.contains(&x) != joined.contains(&y) {
                joined.extend([x, y]);
            }
        }
    }
    let edges = edges.iter().copied();
    edges.filter(|(x, _)| joined.contains(x)).collect()
}

fn solve(input: &mut Input, output: &mut Output) {
    let n: u32 = input.read();
    let edges: Vec<(u32, u32)> = (1..n).map(|_| (input.read(), input.read())).collect();
    let mut search = Search::normal(|edges: &Vec<(u32, u32)>| {
        let cut = |i: usize| standing(&[&edges[..i], &edges[i + 1..]].concat());
        (0..edges.len()).map(cut).collect()
    });
    let wins = search.wins(&edges);
    output.line(either(wins, "Alice", "Bob"));
}
