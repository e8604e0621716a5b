//! # Luogu P3480 \[POI 2009\] KAM-Pebbles
//!
//! <https://www.luogu.com.cn/problem/P3480>
//! · [Program] · [Samples] · [Difficulty] 3 · [Twins]
//!
//! **Task.** A row of piles, none smaller than the one on its left. A move takes pebbles from one pile,
//! and this must stay true. Does the first player win?
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** The differences of neighbouring piles are the gaps between coins on a strip,
//! hence staircase Nim ([`snippets::gaps`]). O(n) per row.
//!
//! </details>
use snippets::gaps;
use snippets::io::{Input, Output};

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    for _ in 0..input.read() {
        let heaps: Vec<u64> = input.read_counted();
        let coins: Vec<u64> = heaps.iter().zip(1..).map(|(heap, i)| heap + i).collect();
        let won = gaps::wins(&coins);
        output.line(if won { "TAK" } else { "NIE" });
    }
}

fn main() {
    snippets::io::run(solve);
}
