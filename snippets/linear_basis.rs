//! # Linear basis (线性基, 异或线性基)
//!
//! A few numbers that stand for all the nim-sums that many numbers can have.
//!
//! ## Task
//!
//! Of n numbers some are chosen, by a player or by chance: heaps of Nim that are removed, cards that
//! are turned over. Which nim-sums can the chosen ones have, and each of them in how many choices?
//! (To choose none is a choice, too, with nim-sum 0.)
//!
//! ## Theorem
//!
//! A basis of the n numbers is a list of numbers that are not 0, no two with the same highest bit,
//! whose choices have the same nim-sums as the choices of the n numbers. There is one. If it has r
//! numbers, then there are 2^r nim-sums, and each is that of exactly 2^(n − r) choices.
//!
//! ## Why
//!
//! 1. The nim-sum of one or more numbers of a basis has the highest bit of the greatest of them, as
//!    no other one has this bit. So it is not 0. And two different choices have different nim-sums,
//!    since the nim-sum of the numbers in which they differ is not 0: there are 2^r.
//! 2. To *reduce* a number x, go through the basis from great to small: if x has the highest bit of
//!    the number b, replace x by x ⊕ b. In the end x has none of these highest bits. If x was the
//!    nim-sum of a choice, it still is, and by 1 that choice is empty: 0 is left. If 0 is left, x was
//!    the nim-sum of the numbers that were used.
//! 3. Take the n numbers one by one, from an empty basis on, and reduce each. A number that leaves 0
//!    brings no new nim-sum. Of another number put what is left into the basis: its highest bit is a
//!    new one. It is the number ⊕ the nim-sum of a choice of the basis, so it brings the same new
//!    nim-sums as the number.
//! 4. So r of the n numbers brought something into the basis. These r numbers alone have 2^r choices,
//!    and by 3 all 2^r nim-sums, so each nim-sum is that of one of the choices. Choose among the n − r
//!    other numbers at will: then exactly one choice of the r completes a given nim-sum.
//!
//! ## Other rules
//!
//! - *Cards with two sides.* A card shows a, and turning it over makes it b: that adds a ⊕ b to the
//!   nim-sum. If the basis of all a ⊕ b has r numbers and each card is turned over or not at random,
//!   each of the 2^r nim-sums has the same probability (`cf662a`).
//! - *The greatest nim-sum.* Reducing x makes it as small as nim-sums can make it. If all bits of x are
//!   1, this takes out the greatest nim-sum and leaves its complement.
//! - *Whole heaps are removed first* (新 Nim 游戏, `luogu_p4301`). Before a game of Nim, which the first
//!   player begins, first he and then the second player may each remove some whole heaps, but not all
//!   that are left. The first player wins exactly if no choice of one or more of the heaps that he
//!   leaves has nim-sum 0, that is, if each of them brings a new nim-sum. To leave as many stones as
//!   possible, add the heaps to a basis from the greatest on and leave those that bring a new nim-sum.
//!   For each t this leaves as many heaps of at least t stones as a basis of all of these has numbers,
//!   and no more are possible. The sum of these counts over t = 1, 2, 3, ... is the number of stones.
//! - *Boxes with lids* (有盖的箱子, BZOJ 3759 Hungergame). Each box holds some stones, and all boxes are closed. A move opens one or more
//!   boxes, or takes one or more stones from an open box. A player who cannot move loses. The first player wins
//!   exactly if some choice of one or more of the boxes has nim-sum 0, that is, if the rank is less than n.
//!
//!   A position is lost if the open boxes have the nim-sum 0 and no choice of closed boxes has, by induction: if
//!   the lids of some boxes are lifted, or stones are taken, the nim-sum of the open boxes is not 0, and the answer
//!   is the move of [Nim](crate::nim) that makes it 0. The closed boxes that are left still have no such choice. So
//!   with rank n the first player loses. Otherwise he opens as many boxes as possible whose nim-sum is 0. A choice
//!   of the others with nim-sum 0 could have been opened with them, so there is none. Boxes of 1, 2 and 4 stones
//!   are lost; for 1, 2, 3 and 4 he opens 1, 2 and 3.
//! - *Who owns a bit* ([`last_sum_of_rounds`], `cf2115d`). There is a number x, and n rounds. In round i one of
//!   the players, who is known beforehand, may replace x by x ⊕ dᵢ, or leave it. One player wants the
//!   last x to be great, the other wants it to be small. Make a basis from the last round back: reduce
//!   dᵢ by what the basis has; if something is left, put it in, and its highest bit *belongs* to the
//!   player of round i. *The last x is the one number, of all that x ⊕ some of the dᵢ can be, in which
//!   each of these bits is as its owner wants it:* 1 if the owner wants x to be great, and otherwise 0.
//!
//!   Say x = 0, d₁ = 6 = 110 is Great's and d₂ = 4 = 100 is Small's. The last round puts in 100, so its bit
//!   is Small's. 6 is reduced to 010, and this bit is Great's. The last x is 010: Great adds 6, and Small
//!   adds 4. Built from the front, the basis would give the highest bit to Great, who cannot defend it.
//!
//!   1. *There is one, and only one.* Reducing x makes all these bits 0. Adding numbers of the basis,
//!      from great to small, makes each bit as it is wanted. Two such numbers differ by a nim-sum of
//!      the basis without any of these bits, and that is 0, as it is reduced already.
//!   2. *It is the last x,* by induction over n. Without rounds it is x. Otherwise let B be the basis
//!      of the rounds 2 to n. By induction x leads to the number y that has the bits of B as wanted,
//!      and x ⊕ d₁ to such a number z. Reduce d₁ by B to r. Then y ⊕ z is r: it can be made of d₁ and
//!      numbers of B, and it has none of the bits of B, and r has none of them either. If r = 0, the
//!      choice in round 1 does not matter, and no bit is added. Otherwise y and z differ in the highest
//!      bit of r and perhaps in lower ones, so the player chooses the one that has this bit as he wants
//!      it. That is the number of the theorem.
//!
//! *Two of these rules in code:* the heaps that are left in 新 Nim, and the greatest nim-sum.
//!
//! ```
//! use snippets::linear_basis::LinearBasis;
//!
//! let mut basis = LinearBasis::default();
//! let mut heaps = [5, 5, 6, 6, 5, 3];
//! heaps.sort_unstable();
//! let kept = heaps.iter().rev().filter(|&&heap| basis.add(heap));
//! assert_eq!(kept.sum::<u64>(), 6 + 5);
//! assert_eq!(!basis.reduce(u64::MAX), 6); // of 0, 3, 5 and 6
//! ```
//!
//! ## Cost
//!
//! O(r) for a number, and r is at most the number of bits.
//!
//! ## Example
//!
//! Let the numbers be 5, 6 and 3. 5 and 6 have the same highest bit, so 6 is reduced to 6 ⊕ 5 = 3, and
//! then the number 3 is reduced to 0. The basis 5, 3 has the nim-sums 0, 3, 5 and 6, each in 2^(3 − 2)
//! choices: for example 3 alone and 5 ⊕ 6.
//!
//! ```
//! use snippets::linear_basis::LinearBasis;
//!
//! let mut basis = LinearBasis::default();
//! assert!(basis.add(5) && basis.add(6));
//! assert!(!basis.add(3));
//! assert_eq!(basis.rank(), 2);
//! assert_eq!(basis.numbers(), [5, 3]);
//! assert_eq!(basis.reduce(5), 0);
//! assert_eq!(basis.reduce(7), 1);
//!
//! // The player of the first round wants a great number, that of the second a small one.
//! assert_eq!(snippets::linear_basis::last_sum_of_rounds(0, &[(6, true), (4, false)]), 2);
//! ```
//!
//! ## Problems
//!
//! Easiest first.
//!
//! - [`luogu_p4301`](crate::problems::linear_basis::luogu_p4301) Luogu P4301 \[CQOI2013\] 新Nim游戏
//! - [`cf662a`](crate::problems::linear_basis::cf662a) Codeforces 662A Gambling Nim
//! - [`cf2115d`](crate::problems::linear_basis::cf2115d) Codeforces 2115D Gellyfish and Forget-Me-Not
//!
//! ## Source
//!
//! Gaussian elimination over the field of two elements; any book on linear algebra. For use in
//! contests: <https://oi-wiki.org/math/linear-algebra/basis/>.
#![doc(alias(
    "异或线性基",
    "Linear basis",
    "线性基",
    "xor basis",
    "新 Nim 游戏",
    "boxes with lids",
    "有盖的箱子",
    "Hungergame",
    "BZOJ 3759",
    "BZOJ3759"
))]

/// A basis of nim-sums, which has no numbers at first.
#[derive(Default)]
pub struct LinearBasis {
    descending: Vec<u64>,
}

impl LinearBasis {
    /// Returns the least number that can be made of `number` by nim-sums with numbers of the basis: 0 exactly
    /// if `number` is the nim-sum of some. O(r) for r numbers, which are at most 64.
    pub fn reduce(&self, number: u64) -> u64 {
        let numbers = self.descending.iter();
        numbers.fold(number, |rest, number| rest.min(rest ^ number))
    }

    /// Adds a number, and returns whether it brings new nim-sums. O(r) for r numbers, which are at most 64.
    pub fn add(&mut self, number: u64) -> bool {
        let rest = self.reduce(number);
        if rest != 0 {
            let place = self.descending.partition_point(|&number| number > rest);
            self.descending.insert(place, rest);
        }
        rest != 0
    }

    /// Lists the numbers of the basis, from the greatest to the least. Each has a highest bit of its own. O(1).
    pub fn numbers(&self) -> &[u64] {
        &self.descending
    }

    /// Returns how many numbers brought new nim-sums: there are 2^`rank` nim-sums. O(1).
    pub fn rank(&self) -> usize {
        self.descending.len()
    }
}

/// Returns what becomes of `start`, if for each of the `rounds` in turn a player may add its number to the
/// nim-sum, or not. He wants the last sum to be great if the round has `true`, and otherwise small. O(r n) for
/// n rounds and a basis of r numbers.
pub fn last_sum_of_rounds(start: u64, rounds: &[(u64, bool)]) -> u64 {
    let mut basis = LinearBasis::default();
    // Of the highest bits in the basis those that shall be 1.
    let mut wanted = 0;
    for &(number, great) in rounds.iter().rev() {
        let rest = basis.reduce(number);
        if basis.add(rest) && great {
            wanted |= (1 << 63) >> rest.leading_zeros();
        }
    }
    // Reducing makes all of these bits 0.
    basis.reduce(start ^ wanted) ^ wanted
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::nim;
    use crate::random::Random;
    use crate::search::{heaps_up_to, product, take_from_one, Search};

    /// How many choices have each nim-sum below 16.
    fn count_of(numbers: &[u64]) -> [usize; 16] {
        let mut counts = [0; 16];
        for choice in 0..1 << numbers.len() {
            let chosen = (0..numbers.len()).filter(|i| choice >> i & 1 == 1);
            let sum = chosen.fold(0, |sum, i| sum ^ numbers[i]);
            counts[usize::try_from(sum).unwrap()] += 1;
        }
        counts
    }

    /// A position is what the open boxes hold, and what the closed ones do.
    #[test]
    fn boxes_with_lids() {
        let mut search = Search::normal(|(open, closed): &(Vec<u64>, Vec<u64>)| {
            let taken = take_from_one(open).into_iter();
            let mut options: Vec<_> = taken.map(|open| (open, closed.clone())).collect();
            for choice in 1..1 << closed.len() {
                let (mut all, mut others) = (open.clone(), Vec::new());
                for (i, &stones) in closed.iter().enumerate() {
                    if choice >> i & 1 == 1 {
                        all.push(stones);
                    } else {
                        others.push(stones);
                    }
                }
                all.sort_unstable();
                options.push((all, others));
            }
            options
        });
        for boxes in heaps_up_to(4, 4) {
            let mut basis = LinearBasis::default();
            let independent = boxes.iter().filter(|&&stones| basis.add(stones)).count();
            let won = independent < boxes.len();
            assert_eq!(search.wins(&(Vec::new(), boxes.clone())), won, "{boxes:?}");
        }
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
                let is_new = count_of(&numbers[..i])[usize::try_from(number).unwrap()] == 0;
                assert_eq!(basis.add(number), is_new, "{numbers:?}");
                rank += usize::from(is_new);
            }
            assert_eq!(basis.rank(), rank, "{numbers:?}");
            let counts = count_of(&numbers);
            for (sum, &count) in (0..).zip(&counts) {
                let possible = basis.reduce(sum) == 0;
                let expected = usize::from(possible) << (numbers.len() - rank);
                assert_eq!(count, expected, "{numbers:?}, {sum}");
                let least = (0..16).find(|rest| counts[usize::try_from(sum ^ rest).unwrap()] > 0);
                assert_eq!(Some(basis.reduce(sum)), least, "{numbers:?}, {sum}");
            }
            let greatest = (0..16).rfind(|&sum| counts[usize::try_from(sum).unwrap()] > 0);
            assert_eq!(Some(!basis.reduce(u64::MAX)), greatest, "{numbers:?}");
        }
    }

    #[test]
    fn whole_heaps_are_removed_first() {
        // Choices are sets of heaps, as bits.
        for mut heaps in (1..=4).flat_map(|n| product(&vec![(1..8).collect::<Vec<u64>>(); n])) {
            let chosen = |set: usize| -> Vec<u64> {
                let places = (0..heaps.len()).filter(|i| set >> i & 1 == 1);
                places.map(|i| heaps[i]).collect()
            };
            let is_won = |kept: usize| {
                let mut left = (1..=kept).filter(|left| left & kept == *left);
                kept > 0 && left.all(|left| nim::sum(chosen(left)) != 0)
            };
            let won = (0..1 << heaps.len()).filter(|&kept| is_won(kept));
            let most = won.map(|kept| chosen(kept).iter().sum::<u64>()).max();

            let mut basis = LinearBasis::default();
            heaps.sort_unstable();
            let kept = heaps.iter().rev().filter(|&&heap| basis.add(heap));
            assert_eq!(Some(kept.sum()), most, "{heaps:?}");
        }
    }

    /// By the rules: the last sum with best play.
    fn played(sum: u64, rounds: &[(u64, bool)]) -> u64 {
        let Some(&(number, great)) = rounds.first() else {
            return sum;
        };
        let left = played(sum, &rounds[1..]);
        let added = played(sum ^ number, &rounds[1..]);
        if great {
            left.max(added)
        } else {
            left.min(added)
        }
    }

    #[test]
    fn up_to_four_rounds_of_three_bits_and_some_of_four() {
        let round: Vec<(u64, bool)> = (0..16).map(|i| (i / 2, i % 2 == 1)).collect();
        for rounds in (0..=4).flat_map(|n| product(&vec![round.clone(); n])) {
            for start in [0, 5] {
                let expected = played(start, &rounds);
                assert_eq!(
                    last_sum_of_rounds(start, &rounds),
                    expected,
                    "{start}, {rounds:?}"
                );
            }
        }
        let mut random = Random::new(2);
        for _ in 0..2000 {
            let numbers: Vec<u64> = random.list(7, 0, 15);
            let rounds = numbers
                .iter()
                .map(|&number| (number, random.between(0, 1) == 1));
            let rounds: Vec<_> = rounds.collect();
            let start = random.between(0, 15);
            let expected = played(start, &rounds);
            assert_eq!(
                last_sum_of_rounds(start, &rounds),
                expected,
                "{start}, {rounds:?}"
            );
        }
    }

    #[test]
    fn all_bits() {
        let mut basis = LinearBasis::default();
        assert!((0..64).all(|bit| basis.add(u64::MAX << bit)));
        assert_eq!((basis.rank(), basis.reduce(1 << 63)), (64, 0));

        let rounds: Vec<(u64, bool)> = (0..64).map(|bit| (u64::MAX << bit, bit < 32)).collect();
        assert_eq!(last_sum_of_rounds(0, &rounds), u64::from(u32::MAX));
    }
}
