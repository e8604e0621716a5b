//! # Codeforces 2155E Mimo & Yuyu
//!
//! <https://codeforces.com/problemset/problem/2155/E>
//! · [Program] · [Samples] · [Difficulty] 3
//!
//! **Task.** Tokens on a board. A move takes one off, at a column above 1, and walks from there through
//! different cells next to each other, at once to the next lower column, never to a higher one, and at
//! last to column 1. It puts a token on each cell of the walk after the first. A player who cannot move
//! loses. Who wins?
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** With two rows or more a walk leaves one token or two in each lower column, as the
//! player likes: as a coin, a column can be turned with any set of lower ones
//! ([`snippets::coin_turning`], any set), so the first player wins exactly if a column above 1 holds an
//! odd number of tokens. In one row each move changes the parity of column 2 ([`snippets::parity`],
//! theorem 1), which is empty at the end, so that parity decides. O(k log k) for k tokens.
//!
//! </details>
//!
//! **Samples.** This project's own, not the judge's.
use snippets::io::{Input, Output};

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    for _ in 0..input.read() {
        let [rows, _, k]: [usize; 3] = input.read_array();
        let mut columns: Vec<usize> = (0..k).map(|_| input.read_array::<_, 2>()[1]).collect();
        columns.retain(|&column| column == 2 || column > 2 && rows > 1);
        columns.sort_unstable();
        // Tokens of one column go in pairs, and an odd one is left over.
        let mut odd = Vec::new();
        for column in columns {
            if odd.last() == Some(&column) {
                odd.pop();
            } else {
                odd.push(column);
            }
        }
        output.line(if odd.is_empty() { "Yuyu" } else { "Mimo" });
    }
}

fn main() {
    snippets::io::run(solve);
}
