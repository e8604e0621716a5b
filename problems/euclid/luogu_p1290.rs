//! # Luogu P1290 欧几里德的游戏
//!
//! <https://www.luogu.com.cn/problem/P1290>
//! · [Program] · [Samples] · [Difficulty] 1 · [Twins]
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
