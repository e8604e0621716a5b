//! # CSES 1098 Nim Game II
//!
//! <https://cses.fi/problemset/task/1098>
//! · [Program] · [Samples] · [Difficulty] 1
//!
//! **Task.** Several games; a move takes 1, 2 or 3 sticks from one of the heaps. Does the first
//! player win?
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** Each heap is Bash's game, whose value is the heap modulo 4 ([`snippets::bash`]),
//! and the nim-sum of the values decides. O(n) per game.
//!
//! </details>
use snippets::io::{Input, Output};
use snippets::{bash, nim};

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    for _ in 0..input.read() {
        let won = nim::sum((0..input.read()).map(|_| bash::grundy(1, 3, input.read()))) != 0;
        output.line(if won { "first" } else { "second" });
    }
}

fn main() {
    snippets::io::run(solve);
}
