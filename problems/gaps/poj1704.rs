//! # POJ 1704 Georgia and Bob
//!
//! <http://poj.org/problem?id=1704>
//! · [Program] · [Samples] · [Difficulty] 2 · [Twins]
//!
//! **Task.** Several strips of cells with chessmen, in any order; a move takes one to the left, but
//! not past another. Does the first player win?
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** The gaps between the chessmen are the steps of staircase Nim
//! ([`snippets::gaps`]). O(n log n) per strip.
//!
//! </details>
use snippets::gaps;
use snippets::io::{Input, Output};

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    for _ in 0..input.read() {
        let mut chessmen: Vec<u64> = input.read_counted();
        chessmen.sort_unstable();
        let won = gaps::wins(&chessmen);
        output.line(if won {
            "Georgia will win"
        } else {
            "Bob will win"
        });
    }
}

fn main() {
    snippets::io::run(solve);
}
