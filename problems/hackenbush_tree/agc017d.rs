//! # AtCoder AGC 017 D Game on Tree
//!
//! <https://atcoder.jp/contests/agc017/tasks/agc017_d>
//! · [Program] · [Samples] · [Difficulty] 1 · [Twins]
//!
//! **Task.** A tree; a move cuts an edge, and the part without vertex 1 is thrown away. Who wins,
//! Alice, who moves first, or Bob?
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** In green hackenbush on a tree the value of a vertex is the nim-sum of its
//! children's values, each plus 1 ([`snippets::hackenbush_tree`]). O(n).
//!
//! </details>
use snippets::hackenbush_tree;
use snippets::io::{Input, Output};

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    let n: usize = input.read();
    let won = hackenbush_tree::wins(&input.read_edges(n - 1), 0);
    output.line(if won { "Alice" } else { "Bob" });
}

fn main() {
    snippets::io::run(solve);
}
