//! # Octal games (八进制游戏)
//!
//! ## Rules
//!
//! The digits of a code say what a move may do to one heap. The digit 0 stands before the point;
//! taking j stones may leave no heap if the digit j has the bit 1, one non-empty heap if it has the
//! bit 2, and two non-empty heaps if it has the bit 4. Who cannot move loses. The code 0.137 is
//! written `[0, 1, 3, 7]`.
//!
//! - Kayles, 0.77: one pin or two neighbours of a row of pins are knocked down.
//! - Dawson's chess, 0.137: a stone of a row is taken together with its neighbours.
//! - Dawson's Kayles, 0.07: two neighbours are taken. Heap n + 1 is heap n of Dawson's chess.
//! - Treblecross, 0.11337: tic-tac-toe on a strip, with the same sign for both players. Heap n + 2
//!   of 0.007 is heap n of it.
//! - A subtraction game: the digit 3 for each number that may be taken.
//!
//! ## Theorem (Guy, Smith)
//!
//! Let k be the number of digits after the point, n₀ > 0 and p > 0. If g(n + p) = g(n) for all n₀ ≤
//! n < 2 n₀ + p + k, then for all n ≥ n₀.
//!
//! ## Why
//!
//! [`crate::periodic`], for games of one, two, three heaps. Kayles has the period 12 from 71 on,
//! Dawson's Kayles the period 34 from 53 on. Whether every octal game with finitely many digits has
//! a period is an open question; for Treblecross none is known.
//!
//! ## How to play
//!
//! With nim-sum s > 0 of the Grundy values, find a heap of value v with v ^ s < v; some move on it
//! leaves heaps with the nim-sum v ^ s.
//!
//! ## Cost
//!
//! A table of n values O(n² k), and for many games, Kayles among them, little more than O(n k) by
//! [`crate::sparse_space`]. Once a period is proved, which is tried at heap 1, 2, 4, 8, ..., the
//! rest of the table O(n), and any heap O(1).
//!
//! ## Example
//!
//! ```
//! use snippets::octal;
//!
//! let kayles = [0, 7, 7];
//! assert_eq!(octal::grundy_values(&kayles, 6), [0, 1, 2, 3, 1, 4, 3]);
//! let kayles = octal::period(&kayles, 1000).unwrap();
//! assert_eq!((kayles.preperiod(), kayles.period), (71, 12));
//! assert_eq!(kayles.grundy(1_000_000_000_000_000_000), 1);
//! ```
//!
//! ## Problems
//!
//! [`abc278g`](crate::problems::octal::abc278g), [`cf1704f`](crate::problems::octal::cf1704f),
//! [`cf305e`](crate::problems::octal::cf305e), [`hdu4664`](crate::problems::octal::hdu4664),
//! [`poj3537`](crate::problems::octal::poj3537); on cycles
//! [`cf1823e`](crate::problems::octal::cf1823e).
//!
//! ## Source
//!
//! R. K. Guy, C. A. B. Smith, "The G-values of various games", Proceedings of the Cambridge
//! Philosophical Society 52 (1956); Winning Ways, chapter 4.
use crate::periodic::{self, Periodic};
use crate::sparse_space::SparseSpace;

/// The Grundy values of the heaps of 0 to `most` stones. Cost above.
///
/// # Panics
/// If a digit is above 7, or if the first one, that of the moves that take nothing, has the bit 1
/// or 2: such a game would not end.
pub fn grundy_values(digits: &[u8], most: usize) -> Vec<u64> {
    assert!(digits.iter().all(|&digit| digit <= 7), "a digit above 7");
    let first = digits.first().copied().unwrap_or(0);
    assert!(first % 4 == 0, "a move that changes nothing");
    let mut space = SparseSpace::new();
    for heap in 1..=most {
        if heap.is_power_of_two() {
            if let Some(game) = periodic::prove(&space.table, 2, digits.len()) {
                return game.table(most);
            }
        }
        let rests = digits.iter().zip((0..=heap).rev());
        let ones = rests
            .clone()
            .filter(|&(digit, rest)| digit & if rest == 0 { 1 } else { 2 } != 0);
        let twos = rests.filter(|&(&digit, _)| digit & 4 != 0);
        space.add(ones.map(|(_, rest)| rest), twos.map(|(_, rest)| rest), 0);
    }
    space.table
}

/// The period, if the heaps up to `most` prove one by the theorem. Both the period and the
/// pre-period are the least. Costs about as much as the table that proves it, but at most that of
/// `most`.
///
/// # Panics
/// As [`grundy_values`].
pub fn period(digits: &[u8], most: usize) -> Option<Periodic> {
    let after_point = digits.len().saturating_sub(1);
    periodic::find(most, 2, after_point, |most| grundy_values(digits, most))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::{take_and_break, Search};

    /// All codes of one digit before and two after the point.
    fn codes() -> impl Iterator<Item = [u8; 3]> {
        (0..128).map(|code| [code / 64 * 4, code / 8 % 8, code % 8])
    }

    #[test]
    fn every_code_of_two_digits_by_the_rules_up_to_heaps_of_eight() {
        for digits in codes() {
            let values = grundy_values(&digits, 8);
            let mut search = Search::normal(|heaps: &Vec<u64>| take_and_break(&digits, heaps));
            for (heap, &value) in (0..).zip(&values) {
                assert_eq!(value, search.grundy(&vec![heap]), "{digits:?}, heap {heap}");
            }
        }
    }

    #[test]
    fn every_code_of_two_digits_by_the_definition_up_to_heaps_of_150() {
        for digits in codes() {
            let values = grundy_values(&digits, 150);
            for heap in 1..=150 {
                let mut options = Vec::new();
                for (take, digit) in digits.iter().enumerate().take(heap + 1) {
                    let rest = heap - take;
                    match rest {
                        0 if digit & 1 != 0 => options.push(0),
                        1.. if digit & 2 != 0 => options.push(values[rest]),
                        _ => {}
                    }
                    if digit & 4 != 0 {
                        options
                            .extend((1..=rest / 2).map(|part| values[part] ^ values[rest - part]));
                    }
                }
                assert_eq!(
                    values[heap],
                    crate::mex::mex(options),
                    "{digits:?}, heap {heap}"
                );
            }
        }
    }

    #[test]
    fn the_periods_in_the_literature() {
        // Winning Ways, chapter 4, and A. Flammenkamp's list of octal games: the code, the
        // pre-period, the period.
        let games = [
            ("0.1", 2, 1),
            ("0.11", 3, 1),
            ("0.12", 1, 4),
            ("0.15", 1, 10),
            ("0.17", 33, 34),
            ("0.31", 3, 2),
            ("0.34", 7, 8),
            ("0.35", 1, 6),
            ("0.45", 498, 20),
            ("0.52", 4, 4),
            ("0.53", 11, 9),
            ("0.54", 3, 7),
            ("0.57", 1, 4),
            ("0.71", 3, 2),
            ("0.72", 1, 4),
            ("0.75", 1, 2),
            ("0.77", 71, 12),
            ("0.07", 53, 34),
            ("0.115", 1, 14),
            ("0.116", 139, 96),
            ("0.117", 47, 48),
            ("0.124", 122, 62),
            ("0.134", 60, 62),
            ("0.137", 52, 34),
            ("0.152", 2, 48),
            ("0.156", 3479, 349),
            ("0.173", 21, 40),
            ("0.177", 497, 20),
            ("0.373", 2, 28),
            ("0.375", 37, 18),
            ("0.524", 1, 52),
            ("0.644", 3256, 442),
            ("0.1377", 141, 24),
            ("0.7777", 142, 24),
            ("0.11377", 187, 32),
            ("0.113377", 211, 36),
            ("4.3", 2, 2),
            ("4.304", 25, 21),
            ("4.726", 5, 16),
            ("4.766", 19, 20),
        ];
        for (code, preperiod, period_length) in games {
            let digits = code
                .bytes()
                .filter(u8::is_ascii_digit)
                .map(|digit| digit - b'0');
            let game = period(&digits.collect::<Vec<_>>(), 20_000).expect("a period");
            assert_eq!(
                (game.preperiod(), game.period),
                (preperiod, period_length),
                "{code}"
            );
        }
    }

    #[test]
    fn periods_of_codes_of_two_digits_last() {
        let mut games = 0;
        for digits in codes() {
            if let Some(game) = period(&digits, 250) {
                games += 1;
                for (heap, &value) in (0..).zip(&grundy_values(&digits, 500)) {
                    assert_eq!(game.grundy(heap), value, "{digits:?}, heap {heap}");
                }
            }
        }
        assert!(games > 50, "only {games} games have a proved period");
    }

    #[test]
    fn a_period_is_told_when_it_is_proved_and_not_before() {
        let enough = 2 * (71 + 12) + 2;
        assert!(period(&[0, 7, 7], enough - 2).is_none());
        let kayles = period(&[0, 7, 7], enough - 1).expect("a period");
        for (heap, &value) in (0..).zip(&grundy_values(&[0, 7, 7], 1000)) {
            assert_eq!(kayles.grundy(heap), value, "heap {heap}");
        }
        assert!(period(&[0, 0, 0, 7], 1000).is_none());
    }

    #[test]
    fn a_long_table_goes_on_by_the_period() {
        // Heap by heap this would take hours.
        let values = grundy_values(&[0, 0, 7], 3_000_000);
        let game = period(&[0, 0, 7], 1000).expect("a period");
        for (heap, &value) in (0..).zip(&values).skip(2_999_000) {
            assert_eq!(value, game.grundy(heap), "heap {heap}");
        }
    }

    #[test]
    fn taking_one_number_of_stones_only() {
        for take in 1..50 {
            let mut digits = vec![0; take + 1];
            digits[take] = 3;
            let odd = |heap| u64::from(heap / take % 2 == 1);
            let expected: Vec<u64> = (0..=4 * take).map(odd).collect();
            assert_eq!(grundy_values(&digits, 4 * take), expected, "{take}");
        }
    }

    #[test]
    fn games_told_in_several_ways() {
        let dawsons_chess = grundy_values(&[0, 1, 3, 7], 100);
        assert_eq!(dawsons_chess, grundy_values(&[0, 0, 7], 101)[1..]);
        let treblecross = grundy_values(&[0, 1, 1, 3, 3, 7], 100);
        assert_eq!(treblecross, grundy_values(&[0, 0, 0, 7], 102)[2..]);
    }

    #[test]
    #[should_panic(expected = "changes nothing")]
    fn taking_nothing_must_split() {
        grundy_values(&[2, 7], 3);
    }

    #[test]
    #[should_panic(expected = "above 7")]
    fn three_heaps_are_not_octal() {
        grundy_values(&[0, 8], 3);
    }
}
