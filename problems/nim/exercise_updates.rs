//! # Exercise: Nim with updates
//!
//! [Program] · [Samples] · [Difficulty] 1
//!
//! **Task.** A position of Nim in which one heap after another gets another size: after each of
//! these changes, who would win, Kan, who moves first, or Li?
//!
//! **Input.** A line with n and q, a line with the n heaps, and q lines with x and y: heap x, counted from 1, has y
//! stones from now on. **Output.** The name of the winner after each change.
//!
//! Sample 1, input and output:
//!
//! ```text
#![doc = include_str!("../../tests/samples/exercise_updates/1.in")]
//! ```
//!
//! ```text
#![doc = include_str!("../../tests/samples/exercise_updates/1.out")]
//! ```
//!
//! Sample 2, input and output:
//!
//! ```text
#![doc = include_str!("../../tests/samples/exercise_updates/2.in")]
//! ```
//!
//! ```text
#![doc = include_str!("../../tests/samples/exercise_updates/2.out")]
//! ```
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** By Bouton's theorem the nim-sum decides, and it is updated with each change
//! ([`snippets::nim`]). O(n + q) for q changes.
//!
//! </details>
//!
//! **Samples.** This project's own, not the judge's.
use snippets::io::{Input, Output};
use snippets::nim;

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    let [n, q]: [usize; 2] = input.read_array();
    let mut heaps: Vec<u64> = input.read_list(n);
    let mut sum = nim::sum(heaps.iter().copied());
    for _ in 0..q {
        let (x, y): (usize, u64) = (input.read(), input.read());
        sum ^= heaps[x - 1] ^ y;
        heaps[x - 1] = y;
        let won = sum != 0;
        output.line(if won { "Kan" } else { "Li" });
    }
}

fn main() {
    snippets::io::run(solve);
}
