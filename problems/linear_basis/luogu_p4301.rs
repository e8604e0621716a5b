//! # Luogu P4301 \[CQOI2013\] 新Nim游戏
//!
//! <https://www.luogu.com.cn/problem/P4301>
//! · [Program] · [Samples] · [Difficulty] 3 · [Twins]
//!
//! **Task.** Before a game of Nim the first and then the second player may each remove whole heaps, but
//! not all that are left; then the first player begins. He wants to win, and to remove as few matches
//! as he can. How many does he remove?
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** He wins exactly if no heaps among those that he leaves have the nim-sum 0, so he
//! keeps, from the greatest heap on, each that brings new nim-sums to a linear basis
//! ([`snippets::linear_basis`]). He never removes all, as the greatest heap stays. O(k log k + 30 k).
//!
//! </details>
use snippets::io::{Input, Output};
use snippets::linear_basis::LinearBasis;

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    let mut heaps: Vec<u64> = input.read_counted();
    heaps.sort_unstable();
    let mut basis = LinearBasis::default();
    let removed = heaps.iter().rev().filter(|&&heap| !basis.add(heap));
    output.line(removed.sum::<u64>());
}

fn main() {
    snippets::io::run(solve);
}
