//! # Codeforces 1929C Sasha and the Casino
//!
//! <https://codeforces.com/problemset/problem/1929/C>
//! · [Program] · [Samples] · [Difficulty] 2
//!
//! **Task.** Sasha has a coins and bets y of them, a whole number, again and again: if the casino lets
//! him win, he has y (k − 1) more, otherwise y less, and it may not let him lose more than x times in a
//! row. Can he be sure to have as many coins as he likes at some time?
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** The stake that makes good for all losses so far is one more than the quotient of
//! these and k − 1 ([`snippets::scoring`], a stake): he can, exactly if he can pay x + 1 such stakes in
//! a row. O(x).
//!
//! </details>
use snippets::io::{Input, Output};

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    for _ in 0..input.read() {
        let [k, most, coins]: [u64; 3] = input.read_array();
        let mut lost = 0;
        for _ in 0..=most {
            if lost <= coins {
                lost += lost / (k - 1) + 1;
            }
        }
        output.line(if lost <= coins { "YES" } else { "NO" });
    }
}

fn main() {
    snippets::io::run(solve);
}
