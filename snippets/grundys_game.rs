//! # Grundy's game (格兰迪游戏)
//!
//! The plainest game in which a heap falls apart, and one that nobody has solved: no formula for its values
//! is known. To play, or to solve a problem, call [`grundy_values`]. The theorem only says when the values
//! would be periodic.
//!
//! ## Rules
//!
//! Some heaps. A move splits a heap into two heaps of different sizes. A player who cannot move loses:
//! then all heaps have one stone or two.
//!
//! ## Theorem
//!
//! Leave out the lowest binary digit of a number. Call the number *rare* if the other digits have an
//! even number of ones, and otherwise *common*: so 0, 1, 6 and 7 are rare, and 2 to 5 are common. If
//! only finitely many heaps have a rare value, the values are periodic from some heap on.
//!
//! ## Why
//!
//! The nim-sum of two numbers is common exactly if one of them is rare and the other one is common
//! ([`sparse_space`](crate::sparse_space)). Call a heap rare or common as its value is. Let R be the
//! greatest rare heap, and n > 2R.
//!
//! 1. The value of n is the least number that no option has as its value, and it is common. So it is
//!    the least common number that no option has.
//! 2. The options with a common value are the pairs of a rare heap and a common one, so the pairs r
//!    and n − r for each rare heap r > 0. Each of them is allowed: as r ≤ R < n − r, the heap n − r is
//!    common, and of another size than r.
//! 3. So the value of n depends on the R values before it alone, in the same way for each n. And it
//!    is bounded: there are at most R such options, so it is one of the first R + 1 common numbers.
//! 4. There are finitely many lists of R such numbers. So one of them comes again as the R values
//!    before a heap, and then all that followed it comes again.
//!
//! **What is not known.** Whether finitely many heaps are rare, and whether the values are periodic:
//! more than 10^10 of them have been computed, and no period was seen. Of the heaps below 2^21 only
//! 1274 are rare, of which 205 are below 1000, but why there are so few is not known either. The
//! program is right in any case, and is only slow if there are many rare heaps.
//!
//! **Lost heaps.** Of the heaps of 0 to 10^6 stones 42 are lost, the last one is that of 1222. This is
//! no theorem but a table: all values up to 10^6 were computed by [`grundy_values`], which takes about
//! half a minute, and the test of this page does it again if it is compiled with optimization.
//! Otherwise it stops at 5000. What the program does not know is who wins above the end of its table.
//!
//! ## Values
//!
//! They nearly have the period 3 for a while. The lost heaps come in bunches.
//!
//! ```
//! use snippets::{grundys_game, tables};
//!
//! let values = grundys_game::grundy_values(400);
//! let table = "
//!    |  0  1  2  3  4  5  6  7  8  9 10 11
//! ---+------------------------------------
//!  0 |  0  0  0  1  0  2  1  0  2  1  0  2
//! 12 |  1  3  2  1  3  2  4  3  0  4  3  0
//! 24 |  4  3  0  4  1  2  3  1  2  4  1  2
//! 36 |  4  1  2  4  1  5  4  1  5  4  1  5
//! 48 |  4  1  0  2  1  0  2  1  5  2  1  3
//! ";
//! assert_eq!(tables::one_dimension(&values[..60], 12), table[1..]);
//!
//! let lost: Vec<usize> = (0..=400).filter(|&heap| values[heap] == 0).collect();
//! let few = [0, 1, 2, 4, 7, 10, 20, 23, 26, 50, 53];
//! let more = [
//!     270, 273, 276, 282, 285, 288, 316, 334, 337,
//!     340, 346, 359, 362, 365, 386, 389, 392,
//! ];
//! assert_eq!(lost, [few.as_slice(), &more].concat());
//!
//! let values = grundys_game::grundy_values(999);
//! let rare = values.iter().filter(|&value| (value >> 1).count_ones() % 2 == 0);
//! assert_eq!(rare.count(), 205);
//! ```
//!
//! ## How to play
//!
//! If the Grundy values have a nim-sum s > 0, find a heap of value v with v ⊕ s < v. Some move
//! splits it into heaps with the nim-sum v ⊕ s: [`winning_moves`].
//!
//! ## Other rules
//!
//! - *Two heaps of any sizes*: whatever the players do, after h − 1 moves each of the h stones is a heap
//!   of its own.
//! - *As many heaps as the player likes, as equal as can be*: [`divide`](crate::divide).
//! - *Two or three heaps, all different; or more*: [`splitting`](crate::splitting#other-rules).
//! - *The last move loses*: Grundy values are not enough, as heaps of 3 and 13 show
//!   ([`misere`](crate::misere)). Up to 27 stones the lost heaps are the multiples of 3, by search; no proof is
//!   known, so do not rely on it.
//! - *Any other rule*: [`splitting`].
//!
//! ## Cost
//!
//! As a rule O(n r) for n values of which r are rare, O(n²) at worst.
//!
//! ## Example
//!
//! Heaps of 5 and 6 have the values 2 and 1, and the nim-sum is 3. The heap of 5 has to come from 2 to
//! 2 ⊕ 3 = 1: of its splits 1 + 4 and 2 + 3 the second has the value 0 ⊕ 1. Or the heap of 6 from 1
//! to 2: of 1 + 5 and 2 + 4 the first has the value 0 ⊕ 2.
//!
//! ```
//! use snippets::grundys_game;
//!
//! let values = grundys_game::grundy_values(10);
//! assert_eq!(values, [0, 0, 0, 1, 0, 2, 1, 0, 2, 1, 0]);
//! assert!(grundys_game::wins(&[5, 6]));
//! assert_eq!(grundys_game::winning_moves(&[5, 6]), [(0, (2, 3)), (1, (1, 5))]);
//! ```
//!
//! ## Problems
//!
//! Easiest first.
//!
//! - [`cses2207`](crate::problems::grundys_game::cses2207) CSES 2207 Grundy's Game
//! - [`lightoj1199`](crate::problems::grundys_game::lightoj1199) LightOJ 1199 Partitioning Game
//!
//! ## Source
//!
//! P. M. Grundy, "Mathematics and games", Eureka 2 (1939); E. R. Berlekamp, J. H. Conway, R. K. Guy,
//! Winning Ways for Your Mathematical Plays, chapter 4; A. Flammenkamp, [Sprague-Grundy values of
//! Grundy's game](http://wwwhomes.uni-bielefeld.de/achim/grundy.html), with the known rare values; the
//! first ones are [A002188](https://oeis.org/A002188).
#![doc(alias("格兰迪游戏", "Grundy game", "Partitioning Game"))]
use crate::mex::{greatest_index, index};
use crate::nim;
use crate::sparse_space::SparseSpace;
use crate::splitting;
use std::iter::{empty, once};

/// Returns the Grundy values of the heaps of 0 to `most` stones in Grundy's game, where a heap is split into
/// two of different sizes. As a rule it costs O(n r) for n values of which r are rare
/// ([`sparse_space`](crate::sparse_space)), and O(n²) at worst.
pub fn grundy_values(most: usize) -> Vec<u64> {
    let mut space = SparseSpace::new();
    for heap in 1..=most {
        space.add(empty(), once(heap), 1);
    }
    space.table
}

/// Returns whether the player to move wins Grundy's game on these heaps, where a heap is split into two of
/// different sizes and a player who cannot move loses. The table up to the greatest heap, of n stones, takes
/// O(n²) time at worst and O(n) memory.
pub fn wins(heaps: &[u64]) -> bool {
    let values = grundy_values(greatest_index(heaps));
    nim::sum(heaps.iter().map(|&heap| values[index(heap)])) != 0
}

/// Lists all winning moves `(i, (a, b))` of Grundy's game: heap `i` is split into heaps of `a` < `b` stones.
/// The moves are sorted. The table up to the greatest heap, of n stones, takes O(n²) time at worst and O(n)
/// memory, and then each option O(1): there are at most half as many as stones.
pub fn winning_moves(heaps: &[u64]) -> Vec<(usize, (u64, u64))> {
    let values = grundy_values(greatest_index(heaps));
    let options = |heap| (1..(heap + 1) / 2).map(move |a| (a, heap - a));
    splitting::winning_moves_by(options, &values, heaps)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::{heaps_up_to, Search};

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

    #[test]
    fn long_tables_by_the_definition() {
        let splits = |heap: u64| (1..heap).map(move |part| (part, heap - part));
        let unequal = |heap| splits(heap).filter(|(a, b)| a != b);
        let values = splitting::grundy_values(unequal, 700);
        assert_eq!(grundy_values(700), values);
    }

    /// Up to 10^6 with optimization.
    #[test]
    fn no_heap_above_1222_is_lost() {
        let most = if cfg!(debug_assertions) {
            5000
        } else {
            1_000_000
        };
        let values = grundy_values(most);
        let lost: Vec<usize> = (0..=most).filter(|&heap| values[heap] == 0).collect();
        assert_eq!((lost.len(), lost.last()), (42, Some(&1222)));
    }

    #[test]
    fn winning_moves_of_all_pairs_by_the_rules() {
        let split = |heaps: &[u64], i: usize, a: u64| {
            let mut option = [&heaps[..i], &heaps[i + 1..], &[a, heaps[i] - a]].concat();
            option.sort_unstable();
            option
        };
        let moves = |heaps: &[u64]| -> Vec<(usize, u64)> {
            let of = |(i, &heap)| (1..heap).map(move |a| (i, a));
            let all = heaps.iter().enumerate().flat_map(of);
            all.filter(|&(i, a)| a < heaps[i] - a).collect()
        };
        let mut search = Search::normal(|heaps: &Vec<u64>| {
            let moves = moves(heaps).into_iter();
            moves.map(|(i, a)| split(heaps, i, a)).collect()
        });
        for heaps in heaps_up_to(2, 9) {
            let mut good = moves(&heaps);
            good.retain(|&(i, a)| !search.wins(&split(&heaps, i, a)));
            assert_eq!(wins(&heaps), search.wins(&heaps));
            let found = winning_moves(&heaps);
            assert_eq!(found.len(), good.len(), "{heaps:?}");
            for ((i, (a, b)), wins) in found.into_iter().zip(good) {
                assert_eq!((i, a), wins, "{heaps:?}");
                assert_eq!(a + b, heaps[i], "{heaps:?}");
            }
        }
    }

    #[test]
    fn the_last_move_loses() {
        // Heaps of one and two stones are left out.
        let mut search = Search::misere(|heaps: &Vec<usize>| {
            let mut options = Vec::new();
            for (i, &heap) in heaps.iter().enumerate() {
                // One of some equal heaps is enough.
                if heaps[..i].contains(&heap) {
                    continue;
                }
                for part in 1..(heap + 1) / 2 {
                    let mut option = [&heaps[..i], &heaps[i + 1..], &[part, heap - part]].concat();
                    option.retain(|&heap| heap > 2);
                    option.sort_unstable();
                    options.push(option);
                }
            }
            options
        });
        for heap in 3..=27 {
            assert_eq!(search.wins(&vec![heap]), heap % 3 > 0, "{heap}");
        }
    }
}
