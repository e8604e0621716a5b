//! # Exercise: heaps with a rule each
//!
//! <https://en.wikipedia.org/wiki/Sprague%E2%80%93Grundy_theorem>
//! · [Program] · [Samples] · [Difficulty] 2
//!
//! **Task.** A move takes 1 to 3 stones from the first heap, an odd number of stones from the
//! second, or any number from one of the others. Does the first player win?
//!
//! **Input.** The number of heaps, and a line with the heaps. **Output.** `First` or `Second`.
//!
//! Sample 1, input and output:
//!
//! ```text
#![doc = include_str!("../../tests/samples/exercise_mixed_heaps/1.in")]
//! ```
//!
//! ```text
#![doc = include_str!("../../tests/samples/exercise_mixed_heaps/1.out")]
//! ```
//!
//! Sample 2, input and output:
//!
//! ```text
#![doc = include_str!("../../tests/samples/exercise_mixed_heaps/2.in")]
//! ```
//!
//! ```text
#![doc = include_str!("../../tests/samples/exercise_mixed_heaps/2.out")]
//! ```
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** The sum of three games is the nim-sum of their values ([`snippets::sprague_grundy`]).
//! For h stones these are h mod 4, h mod 2 and h, by induction: the mex of the three values before, of
//! the value of the other parity, and of all smaller numbers. O(n).
//!
//! </details>
//!
//! **Samples.** This project's own, not the judge's.
use snippets::io::{Input, Output};
use snippets::nim;

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    let mut values: Vec<u64> = input.read_counted();
    for (value, modulus) in values.iter_mut().zip([4, 2]) {
        *value %= modulus;
    }
    let won = nim::wins(&values);
    output.line(if won { "First" } else { "Second" });
}

fn main() {
    snippets::io::run(solve);
}
