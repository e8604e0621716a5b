//! # Nimbers as a field (Nim 积)
//!
//! ## Rules
//!
//! The nim-sum of two numbers is `a ^ b`. Their nim-product is the least number that is not ruled
//! out if ⊗ is to be distributive and free of zero divisors, (a ^ a') ⊗ (b ^ b') ≠ 0:
//!
//! a ⊗ b = mex { a' ⊗ b ^ a ⊗ b' ^ a' ⊗ b' : a' < a, b' < b }.
//!
//! It is the value of the head (a, b) in the game Turning Corners, see
//! [coin-turning games](crate::coin_turning).
//!
//! ## Theorem (Conway)
//!
//! With ^ as the sum and ⊗ as the product, the numbers below F are a field for each F of 2, 4, 16,
//! 256, 2^16, 2^32, 2^64 and so on, each F the square of the last, and
//!
//! F ⊗ x = F · x for x < F, F ⊗ F = F ^ F/2.
//!
//! ## Why
//!
//! An option differs from a ⊗ b by a product that is not 0, so in the definition a' and b' may run
//! through any lists of which a and b are the mex. With this the two sides of the commutative,
//! distributive and associative laws have the same options, by induction: for (a ^ b) ⊗ c the list
//! for a ^ b is that of all a' ^ b and a ^ b'. Now let the numbers below F be a field.
//! - The options of F ⊗ x are y ⊗ (x ^ x') ^ F ⊗ x' for x' < x and y < F. The first term runs
//!   through all numbers below F and the second is F · x' by induction: these are the numbers below
//!   F · x.
//! - The options of F ⊗ F are F · (u ^ v) ^ u ⊗ v for u, v < F. With u = v the squares u ⊗ u are all
//!   the numbers below F, as squaring is injective: (u ^ v) ⊗ (u ^ v) = u ⊗ u ^ v ⊗ v. With
//!   v = u ^ 1 the products h(u) = u ⊗ u ^ u are the numbers below F/2: h is additive and
//!   h(u) = 0 for 0 and 1 only, so it takes F/2 values, and it is below F/2 by induction, as for
//!   F = G · G and u = G · s ^ t the upper half of h(u) is h(s) < G/2. So F ^ F/2 is the mex.
//! - Hence the numbers below F · F are F · s ^ t with F a root of z ⊗ z ^ z ^ F/2, which has no root
//!   below F: a field again.
//!
//! **How to use it.** By halves a = F · a1 ^ a0, b = F · b1 ^ b0, that is in the field below F:
//! - a ⊗ b = F · (m ^ a0 ⊗ b0) ^ a0 ⊗ b0 ^ a1 ⊗ b1 ⊗ F/2 with m = (a1 ^ a0) ⊗ (b1 ^ b0), three
//!   products and one by F/2 (Karatsuba);
//! - a ⊗ (F · F)/2 = F · ((a1 ^ a0) ⊗ F/2) ^ a1 ⊗ F/2 ⊗ F/2, as (F · F)/2 = F ⊗ F/2;
//! - a ⊗ (a ^ a1) = a0 ⊗ (a0 ^ a1) ^ a1 ⊗ a1 ⊗ F/2 is below F, and a ^ a1 divided by it is 1 / a;
//! - the square root of a is F · r1 ^ r0 with the square roots r1 of a1 and r0 of a0 ^ a1 ⊗ F/2.
//!
//! The 65535 units below 2^16 are the powers of one of them, so there a product is a sum of
//! logarithms.
//!
//! ## Cost
//!
//! The tables are 512 KiB, made in about a millisecond. A product takes 11 products below 2^16,
//! some 10 to 20 ns in all, an inverse as much as two of them.
//!
//! ## Example
//!
//! ```
//! use snippets::nimber;
//!
//! assert_eq!(nimber::product(2, 2), 3);
//! assert_eq!(nimber::product(16, 5), 80);
//! assert_eq!(nimber::product(16, 16), 24);
//! assert_eq!(nimber::inverse(2), 3);
//! assert_eq!(nimber::square_root(3), 2);
//! ```
//!
//! ## Problems
//!
//! `hdu3404`, `yosupo_nim_product_64`.
//!
//! ## Source
//!
//! J. H. Conway, On Numbers and Games, chapter 6; Winning Ways, chapter 14.
use std::convert::TryFrom;

/// a ⊗ b. O(1).
pub fn product(a: u64, b: u64) -> u64 {
    field().multiply(a, b)
}

/// a ⊗ a. O(1).
pub fn square(a: u64) -> u64 {
    product(a, a)
}

/// The product of `exponent` times `a`, 1 for none. O(log `exponent`).
pub fn power(a: u64, exponent: u64) -> u64 {
    let (mut base, mut rest, mut result) = (a, exponent, 1);
    while rest > 0 {
        if rest % 2 == 1 {
            result = product(result, base);
        }
        base = square(base);
        rest /= 2;
    }
    result
}

/// The number b with a ⊗ b = 1. O(1).
///
/// # Panics
/// If `a` is 0.
pub fn inverse(a: u64) -> u64 {
    assert!(a != 0, "0 has no inverse");
    field().inverse(a)
}

/// The number b with b ⊗ b = a: there is exactly one. O(1).
pub fn square_root(a: u64) -> u64 {
    field().square_root(a)
}

/// The field of 64 bits.
fn field() -> Extension<Extension<&'static Logarithms>> {
    thread_local! {
        static LOGARITHMS: &'static Logarithms = Box::leak(Box::new(Logarithms::new()));
    }
    Extension(Extension(LOGARITHMS.with(|logarithms| *logarithms)))
}

/// The numbers below 2^`BITS`.
trait Field {
    const BITS: u32;
    /// a ⊗ b.
    fn multiply(&self, a: u64, b: u64) -> u64;
    /// a ⊗ b ⊗ 2^(`BITS` − 1).
    fn half_product(&self, a: u64, b: u64) -> u64;
    /// 1 / a for a ≠ 0.
    fn inverse(&self, a: u64) -> u64;
    /// The square root of a.
    fn square_root(&self, a: u64) -> u64;
}

/// The numbers of twice as many bits as those of the field `T`.
struct Extension<T>(T);

impl<T: Field> Extension<T> {
    /// (a1, a0)
    fn halves(a: u64) -> (u64, u64) {
        (a >> T::BITS, a & ((1 << T::BITS) - 1))
    }
}

impl<T: Field> Field for Extension<T> {
    const BITS: u32 = 2 * T::BITS;

    fn multiply(&self, a: u64, b: u64) -> u64 {
        let ((a1, a0), (b1, b0)) = (Self::halves(a), Self::halves(b));
        let low = self.0.multiply(a0, b0);
        let middle = self.0.multiply(a1 ^ a0, b1 ^ b0);
        (middle ^ low) << T::BITS | (low ^ self.0.half_product(a1, b1))
    }

    fn half_product(&self, a: u64, b: u64) -> u64 {
        let (high, low) = Self::halves(self.multiply(a, b));
        let half = 1 << (T::BITS - 1);
        self.0.half_product(high ^ low, 1) << T::BITS | self.0.half_product(high, half)
    }

    fn inverse(&self, a: u64) -> u64 {
        let (a1, a0) = Self::halves(a);
        let norm = self.0.multiply(a0, a0 ^ a1) ^ self.0.half_product(a1, a1);
        let inverse = self.0.inverse(norm);
        self.0.multiply(a1, inverse) << T::BITS | self.0.multiply(a0 ^ a1, inverse)
    }

    fn square_root(&self, a: u64) -> u64 {
        let (a1, a0) = Self::halves(a);
        let low = a0 ^ self.0.half_product(a1, 1);
        self.0.square_root(a1) << T::BITS | self.0.square_root(low)
    }
}

/// The numbers below 2^16, the units among them as powers of the generator.
struct Logarithms {
    /// The exponent of each unit, below 65535. That of 0 is greater than all that are asked for,
    /// even halved.
    log: Box<[u32; 1 << 16]>,
    /// The power with each exponent up to 65534 + 65534 + 3.
    exp: Box<[u16; 1 << 17]>,
}

/// A number whose powers are all the units below 2^16, and whose third power is 2^15.
const GENERATOR: u64 = 10279;

impl Logarithms {
    fn new() -> Self {
        // The products with the generator, bit by bit.
        let field = Extension(Extension(Extension(Extension(Bit))));
        let mut next = vec![0];
        for bit in 0..16 {
            let added = (field.multiply(GENERATOR, 1 << bit) & 0xffff) as u16;
            next.extend_from_within(..);
            for product in &mut next[1 << bit..] {
                *product ^= added;
            }
        }
        let mut log = vec![1 << 18; 1 << 16];
        let mut exp = vec![0; 1 << 17];
        let mut unit = 1;
        for (exponent, power) in (0..).zip(&mut exp) {
            *power = unit;
            if exponent < 65535 {
                log[usize::from(unit)] = exponent;
            }
            unit = next[usize::from(unit)];
        }
        Self {
            log: Box::try_from(log.into_boxed_slice()).expect("2^16 numbers"),
            exp: Box::try_from(exp.into_boxed_slice()).expect("2^17 numbers"),
        }
    }

    fn log(&self, a: u64) -> usize {
        // With the mask it is known to be a place in the table.
        self.log[(a & 0xffff) as usize] as usize
    }

    /// 0 for an exponent that has the logarithm of 0 in it.
    fn exp(&self, exponent: usize) -> u64 {
        if exponent < self.exp.len() {
            self.exp[exponent].into()
        } else {
            0
        }
    }
}

impl Field for &Logarithms {
    const BITS: u32 = 16;

    fn multiply(&self, a: u64, b: u64) -> u64 {
        self.exp(self.log(a) + self.log(b))
    }

    fn half_product(&self, a: u64, b: u64) -> u64 {
        // 3 is the logarithm of 2^15.
        self.exp(self.log(a) + self.log(b) + 3)
    }

    fn inverse(&self, a: u64) -> u64 {
        self.exp(65535 - self.log(a))
    }

    fn square_root(&self, a: u64) -> u64 {
        let log = self.log(a);
        self.exp((log + log % 2 * 65535) / 2)
    }
}

/// The numbers of one bit.
struct Bit;

impl Field for Bit {
    const BITS: u32 = 1;

    fn multiply(&self, a: u64, b: u64) -> u64 {
        a & b
    }

    fn half_product(&self, a: u64, b: u64) -> u64 {
        a & b
    }

    fn inverse(&self, a: u64) -> u64 {
        a
    }

    fn square_root(&self, a: u64) -> u64 {
        a
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::mex::mex;
    use crate::random::Random;

    #[test]
    fn the_definition_up_to_32() {
        let mut products = vec![[0; 32]; 32];
        for a in 0..32 {
            for b in 0..32 {
                let pairs = (0..a).flat_map(|lower| (0..b).map(move |less| (lower, less)));
                products[a][b] = mex(pairs.map(|(lower, less)| {
                    products[lower][b] ^ products[a][less] ^ products[lower][less]
                }));
                assert_eq!(product(a as u64, b as u64), products[a][b], "{a}, {b}");
            }
        }
    }

    #[test]
    fn the_two_rules_up_to_64_bits() {
        let mut random = Random::new(1);
        for level in 0..6 {
            let fermat = 1 << (1 << level);
            let square = product(fermat, fermat);
            assert_eq!(square, fermat ^ (fermat / 2));
            for _ in 0..200 {
                let x = random.between(0, fermat - 1);
                assert_eq!(product(fermat, x), fermat * x);
            }
        }
    }

    #[test]
    fn the_laws_of_a_field() {
        let mut random = Random::new(2);
        for round in 0..2000 {
            let largest = u64::MAX >> (round % 64);
            let [a, b, c] = [0; 3].map(|_| random.between(0, largest));
            assert_eq!(product(a, b), product(b, a));
            assert_eq!(product(a, product(b, c)), product(product(a, b), c));
            assert_eq!(product(a, b ^ c), product(a, b) ^ product(a, c));
            assert_eq!(product(a, 1), a);
            assert_eq!(product(a, 0), 0);
        }
    }

    #[test]
    fn logarithms_and_bits_are_the_same_field_of_16_bits() {
        let (fast, slow) = (&Logarithms::new(), Extension(Bit));
        let slow = Extension(Extension(Extension(slow)));
        let mut units: Vec<u16> = fast.exp[..65535].to_vec();
        units.sort_unstable();
        assert!(units.iter().copied().eq(1..=u16::MAX));
        let generator = fast.exp(1);
        assert_eq!(
            slow.multiply(generator, slow.multiply(generator, generator)),
            1 << 15
        );
        let mut random = Random::new(5);
        for a in 0..1 << 16 {
            assert_eq!(fast.square_root(a), slow.square_root(a), "{a}");
            if a != 0 {
                assert_eq!(fast.inverse(a), slow.inverse(a), "{a}");
            }
        }
        let last = fast.exp(65534);
        for a in (0..1 << 16).step_by(11).chain([last]) {
            for b in [0, 1, last, random.between(0, 0xffff)] {
                assert_eq!(fast.multiply(a, b), slow.multiply(a, b), "{a}, {b}");
                let product = slow.multiply(1 << 15, slow.multiply(a, b));
                assert_eq!(fast.half_product(a, b), product, "{a}, {b}");
                assert_eq!(slow.half_product(a, b), product, "{a}, {b}");
            }
        }
    }

    #[test]
    fn powers() {
        let mut random = Random::new(3);
        for _ in 0..100 {
            let a = random.between(0, u64::MAX);
            let mut expected = 1;
            for exponent in 0..10 {
                assert_eq!(power(a, exponent), expected);
                expected = product(expected, a);
            }
        }
    }

    #[test]
    fn inverses_and_square_roots() {
        let mut random = Random::new(4);
        let wide = (0..300).map(|_| random.between(1, u64::MAX));
        let narrow = (1..1 << 16).step_by(11);
        for a in narrow.chain(wide).chain([u64::MAX]) {
            assert_eq!(product(a, inverse(a)), 1, "{a}");
            assert_eq!(square(square_root(a)), a, "{a}");
        }
        assert_eq!(square_root(0), 0);
    }
}
