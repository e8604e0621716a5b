//! # AtCoder EDPC K Stones
//!
//! <https://atcoder.jp/contests/dp/tasks/dp_k>
//! · [Program]
//!
//! **Task.** A move takes one of n given numbers of stones from a heap of K. Does the first player,
//! Taro, win?
//!
//! **Technique.** This is a subtraction game with one heap, which is lost exactly when its value is
//! 0 ([`snippets::subtraction`]). O(n K).
#![doc(alias = "Stones")]
use snippets::io::{Input, Output};
use snippets::subtraction;

pub fn solve(input: &mut Input, output: &mut Output) {
    let (n, stones): (usize, usize) = (input.read(), input.read());
    let won = subtraction::grundy_values(&input.read_list(n), stones)[stones] != 0;
    output.line(if won { "First" } else { "Second" });
}

pub fn main() {
    snippets::io::run(solve);
}
