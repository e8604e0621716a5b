//! # Nimbers as a field (Nim 积)
//!
//! **Rules.** The nim-sum of two numbers is `a ^ b`. Their nim-product is the least number that is
//! not ruled out if ⊗ is to be distributive and free of zero divisors, (a ^ a') ⊗ (b ^ b') ≠ 0:
//!
//! a ⊗ b = mex { a' ⊗ b ^ a ⊗ b' ^ a' ⊗ b' : a' < a, b' < b }.
//!
//! It is the value of the head (a, b) in the game Turning Corners, see
//! [coin-turning games](crate::coin_turning).
//!
//! **Theorem** (Conway). With ^ as the sum and ⊗ as the product, the numbers below F are a field for
//! each F of 2, 4, 16, 256, 2^16, 2^32, 2^64 and so on, each F the square of the last, and
//!
//! F ⊗ x = F · x for x < F, F ⊗ F = F ^ F/2.
//!
//! **Why.** An option differs from a ⊗ b by a product that is not 0, so in the definition a' and b'
//! may run through any lists of which a and b are the mex. With this the two sides of the
//! commutative, distributive and associative laws have the same options, by induction: for
//! (a ^ b) ⊗ c the list for a ^ b is that of all a' ^ b and a ^ b'. Now let the numbers below F be a
//! field.
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
//! **How to use it.** With halves a = F · a1 ^ a0 and b = F · b1 ^ b0, three products of halves and
//! one by F/2 are enough (Karatsuba):
//!
//! a ⊗ b = F · (m ^ a0 ⊗ b0) ^ a0 ⊗ b0 ^ a1 ⊗ b1 ⊗ F/2 with m = (a1 ^ a0) ⊗ (b1 ^ b0).
//!
//! The 65535 units below 2^16 are the powers of one of them, so there a product is a sum of
//! logarithms. As a field of 2^64 numbers has a^(2^64) = a, the inverse and the square root are
//! powers.
//!
//! **Cost.** The tables are 256 KiB, made in less than a millisecond. A product takes 15 products
//! below 2^16, some 10 to 20 ns in all.
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
//! **Problems.** `hdu3404`, `yosupo_nim_product_64`.
//!
//! **Source.** J. H. Conway, On Numbers and Games, chapter 6; Winning Ways, chapter 14.
use std::convert::TryFrom;
use std::sync::OnceLock;

/// a ⊗ b. O(1).
pub fn product(a: u64, b: u64) -> u64 {
    let tables = TABLES.get_or_init(Tables::new);
    by_halves(a, b, 32, |a, b| {
        by_halves(a, b, 16, |a, b| tables.by_logarithms(a, b))
    })
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

/// The number b with a ⊗ b = 1. About 130 products.
///
/// # Panics
/// If `a` is 0.
pub fn inverse(a: u64) -> u64 {
    assert!(a != 0, "0 has no inverse");
    power(a, u64::MAX - 1)
}

/// The number b with b ⊗ b = a: there is exactly one. About 65 products.
pub fn square_root(a: u64) -> u64 {
    power(a, 1 << 63)
}

static TABLES: OnceLock<Tables> = OnceLock::new();

/// The units below 2^16 as powers of a generator.
struct Tables {
    /// The exponent of each unit; that of 0 means nothing.
    log: Table,
    /// The power with each exponent; 0 and 65535 both give 1.
    exp: Table,
}

/// An array, as 16 bits are then known to be a place in it, which makes products twice as fast.
type Table = Box<[u16; 1 << 16]>;

/// The least number whose powers are all the units below 2^16.
const GENERATOR: u64 = 258;

impl Tables {
    fn new() -> Self {
        // The products with the generator, bit by bit.
        let mut next = vec![0];
        for bit in 0..16 {
            let added = (small_product(GENERATOR, 1 << bit) & 0xffff) as u16;
            next.extend_from_within(..);
            for product in &mut next[1 << bit..] {
                *product ^= added;
            }
        }
        let mut log = vec![0; 1 << 16];
        let mut exp = vec![1];
        let mut unit = 1;
        for exponent in 0..u16::MAX {
            log[usize::from(unit)] = exponent;
            unit = next[usize::from(unit)];
            exp.push(unit);
        }
        let table = |list| Table::try_from(list).expect("16 bits have 65536 values");
        Self {
            log: table(log),
            exp: table(exp),
        }
    }

    /// a ⊗ b for a, b < 2^16.
    fn by_logarithms(&self, a: u64, b: u64) -> u64 {
        if a == 0 || b == 0 {
            return 0;
        }
        // Exponents count modulo 65535, so a carry out of 16 bits is worth 1.
        let log = |unit| self.log[(unit & 0xffff) as usize];
        let (sum, carry) = log(a).overflowing_add(log(b));
        self.exp[usize::from(sum + u16::from(carry))].into()
    }
}

/// a ⊗ b for numbers of `2 * half` bits, a power of two, from the product of numbers of `half` bits.
fn by_halves(a: u64, b: u64, half: u32, product: impl Fn(u64, u64) -> u64) -> u64 {
    let mask = (1 << half) - 1;
    let (a1, a0) = (a >> half, a & mask);
    let (b1, b0) = (b >> half, b & mask);
    let low = product(a0, b0);
    let middle = product(a1 ^ a0, b1 ^ b0);
    let high = product(product(a1, b1), 1 << (half - 1));
    (middle ^ low) << half | (low ^ high)
}

/// a ⊗ b for a, b < 2^16, without a table.
fn small_product(a: u64, b: u64) -> u64 {
    by_halves(a, b, 8, |a, b| {
        by_halves(a, b, 4, |a, b| {
            by_halves(a, b, 2, |a, b| by_halves(a, b, 1, |a, b| a & b))
        })
    })
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
                assert_eq!(
                    product(a as u64, b as u64),
                    products[a][b] as u64,
                    "{a}, {b}"
                );
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
    fn the_generator_reaches_every_unit_of_16_bits() {
        let tables = Tables::new();
        let mut units: Vec<u16> = tables.exp[1..].to_vec();
        units.sort_unstable();
        assert!(units.iter().copied().eq(1..=u16::MAX));
        for a in 1..=u16::MAX {
            let exponent = usize::from(tables.log[usize::from(a)]);
            assert_eq!(tables.exp[exponent], a);
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
