//! # Lasker's Nim (拉斯克 Nim)
//!
//! ## Rules
//!
//! Some heaps. A move takes one or more stones from a heap, or takes none and splits a heap into
//! two non-empty heaps. Who takes the last stone wins. As an octal game: 4.333...
//!
//! ## Theorem
//!
//! For k ≥ 0 the heaps 4 k + 1, 4 k + 2, 4 k + 3, 4 k + 4 have the Grundy values 4 k + 1, 4 k + 2,
//! 4 k + 4, 4 k + 3, and heap 0 has the value 0.
//!
//! ## Why
//!
//! By induction, with all values modulo 4: heaps that are 0, 1, 2, 3 modulo 4 have values that are
//! 3, 1, 2, 0 (or the empty heap's 0).
//!
//! - n = 4 k + 1: taking leaves the values 0 to 4 k; a split leaves 0 + 1 or 2 + 3, of value 2.
//! - n = 4 k + 2: taking leaves 0 to 4 k + 1; a split leaves 0 + 2, 1 + 1 or 3 + 3, of value 1 or 0.
//! - n = 4 k + 3: taking leaves 0 to 4 k + 2; a split leaves 0 + 3 or 1 + 2, of value 3, and 1 with
//!   4 k + 2 has the value 4 k + 3. So the mex is 4 k + 4.
//! - n = 4 k + 4: taking leaves 0 to 4 k + 2 and 4 k + 4; a split leaves 0 + 0, 1 + 3 or 2 + 2, of
//!   value 0 or 1. So the mex is 4 k + 3.
//!
//! **Into three heaps.** If a heap is split into three non-empty heaps instead of two, 8 k + 7 has the
//! value 8 k + 8, 8 k + 8 has the value 8 k + 7, and every other heap n has the value n. In short n
//! has the value n + d(n), where d(n) is 1, -1 or 0.
//!
//! For no split of n has the value n + d(n). Let the split into a, b, c have it, and let x be the sum
//! of the three values less their nim-sum: x = d(a) + d(b) + d(c) − d(n) ≤ 4. A bit 2^i that two or
//! three of the values have adds 2^(i + 1) to x. So x is 0, 2 or 4. In what follows ≡ is modulo 8;
//! a heap ≡ 7 has a value ≡ 0, and a heap ≡ 0 has a value ≡ 7.
//!
//! - x = 4: a, b, c ≡ 7 and n ≡ 0, but 7 + 7 + 7 ≡ 5.
//! - x = 2: two or three values are odd, so at most one heap is ≡ 7. As d(a) + d(b) + d(c) is
//!   2 + d(n) ≥ 1, one is, n ≡ 0, and the two others are their own values. These are odd; but then n
//!   is the sum of three odd numbers, and not even.
//! - x = 0: no bit is in two values. If a heap is ≡ 0, the values of the two others are ≡ 0, so they
//!   are ≡ 7; then n ≡ 6, d(n) = 0, and x is 1. If no heap is ≡ 0, then d(n) is the number of heaps
//!   ≡ 7, so 0 or 1. If it is 0, each heap has some of the three lowest bits, hence one of them, so
//!   n ≡ 1 + 2 + 4; but then d(n) = 1. If it is 1, then n ≡ 7, and the remainders by 8 of the two
//!   other heaps add up to 0 or 8; but they are not 0 and have no bit in common, so they add up to
//!   1 to 7.
//!
//! By induction over n, taking leaves the values 0 to n − 1 or, for n ≡ 0, the values 0 to n − 2 and
//! n. For n ≡ 7 the split into 1, 2, n − 3 has the value n. So in each case the mex is n + d(n).
//!
//! ## How to play
//!
//! With nim-sum s > 0 of the values, find a heap of value v with v ^ s < v, and bring it down to
//! the heap of value v ^ s. Only from 4 k + 3 to the value 4 k + 3 there is no such heap: split it
//! into 1 and 4 k + 2; or, if into three, 8 k + 7 into 1, 2 and 8 k + 4.
//!
//! ## Cost
//!
//! O(1).
//!
//! ## Example
//!
//! ```
//! use snippets::lasker;
//!
//! assert_eq!(lasker::grundy(7), 8);
//! assert_eq!(lasker::grundy(8), 7);
//! assert_eq!(lasker::grundy_of_three(3), 3);
//! assert_eq!(lasker::grundy_of_three(7), 8);
//! ```
//!
//! ## Problems
//!
//! [`hdu3032`](crate::problems::lasker::hdu3032); into three heaps
//! [`hdu5795`](crate::problems::lasker::hdu5795).
//!
//! ## Source
//!
//! E. Lasker, Brettspiele der Völker (1931); Winning Ways, chapter 4.

/// The Grundy value of a heap of fewer than 2^64 − 1 stones. O(1).
///
/// # Panics
/// At 2^64 − 1 stones, of value 2^64.
pub fn grundy(heap: u64) -> u64 {
    match heap % 4 {
        0 => heap.saturating_sub(1),
        3 => heap.checked_add(1).expect("a value below 2^64"),
        _ => heap,
    }
}

/// The same if a heap is split into three. O(1).
///
/// # Panics
/// As [`grundy`].
pub fn grundy_of_three(heap: u64) -> u64 {
    match heap % 8 {
        0 => heap.saturating_sub(1),
        7 => heap.checked_add(1).expect("a value below 2^64"),
        _ => heap,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::{take_and_break, Search};

    #[test]
    fn every_heap_up_to_14_by_the_rules() {
        let digits = [&[4], [3; 14].as_slice()].concat();
        let mut search = Search::normal(|heaps: &Vec<u64>| take_and_break(&digits, heaps));
        for heap in 0..=14 {
            assert_eq!(grundy(heap), search.grundy(&vec![heap]), "heap {heap}");
        }
    }

    #[test]
    fn every_heap_up_to_300_by_the_definition() {
        let digits = [&[4], [3; 300].as_slice()].concat();
        let values = crate::octal::grundy_values(&digits, 300);
        for (heap, &value) in (0..).zip(&values) {
            assert_eq!(grundy(heap), value, "heap {heap}");
        }
        assert_eq!(grundy(u64::MAX - 1), u64::MAX - 1);
    }

    #[test]
    fn three_heaps_by_the_rules() {
        let digits = [&[8], [3; 17].as_slice()].concat();
        let mut search = Search::normal(|heaps: &Vec<u64>| take_and_break(&digits, heaps));
        for heap in 0..=17 {
            let value = search.grundy(&vec![heap]);
            assert_eq!(grundy_of_three(heap), value, "heap {heap}");
        }
    }

    #[test]
    fn three_heaps_by_the_definition() {
        let digits = [&[8], [3; 100].as_slice()].concat();
        let values = crate::hexadecimal::grundy_values(&digits, 100);
        for (heap, &value) in (0..).zip(&values) {
            assert_eq!(grundy_of_three(heap), value, "heap {heap}");
        }
        assert_eq!(grundy_of_three(u64::MAX - 1), u64::MAX - 1);
    }
}
