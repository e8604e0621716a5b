//! # AtCoder ARC 143 C Piles of Pebbles
//!
//! <https://atcoder.jp/contests/arc143/tasks/arc143_c>
//! · [Program] · [Samples] · [Difficulty] 3
//!
//! **Task.** Piles of pebbles. A move chooses one or more piles; Takahashi takes exactly x pebbles from
//! each of them, Aoki exactly y. A player who cannot move loses. Who wins, Takahashi, who moves first, or
//! Aoki?
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** Only the remainders modulo x + y count ([`snippets::tempo`], theorem 6). Takahashi wins
//! exactly if one of them is at least x, and none is at least y and less than x: that would be a move
//! which he cannot take from Aoki. O(n) for n piles.
//!
//! </details>
use snippets::io::{Input, Output};

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    let (n, x, y): (usize, u64, u64) = (input.read(), input.read(), input.read());
    let piles: Vec<u64> = input.read_list(n);
    let mut remainders = piles.iter().map(|pile| pile % (x + y));
    let is_kept = remainders.clone().any(|rest| y <= rest && rest < x);
    let won = !is_kept && remainders.any(|rest| rest >= x);
    output.line(if won { "First" } else { "Second" });
}

fn main() {
    snippets::io::run(solve);
}
