//! # Luogu P2197 【模板】Nim 游戏
//!
//! <https://www.luogu.com.cn/problem/P2197>
//!
//! **Task.** Several games of Nim: does the first player win?
//!
//! **Technique.** Bouton's theorem ([`snippets::nim`]). O(n) per game.
use snippets::io::{Input, Output};
use snippets::nim;

pub fn solve(input: &mut Input, output: &mut Output) {
    for _ in 0..input.read() {
        let heaps = 0..input.read();
        let sum = nim::sum(heaps.map(|_| input.read::<u64>()));
        output.line(if sum == 0 { "No" } else { "Yes" });
    }
}

pub fn main() {
    snippets::io::run(solve);
}
