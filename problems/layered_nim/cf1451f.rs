//! # Codeforces 1451F Nullify The Matrix
//!
//! <https://codeforces.com/problemset/problem/1451/F>
//! · [Program] · [Samples] · [Difficulty] 4
//!
//! **Task.** A matrix of natural numbers. A move lowers a number and changes at will, up or down, those
//! that follow it on a path of its choice that goes right and down. A player who cannot move loses. Who
//! wins, Ashish, who moves first, or Jeel?
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** This is layered Nim ([`snippets::layered_nim`]), in which the layers are the
//! diagonals of equal row plus column. A path meets no diagonal twice, and that to the last cell meets
//! each diagonal from its first one on. The game ends, as each move lowers the first number that it
//! changes in the order of the diagonals. O(n m).
//!
//! </details>
use snippets::io::{Input, Output};
use snippets::layered_nim;

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    for _ in 0..input.read() {
        let [rows, columns]: [usize; 2] = input.read_array();
        // The last cell lies on layer 0.
        let row_layers = |row| (0..columns).rev().map(move |column| row + column);
        let layers: Vec<usize> = (0..rows).rev().flat_map(row_layers).collect();
        let won = layered_nim::wins(&layers, &input.read_list(layers.len()));
        output.line(if won { "Ashish" } else { "Jeel" });
    }
}

fn main() {
    snippets::io::run(solve);
}
