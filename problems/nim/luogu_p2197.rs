//! # Luogu P2197 【模板】Nim 游戏
//!
//! <https://www.luogu.com.cn/problem/P2197>
//! · [Program]
//!
//! **Task.** Several games of Nim: does the first player win?
//!
//! **Technique.** By Bouton's theorem the first player wins exactly when the nim-sum is not 0
//! ([`snippets::nim`]). O(n) per game.
//!
//! **Twins.** `acwing891`, one case; `cses1730`, other answers; `hdu1849`, pieces on a strip in place of heaps, other answers; `POJ 2234`, cases up to the end of the input; `UVa 10165`, cases up to a 0; `BOJ 11868`, one case, names of the players; `HackerRank nim-game-1`, other answers; `LeetCode 1908`, one case; `51Nod 1069`, one case, other answers; `LOJ 10242`, one case, other answers; `YBT 1664`, one case, other answers; `AcWing 4192`, one case, other answers.
#![doc(alias = "Nim 游戏")]
#![doc(alias = "POJ 2234")]
#![doc(alias = "POJ2234")]
#![doc(alias = "UVa 10165")]
#![doc(alias = "UVa10165")]
#![doc(alias = "BOJ 11868")]
#![doc(alias = "BOJ11868")]
#![doc(alias = "HackerRank nim-game-1")]
#![doc(alias = "nim-game-1")]
#![doc(alias = "LeetCode 1908")]
#![doc(alias = "LeetCode1908")]
#![doc(alias = "51Nod 1069")]
#![doc(alias = "51Nod1069")]
#![doc(alias = "LOJ 10242")]
#![doc(alias = "LOJ10242")]
#![doc(alias = "YBT 1664")]
#![doc(alias = "YBT1664")]
#![doc(alias = "AcWing 4192")]
#![doc(alias = "AcWing4192")]
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
