//! # Chomp (巧克力游戏)
//!
//! ## Rules
//!
//! A bar of squares in rows, none longer than the row below it. A move bites off one square with
//! all squares above it and to the right of it. The square of the lowest row's left end is
//! poisoned: who eats it loses. Row 0 is the lowest row, column 0 the leftmost column.
//!
//! ## Theorem
//!
//! The player to move wins on
//!
//! - a rectangle, exactly if it has more than one square (strategy stealing);
//! - two rows, exactly if the lower one is not longer by one than the upper one;
//! - a hook, one row and one column, exactly if they differ in length. So on a square of two or
//!   more rows the bite at (1, 1), which leaves a hook, wins.
//!
//! No formula is known for three rows or more; [`Table`] finds who wins by search.
//!
//! ## Why
//!
//! *Rectangle.* Let the first player bite off the farthest corner alone. If that does not win, some
//! answer to it does; but what is left after that answer is also left when it is the first move, as
//! it takes the corner with it. So some first move wins, and the proof does not tell which.
//!
//! *Two rows.* From equal lengths a bite of one square off the upper row leaves a difference of 1,
//! and from a difference of two or more a bite off the lower row does; from a difference of 1 no
//! bite does, and the last such position is the poisoned square alone.
//!
//! *Hook.* The arms without the poisoned square are two heaps of Nim.
//!
//! ## How to play
//!
//! [`Table::winning_bites`].
//!
//! ## Cost
//!
//! O(1) for the closed forms; the table of h rows and w columns takes O(p h^2 w) time and O(p)
//! memory for its p = C(h + w, h) positions.
//!
//! ## Example
//!
//! ```
//! use snippets::chomp;
//!
//! let table = chomp::Table::new(3, 3);
//! assert_eq!(table.winning_bites(&[3, 3, 3]), [(1, 1)]);
//! assert!(!table.wins(&[3, 1, 1]));
//! ```
//!
//! ## Source
//!
//! D. Gale, "A curious Nim-type game", American Mathematical Monthly 81 (1974). The divisors of a
//! number with two prime factors, where naming one bars its multiples, are the same game (F. Schuh,
//! "Spel van delers", 1952).

/// Whether the player to move wins on a rectangle of one square or more. O(1).
pub fn wins_rectangle(height: u64, width: u64) -> bool {
    height.max(width) > 1
}

/// Whether the player to move wins on two rows, the lower one not empty and the upper one not
/// longer. O(1).
pub fn wins_two_rows(lower: u64, upper: u64) -> bool {
    lower != upper + 1
}

/// Whether the player to move wins on a row and a column that share the poisoned square. O(1).
pub fn wins_hook(row: u64, column: u64) -> bool {
    row != column
}

/// Who wins on every position inside a rectangle.
pub struct Table {
    /// `smaller[k][r]`: the number of ways to put `k` rows, none longer than the one below, all
    /// shorter than `r`. By these sums positions are numbered in the order of their lists of rows.
    smaller: Vec<Vec<usize>>,
    lost: Vec<bool>,
}

impl Table {
    /// The table of all positions of at most `height` rows of at most `width` squares.
    /// O(C(height + width, height) height^2 width).
    pub fn new(height: usize, width: usize) -> Self {
        let mut smaller = vec![vec![1; width + 2]];
        for k in 0..height {
            let mut counts = vec![0];
            for r in 1..width + 2 {
                counts.push(counts[r - 1] + smaller[k][r]);
            }
            smaller.push(counts);
        }
        let lost = vec![false; smaller[height][width + 1]];
        let mut table = Self { smaller, lost };
        let mut rows = vec![0; height];
        // In the order of the lists every bite leads to an earlier position. The first one, where
        // nothing is left, is won: the opponent has just eaten the poisoned square.
        for position in 1..table.lost.len() {
            let longer = (0..height).rev().find(|&i| {
                let most = if i == 0 { width } else { rows[i - 1] };
                rows[i] < most
            });
            let longer = longer.expect("a list before the last one");
            rows[longer] += 1;
            rows[longer + 1..].fill(0);
            let won = table.good_bites(&rows).next().is_some();
            table.lost[position] = !won;
        }
        table
    }

    /// Whether the player to move wins on the rows, given by their lengths, from the lowest one.
    /// They must fit into the table, and missing ones are empty. O(height).
    pub fn wins(&self, rows: &[usize]) -> bool {
        !self.lost[self.number(rows.iter().copied())]
    }

    /// All bites (row, column) that win on the rows, see [`Table::wins`]. O(height^2 width).
    pub fn winning_bites(&self, rows: &[usize]) -> Vec<(usize, usize)> {
        self.good_bites(rows).collect()
    }

    fn good_bites<'a>(&'a self, rows: &'a [usize]) -> impl Iterator<Item = (usize, usize)> + 'a {
        let bites = (0..rows.len()).flat_map(move |i| (0..rows[i]).map(move |column| (i, column)));
        bites.filter(move |&(i, column)| {
            let (below, cut) = rows.split_at(i);
            let cut = cut.iter().map(|&row| row.min(column));
            self.lost[self.number(below.iter().copied().chain(cut))]
        })
    }

    /// The number of positions that come before this one.
    fn number(&self, rows: impl Iterator<Item = usize>) -> usize {
        let counts = self.smaller[1..].iter().rev();
        rows.zip(counts).map(|(row, counts)| counts[row]).sum()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::Search;

    fn bite(rows: &[usize], row: usize, column: usize) -> Vec<usize> {
        let cut = |(i, &length): (usize, &usize)| {
            if i < row {
                length
            } else {
                length.min(column)
            }
        };
        rows.iter().enumerate().map(cut).collect()
    }

    fn bites(rows: &[usize]) -> Vec<(usize, usize)> {
        let squares = |(i, &length): (usize, &usize)| (0..length).map(move |column| (i, column));
        rows.iter().enumerate().flat_map(squares).collect()
    }

    /// All positions of `height` rows of at most `width` squares, but for the empty one.
    fn positions(height: usize, width: usize) -> Vec<Vec<usize>> {
        let mut lists = vec![vec![]];
        for _ in 0..height {
            let longer = |list: &Vec<usize>| {
                let most = list.last().copied().unwrap_or(width);
                let list = list.clone();
                (0..=most).map(move |row| [list.as_slice(), &[row]].concat())
            };
            lists = lists.iter().flat_map(longer).collect();
        }
        lists.remove(0);
        lists
    }

    #[test]
    fn every_position_in_five_rows_of_four() {
        // Who eats the poisoned square leaves nothing, and the opponent, who cannot move, wins.
        let mut search = Search::misere(|rows: &Vec<usize>| {
            let bites = bites(rows).into_iter();
            bites.map(|(i, column)| bite(rows, i, column)).collect()
        });
        for height in 1..=5 {
            let table = Table::new(height, 4);
            for rows in positions(height, 4) {
                let won = search.wins(&rows);
                assert_eq!(table.wins(&rows), won, "{rows:?}");
                let mut good = bites(&rows);
                good.retain(|&(i, column)| !search.wins(&bite(&rows, i, column)));
                assert_eq!(table.winning_bites(&rows), good, "{rows:?}");
            }
        }
    }

    #[test]
    fn rectangles_two_rows_and_hooks() {
        let table = Table::new(5, 5);
        for width in 1..=5 {
            for height in 1..=5 {
                let (a, b) = (width as u64, height as u64);
                let rectangle = vec![width; height];
                assert_eq!(wins_rectangle(b, a), table.wins(&rectangle));
                let hook = [vec![width], vec![1; height - 1]].concat();
                assert_eq!(wins_hook(a, b), table.wins(&hook), "{hook:?}");
                if width == height && width > 1 {
                    assert!(table.winning_bites(&rectangle).contains(&(1, 1)));
                }
            }
            for upper in 0..=width {
                let won = table.wins(&[width, upper]);
                assert_eq!(wins_two_rows(width as u64, upper as u64), won);
            }
        }
    }
}
