//! # AcWing 893 集合-Nim游戏
//!
//! <https://www.acwing.com/problem/content/895/>
//! · [Program] · [Samples] · [Difficulty] 1 · [Twins]
//!
//! **Task.** Some heaps and a set of numbers; a move takes as many stones from one heap as one of
//! the numbers says. Does the first player win?
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** The nim-sum of the Grundy values of a subtraction game decides
//! ([`snippets::subtraction`]). O(h k) for the greatest heap h and k numbers.
//!
//! </details>
use snippets::io::{Input, Output};
use snippets::subtraction;

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    let won = subtraction::wins(&input.read_counted(), &input.read_counted());
    output.line(if won { "Yes" } else { "No" });
}

fn main() {
    snippets::io::run(solve);
}
