//! # HDU 3032 Nim or not Nim?
//!
//! <http://acm.hdu.edu.cn/showproblem.php?pid=3032>
//! · [Program] · [Samples] · [Difficulty] 1 · [Twins]
//!
//! **Task.** Several games on heaps in which a move takes any stones from one heap or splits one
//! heap in two: does the first player, Alice, win?
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** In Lasker's Nim the value of a heap follows from its remainder modulo 4, and the
//! nim-sum decides ([`snippets::lasker`]). O(n) per game.
//!
//! </details>
//!
//! **Samples.** They are from memory, not copied from the judge.
use snippets::io::{Input, Output};
use snippets::{lasker, nim};

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    for _ in 0..input.read() {
        let won = nim::sum((0..input.read()).map(|_| lasker::grundy(input.read()))) != 0;
        output.line(if won { "Alice" } else { "Bob" });
    }
}

fn main() {
    snippets::io::run(solve);
}
