//! # AtCoder AGC 048 D Pocky Game
//!
//! <https://atcoder.jp/contests/agc048/tasks/agc048_d>
//! · [Program] · [Samples] · [Difficulty] 4
//!
//! **Task.** Up to 100 piles of stones in a row. First takes one or more stones from the leftmost pile
//! that is left, Second from the rightmost one; they move in turn, and a player who cannot move
//! loses. Who wins?
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** The moves of the players differ ([`snippets::partizan`]), and what counts is how many
//! stones each needs in the pile at his end. Additional stones there never hurt: play as if they were
//! not there, and take them with the last stone. So of the moves that leave something of the pile the
//! one that takes one stone is best, and only this one and the whole pile need to be tried.
//!
//! On the piles l to r let f be the least number in pile l with which First, to move, wins, if pile r
//! is whole; and g the same for Second and pile r. A single pile is won by the player to move: f =
//! g = 1. Otherwise First can take his pile and win exactly when the pile r has fallen below g(l + 1,
//! r), and Second exactly when the pile l has fallen below f(l, r − 1). If pile r is below g(l + 1, r)
//! from the start, f = 1. If not, both take single stones, and the player who has to fall below the
//! bound loses. Second has a\[r\] − g(l + 1, r) stones to spare, and First, who moves first, needs one
//! more than that: f(l, r) = f(l, r − 1) + a\[r\] − g(l + 1, r) + 1. For two piles with a\[r\] = 2 it
//! is 1 + 2 − 1 + 1 = 3. The mirror image gives g. O(n^2).
//!
//! </details>
use snippets::io::{Input, Output};

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    for _ in 0..input.read() {
        let piles: Vec<i64> = input.read_counted();
        let n = piles.len();
        let mut first = vec![vec![1; n]; n];
        let mut second = first.clone();
        for l in (0..n).rev() {
            for r in l + 1..n {
                let (f, g) = (first[l][r - 1], second[l + 1][r]);
                if piles[r] >= g {
                    first[l][r] = f + piles[r] - g + 1;
                }
                if piles[l] >= f {
                    second[l][r] = g + piles[l] - f + 1;
                }
            }
        }
        let won = piles[0] >= first[0][n - 1];
        output.line(if won { "First" } else { "Second" });
    }
}

fn main() {
    snippets::io::run(solve);
}
