//! # HDU 1907 John
//!
//! <https://acm.hdu.edu.cn/showproblem.php?pid=1907>
//! · [Program]
//!
//! **Task.** Misère Nim: who wins?
//!
//! **Technique.** Bouton's theorem for misère play decides ([`snippets::misere`]). O(n) per test.
//!
//! **Twins.** `luogu_p4279`, other names of the players; `POJ 3480`; `UVa 1566`; `LightOJ 1253`, other names of the players; `HackerRank misere-nim-1`, other answers; `BOJ 11694`, one case, other names of the players.
#![doc(alias = "John")]
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
