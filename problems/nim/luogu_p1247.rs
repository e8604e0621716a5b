//! # Luogu P1247 取火柴游戏
//!
//! <https://www.luogu.com.cn/problem/P1247>
//! · [Program] · [Samples] · [Difficulty] 1 · [Twins]
//!
//! **Task.** A game of Nim: `lose` if the first player loses; otherwise how many matches he takes from
//! which pile so as to win, and the piles after that. If several moves win, it is the one on the first
//! pile.
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** At most one move per pile wins: the one that brings it down to the nim-sum of the
//! others ([`snippets::nim`]). O(n).
//!
//! </details>
use snippets::io::{Input, Output};
use snippets::nim;

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    let mut piles: Vec<u64> = input.read_counted();
    match nim::winning_moves(&piles).first() {
        None => output.line("lose"),
        Some(&(i, rest)) => {
            output.line(format!("{} {}", piles[i] - rest, i + 1));
            piles[i] = rest;
            output.list(piles);
        }
    }
}

fn main() {
    snippets::io::run(solve);
}
