//! # Codeforces 150A Win or Freeze
//!
//! <https://codeforces.com/problemset/problem/150/A>
//! · [Program] · [Samples] · [Difficulty] 2 · [Twins]
//!
//! **Task.** A number. A move writes a divisor of it that is neither 1 nor the number itself, and the
//! game goes on with that. A player who cannot move wins. Who wins, and by which first move, 0 if he
//! has none?
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** A number with w ≥ 1 prime factors is a heap of w − 1 stones, and in misère play one
//! heap is lost exactly if it holds one stone ([`snippets::divisor_nim`], misère). So a product of two
//! primes is lost, and the product of two prime factors is the move elsewhere. O(√q).
//!
//! </details>
use snippets::io::{Input, Output};

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    let mut rest: u64 = input.read();
    let mut factors = Vec::new();
    let mut factor = 2;
    while factor * factor <= rest {
        if rest % factor == 0 {
            factors.push(factor);
            rest /= factor;
        } else {
            factor += 1;
        }
    }
    if rest > 1 {
        factors.push(rest);
    }
    match factors[..] {
        [_, _] => output.line(2),
        [a, b, ..] => output.line(format!("1\n{}", a * b)),
        _ => output.line("1\n0"),
    }
}

fn main() {
    snippets::io::run(solve);
}
