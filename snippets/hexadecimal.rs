//! # Hexadecimal games (十六进制游戏)
//!
//! ## Rules
//!
//! As in [`crate::octal`], with more bits to a digit: taking j stones may leave h non-empty heaps
//! if the j-th digit has the bit 2^h. With the bit 8, for three heaps, the digits go up to F; here
//! the bits go up to 128, for seven heaps.
//!
//! ## Theorem
//!
//! Let k be the number of digits after the point, h the greatest number of heaps that a move
//! leaves, n₀ > 0 and p > 0. If g(n + p) = g(n) for all n₀ ≤ n < h n₀ + (h − 1) p + k, then for all
//! n ≥ n₀.
//!
//! ## Why
//!
//! [`crate::periodic`]. There need not be a period: the values of 0.8 grow for ever, and then the
//! theorem has nothing to prove.
//!
//! ## How to play
//!
//! As in [`crate::octal`].
//!
//! ## Cost
//!
//! O(n² v h) for a table of n values up to v. Once a period is proved, which is tried at heap 1, 2,
//! 4, 8, ..., the rest of the table O(n), and any heap O(1).
//!
//! ## Example
//!
//! ```
//! use snippets::hexadecimal;
//!
//! // Take one stone; the others are left as three heaps.
//! let values = hexadecimal::grundy_values(&[0, 8], 10);
//! assert_eq!(values, [0, 0, 0, 0, 1, 1, 1, 2, 2, 2, 3]);
//!
//! // 0.F3
//! let game = hexadecimal::period(&[0, 15, 3], 100).unwrap();
//! assert_eq!((game.preperiod(), game.period), (0, 4));
//! ```
//!
//! ## Source
//!
//! Winning Ways, chapter 4; S. Howse, R. J. Nowakowski, "Periodicity and arithmetic-periodicity in
//! hexadecimal games", Theoretical Computer Science 313 (2004).
use crate::mex::mex;
use crate::periodic::{self, Periodic};
use std::convert::TryFrom;

/// The Grundy values of the heaps of 0 to `most` stones. Cost above.
///
/// # Panics
/// If the first digit, that of the moves that take nothing, has the bit 1 or 2: such a game would
/// not end.
pub fn grundy_values(digits: &[u8], most: usize) -> Vec<u64> {
    let first = digits.first().copied().unwrap_or(0);
    assert!(first % 4 == 0, "a move that changes nothing");
    let mut values: Vec<u64> = Vec::new();
    // sums[h][n]: the nim-sums of h non-empty heaps with n stones in all.
    let mut sums: Vec<Vec<Vec<u64>>> = vec![Vec::new(); heaps_left(digits) + 1];
    for heap in 0..=most {
        if heap.is_power_of_two() {
            if let Some(game) = periodic::prove(&values, heaps_left(digits), digits.len()) {
                return game.table(most);
            }
        }
        for count in 2..sums.len() {
            let with = |part: usize| {
                let value = values[part];
                let others = &sums[count - 1][heap - part];
                others.iter().map(move |sum| sum ^ value)
            };
            let all = distinct((1..heap).flat_map(with));
            sums[count].push(all);
        }
        let mut options = Vec::new();
        for (digit, rest) in digits.iter().zip((0..=heap).rev()) {
            let counts = (0..sums.len()).filter(|count| digit >> count & 1 == 1);
            options.extend(counts.flat_map(|count| &sums[count][rest]));
        }
        let value = mex(options);
        values.push(value);
        // Heap 0 is no heap at all, with the nim-sum 0.
        sums[0].push(if heap == 0 { vec![0] } else { Vec::new() });
        sums[1].push(if heap == 0 { Vec::new() } else { vec![value] });
    }
    values
}

/// The period, if the heaps up to `most` prove one by the theorem. Both the period and the
/// pre-period are the least. Costs about as much as the table that proves it, but at most that of
/// `most`.
///
/// # Panics
/// As [`grundy_values`].
pub fn period(digits: &[u8], most: usize) -> Option<Periodic> {
    let after_point = digits.len().saturating_sub(1);
    periodic::find(most, heaps_left(digits), after_point, |most| {
        grundy_values(digits, most)
    })
}

/// The greatest number of heaps that a move leaves, but at least 1.
fn heaps_left(digits: &[u8]) -> usize {
    let all = digits.iter().fold(2, |all, digit| all | digit);
    (u8::BITS - 1 - all.leading_zeros()) as usize
}

/// Each of the numbers once.
fn distinct(numbers: impl Iterator<Item = u64>) -> Vec<u64> {
    let mut seen = Vec::new();
    let mut distinct = Vec::new();
    for number in numbers {
        let place = usize::try_from(number).expect("a place in memory");
        if place >= seen.len() {
            seen.resize(place + 1, false);
        }
        if !seen[place] {
            seen[place] = true;
            distinct.push(number);
        }
    }
    distinct
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::{take_and_break, Search};

    #[test]
    fn every_code_of_two_digits_by_the_rules_up_to_heaps_of_seven() {
        for code in 0..=255 {
            let digits = [code % 3 * 4, code / 16, code % 16];
            let values = grundy_values(&digits, 7);
            let mut search = Search::normal(|heaps: &Vec<u64>| take_and_break(&digits, heaps));
            for (heap, &value) in (0..).zip(&values) {
                assert_eq!(value, search.grundy(&vec![heap]), "{digits:?}, heap {heap}");
            }
        }
    }

    #[test]
    fn octal_games_are_hexadecimal() {
        for digits in [[0, 7, 7], [0, 0, 7], [4, 3, 3], [4, 7, 0]] {
            let values = grundy_values(&digits, 100);
            assert_eq!(
                values,
                crate::octal::grundy_values(&digits, 100),
                "{digits:?}"
            );
        }
        let kayles = period(&[0, 7, 7], 200).expect("a period");
        assert_eq!((kayles.preperiod(), kayles.period), (71, 12));
    }

    #[test]
    fn periods_last() {
        let mut games = 0;
        for code in 0..=255 {
            let digits = [0, code / 16, code % 16];
            if let Some(game) = period(&digits, 60) {
                games += 1;
                for (heap, &value) in (0..).zip(&grundy_values(&digits, 120)) {
                    assert_eq!(game.grundy(heap), value, "{digits:?}, heap {heap}");
                }
            }
        }
        assert!(games > 50, "only {games} games have a proved period");
    }
}
