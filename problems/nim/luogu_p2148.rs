//! # Luogu P2148 \[SDOI2009\] E&D
//!
//! <https://www.luogu.com.cn/problem/P2148>
//! · [Program] · [Samples] · [Difficulty] 3 · [Twins]
//!
//! **Task.** Heaps 1 and 2 are a pair, 3 and 4, and so on. A move removes one heap of a pair and
//! splits the other one into the two non-empty heaps of the new pair. Does the first player win?
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** A pair (a, b) is a heap of Nim ([`snippets::nim`]) with as many stones as (a − 1)
//! | (b − 1) has one bits at its low end.
//!
//! By induction, splitting a heap of c stones gives the pairs whose values are the places of the one
//! bits of c − 1; the value of (a, b) is then the least place that neither a − 1 nor b − 1 has.
//! Such a pair is (x + 1, y + 1) with x + y + 1 = c − 1. Let i be its value: x and y have no bit i,
//! and below it x | y is all ones, so the low ends X, Y of x and y have X + Y + 1 = 2^i + (X & Y),
//! which is below 2^(i + 1) and not below 2^i: c − 1 has the bit i. And if c − 1 has the bit i, then
//! x = 2^i − 1 and y = c − 1 − 2^i have no bit i, and the pair has the value i. O(n) per game.
//!
//! </details>
use snippets::io::{Input, Output};
use snippets::nim;

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    for _ in 0..input.read() {
        let heaps: Vec<u64> = input.read_counted();
        let pairs = heaps.chunks(2);
        let values = pairs.map(|pair| u64::from(((pair[0] - 1) | (pair[1] - 1)).trailing_ones()));
        let won = nim::sum(values) != 0;
        output.line(if won { "YES" } else { "NO" });
    }
}

fn main() {
    snippets::io::run(solve);
}
