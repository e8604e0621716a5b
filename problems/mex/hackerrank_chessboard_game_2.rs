//! # HackerRank Chessboard Game, Again!
//!
//! <https://www.hackerrank.com/challenges/chessboard-game-again-1>
//! · [Program] · [Samples] · [Difficulty] 2
//!
//! **Task.** Coins on a board of 15 × 15; a move takes one of them two cells up or to the left, and one
//! cell to a side: four kinds of moves in all. Does the first player win?
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** The coins are a sum of games, so the nim-sum of their Grundy values decides.
//! Each move makes x + y smaller, which is the order in which the table is filled. 225 cells
//! once, O(1) per coin.
//!
//! </details>
use snippets::io::{Input, Output};
use snippets::mex::mex;
use snippets::nim;

const SIZE: usize = 15;

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    let values = grundy_values();
    for _ in 0..input.read() {
        let coins = (0..input.read()).map(|_| (input.read(), input.read()));
        let won = nim::sum(coins.map(|(x, y): (usize, usize)| values[x + 1][y + 1])) != 0;
        output.line(if won { "First" } else { "Second" });
    }
}

fn grundy_values() -> Vec<Vec<u64>> {
    // The border of two on each side stands for cells that are not on the board.
    let mut values = vec![vec![u64::MAX; SIZE + 4]; SIZE + 4];
    for sum in 0..=2 * (SIZE - 1) {
        for i in sum.saturating_sub(SIZE - 1)..=sum.min(SIZE - 1) {
            let (x, y) = (i + 2, sum - i + 2);
            let options = [
                values[x - 2][y + 1],
                values[x - 2][y - 1],
                values[x + 1][y - 2],
                values[x - 1][y - 2],
            ];
            let options = options.iter().copied();
            values[x][y] = mex(options.filter(|&value| value != u64::MAX));
        }
    }
    values
}

fn main() {
    snippets::io::run(solve);
}
