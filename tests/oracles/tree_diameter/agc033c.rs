use crate::prelude::*;
oracle! { same(generate, solve).largest(largest, 2000, 1024) }

fn text(edges: &[(usize, usize)]) -> String {
    format!("{}\n{}", edges.len() + 1, lines(edges))
}

fn generate(random: &mut Random) -> String {
    let n = random.between(1, 8);
    text(&random.tree(n))
}

fn largest(random: &mut Random) -> Vec<String> {
    let n = 200_000;
    let path: Vec<(usize, usize)> = (1..n).map(|v| (v, v + 1)).collect();
    let star: Vec<(usize, usize)> = (1..n).map(|v| (v, n)).collect();
    let mut names: Vec<usize> = (1..=n).collect();
    random.shuffle(&mut names);
    let shuffled: Vec<(usize, usize)> = names.windows(2).map(|pair| (pair[0], pair[1])).collect();
    vec![
        text(&path),
        text(&star),
        text(&shuffled),
        text(&random.tree(n)),
    ]
}

/// Whether the way from `from` to `to` begins with `next`, a neighbour of `from`.
fn leads(edges: &[(usize, usize)], from: usize, next: usize, to: usize) -> bool {
    let mut joined = vec![next];
    for _ in edges {
        for &(a, b) in edges {
            if a != from && b != from && joined.contains(&a) != joined.contains(&b) {
                joined.extend([a, b]);
            }
        }
    }
    joined.contains(&to)
}

fn solve(input: &mut Input, output: &mut Output) {
    let n: usize = input.read();
    let edges: Vec<(usize, usize)> = (1..n).map(|_| (input.read(), input.read())).collect();
    // The first step from each vertex to each other one.
    let step = |from: usize, to: usize| {
        let neighbours = edges.iter().filter_map(|&(a, b)| match from {
            _ if from == a => Some(b),
            _ if from == b => Some(a),
            _ => None,
        });
        let mut nearer = neighbours.filter(|&next| leads(&edges, from, next, to));
        nearer.next().unwrap_or(from)
    };
    let steps: Vec<Vec<usize>> = (0..=n)
        .map(|from| (0..=n).map(|to| step(from, to)).collect())
        .collect();
    let mut search = Search::normal(|coins: &Vec<u32>| {
        let chosen = (1..=n).filter(|&v| coins[v] > 0);
        let options = chosen.map(|v| {
            let mut carried = vec![0; n + 1];
            for from in (1..=n).filter(|&from| from != v) {
                carried[steps[from][v]] += coins[from];
            }
            carried
        });
        options.collect()
    });
    let mut coins = vec![1; n + 1];
    coins[0] = 0;
    output.line(either(search.wins(&coins), "First", "Second"));
}
