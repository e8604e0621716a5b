//! # Luogu P7864 「EVOI-RD1」摘叶子
//!
//! <https://www.luogu.com.cn/problem/P7864>
//! · [Program] · [Samples] · [Difficulty] 4
//!
//! **Task.** A tree with root 1; a move removes one or more leaves; the player who removes vertex 1
//! wins. Does A, who begins, win?
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** The first player wins exactly when one of the chains above the leaves is odd
//! ([`snippets::leaf_picking`]). O(n) per tree.
//!
//! </details>
use snippets::io::{Input, Output};
use snippets::leaf_picking;

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    for _ in 0..input.read() {
        let n: usize = input.read();
        let parents: Vec<usize> = (1..n).map(|_| input.read::<usize>() - 1).collect();
        let won = leaf_picking::wins(&parents);
        output.line(u8::from(won));
    }
}

fn main() {
    snippets::io::run(solve);
}
