//! # HackerRank The Prime Game
//!
//! <https://www.hackerrank.com/challenges/the-prime-game>
//! · [Program] · [Samples] · [Difficulty] 2
//!
//! **Task.** Several games with buckets of up to 10^18 balls. A move takes 2, 3, 5, 7, 11 or 13
//! balls out of one bucket, and a player who cannot move loses. Does Manasa, who moves first, win?
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** The nim-sum of the Grundy values of a subtraction game decides
//! ([`snippets::subtraction`]): from 0 on the values are 0, 0, 1, 1, 2, 2, 3, 3, 4, again and
//! again, which a short table proves. O(n) per game.
//!
//! </details>
use snippets::io::{Input, Output};
use snippets::{nim, subtraction};

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    let bucket = subtraction::period(&[2, 3, 5, 7, 11, 13], 64).expect("a period");
    for _ in 0..input.read() {
        let won = nim::sum((0..input.read()).map(|_| bucket.grundy(input.read()))) != 0;
        output.line(if won { "Manasa" } else { "Sandy" });
    }
}

fn main() {
    snippets::io::run(solve);
}
