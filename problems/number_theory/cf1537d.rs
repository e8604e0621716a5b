//! # Codeforces 1537D Deleting Divisors
//!
//! <https://codeforces.com/problemset/problem/1537/D>
//! · [Program] · [Samples] · [Difficulty] 3
//!
//! **Task.** A number; a move subtracts one of its divisors, but neither 1 nor the number itself.
//! Who wins, Alice, who moves first, or Bob?
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** Odd numbers are lost, and of the even ones every other power of 2
//! ([`snippets::number_theory`]). O(1) per test.
//!
//! </details>
use snippets::io::{Input, Output};
use snippets::number_theory;

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    for _ in 0..input.read() {
        let won = number_theory::wins_by_divisors(input.read());
        output.line(if won { "Alice" } else { "Bob" });
    }
}

fn main() {
    snippets::io::run(solve);
}
