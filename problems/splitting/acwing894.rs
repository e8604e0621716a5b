//! # AcWing 894 拆分-Nim游戏
//!
//! <https://www.acwing.com/problem/content/896/>
//! · [Program]
//!
//! **Task.** Some heaps; a move replaces one of them by any two smaller ones, empty heaps allowed.
//! Does the first player win?
//!
//! **Technique.** The nim-sum of the Grundy values of a splitting game decides
//! ([`snippets::splitting`]). O(h³) for the greatest heap h.
#![doc(alias = "拆分-Nim游戏")]
use snippets::io::{Input, Output};
use snippets::{nim, splitting};

pub fn solve(input: &mut Input, output: &mut Output) {
    let heaps: Vec<usize> = input.read_counted();
    let most = heaps.iter().copied().max().expect("a heap");
    let values = splitting::grundy_values(splitting::two_smaller, most);
    let won = nim::wins(heaps.iter().map(|&heap| values[heap]));
    output.line(if won { "Yes" } else { "No" });
}

pub fn main() {
    snippets::io::run(solve);
}
