//! # Nimbers as a field (Nim 积)
//!
//! Natural numbers have a nim-product as well as a nim-sum, and then they can even be divided. With
//! these two operations they are called nimbers. The values of coins on a board are nim-products
//! ([`coin_turning`](crate::coin_turning)).
//!
//! ## Rules
//!
//! The nim-sum a ⊕ b is the exclusive or. The nim-product is defined by induction (⊗ goes before ⊕):
//!
//! a ⊗ b = mex { a′ ⊗ b ⊕ a ⊗ b′ ⊕ a′ ⊗ b′ : a′ < a, b′ < b }.
//!
//! For 2 ⊗ 2 there are four pairs (a′, b′). For (0, 0), (1, 0), (0, 1) and (1, 1) the numbers in the braces are
//! 0, 2, 2 and 2 ⊕ 2 ⊕ 1 = 1. The least number that is missing is 3, so 2 ⊗ 2 = 3.
//!
//! It is the value of a coin that shows heads in column a and row b, both counted from 0, in the game
//! Turning Corners: a move turns over the corners (a, b), (a′, b), (a, b′) and (a′, b′) of a
//! rectangle, and the coin at (a, b) goes from heads to tails.
//!
//! ## Theorem (Conway)
//!
//! Let F be one of 2, 4, 16, 256, 2^16, 2^32, 2^64 and so on, each the square of the one before. With ⊕
//! as the sum and ⊗ as the product, the numbers below F are a field: the usual laws hold, and one can
//! divide by all numbers but 0. And
//!
//! - F ⊗ x = F · x for x < F,
//! - F ⊗ F = F ⊕ F/2.
//!
//! These two rules and the laws give every product, as each number is a nim-sum of powers of 2, and
//! each power of 2 a product of different F. (8 = 2 · 4 = 2 ⊗ 4, and 10 = 8 ⊕ 2.)
//!
//! ## Why
//!
//! At a first reading, skip the proof from step 4 on, except for the two products by 4 before step 7,
//! and go on with the [values](#values).
//!
//! **The laws.** Call the numbers in the braces of the definition the options of a ⊗ b.
//!
//! 1. 0 ⊗ b = 0, as there is no option, and 1 ⊗ b = b, as the options are the b′ < b. The definition
//!    is the same if a and b are exchanged, so a ⊗ b = b ⊗ a.
//! 2. *The corners of a rectangle do not cancel:* if a ≠ a′ and b ≠ b′, then a ⊗ b ⊕ a′ ⊗ b ⊕ a ⊗ b′
//!    ⊕ a′ ⊗ b′ ≠ 0. The sum stays the same if a and a′ are exchanged, or b and b′, so let a′ < a
//!    and b′ < b. Then it says that a ⊗ b, being a mex, is none of its own options.
//! 3. For a, b > 0 the option with a′ = b′ = 0 is 0, so a ⊗ b ≠ 0.
//! 4. *Any lists do:* let a and b be the mex of some lists. If a′ runs through the one and b′
//!    through the other, the mex of all a′ ⊗ b ⊕ a ⊗ b′ ⊕ a′ ⊗ b′ is still a ⊗ b: the options of
//!    the definition are there, and by 2 none of the others is a ⊗ b. In the same way a ⊕ b is the
//!    mex of all a′ ⊕ b and a ⊕ b′ ([`sprague_grundy`](crate::sprague_grundy)).
//! 5. *(a ⊕ b) ⊗ c = a ⊗ c ⊕ b ⊗ c*, by induction over a, b and c. Let a′ < a, b′ < b and c′ < c. For
//!    a ⊕ b take the list of all a′ ⊕ b and a ⊕ b′. An option by a′ is (a′ ⊕ b) ⊗ c ⊕ (a ⊕ b) ⊗ c′ ⊕
//!    (a′ ⊕ b) ⊗ c′. By induction each of its three terms may be multiplied out; b ⊗ c′ cancels, and
//!    (a′ ⊗ c ⊕ a ⊗ c′ ⊕ a′ ⊗ c′) ⊕ b ⊗ c is left: an option of a ⊗ c, ⊕ b ⊗ c. In the same way b′
//!    gives a ⊗ c ⊕ an option of b ⊗ c. By 4 the right side is the mex of all these.
//! 6. *(a ⊗ b) ⊗ c = a ⊗ (b ⊗ c)*, by induction again. For a ⊗ b take its options. If the options of
//!    the left side are multiplied out, there is a term for each choice of a or a′, b or b′, c or c′,
//!    except (a ⊗ b) ⊗ c. On the right there are the same terms with the brackets the other way. By
//!    induction they are equal, as each has an a′, b′ or c′ in it.
//!
//! **The two rules**, by induction over F. The numbers below 2 are a field. Let the numbers below F be
//! one, and if F > 2, let G be the one before it, so G · G = F, for which everything has been shown.
//!
//! First the numbers below 4 give the products by 4. Their own products are 2 ⊗ 2 = 3, 2 ⊗ 3 = 1 and
//! 3 ⊗ 3 = 2.
//!
//! - *4 ⊗ 2 = 8.* In the definition let a′ be y and b′ be x′. With x′ = 0 the options are y ⊗ 2 for y = 0
//!   to 3, which are 0, 2, 3, 1. With x′ = 1 they are y ⊗ 2 ⊕ 4 ⊕ y ⊗ 1 = 4 ⊕ y ⊗ 3, which are 4 ⊕ 0, 4 ⊕
//!   3, 4 ⊕ 1, 4 ⊕ 2. Together these are the numbers 0 to 7. (Step 7.)
//! - *4 ⊗ 4 = 6.* The options are u ⊗ 4 ⊕ 4 ⊗ v ⊕ u ⊗ v = 4 · (u ⊕ v) ⊕ u ⊗ v for u and v below 4. For u
//!   = v they are the squares 0, 1, 3, 2 of 0, 1, 2, 3: all numbers below 4. (Step 8.) For v = u ⊕ 1 they
//!   are 4 ⊕ u ⊗ (u ⊕ 1):
//!
//!   | u | 0 | 1 | 2 | 3 |
//!   | --- | --- | --- | --- | --- |
//!   | v = u ⊕ 1 | 1 | 0 | 3 | 2 |
//!   | u ⊗ v | 0 | 0 | 1 | 1 |
//!
//!   so 4 and 5. (Steps 9 and 10: the numbers below F/2 = 2.) All others are 8 or more. The least number
//!   that is missing is 6 = 4 ⊕ 2. (Step 11.)
//!
//! 7. *F ⊗ x = F · x*, by induction over x < F. An option is y ⊗ x ⊕ F ⊗ x′ ⊕ y ⊗ x′ = F · x′ ⊕ y ⊗
//!    (x ⊕ x′) with x′ < x and y < F. As x ⊕ x′ ≠ 0, the last term runs through all numbers below F.
//!    So these are the numbers below F · x.
//! 8. An option of F ⊗ F is F ⊗ u ⊕ F ⊗ v ⊕ u ⊗ v = F · (u ⊕ v) ⊕ u ⊗ v with u, v < F. For u = v it
//!    is u ⊗ u. Squaring is additive, u ⊗ u ⊕ v ⊗ v = (u ⊕ v) ⊗ (u ⊕ v), so no two squares are equal,
//!    and each number below F is one.
//! 9. The options from F to 2F are those with v = u ⊕ 1, which are F ⊕ h(u) for h(u) = u ⊗ u ⊕ u.
//!    As h is additive and 0 for u = 0 and u = 1 alone, h(u) = h(v) only for v = u and v = u ⊕ 1. So
//!    it takes F/2 values.
//! 10. *These are the numbers below F/2.* For F = 2 that is 0. Otherwise for u = G · s ⊕ t we have u ⊗
//!     u = (G ⊕ G/2) ⊗ s ⊗ s ⊕ t ⊗ t. So the upper half of h(u), what stands at G, is s ⊗ s ⊕ s = h(s),
//!     which is below G/2 by induction, and h(u) is below G · G/2 = F/2. As h takes F/2 values, it
//!     takes all of them. (For F = 16 and u = 4 · 2 ⊕ 1 = 9: h(9) = 4 · h(2) ⊕ ... = 4 · 1 ⊕ ..., which
//!     is below 8.)
//! 11. By 8 to 10 the least number that is no option of F ⊗ F is F ⊕ F/2.
//! 12. The numbers below F · F are the F ⊗ s ⊕ t with s, t < F. By the two rules products of such
//!     numbers are such numbers again (5 ⊗ 6 = 8, in the example below). By 3 and 5 multiplying by
//!     one of them that is not 0 leaves different numbers different, so one of the products is 1: a
//!     field.
//!
//! ## Values
//!
#![doc = include_str!("pictures/nimber.svg")]
//!
//! ## How to compute it
//!
//! Split a = F · a1 ⊕ a0 and b = F · b1 ⊕ b0 into halves below F. Then it is enough to compute in the
//! field below F:
//!
//! - a ⊗ b = F · (m ⊕ a0 ⊗ b0) ⊕ a0 ⊗ b0 ⊕ a1 ⊗ b1 ⊗ F/2 with m = (a1 ⊕ a0) ⊗ (b1 ⊕ b0), three
//!   products and one by F/2 (Karatsuba);
//! - a ⊗ (F · F)/2 = F · ((a1 ⊕ a0) ⊗ F/2) ⊕ a1 ⊗ F/2 ⊗ F/2, as (F · F)/2 = F ⊗ F/2;
//! - a ⊗ (a ⊕ a1) = a0 ⊗ (a0 ⊕ a1) ⊕ a1 ⊗ a1 ⊗ F/2 is below F, and a ⊕ a1 divided by it is 1 / a;
//! - the square root of a is F · r1 ⊕ r0 with the square roots r1 of a1 and r0 of a0 ⊕ a1 ⊗ F/2.
//!
//! The 65535 numbers below 2^16 other than 0 are the powers of one of them. So there the logarithm of
//! a product is the sum of the logarithms.
//!
//! ## Other rules
//!
//! - How often must a be multiplied by itself to give b? See
//!   [`nimber_logarithm`](crate::nimber_logarithm).
//! - Quadratic equations:
//!   - x ⊗ x = a has one solution, [`square_root`].
//!   - h(x) = x ⊗ x ⊕ x = a has two solutions x and x ⊕ 1 below F if a < F/2, and otherwise none below
//!     F (steps 9 and 10). To find them for a < (F · F)/2 split a and x into halves as above. First
//!     solve h(x1) = a1, then h(x0) = a0 ⊕ x1 ⊗ x1 ⊗ F/2. For one of the two solutions x1 the right
//!     side is below F/2, as for x1 ⊕ 1 it differs by F/2.
//!   - x ⊗ x ⊕ b ⊗ x = c with b ≠ 0 becomes h(z) = c / (b ⊗ b) by x = b ⊗ z.
//!
//! ## Cost
//!
//! The tables are 512 KiB, made in about a millisecond. A product takes 11 products below 2^16,
//! some 10 to 30 ns in all, an inverse two or three times as much.
//!
//! ## Example
//!
//! 5 = 4 ⊕ 1 and 6 = 4 ⊕ 2, so 5 ⊗ 6 = 4 ⊗ 4 ⊕ 4 ⊗ 2 ⊕ 4 ⊕ 2 = 6 ⊕ 8 ⊕ 4 ⊕ 2 = 8.
//!
//! ```
//! use snippets::nimber;
//!
//! assert_eq!(nimber::product(2, 2), 3);
//! assert_eq!(nimber::product(4, 2), 8);
//! assert_eq!(nimber::product(4, 4), 6);
//! assert_eq!(nimber::product(5, 6), 8);
//! assert_eq!(nimber::product(16, 5), 80);
//! assert_eq!(nimber::product(16, 16), 24);
//! assert_eq!(nimber::inverse(2), 3);
//! assert_eq!(nimber::square_root(3), 2);
//! ```
//!
//! ## Problems
//!
//! Three positions to decide with a pencil come first:
//! [exercises, step 8](crate::exercises#step-8-products-and-counts).
//!
//! Easiest first.
//!
//! - [`hdu3404`](crate::problems::coin_turning::hdu3404) † HDU 3404 Switch lights
//! - [`yosupo_nim_product_64`](crate::problems::nimber::yosupo_nim_product_64) Library Checker Nim Product (`F_{2^64}`)
//!
//! † The judge takes no Rust.
//!
//! ## Source
//!
//! J. H. Conway, On Numbers and Games, chapter 6; Winning Ways, chapter 14; H. W. Lenstra, "Nim
//! multiplication" (1978).
#![doc(alias(
    "Nim 积",
    "Nimbers as a field",
    "尼姆积",
    "nim product",
    "nim multiplication",
    "Turning Corners",
    "Nim积"
))]
use std::convert::TryFrom;

/// Returns the nim-product a ⊗ b. O(1).
pub fn product(a: u64, b: u64) -> u64 {
    field().multiply(a, b)
}

/// Returns the nim-square of a number, a ⊗ a. O(1).
pub fn square(a: u64) -> u64 {
    product(a, a)
}

/// Returns the nim-power of a number, a ⊗ a ⊗ … with `exponent` factors, 1 for none. O(log `exponent`).
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

/// Returns the inverse of a nimber: the number b with a ⊗ b = 1. O(1).
///
/// # Panics
/// If `a` is 0.
#[track_caller]
pub fn inverse(a: u64) -> u64 {
    assert!(a != 0, "0 has no inverse");
    field().inverse(a)
}

/// Returns the square root of a nimber: the number b with b ⊗ b = a, of which there is exactly one. O(1).
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
        let factor = self.0.inverse(norm);
        self.0.multiply(a1, factor) << T::BITS | self.0.multiply(a0 ^ a1, factor)
    }

    fn square_root(&self, a: u64) -> u64 {
        let (a1, a0) = Self::halves(a);
        let low = a0 ^ self.0.half_product(a1, 1);
        self.0.square_root(a1) << T::BITS | self.0.square_root(low)
    }
}

/// The numbers below 2^16. The units, all but 0, are the powers of the generator.
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
        let bits = Extension(Extension(Extension(Extension(Bit))));
        let mut next = vec![0];
        for bit in 0..16 {
            let added = (bits.multiply(GENERATOR, 1 << bit) & 0xffff) as u16;
            next.extend_from_within(..);
            for other in &mut next[1 << bit..] {
                *other ^= added;
            }
        }
        let mut log = vec![1 << 18; 1 << 16];
        let mut exp = vec![0; 1 << 17];
        let mut unit = 1;
        for (exponent, place) in (0..).zip(&mut exp) {
            *place = unit;
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
            let squared = product(fermat, fermat);
            assert_eq!(squared, fermat ^ (fermat / 2));
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
                let expected = slow.multiply(1 << 15, slow.multiply(a, b));
                assert_eq!(fast.half_product(a, b), expected, "{a}, {b}");
                assert_eq!(slow.half_product(a, b), expected, "{a}, {b}");
            }
        }
    }

    #[test]
    fn quadratic_equations() {
        let h = |x| square(x) ^ x;
        for size in [2, 4, 16] {
            let half = size / 2;
            for a in 0..size {
                let solutions: Vec<u64> = (0..size).filter(|&x| h(x) == a).collect();
                let expected = if a < half { 2 } else { 0 };
                assert_eq!(solutions.len(), expected, "{size}, {a}");
                assert!(solutions.windows(2).all(|pair| pair[0] ^ 1 == pair[1]));
                for b in 1..size {
                    let c = product(a, square(b));
                    let solutions = (0..size).filter(|&x| square(x) ^ product(b, x) == c);
                    assert_eq!(solutions.count(), expected, "{size}, {b}, {c}");
                }
            }
            // By halves.
            for a in 0..size * half {
                let right = |x1| (a % size) ^ product(square(x1), half);
                let x1 = (0..size).find(|&x1| h(x1) == a / size && right(x1) < half);
                let x1 = x1.expect("one of the two");
                let x0 = (0..size).find(|&x0| h(x0) == right(x1)).expect("one");
                assert_eq!(h((size * x1) ^ x0), a, "{size}");
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
