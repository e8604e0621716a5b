//! # Library Checker Nim Product (`F_{2^64}`)
//!
//! <https://judge.yosupo.jp/problem/nim_product_64>
//! · [Program] · [Samples] · [Difficulty] 3
//!
//! **Task.** Up to a million pairs of 64-bit numbers: their nim-products.
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** The nim-product is found by logarithms below 2^16, and above by Karatsuba's
//! halves, twice ([`snippets::nimber`]). O(1) per product.
//!
//! </details>
use snippets::io::{Input, Output};
use snippets::nimber;

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    for _ in 0..input.read() {
        output.line(nimber::product(input.read(), input.read()));
    }
}

fn main() {
    snippets::io::run(solve);
}
