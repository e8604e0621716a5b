//! # Periods of take-and-break games (周期性)
//!
//! ## Rules
//!
//! A move takes `j` stones from a heap, at most `k`, and leaves the rest as at most `h` non-empty
//! heaps. What is allowed depends on `j` and on the number of heaps left, not on their sizes.
//! Subtraction games have h = 1, octal games h = 2, hexadecimal games h = 3.
//!
//! ## Theorem (Guy, Smith for h = 2)
//!
//! If p > 0, n₀ > 0, and the Grundy values of single heaps have g(n + p) = g(n) for all n₀ ≤ n < h
//! n₀ + (h − 1) p + k, then for all n ≥ n₀.
//!
//! ## Why
//!
//! Let n ≥ h n₀ + (h − 1) p + k, the equation holding from n₀ to n − 1. The heaps n and n + p are
//! greater than k, so a move leaves some heap. The greatest heap a left of n + p has a ≥ (n + p −
//! k) / h ≥ n₀ + p; with a − p ≥ n₀ in its place the move is a move of n, and g(a) = g(a − p) as
//! a − p < n. The greatest heap a left of n has a ≥ (n − k) / h ≥ n₀ and a < n; with a + p in its
//! place the move is a move of n + p, and g(a + p) = g(a). So n and n + p have options of the same
//! values. (n₀ > 0 keeps a − p from being no heap at all; g(p) = g(0) is asked for apart.)
//!
//! ## How to play
//!
//! On the values, as in [`crate::octal`].
//!
//! ## Cost
//!
//! O(n) for a table of n values, then O(1) for any heap.
//!
//! ## Example
//!
//! ```
//! use snippets::periodic;
//!
//! // Take one, two or three stones: the values are those of n mod 4.
//! let game = periodic::prove(&[0, 1, 2, 3, 0, 1, 2, 3, 0], 1, 3).unwrap();
//! assert_eq!((game.preperiod(), game.period), (0, 4));
//! assert_eq!(game.grundy(1_000_000_000_000_000_002), 2);
//! assert!(periodic::prove(&[0, 1, 2, 3, 0, 1, 2], 1, 3).is_none());
//! ```
//!
//! ## Source
//!
//! R. K. Guy, C. A. B. Smith, "The G-values of various games", Proceedings of the Cambridge
//! Philosophical Society 52 (1956); Winning Ways, chapter 4.

use std::convert::TryFrom;

/// A sequence g with g(n + period) = g(n) + saltus for all n from the pre-period on. With the saltus
/// 0 it is periodic, else arithmetic periodic.
pub struct Periodic {
    /// The values up to the first one after the first period.
    pub values: Vec<u64>,
    /// The period, positive and less than the number of `values`.
    pub period: usize,
}

impl Periodic {
    /// The place from which on the sequence is periodic.
    pub fn preperiod(&self) -> usize {
        self.values.len() - 1 - self.period
    }

    /// What a period adds to a value.
    pub fn saltus(&self) -> u64 {
        self.values[self.preperiod() + self.period] - self.values[self.preperiod()]
    }

    /// The Grundy value of a heap of `n` stones, which must fit. O(1).
    pub fn grundy(&self, n: u64) -> u64 {
        let (preperiod, period) = (self.preperiod() as u64, self.period as u64);
        let periods = n.saturating_sub(preperiod) / period;
        let place = usize::try_from(n - periods * period).expect("a place in the table");
        self.values[place] + periods * self.saltus()
    }

    /// The Grundy values of the heaps of 0 to `most` stones. O(`most`).
    pub fn table(&self, most: usize) -> Vec<u64> {
        let mut table = self.values.clone();
        for n in table.len()..=most {
            table.push(table[n - self.period] + self.saltus());
        }
        table.truncate(most + 1);
        table
    }
}

/// The period of a take-and-break game, if the Grundy values of the heaps 0, 1, 2, ... in `values`
/// prove one by the theorem above. O(n).
///
/// No move takes more than `stones` stones or leaves more than `heaps` heaps. The period and the
/// pre-period are the least.
pub fn prove(values: &[u64], heaps: usize, stones: usize) -> Option<Periodic> {
    let starts = repetitions(values).into_iter().zip(1..);
    let mut proved = starts
        .filter(|&(start, period)| heaps * (start.max(1) + period) + stones.max(1) <= values.len());
    proved.next().map(|(start, period)| Periodic {
        values: values[..=start + period].to_vec(),
        period,
    })
}

/// As [`prove`] for the shortest table of 64, 128, 256, ... values that proves a period, with no
/// heap above `most`; `table(n)` gives the values of the heaps of 0 to n stones.
pub fn find(
    most: usize,
    heaps: usize,
    stones: usize,
    table: impl Fn(usize) -> Vec<u64>,
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

/// For p = 1, 2, ..., n − 1: the least place from which on the sequence, up to its end, is equal to
/// itself p places later. O(n).
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
            for (start, p) in repetitions(&sequence).into_iter().zip(1..) {
                let differs = |&n: &usize| sequence[n] != sequence[n + p];
                let last = (0..10 - p).rev().find(differs);
                assert_eq!(start, last.map_or(0, |n| n + 1), "{sequence:?}, {p}");
            }
        }
    }

    #[test]
    fn tables_of_any_length() {
        // Pre-period 3, period 2, saltus 4.
        let values = [7, 0, 5, 1, 3, 5, 7, 9, 11, 13, 15];
        let game = Periodic {
            values: values[..6].to_vec(),
            period: 2,
        };
        for most in 0..=10 {
            assert_eq!(game.table(most), values[..=most]);
        }
    }

    #[test]
    fn a_period_from_heap_0_on_asks_for_one_value_more() {
        // 0.02: two stones are taken and some are left, so heap 2 is worth no more than heap 1.
        let values = crate::octal::grundy_values(&[0, 0, 2], 40);
        assert_eq!(values[..4], [0, 0, 0, 1]);
        assert!(prove(&values[..3], 1, 2).is_none());
        let game = prove(&values, 1, 2).expect("a period");
        assert_eq!((game.preperiod(), game.period), (1, 4));
    }
}
