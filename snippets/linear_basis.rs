//! # Linear basis (线性基, 异或线性基)
//!
//! **Rules.** Of n numbers some are chosen, by a player or by chance: heaps of Nim that are removed,
//! cards that are turned over. Which nim-sums can the chosen ones have, and how often?
//!
//! **Theorem.** A basis is a list of numbers that are not 0, no two with the same highest bit, whose
//! choices have the same nim-sums as the choices of the n numbers. If it has r of them, then there are
//! 2^r nim-sums, and each is that of exactly 2^(n − r) choices.
//!
//! **Why.**
//! 1. To reduce a number x, go from high bits to low ones: where x has the highest bit of a number
//!    b of the basis, x ^ b takes its place. If x is a nim-sum of some of the basis, so is what is
//!    left; its highest bit is none of the basis, but that of a nim-sum of different numbers of the
//!    basis is the highest bit of the greatest: so 0 is left. If 0 is left, then x is the nim-sum of
//!    the numbers that were used.
//! 2. A number that leaves 0 brings no new nim-sum. Otherwise what is left of it, with its new
//!    highest bit, brings the same new nim-sums as the number itself. So the basis grows from empty.
//! 3. Two different choices of the basis have different nim-sums, since the nim-sum of the numbers in
//!    which they differ is not 0. So there are 2^r.
//! 4. The numbers that left 0, n − r of them, can be chosen at will; the others, of which none left 0,
//!    have by 2 and 3 exactly one choice that makes up a given nim-sum.
//!
//! **How to use it.** Turning something over that adds a or b to the nim-sum is: it adds a, and
//! whoever chooses it adds a ^ b. The greatest nim-sum is that of going from high bits to low ones
//! and taking a number if the nim-sum grows.
//!
//! **Cost.** O(r) for a number, and r is at most the number of bits.
//!
//! ```
//! use snippets::linear_basis::LinearBasis;
//!
//! let mut basis = LinearBasis::default();
//! assert!(basis.add(5) && basis.add(6));
//! assert!(!basis.add(3)); // 5 ^ 6
//! assert_eq!(basis.rank(), 2); // 0, 3, 5, 6, each in two ways
//! assert_eq!(basis.reduce(5), 0);
//! assert_eq!(basis.reduce(7), 1);
//! ```
//!
//! **Problems.** `cf662a`.
//!
//! **Source.** Gaussian elimination over the field of two elements; any book of linear algebra.

/// A basis, which has no numbers at first.
#[derive(Default)]
pub struct LinearBasis {
    /// From the greatest to the least.
    numbers: Vec<u64>,
}

impl LinearBasis {
    /// The least number that can be made of `number` by nim-sums with numbers of the basis: 0 exactly
    /// if `number` is the nim-sum of some. O(r) for r numbers, which are at most 64.
    pub fn reduce(&self, number: u64) -> u64 {
        let numbers = self.numbers.iter();
        numbers.fold(number, |rest, number| rest.min(rest ^ number))
    }

    /// Adds a number. Returns whether it brings new nim-sums. O(r).
    pub fn add(&mut self, number: u64) -> bool {
        let rest = self.reduce(number);
        if rest != 0 {
            let place = self.numbers.partition_point(|&number| number > rest);
            self.numbers.insert(place, rest);
        }
        rest != 0
    }

    /// How many numbers brought new nim-sums: there are 2^`rank` of these. O(1).
    pub fn rank(&self) -> usize {
        self.numbers.len()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::random::Random;
    use crate::search::product;

    /// How many choices have each nim-sum below 16.
    fn count(numbers: &[u64]) -> [usize; 16] {
        let mut counts = [0; 16];
        for choice in 0..1 << numbers.len() {
            let chosen = (0..numbers.len()).filter(|i| choice >> i & 1 == 1);
            let sum = chosen.fold(0, |sum, i| sum ^ numbers[i]);
            counts[usize::try_from(sum).unwrap()] += 1;
        }
        counts
    }

    #[test]
    fn every_list_of_up_to_four_numbers_of_three_bits_and_some_of_four() {
        let all = (0..=4).flat_map(|n| product(&vec![(0..8).collect(); n]));
        let mut random = Random::new(1);
        let some = (0..500).map(|_| random.list(6, 0, 15));
        for numbers in all.chain(some) {
            let mut basis = LinearBasis::default();
            let mut rank = 0;
            for (i, &number) in numbers.iter().enumerate() {
                let is_new = count(&numbers[..i])[usize::try_from(number).unwrap()] == 0;
                assert_eq!(basis.add(number), is_new, "{numbers:?}");
                rank += usize::from(is_new);
            }
            assert_eq!(basis.rank(), rank, "{numbers:?}");
            let counts = count(&numbers);
            for (sum, &count) in (0..).zip(&counts) {
                let possible = basis.reduce(sum) == 0;
                let expected = usize::from(possible) << (numbers.len() - rank);
                assert_eq!(count, expected, "{numbers:?}, {sum}");
                let least = (0..16).find(|rest| counts[usize::try_from(sum ^ rest).unwrap()] > 0);
                assert_eq!(Some(basis.reduce(sum)), least, "{numbers:?}, {sum}");
            }
        }
    }

    #[test]
    fn all_bits() {
        let mut basis = LinearBasis::default();
        assert!((0..64).all(|bit| basis.add(u64::MAX << bit)));
        assert_eq!((basis.rank(), basis.reduce(1 << 63)), (64, 0));
    }
}
