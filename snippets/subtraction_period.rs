//! # Periods of subtraction games (减法游戏的周期)
//!
//! From some heap on the values of a subtraction game come again and again. A short table proves
//! it, and then heaps of 10^18 stones are no harder than those of the table.
//!
//! ## Rules
//!
//! [`subtraction`](crate::subtraction): a move takes any number of a fixed set, the take-set, from
//! a heap.
//!
//! ## Theorem
//!
//! Let g(n) be the Grundy value of a heap of n stones, k the greatest take, n₀ ≥ 0 and p > 0. If
//! g(n + p) = g(n) for k numbers n in a row, n = n₀, n₀ + 1, ..., n₀ + k − 1, then it is so for all
//! n ≥ n₀. Such n₀ and p exist.
//!
//! The least such p is the *period*, and the least n₀ for it the *pre-period*.
//!
//! ## Why
//!
//! 1. By induction over n: let n ≥ n₀ + k, and let the equation hold from n₀ to n − 1. All takes
//!    are at most k ≤ n. So the options of n are the n − s for all takes s, and those of n + p are
//!    the n − s + p. As n₀ ≤ n − s < n, these have the same values, and so have n and n + p.
//! 2. With x takes no value is above x. So k values in a row can be at most (x + 1)^k different
//!    lists. Among the lists that begin at 0, 1, ..., (x + 1)^k two are equal. Let the first of
//!    them begin at n₀ and the second at n₀ + p.
//!
//! ## Values
//!
//! The takes 1 to m have the period m + 1 ([`bash`](crate::bash)). Two takes a < b have the period
//! 2 a if b is an odd multiple of a, else a + b ([`subtraction`](crate::subtraction)). The
//! pre-period is 0 in both cases. Sets of three takes are not understood in full, and experiments
//! with larger sets found periods that grow exponentially (see the survey below).
//!
//! ```
//! use snippets::subtraction_period;
//!
//! for (takes, preperiod, period) in [
//!     (vec![1, 2, 3, 4], 0, 4 + 1),
//!     (vec![2, 5], 0, 2 + 5),
//!     (vec![2, 6], 0, 2 * 2),
//!     (vec![2, 4, 7], 8, 3),
//!     (vec![3, 4, 7, 11], 33, 38),
//!     (vec![4, 9, 10, 12], 54, 19),
//! ] {
//!     let game = subtraction_period::period(&takes, 1000).unwrap();
//!     assert_eq!((game.preperiod(), game.period), (preperiod, period));
//! }
//! ```
//!
//! ## How to play
//!
//! As in [`subtraction`](crate::subtraction), with the values of [`Periodic::grundy`]: the example
//! finds the winning moves on huge heaps.
//!
//! ## Variants
//!
//! - *Other rules.* The theorem holds if one rule finds the value of each heap of k or more stones
//!   from the k values before it. For example, a take greater than the heap may take the whole
//!   heap. [`periodic::prove`] finds the period in a table of values, with 1 as the number of heaps
//!   left.
//! - *The moves on a heap depend on the last move on it.* Then a heap has one value for each last
//!   move. Write these values into one number, and the theorem holds for the numbers:
//!   [`cf1312f`](crate::problems::subtraction_period::cf1312f).
//! - *A move leaves several heaps.* See [`periodic`].
//!
//! ## Cost
//!
//! O(n x) for x takes, where n is 64 or n₀ + p + k if that is more; then O(1) for any heap.
//!
//! ## Example
//!
//! With the takes 2, 4 and 7 the values are 0, 0, 1, 1, 2, 2, 0, 3, and then 1, 0, 2 again and
//! again. The seven values from heap 8 on are equal to the seven from heap 11 on, which proves it.
//! Heaps of 10^18 and 10^18 + 1 stones have the values 2 and 1, so the nim-sum is 3. Take 2 stones
//! from the first, which leaves the value 1, or 4 or 7 from the second, which leaves the value 2.
//!
//! ```
//! use snippets::{sprague_grundy, subtraction_period};
//!
//! let takes = [2, 4, 7];
//! let game = subtraction_period::period(&takes, 1000).unwrap();
//! assert_eq!((game.preperiod(), game.period), (8, 3));
//! assert_eq!(game.table(17), [0, 0, 1, 1, 2, 2, 0, 3, 1, 0, 2, 1, 0, 2, 1, 0, 2, 1]);
//!
//! let heaps = [1_000_000_000_000_000_000, 1_000_000_000_000_000_001];
//! let values = heaps.map(|heap| game.grundy(heap));
//! assert_eq!(values, [2, 1]);
//! let options = |i: usize| {
//!     let rests = takes.iter().map(move |&take| heaps[i] - take as u64);
//!     rests.map(|rest| game.grundy(rest)).collect::<Vec<_>>()
//! };
//! let moves = sprague_grundy::winning_moves(&values, options);
//! assert_eq!(moves, [(0, 0), (1, 1), (1, 2)]); // `(i, j)`: `takes[j]` stones of heap `i`
//! ```
//!
//! ## Problems
//!
//! [`hackerrank_the_prime_game`](crate::problems::subtraction_period::hackerrank_the_prime_game);
//! on values of three kinds [`cf1312f`](crate::problems::subtraction_period::cf1312f).
//!
//! ## Source
//!
//! S. W. Golomb, "A mathematical investigation of games of take-away", Journal of Combinatorial
//! Theory 1 (1966); E. R. Berlekamp, J. H. Conway, R. K. Guy, Winning Ways for Your Mathematical
//! Plays, chapter 4; U. Larsson, I. Saha, [A brief conversation about subtraction
//! games](https://arxiv.org/abs/2405.20054), a survey of what is known.
#![doc(alias = "减法游戏的周期")]
use crate::periodic::{self, Periodic};
use crate::subtraction::grundy_values;

/// The period, if the values of the heaps of 0 to `most` stones prove one by the theorem; if n₀ =
/// 0, they must hold one value more. Both the period and the pre-period are the least. Cost above.
///
/// # Panics
/// If `takes` contains 0: such a game would not end.
pub fn period(takes: &[usize], most: usize) -> Option<Periodic> {
    // A take above `most` is not seen in the table, which then proves nothing.
    let greatest = takes.iter().copied().max().unwrap_or(0).min(most);
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
            let values = grundy_values(&takes, 500);
            assert_eq!(values.len(), 501);
            for (heap, &value) in (0..).zip(&values) {
                assert_eq!(game.grundy(heap), value, "{takes:?}, heap {heap}");
            }
            // Neither a shorter period nor a shorter pre-period.
            let (start, least) = (game.preperiod(), game.period);
            assert!(start == 0 || values[start - 1] != values[start - 1 + least]);
            for p in 1..least {
                let lasts = (start..500 - p).all(|n| values[n] == values[n + p]);
                assert!(!lasts, "{takes:?}, period {p}");
            }
        }
    }

    #[test]
    fn as_many_equal_values_as_the_greatest_take_prove_a_period() {
        for takes in take_sets() {
            let greatest = takes.iter().copied().max().unwrap_or(0);
            let values = grundy_values(&takes, 100);
            let mut proofs = 0;
            for start in 0..20 {
                for p in 1..30 {
                    let same = |n: usize| values[n] == values[n + p];
                    if (start..start + greatest).all(same) {
                        proofs += 1;
                        assert!((start..=100 - p).all(same), "{takes:?}: {start}, {p}");
                    }
                }
            }
            assert!(proofs > 0, "{takes:?}");
        }
    }

    #[test]
    fn heaps_that_prove_nothing() {
        // 0, 1, 0, 1, ...: the values up to 3 prove the period 2.
        assert!(period(&[1], 2).is_none());
        let game = period(&[1], 3).expect("a period");
        assert_eq!((game.preperiod(), game.period), (0, 2));
        assert!(period(&[2, 4, 7], 16).is_none());
        let game = period(&[2, 4, 7], 17).expect("a period");
        assert_eq!((game.preperiod(), game.period), (8, 3));
        for take in [100, 101, 102, usize::MAX] {
            assert!(period(&[1, take], 100).is_none(), "1, {take}");
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
