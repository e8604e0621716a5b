//! # Grundy's game (格兰迪游戏)
//!
//! ## Rules
//!
//! A move splits a heap into two heaps of different sizes. Who cannot move loses: then all heaps
//! have one stone or two.
//!
//! ## Theorem
//!
//! None is known: whether the values get periodic is open, after more than 10^10 of them.
//!
//! ## Why
//!
//! The values come from the definition, by way of [`crate::sparse_space`]: a value is rare here as
//! a rule if, its lowest bit left out, the number of its one bits is even, and 1274 of the first
//! 2^21 values are.
//!
//! ## How to play
//!
//! With nim-sum s > 0 of the Grundy values, find a heap of value v with v ^ s < v; some move splits
//! it into heaps with the nim-sum v ^ s.
//!
//! ## Cost
//!
//! O(n r) for n values of which r are rare, O(n²) at worst.
//!
//! ## Example
//!
//! ```
//! use snippets::grundys_game;
//!
//! let values = grundys_game::grundy_values(10);
//! assert_eq!(values, [0, 0, 0, 1, 0, 2, 1, 0, 2, 1, 0]);
//! ```
//!
//! ## Problems
//!
//! [`lightoj1199`](crate::problems::grundys_game::lightoj1199).
//!
//! ## Source
//!
//! P. M. Grundy, "Mathematics and games", Eureka 2 (1939); Winning Ways, chapter 4; A. Flammenkamp,
//! "Sprague-Grundy values of Grundy's game".
use crate::sparse_space::SparseSpace;
use std::iter::{empty, once};

/// The Grundy values of the heaps of 0 to `most` stones. Cost above.
pub fn grundy_values(most: usize) -> Vec<u64> {
    let mut space = SparseSpace::new();
    for heap in 1..=most {
        space.add(empty(), once(heap), 1);
    }
    space.table
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::Search;

    #[test]
    fn every_heap_up_to_14_by_the_rules() {
        let values = grundy_values(14);
        let mut search = Search::normal(|heaps: &Vec<u64>| {
            let mut options = Vec::new();
            for (i, &heap) in heaps.iter().enumerate() {
                for part in (1..heap).filter(|part| 2 * part < heap) {
                    let mut option = heaps.clone();
                    option[i] = part;
                    option.push(heap - part);
                    option.sort_unstable();
                    options.push(option);
                }
            }
            options
        });
        for (heap, &value) in (0..).zip(&values) {
            assert_eq!(value, search.grundy(&vec![heap]), "heap {heap}");
        }
    }

    #[test]
    fn the_values_in_the_literature() {
        // OEIS A002188.
        let first = [
            0, 0, 0, 1, 0, 2, 1, 0, 2, 1, 0, 2, 1, 3, 2, 1, 3, 2, 4, 3, 0, 4, 3, 0, 4, 3, 0, 4, 1,
            2, 3, 1, 2, 4, 1, 2, 4, 1, 2, 4, 1, 5, 4, 1, 5, 4, 1, 5, 4, 1, 0, 2, 1, 0, 2, 1, 5, 2,
            1, 3, 2, 1, 3, 2, 4, 3, 2, 4, 3, 2, 4, 3, 2, 4, 3, 2, 4, 3, 2, 4, 5, 2, 4, 5, 2, 4, 3,
            7, 4, 3, 7, 4, 3, 7, 4, 3, 5, 2, 3, 5, 2, 3, 5, 2, 3,
        ];
        assert_eq!(grundy_values(first.len() - 1), first);
        // Rare values in Flammenkamp's list.
        let values = grundy_values(231);
        for (heap, value) in [
            (146, 6),
            (158, 11),
            (176, 7),
            (181, 12),
            (196, 10),
            (231, 10),
        ] {
            assert_eq!(values[heap], value, "heap {heap}");
        }
    }
}
