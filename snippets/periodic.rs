//! # Periods of take-and-break games (周期性)
//!
//! Grundy values that come again and again look as if they went on so for ever. If there is a bound for the
//! stones that a move takes and one for the heaps that it leaves, a table that is long enough proves it.
//!
//! ## Rules
//!
//! A move takes j ≤ k stones from a heap, and leaves the rest as at most h ≥ 1 non-empty heaps. What
//! is allowed depends on j and on the number of heaps left, not on their sizes. A move that takes
//! nothing leaves at least two heaps. Subtraction games have h = 1, [octal games](crate::octal)
//! h = 2, hexadecimal games h = 3. A player who cannot move loses.
//!
//! A sequence g is *periodic* if there are p > 0 and n₀ with g(n + p) = g(n) for all n ≥ n₀. The
//! least such p is its *period*, and the least n₀ for this p its *pre-period*.
//!
//! ## Theorem (Guy, Smith for h = 2)
//!
//! Let g(n) be the Grundy value of a single heap of n stones, p > 0 and n₀ > 0. If g(n + p) = g(n)
//! holds for n₀ ≤ n < h n₀ + (h − 1) p + k, it holds for all n ≥ n₀. So the values of the heaps
//! below h (n₀ + p) + k prove it.
//!
//! ## Why
//!
//! By induction over n. Let n ≥ h n₀ + (h − 1) p + k, and let the equation hold from n₀ to n − 1.
//! The heaps n and n + p have more than k stones, so every move on them leaves some heap. They have
//! options of the same values:
//!
//! 1. Take a move on n + p, and let a be the greatest heap that it leaves. At least n + p − k ≥
//!    h (n₀ + p) stones are left in at most h heaps, so a ≥ n₀ + p. With a − p in place of a it is a
//!    move on n: it takes as many stones and leaves as many heaps, none empty as a − p ≥ n₀ > 0. And
//!    g(a − p) = g(a) by induction, as n₀ ≤ a − p < n.
//! 2. Take a move on n, and let a be the greatest heap that it leaves. At least n − k ≥ h n₀ stones
//!    are left, so n₀ ≤ a < n. With a + p in place of a it is a move on n + p, and g(a + p) = g(a)
//!    by induction.
//!
//! So the mex is the same. Without the condition n₀ > 0 the heap a − p might be empty, and a move
//! that leaves one heap fewer may not be allowed.
//!
//! ## Values
//!
//! Kayles, 0.77, has the period 12 from 71 on. The proof takes the values of the heaps below
//! 2 (71 + 12) + 2 = 168:
//!
//! ```
//! use snippets::{octal, periodic};
//!
//! let values = octal::grundy_values(&[0, 7, 7], 167);
//! assert!(periodic::prove(&values[..167], 2, 2).is_none());
//! let kayles = periodic::prove(&values, 2, 2).unwrap();
//! assert_eq!((kayles.preperiod(), kayles.period), (71, 12));
//! assert_eq!(kayles.table(95)[84..], [4, 1, 2, 8, 1, 4, 7, 2, 1, 8, 2, 7]);
//! ```
//!
//! It is not enough to see values come again. The game 0.177 has the period 20 from 497 on. The 20
//! values from heap 397 on come again, and again, and nearly a third time; then heap 475 has the
//! value 4, and not 8 as heap 455 has.
//!
//! ```
//! use snippets::octal;
//!
//! let values = octal::grundy_values(&[0, 1, 7, 7], 475);
//! assert_eq!(values[397..455], values[417..475]);
//! assert_eq!([values[455], values[475]], [8, 4]);
//! ```
//!
//! ## How to play
//!
//! [`Periodic::grundy`] gives the values of the heaps and of their options. With these
//! [`sprague_grundy::winning_moves`](crate::sprague_grundy::winning_moves) finds the moves.
//!
//! ## Other rules
//!
//! - *One heap is left* (h = 1), and the move is allowed whether this heap is empty or not: n₀ = 0
//!   will do, too ([`subtraction`](crate::subtraction)).
//! - *Values that grow.* A sequence with g(n + p) = g(n) + s for all n ≥ n₀ is *arithmetic
//!   periodic*, and s is its *saltus*. [`Periodic`] holds such sequences, too. The theorem above
//!   does not prove them, but [`all_but`](crate::all_but) has one that does.
//! - *No game,* or one without a theorem: [`repetitions`] finds what the end of a table repeats,
//!   which is a guess, not a proof.
//!
//! ## Cost
//!
//! O(n) for a table of n values, then O(1) for any heap.
//!
//! ## Example
//!
//! If one, two or three stones are taken, heap n has the value n mod 4. To prove the period 4 from
//! heap 1 on, with h = 1 and k = 3, one needs the heaps below 1 · (1 + 4) + 3 = 8. That heap 4 has
//! the value of heap 0 is in the table.
//!
//! ```
//! use snippets::periodic;
//!
//! let values = [0, 1, 2, 3, 0, 1, 2, 3];
//! let game = periodic::prove(&values, 1, 3).unwrap();
//! assert_eq!((game.preperiod(), game.period), (0, 4));
//! assert_eq!(game.grundy(1_000_000_000_000_000_002), 2);
//! assert!(periodic::prove(&values[..7], 1, 3).is_none());
//! ```
//!
//! ## Problems
//!
//! Three positions to decide with a pencil come first:
//! [exercises, step 5](crate::exercises#step-5-heaps-that-fall-apart).
//!
//! - [`cf1312f`](crate::problems::subtraction::cf1312f) Codeforces 1312F Attack on Red Kingdom
//!
//! Also the problems that use the periods of [octal](crate::octal) and of
//! [subtraction games](crate::subtraction).
//!
//! ## Source
//!
//! R. K. Guy, C. A. B. Smith, "The G-values of various games", Proceedings of the Cambridge
//! Philosophical Society 52 (1956); E. R. Berlekamp, J. H. Conway, R. K. Guy, Winning Ways for Your
//! Mathematical Plays, chapter 4.
#![doc(alias(
    "周期性",
    "Periods of take-and-break games",
    "周期",
    "arithmetic periodic",
    "saltus",
    "循环节"
))]

/// A sequence g with g(n + period) = g(n) + saltus for all n from the pre-period on. With the saltus
/// 0 it is periodic, otherwise arithmetic periodic.
pub struct Periodic {
    /// The values from 0 to the pre-period + the period. The last one is not less than the one a period before.
    pub values: Vec<u64>,
    /// The period: from 1 to `values.len()` − 1.
    pub period: usize,
}

impl Periodic {
    /// Returns the pre-period: the place from which on the sequence is periodic. O(1).
    ///
    /// # Panics
    /// If the period is not less than the number of values.
    #[track_caller]
    pub fn preperiod(&self) -> usize {
        let place = self.values.len().checked_sub(self.period);
        let place = place.and_then(|after| after.checked_sub(1));
        place.expect("a period less than the number of values")
    }

    /// Returns the saltus: what a period adds to a value. O(1).
    ///
    /// # Panics
    /// If the period is not less than the number of values, or if the last value is too small.
    #[track_caller]
    pub fn saltus(&self) -> u64 {
        let (first, last) = (self.preperiod(), self.values.len() - 1);
        let saltus = self.values[last].checked_sub(self.values[first]);
        saltus.expect("a last value that is not less")
    }

    /// Returns the Grundy value of a heap of `n` stones, whose values are this sequence. O(1).
    ///
    /// # Panics
    /// If the value is 2^64 or more, if the period is not from 1 to the number of values − 1, or if the last
    /// value is too small.
    #[track_caller]
    pub fn grundy(&self, n: u64) -> u64 {
        let (preperiod, period) = (self.preperiod() as u64, self.period as u64);
        let periods = n.saturating_sub(preperiod) / period;
        let place = crate::mex::index(n - periods * period);
        let added = periods.checked_mul(self.saltus());
        let value = added.and_then(|added| added.checked_add(self.values[place]));
        value.expect("a value below 2^64")
    }

    /// Returns the Grundy values of the heaps of 0 to `most` stones, whose values are this sequence.
    /// O(`most`).
    ///
    /// # Panics
    /// If a value is 2^64 or more, if the period is not from 1 to the number of values − 1, or if the last
    /// value is too small.
    #[track_caller]
    pub fn table(&self, most: usize) -> Vec<u64> {
        let mut values = Vec::new();
        for n in 0..=most as u64 {
            values.push(self.grundy(n));
        }
        values
    }
}

/// Returns the period of a take-and-break game, if the Grundy values of the heaps 0, 1, 2, ... in `values`
/// prove one. The period and the pre-period are the least. O(n).
///
/// # Requires
/// - No move takes more than `stones` stones from a heap or leaves more than `heaps` non-empty heaps of it.
/// - Whether a move is allowed depends only on how many stones it takes and how many heaps it leaves, and
///   not on their sizes. (In Grundy's game it does.)
/// - A move that takes no stone leaves two heaps or more.
///
/// # Panics
/// If `heaps` is 0.
#[track_caller]
pub fn prove(values: &[u64], heaps: usize, stones: usize) -> Option<Periodic> {
    assert!(heaps > 0, "a move leaves a heap");
    let starts = repetitions(values).into_iter().zip(1..);
    let holds = |&(start, period): &(usize, usize)| {
        let heap = heaps.saturating_mul(start.max(1) + period);
        // As if one stone were taken at least: then the table holds the value at `start + period`.
        heap.saturating_add(stones.max(1)) <= values.len()
    };
    let mut proved = starts.filter(holds);
    proved.next().map(|(start, period)| Periodic {
        values: values[..=start + period].to_vec(),
        period,
    })
}

/// Returns the period of a take-and-break game, if one of the tables up to heap 64, 128, 256, ... and at last
/// `most` proves one; `table(n)` gives the Grundy values of the heaps of 0 to n stones. The period and the
/// pre-period are the least. Costs as much as these tables.
///
/// # Requires
/// - No move takes more than `stones` stones from a heap or leaves more than `heaps` non-empty heaps of it.
/// - Whether a move is allowed depends only on how many stones it takes and how many heaps it leaves, and
///   not on their sizes. (In Grundy's game it does.)
/// - A move that takes no stone leaves two heaps or more.
///
/// # Panics
/// If `heaps` is 0.
#[track_caller]
pub fn find(
    table: impl Fn(usize) -> Vec<u64>,
    heaps: usize,
    stones: usize,
    most: usize,
) -> Option<Periodic> {
    let mut greatest = 64;
    loop {
        let proved = prove(&table(greatest.min(most)), heaps, stones);
        if proved.is_some() || greatest >= most {
            return proved;
        }
        greatest *= 2;
    }
}

/// Returns for p = 1, 2, ..., n − 1 the least place from which on a sequence of n items, up to its end, is
/// equal to itself p places later. O(n).
pub fn repetitions<T: PartialEq>(sequence: &[T]) -> Vec<usize> {
    let n = sequence.len();
    // The Z-function of the sequence read backwards: how far it agrees with itself p places on.
    let mut agreement = vec![0; n];
    let (mut left, mut right) = (0, 0usize);
    for p in 1..n {
        let mut length = agreement[p - left].min(right.saturating_sub(p));
        while p + length < n && sequence[n - 1 - length] == sequence[n - 1 - length - p] {
            length += 1;
        }
        if p + length > right {
            left = p;
            right = p + length;
        }
        agreement[p] = length;
    }
    (1..n).map(|p| n - p - agreement[p]).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn repetitions_of_every_sequence_of_ten_digits_below_three() {
        for code in 0..3usize.pow(10) {
            let sequence: Vec<usize> = (0..10).map(|i| code / 3usize.pow(i) % 3).collect();
            let starts = repetitions(&sequence);
            assert_eq!(starts.len(), 9);
            for (start, p) in starts.into_iter().zip(1..) {
                let differs = |&n: &usize| sequence[n] != sequence[n + p];
                let last = (0..10 - p).rev().find(differs);
                assert_eq!(start, last.map_or(0, |n| n + 1), "{sequence:?}, {p}");
            }
        }
    }

    #[test]
    fn the_shortest_sequences() {
        assert!(repetitions::<u64>(&[]).is_empty());
        assert!(repetitions(&[5]).is_empty());
        assert_eq!(repetitions(&[5, 5]), [0]);
        assert_eq!(repetitions(&[5, 6]), [1]);
        // What repeats nothing proves nothing, whatever the game is said to be.
        assert!(prove(&[5, 6], 1, 0).is_none());
        // Nor does a table that is too short by far.
        assert!(prove(&[5; 9], 1, usize::MAX).is_none());
        assert!(prove(&[5; 9], usize::MAX, 1).is_none());
    }

    #[test]
    fn tables_of_any_length() {
        // Pre-period 3, period 2, saltus 4.
        let values = [7, 0, 5, 1, 3, 5, 7, 9, 11, 13, 15];
        let game = Periodic {
            values: values[..6].to_vec(),
            period: 2,
        };
        assert_eq!((game.preperiod(), game.saltus()), (3, 4));
        for most in 0..=10 {
            assert_eq!(game.table(most), values[..=most]);
            assert_eq!(game.grundy(most as u64), values[most]);
        }
    }

    #[test]
    fn a_period_from_heap_0_on_asks_for_one_value_more() {
        // 0.02: two stones are taken and some are left, so heap 2 is worth no more than heap 1.
        let values = octal_values(&[0, 0, 2], 40);
        assert_eq!(values[..4], [0, 0, 0, 1]);
        assert!(prove(&values[..3], 1, 2).is_none());
        let game = prove(&values, 1, 2).expect("a period");
        assert_eq!((game.preperiod(), game.period), (1, 4));
    }

    /// The values of the heaps up to `most` by the definition: taking j stones may leave h heaps if
    /// `digits[j]` has the bit 2^h, h below 3.
    fn octal_values(digits: &[u8], most: usize) -> Vec<u64> {
        let mut values: Vec<u64> = Vec::new();
        for heap in 0..=most {
            let mut options = Vec::new();
            for (digit, rest) in digits.iter().zip((0..=heap).rev()) {
                if digit & if rest == 0 { 1 } else { 2 } != 0 {
                    options.push(values[rest]);
                }
                if digit & 4 != 0 {
                    options.extend((1..rest).map(|part| values[part] ^ values[rest - part]));
                }
            }
            values.push(crate::mex::mex(options));
        }
        values
    }

    #[test]
    fn tables_as_long_as_the_theorem_asks_prove_a_period_and_no_shorter_ones() {
        let mut periods = 0;
        for code in 0..64 {
            let digits = [0, code / 8, code % 8];
            let values = octal_values(&digits, 300);
            let Some(game) = prove(&values, 2, 2) else {
                continue;
            };
            periods += 1;
            let length = 2 * (game.preperiod().max(1) + game.period) + 2;
            let shorter = prove(&values[..length], 2, 2).expect("a period");
            assert_eq!(shorter.table(300), values, "{digits:?}");
            assert!(prove(&values[..length - 1], 2, 2).is_none(), "{digits:?}");
        }
        assert!(periods > 40, "only {periods} of 64 games");
    }

    #[test]
    fn longer_and_longer_tables_up_to_the_greatest_heap() {
        let asked = std::cell::RefCell::new(Vec::new());
        let kayles = |most| {
            asked.borrow_mut().push(most);
            octal_values(&[0, 7, 7], most)
        };
        assert!(find(kayles, 2, 2, 166).is_none());
        assert_eq!(asked.take(), [64, 128, 166]);
        let game = find(kayles, 2, 2, 1000).expect("a period");
        assert_eq!(asked.take(), [64, 128, 256]);
        assert_eq!((game.preperiod(), game.period), (71, 12));
        assert!(find(kayles, 2, 2, 167).is_some());
        assert!(find(kayles, 2, 2, 64).is_none());
        assert_eq!(asked.take(), [64, 128, 167, 64]);
    }
}
