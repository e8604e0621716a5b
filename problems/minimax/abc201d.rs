//! # AtCoder ABC 201 D Game in Momotetsu World
//!
//! <https://atcoder.jp/contests/abc201/tasks/abc201_d>
//! · [Program] · [Samples] · [Difficulty] 2
//!
//! **Task.** A piece goes from the top left cell of a table one cell to the right or down, moved by
//! both players in turn, until it cannot move. The player who moves it onto a blue cell, `+`, gets a
//! point, and the player who moves it onto a red one, `-`, loses one. Who has more in the end?
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** The lead of the player to move depends on the piece's cell alone, and is computed from
//! the bottom right cell to the top left one ([`snippets::minimax`]). O(H W), and one row of the table.
//!
//! </details>
use snippets::io::{Input, Output};

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    let (height, width): (usize, usize) = (input.read(), input.read());
    let rows: Vec<String> = (0..height).map(|_| input.read_word()).collect();
    // How much a move to the cell brings, and the lead there is lost; `None` outside the table.
    let mut gains = vec![None; width + 1];
    // Of the player to move, with the piece on the cell that was looked at last.
    let mut lead = 0;
    for row in rows.iter().rev() {
        for (column, cell) in row.bytes().enumerate().rev() {
            let best = gains[column].max(gains[column + 1]);
            lead = best.unwrap_or(0);
            let points = if cell == b'+' { 1 } else { -1 };
            gains[column] = Some(points - lead);
        }
    }
    output.line(match lead {
        1.. => "Takahashi",
        0 => "Draw",
        _ => "Aoki",
    });
}

fn main() {
    snippets::io::run(solve);
}
