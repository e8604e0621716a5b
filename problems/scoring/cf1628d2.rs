//! # Codeforces 1628D2 Game on Sum (Hard Version)
//!
//! <https://codeforces.com/problemset/problem/1628/D2>
//! · [Program] · [Samples] · [Difficulty] 4
//!
//! **Task.** n times Alice names a real number of \[0, k\], and Bob adds it to a score or subtracts it;
//! he has to add at least m times. Alice wants the score to be large and Bob wants it to be small. What
//! is it in the end, modulo 10^9 + 7?
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** Alice names the number for which Bob does not care ([`snippets::scoring`], other rules).
//! Let v(n, m) be the score with n turns left, at least m of them added: v(n, 0) = 0, as Bob subtracts
//! and she names 0, and v(n, n) = n k. Otherwise he makes it the smaller one of v(n − 1, m − 1) + x and
//! v(n − 1, m) − x, and with half the difference as x both are the mean of v(n − 1, m − 1) and v(n − 1,
//! m), as v(2, 1) = (0 + k) / 2. By induction v is between 0 and n k, grows with m, and v(n, m) − v(n,
//! m − 1) ≤ 2 k, so x is allowed. The means lead back to all v(i, i) with i ≤ m, by the C(n − i − 1, m
//! − i) ways that do not pass another one, the last step being from (i + 1, i), and each with the
//! weight 2^(i − n). O(m).
//!
//! </details>
use snippets::arithmetic::{self, Binomials};
use snippets::io::{Input, Output};

const MODULUS: u64 = 1_000_000_007;

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    let count: usize = input.read();
    let tests: Vec<usize> = input.read_list(3 * count);
    let most = tests.iter().step_by(3).max().unwrap();
    let binomials = Binomials::<MODULUS>::new(*most);
    for test in tests.chunks(3) {
        let (n, m, k) = (test[0], test[1], test[2] as u64);
        if n == m {
            output.line(n as u64 * k % MODULUS);
            continue;
        }
        // Horner's rule for the sum of i C(n - i - 1, m - i) 2^i.
        let sum = (1..=m).rev().fold(0, |sum, i| {
            2 * (sum + i as u64 * binomials.choose(n - i - 1, m - i)) % MODULUS
        });
        let half = (MODULUS + 1) / 2;
        output.line(sum * arithmetic::power::<MODULUS>(half, n as u64) % MODULUS * k % MODULUS);
    }
}

fn main() {
    snippets::io::run(solve);
}
