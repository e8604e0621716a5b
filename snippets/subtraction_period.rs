//! # Periods of subtraction games (减法游戏的周期)
//!
//! ## Rules
//!
//! [`crate::subtraction`]: from a heap any number of a fixed set, the take-set, is taken.
//!
//! ## Theorem
//!
//! Let k be the greatest take, n₀ > 0 and p > 0. If g(n + p) = g(n) for k numbers n = n₀, ..., n₀ +
//! k − 1 in a row, then for all n ≥ n₀. Such n₀ and p exist.
//!
//! ## Why
//!
//! The value of a heap comes from those of the k heaps below it, so two equal stretches of k values
//! go on equally ([`crate::periodic`], for moves that leave one heap). With x takes there are at
//! most (x + 1)^k different stretches, so some stretch comes again.
//!
//! ## How to play
//!
//! As in [`crate::subtraction`].
//!
//! ## Cost
//!
//! O(n x) for n values, with n a little above n₀ + p + k; then O(1) for any heap. There are
//! take-sets with very long periods.
//!
//! ## Example
//!
//! ```
//! use snippets::subtraction_period;
//!
//! let game = subtraction_period::period(&[2, 5], 1000).unwrap();
//! assert_eq!((game.preperiod(), game.period), (0, 7));
//! assert_eq!(game.grundy(1_000_000_000_000_000_000), 0);
//! ```
//!
//! ## Problems
//!
//! [`hackerrank_the_prime_game`](crate::problems::subtraction_period::hackerrank_the_prime_game);
//! on rows of values [`cf1312f`](crate::problems::subtraction_period::cf1312f).
//!
//! ## Source
//!
//! S. W. Golomb, "A mathematical investigation of games of take-away", Journal of Combinatorial
//! Theory 1 (1966); Winning Ways, chapter 4.
use crate::periodic::{self, Periodic};
use crate::subtraction::grundy_values;

/// The period, if the heaps up to `most` prove one by the theorem. Both the period and the
/// pre-period are the least. Cost above.
///
/// # Panics
/// If `takes` contains 0: such a game would not end.
pub fn period(takes: &[usize], most: usize) -> Option<Periodic> {
    let greatest = takes.iter().copied().max().unwrap_or(0);
    periodic::find(most, 1, greatest, |most| grundy_values(takes, most))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// All sets of numbers from 1 to 6.
    fn take_sets() -> impl Iterator<Item = Vec<usize>> {
        (0..64).map(|set| (1..=6).filter(|take| set >> (take - 1) & 1 == 1).collect())
    }

    #[test]
    fn every_take_set_up_to_six_has_a_period_that_lasts() {
        for takes in take_sets() {
            let game = period(&takes, 200).expect("a period");
            for (heap, &value) in (0..).zip(&grundy_values(&takes, 500)) {
                assert_eq!(game.grundy(heap), value, "{takes:?}, heap {heap}");
            }
        }
    }

    #[test]
    fn the_periods_in_the_literature() {
        // Winning Ways, chapter 4: taking a or b has the period a + b, or 2 a if b is an odd
        // multiple of a; taking up to m has the period m + 1. All of them start at 0.
        for a in 1..10 {
            for b in a + 1..40 {
                let expected = if b % (2 * a) == a { 2 * a } else { a + b };
                let game = period(&[a, b], 300).expect("a period");
                assert_eq!((game.preperiod(), game.period), (0, expected), "{a}, {b}");
            }
            let game = period(&(1..=a).collect::<Vec<_>>(), 300).expect("a period");
            assert_eq!((game.preperiod(), game.period), (0, a + 1), "up to {a}");
        }
    }
}
