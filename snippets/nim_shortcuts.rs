//! # Nim with shortcuts (捷径 Nim)
//!
//! ## Rules
//!
//! Two heaps of Nim: a move takes one or more stones from one of them. Besides, some positions (x,
//! y) are shortcuts: who is to move there has lost at once. Who cannot move loses. The heaps are
//! told apart, so with (x, y) the position (y, x) need not be a shortcut.
//!
//! For example: the shortcuts are (0, 1) and (2, 2). From (1, 1) one wins by moving to (0, 1). So
//! (1, 2) is lost: its options are (0, 2), from where a move leads to (0, 1), (1, 0), from where
//! one leads to (0, 0), and (1, 1). All in all the shortcuts are lost, and (0, 0), (1, 2), (3, 3),
//! (4, 4), (5, 5), ...
//!
//! ## Theorem
//!
//! Go from (x, y) = (0, 0) on as follows. If there is a shortcut (x, y') with y' < y, let x grow
//! by 1. If not, but there is a shortcut (x', y) with x' < x, let y grow by 1. Otherwise (x, y) is
//! found, and both grow by 1. The lost positions are the shortcuts and the positions that are
//! found.
//!
//! ## Why
//!
//! At each time the theorem is right for all positions (a, b) with a < x or b < y, where what is
//! found later cannot be. By induction over the steps:
//! 1. Let (x, y') with y' < y be a shortcut. From each (x, b) with b ≥ y a move leads to it, so
//!    these are won, but for shortcuts; and none of them will be found, as x grows. The same holds
//!    for a shortcut (x', y) and the positions (a, y) with a ≥ x.
//! 2. Otherwise no option of (x, y) is a shortcut. None is found either, as both numbers grow after
//!    each position that is found: those so far have smaller numbers on both sides. So by induction
//!    all options are won, and (x, y) is lost. From each (x, b) with b > y and (a, y) with a > x a
//!    move leads to it: these are won, but for shortcuts.
//!
//! Where no column and no row with a shortcut comes, whole pieces of a diagonal are found at once,
//! and behind the last one a piece without end. Each piece but this one ends at a column or row
//! with a shortcut, and each other step passes one, so n shortcuts make at most 2 n + 1 pieces.
//! Note that one shortcut may shift the whole rest of the diagonal.
//!
//! ## How to play
//!
//! Move to a lost position. Besides shortcuts there is at most one in a column, and at most one in
//! a row.
//!
//! ## Cost
//!
//! O(n log n) for n shortcuts, then O(log n) for a position.
//!
//! ## Example
//!
//! ```
//! use snippets::nim_shortcuts::Shortcuts;
//!
//! let game = Shortcuts::new(&[(2, 2), (0, 1)]);
//! assert!(!game.wins(0, 1) && !game.wins(1, 2) && !game.wins(7, 7));
//! assert!(game.wins(1, 0) && game.wins(1, 1) && game.wins(2, 1));
//! ```
//!
//! ## Problems
//!
//! [`cf1458e`](crate::problems::nim_shortcuts::cf1458e).
//!
//! ## Source
//!
//! Codeforces Round 691, problem 1458E.

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
        for (x, y) in (0..=most).flat_map(|x| (0..=most).map(move |y| (x, y))) {
            let place = format!("{shortcuts:?}, ({x}, {y})");
            assert_eq!(game.wins(x, y), search.wins(&(x, y)), "{place}");
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
            check(&shortcuts, 20);
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
    }
}
