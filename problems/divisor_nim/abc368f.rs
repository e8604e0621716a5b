//! # AtCoder ABC 368 F Dividing Game
//!
//! <https://atcoder.jp/contests/abc368/tasks/abc368_f>
//!
//! **Task.** Numbers from 2 to 10^5. A move replaces one of them by a smaller divisor. Who cannot move
//! loses. Does the first player win?
//!
//! **Technique.** Divisor Nim ([`snippets::divisor_nim`]). O(√a) for the number a.
use snippets::divisor_nim::prime_factors;
use snippets::io::{Input, Output};
use snippets::nim;

pub fn solve(input: &mut Input, output: &mut Output) {
    let n = input.read();
    let numbers: Vec<u64> = input.read_list(n);
    let heaps: Vec<u64> = numbers.into_iter().map(prime_factors).collect();
    output.line(if nim::wins(&heaps) { "Anna" } else { "Bruno" });
}

pub fn main() {
    snippets::io::run(solve);
}
