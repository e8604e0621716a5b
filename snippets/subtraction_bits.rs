//! # Subtraction games with many takes: bit sets (位集, bitset 求 SG)
//!
//! If very many numbers may be taken, such as all primes, the table of
//! [`subtraction`](crate::subtraction) gets slow. With one bit per heap the computer does 64 steps
//! at once.
//!
//! ## Rules
//!
//! [`subtraction`](crate::subtraction): a move takes any number of a fixed set, the take-set, from
//! a heap. Here the take-set is large.
//!
//! ## Theorem
//!
//! For each value v let B(v) be the set of the heaps that have an option of value v.
//!
//! 1. The value of heap h is the least v such that h is not in B(v).
//! 2. B(v) consists of the h + s, for all heaps h of value v and all s of the take-set.
//!
//! ## Why
//!
//! Part 1 says that the value is a mex. Part 2 holds as h is an option of h + s for each take s,
//! and of no other heap.
//!
//! Go through the heaps by size. All takes are positive, so only smaller heaps put h into a set,
//! and the sets are right at h when its turn comes. Find its value v, and then put all h + s into
//! B(v): that is the take-set, moved by h places. With one bit per number it is a shift and an
//! "or", and 64 numbers go at once.
//!
//! ```text
//! number         0 1 2 3 4 5 6 7 8 9
//! take-set       . . x x . x . x . .   the primes
//! B(0), heap 0   . . x x . x . x . .   has the value 0 and adds the take-set
//! B(0), heap 1   . . x x x x x x x .   has the value 0 and adds it, moved by 1
//! B(1), heap 2   . . . . x x . x . x   is in B(0), has the value 1 and adds it, moved by 2
//! ```
//!
//! ## How to play
//!
//! As in [`subtraction`](crate::subtraction): find a heap of value v with an option of value v ⊕ x,
//! where x is the nim-sum. Try each take on each heap.
//!
//! ## Cost
//!
//! For the heaps up to h, with values up to v, the time per heap is O(h / 64 + v), whatever the
//! take-set is, and the memory is h bits per value. With t takes
//! [`subtraction`](crate::subtraction) costs O(t) per heap, so this way is faster if t is more
//! than h / 64 or so.
//!
//! ## Example
//!
//! If primes are taken, heap 4 is in B(0), as 4 − 3 = 1 has the value 0, and in B(1), as 4 − 2 = 2
//! has the value 1. No smaller heap has the value 2, so heap 4 is not in B(2) and has the value 2.
//! Heap 9 is lost: it is not in B(0), as its options 7, 6, 4 and 2 all have values above 0.
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
//! Codeforces Good Bye 2018, [problem H](https://codeforces.com/problemset/problem/1091/H).
#![doc(alias = "位集")]
#![doc(alias = "bitset")]
#![doc(alias = "primes")]

/// The Grundy values of the heaps of 0 to `most` stones, where a move takes any number in `takes`
/// from a heap. The takes come in any order. Cost above.
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
            let values = grundy_values(&takes, 70);
            assert_eq!(values.len(), 71);
            for (heap, &value) in values.iter().enumerate() {
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
