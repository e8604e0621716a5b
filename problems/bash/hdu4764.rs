//! # HDU 4764 Stone
//!
//! <https://acm.hdu.edu.cn/showproblem.php?pid=4764>
//! · [Program] · [Samples] · [Difficulty] 2
//!
//! **Task.** Tang and Jiang write growing numbers in turn, the first one from 1 to k and each other
//! one greater by 1 to k than the one before it. A player who writes a number of n or more loses.
//! Who wins? The input ends with n = k = 0.
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** From 0 to the last harmless number, n − 1, the steps are takes from a heap of n −
//! 1 stones, and a player who cannot move there loses ([`snippets::bash`]). O(1) per test.
//!
//! </details>
use snippets::bash;
use snippets::io::{Input, Output};

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    loop {
        let [n, k]: [u64; 2] = input.read_array();
        if n == 0 {
            break;
        }
        let won = bash::wins(1, k, n - 1);
        output.line(if won { "Tang" } else { "Jiang" });
    }
}

fn main() {
    snippets::io::run(solve);
}
