//! # Splitting games (拆分游戏)
//!
//! ## Rules
//!
//! Some heaps. A move replaces one heap by two smaller ones, as the rule of the game allows; an
//! empty heap counts for nothing, so a heap may also just get smaller. Who cannot move loses.
//!
//! ## Theorem
//!
//! The Grundy value of a heap is the mex of g(a) ^ g(b) over its options (a, b). If any two smaller
//! heaps are allowed, empty ones and more stones in all than before included, then the value of a
//! heap of h > 0 stones is the h-th odious number, which is a number with an odd number of one
//! bits: 1, 2, 4, 7, 8, 11, 13, 14, ..., the odious one of 2h − 2 and 2h − 1.
//!
//! ## Why
//!
//! The two heaps are a sum of games, so their values are added by exclusive or
//! ([`crate::sprague_grundy`]). Of any two smaller heaps: let the heaps below h have the values 0
//! and the first h − 1 odious numbers, and let o be the next one. The nim-sum of two odious numbers
//! has an even number of one bits, so no option has value o. Every number e < o is the value of
//! one: if e is odious or 0, with an empty heap beside it; otherwise e is the nim-sum of one of its
//! bits 2^t and of e ^ 2^t, both odious and at most e. Of 2i and 2i + 1 exactly one is odious,
//! which gives the formula.
//!
//! ## How to play
//!
//! With nim-sum x > 0, find a heap of value v with v ^ x < v and an option of it with g(a) ^ g(b) =
//! v ^ x.
//!
//! ## Cost
//!
//! As many steps as there are options: O(h³) for any two heaps smaller than h, for all heaps up to
//! h.
//!
//! ## Example
//!
//! ```
//! use snippets::splitting;
//!
//! // Grundy's game: a heap is split into two unequal heaps.
//! let values = splitting::grundy_values(9, |heap| {
//!     (1..heap).map(move |a| (a, heap - a)).filter(|(a, b)| a < b)
//! });
//! assert_eq!(values, [0, 0, 0, 1, 0, 2, 1, 0, 2, 1]);
//! ```
//!
//! ## Problems
//!
//! [`acwing894`](crate::problems::splitting::acwing894),
//! [`luogu_p3185`](crate::problems::splitting::luogu_p3185).
//!
//! ## Source
//!
//! Winning Ways, chapter 4.
use crate::mex::Mex;

/// The Grundy values of the heaps of 0 to `most` stones, where `options(h)` are the pairs of heaps
/// by which a heap of h stones may be replaced. As many steps as there are options.
///
/// # Panics
/// If an option of h has a heap of h or more stones.
pub fn grundy_values<I: IntoIterator<Item = (usize, usize)>>(
    most: usize,
    options: impl Fn(usize) -> I,
) -> Vec<u64> {
    let mut mex = Mex::default();
    let mut values: Vec<u64> = Vec::new();
    for heap in 0..=most {
        let options = options(heap).into_iter();
        values.push(mex.of(options.map(|(a, b)| values[a] ^ values[b])));
    }
    values
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::{heaps_up_to, Search};

    /// Holds the table of a rule against the search on every position of at most two heaps.
    fn check(most: usize, options: impl Fn(usize) -> Vec<(usize, usize)>) {
        let values = grundy_values(most, &options);
        let mut search = Search::normal(|heaps: &Vec<usize>| {
            let mut positions = Vec::new();
            for (i, &heap) in heaps.iter().enumerate() {
                for (a, b) in options(heap) {
                    let mut option = heaps.clone();
                    option.swap_remove(i);
                    option.extend([a, b]);
                    option.retain(|&heap| heap > 0);
                    option.sort_unstable();
                    positions.push(option);
                }
            }
            positions
        });
        for heaps in heaps_up_to(2, most as u64) {
            let heaps: Vec<usize> = heaps
                .iter()
                .map(|&heap| usize::try_from(heap).unwrap())
                .collect();
            let sum = heaps.iter().fold(0, |sum, &heap| sum ^ values[heap]);
            assert_eq!(sum, search.grundy(&heaps), "{heaps:?}");
        }
    }

    fn any_two_smaller(heap: usize) -> Vec<(usize, usize)> {
        (0..heap)
            .flat_map(|a| (0..=a).map(move |b| (a, b)))
            .collect()
    }

    #[test]
    fn the_rule_itself_on_two_heaps() {
        check(4, any_two_smaller);
        // Grundy's game, and Lasker's Nim.
        check(9, |heap| {
            (1..heap)
                .map(|a| (a, heap - a))
                .filter(|(a, b)| a < b)
                .collect()
        });
        check(6, |heap| {
            let taken = (0..heap).map(|rest| (rest, 0));
            taken.chain((1..heap).map(|a| (a, heap - a))).collect()
        });
    }

    #[test]
    fn any_two_smaller_heaps_give_the_odious_numbers() {
        let odious = (0..).filter(|number: &u64| number.count_ones() % 2 == 1);
        let values = grundy_values(60, any_two_smaller);
        assert_eq!(values[0], 0);
        assert!(values[1..].iter().copied().eq(odious.take(60)));
    }
}
