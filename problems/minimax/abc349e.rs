//! # AtCoder ABC 349 E Weighted Tic-Tac-Toe
//!
//! <https://atcoder.jp/contests/abc349/tasks/abc349_e>
//! · [Program] · [Samples] · [Difficulty] 2
//!
//! **Task.** Nine numbers on a board of 3 × 3 cells. Each player in turn paints a cell in his colour
//! and gets its number. The first player with three cells in a line wins. If nobody has that, the
//! greater sum wins; the sum of all numbers is odd. Who wins?
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** The lead is computed for all boards, those with more painted cells first, where a
//! line brings more than all numbers together and ends the game ([`snippets::minimax`]). The sign of
//! the lead says who wins. Fewer than 3⁹ boards.
//!
//! </details>
use snippets::io::{Input, Output};

/// Rows, columns and diagonals, as sets of cells.
const LINES: [usize; 8] = [
    0b111_000_000,
    0b000_111_000,
    0b000_000_111,
    0b100_100_100,
    0b010_010_010,
    0b001_001_001,
    0b100_010_001,
    0b001_010_100,
];

/// How many sets of cells there are.
const SETS: usize = 1 << 9;

/// More than nine numbers together.
const VICTORY: i64 = 10_000_000_000;

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    let numbers: Vec<i64> = input.read_list(9);
    let has_line = |cells: usize| LINES.iter().any(|line| cells & line == *line);
    let is_victory: Vec<bool> = (0..SETS).map(has_line).collect();
    // By the cells of the player to move and those of the opponent; 0 where all are painted.
    let mut leads = vec![[0; SETS]; SETS];
    for painted in (0..SETS - 1).rev() {
        for own in 0..=painted {
            // The player to move has painted half of the cells, or one less than the other half.
            if own & painted != own || own.count_ones() != painted.count_ones() / 2 {
                continue;
            }
            let other = painted ^ own;
            let free = (0..9).filter(|cell| painted >> cell & 1 == 0);
            let gains = free.map(|cell| {
                let cells = own | 1 << cell;
                if is_victory[cells] {
                    VICTORY
                } else {
                    numbers[cell] - leads[other][cells]
                }
            });
            leads[own][other] = gains.max().expect("a free cell");
        }
    }
    let won = leads[0][0] > 0;
    output.line(if won { "Takahashi" } else { "Aoki" });
}

fn main() {
    snippets::io::run(solve);
}
