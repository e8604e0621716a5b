//! # AtCoder AGC 014 D Black and White Tree
//!
//! <https://atcoder.jp/contests/agc014/tasks/agc014_d>
//! · [Program] · [Samples] · [Difficulty] 3
//!
//! **Task.** Two players in turn paint a node of a tree of up to 10^5 nodes, the first player white and
//! the second one black. When all are painted, each white node next to a black one turns black, all at
//! once. Is a white node left?
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** The second player wins exactly if the tree has a perfect matching: he always answers
//! at the partner ([`snippets::strategies`]). If the tree has none, stripping leaves leads to a node
//! without a partner. O(n).
//!
//! </details>
use snippets::io::{Input, Output};
use snippets::strategies;

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    let n: usize = input.read();
    let stripped = strategies::strip_leaves(&input.read_edges(n - 1));
    let won = stripped.iter().any(|(_, partner)| partner.is_none());
    output.line(if won { "First" } else { "Second" });
}

fn main() {
    snippets::io::run(solve);
}
