use crate::prelude::*;
use snippets::hackenbush::standing;
oracle! { same(generate, solve).some_lines().largest(largest, 1000, 32) }

fn generate(random: &mut Random) -> String {
    let mut input = String::new();
    for _ in 0..random.between(1, 2) {
        let trees = random.between(1, 3);
        let most = 9 / trees;
        input += &format!("{trees}\n");
        for _ in 0..trees {
            let nodes = random.between(1, most);
            input += &format!("{nodes}\n");
            input += &lines(&random.tree(nodes));
        }
    }
    input
}

/// The statement does not bound the number of tests: there are 50.
fn largest(random: &mut Random) -> Vec<String> {
    let path: Vec<_> = (1..99).map(|v| (v, v + 1)).collect();
    let star: Vec<_> = (2..=99).map(|v| (v, 1)).collect();
    let mut input = |tree: &dyn Fn(&mut Random) -> Vec<(usize, usize)>| {
        let mut text = || format!("99\n{}", lines(&tree(random)));
        (0..50).map(|_| cases(99, &mut text)).collect()
    };
    vec![
        input(&|_| path.clone()),
        input(&|_| star.clone()),
        input(&|random| random.tree(99)),
    ]
}

fn solve(input: &mut Input, output: &mut Output) {
    let mut search = Search::misere(|edges: &Vec<(usize, usize)>| {
        let cut = |i| standing(&[&edges[..i], &edges[i + 1..]].concat());
        (0..edges.len()).map(cut).collect()
    });
    while !input.at_end() {
        // All trees side by side on one root.
        let mut edges = Vec::new();
        let mut before = 0;
        for _ in 0..input.read() {
            let nodes: usize = input.read();
            for _ in 1..nodes {
                let [a, b] = [0, 1].map(|_| match input.read::<usize>() {
                    1 => 0,
                    node => before + node,
                });
                edges.push((a, b));
            }
            before += nodes;
        }
        output.line(either(search.wins(&edges), "PP", "QQ"));
    }
}
