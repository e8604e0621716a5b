//! # Heaps one after another (依次取石子)
//!
//! Sequential Nim: the heaps stand in a row, and only the first one is within reach.
//!
//! ## Rules
//!
//! Heaps of one or more stones stand in a row. A move takes one or more stones from the first heap
//! that is left. A player who cannot move loses.
//!
//! ## Theorem
//!
//! The empty row has the Grundy value 0. If a row has the value g, then with a heap of h > 0 stones put
//! in front of it the value is h − 1 if h ≤ g, and otherwise h.
//!
//! ## Why
//!
//! Let the heap in front have 0, 1, 2, ... stones. With 0 it is used up, and the value is g. With
//! more, the options are the same row with all smaller numbers of stones in front. So the value is the
//! least number that did not come before: 0, 1, 2, ... in turn, but never g. Up to h = g this is
//! h − 1, and from then on h.
//!
//! ## How to play
//!
//! One row: take the whole first heap if the row behind it has the value 0; otherwise bring the heap
//! down to 1. Several rows: [`sprague_grundy::winning_moves`](crate::sprague_grundy::winning_moves) on
//! the values of the options, as in the second example.
//!
//! ## Other rules
//!
//! *One row alone*, where only won or lost is asked: let k be the number of heaps of one stone at the
//! front. The player to move wins if k is even and another heap follows, or if k is odd and none
//! follows. The reason is that heaps of one stone leave no choice, and that the player who first has a
//! larger heap in front of him wins by the move above (`cf1382b`).
//!
//! *The least heap only* (只取最小堆). A move takes one or more stones from a smallest heap, wherever it stands. What
//! is left of that heap is the smallest one from then on, until it is used up. So the heaps from the smallest to the
//! largest are a row, and the theorem holds.
//!
//! *The largest heap only* (只取最大堆). A move takes one or more stones from a largest heap. The player to move loses
//! exactly if an even number of heaps have the largest size, or nothing is left. By induction over the stones: a
//! move from an even number c ≥ 2 of largest heaps leaves the odd number c − 1 of them. If c is odd and at least 3,
//! taking a whole one leaves an even number. If c = 1, look at the heaps of the next size: if there are an odd
//! number of them, the largest heap is brought down to their size, and otherwise it is taken as a whole. In 2, 5,
//! 5, 7 the 7 is taken, and in 2, 5, 7 it becomes a second 5.
//!
//! *Euclid's game* is a row of heaps, the quotients of Euclid's algorithm, see
//! [`euclid`](crate::euclid).
//!
//! ## Cost
//!
//! O(n) for n heaps.
//!
//! ## Example
//!
//! The row 2, 3, 1 from its last heap on: 1 has the value 1; with 3 > 1 in front the value is 3;
//! with 2 ≤ 3 in front it is 1. The player to move wins. As the row 3, 1 does not have the value 0,
//! he takes one stone and leaves 1, 3, 1. The opponent has to take the 1, he brings the 3 down to 1,
//! the opponent takes it, and he takes the last stone.
//!
//! ```
//! use snippets::sequential;
//!
//! assert_eq!(sequential::grundy(&[2, 3, 1]), 1);
//! assert_eq!(sequential::grundy(&[1, 3, 1]), 0);
//! ```
//!
//! Two rows, 2, 3, 1 and 4, 5:
//!
//! ```
//! use snippets::{sequential, sprague_grundy};
//!
//! let rows = [vec![2, 3, 1], vec![4, 5]];
//! let values: Vec<u64> = rows.iter().map(|row| sequential::grundy(row)).collect();
//! assert_eq!(values, [1, 3]);
//!
//! // What is left of the first heap, and the value of the row.
//! let options = |i: usize| {
//!     let row: &Vec<u64> = &rows[i];
//!     (0..row[0]).map(move |rest| {
//!         let mut row = row.clone();
//!         row[0] = rest;
//!         (rest, sequential::grundy(&row[usize::from(rest == 0)..]))
//!     })
//! };
//! // Take the heap of 2 stones, then both rows have the value 3. Or leave 2 of the
//! // heap of 4, then both have the value 1.
//! assert_eq!(sprague_grundy::winning_moves(options, &values), [(0, 0), (1, 2)]);
//! ```
//!
//! ## Problems
//!
//! Easiest first.
//!
//! - [`cf1382b`](crate::problems::sequential::cf1382b) Codeforces 1382B Sequential Nim
//! - [`cf1966c`](crate::problems::sequential::cf1966c) Codeforces 1966C Everything Nim
//! - [`spoj_matgame`](crate::problems::sequential::spoj_matgame) SPOJ MATGAME Matrix Game
//!
//! ## Source
//!
//! W. Stromquist, D. Ullman, "Sequential compounds of combinatorial games", Theoretical Computer
//! Science 119 (1993).
#![doc(alias(
    "依次取石子",
    "Heaps one after another",
    "顺序取石子",
    "只取最小堆",
    "只取最大堆",
    "smallest heap only",
    "largest heap only",
    "Sequential Nim"
))]

/// Returns the Grundy value of sequential Nim: of a row of heaps, which are used up from the first to the
/// last. O(n).
///
/// # Panics
/// If a heap is empty.
#[track_caller]
pub fn grundy(heaps: &[u64]) -> u64 {
    let mut value = 0;
    for &heap in heaps.iter().rev() {
        assert!(heap > 0, "an empty heap");
        value = heap - u64::from(heap <= value);
    }
    value
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
                let ones = heaps.iter().take_while(|&&heap| heap == 1).count();
                let another_follows = ones < heaps.len();
                let won = (ones % 2 == 0) == another_follows;
                assert_eq!(search.wins(&heaps), won, "{heaps:?}");
                if let Some((&first, behind)) = heaps.split_first().filter(|_| won) {
                    let to_nothing = !search.wins(&behind.to_vec());
                    let option = [&[1][..], behind].concat();
                    let to_one = first > 1 && !search.wins(&option);
                    assert!(to_nothing || to_one, "{heaps:?}");
                }
            }
        }
    }

    /// The options of a game in which a move takes stones from a heap of the size that `chosen` tells.
    fn from_one_size(heaps: &[u64], chosen: impl Fn(&[u64]) -> Option<u64>) -> Vec<Vec<u64>> {
        let is_there: Vec<u64> = heaps.iter().copied().filter(|&heap| heap > 0).collect();
        let Some(size) = chosen(&is_there) else {
            return Vec::new();
        };
        let place = heaps.iter().position(|&heap| heap == size).expect("a heap");
        let rests = (0..size).map(|rest| {
            let mut option = heaps.to_vec();
            option[place] = rest;
            option
        });
        rests.collect()
    }

    #[test]
    fn the_least_heap_only_and_the_largest_heap_only() {
        let least = |heaps: &[u64]| heaps.iter().copied().min();
        let largest = |heaps: &[u64]| heaps.iter().copied().max();
        let mut from_least = Search::normal(|heaps: &Vec<u64>| from_one_size(heaps, least));
        let mut from_largest = Search::normal(|heaps: &Vec<u64>| from_one_size(heaps, largest));
        for heaps in heaps_up_to(4, 5) {
            let mut row: Vec<u64> = heaps.iter().copied().filter(|&heap| heap > 0).collect();
            row.sort_unstable();
            assert_eq!(from_least.grundy(&heaps), grundy(&row), "{heaps:?}");
            let count = row.iter().filter(|heap| row.last() == Some(heap)).count();
            assert_eq!(from_largest.wins(&heaps), count % 2 == 1, "{heaps:?}");
        }
    }

    #[test]
    #[should_panic(expected = "an empty heap")]
    fn an_empty_heap() {
        grundy(&[1, 0]);
    }
}
