//! # AtCoder ABC 297 G Constrained Nim 2
//!
//! <https://atcoder.jp/contests/abc297/tasks/abc297_g>
//! · [Program] · [Samples] · [Difficulty] 2
//!
//! **Task.** Heaps; a move takes at least L and at most R stones from one of them. Does the first
//! player win?
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** A pile has the value that it has in Bash's game ([`snippets::bash`]), and the
//! nim-sum of the values decides. O(n).
//!
//! </details>
use snippets::io::{Input, Output};
use snippets::{bash, nim};

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    let [n, least, most]: [u64; 3] = input.read_array();
    let won = nim::sum((0..n).map(|_| bash::grundy(least, most, input.read()))) != 0;
    output.line(if won { "First" } else { "Second" });
}

fn main() {
    snippets::io::run(solve);
}
