//! # AcWing 892 台阶-Nim游戏
//!
//! <https://www.acwing.com/problem/content/894/>
//! · [Program] · [Samples] · [Difficulty] 1 · [Twins]
//!
//! **Task.** One game of staircase Nim: does the first player win?
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** The first player wins exactly when the nim-sum of the odd steps is not 0
//! ([`snippets::staircase`]). O(n).
//!
//! </details>
use snippets::io::{Input, Output};
use snippets::staircase;

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    let won = staircase::wins(&input.read_counted());
    output.line(if won { "Yes" } else { "No" });
}

fn main() {
    snippets::io::run(solve);
}
