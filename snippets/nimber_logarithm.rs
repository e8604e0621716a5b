//! # Logarithms of nimbers (Nim 离散对数)
//!
//! How often must a nimber be multiplied by itself to become another one?
//!
//! ## Task
//!
//! Let a^x be the nim-product ([`nimber`](crate::nimber)) of x factors a. For nimbers a and b from 1
//! to 2^64 − 1 find a number x with a^x = b.
//!
//! ## Theorem
//!
//! Let N = 2^64 − 1 = 3 · 5 · 17 · 257 · 641 · 65537 · 6700417, and for each of these primes p let
//! m = N / p. There is a solution exactly if for each p there is a y(p) from 0 to p − 1 with
//! (a^(m · m))^y(p) = b^m. Then the sum of all y(p) · m, modulo N, is a solution.
//!
//! ## Why
//!
//! 1. The N numbers from 1 on are a group under the nim-product, so c^N = 1 for each c.
//! 2. If c^(N / p) = 1 for all p, then c = 1: the least e > 0 with c^e = 1 divides all N / p, which
//!    have no common factor.
//! 3. With c = a^x / b this says: a^x = b exactly if a^(x · m) = b^m for each p.
//! 4. Let x be the sum. Take one p. As a^(m · p) = 1, and all terms of x but y(p) · m are multiples
//!    of p, we have a^(x · m) = a^(y(p) · m · m) = b^m. By 3 x is a solution.
//! 5. Let x be a solution. Then (a^m)^x = b^m for each p. As a^(m · p) = 1, exponents of a^m count
//!    modulo p. No prime occurs twice in N, so p does not divide m, and there is a y from 0 to p − 1
//!    with m · y = x modulo p. This is a y(p).
//!
//! ## How to compute it
//!
//! For one p let c = a^(m · m) and d = b^m. With s ≥ √p each y from 1 to p is s · i − j with i from 1
//! to s and j from 0 to s − 1, and c^y = d exactly if c^(s · i) = d ⊗ c^j. So the numbers d ⊗ c^j are
//! put into a table, and the c^(s · i) are looked up in it (baby steps and giant steps, 大步小步).
//! That y = p stands for y = 0 does no harm.
//!
//! Whether there is a solution is known sooner: the order of a, the least e > 0 with a^e = 1, is the
//! product of the p with a^(N / p) ≠ 1. As no prime occurs twice in N, the group of the N nimbers below 2^64
//! other than 0 is cyclic, so b is a power of a exactly if its order divides that of a.
//!
//! ## Cost
//!
//! Some 7000 products of nimbers.
//!
//! ## Example
//!
//! The powers of 2 are 1, 2, 2 ⊗ 2 = 3 and 3 ⊗ 2 = 1 again, so the order of 2 is 3, and 4 is none of
//! them.
//!
//! ```
//! use snippets::nimber;
//! use snippets::nimber_logarithm::logarithm;
//!
//! assert_eq!(logarithm(2, 4), None);
//! let x = logarithm(2, 3).unwrap();
//! assert_eq!(x % 3, 2);
//! let x = logarithm(8, 10).unwrap();
//! assert_eq!(nimber::power(8, x), 10);
//! ```
//!
//! ## Problems
//!
//! - [`cf1310f`](crate::problems::nimber_logarithm::cf1310f) Codeforces 1310F Bad Cryptography
//!
//! ## Source
//!
//! S. C. Pohlig, M. E. Hellman, "An improved algorithm for computing logarithms over GF(p) and its
//! cryptographic significance", IEEE Transactions on Information Theory 24 (1978); baby steps and
//! giant steps: D. Shanks, "Class number, a theory of factorization, and genera", Proceedings of
//! Symposia in Pure Mathematics 20 (1971).
#![doc(alias(
    "Nim 离散对数",
    "Logarithms of nimbers",
    "Nim离散对数",
    "离散对数",
    "大步小步",
    "discrete logarithm",
    "Pohlig-Hellman",
    "BSGS"
))]
use crate::nimber::{power, product};
use std::collections::HashMap;
use std::convert::TryFrom;

/// The prime factors of 2^64 − 1.
const PRIMES: [u64; 7] = [3, 5, 17, 257, 641, 65_537, 6_700_417];

/// Returns a logarithm of the nimber `b` to the base `a`: a number x such that the nim-product of x times the
/// factor `a` is `b`; `None` if there is none. O(1): some 7000 products.
///
/// # Panics
/// If `a` or `b` is 0.
#[track_caller]
pub fn logarithm(a: u64, b: u64) -> Option<u64> {
    assert!(a != 0 && b != 0, "0 is no power and has no others");
    let mut sum = 0;
    for &prime in &PRIMES {
        let rest = u64::MAX / prime;
        let base = power(power(a, rest), rest);
        let y = by_steps(base, power(b, rest), prime)?;
        sum += u128::from(y) * u128::from(rest);
    }
    let remainder = sum % u128::from(u64::MAX);
    Some(u64::try_from(remainder).expect("less than the modulus"))
}

/// A number from 1 to about `order` with `power(base, y) == target`, if there is one; the power
/// with the exponent `order` is 1. About 2 √`order` products.
fn by_steps(base: u64, target: u64, order: u64) -> Option<u64> {
    let is_enough = |count: &u64| count * count >= order;
    let count = (1..order).find(is_enough).expect("a root");
    let mut babies = HashMap::new();
    let mut baby = target;
    for j in 0..count {
        babies.insert(baby, j);
        baby = product(baby, base);
    }
    let giant = power(base, count);
    let mut reached = 1;
    for i in 1..=count {
        reached = product(reached, giant);
        if let Some(j) = babies.get(&reached) {
            return Some(count * i - j);
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::random::Random;

    #[test]
    fn the_prime_factors() {
        let all: u128 = PRIMES.iter().map(|&prime| u128::from(prime)).product();
        assert_eq!(all, u128::from(u64::MAX));
        for prime in PRIMES {
            let divisors = (2..).take_while(|divisor| divisor * divisor <= prime);
            assert_eq!(divisors.filter(|divisor| prime % divisor == 0).count(), 0);
        }
    }

    /// The logarithm must be right for `b`, and exist exactly if `exists`.
    fn check(a: u64, b: u64, exists: bool) {
        let x = logarithm(a, b);
        assert_eq!(x.is_some(), exists, "{a}, {b}");
        if let Some(x) = x {
            assert_eq!(power(a, x), b, "{a}, {b}");
        }
    }

    #[test]
    fn every_pair_below_sixteen() {
        for a in 1..16 {
            let powers: Vec<u64> = (0..15).map(|x| power(a, x)).collect();
            for b in 1..16 {
                check(a, b, powers.contains(&b));
            }
        }
    }

    #[test]
    fn powers_and_no_powers_of_64_bits() {
        let mut random = Random::new(1);
        for prime in PRIMES {
            let a = random.between(1, u64::MAX);
            check(a, power(a, random.between(0, u64::MAX)), true);
            // The order of its powers leaves out a prime.
            let a = power(a, prime);
            check(a, power(a, random.between(0, u64::MAX)), true);
            let b = (1 << 40..1 << 41).find(|&b| power(b, u64::MAX / prime) != 1);
            check(a, b.expect("one"), false);
        }
        check(1, 1, true);
        check(1, u64::MAX, false);
        check(u64::MAX, 1, true);
    }

    #[test]
    #[should_panic(expected = "0 is no power")]
    fn powers_of_zero() {
        logarithm(0, 1);
    }

    #[test]
    #[should_panic(expected = "0 is no power")]
    fn zero_as_a_power() {
        logarithm(1, 0);
    }
}
