//! # HDU 3032 Nim or not Nim?
//!
//! <http://acm.hdu.edu.cn/showproblem.php?pid=3032>
//!
//! **Task.** Several games on heaps in which a move takes any stones from one heap or splits one
//! heap in two: does the first player, Alice, win?
//!
//! **Technique.** Lasker's Nim ([`snippets::lasker`]). O(n) per game.
//!
//! **Samples.** From memory, not copied from the judge.
use snippets::io::{Input, Output};
use snippets::lasker;

pub fn solve(input: &mut Input, output: &mut Output) {
    for _ in 0..input.read() {
        let n: usize = input.read();
        let nim_sum = (0..n).fold(0, |sum, _| sum ^ lasker::grundy(input.read()));
        output.line(if nim_sum != 0 { "Alice" } else { "Bob" });
    }
}

pub fn main() {
    snippets::io::run(solve);
}
