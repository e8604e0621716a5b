//! # HDU 1846 Brave Game
//!
//! <https://acm.hdu.edu.cn/showproblem.php?pid=1846>
//! · [Program] · [Samples] · [Difficulty] 1 · [Twins]
//!
//! **Task.** Bash's game with 1 to m stones per move: who wins?
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** The first player loses exactly when n is a multiple of m + 1
//! ([`snippets::bash`]). O(1) per test.
//!
//! </details>
use snippets::bash;
use snippets::io::{Input, Output};

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    for _ in 0..input.read() {
        let [stones, most] = input.read_array();
        let won = bash::wins(1, most, stones);
        output.line(if won { "first" } else { "second" });
    }
}

fn main() {
    snippets::io::run(solve);
}
