//! # Northcott's game and reversible moves (诺斯科特棋, 黑白棋, 可逆移动)
//!
//! ## Rules
//!
//! In each row of a board stand a black and a white piece. A move takes one of one's own pieces
//! along its row, any way, to a free cell, but not past the other piece. Who cannot move loses. Or
//! the rows have no ends, and each player may move away from the other piece only so many times.
//!
//! ## Theorem
//!
//! The player to move wins exactly as in Nim, where the heaps are the free cells between the pieces
//! of each row: he wins if their nim-sum is not 0.
//!
//! ## Why
//!
//! A move towards the other piece is one of Nim, and each move of Nim is there for either player. A
//! move away makes a heap greater; the opponent restores it by following with his piece over the
//! same distance: such a move is called reversible. So he who would win Nim can leave the nim-sum 0
//! after each of his moves, and he himself never moves away. This ends: if moves away are counted,
//! there are so many of them, and all others make a heap smaller; and on a board each move of his
//! brings one of his pieces nearer to the end of the row behind the other piece. Then it is the
//! opponent who cannot move. (Where stones that were taken may be put back, the game is called
//! Poker Nim.)
//!
//! ## How to play
//!
//! As in Nim ([`crate::nim::winning_moves`]), by moves towards the other piece; follow a piece that
//! moves away.
//!
//! ## Cost
//!
//! O(n) for n rows.
//!
//! ## Example
//!
//! ```
//! use snippets::{nim, northcott};
//!
//! let heaps = northcott::heaps(&[(1, 4), (7, 5), (-2, 4)]);
//! assert_eq!(heaps, [2, 1, 5]);
//! assert!(nim::wins(&heaps));
//! ```
//!
//! ## Problems
//!
//! `hdu1730`, `luogu_p7589`.
//!
//! ## Source
//!
//! Winning Ways, chapter 3, "Northcott's game" and "Poker Nim".

/// The number of cells between the two pieces of each row. O(n).
///
/// # Panics
/// If two pieces stand on one cell.
pub fn heaps(rows: &[(i64, i64)]) -> Vec<u64> {
    let distances = rows.iter().map(|(black, white)| black.abs_diff(*white));
    let cells = distances.map(|distance| distance.checked_sub(1).expect("different cells"));
    cells.collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::nim;
    use crate::search::{forced_ends, heaps_up_to, product, Search};

    /// The pieces of the player to move stand first in each pair.
    type Rows = Vec<(i64, i64)>;

    fn options(rows: &Rows, columns: i64) -> Vec<Rows> {
        let mut options = Vec::new();
        for (i, &(own, other)) in rows.iter().enumerate() {
            for cell in (1..=columns).filter(|&cell| cell != own) {
                if (cell < other) == (own < other) && cell != other {
                    let mut option = rows.clone();
                    option[i].0 = cell;
                    options.push(option.iter().map(|&(own, other)| (other, own)).collect());
                }
            }
        }
        options
    }

    fn check_board(rows: usize, columns: i64) {
        let cells = (1..=columns).flat_map(|a| (1..=columns).map(move |b| (a, b)));
        let row: Rows = cells.filter(|(a, b)| a != b).collect();
        let positions = product(&vec![row; rows]);
        let ends = forced_ends(&positions, |rows| options(rows, columns));
        for rows in &positions {
            let moves = ends.get(rows).expect("no draw");
            let heaps = heaps(rows);
            assert_eq!(nim::wins(&heaps), moves % 2 == 1, "{rows:?}");
            for (i, rest) in nim::winning_moves(&heaps) {
                let (own, other) = rows[i];
                let distance = i64::try_from(rest + 1).expect("a few cells");
                let mut option = rows.clone();
                option[i].0 = other + (own - other).signum() * distance;
                let option = option.iter().map(|&(own, other)| (other, own)).collect();
                assert!(options(rows, columns).contains(&option), "{rows:?}");
                assert_eq!(ends[&option] % 2, 0, "{rows:?}");
            }
        }
    }

    #[test]
    fn boards_on_which_pieces_go_to_and_fro() {
        check_board(1, 7);
        check_board(2, 5);
        check_board(3, 3);
    }

    #[test]
    fn endless_rows_with_few_moves_away() {
        // The cells between the pieces, and how often the two players may still move away.
        let mut search = Search::normal(|(heaps, own, other): &(Vec<u64>, u64, u64)| {
            let mut options = Vec::new();
            for (i, &heap) in heaps.iter().enumerate() {
                let away = (1..=2)
                    .filter(|_| *own > 0)
                    .map(|step| (heap + step, own - 1));
                for (heap, left) in (0..heap).map(|rest| (rest, *own)).chain(away) {
                    let mut option = heaps.clone();
                    option[i] = heap;
                    options.push((option, *other, left));
                }
            }
            options
        });
        for heaps in heaps_up_to(3, 2) {
            for (own, other) in [(0, 1), (1, 0), (1, 1), (0, 2), (2, 1)] {
                let won = search.wins(&(heaps.clone(), own, other));
                assert_eq!(nim::wins(&heaps), won, "{heaps:?}, {own} and {other}");
            }
        }
    }

    #[test]
    #[should_panic(expected = "different cells")]
    fn two_pieces_on_one_cell() {
        heaps(&[(3, 3)]);
    }
}
