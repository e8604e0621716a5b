//! # HDU 1846 Brave Game
//!
//! <https://acm.hdu.edu.cn/showproblem.php?pid=1846>
//! · [Program] · [Samples] · [Difficulty] 1
//!
//! **Task.** Bash's game with 1 to m stones per move: who wins?
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** The first player loses exactly when n is a multiple of m + 1
//! ([`snippets::bash`]). O(1) per test.
//!
//! </details>
//!
//! **Twins.** `HDU 2188`, a sum that grows to n in place of a heap, other answers; `51Nod 1066`, other answers; `LOJ 10241`, one case, the answer is a number; `YBT 1663`, one case, the answer is a number; `AcWing 1318`, one case, the answer is a number; `LeetCode 292`, takes of 1 to 3, one case.
#![doc(alias(
    "Brave Game",
    "HDU 2188",
    "HDU2188",
    "51Nod 1066",
    "51Nod1066",
    "LOJ 10241",
    "LOJ10241",
    "YBT 1663",
    "YBT1663",
    "AcWing 1318",
    "AcWing1318",
    "LeetCode 292",
    "LeetCode292"
))]
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
