//! # Luogu P2197 【模板】Nim 游戏
//!
//! <https://www.luogu.com.cn/problem/P2197>
//! · [Program] · [Samples] · [Difficulty] 1 · [Twins]
//!
//! **Task.** Several games of Nim: does the first player win?
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** By Bouton's theorem the first player wins exactly when the nim-sum is not 0
//! ([`snippets::nim`]). O(n) per game.
//!
//! </details>
use snippets::io::{Input, Output};
use snippets::nim;

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    for _ in 0..input.read() {
        let won = nim::sum((0..input.read()).map(|_| input.read())) != 0;
        output.line(if won { "Yes" } else { "No" });
    }
}

fn main() {
    snippets::io::run(solve);
}
