//! # Codeforces 1310F Bad Cryptography
//!
//! <https://codeforces.com/problemset/problem/1310/F>
//! · [Program] · [Samples] · [Difficulty] 5
//!
//! **Task.** For pairs of numbers a and b, from 1 to 2^64 − 1: a number x, at most 2^64 − 1, such that
//! the nim-product of x factors a is b, or `-1` if there is none.
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** The exponent is a logarithm in the field of nimbers
//! ([`snippets::nimber_logarithm`]). Some 7000 products for a pair.
//!
//! </details>
use snippets::io::{Input, Output};
use snippets::nimber_logarithm;

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    for _ in 0..input.read() {
        match nimber_logarithm::logarithm(input.read(), input.read()) {
            Some(x) => output.line(x),
            None => output.line(-1),
        }
    }
}

fn main() {
    snippets::io::run(solve);
}
