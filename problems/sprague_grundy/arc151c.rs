//! # AtCoder ARC 151 C 01 Game
//!
//! <https://atcoder.jp/contests/arc151/tasks/arc151_c>
//! · [Program] · [Samples] · [Difficulty] 3
//!
//! **Task.** Up to 10^18 cells in a row, some with a digit 0 or 1. A move writes a digit into an
//! empty cell, but equal digits are never neighbours. A player who cannot move loses. Does
//! Takahashi, who moves first, win?
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** The runs of empty cells are a sum of games ([`snippets::sprague_grundy`]). A run of
//! l cells has the value
//!
//! - 1 between equal digits and 0 between different ones: a digit in it leaves two runs of one sort
//!   in the first case, with the nim-sum 0, and one run of each sort in the second, with the nim-sum 1.
//!   Between equal digits there is an empty cell, where the other digit may stand.
//! - l with a digit at one end: a move leaves i < l cells of the same sort and l − 1 − i between two
//!   digits, of value 0 or, if that is not 0 cells, of value 1. So all values i < l are left. The value
//!   l is not: l is i ⊕ 1 only for an odd l and i = l − 1, which leaves 0 cells between digits.
//! - l mod 2 with no digit at all: a move leaves the values i and l − 1 − i, by induction. Their
//!   nim-sum is odd for an even l, so that it is never 0; it is even for an odd l, so that it is never
//!   1, and 0 by a digit in the middle.
//!
//! O(m) for m digits.
//!
//! </details>
use snippets::io::{Input, Output};

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    let n: u64 = input.read();
    let m: usize = input.read();
    let digits: Vec<(u64, u64)> = (0..m).map(|_| (input.read(), input.read())).collect();
    let mut sum = match (digits.first(), digits.last()) {
        (Some((first, _)), Some((last, _))) => (first - 1) ^ (n - last),
        _ => n % 2,
    };
    for pair in digits.windows(2) {
        sum ^= u64::from(pair[0].1 == pair[1].1);
    }
    let won = sum != 0;
    output.line(if won { "Takahashi" } else { "Aoki" });
}

fn main() {
    snippets::io::run(solve);
}
