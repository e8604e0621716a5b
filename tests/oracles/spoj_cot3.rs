use crate::judge::{Judge, Oracle};
use snippets::io::{Input, Output};
use snippets::random::{line, Random};
use snippets::search::Search;

pub const ORACLE: Oracle = Oracle {
    generate,
    inputs: 100,
    judge: Judge::Same(solve),
    largest,
    milliseconds: None,
    mebibytes: None,
};

fn generate(random: &mut Random) -> String {
    let n = random.between(1, 8);
    let most = random.between(0, 1);
    let mut input = format!("{n}\n{}\n", line(&random.list(n, 0, most)));
    for (a, b) in random.tree(n) {
        input += &format!("{a} {b}\n");
    }
    input
}

fn largest(_: &mut Random) -> Vec<String> {
    Vec::new()
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
