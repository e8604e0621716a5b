//! # HackerRank Tower Breakers, Again!
//!
//! <https://www.hackerrank.com/contests/5-days-of-game-theory/challenges/tower-breakers-3>
//! · [Program] · [Samples] · [Difficulty] 3 · [Twins]
//!
//! **Task.** Towers up to 10^5 high. A move breaks one of them into two or more towers of one and
//! the same height. A player who cannot move, all heights being 1, loses. Which player wins?
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** A height has its number of odd prime factors as its value, and 1 more if it is even,
//! as the odd prime factors alone are divisor Nim ([`snippets::divisor_nim`]). An even number of equal
//! towers has the value 0, and an odd number of them has the value of one tower. So the moves lower the
//! height to a divisor with an odd quotient, or bring an even height to the value 0. That one or more
//! factors 2 add 1 is shown by induction. With k odd prime factors the first sort of moves leads to the
//! values of k − 1 and fewer factors: 0 to k − 1 for an odd height, and 1 to k for an even one. The
//! second sort adds the value 0 for an even height. So the least value that is missing is k for an odd
//! height and k + 1 for an even one. O(√h) for the height h.
//!
//! </details>
use snippets::io::{Input, Output};
use snippets::{divisor_nim, nim};

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    for _ in 0..input.read() {
        let won = nim::sum(input.read_counted().into_iter().map(value)) != 0;
        output.line(if won { 1 } else { 2 });
    }
}

fn value(height: u64) -> u64 {
    let odd = height >> height.trailing_zeros();
    divisor_nim::grundy(odd) + u64::from(odd < height)
}

fn main() {
    snippets::io::run(solve);
}
