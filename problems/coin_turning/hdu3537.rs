//! # HDU 3537 Daizhenyang's Coin
//!
//! <https://acm.hdu.edu.cn/showproblem.php?pid=3537>
//! · [Program] · [Samples] · [Difficulty] 1
//!
//! **Task.** Coins 0, 1, 2, ... in a row; a list says which of them show heads, and may name a coin
//! more than once. A move turns over one, two or three coins, the last of them from heads to tails. A
//! player who cannot move loses. Does the first player lose?
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** This is Mock Turtles, where the first player loses exactly when the values of the
//! heads have the nim-sum 0 ([`snippets::coin_turning`]). A coin that is named twice is one coin, so
//! equal numbers are taken out. O(n log n) per test.
//!
//! </details>
//!
//! **Samples.** The judge's numbers; its line breaks may be others.
use snippets::io::{Input, Output};
use snippets::{coin_turning, nim};

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    while !input.at_end() {
        let mut coins: Vec<u64> = input.read_counted();
        coins.sort_unstable();
        coins.dedup();
        let won = nim::sum(coins.into_iter().map(coin_turning::grundy_mock_turtles)) != 0;
        output.line(if won { "No" } else { "Yes" });
    }
}

fn main() {
    snippets::io::run(solve);
}
