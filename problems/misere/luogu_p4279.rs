//! # Luogu P4279 \[SHOI2008\] 小约翰的游戏
//!
//! <https://www.luogu.com.cn/problem/P4279>
//! · [Program]
//!
//! **Task.** Misère Nim: who wins, John, who moves first, or his brother?
//!
//! **Technique.** Bouton's theorem for misère play decides ([`snippets::misere`]). O(n) per test.
//!
//! **Twins.** `BZOJ 1022`; `HDU 1907`; `POJ 3480`; `UVa 1566`; `hdu2509`, whose rows may fall apart, other answers; `LightOJ 1253`, other names of the players; `HackerRank misere-nim-1`, other answers; `BOJ 11694`, one case, other names of the players.
#![doc(alias = "小约翰的游戏")]
#![doc(alias = "BZOJ 1022")]
#![doc(alias = "BZOJ1022")]
#![doc(alias = "John")]
#![doc(alias = "HDU 1907")]
#![doc(alias = "HDU1907")]
#![doc(alias = "POJ 3480")]
#![doc(alias = "POJ3480")]
#![doc(alias = "UVa 1566")]
#![doc(alias = "UVa1566")]
#![doc(alias = "LightOJ 1253")]
#![doc(alias = "LightOJ1253")]
#![doc(alias = "HackerRank misere-nim-1")]
#![doc(alias = "misere-nim-1")]
#![doc(alias = "BOJ 11694")]
#![doc(alias = "BOJ11694")]
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
