//! # CodeChef ADAPWNS Ada Pawns
//!
//! <https://www.codechef.com/problems/ADAPWNS>
//! · [Program] · [Samples] · [Difficulty] 3
//!
//! **Task.** Pawns on a row of squares. A move takes one of them one or two squares to the left, past
//! no other pawn and onto none. A player who cannot move loses. Does the first player win?
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** Paired from the right, the gaps between the two pawns of a pair are heaps of the
//! subtraction game that takes 1 or 2 ([`snippets::gaps`], short steps), so the first player wins
//! exactly if the nim-sum of the gaps modulo 3 is not 0. O(N).
//!
//! </details>
use snippets::gaps;
use snippets::io::{Input, Output};

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    for _ in 0..input.read() {
        let row = input.read_word();
        let squares = (1..).zip(row.bytes());
        let pawns: Vec<u64> = squares
            .filter(|(_, sign)| *sign == b'P')
            .map(|(square, _)| square)
            .collect();
        let heaps = gaps::steps(&pawns).into_iter().step_by(2);
        let sum = heaps.fold(0, |sum, gap| sum ^ (gap % 3));
        output.line(if sum != 0 { "Yes" } else { "No" });
    }
}

fn main() {
    snippets::io::run(solve);
}
