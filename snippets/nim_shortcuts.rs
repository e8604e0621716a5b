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
//! ## Walls
//!
//! *A rook on a board with closed cells* (障碍). A move takes a piece any number of cells to the left or down,
//! but neither onto a closed cell nor over one. A player who cannot move loses. Other than a shortcut, a closed
//! cell is no position and cannot be passed.
//!
//! *Theorem.* Go through the rows from y = 0 up. A column is *taken* in a row if a move down from there could
//! lead to a lost cell. The closed cells cut a row into stretches of free cells. In each stretch the first cell
//! whose column is not taken is lost, if there is one, and all others are won.
//!
//! *Why.* By induction over the rows, and in a row over the cells from the left. A cell in a taken column is
//! won by the move down to the lost cell, and a cell with a lost one to the left in its stretch by the move
//! there. The first cell of a stretch that is neither has only won cells below it and to the left of it
//! within reach, so it is lost.
//!
//! *The fast way.* After each row the columns of its lost cells are taken, and then those of its closed cells
//! are free again, as a wall stands below. A row without closed cells is one stretch: its lost cell stands in
//! the first column that is not taken. So several such rows, one after the other, fill the first hole between
//! the taken columns by a piece of a diagonal, then the next hole, and so on. Each closed cell makes at most
//! one stretch more in its row, and at most one hole. So n closed cells make O(n) pieces ([`Walls`]).
//!
//! *Example.* The cells # at (1, 1) and (2, 4) are closed.
//!
//! ```text
//! y
//! 6 │ . . . . . L
//! 5 │ . . L . . .
//! 4 │ . . # . L .
//! 3 │ . . . L . .
//! 2 │ . L . . . .
//! 1 │ . # L . . .
//! 0 │ L . . . . .
//!   └─────────────
//!     0 1 2 3 4 5 x
//! ```
//!
//! In row 1 column 0 is taken; on the far side of the wall (2, 1) is lost, and column 1 is free again. Rows 2 and 3 fill
//! the hole at 1 and go on at 3. In row 4 columns 0 and 1 in front of the wall are taken, and so is 3 behind
//! it: (4, 4) is lost. Column 2 is free again, and row 5 fills it. To win, go to the lost cell in the row or
//! in the column that is within reach. Find all lost cells of a row before its columns are freed: a row with
//! closed cells may have several.
//!
//! ## Cost
//!
//! O(n log n) for n shortcuts or closed cells, then O(log n) for a position.
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
//!
//! // The board with walls, of which no cell is asked for.
//! let closed = [(1, 1), (2, 4)];
//! let game = snippets::nim_shortcuts::Walls::new(&closed);
//! let cells = (0..7).map(|y| (0..6).map(move |x| (x, y)));
//! let lost = cells.flatten().filter(|&(x, y)| !closed.contains(&(x, y)) && !game.wins(x, y));
//! assert!(lost.eq([(0, 0), (2, 1), (1, 2), (3, 3), (4, 4), (2, 5), (5, 6)]));
//! ```
//!
//! ## Problems
//!
//! Easiest first.
//!
//! - [`codechef_gridgame`](crate::problems::nim_shortcuts::codechef_gridgame) CodeChef GRIDGAME Game on a Grid: with walls
//! - [`cf1458e`](crate::problems::nim_shortcuts::cf1458e) Codeforces 1458E Nim Shortcuts
//!
//! ## Source
//!
//! Codeforces Round 691, problem 1458E; with walls: CodeChef Cook-Off 29, problem GRIDGAME.
#![doc(alias(
    "捷径 Nim",
    "Nim with shortcuts",
    "捷径Nim",
    "rook",
    "车",
    "walls",
    "blocked cells",
    "closed cells",
    "obstacles",
    "impassable",
    "障碍"
))]
use std::collections::BTreeMap;

/// The lost positions of a game.
pub struct Shortcuts {
    /// By size.
    shortcuts: Vec<(u64, u64)>,
    /// The first position of each piece of a diagonal that is found, and how many follow it, by
    /// size.
    pieces: Vec<((u64, u64), u64)>,
}

impl Shortcuts {
    /// Finds the lost positions of Nim on two heaps with these shortcuts, in any order. O(n log n).
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

    /// Returns whether the player to move wins Nim with shortcuts on heaps of `x` and `y` stones, where who
    /// cannot move loses. O(log n).
    pub fn wins(&self, x: u64, y: u64) -> bool {
        // The first piece begins in column 0.
        let i = self.pieces.partition_point(|piece| (piece.0).0 <= x) - 1;
        let ((start_x, start_y), following) = self.pieces[i];
        let found = y.checked_sub(start_y) == Some(x - start_x) && x - start_x <= following;
        !found && self.shortcuts.binary_search(&(x, y)).is_err()
    }

    /// Lists all winning moves in Nim with shortcuts on heaps of `x` and `y` stones, each as the position
    /// that is left, sorted. O(n log n).
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

/// The lost cells of a board with closed cells, over which no move leads.
pub struct Walls {
    /// The pieces of diagonals that are lost, by x − y modulo 2^64 and the first x: how many cells each has.
    pieces: BTreeMap<(u64, u64), u64>,
}

impl Walls {
    /// Finds the lost cells of the board with these closed cells, in any order. O(n log n).
    ///
    /// # Panics
    /// If a number of a closed cell is 2^63 or more.
    #[track_caller]
    pub fn new(closed: &[(u64, u64)]) -> Self {
        const END: u64 = 1 << 63;
        let mut rows: BTreeMap<u64, Vec<u64>> = BTreeMap::new();
        for &(x, y) in closed {
            assert!(x < END && y < END, "a closed cell is too far away");
            rows.entry(y).or_default().push(x);
        }
        // Behind the last closed cell all rows are free.
        rows.insert(END, Vec::new());
        let mut pieces = BTreeMap::new();
        let mut taken = Stretches::default();
        let mut y = 0;
        for (row, mut walls) in rows {
            while y < row {
                let (start, end) = taken.first_hole(0);
                let count = (end - start).min(row - y);
                pieces.insert((start.wrapping_sub(y), start), count);
                taken.insert(start, start + count);
                y += count;
            }
            walls.sort_unstable();
            let mut start = 0;
            for end in walls.iter().copied().chain([END]) {
                let (x, _) = taken.first_hole(start);
                if x < end {
                    pieces.insert((x.wrapping_sub(y), x), 1);
                    taken.insert(x, x + 1);
                }
                start = end + 1;
            }
            for x in walls {
                taken.remove(x);
            }
            y += 1;
        }
        Self { pieces }
    }

    /// Returns whether the player to move wins with the piece on the cell `(x, y)` of a board with closed
    /// cells, where who cannot move loses. O(log n).
    ///
    /// # Requires
    /// The cell is not closed, and both numbers are below 2^63.
    pub fn wins(&self, x: u64, y: u64) -> bool {
        let diagonal = x.wrapping_sub(y);
        let mut pieces = self.pieces.range((diagonal, 0)..=(diagonal, x));
        let last = pieces.next_back();
        last.map_or(true, |((_, start), count)| x - start >= *count)
    }
}

/// A set of numbers, as stretches that do not touch: the first number of each, and the first one behind it.
#[derive(Default)]
struct Stretches(BTreeMap<u64, u64>);

impl Stretches {
    /// The stretch of numbers outside of the set that begins at `least` or, if that is in the set, at the first
    /// number behind it that is not: its first number and the first one behind it. O(log n).
    fn first_hole(&self, least: u64) -> (u64, u64) {
        let before = self.0.range(..=least).next_back();
        let start = before.map_or(least, |(_, end)| least.max(*end));
        let next = self.0.range(start..).next();
        (start, next.map_or(u64::MAX, |(next, _)| *next))
    }

    /// Puts the numbers from `start` to `end` − 1 into the set, none of which is in it. O(log n).
    fn insert(&mut self, start: u64, end: u64) {
        let end = self.0.remove(&end).unwrap_or(end);
        match self.0.range_mut(..start).next_back() {
            Some((_, last)) if *last == start => *last = end,
            _ => {
                self.0.insert(start, end);
            }
        }
    }

    /// Takes a number out of the set, if it is there. O(log n).
    fn remove(&mut self, number: u64) {
        if let Some((&start, &end)) = self.0.range(..=number).next_back() {
            if number < end {
                self.0.remove(&start);
                if start < number {
                    self.0.insert(start, number);
                }
                if number + 1 < end {
                    self.0.insert(number + 1, end);
                }
            }
        }
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

    /// Holds the board against the search on all free cells up to `most`.
    fn check_walls(closed: &[(u64, u64)], most: u64) {
        let board = Walls::new(closed);
        assert!(board.pieces.len() <= 3 * closed.len() + 2, "{closed:?}");
        let mut search = Search::normal(|&(x, y): &(u64, u64)| {
            let is_free = |cell: &(u64, u64)| !closed.contains(cell);
            let left = (0..x).rev().map(|less| (less, y)).take_while(is_free);
            let down = (0..y).rev().map(|less| (x, less)).take_while(is_free);
            left.chain(down).collect()
        });
        for (x, y) in (0..=most).flat_map(|x| (0..=most).map(move |y| (x, y))) {
            if !closed.contains(&(x, y)) {
                assert_eq!(
                    board.wins(x, y),
                    search.wins(&(x, y)),
                    "{closed:?}, ({x}, {y})"
                );
            }
        }
    }

    #[test]
    fn every_set_of_walls_up_to_two_and_random_ones() {
        for code in 0..1 << 9 {
            let cells = (0..9).filter(|cell| code >> cell & 1 == 1);
            let cells: Vec<(u64, u64)> = cells.map(|cell| (cell / 3, cell % 3)).collect();
            check_walls(&cells, 6);
        }
        let mut random = Random::new(1);
        for round in 0..60 {
            let most = 3 + round % 9;
            let count = random.between(0, 15);
            let cells = (0..count).map(|_| (random.between(0, most), random.between(0, most)));
            let mut cells: Vec<(u64, u64)> = cells.collect();
            cells.sort_unstable();
            cells.dedup();
            random.shuffle(&mut cells);
            check_walls(&cells, 13);
        }
    }

    #[test]
    fn far_walls() {
        let far = (1 << 63) - 1;
        let board = Walls::new(&[(far, far), (0, far)]);
        assert!(!board.wins(far - 1, far - 1) && board.wins(far, far - 1));
        assert!(board.wins(far - 1, far) && board.wins(1, far));
    }
}
