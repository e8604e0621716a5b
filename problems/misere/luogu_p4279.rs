//! # Luogu P4279 \[SHOI2008\] 小约翰的游戏
//!
//! <https://www.luogu.com.cn/problem/P4279>
//! · [Program] · [Samples] · [Difficulty] 1 · [Twins]
//!
//! **Task.** Misère Nim: who wins, John, who moves first, or his brother?
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** Bouton's theorem for misère play decides ([`snippets::misere`]). O(n) per test.
//!
//! </details>
use snippets::io::{Input, Output};
use snippets::misere;

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    for _ in 0..input.read() {
        let won = misere::wins(&input.read_counted());
        output.line(if won { "John" } else { "Brother" });
    }
}

fn main() {
    snippets::io::run(solve);
}
