//! # Luogu P2599 \[ZJOI2009\] 取石子游戏
//!
//! <https://www.luogu.com.cn/problem/P2599>
//! · [Program] · [Samples] · [Difficulty] 5 · [Twins]
//!
//! **Task.** Several rows of heaps; a move takes stones from the heap at either end of a row. Does
//! the first player win?
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** Each row is completed to a lost one by exactly one heap at its end, which is
//! found for all rows by growing length ([`snippets::end_nim`]). O(n^2) per row.
//!
//! </details>
use snippets::end_nim;
use snippets::io::{Input, Output};

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    for _ in 0..input.read() {
        let won = end_nim::wins(&input.read_counted());
        output.line(u8::from(won));
    }
}

fn main() {
    snippets::io::run(solve);
}
