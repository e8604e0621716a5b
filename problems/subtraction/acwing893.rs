//! # AcWing 893 集合-Nim游戏
//!
//! <https://www.acwing.com/problem/content/895/>
//!
//! **Task.** Some heaps and a set of numbers; a move takes as many stones from one heap as one of
//! the numbers says. Does the first player win?
//!
//! **Technique.** The nim-sum of the Grundy values of a subtraction game ([`snippets::subtraction`]).
//! O(h k) for the greatest heap h and k numbers.
use snippets::io::{Input, Output};
use snippets::subtraction;

pub fn solve(input: &mut Input, output: &mut Output) {
    let k = input.read();
    let takes: Vec<usize> = input.read_list(k);
    let n = input.read();
    let heaps: Vec<usize> = input.read_list(n);
    let most = heaps.iter().copied().max().expect("a heap");
    let values = subtraction::grundy_values(&takes, most);
    let sum = heaps.iter().fold(0, |sum, &heap| sum ^ values[heap]);
    output.line(if sum != 0 { "Yes" } else { "No" });
}

pub fn main() {
    snippets::io::run(solve);
}
