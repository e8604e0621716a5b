//! # Lasker's Nim (拉斯克 Nim)
//!
//! [Nim](crate::nim) in which a heap may also be split. The values are those of Nim, except that of
//! every four heaps the last two exchange theirs.
//!
//! ## Rules
//!
//! Some heaps. A move takes one or more stones from a heap, or takes none and splits a heap into
//! two non-empty heaps. A player who cannot move loses. It is the [octal game](crate::octal)
//! 4.333...
//!
//! ## Worked example
//!
//! Fill the table by the definition. Taking leaves all smaller heaps; a split has the nim-sum of its two.
//!
//! | heap | taking leaves the values | splits | mex |
//! | --- | --- | --- | --- |
//! | 1 | 0 | | 1 |
//! | 2 | 0, 1 | 1 + 1: 0 | 2 |
//! | 3 | 0, 1, 2 | 1 + 2: 1 ⊕ 2 = 3 | 4 |
//! | 4 | 0, 1, 2, 4 | 1 + 3: 1 ⊕ 4 = 5, and 2 + 2: 0 | 3 |
//! | 5 | 0 to 4 | 1 + 4: 1 ⊕ 3 = 2, and 2 + 3: 2 ⊕ 4 = 6 | 5 |
//! | 6 | 0 to 5 | 1 + 5: 4, and 2 + 4: 1, and 3 + 3: 0 | 6 |
//! | 7 | 0 to 6 | 1 + 6: 7, and 2 + 5: 7, and 3 + 4: 7 | 8 |
//! | 8 | 0 to 6, and 8 | 1 + 7: 9, and 2 + 6: 4, and 3 + 5: 1, and 4 + 4: 0 | 7 |
//!
//! The split 1 + 2 gives heap 3 an option of value 3, so heap 3 has the value 4, and 3 is left for
//! heap 4. With 7 and 8 it is the same.
//!
//! ## Theorem (Lasker)
//!
//! For k ≥ 0 the heaps 4 k + 1, 4 k + 2, 4 k + 3, 4 k + 4 have the Grundy values 4 k + 1, 4 k + 2,
//! 4 k + 4, 4 k + 3, and heap 0 has the value 0.
//!
//! ## Why
//!
//! By induction over the heap n; ≡ is modulo 4. A smaller heap that is not empty and ≡ 0, 1, 2 or 3 has a
//! value ≡ 3, 1, 2 or 0, in this order. A split into a heap ≡ 2 and a heap ≡ 3 is written 2 + 3. As the
//! two heaps have n stones together, few sorts of splits are possible. (Heap 8 is ≡ 0. Its splits 1 + 7
//! and 3 + 5 are of the sort 1 + 3, and their values 9 and 1 are ≡ 1.)
//!
//! - n = 4 k + 1: taking leaves the values 0 to 4 k. The splits 0 + 1 and 2 + 3 have values ≡ 2, so
//!   none has the value 4 k + 1. The mex is 4 k + 1.
//! - n = 4 k + 2: taking leaves the values 0 to 4 k + 1. The splits 0 + 2, 1 + 1 and 3 + 3 have
//!   values ≡ 1, 0, 0. The mex is 4 k + 2.
//! - n = 4 k + 3: taking leaves the values 0 to 4 k + 2. The split into 1 and 4 k + 2 has the value
//!   4 k + 3. The splits 0 + 3 and 1 + 2 have values ≡ 3. The mex is 4 k + 4.
//! - n = 4 k + 4: taking leaves the values 0 to 4 k + 2 and 4 k + 4. The splits 0 + 0, 1 + 3
//!   and 2 + 2 have values ≡ 0, 1, 0. The mex is 4 k + 3.
//!
//! ## Values
//!
//! ```
//! use snippets::{lasker, octal};
//!
//! // The digit 3 for each number of stones that may be taken, and 4 or 8 for a split.
//! let digits = |split| [vec![split], vec![3; 12]].concat();
//! let into_two = octal::grundy_values(&digits(4), 12);
//! assert_eq!(into_two, [0, 1, 2, 4, 3, 5, 6, 8, 7, 9, 10, 12, 11]);
//! assert!((0..=12).map(lasker::grundy).eq(into_two));
//! let into_three = octal::grundy_values_hexadecimal(&digits(8), 12);
//! assert_eq!(into_three, [0, 1, 2, 3, 4, 5, 6, 8, 7, 9, 10, 11, 12]);
//! assert!((0..=12).map(lasker::grundy_of_three).eq(into_three));
//! ```
//!
//! ## How to play
//!
//! With nim-sum s > 0 of the values, find a heap of value v with v ⊕ s < v, and bring it down to
//! the heap of value v ⊕ s. There is one exception. From heap 4 k + 3, of value 4 k + 4, one cannot
//! take stones to come to the value 4 k + 3: split it into 1 and 4 k + 2. [`winning_move`] does all
//! this.
//!
//! ## Other rules
//!
//! *The last move loses.* Misère Nim on the values ([`misere`](crate::misere)), with 3 and 4, 7 and 8, ...
//! exchanged. (The tests search three heaps of up to 14 stones together, too.) *Why:* no heap but the empty one has the
//! value 0, and none but that of one stone the value 1, which cannot be split. So the proof of that page holds,
//! also where a split makes one heap into two.
//!
//! *Into three heaps.* A heap is split into three non-empty heaps instead of two. Then, for k ≥ 0,
//! heap 8 k + 7 has the value 8 k + 8, heap 8 k + 8 has the value 8 k + 7, and every other heap n
//! has the value n ([`grundy_of_three`]). Play as above. To come from heap 8 k + 7 to the value
//! 8 k + 7, split it into 1, 2 and 8 k + 4.
//!
//! The first case is heap 7. Taking leaves 0 to 6. The splits are 1 + 2 + 4, of value 1 ⊕ 2 ⊕ 4 = 7, and
//! 1 + 1 + 5, 1 + 3 + 3, 2 + 2 + 3, of values 5, 1 and 3. So the mex is 8. Heap 8 has no option of value
//! 7: taking leaves 0 to 6 and 8, and the splits 1 + 1 + 6, 1 + 2 + 5, 1 + 3 + 4, 2 + 2 + 4 and 2 + 3 + 3
//! have the values 6, 6, 6, 4 and 2.
//!
//! The proof follows. At a first reading, skip it and go on with the [cost](#cost).
//!
//! The sum of three values is their nim-sum if no two share a bit: 1 + 2 + 4 = 1 ⊕ 2 ⊕ 4. Each bit that two
//! or three of them share makes the sum greater than the nim-sum. Take 1, 3 and 3, whose sum is 7 and whose
//! nim-sum is 1. The bit 1 is in all three: it adds 3 to the sum and 1 to the nim-sum, so 2 more. The bit 2
//! is in two of them: it adds 4 to the sum and 0 to the nim-sum, so 4 more. Together that is the difference
//! 7 − 1 = 2 + 4. It is the x of the proof.
//!
//! The proof is by induction over n; ≡ is modulo 8. Let d(n) be 1 if n ≡ 7, −1 if n ≡ 0 and n > 0, and
//! otherwise 0. We show that heap n has the value n + d(n). By induction a smaller heap a has the value
//! a + d(a): a heap ≡ 7 has a value ≡ 0, and a heap ≡ 0 that is not empty has a value ≡ 7.
//!
//! *No split has the value n + d(n).* Suppose that the split into a, b, c has it. Let x be the sum
//! of the three values less their nim-sum. As the sum is n + d(a) + d(b) + d(c), we have
//! x = d(a) + d(b) + d(c) − d(n) ≤ 4. A bit 2^i that is in two or three of the values adds
//! 2^(i + 1) to x, and other bits add nothing. So x is 0, 2 or 4.
//!
//! - x = 4: then d(a) = d(b) = d(c) = 1 and d(n) = −1. So a, b, c ≡ 7 and n ≡ 0, but 7 + 7 + 7 ≡ 5.
//! - x = 2: the lowest bit is in two or three values, so at most one value is even. A heap ≡ 7 has
//!   an even value, so at most one heap is ≡ 7. And one is, as d(a) + d(b) + d(c) = 2 + d(n), which
//!   is positive. So d(a) + d(b) + d(c) = 1, d(n) = −1, and n ≡ 0. The other two heaps are their
//!   own values, which are odd. But then n is the sum of three odd numbers, and not even.
//! - x = 0: no bit is in two values.
//!   - If a heap is ≡ 0, its value has the bits 1, 2 and 4. So the values of the two others
//!     are ≡ 0, and these heaps are ≡ 7. Then n ≡ 0 + 7 + 7 ≡ 6, so d(n) = 0, and
//!     x = −1 + 1 + 1 − 0 = 1, not 0.
//!   - If no heap is ≡ 0, then d(n) = d(a) + d(b) + d(c) is the number of heaps ≡ 7, so 0 or 1.
//!   - If this number is 0, each heap is its own value and has some of the bits 1, 2 and 4. As no
//!     two heaps share one, each has exactly one. So n ≡ 1 + 2 + 4 ≡ 7, but then d(n) = 1.
//!   - If this number is 1, then n ≡ 7, and the remainders by 8 of the two other heaps add up to 0
//!     or 8. But they are not 0 and have no bit in common, so their sum is one of 1 to 7.
//!
//! *All smaller values are there.* Taking leaves the values 0 to n − 1 or, for n ≡ 0, the values 0
//! to n − 2 and n. For n ≡ 7 the split into 1, 2, n − 3 has the value n. So in each case the mex is
//! n + d(n).
//!
//! ## Cost
//!
//! O(1) per heap.
//!
//! ## Example
//!
//! The heaps 7 and 15 have the values 8 and 16, and the nim-sum is 24. The heap of 15 has to come
//! from 16 to 16 ⊕ 24 = 8: leave 7 of it. The heaps 3 and 4 have the values 4 and 3, and the
//! nim-sum is 7. The heap of 3 has to come from 4 to 4 ⊕ 7 = 3. No smaller heap has the value 3, so
//! split it into 1 and 2.
//!
//! ```
//! use snippets::lasker;
//!
//! assert_eq!(lasker::winning_move(&[7, 15]), Some((1, vec![7])));
//! assert_eq!(lasker::winning_move(&[3, 4]), Some((0, vec![1, 2])));
//! assert!(!lasker::wins(&[1, 2, 4]));
//! ```
//!
//! ## Problems
//!
//! Three positions to decide with a pencil come first:
//! [exercises, step 5](crate::exercises#step-5-heaps-that-fall-apart).
//!
//! Easiest first.
//!
//! - [`hdu3032`](crate::problems::lasker::hdu3032) † HDU 3032 Nim or not Nim?
//! - [`hdu5795`](crate::problems::lasker::hdu5795) † HDU 5795 A Simple Nim: into three heaps
//!
//! † The judge takes no Rust.
//!
//! ## Source
//!
//! E. Lasker, Brettspiele der Völker (1931); E. R. Berlekamp, J. H. Conway, R. K. Guy, Winning Ways
//! for Your Mathematical Plays, chapter 4.
#![doc(alias(
    "Lasker Nim with three heaps",
    "拉斯克尼姆",
    "Lasker Nim",
    "拉斯克 Nim",
    "拉斯克Nim",
    "Nim or not Nim"
))]

use crate::nim;

/// Returns the Grundy value of a heap in Lasker's Nim, where stones are taken from a heap, or it is split into
/// two. O(1).
///
/// # Panics
/// If a heap has 2^64 − 1 stones, as its value would be 2^64.
#[track_caller]
pub fn grundy(heap: u64) -> u64 {
    match heap % 4 {
        0 => heap.saturating_sub(1),
        3 => heap.checked_add(1).expect("a value below 2^64"),
        _ => heap,
    }
}

/// Returns the Grundy value of a heap from which stones are taken, or which is split into three. O(1).
///
/// # Panics
/// If a heap has 2^64 − 1 stones, as its value would be 2^64.
#[track_caller]
pub fn grundy_of_three(heap: u64) -> u64 {
    match heap % 8 {
        0 => heap.saturating_sub(1),
        7 => heap.checked_add(1).expect("a value below 2^64"),
        _ => heap,
    }
}

/// Returns whether the player to move wins Lasker's Nim, where stones are taken from a heap, or it is split
/// into two, and a player who cannot move loses. O(n) for n heaps.
///
/// # Panics
/// If a heap has 2^64 − 1 stones, as its value would be 2^64.
#[track_caller]
pub fn wins(heaps: &[u64]) -> bool {
    nim::sum(values(heaps)) != 0
}

/// Returns a winning move `(i, parts)` of Lasker's Nim, where stones are taken from a heap, or it is split into
/// two, or `None` if no move wins: heap `i` is replaced by the heaps `parts`. That is one heap, 0 if all stones
/// are taken, or two. O(n) for n heaps.
///
/// # Panics
/// If a heap has 2^64 − 1 stones, as its value would be 2^64.
#[track_caller]
pub fn winning_move(heaps: &[u64]) -> Option<(usize, Vec<u64>)> {
    let &(i, value) = nim::winning_moves(&values(heaps)).first()?;
    // The value of heap h is v exactly if that of heap v is h.
    let rest = grundy(value);
    let parts = if rest < heaps[i] {
        vec![rest]
    } else {
        vec![1, heaps[i] - 1]
    };
    Some((i, parts))
}

/// The Grundy values of these heaps.
#[track_caller]
fn values(heaps: &[u64]) -> Vec<u64> {
    let mut values = Vec::new();
    for &heap in heaps {
        values.push(grundy(heap));
    }
    values
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::{heaps_up_to, partitions, product, take_and_break, Search};

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
        let values = crate::octal::grundy_values_hexadecimal(&digits, 100);
        for (heap, &value) in (0..).zip(&values) {
            assert_eq!(grundy_of_three(heap), value, "heap {heap}");
        }
        assert_eq!(grundy_of_three(u64::MAX - 1), u64::MAX - 1);
    }

    #[test]
    fn winning_moves_by_the_rules() {
        let digits = [&[4], [3; 8].as_slice()].concat();
        let options = |heaps: &Vec<u64>| take_and_break(&digits, heaps);
        let mut search = Search::normal(options);
        let triples = product(&vec![(0..=4).collect(); 3]);
        for mut heaps in heaps_up_to(2, 8).into_iter().chain(triples) {
            let found = winning_move(&heaps);
            assert_eq!(wins(&heaps), search.wins(&heaps), "{heaps:?}");
            assert_eq!(found.is_some(), search.wins(&heaps), "{heaps:?}");
            if let Some((i, parts)) = found {
                let mut option = [&heaps[..i], &heaps[i + 1..], &parts].concat();
                option.retain(|&heap| heap > 0);
                option.sort_unstable();
                assert!(!search.wins(&option), "{heaps:?} to {option:?}");
                heaps.retain(|&heap| heap > 0);
                let moves = options(&heaps);
                assert!(moves.contains(&option), "{heaps:?} to {option:?}");
            }
        }
    }

    #[test]
    fn the_split_into_three_that_keeps_the_value() {
        for heap in (7..1000).step_by(8) {
            let parts = [1, 2, heap - 3].map(grundy_of_three);
            assert_eq!(nim::sum(parts), heap);
        }
    }

    #[test]
    fn a_heap_has_the_value_of_the_heap_of_its_value() {
        for heap in 0..100 {
            assert_eq!(grundy(grundy(heap)), heap);
            assert_eq!(grundy_of_three(grundy_of_three(heap)), heap);
        }
        let most = u64::MAX - 1;
        assert_eq!(winning_move(&[most, 3, 4]), Some((0, vec![8])));
    }

    #[test]
    #[should_panic(expected = "a value below 2^64")]
    fn a_value_of_65_bits() {
        grundy(u64::MAX);
    }

    #[test]
    fn the_last_move_loses() {
        for parts in [2, 3] {
            let mut search = Search::misere(|heaps: &Vec<u64>| {
                let mut options = Vec::new();
                for (i, &heap) in heaps.iter().enumerate() {
                    let taken = (0..heap).map(|rest| vec![rest]);
                    for new in taken.chain(partitions(heap, parts, 1)) {
                        let mut option = [&heaps[..i], &heaps[i + 1..], &new].concat();
                        option.retain(|&heap| heap > 0);
                        option.sort_unstable();
                        options.push(option);
                    }
                }
                options
            });
            let value = |heap| {
                if parts == 2 {
                    grundy(heap)
                } else {
                    grundy_of_three(heap)
                }
            };
            for (stones, count) in (1..=14).flat_map(|n| (1..=3).map(move |count| (n, count))) {
                for heaps in partitions(stones, count, 1) {
                    let values: Vec<u64> = heaps.iter().map(|&heap| value(heap)).collect();
                    let won = crate::misere::wins(&values);
                    assert_eq!(search.wins(&heaps), won, "{heaps:?}, {parts}");
                }
            }
        }
    }
}
