//! # Luogu P5970 [POI 2016] Nim z utrudnieniem
//!
//! <https://www.luogu.com.cn/problem/P5970>
//!
//! **Task.** B throws away some of n heaps, not all, so many that d divides their number. Then A
//! begins a game of Nim with the others. How many of the choices of heaps win for B?
//!
//! **Technique.** The nim-sum of the thrown heaps must be that of all heaps, t. With x for "one heap
//! thrown away" and modulo x^d - 1, the transform ([`snippets::walsh_hadamard`]) of a heap a, which
//! is thrown away or not, is 1 + s x at the place i, where s = (-1)^(ones of i & a). So the product
//! of all is (1 + x)^p (1 - x)^(n - p), where p, the number of heaps with s = 1, follows from the
//! transform of the numbers of equal heaps: that is p - (n - p). The coefficient at x^0 of the sum of
//! these products, each with the sign (-1)^(ones of i & t), is 2^k times the number of choices. The
//! sum is made as in Horner's scheme, so that each step multiplies by 1 - x or 1 + x only.
//! O(n d + a log a) for the greatest heap a, and O(n + a) memory.
use snippets::io::{Input, Output};
use snippets::walsh_hadamard::{power, transform};
use std::convert::TryFrom;

const MODULUS: u64 = 1_000_000_007;

pub fn solve(input: &mut Input, output: &mut Output) {
    let (n, d): (usize, usize) = (input.read(), input.read());
    let heaps: Vec<usize> = input.read_list(n);
    let size = (heaps.iter().max().expect("a heap") + 1).next_power_of_two();
    let all = heaps.iter().fold(0, |a, b| a ^ b);
    let mut sums = vec![0; size];
    for &heap in &heaps {
        sums[heap] += 1;
    }
    transform(&mut sums);
    // For each p, the sum of the signs that t has at the places with this p.
    let mut places = vec![0; n + 1];
    for (i, &sum) in sums.iter().enumerate() {
        let p = usize::try_from((sums[0] + sum) / 2).expect("a number of heaps");
        let even = (i & all).count_ones() % 2 == 0;
        places[p] = (places[p] + if even { 1 } else { MODULUS - 1 }) % MODULUS;
    }
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
    let choices = result[0] * power(half, u64::from(size.trailing_zeros()), MODULUS);
    let not_all = if n % d == 0 { MODULUS - 1 } else { 0 };
    output.line((choices + not_all) % MODULUS);
}

/// Multiplies a polynomial by 1 + `factor` x modulo x^d - 1.
fn multiply(polynomial: &mut [u64], factor: u64) {
    let mut before = polynomial[polynomial.len() - 1];
    for coefficient in polynomial {
        let old = *coefficient;
        *coefficient = (old + factor * before) % MODULUS;
        before = old;
    }
}

pub fn main() {
    snippets::io::run(solve);
}
