//! # Codeforces 255E Furlo and Rublo and Game
//!
//! <https://codeforces.com/problemset/problem/255/E>
//! · [Program] · [Samples] · [Difficulty] 3
//!
//! **Task.** Some heaps; a move brings a heap down from x to y coins, where y^4 ≥ x and y² ≤ x. Who
//! wins, Furlo, who moves first, or Rublo?
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** Both bounds of y never fall as x grows, so the Grundy values are constant on long
//! runs ([`snippets::windows`]). Below 4 coins there is no move; from 4 on, the least y with y^4 ≥
//! x is not above the greatest with y² ≤ x. O(log² a) for a run up to a coins, and O(n) for the
//! heaps, as there are only seven runs.
//!
//! </details>
use snippets::io::{Input, Output};
use snippets::nim;
use snippets::windows::Windows;

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    let fourth_root = |coins| square_root(square_root(coins - 1)) + 1;
    let values = Windows::whole(4, fourth_root, square_root, 777_777_777_777);
    let won = nim::sum((0..input.read()).map(|_| values.grundy(input.read()))) != 0;
    output.line(if won { "Furlo" } else { "Rublo" });
}

/// The greatest number whose square is at most `square`, which is below 2^40.
fn square_root(square: u64) -> u64 {
    let bits = (0..20).rev().map(|bit| 1u64 << bit);
    bits.fold(0, |root, bit| {
        let greater = root | bit;
        if greater * greater <= square {
            greater
        } else {
            root
        }
    })
}

fn main() {
    snippets::io::run(solve);
}
