//! # CodeChef GRIDGAME Game on a Grid
//!
//! <https://www.codechef.com/problems/GRIDGAME>
//! · [Program] · [Samples] · [Difficulty] 4
//!
//! **Task.** A pawn on a grid goes any number of cells to the left or any number down, but neither onto a
//! closed cell nor over one. A player who cannot move loses. Who wins from each of Q cells?
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** Two heaps with walls ([`snippets::nim_shortcuts`], walls): row by row, the lost cells are
//! pieces of diagonals. O((N + Q) log N).
//!
//! </details>
use snippets::io::{Input, Output};
use snippets::nim_shortcuts::Walls;

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    for _ in 0..input.read() {
        let n = input.read();
        let closed: Vec<(u64, u64)> = (0..n).map(|_| (input.read(), input.read())).collect();
        let game = Walls::new(&closed);
        for _ in 0..input.read() {
            let won = game.wins(input.read(), input.read());
            output.line(if won { "Alice" } else { "Bob" });
        }
    }
}

fn main() {
    snippets::io::run(solve);
}
