//! # Luogu P6791 \[SNOI2020\] 取石子
//!
//! <https://www.luogu.com.cn/problem/P6791>
//! · [Program] · [Samples] · [Difficulty] 3
//!
//! **Task.** The first move takes at most k stones, each later one at most twice the last take; the
//! player who takes the last stone loses. On how many heaps of 1 to N stones does the first player
//! win?
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** A player who leaves one stone wins, so the game is normal play with m = n − 1 stones,
//! won exactly when m > 0 and the smallest part of m in Fibonacci numbers is at most k
//! ([`snippets::dynamic_nim`]). The other numbers below N are counted by the first part, from above, in
//! which they fall short of N's parts. Below the part F(i) they are sums, without neighbours, of parts
//! from F(p), the least above k, to F(i − 1). There are F(i − p) such sums. O(log N) per query.
//!
//! </details>
use snippets::dynamic_nim;
use snippets::io::{Input, Output};

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    let fibonacci = dynamic_nim::lost_heaps(|take| take.saturating_mul(2), u64::MAX);
    for _ in 0..input.read() {
        let [k, n]: [u64; 2] = input.read_array();
        let least = fibonacci.partition_point(|&part| part <= k);
        let mut rest = n;
        let mut lost = 0;
        for (i, &part) in fibonacci.iter().enumerate().rev() {
            if part > rest {
                continue;
            }
            rest -= part;
            if i < least {
                // The sum of N's greater parts; every other one has a part of at most k.
                lost += 1;
                break;
            }
            lost += fibonacci[i - least];
        }
        output.line(n - lost);
    }
}

fn main() {
    snippets::io::run(solve);
}
