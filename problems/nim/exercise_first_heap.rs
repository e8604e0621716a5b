//! # Exercise: Nim, the first move on a given heap
//!
//! <https://blog.nowcoder.net/n/c2931b23ccd24b87af3f095b11494fa8>
//! · [Program] · [Samples] · [Difficulty] 1
//!
//! **Task.** Games of Nim whose first move has to be made on heap k: does the first player win?
//!
//! **Input.** The number of games; then for each game a line with n and k, and a line with the n heaps;
//! heap k is counted from 1. **Output.** `Yes` or `No` for each game.
//!
//! Sample 1, input and output:
//!
//! ```text
#![doc = include_str!("../../tests/samples/exercise_first_heap/1.in")]
//! ```
//!
//! ```text
#![doc = include_str!("../../tests/samples/exercise_first_heap/1.out")]
//! ```
//!
//! Sample 2, input and output:
//!
//! ```text
#![doc = include_str!("../../tests/samples/exercise_first_heap/2.in")]
//! ```
//!
//! ```text
#![doc = include_str!("../../tests/samples/exercise_first_heap/2.out")]
//! ```
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** The move has to leave the nim-sum of the other heaps in heap k
//! ([`snippets::nim::wins_on`]). O(n) per game.
//!
//! </details>
//!
//! **Samples.** This project's own, not the judge's.
use snippets::io::{Input, Output};
use snippets::nim;

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    for _ in 0..input.read() {
        let [n, k]: [usize; 2] = input.read_array();
        let won = nim::wins_on(&input.read_list(n), k - 1);
        output.line(if won { "Yes" } else { "No" });
    }
}

fn main() {
    snippets::io::run(solve);
}
