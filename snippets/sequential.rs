//! # Heaps one after another (依次取石子)
//!
//! ## Rules
//!
//! A row of heaps of one or more stones. A move takes one or more stones from the first heap that
//! is left. Who cannot move loses.
//!
//! ## Theorem
//!
//! Let g be the Grundy value of a row. With a heap of h > 0 stones put in front of it, the value is
//! h - 1 if h <= g, else h. The empty row has the value 0.
//!
//! ## Why
//!
//! With the heap in front used up, the row has the value g. With 1, 2, 3, ... stones in it the
//! value is the least number that did not come before, as all smaller heaps are options: these are
//! the numbers 0, 1, 2, ... without g, in their order. So up to h = g the value is h - 1, and from
//! then on h.
//!
//! ## How to play
//!
//! Alone: bring the first heap down to 1, or take all of it if the row behind it has the value 0.
//! Several rows: as in [`crate::sprague_grundy`].
//!
//! ## Cost
//!
//! O(n) for n heaps.
//!
//! ## Example
//!
//! ```
//! use snippets::sequential;
//!
//! // From the last heap on: 1, 3, 1.
//! assert_eq!(sequential::grundy(&[2, 3, 1]), 1);
//! assert_eq!(sequential::grundy(&[1, 3, 1]), 0);
//! ```
//!
//! ## Problems
//!
//! `spoj_matgame`.
//!
//! ## Source
//!
//! W. Stromquist, D. Ullman, "Sequential compounds of combinatorial games", Theoretical Computer
//! Science 119 (1993).

/// The Grundy value of a row of heaps, the one from which stones are taken first being the first.
/// O(n).
///
/// # Panics
/// If a heap is empty.
pub fn grundy(heaps: &[u64]) -> u64 {
    heaps.iter().rev().fold(0, |rest, &heap| {
        assert!(heap > 0, "an empty heap");
        heap - u64::from(heap <= rest)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::{heaps_up_to, Search};

    fn options(heaps: &[u64]) -> Vec<Vec<u64>> {
        let first = heaps.first().copied().unwrap_or(0);
        let rests = (0..first).map(|rest| {
            let mut option = heaps.to_vec();
            option[0] = rest;
            option.retain(|&heap| heap > 0);
            option
        });
        rests.collect()
    }

    #[test]
    fn every_row_of_up_to_five_heaps_of_five() {
        let mut search = Search::normal(|heaps: &Vec<u64>| options(heaps));
        for heaps in heaps_up_to(5, 5) {
            if !heaps.contains(&0) {
                let value = search.grundy(&heaps);
                assert_eq!(grundy(&heaps), value, "{heaps:?}");
            }
        }
    }

    #[test]
    #[should_panic(expected = "an empty heap")]
    fn an_empty_heap() {
        grundy(&[1, 0]);
    }
}
