//! # Wythoff's game (威佐夫博弈)
//!
//! Nim on two heaps with one more kind of move, and the golden ratio appears. As a board game: a
//! chess queen goes left, down or diagonally left and down, and the player who brings her into the
//! corner wins.
//!
//! ## Rules
//!
//! Two heaps. A move takes one or more stones from one heap, or the same number from both. A player
//! who cannot move loses.
//!
//! ## Theorem (Wythoff)
//!
//! With φ = (1 + √5) / 2 = 1.618..., the player to move loses exactly from the pairs (⌊k φ⌋, ⌊k φ⌋ +
//! k), k = 0, 1, 2, ..., where ⌊ ⌋ rounds down. The order of the two heaps does not matter.
//!
//! ## Values
//!
//! The pairs for k = 0 to 8. In each the smaller heap is the least number that is in no pair before
//! it, and the larger heap is greater by k.
//!
//! ```
//! use snippets::wythoff;
//!
//! let heaps = (0..=20).flat_map(|b| (0..=b).map(move |a| (a, b)));
//! let lost: Vec<(u64, u64)> = heaps.filter(|&(a, b)| !wythoff::wins(a, b)).collect();
//! let pairs = [
//!     (0, 0), (1, 2), (3, 5), (4, 7), (6, 10), (8, 13), (9, 15), (11, 18), (12, 20),
//! ];
//! assert_eq!(lost, pairs);
//! ```
//!
#![doc = include_str!("pictures/wythoff.svg")]
//!
//! ## Why
//!
//! 1. *Every number n > 0 is in exactly one pair* (Beatty). As φ² = φ + 1, the larger heap is ⌊k φ²⌋.
//!    Below n there are ⌊n / φ⌋ positive multiples of φ and ⌊n / φ²⌋ of φ². The two quotients
//!    are no integers and add up to n, as 1 / φ + 1 / φ² = 1, so their integer parts add up to n − 1.
//!    So n − 1 multiples of φ and φ² lie below n, and n lie below n + 1: exactly one is rounded down to
//!    n. (For n = 5 the four multiples 1.6, 3.2, 4.9 of φ and 2.6 of φ² lie below 5, and below 6 there
//!    is 2 φ² = 5.2 as well. So 5 is the larger heap of the pair with k = 2.)
//! 2. The k-th pair has the difference k, and both its numbers grow with k.
//! 3. *No move leads from a pair to a pair*: a move keeps one of the numbers or the difference, and by
//!    1 and 2 no other pair has the same.
//! 4. *From a ≤ b that is no pair some move leads to a pair.* If a is the larger number of its
//!    pair, bring b down to the smaller one. If a is the smaller number and b is above the larger
//!    one, bring b down to that. Otherwise b − a is less than the difference of a's pair. So by 2
//!    the smaller number of the pair with the difference b − a is below a: take the same from both heaps.
//!    (From 4, 6: a = 4 is in the pair 4, 7, and 2 is the difference of the pair 3, 5. Take 1 from both.)
//!
//! By induction over the number of stones, 3 and 4 say that the pairs are the lost positions.
//!
//! ## How to play
//!
//! Bring one heap down to the partner of the other, or both down to the pair with the same
//! difference: [`winning_moves`].
//!
//! ## Other rules
//!
//! *By Fibonacci numbers.* Write a heap as a sum of Fibonacci numbers of which no two are
//! neighbours ([`fibonacci`](crate::fibonacci)), as digits for ..., 13, 8, 5, 3, 2, 1: 12 = 8 + 3 +
//! 1 is 10101. Heaps 0 < a ≤ b are lost exactly if a ends in an even number of zeros and b is a with
//! one more 0 at its end: 20 = 13 + 5 + 2 is 101010, so 12, 20 is lost. For these pairs (n, n0),
//! where n0 is n with one more 0, one can prove what steps 1 and 2 above say:
//!
//! 1. Each number above 0 ends in an even number of zeros, or is n0 for an n that does. So it is in
//!    exactly one pair.
//! 2. In n0 each part of n is replaced by the next Fibonacci number. The difference of these two is
//!    the Fibonacci number before the part (for the part 1 it is 2 − 1 = 1). So n0 − n is n with each
//!    part moved one place down, and a 1 stays 1: 12 = 8 + 3 + 1 has the difference 20 − 12 = 8 =
//!    5 + 2 + 1. If n itself is some k0, then n0 − n = k: for n = 3 = 100 it is 5 − 3 = 2 = 10.
//! 3. Each difference k > 0 occurs once. If k0 ends in an even number of zeros, n = k0 has it.
//!    Otherwise k0 ends in 10...0 with an odd number of zeros, and k0 − 1 ends in 0101...01 instead:
//!    5 = 1000, 4 = 0101. Both have the difference k: by 2 it is 3 for 5, and 2 + 1 for 4 = 3 + 1;
//!    it is 8 for 13, and 5 + 2 + 1 for 12 = 8 + 3 + 1; and so on. So n = k0 − 1, which ends in no
//!    zeros, has the difference k. These are all n: an n that ends in 0 is some k0, and an n
//!    that ends in 1 is k0 − 1 for some k. And n grows with k, as k0 does.
//!
//! *Nearly the same from both.* A move takes stones from one heap, or x > 0 from one heap and y > 0 from
//! the other with |x − y| < m ([`wins_generalized`]; m = 1 is Wythoff's game). The player to move
//! loses exactly from the pairs (⌊k α⌋, ⌊k α⌋ + k m) with α = (2 − m + √(m² + 4)) / 2, for instance
//! α = √2 if m = 2. The proof is the same, with α and β = α + m for φ and φ²: 1 / α + 1 / β = 1,
//! and α is irrational, as m² + 4 is no square. Differences of pairs are multiples of m, so no move
//! that takes from both heaps leads from a pair to another one. In the last case of step 4, go to the pair with
//! the difference ⌊(b − a) / m⌋ m: this takes (b − a) mod m more from b than from a. (For m = 2 the pairs
//! begin with 0, 0 and 1, 3 and 2, 6 and 4, 10. From 4, 9 the difference 5 is brought to 4: go to 2, 6.)
//!
//! *The same from an odd number of heaps* (Codeforces 282D). A move takes stones from one of some heaps,
//! or the same number x > 0 from each of an odd number of them. That is plain [`nim`](crate::nim): lost
//! exactly if the nim-sum is 0. So for three heaps it changes nothing that all three may be lowered
//! alike. *Why:* all moves of Nim are there, so it is enough that a new one never leads from nim-sum 0 to
//! nim-sum 0. Let 2ᵏ be the greatest power of two that divides x. To subtract x from a number changes its
//! digit k, that of 2ᵏ, and no lower one. (For x = 6 = 110 and k = 1, 13 = 1101 becomes 7 = 0111.) That
//! happens in an odd number of heaps, so digit k of the nim-sum changes. If stones may be taken from an
//! even number of heaps, it is another game: 1, 1, 1, 1 is won if one may be taken from all four.
//!
//! *The same from any of three heaps*, one, two or all three (Project Euler 260), is such another game, and no
//! rule is known. With one heap empty it is Wythoff's game; then 1, 1, 4 and 1, 3, 3 and 2, 2, 6 and 3, 4, 4
//! and 1, 5, 6 are lost. To make a table go through the positions by size, and from each lost one mark the
//! positions on the seven lines from it, which are won.
//!
//! *The last stone loses*, or a queen must not enter the corner. The pairs are the same except for the first
//! two: 0, 1 and 2, 2 in place of 0, 0 and 1, 2. Then 3, 5 and 4, 7 and so on. *Why:* each number but 2 is in
//! exactly one pair, and 2 is twice in its pair; and each difference occurs once, 0 for 2, 2 and 1 for 0, 1. So
//! no move leads from a pair to a pair. The end 0, 0 is won and no pair. From another a ≤ b that is no pair: if
//! a is the larger number of its pair, or is 2, or if b is above the larger one, bring b down to the partner of
//! a. Otherwise b − a is less than the difference of a's pair, so a is above the smaller number of the pair
//! with the difference b − a (2, 2 if it is 0): take the same from both. (From 1, 1 the partner of 1 is 0.)
//!
//! *Nearly the same from both, and the last stone loses*, m ≥ 2. Now all pairs change: they are Aₙ and Aₙ + m
//! n + 1 for n = 0, 1, 2, ..., where Aₙ is the least number that is in no pair before. For m = 2 they begin
//! with 0, 1 and 2, 5 and 3, 8 and 4, 11. *Why:* each number is in exactly one pair. The differences are m n +
//! 1, a multiple of m apart, so no move leads from a pair to a pair. The end is no pair, and won. From another
//! a ≤ b that is no pair, bring b down to the partner of a, if that is less. Otherwise a = Aₙ, and d = b − a ≤
//! m n. If d > 0, go to pair number k = ⌊(d − 1) / m⌋ < n: this takes d − 1 − m k < m more from b than from a.
//! If d = 0, go to 0, 1, which takes one more from a: that is allowed, as m ≥ 2.
//!
//! *One stone from one heap, or the same from both.* Lost are 0 and an even number, and 2 and an odd one from 3
//! on. *Why:* beside 0 the moves are one by one. Beside 1 take that stone, or one of each: 0 and an even
//! number. From 2 and b with even b > 0 take two of each; with odd b > 1 the moves leave 1 and something, 2 and
//! an even number, or 0 and an odd one, which are all won. From 3 ≤ a ≤ b take a of each if b − a is even,
//! otherwise a − 2 of each. For a move of x stones from one heap and 2 x from the other see
//! [`nim`](crate::nim#other-rules).
//!
//! *Take a i, give a − 1 of each a back* (AtCoder ARC 072 B has a = 2). A move takes a i stones from one heap, i
//! ≥ 1, throws i of them away and puts the other (a − 1) i on the second heap. The player to move loses exactly
//! if the heaps differ by less than a. *Why:* a move changes the difference by (2 a − 1) i. From a difference
//! below a it leaves at least 2 a − 1 − (a − 1) = a. From a difference d ≥ a choose i so that d − (2 a − 1) i
//! lies between −(a − 1) and a − 1. Then (2 a − 1) i ≤ d + a − 1, so a i ≤ a (d + a − 1) / (2 a − 1) ≤ d, and the
//! larger heap has as many. (From 4, 8 with a = 2 leave 5, 6.) Where two heaps change together, look first at
//! what a move does to their difference. It is no help if another part of the stones is thrown away: take 3 i and
//! give i, and 0, 2 and 2, 4 are lost, 1, 3 is won.
//!
//! *Rules that only look like a known one* (WA?): rows 8 and 9 of [false friends](crate::false_friends#the-table).
//!
//! ## Cost
//!
//! O(1), and exact for all heaps. With 64-bit floats ⌊k φ⌋ is wrong, first for k = 102334155.
//!
//! ## Example
//!
//! From 5 and 7 stones there are three winning moves. The partner of 5 is 3: bring 7 down to 3. The
//! partner of 7 is 4: bring 5 down to 4. And the pair with the difference 2 is (3, 5): take 2 from
//! both.
//!
//! ```
//! use snippets::wythoff;
//!
//! assert!(!wythoff::wins(5, 3));
//! assert_eq!(wythoff::winning_moves(5, 7), [(3, 5), (4, 7), (5, 3)]);
//!
//! // To take 1 and 3 at once is a move for m = 3, as they differ by 2, and not for
//! // m = 2.
//! assert!(!wythoff::wins_generalized(2, 1, 3));
//! assert!(wythoff::wins_generalized(3, 1, 3));
//! ```
//!
//! ## Problems
//!
//! Three positions to decide with a pencil come first:
//! [exercises, step 4](crate::exercises#step-4-two-heaps-and-rules-that-look-back).
//!
//! Easiest first.
//!
//! - [`luogu_p2252`](crate::problems::wythoff::luogu_p2252) Luogu P2252 \[SHOI2002\] 取石子游戏
//! - [`hdu2177`](crate::problems::wythoff::hdu2177) † HDU 2177 取(2堆)石子游戏
//! - [`arc072b`](crate::problems::wythoff::arc072b) AtCoder ARC 072 B Alice&Brown: take and give
//! - [`hackerrank_return_of_the_nim`](crate::problems::wythoff::hackerrank_return_of_the_nim) HackerRank Return of the Nim
//!
//! † The judge takes no Rust.
//!
//! ## Source
//!
//! W. A. Wythoff, "A modification of the game of Nim", Nieuw Archief voor Wiskunde 7 (1907);
//! Winning Ways, chapter 3; A. S. Fraenkel, "How to beat your Wythoff games' opponent on three
//! fronts", American Mathematical Monthly 89 (1982), for all variants; E. Duchêne and others,
//! "[Wythoff Wisdom](https://hal.archives-ouvertes.fr/hal-01651502)", Games of No Chance 5
//! (2019), a survey.
#![doc(alias(
    "Misère Wythoff",
    "One, or the same from both",
    "Take two and give one",
    "Misère generalized Wythoff",
    "Generalized Wythoff",
    "威佐夫博弈",
    "Wythoff game",
    "威佐夫博奕",
    "Wythoff Nim",
    "Corner the Queen",
    "same from all",
    "皇后",
    "queen"
))]

use std::convert::TryFrom;

/// ⌊n / phi⌋.
fn divide_by_phi(n: u64) -> u64 {
    // F(92) / F(93) of Fibonacci numbers is less than 1 / phi, and F(93) / F(94) is greater. A
    // fraction between these two has a denominator of F(95) > 2^64 or more, so no integer is above
    // n F(92) / F(93) and not above n / phi.
    let quotient = u128::from(n) * 7_540_113_804_746_346_429 / 12_200_160_415_121_876_738;
    u64::try_from(quotient).expect("at most n")
}

/// The smaller heap of the lost pair with this difference, or `u64::MAX` if it is greater.
fn smaller_heap(difference: u64) -> u64 {
    difference.saturating_add(divide_by_phi(difference))
}

/// The other heap of the lost pair with this heap, or `u64::MAX` if it is greater.
fn partner(heap: u64) -> u64 {
    // For a heap ⌊k phi^2⌋ the quotient is ⌊k phi⌋, for a heap ⌊k phi⌋ with k > 0 it is k - 1.
    let quotient = divide_by_phi(heap);
    if wins(quotient, heap) {
        heap.saturating_add(quotient + 1)
    } else {
        quotient
    }
}

/// Returns whether the player to move wins Wythoff's game with heaps of `a` and `b` stones, where who cannot
/// move loses. O(1).
pub fn wins(a: u64, b: u64) -> bool {
    smaller_heap(a.abs_diff(b)) != a.min(b)
}

/// Returns whether the player to move wins generalized Wythoff's game with heaps of `a` and `b` stones, where
/// a move takes stones from one heap, or from both heaps two positive numbers that differ by less than `m`,
/// and who cannot move loses. O(1).
///
/// # Panics
/// If `m` is 0.
#[track_caller]
pub fn wins_generalized(m: u64, a: u64, b: u64) -> bool {
    assert!(m > 0, "numbers that differ by less than m");
    let (small, large) = (u128::from(a.min(b)), u128::from(a.max(b)));
    let (k, rest) = (
        (large - small) / u128::from(m),
        (large - small) % u128::from(m),
    );
    // As 1 / alpha + 1 / (alpha + m) = 1, x <= k alpha means x (x + k m) <= k (x + x + k m). In a pair
    // this holds for x = a, and not for x = a + 1.
    rest > 0
        || small * large > k * (small + large)
        || (small + 1) * (large + 1) <= k * (small + large + 2)
}

/// Lists the positions that the winning moves of Wythoff's game leave of heaps of `a` and `b` stones, heaps
/// in the given order: at most one after taking from both heaps, then one after taking from `a`, then one
/// after taking from `b`. O(1).
pub fn winning_moves(a: u64, b: u64) -> Vec<(u64, u64)> {
    let mut moves = Vec::new();
    let smaller = smaller_heap(a.abs_diff(b));
    if smaller < a.min(b) {
        let count = a.min(b) - smaller;
        moves.push((a - count, b - count));
    }
    if partner(b) < a {
        moves.push((partner(b), b));
    }
    if partner(a) < b {
        moves.push((a, partner(a)));
    }
    moves
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fibonacci::zeckendorf;
    use crate::mex::mex;
    use crate::nim;
    use crate::search::{heaps_up_to, take_from_one, Search};

    fn options_of(&(a, b): &(u64, u64)) -> Vec<(u64, u64)> {
        let both = (1..=a.min(b)).rev().map(|count| (a - count, b - count));
        let first = (0..a).map(|rest| (rest, b));
        let second = (0..b).map(|rest| (a, rest));
        both.chain(first).chain(second).collect()
    }

    #[test]
    fn every_position_up_to_forty() {
        let mut search = Search::normal(options_of);
        for a in 0..=40 {
            for b in 0..=40 {
                assert_eq!(wins(a, b), search.wins(&(a, b)), "{a}, {b}");
                let mut good = options_of(&(a, b));
                good.retain(|option| !search.wins(option));
                assert_eq!(winning_moves(a, b), good, "{a}, {b}");
            }
        }
    }

    /// Whether a ≤ k phi < a + 1 for the smaller heap a and the difference k, which is
    /// a^2 ≤ k (a + k) and (a + 1)^2 > k (a + 1 + k), as phi^2 = phi + 1.
    fn is_lost(a: u64, b: u64) -> bool {
        let (least, most) = (u128::from(a.min(b)), u128::from(a.max(b)));
        let difference = most - least;
        let excess = (difference * most).checked_sub(least * least);
        matches!(excess, Some(excess) if excess + difference <= 2 * least)
    }

    /// Numbers of all sizes around Fibonacci numbers, where rounding is hardest, and the last ones.
    fn great_numbers() -> Vec<u64> {
        let mut centres = vec![1u64, 2, u64::MAX - 1];
        let (mut previous, mut number) = (1u64, 2u64);
        while let Some(next) = previous.checked_add(number) {
            (previous, number) = (number, next);
            centres.push(number);
        }
        let around = centres.iter().flat_map(|&centre| centre - 1..=centre + 1);
        around.collect()
    }

    #[test]
    fn great_quotients() {
        for n in great_numbers() {
            let (n, quotient) = (u128::from(n), u128::from(divide_by_phi(n)));
            // With x = 1 / phi, x^2 + x = 1.
            assert!(quotient * (quotient + n) <= n * n, "{n}");
            let more = (quotient + 1).checked_mul(quotient + 1 + n);
            assert!(more.map_or(true, |more| more > n * n), "{n}");
        }
    }

    #[test]
    fn great_heaps_and_their_winning_moves() {
        for a in great_numbers() {
            for b in great_numbers() {
                let moves = winning_moves(a, b);
                assert_eq!(wins(a, b), !is_lost(a, b), "{a}, {b}");
                assert_eq!(wins(a, b), !moves.is_empty(), "{a}, {b}");
                assert!(moves.iter().all(|&(a, b)| is_lost(a, b)), "{a}, {b}");
            }
        }
    }

    #[test]
    fn nearly_the_same_from_both() {
        for m in 1..=5 {
            let mut search = Search::normal(|&(a, b): &(u64, u64)| {
                let mut options = Vec::new();
                for (x, y) in (0..=a).flat_map(|x| (0..=b).map(move |y| (x, y))) {
                    if (x, y) != (0, 0) && (x == 0 || y == 0 || x.abs_diff(y) < m) {
                        options.push((a - x, b - y));
                    }
                }
                options
            });
            for a in 0..=20 {
                for b in 0..=20 {
                    let won = search.wins(&(a, b));
                    assert_eq!(wins_generalized(m, a, b), won, "{a}, {b}, {m}");
                }
            }
        }
        for a in great_numbers() {
            for b in great_numbers() {
                assert_eq!(wins_generalized(1, a, b), !is_lost(a, b), "{a}, {b}");
            }
        }
        // The smaller heap (k (2 - m) + sqrt(k^2 (m^2 + 4))) / 2, rounded down.
        for (m, k, a) in [
            (2, 4_000_000_000_000_000_000, 5_656_854_249_492_380_195),
            (3, 4_000_000_000_000_000_000, 5_211_102_550_927_978_586),
            (7, 2_000_000_000_000_000_000, 2_280_109_889_280_518_271),
        ] {
            let b: u64 = a + k * m;
            for (i, j) in (0..5).flat_map(|i| (0..5).map(move |j| (i, j))) {
                let won = wins_generalized(m, b - 2 + j, a - 2 + i);
                assert_eq!(won, (i, j) != (2, 2), "{a} - 2 + {i}, {b} - 2 + {j}, {m}");
            }
        }
        assert!(wins_generalized(u64::MAX, 0, u64::MAX));
        assert!(!wins_generalized(u64::MAX - 1, 1, u64::MAX));
    }

    #[test]
    fn lost_heaps_by_fibonacci_numbers() {
        let numbers = [1, 2, 3, 5, 8, 13, 21, 34, 55, 89, 144, 233];
        let mut pairs = 0;
        for a in 1..233u64 {
            let parts = zeckendorf(a);
            let places = parts.iter().map(|part| numbers.binary_search(part));
            let places: Vec<usize> = places.map(|place| place.expect("a number")).collect();
            if places[places.len() - 1] % 2 == 0 {
                pairs += 1;
                let b: u64 = places.iter().map(|place| numbers[place + 1]).sum();
                assert!(!wins(a, b), "{a}, {b}");
                assert_eq!(b - a, pairs);
            }
        }
        assert_eq!(pairs, 144);
    }

    /// Moves of Nim, and the same number from all heaps of a set in `sets`, which are masks.
    fn same_from(sets: &[usize], heaps: &[u64]) -> Vec<Vec<u64>> {
        let mut options = take_from_one(heaps);
        for set in sets {
            let is_in = |i: &usize| set >> i & 1 == 1;
            let least = (0..heaps.len()).filter(is_in).map(|i| heaps[i]).min();
            for take in 1..=least.unwrap() {
                let mut option = heaps.to_vec();
                for i in (0..heaps.len()).filter(is_in) {
                    option[i] -= take;
                }
                options.push(option);
            }
        }
        options
    }

    #[test]
    fn the_same_from_an_odd_number_of_heaps() {
        for (n, most) in [(1, 9), (3, 8), (4, 4), (5, 3)] {
            let odd: Vec<usize> = (1_usize..1 << n)
                .filter(|set| set.count_ones() % 2 == 1)
                .collect();
            let all = [(1 << n) - 1];
            for sets in [&odd[..], &all[..]] {
                let mut search = Search::normal(|heaps: &Vec<u64>| same_from(sets, heaps));
                let mut heaps = heaps_up_to(n, most);
                heaps.retain(|heaps| heaps.len() == n);
                let same = heaps
                    .iter()
                    .all(|heaps| search.wins(heaps) == nim::wins(heaps));
                assert_eq!(same, n != 4 || sets == &odd[..], "{n} heaps");
            }
        }
        assert_eq!(same_from(&[0b1111], &[1; 4])[4], [0; 4]);
    }

    #[test]
    fn the_last_stone_loses() {
        let mut search = Search::misere(options_of);
        for (a, b) in (0..=40).flat_map(|a| (a..=40).map(move |b| (a, b))) {
            let won = match (a, b) {
                (0, 1) | (2, 2) => false,
                (0, 0) | (1, 2) => true,
                _ => wins(a, b),
            };
            assert_eq!(won, search.wins(&(a, b)), "{a}, {b}");
        }
    }

    #[test]
    fn nearly_the_same_and_the_last_stone_loses() {
        for m in 2..=4 {
            let mut search = Search::misere(|&(a, b): &(u64, u64)| {
                let mut options = Vec::new();
                for (x, y) in (0..=a).flat_map(|x| (0..=b).map(move |y| (x, y))) {
                    if (x, y) != (0, 0) && (x == 0 || y == 0 || x.abs_diff(y) < m) {
                        options.push((a - x, b - y));
                    }
                }
                options
            });
            let mut numbers: Vec<u64> = Vec::new();
            for n in 0..20 {
                let least = mex(numbers.iter().copied());
                numbers.extend([least, least + m * n + 1]);
            }
            for (a, b) in (0..=18).flat_map(|a| (a..=18).map(move |b| (a, b))) {
                let lost = numbers.chunks(2).any(|pair| pair == [a, b]);
                assert_eq!(lost, !search.wins(&(a, b)), "{a}, {b}, {m}");
            }
        }
    }

    #[test]
    fn the_same_from_any_of_three_heaps() {
        let sets: Vec<usize> = (1..8).collect();
        let mut search = Search::normal(|heaps: &Vec<u64>| same_from(&sets, heaps));
        for a in 0..6 {
            for b in 0..6 {
                assert_eq!(search.wins(&vec![0, a, b]), wins(a, b), "{a}, {b}");
            }
        }
        for heaps in [[1, 1, 4], [1, 3, 3], [2, 2, 6], [3, 4, 4], [1, 5, 6]] {
            assert!(!search.wins(&heaps.to_vec()), "{heaps:?}");
        }
    }

    #[test]
    fn one_stone_from_one_heap_or_the_same_from_both() {
        let mut search = Search::normal(|&(a, b): &(u64, u64)| {
            let both = (1..=a.min(b)).map(|take| (a - take, b - take));
            let first = a.checked_sub(1).map(|rest| (rest, b));
            let second = b.checked_sub(1).map(|rest| (a, rest));
            both.chain(first).chain(second).collect()
        });
        for (a, b) in (0..=40).flat_map(|a| (a..=40).map(move |b| (a, b))) {
            let lost = a == 0 && b % 2 == 0 || a == 2 && b % 2 == 1;
            assert_eq!(lost, !search.wins(&(a, b)), "{a}, {b}");
        }
    }

    #[test]
    fn take_and_give() {
        let search = |take: u64, give: u64| {
            Search::normal(move |&(a, b): &(u64, u64)| {
                let from_a = (1..=a / take).map(|i| (a - take * i, b + give * i));
                let from_b = (1..=b / take).map(|i| (a + give * i, b - take * i));
                from_a.chain(from_b).collect()
            })
        };
        for take in 1..=4 {
            let mut search = search(take, take - 1);
            for a in 0..25_u64 {
                for b in 0..25 {
                    assert_eq!(
                        search.wins(&(a, b)),
                        a.abs_diff(b) >= take,
                        "{take}: {a}, {b}"
                    );
                }
            }
        }
        let mut other = search(3, 1);
        assert!(!other.wins(&(0, 2)) && !other.wins(&(2, 4)) && other.wins(&(1, 3)));
    }
}
