//! # AtCoder ABC 368 F Dividing Game
//!
//! <https://atcoder.jp/contests/abc368/tasks/abc368_f>
//!
//! **Task.** Numbers from 2 to 10^5. A move replaces one of them by a smaller divisor. A player who
//! cannot move loses. Does the first player win?
//!
//! **Technique.** Divisor Nim ([`snippets::divisor_nim`]). O(n + a log log a) for
//! numbers up to a.
use snippets::divisor_nim::prime_factors_up_to;
use snippets::io::{Input, Output};
use snippets::nim;

pub fn solve(input: &mut Input, output: &mut Output) {
    let n = input.read();
    let numbers: Vec<usize> = input.read_list(n);
    let counts = prime_factors_up_to(numbers.iter().max().copied().unwrap_or(0));
    let heaps: Vec<u64> = numbers.into_iter().map(|number| counts[number]).collect();
    output.line(if nim::wins(&heaps) { "Anna" } else { "Bruno" });
}

pub fn main() {
    snippets::io::run(solve);
}
