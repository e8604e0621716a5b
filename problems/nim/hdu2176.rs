//! # HDU 2176 取(m堆)石子游戏
//!
//! <https://acm.hdu.edu.cn/showproblem.php?pid=2176>
//! · [Program] · [Samples] · [Difficulty] 1 · [Twins]
//!
//! **Task.** Games of Nim: `No` if the first player loses, and otherwise `Yes`
//! and all his winning moves, each as the heap before and after it, in the order of the heaps. The
//! input ends with a game with no heap.
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** At most one move per heap wins: the one that brings it down to the nim-sum of the
//! others ([`snippets::nim`]). Equal heaps give equal lines, one for each of them. O(n) per game.
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
        let won = nim::wins(&heaps);
        output.line(if won { "Yes" } else { "No" });
        for (i, rest) in nim::winning_moves(&heaps) {
            output.list([heaps[i], rest]);
        }
    }
}

fn main() {
    snippets::io::run(solve);
}
