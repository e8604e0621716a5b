//! # AtCoder ARC 091 F Strange Nim
//!
//! <https://atcoder.jp/contests/arc091/tasks/arc091_d>
//! · [Program] · [Samples] · [Difficulty] 3
//!
//! **Task.** Heaps, each with a number k of its own. A move takes from a heap of n stones at least 1 and
//! at most n / k of them, rounded down. A player who cannot move loses. Who wins, Takahashi, who moves
//! first, or Aoki?
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** The nim-sum of the values of maximum Nim decides ([`snippets::maximum_nim`]).
//! O(sqrt(a log a)) for a heap of a stones.
//!
//! </details>
use snippets::io::{Input, Output};
use snippets::{maximum_nim, nim};

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    let heaps = 0..input.read();
    let won = nim::sum(heaps.map(|_| {
        let [stones, k] = input.read_array();
        maximum_nim::grundy_part(k, stones)
    })) != 0;
    output.line(if won { "Takahashi" } else { "Aoki" });
}

fn main() {
    snippets::io::run(solve);
}
