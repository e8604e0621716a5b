//! # HDU 1846 Brave Game
//!
//! <https://acm.hdu.edu.cn/showproblem.php?pid=1846>
//! · [Program]
//!
//! **Task.** Bash's game with 1 to m stones per move: who wins?
//!
//! **Technique.** The first player loses exactly when n is a multiple of m + 1
//! ([`snippets::bash`]). O(1) per test.
//!
//! **Twins.** `HDU 2188`, a sum that grows to n in place of a heap, other answers; `51Nod 1066`, other answers; `LOJ 10241`, one case, the answer is a number; `YBT 1663`, one case, the answer is a number; `AcWing 1318`, one case, the answer is a number; `LeetCode 292`, takes of 1 to 3, one case.
#![doc(alias = "Brave Game")]
#![doc(alias = "HDU 2188")]
#![doc(alias = "HDU2188")]
#![doc(alias = "51Nod 1066")]
#![doc(alias = "51Nod1066")]
#![doc(alias = "LOJ 10241")]
#![doc(alias = "LOJ10241")]
#![doc(alias = "YBT 1663")]
#![doc(alias = "YBT1663")]
#![doc(alias = "AcWing 1318")]
#![doc(alias = "AcWing1318")]
#![doc(alias = "LeetCode 292")]
#![doc(alias = "LeetCode292")]
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
