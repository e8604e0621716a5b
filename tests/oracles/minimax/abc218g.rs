use crate::prelude::*;
oracle! { same(generate, solve).largest(largest, 2000, 1024).slow() }

fn text(random: &mut Random, most: u64, mut edges: Vec<(usize, usize)>) -> String {
    let n = edges.len() + 1;
    for edge in &mut edges {
        *edge = (edge.0.min(edge.1), edge.0.max(edge.1));
    }
    let numbers: Vec<u64> = random
        .list(n, 1, most)
        .iter()
        .map(|half| 2 * half)
        .collect();
    format!("{}{}", counted(&numbers), lines(&edges))
}

fn generate(random: &mut Random) -> String {
    let n = random.between(2, 10);
    let edges = random.tree(n);
    text(random, 6, edges)
}

fn largest(random: &mut Random) -> Vec<String> {
    let n = 100_000;
    let path: Vec<_> = (1..n).map(|v| (v, v + 1)).collect();
    let edges = random.tree(n);
    let most = 500_000_000;
    vec![text(random, most, path), text(random, most, edges)]
}

/// The result if the piece has been on these vertices, the last one now.
fn result(numbers: &[u64], edges: &[(usize, usize)], way: &[usize]) -> u64 {
    let last = way[way.len() - 1];
    let ends = edges.iter().flat_map(|&(a, b)| [(a, b), (b, a)]);
    let next = ends.filter(|(from, to)| *from == last && !way.contains(to));
    let results = next.map(|(_, to)| result(numbers, edges, &[way, &[to]].concat()));
    let best = either(way.len() % 2 == 1, results.clone().max(), results.min());
    best.unwrap_or_else(|| {
        let mut visited: Vec<u64> = way.iter().map(|&v| numbers[v]).collect();
        visited.sort_unstable();
        let half = visited.len() / 2;
        either(
            visited.len() % 2 == 1,
            visited[half],
            (visited[half] + visited[(visited.len() - 1) / 2]) / 2,
        )
    })
}

fn solve(input: &mut Input, output: &mut Output) {
    let n: usize = input.read();
    let numbers: Vec<u64> = input.read_list(n);
    let edges = input.read_edges(n - 1);
    output.line(result(&numbers, &edges, &[0]));
}
