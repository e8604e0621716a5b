//! # Luogu P4279 \[SHOI2008\] 小约翰的游戏
//!
//! <https://www.luogu.com.cn/problem/P4279>
//! · [Program]
//!
//! **Task.** Misère Nim: who wins, John, who moves first, or his brother?
//!
//! **Technique.** Bouton's theorem for misère play decides ([`snippets::misere`]). O(n) per test.
//!
//! **Twins.** `hdu1907`, other names of the players; `hdu2509`, whose rows may fall apart, other answers; `BZOJ 1022`.
#![doc(alias = "小约翰的游戏")]
#![doc(alias = "BZOJ 1022")]
#![doc(alias = "BZOJ1022")]
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
