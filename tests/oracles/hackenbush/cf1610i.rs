use crate::prelude::*;
use snippets::hackenbush::standing;
oracle! { same(generate, solve).largest(largest, 1000, 256).slow() }

fn text(edges: &[(usize, usize)]) -> String {
    format!("{}\n{}", edges.len() + 1, lines(edges))
}

fn generate(random: &mut Random) -> String {
    // With an odd number of edges the first player always wins.
    let n = [1, 3, 5, 5, 6, 7, 7, 7, 9][random.between(0, 8)];
    text(&random.tree(n))
}

fn largest(random: &mut Random) -> Vec<String> {
    let n = 300_000;
    let path: Vec<(usize, usize)> = (1..n).map(|v| (v, v + 1)).collect();
    let star: Vec<(usize, usize)> = (2..n).map(|v| (1, v)).collect();
    // Vertex 1 at one end of a path, vertex 2 at the other.
    let mut far: Vec<(usize, usize)> = (3..n).map(|v| (v, v + 1)).collect();
    far.extend([(1, 3), (n, 2)]);
    let trees = [path, star, far, random.tree(n - 1)];
    trees.iter().map(|edges| text(edges)).collect()
}

fn solve(input: &mut Input, output: &mut Output) {
    let n: usize = input.read();
    let edges = input.read_edges(n - 1);
    let mut search = Search::normal(|edges: &Vec<(usize, usize)>| {
        let cut = |i| standing(&[&edges[..i], &edges[i + 1..]].concat());
        (0..edges.len()).map(cut).collect()
    });
    let mut winners = String::new();
    for k in 0..n {
        // The pinned vertices 0 to k are one, the ground.
        let ground = |v: usize| either(v <= k, 0, v);
        let fused = edges.iter().map(|&(a, b)| (ground(a), ground(b)));
        let fused = standing(&fused.collect::<Vec<_>>());
        winners.push(either(search.wins(&fused), '1', '2'));
    }
    output.line(winners);
}
