//! # End-Nim (两端取石子)
//!
//! ## Rules
//!
//! A row of heaps. A move takes one or more stones from the leftmost or from the rightmost heap
//! that is left. Who cannot move loses.
//!
//! ## Theorem (Albert and Nowakowski)
//!
//! For each row w there is exactly one L(w) >= 0 such that a heap of L(w) stones put on the left of
//! w makes a lost row, and one R(w) for the right; a heap of 0 stones is no heap. One heap a has
//! L = R = a. A row w with a heap y > 0 added on its right has, with p = L(w) and q = R(w),
//!
//! - L(wy) = 0 if y = q;
//! - L(wy) = y - 1 if q < y <= p;
//! - L(wy) = y + 1 if p <= y < q;
//! - L(wy) = y otherwise;
//!
//! and R by reflection.
//!
//! ## Why
//!
//! Two lost rows xw cannot differ in x alone: a move leads from one to the other. If no xw were
//! lost, each would be won by a move on its right, to a lost row xw'; there are finitely many w',
//! with one x each. Hence L(w), and L(wy) is, but for y = q where wy itself is lost, the least x >
//! 0 that is not L(wz) for a z < y: every move on the left of xwy then leaves a won row, and so
//! does every move on its right. So the values for y = 0, 1, 2, ... are p, then 1, 2, 3, ...
//! without p, with a 0 put in at place q. That 0 shifts what follows it back by one place, and
//! skipping p shifts values forth: the cases.
//!
//! ## How to play
//!
//! Bring the left heap down to L of the others, or the right heap down to R of the others; a won
//! row allows at least one of the two.
//!
//! ## Cost
//!
//! O(n^2) time and O(n) memory for n heaps.
//!
//! ## Example
//!
//! ```
//! use snippets::end_nim;
//!
//! assert!(!end_nim::wins(&[3, 1, 9, 4]));
//! assert_eq!(end_nim::winning_moves(&[3, 1, 2]), [(0, 2)]);
//! ```
//!
//! ## Problems
//!
//! [`luogu_p2599`](crate::problems::end_nim::luogu_p2599).
//!
//! ## Source
//!
//! M. H. Albert, R. J. Nowakowski, "The game of End-Nim", Electronic Journal of Combinatorics 8(2)
//! (2001).

/// Whether the player to move wins on a row of positive heaps. O(n^2).
pub fn wins(heaps: &[u64]) -> bool {
    !winning_moves(heaps).is_empty()
}

/// All winning moves `(i, rest)` on a row of positive heaps: heap `i`, the first or the last, is
/// brought down to `rest` stones. At most one a heap, by growing `i`. O(n^2).
pub fn winning_moves(heaps: &[u64]) -> Vec<(usize, u64)> {
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

/// The heap that makes a lost row at the far end of a row to which the heap `added` came, where
/// `far` and `near` made lost rows at the far end and at its own end before.
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

    #[test]
    fn every_row_of_up_to_five_heaps_of_five() {
        let options = |row: &Vec<u64>| {
            let mut options = Vec::new();
            for i in [0, row.len().saturating_sub(1)] {
                for rest in 0..row.get(i).copied().unwrap_or(0) {
                    let mut option = row.clone();
                    option[i] = rest;
                    option.retain(|&heap| heap > 0);
                    options.push(option);
                }
            }
            options
        };
        let mut search = Search::normal(options);
        for row in heaps_up_to(5, 5) {
            if row.contains(&0) {
                continue;
            }
            assert_eq!(wins(&row), search.wins(&row), "{row:?}");
            for i in [0, row.len().saturating_sub(1)] {
                for rest in 0..row.get(i).copied().unwrap_or(0) {
                    let mut option = row.clone();
                    option[i] = rest;
                    option.retain(|&heap| heap > 0);
                    let listed = winning_moves(&row).contains(&(i, rest));
                    assert_eq!(listed, !search.wins(&option), "{row:?}, {i} to {rest}");
                }
            }
        }
    }

    #[test]
    fn the_largest_heaps() {
        let most = u64::MAX;
        assert!(!wins(&[most; 2]));
        assert_eq!(winning_moves(&[most; 3]), [(0, 0), (2, 0)]);
    }
}
