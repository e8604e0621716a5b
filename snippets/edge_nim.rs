//! # Nim on the edges of a ring (取数游戏)
//!
//! A coin walks round a ring and eats up the numbers on the edges that it passes. How large these
//! numbers are does not matter, only how far it is to a 0.
//!
//! ## Rules
//!
//! The edges of a ring bear numbers, at least one of which is 0, and a coin lies on a vertex. A move
//! chooses one of the two edges at the coin whose number is not 0, makes this number smaller, and moves
//! the coin over the edge. A player who finds 0 on both edges loses.
//!
//! ```text
//!     ┌── 2 ── ○ ── 5 ── ○ ── 3 ──┐
//!   coin                          ○
//!     └──────────── 0 ────────────┘
//! ```
//!
//! ## Theorem
//!
//! On either side count the edges between the coin and the first 0. The player to move wins exactly
//! when at least one of the two counts is odd.
//!
//! ## Why
//!
//! Let a and b be these counts. By induction on the sum of all numbers, which each move makes
//! smaller:
//!
//! 1. If a is odd, move to that side and make the number 0. Then the opponent has no edge on the
//!    one side and a − 1 on the other, both even: he loses.
//! 2. If a and b are even, each move, say to the side with a edges, leaves a − 1 of them before the
//!    opponent. That is odd: he wins. If a = b = 0, there is no move.
//!
//! ## How to play
//!
//! Walk to a side with an odd count, [`winning_moves`], and make each number 0.
//!
//! ## Other rules
//!
//! *A path.* It is a ring whose ends are joined by an edge with the number 0.
//!
//! ## Cost
//!
//! O(n) for n edges.
//!
//! ## Example
//!
//! In the picture there are three edges forward and none backward. The first player moves forward
//! and makes the 2 a 0. The opponent has to move on over the 5, and the first player over the 3,
//! which becomes 0. Then the opponent finds 0 on both edges.
//!
//! ```
//! use snippets::edge_nim;
//!
//! assert_eq!(edge_nim::winning_moves(&[2, 5, 3, 0]), [(0, 0)]);
//! // Two edges forward, two backward.
//! assert!(!edge_nim::wins(&[2, 5, 0, 3, 1]));
//! ```
//!
//! ## Problems
//!
//! - [`luogu_p1288`](crate::problems::edge_nim::luogu_p1288) Luogu P1288 取数游戏 II
//!
//! ## Source
//!
//! M. Fukuyama, [A Nim game played on graphs](https://doi.org/10.1016/S0304-3975(03)00292-5),
//! Theoretical Computer Science 304 (2003), which also knows rings without a 0.
#![doc(alias("取数游戏", "Nim on the edges of a ring", "Nim on graphs", "ring"))]

/// Returns whether the player to move wins the game in which a coin walks round a ring, each number on its way
/// is made smaller, and a player who finds 0 on both sides loses. The edges are listed around the ring, from
/// the coin forward to the coin. O(n) for n edges.
///
/// # Panics
/// If no number is 0.
#[track_caller]
pub fn wins(edges: &[u64]) -> bool {
    !winning_moves(edges).is_empty()
}

/// Lists those winning moves `(i, 0)` that make a number 0, at most two: the coin moves over edge `i`, the
/// first or the last. If there is none, no move wins; if there is one, moves that leave more of a number may
/// win, too. The edges are listed around the ring, from the coin forward to the coin. O(n) for n edges.
///
/// # Panics
/// If no number is 0.
#[track_caller]
pub fn winning_moves(edges: &[u64]) -> Vec<(usize, u64)> {
    assert!(edges.contains(&0), "no number is 0");
    let forward = edges.iter().take_while(|&&number| number > 0);
    let backward = edges.iter().rev().take_while(|&&number| number > 0);
    let sides = [(0, forward.count()), (edges.len() - 1, backward.count())];
    let odd = sides.iter().filter(|(_, count)| count % 2 == 1);
    odd.map(|&(i, _)| (i, 0)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::{heaps_up_to, Search};

    /// Rings after a move forward and then after one backward, the coin at the beginning again.
    fn options(ring: &[u64]) -> [Vec<Vec<u64>>; 2] {
        let (first, last) = (ring[0], ring[ring.len() - 1]);
        let forward = (0..first).map(|number| [&ring[1..], &[number]].concat());
        let backward = (0..last).map(|number| [&[number], &ring[..ring.len() - 1]].concat());
        [forward.collect(), backward.collect()]
    }

    #[test]
    fn every_ring_of_up_to_six_numbers_up_to_two() {
        let mut search = Search::normal(|ring: &Vec<u64>| options(ring).concat());
        for ring in heaps_up_to(6, 2) {
            if !ring.contains(&0) {
                continue;
            }
            assert_eq!(wins(&ring), search.wins(&ring), "{ring:?}");
            // The first option of a side is the one with 0.
            let sides = [0, ring.len() - 1].into_iter().zip(options(&ring));
            let mut good: Vec<(usize, u64)> = Vec::new();
            for (i, side) in sides {
                if side.first().is_some_and(|option| !search.wins(option)) {
                    good.push((i, 0));
                }
            }
            assert_eq!(winning_moves(&ring), good, "{ring:?}");
        }
    }

    #[test]
    #[should_panic(expected = "no number is 0")]
    fn a_ring_without_a_0() {
        wins(&[1, 2]);
    }
}
