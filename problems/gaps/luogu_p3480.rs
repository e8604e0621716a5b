//! # Luogu P3480 \[POI 2009\] KAM-Pebbles
//!
//! <https://www.luogu.com.cn/problem/P3480>
//!
//! **Task.** A row of piles, none smaller than the one on its left, and it must stay so; a move
//! takes pebbles from one pile. Does the first player win?
//!
//! **Technique.** The piles are coins on a strip ([`snippets::gaps`]). O(n) per row.
use snippets::io::{Input, Output};
use snippets::{gaps, staircase};

pub fn solve(input: &mut Input, output: &mut Output) {
    for _ in 0..input.read() {
        let coins: Vec<u64> = (1..=input.read())
            .map(|i| i + input.read::<u64>())
            .collect();
        let won = staircase::grundy(&gaps::steps(&coins)) != 0;
        output.line(if won { "TAK" } else { "NIE" });
    }
}

pub fn main() {
    snippets::io::run(solve);
}
