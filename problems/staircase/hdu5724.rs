//! # HDU 5724 Chess
//!
//! <https://acm.hdu.edu.cn/showproblem.php?pid=5724>
//! · [Program] · [Samples] · [Difficulty] 2 · [Twins]
//!
//! **Task.** Up to 1000 rows of 20 cells, with pieces on some. A move takes a piece to the nearest
//! empty cell on its right in its row, over the pieces in between. A player who cannot move loses. Does
//! Alice, who moves first, win?
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** A row is staircase Nim ([`snippets::staircase`]): the empty cells cut it into runs of
//! pieces, which are the steps. Those on the right of the last empty cell cannot move: this run is the
//! ground. A piece that jumps over the k pieces on its right lies on the right of these in the end, and
//! the empty cell has come to where it was. So the last k + 1 pieces of a run have become the first
//! ones of the next run on the right. O(1) per row.
//!
//! </details>
use snippets::io::{Input, Output};
use snippets::{nim, staircase};

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    for _ in 0..input.read() {
        let n = input.read();
        let won = nim::sum((0..n).map(|_| row_value(&input.read_counted()))) != 0;
        output.line(if won { "YES" } else { "NO" });
    }
}

/// The Grundy value of a row with pieces on these columns, counted from 1.
fn row_value(columns: &[usize]) -> u64 {
    let mut taken = [false; 20];
    for column in columns {
        taken[column - 1] = true;
    }
    // From the right; an empty run is a step, too.
    let runs = taken.rsplit(|is_taken| !is_taken);
    let steps: Vec<u64> = runs.skip(1).map(|run| run.len() as u64).collect();
    staircase::grundy(&steps)
}

fn main() {
    snippets::io::run(solve);
}
