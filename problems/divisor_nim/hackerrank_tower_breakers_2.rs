//! # HackerRank Tower Breakers, Revisited!
//!
//! <https://www.hackerrank.com/contests/5-days-of-game-theory/challenges/tower-breakers-2>
//! · [Program] · [Samples] · [Difficulty] 2 · [Twins]
//!
//! **Task.** Towers up to 10^6 high. A move lowers one of them to a divisor of its height. A player
//! who cannot move, all heights being 1, loses. Which player wins?
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** In divisor Nim a height has its number of prime factors as its value, and the
//! nim-sum decides ([`snippets::divisor_nim`]). O(√h) for the height h.
//!
//! </details>
use snippets::io::{Input, Output};
use snippets::{divisor_nim, nim};

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    for _ in 0..input.read() {
        let heights = input.read_counted().into_iter();
        let won = nim::sum(heights.map(divisor_nim::grundy)) != 0;
        output.line(if won { 1 } else { 2 });
    }
}

fn main() {
    snippets::io::run(solve);
}
