//! # Codeforces 1147C Thanos Nim
//!
//! <https://codeforces.com/problemset/problem/1147/C>
//! · [Program] · [Samples] · [Difficulty] 3
//!
//! **Task.** An even number n of heaps. A move takes one or more stones from each of exactly n / 2 heaps.
//! A player who cannot move loses. Who wins, Alice, who moves first, or Bob?
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** If exactly half of the heaps change, the position is lost exactly when more than half
//! of them have the least size ([`snippets::moore`], other rules). O(n).
//!
//! </details>
use snippets::io::{Input, Output};

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    let heaps: Vec<u64> = input.read_counted();
    let least = heaps.iter().min().expect("a heap");
    let smallest = heaps.iter().filter(|&heap| heap == least).count();
    let won = smallest <= heaps.len() / 2;
    output.line(if won { "Alice" } else { "Bob" });
}

fn main() {
    snippets::io::run(solve);
}
