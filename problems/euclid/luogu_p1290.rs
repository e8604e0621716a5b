//! # Luogu P1290 欧几里德的游戏
//!
//! <https://www.luogu.com.cn/problem/P1290>
//! · [Program] · [Samples] · [Difficulty] 1
//!
//! **Task.** Several games of Euclid's subtraction of multiples. Which player makes a number 0: Stan,
//! who moves first, or Ollie?
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** The player to move wins exactly when the numbers are equal or their ratio is
//! above the golden ratio ([`snippets::euclid`]), compared in integers. O(1) per game.
//!
//! </details>
//!
//! **Twins.** `POJ 2348`, cases up to 0 0; `HDU 1525`, cases up to 0 0; `UVa 10368`, cases up to 0 0; `ZOJ 1913`, cases up to 0 0; `BOJ 4342`, cases up to 0 0, other names of the players; `Kattis euclidsgame`, cases up to 0 0; `AcWing 1115`, cases up to 0 0, other answers.
#![doc(alias(
    "欧几里德的游戏",
    "POJ 2348",
    "POJ2348",
    "HDU 1525",
    "HDU1525",
    "UVa 10368",
    "UVa10368",
    "ZOJ 1913",
    "ZOJ1913",
    "BOJ 4342",
    "BOJ4342",
    "Kattis euclidsgame",
    "euclidsgame",
    "AcWing 1115",
    "AcWing1115"
))]
use snippets::euclid;
use snippets::io::{Input, Output};

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    for _ in 0..input.read() {
        let won = euclid::wins(input.read(), input.read());
        output.line(if won { "Stan wins" } else { "Ollie wins" });
    }
}

fn main() {
    snippets::io::run(solve);
}
