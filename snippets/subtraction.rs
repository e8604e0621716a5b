//! # Subtraction games (减法游戏, 取石子)
//!
//! ## Rules
//!
//! Some heaps of stones and a fixed set of numbers, the take-set. A move takes s stones from one
//! heap that has that many, for some s in the take-set. Who cannot move loses; stones may be left.
//!
//! ## Theorem
//!
//! The Grundy value of a heap is the mex of those of the heaps with s stones less. The player to
//! move loses exactly when the nim-sum of the heaps' Grundy values is 0. With 1 to m in the
//! take-set and no multiple of m + 1, the value of a heap of h stones is h mod (m + 1): with 1 and
//! no even number it is h mod 2.
//!
//! ## Why
//!
//! The first sentence is the definition, the second the Sprague–Grundy theorem
//! ([`crate::sprague_grundy`]). With k numbers in the take-set a heap has at most k options, so no
//! value exceeds k. With 1 to m and no multiple of m + 1, every option of h stones has another
//! remainder r by m + 1, and all smaller remainders are reached by taking up to r stones; so the
//! remainder is the mex, by induction over h.
//!
//! ## How to play
//!
//! With nim-sum x > 0, find a heap of value v with v ^ x < v and bring it down to value v ^ x; as v
//! is a mex, it has such an option.
//!
//! ## Cost
//!
//! O(h k) for all heaps up to h stones and a take-set of k numbers.
//!
//! ## Example
//!
//! ```
//! use snippets::{nim, subtraction};
//!
//! let values = subtraction::grundy_values(&[2, 5], 7);
//! assert_eq!(values, [0, 0, 1, 1, 0, 2, 1, 0]);
//! // The first player wins on heaps of 2, 4, 7.
//! assert!(nim::wins(&[values[2], values[4], values[7]]));
//! ```
//!
//! ## Problems
//!
//! [`acwing893`](crate::problems::subtraction::acwing893),
//! [`cf1194d`](crate::problems::subtraction::cf1194d),
//! [`edpc_k`](crate::problems::subtraction::edpc_k),
//! [`exercise_take_139`](crate::problems::subtraction::exercise_take_139),
//! [`hdu1847`](crate::problems::subtraction::hdu1847),
//! [`hdu1848`](crate::problems::subtraction::hdu1848),
//! [`hdu4203`](crate::problems::subtraction::hdu4203),
//! [`kattis_snim`](crate::problems::subtraction::kattis_snim).
//!
//! ## Source
//!
//! Winning Ways, chapter 4; A. N. Siegel, Combinatorial Game Theory, chapter IV.

use std::convert::TryFrom;

/// The Grundy values of the heaps of 0 to `most` stones, where a move takes any number in `takes`
/// from a heap. The takes come in any order. O(`most` · k) for k numbers.
///
/// # Panics
/// If `takes` contains 0: such a game would not end.
pub fn grundy_values(takes: &[usize], most: usize) -> Vec<u64> {
    assert!(!takes.contains(&0), "a move takes at least one stone");
    let mut takes = takes.to_vec();
    takes.sort_unstable();
    let mut values = vec![0; most + 1];
    // The last heap that has an option of the value: nothing is cleared between two heaps.
    let mut seen_by = vec![0; takes.len() + 1];
    for heap in 1..=most {
        let possible = takes.partition_point(|&take| take <= heap);
        for take in &takes[..possible] {
            let value = usize::try_from(values[heap - take]).expect("at most k");
            seen_by[value] = heap;
        }
        values[heap] = seen_by.iter().take_while(|&&seen| seen == heap).count() as u64;
    }
    values
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::{change_one, heaps_up_to, Search};

    #[test]
    fn every_take_set_up_to_five_on_two_heaps_of_ten() {
        for subset in 0..32 {
            let takes: Vec<usize> = (1..=5)
                .rev()
                .filter(|s| subset >> (s - 1) & 1 == 1)
                .collect();
            let values = grundy_values(&takes, 10);
            for period in 2..=6 {
                let below = (1..period).all(|take| takes.contains(&take));
                if below && takes.iter().all(|take| take % period != 0) {
                    let remainders: Vec<u64> = (0..=10).map(|heap| heap % period as u64).collect();
                    assert_eq!(values, remainders, "{takes:?}");
                }
            }
            let mut search = Search::normal(|heaps: &Vec<u64>| {
                change_one(heaps, |heap| {
                    let takes = takes.iter().map(|&take| take as u64);
                    takes.filter_map(|take| heap.checked_sub(take)).collect()
                })
            });
            for heaps in heaps_up_to(2, 10) {
                let sum = heaps
                    .iter()
                    .fold(0, |sum, &heap| sum ^ values[usize::try_from(heap).unwrap()]);
                assert_eq!(sum, search.grundy(&heaps), "{takes:?} on {heaps:?}");
            }
        }
    }

    #[test]
    #[should_panic(expected = "at least one stone")]
    fn taking_nothing_is_no_move() {
        grundy_values(&[1, 0], 3);
    }
}
