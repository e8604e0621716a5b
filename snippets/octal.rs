//! # Octal games (八进制游戏)
//!
//! A move takes stones from a heap and may split what is left into two heaps. A code of digits names
//! the rules of each such game, Kayles and Dawson's chess among them, and one program finds the
//! values of them all.
//!
//! ## Rules
//!
//! Some heaps. A code such as 0.137 says what a move may do to one of them. Digit 0 stands before the
//! point, the digits 1, 2, 3, ... stand after it. Each digit is a sum of some of the numbers 1, 2 and
//! 4, its *bits*. A move that takes j stones from a heap may leave of it
//!
//! - no heap, if digit j has the bit 1;
//! - one non-empty heap, if it has the bit 2;
//! - two non-empty heaps of any sizes, if it has the bit 4.
//!
//! A player who cannot move loses. Digit 0 is 0 or 4: a move that takes nothing has to split the heap,
//! or the game would not end.
//!
//! In the program 0.137 is `[0, 1, 3, 7]`. One stone may be taken if it is the whole heap; two, if at
//! most one heap is left; three, whatever is left.
//!
//! A heap is often a row: stones are taken that lie side by side, and from the middle of the row they
//! leave two rows.
//!
//! ```text
//!   o o o o o o o
//!   o o     o o o
//! ```
//!
//! Here two of 7 pins are knocked down in Kayles, and rows of 2 and 3 are left.
//!
//! - *Kayles*, 0.77: one pin or two neighbours of a row of pins are knocked down.
//! - *Dawson's Kayles*, 0.07: two neighbours are knocked down.
//! - *Dawson's chess*, 0.137: a stone of a row is taken together with its neighbours. A row of n stones
//!   has the value of n + 1 pins of Dawson's Kayles ([why](#why)).
//! - *Treblecross*, 0.11337: both players put crosses into the cells of a strip of three or more, and
//!   a player who completes three side by side wins. n cells have the value of n + 2 pins in the game 0.007, of
//!   which three neighbours are knocked down.
//! - *A subtraction game*: the digit 3 for each number that may be taken.
//! - *Lasker's Nim*, 4.333...: see [`lasker`](crate::lasker).
//!
//! ## Theorem (Guy, Smith)
//!
//! Let g(n) be the Grundy value of a heap of n stones, k the number of digits after the point, n₀ > 0
//! and p > 0. If g(n + p) = g(n) holds for n₀ ≤ n < 2 n₀ + p + k, it holds for all n ≥ n₀.
//!
//! ## Why
//!
//! *The period.* It is the theorem of [`periodic`] for games that leave up to two heaps. Whether every octal game
//! with finitely many digits has a period is an open question; for Treblecross none is known.
//!
//! *Dawson's chess* is Dawson's Kayles with one pin more, by induction over the number n of stones:
//!
//! 1. 0 stones, 1 pin and 0 pins have no move, so the value 0.
//! 2. Stone i of n takes its neighbours along and leaves i − 2 and n − i − 1 stones (0 in place of −1).
//! 3. The pins i and i + 1 of n + 1 leave i − 1 and n − i pins: one more on either side, or for −1 stones no
//!    pin, of value 0, too.
//! 4. So the moves correspond to each other, for i from 1 to n, and by induction they leave the same values.
//!
//! *Treblecross* is 0.007 with two pins more. A cross within two cells of another one lets the opponent win at once,
//! so a player who has no other move loses, and a cross uses up its cell and two on either side:
//!
//! 1. No cell and up to two pins have no move, and the value 0.
//! 2. Cell i of n leaves i − 3 and n − i − 2 cells (0 in place of −1 and −2).
//! 3. The pins i, i + 1 and i + 2 of n + 2 leave i − 1 and n − i pins: two more on either side, or for −1 and −2
//!    cells at most one pin, of value 0, too.
//! 4. So the moves correspond to each other here as well.
//!
//! ## Values
//!
//! Kayles has the period 12 from heap 71 on, which is a line of its picture.
//!
#![doc = include_str!("pictures/octal.svg")]
//!
//! Dawson's Kayles has the period 34 from heap 53 on, which is two lines.
//!
#![doc = include_str!("pictures/octal2.svg")]
//!
//! ## How to play
//!
//! If the Grundy values have a nim-sum s > 0, some heap has a value v with v ⊕ s < v. By the
//! definition of v, some move on this heap leaves heaps with the nim-sum v ⊕ s: [`winning_moves`]
//! tries all.
//!
//! ## Other rules
//!
//! - *A circle*, from which neighbours are taken: the first move makes it a row
//!   ([`circle`](crate::circle)).
//! - *Three heaps* (hexadecimal games, 十六进制游戏). In the game 0.8 a move takes one stone, and the rest
//!   becomes three non-empty heaps. Up to 3 stones there is no move, so the value is 0. From 4 stones
//!   one comes to 1 + 1 + 1 only, of value 0, so 4 stones have the value 1; it is the same with 5
//!   and 6. From 7 one comes to 1 + 1 + 4, 1 + 2 + 3 or 2 + 2 + 2, of values 1, 0 and 0, so 7 stones
//!   have the value 2. In general a digit with the bit 8 allows a move that leaves three non-empty
//!   heaps; digits above 9 are written A to F. [`grundy_values_hexadecimal`] finds the values. Where
//!   they repeat, [`periodic::prove`] proves it, with h = 3. But they may grow for ever: those of 0.8
//!   are ⌊(n − 1) / 3⌋ for n > 0. See the sources for theorems on such games, and for games whose
//!   values do neither.
//! - *The last move loses.* Grundy values are not enough ([`genus`](crate::genus)).
//! - *Treblecross* is won on all odd strips by the cell in the middle and the mirror. It is not lost on all
//!   even ones: 4 is won. Lost are 6, 12, 22, 30, 32, 44, 54, 64, 76, 86, 98, 110, ... only, and no rule is
//!   known.
//! - *Late exceptions.* A period may begin late: 0.56 has the period 144 from heap 326640 on. The last
//!   exception is heap 326639, of value 26, and heap 326783 has the value 16.
//!   ([A071436](https://oeis.org/A071436) gives 326637, but this heap and the one 144 further both have the
//!   value 8.)
//!
//! *Rules that only look like a known one* (WA?): row 21 of [false friends](crate::false_friends#the-table).
//!
//! ## Cost
//!
//! O(n² k) for a table of n values, and for many games, Kayles among them, little more than O(n k) by
//! [`sparse_space`](crate::sparse_space). At heap 1, 2, 4, 8, ... the table is searched for a proof of
//! a period; with such a proof the rest takes O(n). If [`period`] finds one, any heap takes O(1).
//!
//! ## Example
//!
//! Rows of 5 and of 3 pins of Kayles have the values 4 and 3, and the nim-sum is 7. The row of 5 has to
//! come from 4 to 4 ⊕ 7 = 3: hit two pins at an end and leave a row of 3, or hit two others and leave
//! rows of 1 and 2, of value 1 ⊕ 2. The row of 3 would have to come from 3 to 3 ⊕ 7 = 4, but its
//! options have the values 0, 1 and 2.
//!
//! ```
//! use snippets::octal;
//!
//! let kayles = [0, 7, 7];
//! assert_eq!(octal::grundy_values(&kayles, 6), [0, 1, 2, 3, 1, 4, 3]);
//! assert!(octal::wins(&kayles, &[5, 3]));
//! assert_eq!(octal::winning_moves(&kayles, &[5, 3]), [(0, (0, 3)), (0, (1, 2))]);
//!
//! let kayles = octal::period(&kayles, 1000).unwrap();
//! assert_eq!((kayles.preperiod(), kayles.period), (71, 12));
//! assert_eq!(kayles.grundy(1_000_000_000_000_000_000), 1);
//!
//! // 0.8: of 4 stones one is taken, and three heaps of one stone are left.
//! let values = octal::grundy_values_hexadecimal(&[0, 8], 10);
//! assert_eq!(values, [0, 0, 0, 0, 1, 1, 1, 2, 2, 2, 3]);
//! ```
//!
//! ## Problems
//!
//! Three positions to decide with a pencil come first:
//! [exercises, step 5](crate::exercises#step-5-heaps-that-fall-apart).
//!
//! Easiest first.
//!
//! - [`poj3537`](crate::problems::octal::poj3537) † POJ 3537 Crosses and Crosses
//! - [`hdu4664`](crate::problems::octal::hdu4664) † HDU 4664 Triangulation
//! - [`abc278g`](crate::problems::octal::abc278g) AtCoder ABC 278 G Generalized Subtraction Game
//! - [`cf305e`](crate::problems::octal::cf305e) Codeforces 305E Playing with String
//! - [`cf1823e`](crate::problems::octal::cf1823e) Codeforces 1823E Removing Graph: on cycles
//! - [`cf1704f`](crate::problems::octal::cf1704f) Codeforces 1704F Colouring Game
//!
//! † The judge takes no Rust.
//!
//! ## Source
//!
//! R. K. Guy, C. A. B. Smith, "The G-values of various games", Proceedings of the Cambridge
//! Philosophical Society 52 (1956); E. R. Berlekamp, J. H. Conway, R. K. Guy, Winning Ways for Your
//! Mathematical Plays, chapter 4; A. Flammenkamp, [Sprague-Grundy values of octal
//! games](http://wwwhomes.uni-bielefeld.de/achim/octal.html), the periods that are known; Kayles is
//! [A002186](https://oeis.org/A002186). On hexadecimal games S. Howse, R. J. Nowakowski, "Periodicity
//! and arithmetic-periodicity in hexadecimal games", Theoretical Computer Science 313 (2004), and
//! J. P. Grossman, R. J. Nowakowski, "A ruler regularity in hexadecimal games", Games of No Chance 4
//! (2015).
#![doc(alias(
    "Up to three neighbours",
    "Up to four neighbours",
    "Up to five neighbours",
    "Treblecross in n - 2 cells",
    "Guiles",
    "Officers",
    "八进制游戏",
    "Octal games",
    "Dawson",
    "Octal game",
    "十六进制游戏",
    "Kayles",
    "Dawson Kayles",
    "Dawson chess",
    "Treblecross",
    "保龄球游戏",
    "take-and-break games",
    "相邻",
    "adjacent"
))]
use crate::mex::{greatest_index, index, Mex};
use crate::periodic;
use crate::periodic::Periodic;
use crate::sparse_space::SparseSpace;
use crate::{nim, splitting};
use std::collections::HashSet;

/// Returns the Grundy values of the heaps of 0 to `most` stones in an octal game, given by its digits, that
/// before the point first. O(n² k) for n values and k digits, and for many games, Kayles among them, little
/// more than O(n k).
///
/// # Panics
/// If a digit is greater than 7, or if the first one, that of the moves that take nothing, has the bit 1 or
/// 2: such a game would not end.
#[track_caller]
pub fn grundy_values(digits: &[u8], most: usize) -> Vec<u64> {
    let moves = allowed(digits, 7);
    let mut space = SparseSpace::new();
    for heap in 1..=most {
        if heap.is_power_of_two() {
            if let Some(game) = periodic::prove(&space.table, 2, digits.len()) {
                return game.table(most);
            }
        }
        let possible = moves.iter().take_while(|&&(take, _)| take <= heap);
        let rests = possible.map(|&(take, digit)| (digit, heap - take));
        let ones = rests
            .clone()
            .filter(|&(digit, rest)| leaves_one(digit, rest as u64));
        let twos = rests.filter(|&(digit, _)| digit & 4 != 0);
        space.add(ones.map(|(_, rest)| rest), twos.map(|(_, rest)| rest), 0);
    }
    space.table
}

/// Returns the Grundy values of the heaps of 0 to `most` stones in a hexadecimal game, given by its digits,
/// that before the point first. O(n² v) for n values up to v.
///
/// # Panics
/// If a digit is greater than 15, or if the first one, that of the moves that take nothing, has the bit 1 or
/// 2: such a game would not end.
#[track_caller]
pub fn grundy_values_hexadecimal(digits: &[u8], most: usize) -> Vec<u64> {
    let moves = allowed(digits, 15);
    let mut mex = Mex::default();
    let mut values: Vec<u64> = Vec::new();
    // sums[h][n]: the nim-sums of h non-empty heaps with n stones in all.
    let mut sums: Vec<Vec<HashSet<u64>>> = vec![Vec::new(); 4];
    for heap in 0..=most {
        for count in 2..4 {
            let with = |part: usize| {
                let (value, others) = (values[part], &sums[count - 1][heap - part]);
                others.iter().map(move |sum| sum ^ value)
            };
            let all = (1..heap).flat_map(with).collect();
            sums[count].push(all);
        }
        let mut options = Vec::new();
        for &(take, digit) in moves.iter().take_while(|&&(take, _)| take <= heap) {
            let counts = (0..4).filter(|count| digit >> count & 1 == 1);
            options.extend(counts.flat_map(|count| &sums[count][heap - take]));
        }
        let value = mex.of(options);
        values.push(value);
        // Heap 0 is no heap at all, with the nim-sum 0.
        sums[usize::from(heap > 0)].push(HashSet::from([value]));
        sums[usize::from(heap == 0)].push(HashSet::new());
    }
    values
}

/// Returns the period of the Grundy values of an octal game, given by its digits, that before the point
/// first, if the values of the heaps up to `most` prove one. Both the period and the pre-period are the
/// least. Costs about as much as the table that proves it, which has no heap greater than `most`.
///
/// # Panics
/// If a digit is greater than 7, or if the first one, that of the moves that take nothing, has the bit 1 or
/// 2: such a game would not end.
#[track_caller]
pub fn period(digits: &[u8], most: usize) -> Option<Periodic> {
    // Here, as a panic in the closure would not name the line of the call.
    allowed(digits, 7);
    let after_point = digits.len().saturating_sub(1);
    periodic::find(|most| grundy_values(digits, most), 2, after_point, most)
}

/// Returns the digits of the code of an octal game such as 0.137, which are 0, 1, 3, 7; `None` if the text is
/// none: the digit before the point is 0 or 4, and those after it are at most 7. O(k) for k digits.
pub fn digits_of_code(code: &str) -> Option<Vec<u8>> {
    let (first, others) = code.split_once('.')?;
    let value = |digit: u8| {
        if (b'0'..=b'7').contains(&digit) {
            Some(digit - b'0')
        } else {
            None
        }
    };
    let digits = first.bytes().chain(others.bytes()).map(value).collect();
    if first == "0" || first == "4" {
        digits
    } else {
        None
    }
}

/// Returns whether the player to move wins an octal game, given by its digits, that before the point first,
/// on these heaps, where who cannot move loses. It makes the table up to the greatest heap: O(n² k) for n
/// values and k digits at worst.
///
/// The table has 8 bytes and more for each stone of the greatest heap. If memory does not suffice for it, the
/// program is aborted or panics.
///
/// # Panics
/// If a digit is greater than 7, or if the first one, that of the moves that take nothing, has the bit 1 or
/// 2: such a game would not end.
#[track_caller]
pub fn wins(digits: &[u8], heaps: &[u64]) -> bool {
    let values = grundy_values(digits, greatest_index(heaps));
    nim::sum(heaps.iter().map(|&heap| values[index(heap)])) != 0
}

/// Lists all winning moves `(i, (a, b))` in an octal game, given by its digits, that before the point first,
/// where who cannot move loses: what is left of heap `i` are heaps of `a` ≤ `b` stones, 0 for no heap. It
/// makes the table up to the greatest heap, and then takes O(1) per option: a heap of h stones has at most h
/// / 2 + 1 of them per digit.
///
/// The table has 8 bytes and more for each stone of the greatest heap. If memory does not suffice for it, the
/// program is aborted or panics.
///
/// # Panics
/// If a digit is greater than 7, or if the first one, that of the moves that take nothing, has the bit 1 or
/// 2: such a game would not end.
#[track_caller]
pub fn winning_moves(digits: &[u8], heaps: &[u64]) -> Vec<(usize, (u64, u64))> {
    let values = grundy_values(digits, greatest_index(heaps));
    let options = |heap| {
        let rests = digits.iter().zip((0..=heap).rev());
        rests.flat_map(|(digit, rest)| {
            let least = u64::from(!leaves_one(*digit, rest));
            let most = if digit & 4 == 0 { 0 } else { rest / 2 };
            (least..=most).map(move |a| (a, rest - a))
        })
    };
    splitting::winning_moves_by(options, &values, heaps)
}

/// The numbers of stones that may be taken, each with its digit, which is at most `most`.
#[track_caller]
fn allowed(digits: &[u8], most: u8) -> Vec<(usize, u8)> {
    if let Some(place) = digits.iter().position(|&digit| digit > most) {
        panic!("a digit {} above {}", digits[place], most);
    }
    let first = digits.first().copied().unwrap_or(0);
    assert!(
        first % 4 == 0,
        "a move that changes nothing: the first digit is {}",
        first
    );
    let takes = digits.iter().copied().enumerate();
    takes.filter(|&(_, digit)| digit > 0).collect()
}

/// Whether a move with this digit may leave `rest` stones as one heap, or as none if `rest` is 0.
fn leaves_one(digit: u8, rest: u64) -> bool {
    digit & if rest == 0 { 1 } else { 2 } != 0
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::mex::Mex;
    use crate::search::{heaps_up_to, take_and_break, Search};

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

    /// The values of the heaps of 0 to `most` stones, each the mex of its options, without a period.
    fn by_definition(digits: &[u8], most: usize) -> Vec<u64> {
        let mut mex = Mex::default();
        let mut values: Vec<u64> = Vec::new();
        for heap in 0..=most {
            let mut options = Vec::new();
            for (digit, rest) in digits.iter().zip((0..=heap).rev()) {
                if digit & 1 != 0 && rest == 0 {
                    options.push(0);
                }
                if digit & 2 != 0 && rest > 0 {
                    options.push(values[rest]);
                }
                for a in 1..=rest / 2 {
                    if digit & 4 != 0 {
                        options.push(values[a] ^ values[rest - a]);
                    }
                    if digit & 8 != 0 {
                        let pairs = (a..=(rest - a) / 2).map(|b| (b, rest - a - b));
                        options.extend(pairs.map(|(b, c)| values[a] ^ values[b] ^ values[c]));
                    }
                }
            }
            values.push(mex.of(options));
        }
        values
    }

    #[test]
    fn every_code_of_two_digits_by_the_definition_up_to_heaps_of_150() {
        for digits in codes() {
            let values = by_definition(&digits, 150);
            assert_eq!(grundy_values(&digits, 150), values, "{digits:?}");
        }
    }

    #[test]
    fn winning_moves_of_every_code_of_two_digits() {
        for digits in codes() {
            let mut search = Search::normal(|heaps: &Vec<u64>| take_and_break(&digits, heaps));
            for heaps in heaps_up_to(2, 4) {
                let mut good = Vec::new();
                for (i, &heap) in heaps.iter().enumerate() {
                    for parts in take_and_break(&digits, &[heap]) {
                        let mut option = [&heaps[..i], &heaps[i + 1..], &parts].concat();
                        option.sort_unstable();
                        if !search.wins(&option) {
                            let pair = match parts[..] {
                                [] => (0, 0),
                                [rest] => (0, rest),
                                [a, b] => (a, b),
                                _ => panic!("three heaps"),
                            };
                            good.push((i, pair));
                        }
                    }
                }
                assert_eq!(wins(&digits, &heaps), search.wins(&heaps));
                let moves = winning_moves(&digits, &heaps);
                assert_eq!(moves, good, "{digits:?}, {heaps:?}");
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
            if let Some(game) = period(&digits, 120) {
                games += 1;
                assert_eq!(game.table(250), by_definition(&digits, 250), "{digits:?}");
            }
        }
        assert!(games > 50, "only {games} games have a proved period");
    }

    #[test]
    fn a_period_is_told_when_it_is_proved_and_not_before() {
        let enough = 2 * (71 + 12) + 2;
        assert!(period(&[0, 7, 7], enough - 2).is_none());
        let kayles = period(&[0, 7, 7], enough - 1).expect("a period");
        assert_eq!(kayles.table(1000), by_definition(&[0, 7, 7], 1000));
        assert!(period(&[0, 0, 0, 7], 1000).is_none());
    }

    #[test]
    fn a_long_table_goes_on_by_the_period() {
        // Heap by heap this would take hours.
        let values = grundy_values(&[0, 0, 7], 3_000_000);
        let game = period(&[0, 0, 7], 1000).expect("a period");
        assert_eq!(values.len(), 3_000_001);
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

    #[test]
    fn every_hexadecimal_code_of_two_digits() {
        let mut games = 0;
        for code in 0..=255 {
            let digits = [code % 4 * 4, code / 16, code % 16];
            let values = grundy_values_hexadecimal(&digits, 56);
            assert_eq!(values, by_definition(&digits, 56), "{digits:?}");
            let mut search = Search::normal(|heaps: &Vec<u64>| take_and_break(&digits, heaps));
            for (heap, &value) in (0..7).zip(&values) {
                assert_eq!(value, search.grundy(&vec![heap]), "{digits:?}, heap {heap}");
            }
            if let Some(game) = periodic::prove(&values[..36], 3, 2) {
                games += 1;
                assert_eq!(game.table(56), values, "{digits:?}");
            }
        }
        assert!(games > 30, "{games}");
    }

    #[test]
    fn values_that_grow() {
        let values: Vec<u64> = (0..=150u64).map(|n| n.saturating_sub(1) / 3).collect();
        assert_eq!(grundy_values_hexadecimal(&[0, 8], 150), values);
        // Kenyon's game.
        let kenyon: Vec<u64> = (0..100).map(|n| n / 6 * 3 + n % 3).collect();
        assert_eq!(grundy_values_hexadecimal(&[0, 3, 15], 99), kenyon);
    }

    #[test]
    fn treblecross() {
        let values = grundy_values(&[0, 0, 0, 7], 120);
        let lost = (3..=112).filter(|strip| values[strip + 2] == 0);
        assert!(lost.eq([6, 12, 22, 30, 32, 44, 54, 64, 76, 86, 98, 110]));
    }

    /// Up to the last exception with optimization.
    #[test]
    fn the_last_exception_of_0_56() {
        let most = if cfg!(debug_assertions) {
            3000
        } else {
            700_000
        };
        let found = period(&[0, 5, 6], most).map(|game| (game.preperiod(), game.period));
        if cfg!(debug_assertions) {
            assert_eq!(found, None);
            return;
        }
        assert_eq!(found, Some((326_640, 144)));
        let values = grundy_values(&[0, 5, 6], 330_000);
        let four = [326_637, 326_637 + 144, 326_639, 326_639 + 144];
        assert_eq!(four.map(|heap| values[heap]), [8, 8, 26, 16]);
        // By the definition: one stone is taken and two heaps are left, or two stones and one heap or two.
        for heap in four {
            let split = |rest: usize| {
                let values = &values;
                (1..rest).map(move |part| values[part] ^ values[rest - part])
            };
            let options = split(heap - 1)
                .chain(split(heap - 2))
                .chain([values[heap - 2]]);
            assert_eq!(crate::mex::mex(options), values[heap]);
        }
    }
}
