//! # Subtraction games with many takes: bit sets (位集, bitset 求 SG)
//!
//! ## Rules
//!
//! [`crate::subtraction`]: from a heap any number of a fixed set, the take-set, is taken. Here the
//! take-set is large, such as all primes.
//!
//! ## Theorem
//!
//! For each value v let B(v) be the set of the heaps from which a move leads to a heap of value v.
//! The value of heap h is the least v such that h is not in B(v). If it is v, then the heaps h + s,
//! for all s of the take-set, come into B(v).
//!
//! ## Why
//!
//! The first sentence is the definition of the mex. From h + s a move leads to h, and each move
//! from a heap to one of value v is of this kind. By growing h all moves to smaller heaps are known
//! when it is the turn of h.
//!
//! So a heap has to add the take-set, moved on by h, to one set. With a bit for each number this is
//! a shift, and 64 numbers go at once.
//!
//! ## How to play
//!
//! As in [`crate::subtraction`].
//!
//! ## Cost
//!
//! O(h² / 64) for all heaps up to h, whatever the take-set is, plus the sum of the values; a bit
//! for each value and heap. A take-set of k numbers costs O(h k) with [`crate::subtraction`], so
//! this is the faster way if k is more than h / 64 or so.
//!
//! ## Example
//!
//! ```
//! use snippets::subtraction_bits;
//!
//! let primes = [2, 3, 5, 7, 11];
//! assert_eq!(subtraction_bits::grundy_values(&primes, 9), [0, 0, 1, 1, 2, 2, 3, 3, 4, 0]);
//! ```
//!
//! ## Problems
//!
//! [`cf1091h`](crate::problems::subtraction_bits::cf1091h).
//!
//! ## Source
//!
//! Codeforces Good Bye 2018, problem 1091H.

/// The Grundy values of the heaps of 0 to `most` stones, where a move takes any number in `takes`
/// from a heap. The takes come in any order. O(`most`² / 64).
///
/// # Panics
/// If `takes` contains 0: such a game would not end.
pub fn grundy_values(takes: &[usize], most: usize) -> Vec<u64> {
    assert!(!takes.contains(&0), "a move takes at least one stone");
    let words = most / 64 + 1;
    let mut take_set = vec![0u64; words];
    for &take in takes.iter().filter(|&&take| take <= most) {
        take_set[take / 64] |= 1 << (take % 64);
    }
    let mut values = Vec::with_capacity(most + 1);
    // For each value the heaps from which a move leads to a heap of this value.
    let mut reaching: Vec<Vec<u64>> = Vec::new();
    for heap in 0..=most {
        let (word, shift) = (heap / 64, heap % 64);
        let is_free = |set: &Vec<u64>| set[word] >> shift & 1 == 0;
        let value = reaching.iter().position(is_free).unwrap_or(reaching.len());
        if value == reaching.len() {
            reaching.push(vec![0; words]);
        }
        let targets = &mut reaching[value][word..];
        for (target, bits) in targets.iter_mut().zip(&take_set) {
            *target |= bits << shift;
        }
        if shift > 0 {
            // What is shifted out of a word goes into the next one.
            for (target, bits) in targets[1..].iter_mut().zip(&take_set) {
                *target |= bits >> (64 - shift);
            }
        }
        values.push(value as u64);
    }
    values
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::random::Random;
    use crate::search::Search;
    use crate::subtraction;

    #[test]
    fn every_take_set_up_to_six_by_the_rules() {
        for subset in 0..64 {
            let takes: Vec<usize> = (1..=6)
                .rev()
                .filter(|s| subset >> (s - 1) & 1 == 1)
                .collect();
            let mut search = Search::normal(|&heap: &usize| {
                let takes = takes.iter().copied();
                takes.filter_map(|take| heap.checked_sub(take)).collect()
            });
            for (heap, &value) in grundy_values(&takes, 70).iter().enumerate() {
                assert_eq!(value, search.grundy(&heap), "{takes:?}, heap {heap}");
            }
        }
    }

    #[test]
    fn tables_of_all_lengths_and_takes_of_all_words() {
        let mut random = Random::new(1);
        for most in 0..=400 {
            let greatest = random.between(1, 500);
            let takes = random.list(most % 50, 1, greatest);
            let takes: Vec<usize> = takes
                .iter()
                .map(|&take| usize::try_from(take).unwrap())
                .collect();
            let most = usize::try_from(most).unwrap();
            let expected = subtraction::grundy_values(&takes, most);
            assert_eq!(grundy_values(&takes, most), expected, "{takes:?}, {most}");
        }
    }

    #[test]
    #[should_panic(expected = "at least one stone")]
    fn taking_nothing_is_no_move() {
        grundy_values(&[1, 0], 3);
    }
}
