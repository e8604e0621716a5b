//! # Codeforces 812E Sagheer and Apple Tree
//!
//! <https://codeforces.com/problemset/problem/812/E>
//! · [Program] · [Samples] · [Difficulty] 3
//!
//! **Task.** Apples on the nodes of a rooted tree whose leaves all have depths of one parity. A move
//! takes one or more apples from a node. From a leaf they are eaten; from another node they all go to
//! one of its children. A player who cannot move loses. How many pairs of nodes can exchange their
//! apples so that the second player wins?
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** This is staircase Nim on a tree ([`snippets::staircase`]): the nodes at depths of
//! the leaves' parity count. Their nim-sum has to be 0 after the exchange, which changes it only
//! between a node that counts and one that does not. O(n).
//!
//! </details>
use snippets::io::{Input, Output};
use snippets::nim;
use std::collections::HashMap;

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    let n: usize = input.read();
    let apples: Vec<u64> = input.read_list(n);
    let mut children = vec![Vec::new(); n];
    for child in 1..n {
        let parent: usize = input.read();
        children[parent - 1].push(child);
    }
    let (mut layer, mut counted, mut others) = (vec![0], Vec::new(), Vec::new());
    while !layer.is_empty() {
        // The last layer consists of leaves, so it counts, and every other one from there up.
        std::mem::swap(&mut counted, &mut others);
        counted.extend(layer.iter().map(|&node| apples[node]));
        layer = layer
            .iter()
            .flat_map(|&node: &usize| children[node].iter().copied())
            .collect();
    }

    let sum = nim::sum(counted.iter().copied());
    let mut frequency: HashMap<u64, u64> = HashMap::new();
    for &heap in &others {
        *frequency.entry(heap).or_insert(0) += 1;
    }
    let mut pairs: u64 = counted
        .iter()
        .filter_map(|heap| frequency.get(&(heap ^ sum)))
        .sum();
    if sum == 0 {
        for kind in [counted, others] {
            let count = kind.len() as u64;
            pairs += count * count.saturating_sub(1) / 2;
        }
    }
    output.line(pairs);
}

fn main() {
    snippets::io::run(solve);
}
