use crate::prelude::*;
oracle! { same(generate, solve).largest(largest, 2000, 256) }

fn text(parents: &[usize]) -> String {
    let edges: Vec<_> = (2..).zip(parents).map(|(v, parent)| (*parent, v)).collect();
    format!("{}\n{}", parents.len() + 1, lines(&edges))
}

fn generate(random: &mut Random) -> String {
    loop {
        let n = random.between(1, 8);
        let parents: Vec<usize> = (1..n).map(|most| random.between(1, most)).collect();
        let leaves = (1..=n).filter(|v| !parents.contains(v));
        if leaves.count() <= 4 {
            return text(&parents);
        }
    }
}

fn largest(random: &mut Random) -> Vec<String> {
    let n = 200_000;
    let path: Vec<usize> = (1..n).collect();
    let random_tree: Vec<usize> = (1..n).map(|most| random.between(1, most)).collect();
    vec![text(&path), text(&random_tree), text(&vec![1; n - 1])]
}

/// The result below a vertex, with these numbers on the leaves.
fn result(children: &[Vec<usize>], numbers: &[usize], v: usize, is_first: bool) -> usize {
    let results = children[v].iter();
    let results = results.map(|&child| result(children, numbers, child, !is_first));
    let best = either(is_first, results.clone().max(), results.min());
    best.unwrap_or(numbers[v])
}

fn solve(input: &mut Input, output: &mut Output) {
    let n: usize = input.read();
    let mut children = vec![Vec::new(); n];
    for (parent, v) in input.read_edges(n - 1) {
        children[parent].push(v);
    }
    let leaves: Vec<usize> = (0..n).filter(|&v| children[v].is_empty()).collect();
    let mut results = Vec::new();
    for order in product(&vec![(1..=leaves.len()).collect(); leaves.len()]) {
        let mut numbers = vec![0; n];
        for (leaf, number) in leaves.iter().zip(&order) {
            numbers[*leaf] = *number;
        }
        if (1..=leaves.len()).all(|number| order.contains(&number)) {
            results.push(result(&children, &numbers, 0, true));
        }
    }
    results.sort_unstable();
    let (greatest, least) = (results.last().unwrap(), results[0]);
    output.line(format!("{greatest} {least}"));
}
