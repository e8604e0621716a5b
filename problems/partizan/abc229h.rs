//! # AtCoder ABC 229 H Advance or Eat
//!
//! <https://atcoder.jp/contests/abc229/tasks/abc229_h>
//! · [Program] · [Samples] · [Difficulty] 4
//!
//! **Task.** White and black pieces on a board of at most 8 by 8 squares. The first player moves a
//! white piece to the empty square above it, or takes any black piece off the board; the second player
//! does the same with the colours exchanged. A player who cannot move loses. Who wins?
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** The columns are a sum, and each is a number ([`snippets::partizan`], when all positions are
//! numbers). The first player, to move, wins exactly if their sum is above 0. Up to 3^8 columns.
//!
//! </details>
use snippets::io::{Input, Output};
use snippets::partizan::Game;

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    let rows: Vec<Vec<u8>> = (0..input.read())
        .map(|_| input.read_word().into_bytes())
        .collect();
    let mut game = Game::new(|column: &Vec<u8>, left| options(column, left));
    let mut sum = 0;
    for i in 0..rows.len() {
        let column: Vec<u8> = rows.iter().map(|row| row[i]).collect();
        sum += game.value(&column);
    }
    output.line(if sum > 0 { "Takahashi" } else { "Snuke" });
}

/// What a move leaves of a column, from the top down.
fn options(column: &[u8], left: bool) -> Vec<Vec<Vec<u8>>> {
    let own = if left { b'W' } else { b'B' };
    let mut options = Vec::new();
    for (i, &square) in column.iter().enumerate() {
        let mut option = column.to_vec();
        if square == own {
            if i == 0 || column[i - 1] != b'.' {
                continue;
            }
            option.swap(i - 1, i);
        } else if square != b'.' {
            option[i] = b'.';
        } else {
            continue;
        }
        options.push(vec![option]);
    }
    options
}

fn main() {
    snippets::io::run(solve);
}
