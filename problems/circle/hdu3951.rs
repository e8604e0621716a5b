//! # HDU 3951 Coin Game
//!
//! <https://acm.hdu.edu.cn/showproblem.php?pid=3951>
//! · [Program] · [Samples] · [Difficulty] 2 · [Twins]
//!
//! **Task.** n coins in a circle; a move takes 1 to k coins that are neighbours without a gap. The
//! player who takes the last coin wins. Is it the first or the second?
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** In a circle of coins the second player answers by symmetry and wins, unless one
//! move takes all coins or every move takes just one ([`snippets::circle`]). O(1) per test.
//!
//! </details>
use snippets::circle;
use snippets::io::{Input, Output};

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    for case in 1..=input.read::<u64>() {
        let [coins, most] = input.read_array();
        let won = circle::wins(most, coins);
        let winner = if won { "first" } else { "second" };
        output.line(format!("Case {case}: {winner}"));
    }
}

fn main() {
    snippets::io::run(solve);
}
