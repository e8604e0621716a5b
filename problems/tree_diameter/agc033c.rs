//! # AtCoder AGC 033 C Removing Coins
//!
//! <https://atcoder.jp/contests/agc033/tasks/agc033_c>
//! · [Program] · [Samples] · [Difficulty] 3
//!
//! **Task.** A tree of up to 2 · 10^5 vertices with a coin on each. A move takes all coins from a
//! vertex and carries every other coin one edge nearer to that vertex. A player who finds no coin
//! loses. Does the first player win?
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** The first player loses exactly when the diameter, in edges, is 1 modulo 3
//! ([`snippets::tree_diameter`]). O(n).
//!
//! </details>
use snippets::io::{Input, Output};
use snippets::tree_diameter;

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    let n: usize = input.read();
    let won = tree_diameter::wins(&input.read_edges(n - 1));
    output.line(if won { "First" } else { "Second" });
}

fn main() {
    snippets::io::run(solve);
}
