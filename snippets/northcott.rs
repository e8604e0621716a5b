//! # Northcott's game (诺斯科特博弈, 可逆移动)
//!
//! **Rules.** In each row of a board stand a white and a black piece. White and Black move in turn. A
//! move takes one of one's own pieces one or more cells along its row, forwards or backwards, but
//! neither onto the other piece nor past it. Who cannot move loses.
//!
//! **Example.** In two rows of six cells White stands on the cells 4 and 1, Black on 5 and 3, so the gaps
//! are of no cell and of one cell. White, who is to move, steps from 1 to 2, and both gaps are closed.
//! Now Black can only step back. White follows each time by as many cells, until Black stands at the
//! edge in both rows.
//!
//! **Theorem.** The player to move loses exactly when the nim-sum of the gaps is 0, a gap being the
//! number of cells between the two pieces of a row.
//!
//! **Why.** A step forwards takes stones from a heap of Nim, which is the gap, and either player can
//! take any number from any heap. A step back adds to a heap. From a nim-sum that is not 0, make it 0
//! by a step forwards. From nim-sum 0 every move leads to another one, as it changes one gap. If the
//! opponent steps forwards, make it 0 again as in Nim, by a step forwards. If he steps back, follow by
//! as many cells: such a move is called reversible, and it changes nothing. So the player who leaves
//! nim-sum 0 always has an answer, always a step forwards with a piece of his own. His pieces only
//! ever go forwards, so this cannot go on for ever, though the game could: it ends, and he makes the
//! last move.
//!
//! The same holds whenever heaps may also grow, if there is an end to their growing in every game, as
//! in Poker Nim, where one adds stones that one took before.
//!
//! **How to play.** Make the nim-sum 0 by a step forwards, and follow a piece that steps back.
//!
//! **Cost.** O(n) for n rows.
//!
//! ```
//! use snippets::{nim, northcott};
//!
//! let gaps = northcott::gaps(&[(4, 5), (1, 3)]);
//! assert_eq!(gaps, [0, 1]);
//! assert_eq!(nim::winning_moves(&gaps).collect::<Vec<_>>(), [(1, 0)]);
//! ```
//!
//! **Problems.** `hdu1730`.
//!
//! **Source.** Winning Ways, chapter 3 (reversible moves, Poker Nim, Northcott's game).

/// The heaps of Nim: for each row the number of cells between its pieces, which stand on two
/// different cells. O(n).
pub fn gaps(rows: &[(u64, u64)]) -> Vec<u64> {
    rows.iter().map(|&(a, b)| a.abs_diff(b) - 1).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::nim;
    use crate::search::{forced_ends, product};

    type Rows = Vec<(u64, u64)>;

    /// The options on a board with the columns 1 to `width`; the pieces of the player to move come
    /// first in each row.
    fn options(rows: &Rows, width: u64) -> Vec<Rows> {
        let mut options = Vec::new();
        for (i, &(own, other)) in rows.iter().enumerate() {
            let cells = if own < other {
                1..other
            } else {
                other + 1..width + 1
            };
            for cell in cells.filter(|&cell| cell != own) {
                let mut moved = rows.clone();
                moved[i].0 = cell;
                options.push(moved.iter().map(|&(own, other)| (other, own)).collect());
            }
        }
        options
    }

    #[test]
    fn small_boards_with_all_ways_to_step_back() {
        for (height, width) in [(1, 6), (2, 4), (3, 3)] {
            let cells: Vec<u64> = (1..=width).collect();
            let mut places: Vec<(u64, u64)> = product(&[cells.clone(), cells])
                .iter()
                .map(|pair| (pair[0], pair[1]))
                .collect();
            places.retain(|(own, other)| own != other);
            let boards = product(&vec![places; height]);
            let ends = forced_ends(&boards, |rows| options(rows, width));
            for rows in &boards {
                let wins = ends[rows] % 2 == 1;
                assert_eq!(nim::wins(&gaps(rows)), wins, "{rows:?}");
                for (i, rest) in nim::winning_moves(&gaps(rows)) {
                    let (own, other) = rows[i];
                    let mut moved = rows.clone();
                    moved[i].0 = if own < other {
                        other - rest - 1
                    } else {
                        other + rest + 1
                    };
                    let moved: Rows = moved.iter().map(|&(own, other)| (other, own)).collect();
                    assert!(options(rows, width).contains(&moved), "{rows:?}");
                    assert_eq!(ends[&moved] % 2, 0, "{rows:?}");
                }
            }
        }
    }
}
