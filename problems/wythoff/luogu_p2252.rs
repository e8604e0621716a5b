//! # Luogu P2252 \[SHOI2002\] 取石子游戏
//!
//! <https://www.luogu.com.cn/problem/P2252>
//! · [Program] · [Samples] · [Difficulty] 1 · [Twins]
//!
//! **Task.** One position of Wythoff's game: does the first player win?
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** The first player loses exactly when the heaps are a pair of Wythoff, computed in
//! integers ([`snippets::wythoff`]). O(1).
//!
//! </details>
use snippets::io::{Input, Output};
use snippets::wythoff;

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    let [a, b] = input.read_array();
    output.line(i32::from(wythoff::wins(a, b)));
}

fn main() {
    snippets::io::run(solve);
}
