use crate::prelude::*;
oracle! { same(generate, solve).largest(largest, 2000, 256) }

fn generate(random: &mut Random) -> String {
    let n = random.between(2, 8);
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
    let edges = input.read_edges(n - 1);
    // The vertices of the player to move, and those of the other one.
    let mut search = Search::normal(|&(own, other): &(u32, u32)| {
        let mut options = Vec::new();
        for &(a, b) in &edges {
            for (from, to) in [(a, b), (b, a)] {
                if own >> from & 1 == 1 && (own | other) >> to & 1 == 0 {
                    options.push((other, own | 1 << to));
                }
            }
        }
        options
    });
    output.line(either(search.wins(&(1, 1 << (n - 1))), "Fennec", "Snuke"));
}
