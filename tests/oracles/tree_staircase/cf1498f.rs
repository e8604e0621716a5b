use crate::prelude::*;
oracle! { same(generate, solve).largest(largest, None, None).slow() }

fn generate(random: &mut Random) -> String {
    let n = random.between(3, 6);
    let k = random.between(1, 3);
    let edges = random.tree(n);
    // Few presents, in equal numbers: many such positions are lost.
    let most = if n > 5 { 1 } else { 2 };
    let presents = random.list(n, 0, most);
    text(k, &edges, &presents)
}

fn text(k: u64, edges: &[(usize, usize)], presents: &[u64]) -> String {
    let edges = edges.iter().map(|(x, y)| format!("{x} {y}\n"));
    let edges: String = edges.collect();
    format!("{} {k}\n{edges}{}\n", presents.len(), line(presents))
}

fn largest(random: &mut Random) -> Vec<String> {
    let n = 100_000;
    let path: Vec<_> = (1..n).map(|v| (v, v + 1)).collect();
    let star: Vec<_> = (2..=n).map(|v| (v, 1)).collect();
    let trees = [path, star, random.tree(n)];
    let texts = trees.map(|edges| text(20, &edges, &random.list(n, 999_000_000, 1_000_000_000)));
    texts.into()
}

/// The vertex that lies `k` edges above each vertex, if there is one: where the path to the root has
/// its k-th edge.
fn ancestors(edges: &[(usize, usize)], root: usize, k: usize) -> Vec<Option<usize>> {
    let n = edges.len() + 1;
    let mut paths = vec![Vec::new(); n];
    paths[root] = vec![root];
    for _ in 0..n {
        for &(x, y) in edges {
            for (from, to) in [(x, y), (y, x)] {
                if paths[to].is_empty() && !paths[from].is_empty() {
                    paths[to] = [&[to], paths[from].as_slice()].concat();
                }
            }
        }
    }
    paths.iter().map(|path| path.get(k).copied()).collect()
}

fn solve(input: &mut Input, output: &mut Output) {
    let [n, k]: [usize; 2] = input.read_array();
    let mut vertex = || input.read::<usize>() - 1;
    let edges: Vec<(usize, usize)> = (1..n).map(|_| (vertex(), vertex())).collect();
    let presents: Vec<u64> = input.read_list(n);
    let wins = (0..n).map(|root| {
        let ancestors = ancestors(&edges, root, k);
        let mut search = Search::normal(|presents: &Vec<u64>| {
            let mut options = Vec::new();
            for (v, ancestor) in ancestors.iter().enumerate() {
                let Some(ancestor) = *ancestor else { continue };
                for count in 1..=presents[v] {
                    let mut option = presents.clone();
                    option[v] -= count;
                    option[ancestor] += count;
                    options.push(option);
                }
            }
            options
        });
        u8::from(search.wins(&presents))
    });
    output.list(wins);
}
