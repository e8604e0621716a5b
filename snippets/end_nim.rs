//! # End-Nim (两端取石子)
//!
//! Nim on a row in which only the two ends may be touched. No rule is known for the values of rows,
//! but the lost rows are easy to find: each row is completed to a lost one in exactly one way.
//!
//! ## Rules
//!
//! A row of heaps. A move takes one or more stones from the leftmost or from the rightmost heap
//! that is left. A player who cannot move loses.
//!
//! ## Worked example
//!
//! Which heap x makes x, 3, 1, y a lost row? With y = 0 it is 1: from 1, 3, 1 each
//! move takes away an end, which leaves 3, 1 or 1, 3, and the opponent leaves 1, 1. The rows 2, 3, 1 and
//! 3, 3, 1 and so on are won, as one leaves 1, 3, 1. With y = 1 the heap cannot be 1 again: from 1, 3, 1,
//! 1 one leaves 1, 3, 1. But 2 does it. With y = 2 both 1 and 2 are used up: 3. With y = 3 no heap is
//! needed, as 3, 1, 3 is lost already. With y = 4 it is the next number, 4, and so on:
//!
//! | y | 0 | 1 | 2 | 3 | 4 | 5 |
//! | --- | --- | --- | --- | --- | --- | --- |
//! | x | 1 | 2 | 3 | 0 | 4 | 5 |
//!
//! So x goes through 1, 2, 3, ... in order, with a 0 put in at the y for which 3, 1, y is lost. Not every
//! table begins with x = 1. For the rows x, 3, 4, y it begins with 4, as 4, 3, 4 is lost. Then 1, 2, 3, ... follow
//! without the 4, which is used up, again with a 0 put in:
//!
//! | y | 0 | 1 | 2 | 3 | 4 | 5 |
//! | --- | --- | --- | --- | --- | --- | --- |
//! | x | 4 | 1 | 2 | 0 | 3 | 5 |
//!
//! ```
//! use snippets::end_nim;
//!
//! for (a, b, table) in [(3, 1, [1, 2, 3, 0, 4, 5]), (3, 4, [4, 1, 2, 0, 3, 5])] {
//!     for y in 0..=5 {
//!         let mut row = vec![table[y], a, b, y as u64];
//!         row.retain(|&heap| heap > 0);
//!         assert!(!end_nim::wins(&row));
//!     }
//! }
//! ```
//!
//! ## Theorem (Albert and Nowakowski)
//!
//! For each row w of one or more heaps there is exactly one L(w) ≥ 0 such that a heap of L(w)
//! stones put on the left of w makes a lost row, and exactly one R(w) for the right. (A heap of 0
//! stones is no heap.) For a single heap both are its size. Longer rows: let wy be the row w with a
//! heap of y > 0 stones added on its right, p = L(w) and q = R(w). Then
//!
//! - L(wy) = 0 if y = q;
//! - L(wy) = y − 1 if q < y ≤ p;
//! - L(wy) = y + 1 if p ≤ y < q;
//! - L(wy) = y otherwise;
//!
//! and R(yw) follows in the same way, with left and right exchanged. (In the example w = 3, 1 has p = 1 and
//! q = 3, and w = 3, 4 has p = 4 and q = 3.)
//!
//! ## Why
//!
//! By induction over the number of heaps, and for rows wy with the same w over y:
//!
//! 1. There is at most one L(w): if two rows xw and x′w were lost, a move would lead from one to the
//!    other. A row of two heaps is lost exactly if they are equal, as in Nim. So a single heap of a
//!    stones has L = R = a.
//! 2. If y = q, then wy is lost by the definition of q, so L(wy) = 0.
//! 3. Otherwise L(wy) is the least x > 0 that is none of the L(wz) with 0 ≤ z < y, where w0 is w.
//!    For with this x every move from xwy leads to a won row. On the right it leads to some xwz,
//!    which is not lost, as x is not L(wz). On the left it leads to wy, which is won as y is not q,
//!    or to some x′wy with 0 < x′ < x. This x′ is one of the L(wz), so the opponent may move on to
//!    the lost row x′wz. (For w = 3, 1 and y = 2 the L(wz) are 1 and 2, so x = 3. From 3, 3, 1, 2 a move
//!    on the left to 2, 3, 1, 2 is answered by 2, 3, 1, 1.)
//! 4. So for y = 0, 1, 2, ... the numbers L(wy) are p, and then 1, 2, 3, ... without p, but with a
//!    0 put in at y = q. (For w = 3, 1 with p = 1 and q = 3 they are 1, then 2, 3, 0, 4, 5, ... For w = 3, 4
//!    with p = 4 and q = 3 they are 4, then 1, 2, 0, 3, 5, ...) From y = p on the numbers are greater by
//!    1, as p is left out, and after y = q they are smaller by 1, as the 0 takes a
//!    place: these are the cases. (If p = 0, then w is lost, so q = 0 as well, and L(wy) = y.)
//!
//! ## How to play
//!
//! Bring the left heap down to L of the others, or the right heap down to R of the others
//! ([`winning_moves`]); a won row allows at least one of the two.
//!
//! ## Other rules
//!
//! **The last stone loses.** The same rows are lost, except rows of ones: of these, the rows with an
//! odd number of ones are lost, and not those with an even number. A row a, 1, ..., 1 or 1, ..., 1,
//! a with a > 1 is won in both games, as a move may leave an even or an odd number of ones. From
//! every other row with a heap above 1 each move leaves such a heap, so by induction the same
//! options are lost in both games. Play as above, but where that leaves only ones, leave an odd
//! number.
//!
//! ## Cost
//!
//! O(n^2) time and O(n) memory for n heaps.
//!
//! ## Example
//!
//! From 3, 1, 2 the player to move leaves 2, 1, 2, as L(1, 2) = 2: here w is the heap 1, with p = q
//! = 1, and y = 2. On the right there is no winning move: R(3, 1) = 3 is more than 2.
//!
//! ```
//! use snippets::end_nim;
//!
//! assert_eq!(end_nim::winning_moves(&[3, 1, 2]), [(0, 2)]);
//! assert!(!end_nim::wins(&[2, 1, 2]));
//! assert!(!end_nim::wins(&[3, 1, 9, 4]));
//! ```
//!
//! ## Problems
//!
//! - [`luogu_p2599`](crate::problems::end_nim::luogu_p2599) Luogu P2599 \[ZJOI2009\] 取石子游戏
//!
//! ## Source
//!
//! M. H. Albert, R. J. Nowakowski, [The game of
//! End-Nim](https://www.combinatorics.org/ojs/index.php/eljc/article/view/v8i2r1), Electronic
//! Journal of Combinatorics 8(2) (2001); for the last stone G. Cairns, N. B. Ho, "Some remarks on
//! End-Nim", International Journal of Combinatorics (2011).
#![doc(alias("两端取石子", "End-Nim", "Burning the Candle at Both Ends"))]

/// Returns whether the player to move wins End-Nim on a row of heaps, where stones are taken from the first or
/// the last heap that is left and a player who cannot move loses. O(n^2) for n heaps.
///
/// # Panics
/// If a heap is empty.
#[track_caller]
pub fn wins(heaps: &[u64]) -> bool {
    !winning_moves(heaps).is_empty()
}

/// Lists all winning moves `(i, rest)` of End-Nim on a row of heaps: heap `i`, the first or the last, is
/// brought down to `rest` stones. There is at most one per heap, and they are sorted. O(n^2) for n heaps.
///
/// # Panics
/// If a heap is empty.
#[track_caller]
pub fn winning_moves(heaps: &[u64]) -> Vec<(usize, u64)> {
    assert!(!heaps.contains(&0), "an empty heap");
    let n = heaps.len();
    if n < 2 {
        return (0..n).map(|i| (i, 0)).collect();
    }
    // L and R of the row of the current length that starts at each place.
    let (mut left, mut right) = (heaps.to_vec(), heaps.to_vec());
    for length in 2..n {
        for i in 0..=n - length {
            let longer = completion(heaps[i + length - 1], left[i], right[i]);
            right[i] = completion(heaps[i], right[i + 1], left[i + 1]);
            left[i] = longer;
        }
    }
    let moves = [(0, left[1]), (n - 1, right[0])];
    moves
        .iter()
        .copied()
        .filter(|&(i, rest)| rest < heaps[i])
        .collect()
}

/// Returns the heap that makes a lost row at the far end of a row to which the heap `added` came, where `far`
/// and `near` made lost rows at the far end and at its own end before.
fn completion(added: u64, far: u64, near: u64) -> u64 {
    if added == near {
        0
    } else if near < added && added <= far {
        added - 1
    } else if far <= added && added < near {
        added + 1
    } else {
        added
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::{heaps_up_to, Search};

    /// What a move leaves, with the heap that it changes and its rest.
    fn moves_of(row: &[u64]) -> Vec<((usize, u64), Vec<u64>)> {
        let ends = match row.len() {
            0 => Vec::new(),
            1 => vec![0],
            n => vec![0, n - 1],
        };
        let mut moves = Vec::new();
        for i in ends {
            for rest in 0..row[i] {
                let mut option = row.to_vec();
                option[i] = rest;
                option.retain(|&heap| heap > 0);
                moves.push(((i, rest), option));
            }
        }
        moves
    }

    fn options(row: &[u64]) -> Vec<Vec<u64>> {
        moves_of(row)
            .into_iter()
            .map(|(_, option)| option)
            .collect()
    }

    /// All rows of up to five heaps of one to five stones.
    fn all_rows() -> Vec<Vec<u64>> {
        let mut rows = heaps_up_to(5, 5);
        rows.retain(|row| !row.contains(&0));
        rows
    }

    #[test]
    fn every_row_of_up_to_five_heaps_of_five() {
        let mut search = Search::normal(|row: &Vec<u64>| options(row));
        for row in all_rows() {
            assert_eq!(wins(&row), search.wins(&row), "{row:?}");
            let good = moves_of(&row).into_iter().filter(|(_, o)| !search.wins(o));
            let good: Vec<_> = good.map(|(heap, _)| heap).collect();
            assert_eq!(winning_moves(&row), good, "{row:?}");
        }
    }

    #[test]
    fn the_last_stone_loses() {
        let mut search = Search::misere(|row: &Vec<u64>| options(row));
        for row in all_rows() {
            let ones = row.iter().all(|&heap| heap == 1);
            let won = if ones { row.len() % 2 == 0 } else { wins(&row) };
            assert_eq!(search.wins(&row), won, "{row:?}");
        }
    }

    #[test]
    fn the_largest_heaps() {
        let most = u64::MAX;
        assert!(!wins(&[most; 2]));
        assert_eq!(winning_moves(&[most; 3]), [(0, 0), (2, 0)]);
    }
}
