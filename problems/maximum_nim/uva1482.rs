//! # UVa 1482 Playing With Stones
//!
//! <https://onlinejudge.org/external/14/1482.pdf>
//! · [Program] · [Samples] · [Difficulty] 2 · [Twins]
//!
//! **Task.** Piles of stones. A move takes at least one and at most half of the stones of a pile. A player
//! who cannot move loses. Does the first player win?
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** The nim-sum of the values of maximum Nim with k = 2 decides
//! ([`snippets::maximum_nim`]). O(log a) for a pile of a stones.
//!
//! </details>
//!
//! **Samples.** They are from memory, not copied from the judge.
use snippets::io::{Input, Output};
use snippets::{maximum_nim, nim};

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    for _ in 0..input.read() {
        let piles: Vec<u64> = input.read_counted();
        let won = nim::sum(piles.iter().map(|&pile| maximum_nim::grundy_part(2, pile))) != 0;
        output.line(if won { "YES" } else { "NO" });
    }
}

fn main() {
    snippets::io::run(solve);
}
