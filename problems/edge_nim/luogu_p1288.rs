//! # Luogu P1288 取数游戏 II
//!
//! <https://www.luogu.com.cn/problem/P1288>
//! · [Program] · [Samples] · [Difficulty] 3 · [Twins]
//!
//! **Task.** A ring of N numbers with a coin between the last and the first one. A move lowers the
//! number on one side of the coin and moves the coin over this number; a player who finds 0 on both
//! sides loses. Does the first player win?
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** The first player wins exactly when the number of edges up to the first 0 is odd
//! on at least one side ([`snippets::edge_nim`]). O(N).
//!
//! </details>
use snippets::edge_nim;
use snippets::io::{Input, Output};

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    let won = edge_nim::wins(&input.read_counted());
    output.line(if won { "YES" } else { "NO" });
}

fn main() {
    snippets::io::run(solve);
}
