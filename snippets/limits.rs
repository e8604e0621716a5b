//! # A heap with limits that go round (轮流限取)
//!
//! There is no formula here: the game shows how to fill a table when a position is more than a
//! heap.
//!
//! ## Rules
//!
//! A heap and a list of limits, each at least 1. Two players move in turn. The first move takes at
//! most as many stones as the first limit says, the second move at most as many as the second limit says,
//! and so on; after the last limit the first follows again. Each move takes one or more stones. A player
//! who cannot move loses.
//!
//! ## Theorem
//!
//! A position is a heap of s stones with the limit l(i) that is next. The position is won exactly if some
//! heap s′ with s′ ≥ 0 and s − l(i) ≤ s′ < s is lost with the limit after l(i). So it is enough to know
//! for each limit the greatest heap below s that is lost with it.
//!
//! ## Why
//!
//! These heaps s′ are the options, and a position is won exactly if some option is lost. If some s′
//! is lost, then the greatest lost heap below s is an option, too: it is at least s′, and below s.
//!
//! ## Values
//!
//! The least winning takes for heaps of 0 to 11 stones with the limits 2, 1 and 3 going round, 0 for
//! lost. In row 0 the limit 2 is next, in row 1 the limit 1, in row 2 the limit 3.
//!
//! ```
//! use snippets::{limits, tables};
//!
//! let row = |limits: &[u64]| {
//!     let take = |stones| limits::winning_move(limits, stones).map_or(0, |rest| stones - rest);
//!     let takes = (0..=11).map(take);
//!     takes.collect()
//! };
//! let rows: [Vec<u64>; 3] = [row(&[2, 1, 3]), row(&[1, 3, 2]), row(&[3, 2, 1])];
//! let table = "  |  0  1  2  3  4  5  6  7  8  9 10 11
//! --+------------------------------------
//! 0 |  0  1  2  1  1  1  2  0  0  0  1  1
//! 1 |  0  1  0  0  0  1  1  1  1  0  0  0
//! 2 |  0  1  2  3  0  0  0  0  1  1  1  2
//! ";
//! assert_eq!(tables::two_dimensions(&rows), table);
//! ```
//!
//! ## How to play
//!
//! Bring the heap down to a lost s′: [`winning_move`] says how many stones to leave.
//!
//! ## Other rules
//!
//! **The last stone loses:** then s > 0 stones are played as s − 1 stones here. For one stone must be
//! taken, and from more stones some move leaves a stone, so nobody needs to take all and lose.
//!
//! ## Cost
//!
//! O(s n) time and O(n) memory for s stones and n limits.
//!
//! ## Example
//!
//! In the table above, 4 stones with the limit 2 are won by taking 1. The opponent, with the limit 1,
//! has to leave 2 of the 3 stones. With the limit 3 the first player takes these two.
//!
//! ```
//! use snippets::limits;
//!
//! assert!(limits::wins(&[2, 1, 3], 4));
//! assert_eq!(limits::winning_move(&[2, 1, 3], 4), Some(3));
//! assert!(!limits::wins(&[1, 3, 2], 3));
//! ```
//!
//! ## Problems
//!
//! - [`poj2068`](crate::problems::limits::poj2068) † POJ 2068 Nim
//!
//! † The judge takes no Rust.
//!
//! ## Source
//!
//! POJ 2068, "Nim", where two teams sit around a table and each player has a limit.
#![doc(alias(
    "轮流取石子",
    "A heap with limits that go round",
    "轮流限取",
    "team nim"
))]

/// Returns whether the player to move wins on a heap of `stones`, where each move takes at most as many as its
/// limit, the `limits` go round, and the first one is his; a player who cannot move loses. O(`stones` n) for n
/// limits.
///
/// # Panics
/// If there is no limit.
#[track_caller]
pub fn wins(limits: &[u64], stones: u64) -> bool {
    winning_move(limits, stones).is_some()
}

/// Returns how many stones are left by the winning move that takes fewest, on a heap of `stones`, where each
/// move takes at most as many as its limit, the `limits` go round, and the first one is that of this move;
/// `None` if no move wins. O(`stones` n) for n limits.
///
/// # Panics
/// If there is no limit.
#[track_caller]
pub fn winning_move(limits: &[u64], stones: u64) -> Option<u64> {
    let n = limits.len();
    // The greatest lost heap so far for who meets it with each limit.
    let mut lost = vec![0; n];
    for heap in 1..stones {
        let first = lost[0];
        for i in 0..n {
            let before = lost.get(i + 1).copied().unwrap_or(first);
            if heap - before > limits[i] {
                lost[i] = heap;
            }
        }
    }
    let rest = lost[1 % n];
    let take = stones - rest;
    if 0 < take && take <= limits[0] {
        Some(rest)
    } else {
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::{heaps_up_to, Search};

    /// The options of a heap and the limit that is next.
    fn options(limits: &[u64], heap: u64, turn: usize) -> Vec<(u64, usize)> {
        let takes = 1..=heap.min(limits[turn]);
        let next = (turn + 1) % limits.len();
        takes.map(|take| (heap - take, next)).collect()
    }

    #[test]
    fn every_list_of_up_to_four_limits_of_four() {
        for limits in heaps_up_to(4, 4) {
            if limits.is_empty() || limits.contains(&0) {
                continue;
            }
            let mut search = Search::normal(|&(heap, turn)| options(&limits, heap, turn));
            let mut misere = Search::misere(|&(heap, turn)| options(&limits, heap, turn));
            for stones in 0..=20 {
                let place = format!("{stones} stones, {limits:?}");
                let won = search.wins(&(stones, 0));
                assert_eq!(wins(&limits, stones), won, "{place}");
                let good = options(&limits, stones, 0);
                let good = good.iter().find(|option| !search.wins(option));
                let rest = good.map(|option| option.0);
                assert_eq!(winning_move(&limits, stones), rest, "{place}");
                assert_eq!(misere.wins(&(stones + 1, 0)), won, "{place}, misère");
            }
        }
    }
}
