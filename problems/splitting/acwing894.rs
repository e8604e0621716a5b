//! # AcWing 894 拆分-Nim游戏
//!
//! <https://www.acwing.com/problem/content/896/>
//!
//! **Task.** Some heaps; a move replaces one of them by any two smaller ones, empty heaps allowed.
//! Does the first player win?
//!
//! **Technique.** The nim-sum of the Grundy values of a splitting game ([`snippets::splitting`]).
//! O(h³) for the greatest heap h.
use snippets::io::{Input, Output};
use snippets::splitting;

pub fn solve(input: &mut Input, output: &mut Output) {
    let n = input.read();
    let heaps: Vec<usize> = input.read_list(n);
    let most = heaps.iter().copied().max().expect("a heap");
    let values = splitting::grundy_values(most, |heap| {
        (0..heap).flat_map(|a| (0..=a).map(move |b| (a, b)))
    });
    let sum = heaps.iter().fold(0, |sum, &heap| sum ^ values[heap]);
    output.line(if sum != 0 { "Yes" } else { "No" });
}

pub fn main() {
    snippets::io::run(solve);
}
