//! # HDU 2897 邂逅明下
//!
//! <https://acm.hdu.edu.cn/showproblem.php?pid=2897>
//! · [Program] · [Samples] · [Difficulty] 2
//!
//! **Task.** A heap of n coins; a move takes at least p and at most q of them, or all if fewer than
//! p are left. The player who takes the last coin loses. Does the first player win?
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** With one coin set aside, it is the game in which a player who cannot move loses
//! ([`snippets::bash`]), so n − 1 modulo p + q decides. O(1) per test.
//!
//! </details>
//!
//! **Samples.** They are from memory, not copied from the judge.
use snippets::bash;
use snippets::io::{Input, Output};

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    while !input.at_end() {
        let [n, p, q]: [u64; 3] = input.read_array();
        let won = bash::wins(p, q, n - 1);
        output.line(if won { "WIN" } else { "LOST" });
    }
}

fn main() {
    snippets::io::run(solve);
}
