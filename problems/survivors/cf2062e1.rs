//! # Codeforces 2062E1 The Game (Easy Version)
//!
//! <https://codeforces.com/problemset/problem/2062/E1>
//! · [Program] · [Samples] · [Difficulty] 3
//!
//! **Task.** A rooted tree with weights. A move deletes a vertex that is heavier than the one the
//! opponent has just chosen, with all that is below it; the first move is free. The first player who
//! cannot move wins. With which first vertex does the first player win?
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** Leave exactly one more move ([`snippets::survivors`], one more move): the heaviest vertex
//! that has a heavier one outside of its subtree. In the order of a walk through the tree the outside
//! of a subtree is a prefix and a suffix, whose greatest weights are known. O(n).
//!
//! </details>
use snippets::graphs::leaves_first;
use snippets::io::{Input, Output};

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    for _ in 0..input.read() {
        let n: usize = input.read();
        let weights: Vec<usize> = input.read_list(n);
        let order = leaves_first(&input.read_edges(n - 1), 0);
        let mut sizes = vec![1; n];
        for &(v, parent) in &order {
            sizes[parent] += sizes[v];
        }
        // Each vertex stands before its subtree, which has places of its own.
        let mut places = vec![0; n];
        let mut free = vec![1; n];
        for &(v, parent) in order.iter().rev() {
            places[v] = free[parent];
            free[parent] += sizes[v];
            free[v] = places[v] + 1;
        }
        let mut row = vec![0; n];
        for v in 0..n {
            row[places[v]] = weights[v];
        }
        // The greatest weights before each place, and from it on.
        let mut before = vec![0; n + 1];
        let mut after = vec![0; n + 1];
        for place in 0..n {
            before[place + 1] = row[place].max(before[place]);
        }
        for place in (0..n).rev() {
            after[place] = row[place].max(after[place + 1]);
        }
        let is_open = |&v: &usize| {
            let outside = before[places[v]].max(after[places[v] + sizes[v]]);
            outside > weights[v]
        };
        let best = (0..n).filter(is_open).max_by_key(|&v| weights[v]);
        output.line(best.map_or(0, |v| v + 1));
    }
}

fn main() {
    snippets::io::run(solve);
}
