use crate::prelude::*;
oracle! { same(generate, solve).some_lines().largest(largest, None, None) }

fn generate(random: &mut Random) -> String {
    let n = random.between(1, 8);
    let most = random.between(0, 1);
    format!(
        "{n}\n{}\n{}",
        line(&random.list(n, 0, most)),
        lines(&random.tree(n))
    )
}

fn largest(random: &mut Random) -> Vec<String> {
    let n = 100_000;
    let path = (1..n).map(|v| (v, v + 1)).collect();
    // All leaves are answers.
    let star = (2..=n).map(|v| (v, 1)).collect();
    // A path of 50000 vertices, each with a leaf.
    let comb = (2..=n).map(|v| (if v % 2 == 0 { v - 1 } else { v - 2 }, v));
    let trees: [Vec<(usize, usize)>; 4] = [path, star, comb.collect(), random.tree(n)];
    let white = line(&vec![0; 100_000]);
    let input = |edges: &Vec<(usize, usize)>| format!("{n}\n{white}\n{}", lines(edges));
    trees.iter().map(input).collect()
}

fn solve(input: &mut Input, output: &mut Output) {
    let n = input.read();
    let colours: Vec<usize> = input.read_list(n);
    // The vertices on the path from vertex 1 to each vertex, as bits; 0 while it is not known.
    let mut paths = vec![0usize; n + 1];
    paths[1] = 2;
    let mut edges: Vec<usize> = input.read_list(2 * (n - 1));
    while !edges.is_empty() {
        let mut unknown = Vec::new();
        for edge in edges.chunks(2) {
            match (edge[0], edge[1]) {
                (a, b) if paths[a] != 0 => paths[b] = paths[a] | 1 << b,
                (a, b) if paths[b] != 0 => paths[a] = paths[b] | 1 << a,
                (a, b) => unknown.extend([a, b]),
            }
        }
        edges = unknown;
    }
    let choices = |white: usize| (1..=n).filter(move |v| white >> v & 1 == 1);
    let mut search =
        Search::normal(|&white: &usize| choices(white).map(|v| white & !paths[v]).collect());
    let white = (1..=n).map(|v| (1 - colours[v - 1]) << v).sum();
    let mut won = choices(white)
        .filter(|&v| !search.wins(&(white & !paths[v])))
        .peekable();
    if won.peek().is_none() {
        output.line("-1");
    }
    won.for_each(|v| output.line(v));
}
