//! # Codeforces 1503B 3-Coloring
//!
//! <https://codeforces.com/problemset/problem/1503/B>
//! · [Program] · [Samples] · [Difficulty] 3
//!
//! **Task.** A board of n × n cells. In each turn the judge forbids one of the colours 1, 2 and 3, and the
//! program puts a token of another colour on an empty cell. Two neighbours may never have the same colour
//! (interactive).
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** Put 1 on black cells and 2 on white ones as on a chessboard, until one class is full;
//! the other class takes 3 where its own colour is forbidden ([`snippets::interactive`]). O(n²).
//!
//! </details>
use snippets::io::{Input, Output};

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    let n: usize = input.read();
    let cells = (0..n * n).map(|cell| (cell / n, cell % n));
    // The empty cells of colour 1, which are black, and those of colour 2.
    let (mut black, mut white): (Vec<_>, Vec<_>) = cells.partition(|(i, j)| (i + j) % 2 == 0);
    for _ in 0..n * n {
        let forbidden: u32 = input.read();
        let (colour, cell) = if forbidden != 1 && !black.is_empty() {
            (1, black.pop())
        } else if forbidden != 2 && !white.is_empty() {
            (2, white.pop())
        } else {
            // One class is full, and the colour of the other one is forbidden.
            (3, black.pop().or_else(|| white.pop()))
        };
        let (i, j) = cell.expect("an empty cell");
        output.list([colour, i + 1, j + 1]);
    }
}

fn main() {
    snippets::io::run(solve);
}
