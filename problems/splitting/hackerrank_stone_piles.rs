//! # HackerRank Stone Piles
//!
//! <https://www.hackerrank.com/challenges/stone-piles>
//! · [Program] · [Samples] · [Difficulty] 2
//!
//! **Task.** Piles of stones. A move replaces a pile by two or more piles of as many stones in all, no
//! two of which are equal. A player who cannot move loses. Who wins?
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** A pile of n ≥ 9 stones has the value n − 4 ([`snippets::splitting`], different
//! parts), and piles of 0 to 8 stones have the values 0, 0, 0, 1, 0, 2, 3, 4, 0. The nim-sum decides.
//! O(N) per game.
//!
//! </details>
use snippets::io::{Input, Output};

/// The values of piles of 0 to 8 stones.
const SMALL: [usize; 9] = [0, 0, 0, 1, 0, 2, 3, 4, 0];

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    for _ in 0..input.read() {
        let piles: Vec<usize> = input.read_counted();
        let value = |&pile: &usize| SMALL.get(pile).copied().unwrap_or(pile.max(4) - 4);
        let sum = piles.iter().map(value).fold(0, |sum, value| sum ^ value);
        output.line(if sum != 0 { "ALICE" } else { "BOB" });
    }
}

fn main() {
    snippets::io::run(solve);
}
