//! # AtCoder ARC 137 C Distinct Numbers
//!
//! <https://atcoder.jp/contests/arc137/tasks/arc137_c>
//! · [Program] · [Samples] · [Difficulty] 4
//!
//! **Task.** Up to 3 · 10^5 different numbers from 0 to 10^9. A move replaces the largest by a
//! smaller one that is not there. A player who cannot move loses. Does the first player, Alice,
//! win?
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** The first player loses exactly when the largest number is 1 above the next and an
//! even number of holes lies below that, by strategy stealing ([`snippets::strategy_stealing`]).
//! O(n).
//!
//! </details>
use snippets::io::{Input, Output};
use snippets::strategy_stealing;

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    let won = strategy_stealing::wins(&input.read_counted());
    output.line(if won { "Alice" } else { "Bob" });
}

fn main() {
    snippets::io::run(solve);
}
