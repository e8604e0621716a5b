//! # Codeforces 1658E Gojou and Matrix Game
//!
//! <https://codeforces.com/problemset/problem/1658/E>
//! · [Program] · [Samples] · [Difficulty] 4
//!
//! **Task.** A board of n by n different numbers. Two players put tokens on cells in turn, each at a
//! Manhattan distance of more than k from the last one, and get the numbers of their cells; cells may
//! be used again and again. Each makes 10^100 moves, and the greater sum wins. For each first cell, who
//! wins?
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** One may always go back, so only climbing counts ([`snippets::graph_game`], going
//! back): from the greatest number down, a cell is good if no good cell is farther than k from it. The
//! distance is the greater difference in row + column or row − column, so the least and the greatest of
//! both over the good cells are enough. O(n²).
//!
//! </details>
use snippets::io::{Input, Output};

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    let [n, k]: [usize; 2] = input.read_array();
    let mut cells = vec![0; n * n];
    for cell in 0..n * n {
        cells[input.read::<usize>() - 1] = cell;
    }
    let mut winners = vec![b'G'; n * n];
    // The least and the greatest row + column, and row - column + n, of the good cells.
    let mut sums: Option<(usize, usize)> = None;
    let mut differences: Option<(usize, usize)> = None;
    for &cell in cells.iter().rev() {
        let (row, column) = (cell / n, cell % n);
        let (sum, difference) = (row + column, row + n - column);
        let (least, greatest) = sums.unwrap_or((sum, sum));
        let (left, right) = differences.unwrap_or((difference, difference));
        let farthest = [
            sum.abs_diff(least),
            sum.abs_diff(greatest),
            difference.abs_diff(left),
            difference.abs_diff(right),
        ];
        if farthest.iter().all(|&distance| distance <= k) {
            winners[cell] = b'M';
            sums = Some((least.min(sum), greatest.max(sum)));
            differences = Some((left.min(difference), right.max(difference)));
        }
    }
    for row in winners.chunks(n) {
        output.line(String::from_utf8_lossy(row));
    }
}

fn main() {
    snippets::io::run(solve);
}
