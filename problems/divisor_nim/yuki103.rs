//! # yukicoder 103 素因数ゲーム リターンズ
//!
//! <https://yukicoder.me/problems/no/103>
//! · [Program] · [Samples] · [Difficulty] 2
//!
//! **Task.** Numbers from 2 to 10^4. A move divides one of them by a prime factor of it, once or twice.
//! The player who makes all of them 1 wins. Who wins?
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** Each prime factor of each number is a heap as large as its exponent, from which a move
//! takes one or two stones ([`snippets::divisor_nim`], one prime factor per move), so it counts modulo 3.
//! O(√m) for the number m.
//!
//! </details>
//!
//! **Samples.** This project's own, not the judge's.
use snippets::io::{Input, Output};
use snippets::{divisor_nim, nim};

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    let numbers = input.read_counted().into_iter();
    let exponents = numbers.flat_map(divisor_nim::exponents);
    let won = nim::sum(exponents.map(|exponent| exponent % 3)) != 0;
    output.line(if won { "Alice" } else { "Bob" });
}

fn main() {
    snippets::io::run(solve);
}
