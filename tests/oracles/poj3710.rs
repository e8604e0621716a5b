use crate::judge::{Judge, Oracle};
use snippets::io::{Input, Output};
use snippets::random::Random;
use snippets::search::{standing, Search};

pub const ORACLE: Oracle = Oracle {
    generate,
    inputs: 100,
    judge: Judge::Same(solve),
    largest,
    milliseconds: None,
    mebibytes: None,
};

/// A tree with polygons on some of its nodes, of at most `most` edges.
fn graph(random: &mut Random, most: u64) -> String {
    let mut nodes = random.between(1, 3.min(most + 1));
    let mut edges = random.tree(nodes);
    let tree = nodes;
    let mut left = most + 1 - nodes;
    while left >= 2 && random.between(0, 3) > 0 {
        let sides = random.between(2, left.min(4));
        let mut corners = vec![random.between(1, tree)];
        corners.extend(nodes + 1..nodes + sides);
        nodes += sides - 1;
        left -= sides;
        for (i, &corner) in corners.iter().enumerate() {
            edges.push((corner, corners[(i + 1) % corners.len()]));
        }
    }
    random.shuffle(&mut edges);
    let mut text = format!("{nodes} {}\n", edges.len());
    for (a, b) in edges {
        text += &format!("{a} {b}\n");
    }
    text
}

fn generate(random: &mut Random) -> String {
    let mut input = String::new();
    for _ in 0..random.between(1, 2) {
        if random.between(0, 1) == 0 {
            input += &format!("1\n{}", graph(random, 7));
        } else {
            input += &format!("2\n{}{}", graph(random, 2), graph(random, 5));
        }
    }
    input
}

fn largest(_: &mut Random) -> Vec<String> {
    Vec::new()
}

fn solve(input: &mut Input, output: &mut Output) {
    let mut search = Search::normal(|edges: &Vec<(usize, usize)>| {
        let cut = |i| standing(&[&edges[..i], &edges[i + 1..]].concat());
        (0..edges.len()).map(cut).collect()
    });
    while !input.at_end() {
        // All graphs side by side on one root.
        let mut edges = Vec::new();
        let mut before = 0;
        for _ in 0..input.read() {
            let nodes: usize = input.read();
            for _ in 0..input.read() {
                let [a, b] = [0, 1].map(|_| match input.read::<usize>() {
                    1 => 0,
                    node => before + node,
                });
                edges.push((a, b));
            }
            before += nodes;
        }
        output.line(if search.wins(&edges) {
            "Sally"
        } else {
            "Harry"
        });
    }
}
