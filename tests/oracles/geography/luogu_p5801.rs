use crate::prelude::*;
oracle! { same(generate, solve).largest(largest, None, None) }

fn generate(random: &mut Random) -> String {
    let n = random.between(1, 9);
    format!("{n}\n{}", lines(&random.tree(n)))
}

fn largest(random: &mut Random) -> Vec<String> {
    let n = 100_000;
    let path: Vec<_> = (1..n).map(|v| (v, v + 1)).collect();
    let trees = [path, random.tree(n)];
    trees
        .map(|edges| format!("{n}\n{}", lines(&edges)))
        .to_vec()
}

fn solve(input: &mut Input, output: &mut Output) {
    let n: usize = input.read();
    let mut parents = vec![0; n];
    let mut edges = input.read_edges(n - 1);
    let mut open = vec![0];
    while let Some(v) = open.pop() {
        edges.retain(|&(a, b)| {
            let child = either(a == v, b, a);
            if a == v || b == v {
                parents[child] = v;
                open.push(child);
            }
            a != v && b != v
        });
    }
    let is_above = |a: usize, mut b: usize| {
        while b != a && b != 0 {
            b = parents[b];
        }
        b == a
    };
    // The chip's vertex, and the black ones.
    let mut search = Search::normal(|&(chip, black): &(usize, u32)| {
        let white = (0..n).filter(|v| black >> v & 1 == 0);
        let next = white.filter(|&v| is_above(v, chip) || is_above(chip, v));
        next.map(|v| (v, black | 1 << v)).collect()
    });
    let won = (0..n).any(|start| !search.wins(&(start, 1 << start)));
    output.line(either(won, "Alice", "Bob"));
}
