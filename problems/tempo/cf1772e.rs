//! # Codeforces 1772E Permutation Game
//!
//! <https://codeforces.com/problemset/problem/1772/E>
//! · [Program] · [Samples] · [Difficulty] 2
//!
//! **Task.** A permutation of 1 to n, all its elements red. A move paints an element blue, or puts the
//! blue elements into any order on their places, or does nothing. First wins as soon as the permutation
//! is in growing order, Second as soon as it is in falling order; it is a draw if that never happens.
//! How does it end, if First moves first?
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** A red element at a wrong place hinders First, Second or both, and a move clears one of
//! them away: a goal of counts ([`snippets::tempo`], theorem 2). With f of them that hinder First alone, s
//! that hinder Second alone, and c that hinder both, First wins exactly if f + c ≤ s, and Second exactly
//! if s + c < f. O(n) per game.
//!
//! </details>
use snippets::io::{Input, Output};

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    for _ in 0..input.read() {
        let numbers: Vec<usize> = input.read_counted();
        let (mut first, mut second, mut both) = (0, 0, 0);
        for (place, &number) in (1..).zip(&numbers) {
            let hinders_first = number != place;
            let hinders_second = number + place != numbers.len() + 1;
            match (hinders_first, hinders_second) {
                (true, true) => both += 1,
                (true, false) => first += 1,
                (false, true) => second += 1,
                (false, false) => {}
            }
        }
        output.line(if first + both <= second {
            "First"
        } else if second + both < first {
            "Second"
        } else {
            "Tie"
        });
    }
}

fn main() {
    snippets::io::run(solve);
}
