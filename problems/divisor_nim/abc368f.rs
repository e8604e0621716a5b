//! # AtCoder ABC 368 F Dividing Game
//!
//! <https://atcoder.jp/contests/abc368/tasks/abc368_f>
//! · [Program] · [Samples] · [Difficulty] 2 · [Twins]
//!
//! **Task.** Numbers from 2 to 10^5. A move replaces one of them by a smaller divisor. A player who
//! cannot move loses. Does the first player win?
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** In divisor Nim a number has its number of prime factors as its value, and the
//! nim-sum decides ([`snippets::divisor_nim`]). O(n + a log log a) for numbers up to a.
//!
//! </details>
use snippets::io::{Input, Output};
use snippets::{divisor_nim, nim};

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    let numbers: Vec<usize> = input.read_counted();
    let values = divisor_nim::grundy_values(numbers.iter().max().copied().unwrap_or(0));
    let won = nim::sum(numbers.iter().map(|&number| values[number])) != 0;
    output.line(if won { "Anna" } else { "Bruno" });
}

fn main() {
    snippets::io::run(solve);
}
