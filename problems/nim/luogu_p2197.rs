//! # Luogu P2197 【模板】Nim 游戏
//!
//! <https://www.luogu.com.cn/problem/P2197>
//! · [Program] · [Samples] · [Difficulty] 1
//!
//! **Task.** Several games of Nim: does the first player win?
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** By Bouton's theorem the first player wins exactly when the nim-sum is not 0
//! ([`snippets::nim`]). O(n) per game.
//!
//! </details>
//!
//! **Twins.** `acwing891`, one case; `cses1730`, other answers; `hdu1849`, pieces on a strip in place of heaps, other answers; `POJ 2234`, cases up to the end of the input; `UVa 10165`, cases up to a 0; `BOJ 11868`, one case, names of the players; `HackerRank nim-game-1`, other answers; `LeetCode 1908`, one case; `51Nod 1069`, one case, other answers; `LOJ 10242`, one case, other answers; `YBT 1664`, one case, other answers; `AcWing 4192`, one case, other answers.
#![doc(alias(
    "Nim 游戏",
    "POJ 2234",
    "POJ2234",
    "UVa 10165",
    "UVa10165",
    "BOJ 11868",
    "BOJ11868",
    "HackerRank nim-game-1",
    "nim-game-1",
    "LeetCode 1908",
    "LeetCode1908",
    "51Nod 1069",
    "51Nod1069",
    "LOJ 10242",
    "LOJ10242",
    "YBT 1664",
    "YBT1664",
    "AcWing 4192",
    "AcWing4192"
))]
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
