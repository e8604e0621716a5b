//! # Exercise: taking 1, 3 or 9 stones
//!
//! <https://blog.nowcoder.net/n/14281b9cde894326898c97b72deb2f2e>
//! · [Program] · [Samples] · [Difficulty] 1
//!
//! **Task.** Two heaps; a move takes 1, 3 or 9 stones from one of them. Does the first player win?
//!
//! **Input.** The two heaps. **Output.** `win` or `lose`.
//!
//! Sample 1, input and output:
//!
//! ```text
#![doc = include_str!("../../tests/samples/exercise_take_139/1.in")]
//! ```
//!
//! ```text
#![doc = include_str!("../../tests/samples/exercise_take_139/1.out")]
//! ```
//!
//! Sample 2, input and output:
//!
//! ```text
#![doc = include_str!("../../tests/samples/exercise_take_139/2.in")]
//! ```
//!
//! ```text
#![doc = include_str!("../../tests/samples/exercise_take_139/2.out")]
//! ```
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** The value of a heap is its parity, as all takes are odd and 1 is one of them
//! ([`snippets::subtraction`]). O(1).
//!
//! </details>
//!
//! **Samples.** This project's own, not the judge's.
use snippets::io::{Input, Output};

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    let [n, m]: [u64; 2] = input.read_array();
    let won = n % 2 != m % 2;
    output.line(if won { "win" } else { "lose" });
}

fn main() {
    snippets::io::run(solve);
}
