//! # Codeforces 317D Game with Powers
//!
//! <https://codeforces.com/problemset/problem/317/D>
//! · [Program] · [Samples] · [Difficulty] 3
//!
//! **Task.** The numbers 1 to n; a move chooses a number that is still allowed and forbids it and
//! all its powers. Who wins, Vasya, who moves first, or Petya?
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** The numbers fall into chains of the powers of one base, and only the number of chains
//! of each length is needed ([`snippets::powers`]). O(log² n).
//!
//! </details>
use snippets::io::{Input, Output};
use snippets::powers;

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    let won = powers::grundy(input.read()) != 0;
    output.line(if won { "Vasya" } else { "Petya" });
}

fn main() {
    snippets::io::run(solve);
}
