use crate::prelude::*;
use snippets::hackenbush::standing;
oracle! { same(generate, solve).some_lines().largest(largest, 1000, 64) }

/// A tree with polygons on some of its nodes, of at most `most` edges.
fn graph(random: &mut Random, most: usize) -> String {
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
    text += &lines(&edges);
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

/// The statement does not bound the number of tests: there are 20.
fn largest(_: &mut Random) -> Vec<String> {
    let path: Vec<(usize, usize)> = (1..99).map(|v| (v, v + 1)).collect();
    let polygon: Vec<(usize, usize)> = (1..=99).map(|v| (v, v % 99 + 1)).collect();
    // A path of 33 nodes with a triangle on each, and 98 polygons of two edges.
    let mut triangles: Vec<(usize, usize)> = (1..33).map(|v| (v, v + 1)).collect();
    for v in 1..=33 {
        let (a, b) = (2 * v + 32, 2 * v + 33);
        triangles.extend([(v, a), (a, b), (b, v)]);
    }
    let double = (2..=99).flat_map(|v| [(1, v), (v, 1)]).collect();
    let input = |edges: &Vec<(usize, usize)>| {
        let mut graph = format!("99 {}\n", edges.len());
        graph += &lines(edges);
        format!("99\n{}", graph.repeat(99)).repeat(20)
    };
    [path, polygon, triangles, double]
        .iter()
        .map(input)
        .collect()
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
        output.line(either(search.wins(&edges), "Sally", "Harry"));
    }
}
