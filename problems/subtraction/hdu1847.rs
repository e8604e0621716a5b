//! # HDU 1847 Good Luck in CET-4 Everybody!
//!
//! <https://acm.hdu.edu.cn/showproblem.php?pid=1847>
//! · [Program] · [Samples] · [Difficulty] 2
//!
//! **Task.** A heap of n cards; a move takes 1, 2, 4, 8, ... of them. The player who takes the last one
//! wins. Does Kiki, who moves first, win?
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** The value of a heap is its remainder by 3, as 1 and 2 are takes and no power of 2 is
//! divisible by 3 ([`snippets::subtraction`]). O(1) per test.
//!
//! </details>
use snippets::io::{Input, Output};

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    while !input.at_end() {
        let won = input.read::<u64>() % 3 != 0;
        output.line(if won { "Kiki" } else { "Cici" });
    }
}

fn main() {
    snippets::io::run(solve);
}
