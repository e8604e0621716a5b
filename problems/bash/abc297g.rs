//! # AtCoder ABC 297 G Constrained Nim 2
//!
//! <https://atcoder.jp/contests/abc297/tasks/abc297_g>
//!
//! **Task.** Heaps; a move takes at least L and at most R stones from one of them. Does the first
//! player win?
//!
//! **Technique.** The nim-sum of the Grundy values of Bash's game ([`snippets::bash`]). O(n).
use snippets::io::{Input, Output};
use snippets::{bash, nim};

pub fn solve(input: &mut Input, output: &mut Output) {
    let (n, least, most): (usize, u64, u64) = (input.read(), input.read(), input.read());
    let won = nim::wins((0..n).map(|_| bash::grundy(input.read(), least, most)));
    output.line(if won { "First" } else { "Second" });
}

pub fn main() {
    snippets::io::run(solve);
}
