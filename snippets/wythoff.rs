//! # Wythoff's game (威佐夫博弈)
//!
//! ## Rules
//!
//! Two heaps. A move takes one or more stones from one heap, or the same number from both. Who
//! cannot move loses.
//!
//! ## Theorem (Wythoff)
//!
//! With phi = (1 + √5) / 2, the player to move loses exactly from the pairs (⌊k phi⌋, ⌊k phi⌋ + k),
//! k = 0, 1, 2, ...: (0, 0), (1, 2), (3, 5), (4, 7), (6, 10), ...
//!
//! ## Why
//!
//! The second number is ⌊k phi^2⌋. Below n > 0 there are ⌊n / phi⌋ positive multiples of phi and ⌊n
//! / phi^2⌋ of phi^2; these quotients add up to n and are no integers, so there are n - 1 multiples
//! in all, whence one between any two neighbouring integers from 1 on: every number is in exactly
//! one pair (Beatty). A move from a pair keeps one of the numbers or the difference, and no other
//! pair has it: no move leads to a pair. From a <= b that is no pair some move does. If a is the
//! greater number of its pair, bring b down to the smaller. If it is the smaller one and b is above
//! the greater, bring b down to that. Otherwise b - a is less than the difference of a's pair, so
//! the pair with the difference b - a has smaller numbers: take from both.
//!
//! ## How to play
//!
//! Bring one heap down to the partner of the other, or both down to the pair with the same
//! difference.
//!
//! ## Cost
//!
//! O(1), and exact for all heaps. 64-bit floats first fail at k = 102334155.
//!
//! ## Example
//!
//! ```
//! use snippets::wythoff;
//!
//! assert!(!wythoff::wins(5, 3));
//! assert_eq!(wythoff::winning_moves(5, 7), [(3, 5), (4, 7), (5, 3)]);
//! ```
//!
//! ## Problems
//!
//! `hackerrank_return_of_the_nim`, `hdu2177`, `luogu_p2252`.
//!
//! ## Source
//!
//! W. A. Wythoff, "A modification of the game of Nim", Nieuw Archief voor Wiskunde 7 (1907);
//! Winning Ways, chapter 3.
use std::convert::TryFrom;

/// ⌊n / phi⌋.
fn divide_by_phi(n: u64) -> u64 {
    // F(92) / F(93) of Fibonacci numbers is less than 1 / phi, and F(93) / F(94) is greater. A
    // fraction between these two has a denominator of F(95) > 2^64 or more, so no integer is above
    // n F(92) / F(93) and not above n / phi.
    let quotient = u128::from(n) * 7_540_113_804_746_346_429 / 12_200_160_415_121_876_738;
    u64::try_from(quotient).expect("at most n")
}

/// The smaller heap of the P-position with this difference, or `u64::MAX` if it is greater.
fn smaller_heap(difference: u64) -> u64 {
    difference.saturating_add(divide_by_phi(difference))
}

/// The other heap of the P-position with this heap, or `u64::MAX` if it is greater.
fn partner(heap: u64) -> u64 {
    // For a heap ⌊k phi^2⌋ the quotient is ⌊k phi⌋, for a heap ⌊k phi⌋ with k > 0 it is k - 1.
    let quotient = divide_by_phi(heap);
    if wins(quotient, heap) {
        heap.saturating_add(quotient + 1)
    } else {
        quotient
    }
}

/// Whether the player to move wins. O(1).
pub fn wins(a: u64, b: u64) -> bool {
    smaller_heap(a.abs_diff(b)) != a.min(b)
}

/// The positions after each winning move, heaps in the given order: at most one after taking from
/// both heaps, then one after taking from `a`, then one after taking from `b`. O(1).
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
    use crate::search::Search;

    fn options(&(a, b): &(u64, u64)) -> Vec<(u64, u64)> {
        let both = (1..=a.min(b)).rev().map(|count| (a - count, b - count));
        let first = (0..a).map(|rest| (rest, b));
        let second = (0..b).map(|rest| (a, rest));
        both.chain(first).chain(second).collect()
    }

    #[test]
    fn every_position_up_to_forty() {
        let mut search = Search::normal(options);
        for a in 0..=40 {
            for b in 0..=40 {
                assert_eq!(wins(a, b), search.wins(&(a, b)), "{a}, {b}");
                let mut good = options(&(a, b));
                good.retain(|option| !search.wins(option));
                assert_eq!(winning_moves(a, b), good, "{a}, {b}");
            }
        }
    }

    /// Whether a <= k phi < a + 1 for the smaller heap a and the difference k, which is
    /// a^2 <= k (a + k) and (a + 1)^2 > k (a + 1 + k), as phi^2 = phi + 1.
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
}
