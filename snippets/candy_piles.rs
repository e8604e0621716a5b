//! # Candy Piles (糖果堆, 杨表上的走步)
//!
//! ## Rules
//!
//! Some heaps of sweets. A move eats the largest heap, or one sweet of every heap that is not
//! empty. Who eats the last sweet loses.
//!
//! ## Theorem
//!
//! Let a₀ ≥ a₁ ≥ a₂ ≥ ... be the heaps, with empty ones after the last, and let i be the greatest
//! number with aᵢ > i. The player to move loses exactly when both aᵢ − 1 − i and the number of the
//! k > i with aₖ > i are even.
//!
//! For example, of the heaps 3, 2, 1 there is i = 1 with a₁ = 2 > 1, but not a₂ > 2. Both numbers are
//! 0, so these heaps are lost.
//!
//! ## Why
//!
//! Draw heap k as a column of the cells (k, 0), ..., (k, aₖ − 1). After i moves of the first sort
//! and j of the second, in any order, the cells (x, y) with x ≥ i and y ≥ j are left. So a position
//! is the cell (i, j), a move is a step to the right or upwards, and who steps out of the drawing
//! loses.
//!
//! 1. *If (i + 1, j + 1) is in the drawing, then (i, j) is won exactly if that cell is.* By induction
//!    from the far end. If (i + 1, j + 1) is lost, then both cells that lead to it are won, and these
//!    are all options of (i, j). If it is won, one of its options is lost and in the drawing, say
//!    (i + 2, j + 1). By induction (i + 1, j), from which the diagonal leads there, is lost as well,
//!    so (i, j) is won. The other option, (i + 1, j + 2), is the mirror image.
//! 2. So (0, 0) is won exactly if the last cell (i, i) of its diagonal is. From there on each walk is
//!    straight, as (i + 1, i + 1) is outside: over the s cells above (i, i) or over the t cells to the
//!    right of it, and these are the two numbers of the theorem. After s steps the next one, number
//!    s + 1, leaves the drawing. It is the opponent's if s is odd. So who moves from (i, i) wins
//!    if s or t is odd, and loses if both are even.
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
//! ```
//! use snippets::candy_piles::{self, Move};
//!
//! assert!(!candy_piles::wins(&[1, 2, 3]));
//! assert!(candy_piles::wins(&[1, 3]));
//! assert_eq!(candy_piles::winning_moves(&[1, 3]), [Move::LargestHeap]);
//! ```
//!
//! ## Problems
//!
//! `agc002e`.
//!
//! ## Source
//!
//! AtCoder Grand Contest 002, problem E.

/// What a player may do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Move {
    /// Eats a largest heap.
    LargestHeap,
    /// Eats one sweet of every heap.
    OneOfEachHeap,
}

/// Whether the player to move wins. If no sweet is left he has won. The heaps come in any order.
/// O(n log n).
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

/// All winning moves, none if no sweet is left. O(n log n).
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

    fn options(heaps: &[u64]) -> Vec<(Move, Vec<u64>)> {
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
        // Who finds no sweet has won.
        let mut search = Search::misere(|heaps: &Vec<u64>| {
            let options = options(heaps).into_iter().map(|option| option.1);
            options.collect()
        });
        for heaps in heaps_up_to(5, 5) {
            let mut present = heaps.clone();
            present.retain(|&heap| heap > 0);
            assert_eq!(wins(&heaps), search.wins(&present), "{heaps:?}");
            let mut good = options(&present);
            good.retain(|(_, option)| !search.wins(option));
            let good: Vec<Move> = good.into_iter().map(|(good, _)| good).collect();
            assert_eq!(winning_moves(&heaps), good, "{heaps:?}");
        }
    }
}
