//! # POJ 2311 Cutting Game
//!
//! <http://poj.org/problem?id=2311>
//! · [Program] · [Samples] · [Difficulty] 2 · [Twins]
//!
//! **Task.** A move cuts a piece of a W × H sheet along a line of the grid; the player who cuts out a
//! single cell wins. Does the first player win?
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** Only cuts that leave sides of 2 or more count, and the value of a sheet is the mex of
//! the nim-sums of its two parts ([`snippets::mex`]). A player who cuts off a strip of width 1 loses, as
//! the opponent cuts a cell from it; so a player who has no other cut loses, and it is a sum of games.
//! A turned sheet has the same value. All sheets with sides up to s: O(s^3) once.
//!
//! </details>
use snippets::io::{Input, Output};
use snippets::mex::Mex;

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    let mut sheets: Vec<(usize, usize)> = Vec::new();
    while !input.at_end() {
        sheets.push((input.read(), input.read()));
    }
    let most = sheets.iter().map(|&(width, height)| width.max(height));
    let values = grundy_values(most.max().unwrap_or(0));
    for (width, height) in sheets {
        let won = values[width][height] != 0;
        output.line(if won { "WIN" } else { "LOSE" });
    }
}

/// The values of all sheets with sides of at most `most`.
fn grundy_values(most: usize) -> Vec<Vec<u64>> {
    let mut mex = Mex::default();
    let mut values = vec![vec![0; most + 1]; most + 1];
    for width in 2..=most {
        for height in 2..=width {
            let cuts = |row: usize, side: usize| {
                let row = &values[row];
                (2..=side / 2).map(move |cut| row[cut] ^ row[side - cut])
            };
            let value = mex.of(cuts(height, width).chain(cuts(width, height)));
            values[width][height] = value;
            values[height][width] = value;
        }
    }
    values
}

fn main() {
    snippets::io::run(solve);
}
