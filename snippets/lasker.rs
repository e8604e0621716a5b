//! # Lasker's Nim (拉斯克 Nim)
//!
//! **Rules.** Some heaps. A move takes one or more stones from a heap, or takes none and splits a
//! heap into two non-empty heaps. Who takes the last stone wins. As an octal game: 4.333...
//!
//! **Theorem.** For k ≥ 0 the heaps 4 k + 1, 4 k + 2, 4 k + 3, 4 k + 4 have the Grundy values
//! 4 k + 1, 4 k + 2, 4 k + 4, 4 k + 3, and heap 0 has the value 0.
//!
//! **Why.** By induction, with all values modulo 4: heaps that are 0, 1, 2, 3 modulo 4 have values
//! that are 3, 1, 2, 0 (or the empty heap's 0).
//!
//! - n = 4 k + 1: taking leaves the values 0 to 4 k; a split leaves 0 + 1 or 2 + 3, of value 2.
//! - n = 4 k + 2: taking leaves 0 to 4 k + 1; a split leaves 0 + 2, 1 + 1 or 3 + 3, of value 1 or 0.
//! - n = 4 k + 3: taking leaves 0 to 4 k + 2; a split leaves 0 + 3 or 1 + 2, of value 3, and 1 with
//!   4 k + 2 has the value 4 k + 3. So the mex is 4 k + 4.
//! - n = 4 k + 4: taking leaves 0 to 4 k + 2 and 4 k + 4; a split leaves 0 + 0, 1 + 3 or 2 + 2, of
//!   value 0 or 1. So the mex is 4 k + 3.
//!
//! **How to play.** With nim-sum s > 0 of the values, find a heap of value v with v ^ s < v, and
//! bring it down to the heap of value v ^ s. Only from 4 k + 3 to the value 4 k + 3 there is no such
//! heap: split it into 1 and 4 k + 2.
//!
//! **Cost.** O(1).
//!
//! ```
//! use snippets::lasker;
//!
//! assert_eq!(lasker::grundy(7), 8);
//! assert_eq!(lasker::grundy(8), 7);
//! ```
//!
//! **Problems.** `hdu3032`.
//!
//! **Source.** E. Lasker, Brettspiele der Völker (1931); Winning Ways, chapter 4.

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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::{take_and_break, Search};

    #[test]
    fn every_heap_up_to_14_by_the_rules() {
        let digits = [&[4], [3; 14].as_slice()].concat();
        let mut search = Search::normal(|heaps: &Vec<u64>| take_and_break(&digits, heaps));
        for heap in 0..=14 {
            assert_eq!(
                grundy(heap),
                search.grundy(&vec![heap]) as u64,
                "heap {heap}"
            );
        }
    }

    #[test]
    fn every_heap_up_to_300_by_the_definition() {
        let digits = [&[4], [3; 300].as_slice()].concat();
        let values = crate::octal::grundy_values(&digits, 300);
        for (heap, &value) in (0..).zip(&values) {
            assert_eq!(grundy(heap), value as u64, "heap {heap}");
        }
        assert_eq!(grundy(u64::MAX - 1), u64::MAX - 1);
    }
}
