//! # Luogu P4279 \[SHOI2008\] 小约翰的游戏
//!
//! <https://www.luogu.com.cn/problem/P4279>
//! · [Program] · [Samples] · [Difficulty] 1
//!
//! **Task.** Misère Nim: who wins, John, who moves first, or his brother?
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** Bouton's theorem for misère play decides ([`snippets::misere`]). O(n) per test.
//!
//! </details>
//!
//! **Twins.** `BZOJ 1022`; `HDU 1907`; `POJ 3480`; `UVa 1566`; `hdu2509`, whose rows may fall apart, other answers; `LightOJ 1253`, other names of the players; `HackerRank misere-nim-1`, other answers; `BOJ 11694`, one case, other names of the players.
#![doc(alias(
    "小约翰的游戏",
    "BZOJ 1022",
    "BZOJ1022",
    "John",
    "HDU 1907",
    "HDU1907",
    "POJ 3480",
    "POJ3480",
    "UVa 1566",
    "UVa1566",
    "LightOJ 1253",
    "LightOJ1253",
    "HackerRank misere-nim-1",
    "misere-nim-1",
    "BOJ 11694",
    "BOJ11694"
))]
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
