//! # Candy Piles (糖果堆, 杨图上的走步)
//!
//! A game on heaps that is a walk through their drawing, a Young diagram.
//!
//! ## Rules
//!
//! There are some heaps of sweets. A move eats a largest heap, or one sweet of every heap that is not
//! empty. The player who eats the last sweet loses.
//!
//! ## Theorem
//!
//! Let a₀ ≥ a₁ ≥ a₂ ≥ ... be the heaps, with empty ones after the last and a₀ > 0. Let i be the
//! greatest number with aᵢ > i. Let s = aᵢ − 1 − i, and let t be the number of those k > i with
//! aₖ > i. The player to move loses exactly if both s and t are even.
//!
//! ```text
//! 3   #
//! 2   # # D
//! 1   # D #
//! 0   D # # #
//!     0 1 2 3
//! ```
//!
//! These are the heaps 4, 3, 3, 1, one per column, and the diagonal D from the corner ends at
//! (2, 2). So i = 2. There are s = 0 cells above the end of the diagonal and t = 0 to the right of it.
//! The heaps are lost.
//!
//! ## Why
//!
//! Draw heap k as a column of the cells (k, 0), ..., (k, aₖ − 1). After i moves of the first kind
//! and j of the second, in any order, the cells (x, y) with x ≥ i and y ≥ j are left. So a position
//! is a cell (i, j), a move is a step to the right or up, and the player who steps out of the drawing
//! loses.
//!
//! 1. *If (i + 1, j + 1) is in the drawing, then (i, j) is won exactly if that cell is.* By
//!    induction from the far end:
//!    - If (i + 1, j + 1) is lost, (i + 1, j) and (i, j + 1) are won, as one can step from each of them
//!      to (i + 1, j + 1). These two are all options of (i, j), so (i, j) is lost.
//!    - If (i + 1, j + 1) is won, one of its options is lost and in the drawing, say (i + 2, j + 1). By
//!      induction (i + 1, j), from which the diagonal leads there, is lost as well. So (i, j) is won.
//!      The other option, (i + 1, j + 2), is the mirror image.
//! 2. So (0, 0) is won exactly if the last cell (i, i) of its diagonal is won. As (i + 1, i + 1) is
//!    outside, the first step from (i, i) decides: after a step up every step to the right leaves the
//!    drawing, and the other way round. So the walk goes over the s cells above (i, i) or the t cells
//!    to the right of it, and step s + 1 or t + 1 has to leave the drawing. The player to move makes
//!    the steps 1, 3, 5, ..., so he wins exactly if he can choose an odd one of s and t.
//!
//! ## How to play
//!
//! [`winning_moves`] tries both moves.
//!
//! ## Cost
//!
//! O(n log n) for n heaps.
//!
//! ## Example
//!
//! The heaps 3, 1: the diagonal is (0, 0) alone, s = 2 and t = 1. As t is odd, the player to move wins.
//! He eats the heap of 3, and the opponent eats the last sweet. If he ate one sweet of each heap, he
//! would leave a heap of 2. The opponent would leave one sweet of it, and the first player would have
//! to eat the last one.
//!
//! ```
//! use snippets::candy_piles::{self, Move};
//!
//! assert!(!candy_piles::wins(&[4, 3, 3, 1]));
//! assert!(candy_piles::wins(&[3, 1]));
//! assert_eq!(candy_piles::winning_moves(&[3, 1]), [Move::LargestHeap]);
//! ```
//!
//! ## Problems
//!
//! - [`agc002e`](crate::problems::candy_piles::agc002e) AtCoder AGC 002 E Candy Piles
//!
//! ## Source
//!
//! AtCoder Grand Contest 002, [problem E](https://atcoder.jp/contests/agc002/tasks/agc002_e).
#![doc(alias("糖果堆", "Candy Piles", "杨图", "Young diagram", "杨图上的走步"))]

/// A move in Candy Piles.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Move {
    /// Eats a largest heap.
    LargestHeap,
    /// Eats one sweet of every heap.
    OneOfEachHeap,
}

/// Returns whether the player to move wins Candy Piles with these heaps of sweets, where the player who eats
/// the last sweet loses. If no sweet is left, the player to move has won. The heaps come in any order.
/// O(n log n) for n heaps.
pub fn wins(heaps: &[u64]) -> bool {
    let mut heaps = heaps.to_vec();
    heaps.sort_unstable_by(|a, b| b.cmp(a));
    // The cells (0, 0), (1, 1), ... of the drawing.
    let diagonal = (0..).zip(&heaps).take_while(|&(i, &heap)| heap > i).count();
    if diagonal == 0 {
        return true;
    }
    let above = heaps[diagonal - 1] - diagonal as u64;
    let beside = heaps[diagonal..].iter();
    let beside = beside.take_while(|&&heap| heap >= diagonal as u64).count();
    above % 2 == 1 || beside % 2 == 1
}

/// Lists all winning moves in Candy Piles with these heaps of sweets, where the player who eats the last sweet
/// loses: none if no sweet is left. The heaps come in any order. O(n log n) for n heaps.
pub fn winning_moves(heaps: &[u64]) -> Vec<Move> {
    let mut rest = heaps.to_vec();
    rest.sort_unstable();
    let mut moves = Vec::new();
    if rest.pop() > Some(0) && !wins(&rest) {
        moves.push(Move::LargestHeap);
    }
    let rest: Vec<u64> = heaps.iter().map(|heap| heap.saturating_sub(1)).collect();
    if !wins(&rest) {
        moves.push(Move::OneOfEachHeap);
    }
    moves
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::{heaps_up_to, Search};

    fn options_of(heaps: &[u64]) -> Vec<(Move, Vec<u64>)> {
        let mut without = heaps.to_vec();
        without.sort_unstable();
        if without.pop().is_none() {
            return Vec::new();
        }
        let mut less: Vec<u64> = heaps.iter().map(|heap| heap - 1).collect();
        less.retain(|&heap| heap > 0);
        vec![(Move::LargestHeap, without), (Move::OneOfEachHeap, less)]
    }

    #[test]
    fn every_position_up_to_five_heaps_of_five() {
        // A player who finds no sweet has won.
        let mut search = Search::misere(|heaps: &Vec<u64>| {
            let options = options_of(heaps).into_iter().map(|option| option.1);
            options.collect()
        });
        for heaps in heaps_up_to(5, 5) {
            let mut present = heaps.clone();
            present.retain(|&heap| heap > 0);
            assert_eq!(wins(&heaps), search.wins(&present), "{heaps:?}");
            let mut good = options_of(&present);
            good.retain(|(_, option)| !search.wins(option));
            let good: Vec<Move> = good.into_iter().map(|(good, _)| good).collect();
            assert_eq!(winning_moves(&heaps), good, "{heaps:?}");
        }
    }
}
