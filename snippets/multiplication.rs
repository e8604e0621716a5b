//! # Multiplication game (乘法游戏)
//!
//! A race upwards: the goals that the first player can reach first lie in ranges that grow.
//!
//! ## Rules
//!
//! A total begins at 1. A move multiplies it by a whole number from a to b, where 2 ≤ a ≤ b. The player
//! who first makes it n or more wins; n > 1.
//!
//! ## Theorem
//!
//! The first player wins exactly if (a b)^k < n ≤ b (a b)^k for some k ≥ 0.
//!
//! ## Why
//!
//! Let t = n / total > 1 be the factor that is missing; it need not be whole. By induction over k, the
//! player to move wins if (a b)^k < t ≤ b (a b)^k, and loses if b (a b)^k < t ≤ (a b)^(k + 1). Each
//! t > 1 is in just one of these ranges, and at first t = n.
//!
//! 1. In the first range let s = t / (a b)^k, so 1 < s ≤ b, and let d be the greater of a and s rounded
//!    up. Then d is a number from a to b, and s ≤ d < a s, as a < a s, and s rounded up is less than
//!    s + 1 < 2 s ≤ a s.
//! 2. Multiply by d. As d ≥ s, what is missing then is t / d ≤ (a b)^k. For k = 0 the game is won. For
//!    k > 0 it is also greater than (a b)^k / a = b (a b)^(k − 1), so lost for the opponent by
//!    induction.
//! 3. In the second range any number d from a to b leaves t / d with (a b)^k < t / d ≤ b (a b)^k, which
//!    is won for the opponent by 1 and 2.
//!
//! ## Values
//!
//! With factors from 2 to 9 the ranges of n end at 9, 18, 9 · 18, 18 · 18, ...
//!
//! ```
//! use snippets::multiplication::wins;
//!
//! // The values of n after which the winner changes: the first player wins up to 9,
//! // the second up to 18, the first up to 162, ...
//! let changes = (2..=5832).filter(|&n| wins(2, 9, n, 1) != wins(2, 9, n + 1, 1));
//! assert!(wins(2, 9, 2, 1));
//! assert_eq!(changes.collect::<Vec<_>>(), [9, 18, 162, 324, 2916, 5832]);
//! ```
//!
//! ## How to play
//!
//! Multiply by the d of the proof: [`winning_move`].
//!
//! ## Cost
//!
//! O(log n).
//!
//! ## Example
//!
//! To make 19 with factors from 2 to 9, multiply by 2. The opponent makes it 4 to 18, and from there
//! 19 is reached, say from 4 with the factor 5.
//!
//! ```
//! use snippets::multiplication::winning_move;
//!
//! assert_eq!(winning_move(2, 9, 19, 1), Some(2));
//! assert_eq!(winning_move(2, 9, 19, 4), Some(5));
//! ```
//!
//! ## Problems
//!
//! - [`poj2505`](crate::problems::multiplication::poj2505) † POJ 2505 A multiplication game
//!
//! † The judge takes no Rust.
//!
//! ## Source
//!
//! "A multiplication game", Waterloo local contest of 22 September 2001, which is POJ 2505:
//! <http://poj.org/problem?id=2505>.
#![doc(alias("乘法游戏", "Multiplication game", "A Multiplication Game"))]
use std::convert::TryFrom;

/// Returns whether the player to move wins the multiplication game, where a move multiplies the total, now
/// `total`, by a factor from `least` to `most`, and who brings it to `target` or more wins. O(log `target`).
///
/// # Panics
/// If not 1 ≤ `total` < `target` or not 2 ≤ `least` ≤ `most`.
#[track_caller]
pub fn wins(least: u64, most: u64, target: u64, total: u64) -> bool {
    winning_move(least, most, target, total).is_some()
}

/// Returns the least factor by which the player to move wins the multiplication game, `None` if there is
/// none: a move multiplies the total, now `total`, by a factor from `least` to `most`, and who brings it to
/// `target` or more wins. The total that is left is not returned, as it may have more than 64 bits.
/// O(log `target`).
///
/// # Panics
/// If not 1 ≤ `total` < `target` or not 2 ≤ `least` ≤ `most`.
#[track_caller]
pub fn winning_move(least: u64, most: u64, target: u64, total: u64) -> Option<u64> {
    assert!(0 < total && total < target, "the end is not reached");
    assert!(1 < least && least <= most, "the total grows");
    let [mut total, target] = [total, target].map(u128::from);
    let both_moves = u128::from(least) * u128::from(most);
    while let Some(next) = total.checked_mul(both_moves).filter(|&next| next < target) {
        total = next;
    }
    let missing = (target - 1) / total + 1;
    let factor = missing.max(u128::from(least));
    u64::try_from(factor).ok().filter(|&factor| factor <= most)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_total_below_every_target_up_to_two_hundred() {
        for least in 2..=4 {
            for most in least..=7 {
                for target in 2..=200 {
                    // Whether the player to move wins, by the total. At the target the game is over.
                    let mut won = vec![false; target * most];
                    let [end, low, high] = [target, least, most].map(|number| number as u64);
                    for total in (1..target).rev() {
                        let good = (least..=most).find(|factor| !won[total * factor]);
                        let found = winning_move(low, high, end, total as u64);
                        let good = good.map(|factor| factor as u64);
                        assert_eq!(found, good, "{total} to {target}, {least}..={most}");
                        won[total] = good.is_some();
                    }
                    assert_eq!(wins(low, high, end, 1), won[1]);
                }
            }
        }
    }

    #[test]
    fn the_bounds_of_the_theorem_up_to_the_last_number() {
        for (least, most) in [(2, 2), (2, 9), (3, 7), (2, u64::MAX), (u64::MAX, u64::MAX)] {
            let (mut bound, mut won) = (1u64, true);
            while let Some(next) = bound.checked_mul(if won { most } else { least }) {
                assert_eq!(wins(least, most, bound.max(2), 1), !won || bound == 1);
                assert_eq!(wins(least, most, bound + 1, 1), won);
                assert_eq!(wins(least, most, next, 1), won);
                bound = next;
                won = !won;
            }
            assert_eq!(wins(least, most, u64::MAX, 1), won || bound == u64::MAX);
        }
    }

    #[test]
    #[should_panic(expected = "the end is not reached")]
    fn a_total_that_is_enough() {
        winning_move(2, 3, 5, 5);
    }

    #[test]
    #[should_panic(expected = "the end is not reached")]
    fn a_total_of_zero() {
        winning_move(2, 3, 5, 0);
    }

    #[test]
    #[should_panic(expected = "the total grows")]
    fn a_factor_of_one() {
        wins(1, 3, 5, 1);
    }
}
