//! # Arithmetic (数论工具)
//!
//! Tools and not a game: the greatest common divisor, powers modulo a number, and binomial coefficients modulo
//! a prime.
//!
//! ## Theorem
//!
//! 1. *Euclid:* the common divisors of a and b > 0 are those of b and a mod b.
//! 2. *Fermat:* let M be a prime that does not divide a. Then a^(M − 1) is 1 modulo M, so a^(M − 2) is the
//!    inverse of a: the number by which one multiplies in order to divide by a.
//! 3. The binomial coefficient C(n, k) is n! / (k! (n − k)!).
//!
//! ## Why
//!
//! 1. a is a multiple of b plus a mod b. So what divides b divides both of a and a mod b, or neither.
//! 2. Modulo M the products of a with 1, 2, ..., M − 1 are the same numbers in another order: none is 0, and no
//!    two are equal, as M divides neither a nor the difference of two of 1, ..., M − 1. So the product p of
//!    1 to M − 1 is p a^(M − 1), and p is not 0.
//! 3. Each choice of k things, put in order, and the other n − k, put in order, make each order of all n
//!    things once.
//!
//! ## How to compute it
//!
//! - [`gcd`] exchanges a, b for b, a mod b until b is 0.
//! - [`power`] squares the base for each binary digit of the exponent and multiplies the squares of the
//!   digits 1.
//! - [`Binomials`] holds n! and 1 / n! up to a bound. Only the last factorial is inverted by a power: 1 / (n − 1)!
//!   is n / n!.
//!
//! ## Cost
//!
//! O(log(min(a, b) + 1)) for a greatest common divisor, O(log e) for the exponent e. Binomial coefficients:
//! O(n) up to n, then O(1) each.
//!
//! ## Example
//!
//! ```
//! use snippets::arithmetic::{gcd, power, Binomials};
//!
//! assert_eq!(gcd(12, 18), 6);
//! assert_eq!(power::<7>(3, 5), 5); // 243 = 34 · 7 + 5
//! assert_eq!(3 * power::<7>(3, 5) % 7, 1); // the inverse of 3
//! assert_eq!(Binomials::<1_000_000_007>::new(5).choose(5, 2), 10);
//! ```
//!
//! ## Problems
//!
//! Easiest first.
//!
//! - [`cf346a`](crate::problems::parity::cf346a) Codeforces 346A Alice and Bob: a greatest common divisor
//! - [`luogu_p5970`](crate::problems::walsh_hadamard::luogu_p5970) Luogu P5970 \[POI 2016\] Nim z utrudnieniem: a power
//! - [`luogu_p5363`](crate::problems::counting::luogu_p5363) Luogu P5363 \[SDOI2019\] 移动金币: binomial coefficients
//!
//! ## Source
//!
//! D. E. Knuth, The Art of Computer Programming, volume 1, section 1.2.6 (binomial coefficients, Fermat's
//! theorem), volume 2, sections 4.5.2 (greatest common divisors) and 4.6.3 (powers).
#![doc(alias(
    "数论工具",
    "Arithmetic",
    "最大公约数",
    "greatest common divisor",
    "gcd",
    "快速幂",
    "modular exponentiation",
    "逆元",
    "modular inverse",
    "组合数",
    "binomial coefficient"
))]

/// Returns the greatest common divisor of `a` and `b`, which is 0 if both are 0. O(log(min(a, b) + 1)).
pub fn gcd(a: u64, b: u64) -> u64 {
    if b == 0 {
        a
    } else {
        gcd(b, a % b)
    }
}

/// Returns `base` to the power of `exponent`, modulo `MODULUS`. O(log `exponent`).
///
/// # Panics
/// If `MODULUS` is not from 2 to 2^32.
#[track_caller]
pub fn power<const MODULUS: u64>(base: u64, exponent: u64) -> u64 {
    assert!(
        1 < MODULUS && MODULUS <= 1 << 32,
        "a modulus from 2 to 2^32"
    );
    let (mut square, mut rest, mut result) = (base % MODULUS, exponent, 1);
    while rest > 0 {
        if rest % 2 == 1 {
            result = result * square % MODULUS;
        }
        square = square * square % MODULUS;
        rest /= 2;
    }
    result
}

/// A table of the binomial coefficients C(n, k) modulo `MODULUS`, a prime below 2^32.
pub struct Binomials<const MODULUS: u64> {
    factorials: Vec<u64>,
    /// 1 / n! for each n.
    inverses: Vec<u64>,
}

impl<const MODULUS: u64> Binomials<MODULUS> {
    /// Makes the table for n up to `most`. O(`most` + log `MODULUS`).
    ///
    /// # Panics
    /// If `MODULUS` is not from 2 to 2^32, or if its power with the exponent `MODULUS` − 2 does not invert
    /// the factorial of `most`, as it does if `MODULUS` is a prime greater than `most`.
    #[track_caller]
    pub fn new(most: usize) -> Self {
        let mut factorials = vec![1; most + 1];
        for n in 1..=most {
            factorials[n] = factorials[n - 1] * n as u64 % MODULUS;
        }
        let inverse = power::<MODULUS>(factorials[most], MODULUS - 2);
        assert!(
            factorials[most] * inverse % MODULUS == 1,
            "a factorial without an inverse"
        );
        let mut inverses = vec![inverse; most + 1];
        for n in (1..=most).rev() {
            inverses[n - 1] = inverses[n] * n as u64 % MODULUS;
        }
        Self {
            factorials,
            inverses,
        }
    }

    /// Returns C(`n`, `k`), the number of ways to choose `k` of `n` things, modulo `MODULUS`. It is 0 if `k` >
    /// `n`. O(1).
    ///
    /// # Panics
    /// If `k` ≤ `n` and `n` is greater than the bound.
    #[track_caller]
    pub fn choose(&self, n: usize, k: usize) -> u64 {
        if k > n {
            return 0;
        }
        self.factorials[n] * self.inverses[k] % MODULUS * self.inverses[n - k] % MODULUS
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const MODULUS: u64 = 1_000_000_007;

    #[test]
    fn common_divisors_up_to_thirty() {
        for a in 0..=30 {
            for b in 0..=30 {
                let divides_both = |d: &u64| a % d == 0 && b % d == 0;
                let greatest = (1..=a.max(b)).rev().find(divides_both);
                assert_eq!(gcd(a, b), greatest.unwrap_or(0), "{a}, {b}");
            }
        }
    }

    fn check_powers<const MODULUS: u64>() {
        for base in 0..10 {
            let mut expected = 1;
            for exponent in 0..20 {
                assert_eq!(power::<MODULUS>(base, exponent), expected);
                expected = expected * base % MODULUS;
            }
        }
    }

    #[test]
    fn powers() {
        check_powers::<2>();
        check_powers::<7>();
        check_powers::<0x1_0000_0000>();
        // Fermat's theorem.
        assert_eq!(power::<998_244_353>(2, 998_244_352), 1);
    }

    #[test]
    fn subsets_of_up_to_ten() {
        let (binomials, small) = (Binomials::<MODULUS>::new(10), Binomials::<11>::new(10));
        for n in 0..=10 {
            for k in 0..=12 {
                let subsets = (0..1u32 << n).filter(|set| set.count_ones() as usize == k);
                let count = subsets.count() as u64;
                assert_eq!(binomials.choose(n, k), count, "{n}, {k}");
                assert_eq!(small.choose(n, k), count % 11, "{n}, {k}");
            }
        }
        assert_eq!(Binomials::<2>::new(1).choose(1, 1), 1);
    }

    #[test]
    #[should_panic(expected = "without an inverse")]
    fn the_modulus_is_above_all_factors() {
        Binomials::<11>::new(11);
    }

    #[test]
    fn the_greatest_prime_below_the_bound_does_not_overflow() {
        let binomials = Binomials::<4_294_967_291>::new(67);
        for n in 1..=67 {
            for k in 1..=n {
                let below = binomials.choose(n - 1, k - 1) + binomials.choose(n - 1, k);
                assert_eq!(binomials.choose(n, k), below % 4_294_967_291, "{n}, {k}");
            }
        }
    }
}
