//! # Luogu P4018 Roy&October之取石子
//!
//! <https://www.luogu.com.cn/problem/P4018>
//! · [Program] · [Samples] · [Difficulty] 2
//!
//! **Task.** A heap of n stones; a move takes 1 stone, or a number of stones that is a power of a
//! prime. October begins, and the player who takes the last stone wins. Who wins?
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** The takes 1, 2, 3, 4 and 5 are allowed, and no multiple of 6 is, as it has two prime
//! divisors: Bash's game with more takes ([`snippets::bash`]). O(1) per heap.
//!
//! </details>
use snippets::bash;
use snippets::io::{Input, Output};

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    for _ in 0..input.read() {
        let won = bash::wins(1, 5, input.read());
        output.line(if won { "October wins!" } else { "Roy wins!" });
    }
}

fn main() {
    snippets::io::run(solve);
}
