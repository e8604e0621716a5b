//! # Codeforces 1382B Sequential Nim
//!
//! <https://codeforces.com/problemset/problem/1382/B>
//! · [Program] · [Samples] · [Difficulty] 2
//!
//! **Task.** Heaps in a row; a move takes one or more stones from the first heap that is left. Does
//! the first player win?
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** The value of the row is found from its last heap on ([`snippets::sequential`]), and
//! the first player wins exactly when it is not 0. O(n) per game.
//!
//! </details>
use snippets::io::{Input, Output};
use snippets::sequential;

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    for _ in 0..input.read() {
        let won = sequential::grundy(&input.read_counted()) != 0;
        output.line(if won { "First" } else { "Second" });
    }
}

fn main() {
    snippets::io::run(solve);
}
