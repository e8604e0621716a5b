//! # HDU 2177 取(2堆)石子游戏
//!
//! <https://acm.hdu.edu.cn/showproblem.php?pid=2177>
//! · [Program] · [Samples] · [Difficulty] 2 · [Twins]
//!
//! **Task.** Positions of Wythoff's game: `0` if the first player loses, and otherwise `1`
//! and the heaps after each winning move, the smaller one first. What is left by a move on both heaps
//! comes first. The input ends with 0 0.
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** The pairs of Wythoff give all winning moves, at most one of them from both heaps
//! ([`snippets::wythoff`]). Where a move on one heap leads to the same heaps as another move, they
//! are printed once; the others come by the size of the smaller heap. The statement fixes neither.
//! O(1) per test.
//!
//! </details>
use snippets::io::{Input, Output};
use snippets::wythoff;

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    loop {
        let [a, b]: [u64; 2] = input.read_array();
        if (a, b) == (0, 0) {
            break;
        }
        let moves = wythoff::winning_moves(a, b).into_iter();
        let mut lost: Vec<(u64, u64)> = moves.map(|(a, b)| (a.min(b), a.max(b))).collect();
        // A lost pair with the same difference is reached from both heaps.
        lost.sort_by_key(|&(x, y)| (y - x != a.abs_diff(b), x));
        lost.dedup();
        output.line(i32::from(!lost.is_empty()));
        for (x, y) in lost {
            output.list([x, y]);
        }
    }
}

fn main() {
    snippets::io::run(solve);
}
