//! # LightOJ 1315 Game of Hyper Knights
//!
//! <http://lightoj.com/volume_showproblem.php?problem=1315>
//! · [Program] · [Samples] · [Difficulty] 2
//!
//! **Task.** Knights on a board without end to the right and downwards, with x and y below 500. Several
//! may be on one square. A move takes one of them by one of six leaps. A player who cannot move loses.
//! Who wins, Alice, who moves first, or Bob?
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** The knights are a sum of games, so the nim-sum of their Grundy values decides. Each
//! leap makes x + y smaller, which is the order in which the table is filled. It holds all squares up
//! to the greatest x + y of a knight, as a knight may leave the part of 500 × 500: a table of that part
//! alone is wrong on eight of its squares. 500 000 squares at most, once; then O(1) per knight.
//!
//! </details>
use snippets::io::{Input, Output};
use snippets::mex::mex;
use snippets::nim;

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    let mut tests: Vec<Vec<(usize, usize)>> = Vec::new();
    for _ in 0..input.read() {
        let knights = (0..input.read()).map(|_| (input.read(), input.read()));
        tests.push(knights.collect());
    }
    let most = tests.iter().flatten().map(|(x, y)| x + y).max();
    let values = grundy_values(most.unwrap_or(0));
    for (knights, case) in tests.iter().zip(1..) {
        let won = nim::sum(knights.iter().map(|(x, y)| values[x + 3][y + 3])) != 0;
        let winner = if won { "Alice" } else { "Bob" };
        output.line(format!("Case {case}: {winner}"));
    }
}

/// The Grundy value of each square (x, y) with x + y up to `most`, at [x + 3][y + 3].
fn grundy_values(most: usize) -> Vec<Vec<u64>> {
    // The border of three stands for squares that are not on the board: no mex of six is so great.
    let mut values = vec![vec![7; most + 5]; most + 5];
    for sum in 0..=most {
        for (x, y) in (0..=sum).map(|x| (x + 3, sum - x + 3)) {
            values[x][y] = mex([
                values[x - 2][y + 1],
                values[x - 3][y - 1],
                values[x - 2][y - 1],
                values[x - 1][y - 2],
                values[x - 1][y - 3],
                values[x + 1][y - 2],
            ]);
        }
    }
    values
}

fn main() {
    snippets::io::run(solve);
}
