//! # Luogu P5970 \[POI 2016\] Nim z utrudnieniem
//!
//! <https://www.luogu.com.cn/problem/P5970>
//! · [Program] · [Samples] · [Difficulty] 4 · [Twins]
//!
//! **Task.** B throws away some of n heaps, but not all, such that d divides the number of heaps thrown
//! away. Then A begins a game of Nim with the others. How many of the choices of heaps win for B?
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** The ways to throw heaps away are counted by the Walsh-Hadamard transform of
//! polynomials modulo x^d − 1, in which x counts these heaps ([`snippets::walsh_hadamard`]). O(n d
//! + a log a) for the greatest heap a, and O(n + a) memory.
//!
//! The thrown heaps must have the nim-sum t of all heaps. A heap a is a family of 1 game of the value
//! 0, if it is kept, and x games of the value a; its transform at i is 1 + x or 1 − x, by the sign s(i,
//! a). The product of all is (1 + x)^p (1 − x)^(n − p), where p − (n − p) is the transform at i of the
//! numbers of heaps of each size. The answer is 2^−k times the sum of these products, each times s(i,
//! t), at x^0. Equal p are taken together, and Horner's scheme multiplies by 1 − x and by 1 + x only.
//!
//! </details>
use snippets::io::{Input, Output};
use snippets::{arithmetic, walsh_hadamard};
use std::convert::TryFrom;

const MODULUS: u64 = 1_000_000_007;

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    let [n, d]: [usize; 2] = input.read_array();
    let heaps: Vec<usize> = input.read_list(n);
    let size = (heaps.iter().max().expect("a heap") + 1).next_power_of_two();
    let all = heaps.iter().fold(0, |a, b| a ^ b);
    let mut sums = vec![0; size];
    for &heap in &heaps {
        sums[heap] += 1;
    }
    walsh_hadamard::transform(&mut sums);
    // For each p, the sum of the signs that t has at the places with this p.
    let mut places = vec![0; n + 1];
    for (i, &sum) in sums.iter().enumerate() {
        let p = usize::try_from((sums[0] + sum) / 2).expect("a number of heaps");
        let even = (i & all).count_ones() % 2 == 0;
        places[p] = (places[p] + if even { 1 } else { MODULUS - 1 }) % MODULUS;
    }
    // (1 + x)^p, and what comes up to it of the sum.
    let mut plus = vec![0; d];
    plus[0] = 1;
    let mut result = vec![0; d];
    for place in places {
        multiply(&mut result, MODULUS - 1);
        for (result, plus) in result.iter_mut().zip(&plus) {
            *result = (*result + place * plus) % MODULUS;
        }
        multiply(&mut plus, 1);
    }
    let half = (MODULUS + 1) / 2;
    let choices = result[0] * arithmetic::power::<MODULUS>(half, u64::from(size.trailing_zeros()));
    // The choice of all heaps was counted if d divides n.
    let not_all = if n % d == 0 { MODULUS - 1 } else { 0 };
    output.line((choices + not_all) % MODULUS);
}

/// Multiplies a polynomial by 1 + `factor` x modulo x^d − 1.
fn multiply(polynomial: &mut [u64], factor: u64) {
    let mut before = polynomial[polynomial.len() - 1];
    for coefficient in polynomial {
        let old = *coefficient;
        *coefficient = (old + factor * before) % MODULUS;
        before = old;
    }
}

fn main() {
    snippets::io::run(solve);
}
