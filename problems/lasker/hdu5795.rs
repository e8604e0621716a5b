//! # HDU 5795 A Simple Nim
//!
//! <https://acm.hdu.edu.cn/showproblem.php?pid=5795>
//! · [Program] · [Samples] · [Difficulty] 2
//!
//! **Task.** Heaps of candies; a move takes one or more from a heap, or splits it into three non-empty
//! heaps. Does the first player win?
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** The nim-sum of the values in Lasker's Nim with splits into three decides
//! ([`snippets::lasker`]). O(n) per test.
//!
//! </details>
use snippets::io::{Input, Output};
use snippets::{lasker, nim};

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    for _ in 0..input.read() {
        let won = nim::sum((0..input.read()).map(|_| lasker::grundy_of_three(input.read()))) != 0;
        output.line(if won {
            "First player wins."
        } else {
            "Second player wins."
        });
    }
}

fn main() {
    snippets::io::run(solve);
}
