//! # AtCoder EDPC K Stones
//!
//! <https://atcoder.jp/contests/dp/tasks/dp_k>
//!
//! **Task.** A move takes one of n given numbers of stones from a heap of K. Does the first player,
//! Taro, win?
//!
//! **Technique.** The Grundy value of a subtraction game ([`snippets::subtraction`]). O(n K).
use snippets::io::{Input, Output};
use snippets::subtraction;

pub fn solve(input: &mut Input, output: &mut Output) {
    let n = input.read();
    let heap: usize = input.read();
    let takes: Vec<usize> = input.read_list(n);
    let values = subtraction::grundy_values(&takes, heap);
    output.line(if values[heap] == 0 { "Second" } else { "First" });
}

pub fn main() {
    snippets::io::run(solve);
}
