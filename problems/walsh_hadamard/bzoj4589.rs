//! # BZOJ 4589 Hard Nim
//!
//! <https://www.lydsy.com/JudgeOnline/problem.php?id=4589>
//! · [Program] · [Samples] · [Difficulty] 2
//!
//! **Task.** Nim with n heaps, each of a prime number of stones, at most m. How many of the lists of
//! heaps are lost for the player to move?
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** The Walsh-Hadamard transform of the set of primes counts the lists of nim-sum 0
//! ([`snippets::walsh_hadamard`]). O(m log m) per test, and O(log n) for each different number in
//! the transform.
//!
//! </details>
use snippets::io::{Input, Output};
use snippets::walsh_hadamard;

const MODULUS: u64 = 1_000_000_007;

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    while !input.at_end() {
        let n = input.read();
        let m: usize = input.read();
        let mut primes = vec![0; (m + 1).next_power_of_two()];
        primes[2..=m].fill(1);
        for divisor in (2..=m).take_while(|divisor| divisor * divisor <= m) {
            for multiple in (divisor * divisor..=m).step_by(divisor) {
                primes[multiple] = 0;
            }
        }
        output.line(walsh_hadamard::count_lost::<MODULUS>(&primes, n));
    }
}

fn main() {
    snippets::io::run(solve);
}
