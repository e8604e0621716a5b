//! # HDU 2516 取石子游戏
//!
//! <https://acm.hdu.edu.cn/showproblem.php?pid=2516>
//! · [Program] · [Samples] · [Difficulty] 1 · [Twins]
//!
//! **Task.** Fibonacci Nim on one heap of n ≥ 2 stones, many times: who wins? The input ends with n = 0.
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** The first player loses exactly when n is a Fibonacci number
//! ([`snippets::fibonacci`]). O(log n) per test.
//!
//! </details>
use snippets::fibonacci;
use snippets::io::{Input, Output};

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    loop {
        let n: u64 = input.read();
        if n == 0 {
            break;
        }
        let won = fibonacci::wins(n, n - 1);
        output.line(if won { "First win" } else { "Second win" });
    }
}

fn main() {
    snippets::io::run(solve);
}
