//! # HDU 3980 Paint Chain
//!
//! <https://acm.hdu.edu.cn/showproblem.php?pid=3980>
//!
//! **Task.** A closed chain of n beads; a move paints m neighbouring beads that are not painted. A
//! player who cannot move loses. Who wins, aekdycoin, who moves first, or abcdxyzk?
//!
//! **Technique.** Unpainted beads are coins in a circle ([`snippets::circle`]), m of which are taken: the
//! first player wins if he can move and leaves a row of value 0, which is an octal game with the one
//! digit 7, its values found by way of [`snippets::sparse_space`]. O((n - m)²) at worst for the greatest
//! n of each m that comes up, less than 10^8 steps for all of them; then O(1) per test.
use snippets::io::{Input, Output};
use snippets::sparse_space::SparseSpace;
use std::collections::HashMap;

/// The Grundy values of rows up to `longest` beads, `m` of which are painted at once.
fn row_values(m: usize, longest: usize) -> Vec<u64> {
    let mut space = SparseSpace::new();
    for row in 1..=longest {
        let rest = row.checked_sub(m);
        space.add(rest.into_iter(), rest.into_iter(), 0);
    }
    space.table
}

pub fn solve(input: &mut Input, output: &mut Output) {
    let tests = (0..input.read()).map(|_| (input.read(), input.read()));
    let tests: Vec<(usize, usize)> = tests.collect();
    let mut longest = HashMap::new();
    for &(n, m) in &tests {
        let row = longest.entry(m).or_insert(0);
        *row = n.saturating_sub(m).max(*row);
    }
    let rows = longest.into_iter().map(|(m, row)| (m, row_values(m, row)));
    let rows: HashMap<usize, Vec<u64>> = rows.collect();
    for ((n, m), case) in tests.into_iter().zip(1..) {
        let won = n >= m && rows[&m][n - m] == 0;
        let winner = if won { "aekdycoin" } else { "abcdxyzk" };
        output.line(format!("Case #{case}: {winner}"));
    }
}

pub fn main() {
    snippets::io::run(solve);
}
