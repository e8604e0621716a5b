//! # AcWing 894 拆分-Nim游戏
//!
//! <https://www.acwing.com/problem/content/896/>
//! · [Program] · [Samples] · [Difficulty] 2
//!
//! **Task.** Some heaps; a move replaces one of them by any two smaller ones, empty heaps allowed.
//! Does the first player win?
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** The nim-sum of the Grundy values of a splitting game decides
//! ([`snippets::splitting`]). O(h³) for the greatest heap h.
//!
//! </details>
use snippets::io::{Input, Output};
use snippets::splitting;

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    let won = splitting::wins(splitting::two_smaller, &input.read_counted());
    output.line(if won { "Yes" } else { "No" });
}

fn main() {
    snippets::io::run(solve);
}
