//! # AtCoder AGC 002 E Candy Piles
//!
//! <https://atcoder.jp/contests/agc002/tasks/agc002_e>
//! · [Program] · [Samples] · [Difficulty] 4
//!
//! **Task.** Up to 10^5 heaps of sweets; a move eats a largest heap, or one sweet of every heap. The
//! player who eats the last sweet loses. Does the first player win?
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** The play is a walk through a diagram of the heaps, and the diagonal of this diagram
//! decides who wins ([`snippets::candy_piles`]). O(n log n).
//!
//! </details>
use snippets::candy_piles;
use snippets::io::{Input, Output};

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    let won = candy_piles::wins(&input.read_counted());
    output.line(if won { "First" } else { "Second" });
}

fn main() {
    snippets::io::run(solve);
}
