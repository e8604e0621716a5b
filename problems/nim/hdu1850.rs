//! # HDU 1850 Being a Good Boy in Spring Festival
//!
//! <https://acm.hdu.edu.cn/showproblem.php?pid=1850>
//! · [Program] · [Samples] · [Difficulty] 1 · [Twins]
//!
//! **Task.** Games of Nim: how many first moves win? The input ends with a game with no heap.
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** At most one move per heap wins: the one that brings it down to the nim-sum of the
//! others ([`snippets::nim`]). O(n) per game.
//!
//! </details>
use snippets::io::{Input, Output};
use snippets::nim;

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    loop {
        let heaps: Vec<u64> = input.read_counted();
        if heaps.is_empty() {
            break;
        }
        output.line(nim::winning_moves(&heaps).len());
    }
}

fn main() {
    snippets::io::run(solve);
}
