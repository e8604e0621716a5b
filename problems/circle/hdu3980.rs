//! # HDU 3980 Paint Chain
//!
//! <https://acm.hdu.edu.cn/showproblem.php?pid=3980>
//! · [Program] · [Samples] · [Difficulty] 3
//!
//! **Task.** A closed chain of n beads; a move paints m neighbouring beads that are not painted. A
//! player who cannot move loses. Who wins, aekdycoin, who moves first, or abcdxyzk?
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** Unpainted beads are coins in a circle ([`snippets::circle`]), m of which are taken: the
//! first player wins if he can move and leaves a row of value 0, which is an octal game with the one
//! digit 7 ([`snippets::octal`]). O((n − m)²) at worst for the greatest
//! n of each m that comes up, less than 10^8 steps for all of them; then O(1) per test.
//!
//! </details>
use snippets::io::{Input, Output};
use snippets::octal;
use std::collections::HashMap;

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    let tests = (0..input.read()).map(|_| (input.read(), input.read()));
    let tests: Vec<(usize, usize)> = tests.collect();
    let mut longest = HashMap::new();
    for &(n, m) in &tests {
        let row = longest.entry(m).or_insert(0);
        *row = n.saturating_sub(m).max(*row);
    }
    // The values of rows, of which m neighbours are painted at once.
    let mut values: HashMap<usize, Vec<u64>> = HashMap::new();
    for (m, row) in longest {
        let code = [vec![0; m], vec![7]].concat();
        values.insert(m, octal::grundy_values(&code, row));
    }
    for ((n, m), case) in tests.into_iter().zip(1..) {
        let won = n >= m && values[&m][n - m] == 0;
        let winner = if won { "aekdycoin" } else { "abcdxyzk" };
        output.line(format!("Case #{case}: {winner}"));
    }
}

fn main() {
    snippets::io::run(solve);
}
