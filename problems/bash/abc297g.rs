//! # AtCoder ABC 297 G Constrained Nim 2
//!
//! <https://atcoder.jp/contests/abc297/tasks/abc297_g>
//!
//! **Task.** Heaps; a move takes at least L and at most R stones from one of them. Does the first
//! player win?
//!
//! **Technique.** The nim-sum of the Grundy values of Bash's game ([`snippets::bash`]). O(n).
use snippets::bash;
use snippets::io::{Input, Output};

pub fn solve(input: &mut Input, output: &mut Output) {
    let n: usize = input.read();
    let least = input.read();
    let most = input.read();
    let nim_sum = (0..n).fold(0, |sum, _| sum ^ bash::grundy(input.read(), least, most));
    output.line(if nim_sum == 0 { "Second" } else { "First" });
}

pub fn main() {
    snippets::io::run(solve);
}
