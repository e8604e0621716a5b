//! # Nim with shortcuts (捷径 Nim)
//!
//! Two heaps of Nim, and some positions that the rules call lost. Each of these may shift the other
//! lost positions behind it, but one walk along the diagonal finds all lost positions. (The Chinese name is
//! coined here.)
//!
//! ## Rules
//!
//! Two heaps of Nim, x and y: a move takes one or more stones from one of them. A player who cannot
//! move loses. Besides, some positions (x, y) are *shortcuts*: a player who has to move there has
//! lost at once. If (x, y) is a shortcut, (y, x) need not be one.
//!
//! In the picture S marks the shortcuts (0, 1) and (2, 2), and L the other lost positions. A move
//! goes to the left or down. After the first shortcut the diagonal is shifted up, and after the
//! second one back:
//!
//! ```text
//! y
//! 5 │ . . . . . L
//! 4 │ . . . . L .
//! 3 │ . . . L . .
//! 2 │ . L S . . .
//! 1 │ S . . . . .
//! 0 │ L . . . . .
//!   └─────────────
//!     0 1 2 3 4 5 x
//! ```
//!
//! ## Theorem
//!
//! Go from (x, y) = (0, 0) on as follows:
//!
//! - if there is a shortcut (x, y′) with y′ < y, let x grow by 1;
//! - if not, but there is a shortcut (x′, y) with x′ < x, let y grow by 1;
//! - otherwise (x, y) is *found*, and both grow by 1.
//!
//! The lost positions are the shortcuts and the positions that are found.
//!
//! ## Why
//!
//! Claim: before each step the theorem is right for all positions (a, b) with a < x or b < y, and none of
//! these is found later. As x or y grows with each step, every position is one of these at some
//! time. By induction over the steps:
//!
//! 1. Let (x, y′) with y′ < y be a shortcut. From each (x, b) with b ≥ y a move leads to this shortcut,
//!    so these are won, except shortcuts; and none of them is found, as x grows. The same holds for a
//!    shortcut (x′, y) with x′ < x and the positions (a, y) with a ≥ x.
//! 2. Otherwise no option of (x, y) is a shortcut. None is found either: both numbers grow after
//!    each position that is found, so both are smaller in all that are found so far. So by induction
//!    all options are won, and (x, y) is lost. From each (x, b) with b > y and each (a, y) with
//!    a > x a move leads to (x, y): these are won, except shortcuts.
//!
//! Up to the next column or row with a shortcut, the walk finds one position after the other on a
//! diagonal: the program takes such a piece in one step. Each piece except the last, which has no
//! end, ends at a column or row with a shortcut, so n shortcuts make at most 2 n + 1 pieces.
//!
//! ## How to play
//!
//! Move to a lost position: [`Shortcuts::winning_moves`]. In each column and in each row there is at
//! most one that is no shortcut.
//!
//! ## Cost
//!
//! O(n log n) for n shortcuts, then O(log n) for a position.
//!
//! ## Example
//!
//! The walk of the picture: (0, 0) is found. At (1, 1) the shortcut (0, 1) is to the left, so y
//! grows. (1, 2) is found: (2, 2) is in its row, but to the right. At (2, 3) the shortcut (2, 2) is
//! below, so x grows. From (3, 3) on all of the diagonal is found. From (1, 1) the player to move
//! wins by taking the first heap.
//!
//! ```
//! use snippets::nim_shortcuts::Shortcuts;
//!
//! let game = Shortcuts::new(&[(2, 2), (0, 1)]);
//! let row = |y| (0..6).map(|x| if game.wins(x, y) { '.' } else { 'L' }).collect();
//! let rows: Vec<String> = (0..6).rev().map(row).collect();
//! assert_eq!(rows, [".....L", "....L.", "...L..", ".LL...", "L.....", "L....."]);
//! assert_eq!(game.winning_moves(1, 1), [(0, 1)]);
//! assert_eq!(game.winning_moves(2, 1), [(0, 1)]);
//! assert_eq!(game.winning_moves(5, 2), [(1, 2), (2, 2)]);
//! ```
//!
//! ## Problems
//!
//! - [`cf1458e`](crate::problems::nim_shortcuts::cf1458e) Codeforces 1458E Nim Shortcuts
//!
//! ## Source
//!
//! Codeforces Round 691, problem 1458E.
#![doc(alias = "捷径 Nim")]
#![doc(alias = "Nim with shortcuts")]
#![doc(alias = "捷径Nim")]
#![doc(alias = "rook")]
#![doc(alias = "车")]

/// The lost positions of a game.
pub struct Shortcuts {
    /// By size.
    shortcuts: Vec<(u64, u64)>,
    /// The first position of each piece of a diagonal that is found, and how many follow it, by
    /// size.
    pieces: Vec<((u64, u64), u64)>,
}

impl Shortcuts {
    /// The game with these shortcuts, in any order. O(n log n).
    ///
    /// # Panics
    /// If a heap of a shortcut has 2^63 stones or more.
    #[track_caller]
    pub fn new(shortcuts: &[(u64, u64)]) -> Self {
        let fits = |&(x, y): &(u64, u64)| x.max(y) < 1 << 63;
        assert!(shortcuts.iter().all(fits), "a heap is too great");
        let mut shortcuts = shortcuts.to_vec();
        shortcuts.sort_unstable();
        let mut columns = shortcuts.clone();
        columns.dedup_by_key(|shortcut| shortcut.0);
        let mut rows: Vec<(u64, u64)> = shortcuts.iter().map(|&(x, y)| (y, x)).collect();
        rows.sort_unstable();
        rows.dedup_by_key(|shortcut| shortcut.0);

        let mut pieces = Vec::new();
        let (mut x, mut y) = (0, 0);
        loop {
            let (column, next_column) = look(&columns, x);
            let (row, next_row) = look(&rows, y);
            if matches!(column, Some(least) if least < y) {
                x += 1;
            } else if matches!(row, Some(least) if least < x) {
                y += 1;
            } else {
                let ends = [
                    next_column.map(|next| next - x),
                    next_row.map(|next| next - y),
                ];
                let length = ends.iter().flatten().min();
                pieces.push(((x, y), length.map_or(u64::MAX, |length| length - 1)));
                if let Some(length) = length {
                    x += length;
                    y += length;
                } else {
                    return Self { shortcuts, pieces };
                }
            }
        }
    }

    /// Whether the player to move wins. O(log n).
    pub fn wins(&self, x: u64, y: u64) -> bool {
        // The first piece begins in column 0.
        let i = self.pieces.partition_point(|piece| (piece.0).0 <= x) - 1;
        let ((start_x, start_y), following) = self.pieces[i];
        let found = y.checked_sub(start_y) == Some(x - start_x) && x - start_x <= following;
        !found && self.shortcuts.binary_search(&(x, y)).is_err()
    }

    /// All winning moves, each the position that is left, by size. O(n log n).
    pub fn winning_moves(&self, x: u64, y: u64) -> Vec<(u64, u64)> {
        if !self.wins(x, y) {
            return Vec::new();
        }
        let mut moves = self.shortcuts.clone();
        moves.retain(|&(a, b)| (a == x && b < y) || (a < x && b == y));
        for &((start_x, start_y), following) in &self.pieces {
            if let (Some(right), Some(up)) = (x.checked_sub(start_x), y.checked_sub(start_y)) {
                // In column x or in row y, whichever the diagonal meets first.
                let steps = right.min(up);
                if steps <= following {
                    moves.push((start_x + steps, start_y + steps));
                }
            }
        }
        moves.sort_unstable();
        moves.dedup();
        moves
    }
}

/// For the lines that have shortcuts, each with its least one: the least shortcut of `line`, and
/// the next line that has any.
fn look(lines: &[(u64, u64)], line: u64) -> (Option<u64>, Option<u64>) {
    let i = lines.partition_point(|other| other.0 < line);
    match lines.get(i) {
        Some(&(number, least)) if number == line => {
            (Some(least), lines.get(i + 1).map(|next| next.0))
        }
        next => (None, next.map(|next| next.0)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::random::Random;
    use crate::search::Search;

    /// Holds the game against the search on all positions up to `most`.
    fn check(shortcuts: &[(u64, u64)], most: u64) {
        let game = Shortcuts::new(shortcuts);
        assert!(game.pieces.len() <= 2 * shortcuts.len() + 1);
        let mut search = Search::normal(|&(x, y): &(u64, u64)| {
            if shortcuts.contains(&(x, y)) {
                return Vec::new();
            }
            let first = (0..x).map(|less| (less, y));
            first.chain((0..y).map(|less| (x, less))).collect()
        });
        let lines = 0..=most;
        let positions = lines
            .clone()
            .flat_map(|x| lines.clone().map(move |y| (x, y)));
        let lost: Vec<_> = positions.clone().filter(|p| !search.wins(p)).collect();
        for (x, y) in positions {
            let place = format!("{shortcuts:?}, ({x}, {y})");
            let won = !lost.contains(&(x, y));
            assert_eq!(game.wins(x, y), won, "{place}");
            // From a shortcut there is no move, though lost positions may be in its row and column.
            let mut good = lost.clone();
            good.retain(|&(a, b)| won && (a == x && b < y || a < x && b == y));
            assert_eq!(game.winning_moves(x, y), good, "{place}");
        }
    }

    #[test]
    fn every_set_of_shortcuts_up_to_two_and_some_up_to_three() {
        for code in 0..1 << 9 {
            let cells = (0..9).rev().filter(|cell| code >> cell & 1 == 1);
            check(
                &cells.map(|cell| (cell / 3, cell % 3)).collect::<Vec<_>>(),
                6,
            );
        }
        for code in (0..1 << 16).step_by(331) {
            let cells = (0..16).filter(|cell| code >> cell & 1 == 1);
            check(
                &cells.map(|cell| (cell / 4, cell % 4)).collect::<Vec<_>>(),
                7,
            );
        }
    }

    #[test]
    fn random_shortcuts_up_to_fifteen() {
        let mut random = Random::new(1);
        for round in 0..150 {
            let count = random.between(0, 12);
            let most = 5 + round % 11;
            let pairs = (0..count).map(|_| (random.between(0, most), random.between(0, most)));
            let mut shortcuts: Vec<_> = pairs.collect();
            shortcuts.sort_unstable();
            shortcuts.dedup();
            random.shuffle(&mut shortcuts);
            check(&shortcuts, 18);
        }
    }

    #[test]
    fn the_greatest_heaps() {
        let most = u64::MAX;
        assert!(!Shortcuts::new(&[]).wins(most, most));
        let half = most / 2;
        let game = Shortcuts::new(&[(0, 1), (half, 5)]);
        assert!(!game.wins(half, 5) && !game.wins(half - 1, half) && game.wins(half, half + 1));
        assert!(!game.wins(most, most) && game.wins(most - 1, most));
        assert_eq!(game.winning_moves(most - 1, most), [(most - 1, most - 1)]);
    }
}
