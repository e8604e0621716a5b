//! # AtCoder ARC 131 C Zero XOR
//!
//! <https://atcoder.jp/contests/arc131/tasks/arc131_c>
//! · [Program] · [Samples] · [Difficulty] 4
//!
//! **Task.** n different positive numbers with a nim-sum other than 0. A move removes one of them, and
//! wins if the nim-sum of the others is 0 then. Does the first player win?
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** Moves that let the opponent win at once come in pairs, so with an odd number of
//! numbers there is another one ([`snippets::parity`], theorem 4). So an odd n is won, and an even n only
//! if the first move wins, that is, if the nim-sum is one of the numbers. O(n).
//!
//! </details>
use snippets::io::{Input, Output};

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    let numbers: Vec<u64> = input.read_counted();
    let sum = numbers.iter().fold(0, |sum, number| sum ^ number);
    let won = numbers.len() % 2 == 1 || numbers.contains(&sum);
    output.line(if won { "Win" } else { "Lose" });
}

fn main() {
    snippets::io::run(solve);
}
