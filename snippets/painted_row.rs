//! # A row painted in two colours (双色染色)
//!
//! Red and blue cells may not touch. What is painted cuts the row into parts, and of a part only its length and the
//! colours at its ends count.
//!
//! ## Rules
//!
//! A row of cells. A move paints a blank cell red or blue, so that no red cell is beside a blue one. A player who
//! cannot move loses.
//!
//! ## Worked example
//!
//! Between the red and the blue cell of `R..B` two moves are possible: `RR.B` and `R.BB`. Either leaves one
//! cell between red and blue, which nobody can paint. So the part has one move, and the value 1. `R.R` has one
//! move in all as well, and `R..R` always two, of value 0.
//!
//! ## Theorem
//!
//! The value of a row is the nim-sum of those of its parts, the stretches of blank cells. A part of n cells has the
//! value
//!
//! | a part | value |
//! | --- | --- |
//! | between two cells of one colour | n mod 2 |
//! | between red and blue | (n + 1) mod 2 |
//! | between a painted cell and an end of the row | n |
//! | the whole row, if nothing is painted | n mod 2 |
//!
#![doc = include_str!("pictures/painted_row.svg")]
//!
//! ## Why
//!
//! A painted cell is never painted again, and it alone says what is allowed beside it. So the parts are a sum of
//! games, and a move cuts one of them in two. By induction over n, where cell i is painted and leaves i − 1 cells on one
//! side and n − i on the other:
//!
//! 1. *Between red and red.* Cell i in red leaves the values (i − 1) mod 2 and (n − i) mod 2, of nim-sum (n − 1) mod
//!    2. In blue, where it is neither the first nor the last cell, it leaves i mod 2 and (n − i + 1) mod 2, of nim-sum
//!    (n + 1) mod 2, the same number. So all options have one value: 0 if n is odd, so the mex is 1; and 1 if n is even
//!    and not 0, so the mex is 0.
//! 2. *Between red and blue* there is at least one cell. The cell next to blue cannot become red. Cell i in red leaves
//!    (i − 1) mod 2 and (n − i + 1) mod 2, of nim-sum n mod 2, and in blue it is the same by symmetry. A single cell
//!    has no move, and the value 0. From two cells on all options have the value n mod 2, so the mex is (n + 1) mod 2.
//! 3. *Between a painted cell and an end*, with the cells counted from the painted one. In its colour cell i leaves
//!    ((i − 1) mod 2) ⊕ (n − i), in the other one (i mod 2) ⊕ (n − i), if i > 1. So cell 1 leaves n − 1, and cell i > 1
//!    leaves n − i and (n − i) ⊕ 1, by one colour each. These are 0 to n − 1, and n is not among them, as (n − i) ⊕ 1 is
//!    at most n − i + 1 < n. So the mex is n.
//! 4. *The whole row.* A cell leaves (i − 1) ⊕ (n − i), in either colour. The sum of the two numbers is n − 1. If n is
//!    even, it is odd, and so are all values: the mex is 0. If n is odd, all values are even, and the middle cell
//!    leaves 0: the mex is 1.
//!
//! ## How to play
//!
//! Paint a cell so that the nim-sum becomes 0: [`winning_moves`]. On a blank row of odd length that is the middle cell.
//!
//! ## Other rules
//!
//! *Neighbours must not have equal colours.* Exchange red and blue in every other cell: then it is this game.
//!
//! *On a circle* of n > 1 cells the first move leaves a part of n − 1 cells with the painted cell at both ends. So the
//! first player wins exactly if n is odd. If neighbours must not have equal colours, the second player wins: after the
//! exchange the two ends are alike if n is even, and red and blue if n is odd, and the part has the value 1.
//!
//! *Two columns* (Codeforces 335C). A move takes a cell of a board of two columns, which closes the three
//! cells of the other column beside it: the one in its row, and those in the rows above and below. The column
//! of what is taken is the colour of the row.
//!
//! ## Cost
//!
//! O(n) for the value of a row of n cells, O(n²) for the moves.
//!
//! ## Example
//!
//! In the picture the parts of the row have the values 2, 0, 1, 1 and 3, and the nim-sum is 1: won. One way is to paint
//! the cell between the two blue ones, another one to bring the last part from 3 to 2 by its first cell.
//!
//! ```
//! use snippets::painted_row::{grundy, wins, winning_moves};
//!
//! assert_eq!(grundy(b"R..B"), 1);
//! let row = b"..R...B.B..R...";
//! assert_eq!(grundy(row), 1);
//! let moves = winning_moves(row);
//! assert!(moves.contains(&(7, b'B')) && moves.contains(&(12, b'R')));
//! assert!(!wins(b"..R...BBB..R..."));
//! assert_eq!(winning_moves(b"....."), [(2, b'B'), (2, b'R')]);
//! ```
//!
//! ## Problems
//!
//! The catalogue has none.
//!
//! ## Source
//!
//! Codeforces 335C, More Reclamation (2013).
#![doc(alias(
    "A row painted in two colours",
    "双色染色",
    "染色",
    "Codeforces 335C",
    "CF335C",
    "More Reclamation"
))]
use crate::nim;

/// What a blank cell is in a row; red ones are `b'R'`, blue ones `b'B'`.
const BLANK: u8 = b'.';

/// Lists the stretches of blank cells of a row that is painted in two colours, by growing place: the first
/// cell, the number of cells, and the Grundy value. The cells are `b'R'`, `b'B'` and, where they are blank,
/// `b'.'`. O(n).
pub fn parts(row: &[u8]) -> Vec<(usize, usize, u64)> {
    let mut parts = Vec::new();
    let mut first = 0;
    while first < row.len() {
        let blank = row[first..].iter().take_while(|&&cell| cell == BLANK);
        let length = blank.count();
        if length > 0 {
            let left = first.checked_sub(1).map(|i| row[i]);
            let right = row.get(first + length).copied();
            let n = length as u64;
            let value = match (left, right) {
                (Some(left), Some(right)) if left != right => (n + 1) % 2,
                (None, Some(_)) | (Some(_), None) => n,
                _ => n % 2,
            };
            parts.push((first, length, value));
        }
        first += length + 1;
    }
    parts
}

/// Returns the Grundy value of a row that is painted in two colours, where neighbours must not be red and
/// blue. The cells are `b'R'`, `b'B'` and, where they are blank, `b'.'`. O(n).
pub fn grundy(row: &[u8]) -> u64 {
    nim::sum(parts(row).iter().map(|part| part.2))
}

/// Returns whether the player to move wins on a row that is painted in two colours, where neighbours must not
/// be red and blue, and who cannot move loses. The cells are `b'R'`, `b'B'` and, where they are blank,
/// `b'.'`. O(n).
pub fn wins(row: &[u8]) -> bool {
    grundy(row) != 0
}

/// Lists all winning moves `(i, colour)` on a row that is painted in two colours, where neighbours must not
/// be red and blue, and who cannot move loses: cell `i`, counted from 0, is painted in the colour `b'R'` or
/// `b'B'`. They are listed by growing `i`, blue first. The cells are `b'R'`, `b'B'` and, where they are
/// blank, `b'.'`. O(n²).
pub fn winning_moves(row: &[u8]) -> Vec<(usize, u8)> {
    let mut moves = Vec::new();
    for i in 0..row.len() {
        let neighbours = &row[i.saturating_sub(1)..row.len().min(i + 2)];
        for (colour, other) in [(b'B', b'R'), (b'R', b'B')].iter().copied() {
            if row[i] == BLANK && !neighbours.contains(&other) {
                let mut option = row.to_vec();
                option[i] = colour;
                if !wins(&option) {
                    moves.push((i, colour));
                }
            }
        }
    }
    moves
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::{product, Search};

    /// The moves, each with its option, on a row or on a circle. No neighbours are red and blue; or, if `differ`, of
    /// one colour.
    fn moves(row: &[u8], circle: bool, differ: bool) -> Vec<((usize, u8), Vec<u8>)> {
        let n = row.len();
        let mut moves = Vec::new();
        for (i, colour) in (0..n).flat_map(|i| [(i, b'B'), (i, b'R')]) {
            let mut neighbours = Vec::new();
            if i > 0 || circle {
                neighbours.push(row[(i + n - 1) % n]);
            }
            if i + 1 < n || circle {
                neighbours.push(row[(i + 1) % n]);
            }
            let bad = if differ { colour } else { exchanged(colour) };
            if row[i] == BLANK && !neighbours.contains(&bad) {
                let mut option = row.to_vec();
                option[i] = colour;
                moves.push(((i, colour), option));
            }
        }
        moves
    }

    fn exchanged(cell: u8) -> u8 {
        match cell {
            b'R' => b'B',
            b'B' => b'R',
            _ => cell,
        }
    }

    fn options(row: &[u8], circle: bool, differ: bool) -> Vec<Vec<u8>> {
        let moves = moves(row, circle, differ).into_iter();
        moves.map(|(_, option)| option).collect()
    }

    #[test]
    fn every_row_up_to_seven_cells() {
        let mut alike = Search::normal(|row: &Vec<u8>| options(row, false, false));
        let mut differ = Search::normal(|row: &Vec<u8>| options(row, false, true));
        for n in 0..=7 {
            for row in product(&vec![b"RB.".to_vec(); n]) {
                let touch = |two: &[u8]| two == b"RB" || two == b"BR";
                if row.windows(2).any(touch) {
                    continue;
                }
                assert_eq!(grundy(&row), alike.grundy(&row), "{row:?}");
                assert_eq!(wins(&row), alike.wins(&row), "{row:?}");
                let mut good = Vec::new();
                for (place_and_colour, option) in moves(&row, false, false) {
                    if !alike.wins(&option) {
                        good.push(place_and_colour);
                    }
                }
                assert_eq!(winning_moves(&row), good, "{row:?}");

                let mut other = row.clone();
                for cell in other.iter_mut().skip(1).step_by(2) {
                    *cell = exchanged(*cell);
                }
                assert_eq!(differ.grundy(&other), grundy(&row), "{other:?}");
            }
        }
    }

    #[test]
    fn circles() {
        let mut alike = Search::normal(|row: &Vec<u8>| options(row, true, false));
        let mut differ = Search::normal(|row: &Vec<u8>| options(row, true, true));
        for n in 2..=9 {
            let row = vec![BLANK; n];
            assert_eq!(alike.wins(&row), n % 2 == 1, "{n}");
            assert!(!differ.wins(&row), "{n}");
        }
    }

    /// Each cell of the board is a bit: two per row.
    #[test]
    fn a_board_of_two_columns() {
        for n in 1..=5_usize {
            let mut board = Search::normal(|taken: &u32| {
                let is_taken = |row: usize, column: usize| taken >> (2 * row + column) & 1 == 1;
                let mut options = Vec::new();
                for row in 0..n {
                    for column in 0..2 {
                        let mut around = row.saturating_sub(1)..(row + 2).min(n);
                        let is_closed = around.any(|row| is_taken(row, 1 - column));
                        if !is_taken(row, column) && !is_closed {
                            options.push(taken | 1 << (2 * row + column));
                        }
                    }
                }
                options
            });
            assert_eq!(board.grundy(&0), grundy(&vec![BLANK; n]), "{n}");
        }
    }
}
