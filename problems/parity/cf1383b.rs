//! # Codeforces 1383B GameGame
//!
//! <https://codeforces.com/problemset/problem/1383/B>
//! · [Program] · [Samples] · [Difficulty] 3 · [Twins]
//!
//! **Task.** An array of numbers. In turn each player takes one out and xors it into his own score,
//! which begins at 0. At the end the greater score wins. What does the first player get, a win, a loss
//! or a draw?
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** The highest bit that an odd number x of elements has decides, and the y other
//! elements pass the turn ([`snippets::parity`], theorem 6): the first player loses exactly if x mod 4
//! = 3 and y is even. If no bit has an odd number, it is a draw. O(n) per game.
//!
//! </details>
use snippets::io::{Input, Output};
use snippets::parity;

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    for _ in 0..input.read() {
        let numbers: Vec<u64> = input.read_counted();
        output.line(match parity::deciding_counts(&numbers) {
            None => "DRAW",
            Some((with_bit, others)) if with_bit % 4 == 3 && others % 2 == 0 => "LOSE",
            Some(_) => "WIN",
        });
    }
}

fn main() {
    snippets::io::run(solve);
}
