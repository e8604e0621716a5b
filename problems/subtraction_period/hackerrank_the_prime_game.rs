//! # HackerRank The Prime Game
//!
//! <https://www.hackerrank.com/challenges/the-prime-game>
//!
//! **Task.** Several games with buckets of up to 10^18 balls. A move takes 2, 3, 5, 7, 11 or 13
//! balls out of one bucket, and a player who cannot move loses. Does Manasa, who moves first, win?
//!
//! **Technique.** The nim-sum of the Grundy values of a subtraction game with its period
//! ([`snippets::subtraction_period`]): from 0 on the values are 0, 0, 1, 1, 2, 2, 3, 3, 4, again and
//! again, which a short table proves. O(n) per game.
use snippets::io::{Input, Output};
use snippets::subtraction_period::period;

pub fn solve(input: &mut Input, output: &mut Output) {
    let bucket = period(&[2, 3, 5, 7, 11, 13], 64).expect("a period");
    for _ in 0..input.read() {
        let n: usize = input.read();
        let nim_sum = (0..n).fold(0, |sum, _| sum ^ bucket.grundy(input.read()));
        output.line(if nim_sum == 0 { "Sandy" } else { "Manasa" });
    }
}

pub fn main() {
    snippets::io::run(solve);
}
