//! # HackerRank Tower Breakers, Revisited!
//!
//! <https://www.hackerrank.com/contests/5-days-of-game-theory/challenges/tower-breakers-2>
//!
//! **Task.** Towers up to 10^6 high. A move lowers one of them to a divisor of its height. A player
//! who cannot move, all heights being 1, loses. Which player wins?
//!
//! **Technique.** Divisor Nim ([`snippets::divisor_nim`]). O(√h) for the height h.
use snippets::divisor_nim::prime_factors;
use snippets::io::{Input, Output};
use snippets::nim;

pub fn solve(input: &mut Input, output: &mut Output) {
    for _ in 0..input.read() {
        let n = input.read();
        let heights: Vec<u64> = input.read_list(n);
        let heaps: Vec<u64> = heights.into_iter().map(prime_factors).collect();
        output.line(if nim::wins(&heaps) { 1 } else { 2 });
    }
}

pub fn main() {
    snippets::io::run(solve);
}
