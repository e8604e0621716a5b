//! # Chomp (巧克力游戏)
//!
//! It is easy to prove who wins, and nobody knows how.
//!
//! ## Rules
//!
//! A bar of squares in rows, none longer than the row below it. Row 0 is the lowest row, column 0 the
//! leftmost column. A bite at the square (i, j), in row i and column j, takes off all squares (x, y)
//! with x ≥ i and y ≥ j. The square (0, 0) is poisoned: a player who eats it loses.
//!
//! ```text
//! row 2  # # #          # . .
//! row 1  # # #   ───→   # . .
//! row 0  x # #          x # #
//! ```
//!
//! This is the bite at (1, 1).
//!
//! ## Theorem
//!
//! The player to move wins on
//!
//! - a rectangle, exactly if it has more than one square ([strategy
//!   stealing](crate::strategy_stealing));
//! - two rows, unless the lower one is longer than the upper one by exactly 1;
//! - a hook, which is row 0 and column 0 alone, exactly if they differ in length. So on a square of
//!   two or more rows the bite at (1, 1), which leaves a hook, wins.
//!
//! No formula is known for three rows or more; [`Table`] finds who wins by search.
//!
#![doc = include_str!("pictures/chomp.svg")]
//!
//! ## Why
//!
//! *Rectangle* of two or more squares. If biting off the farthest corner alone wins, the first player
//! does it. If not, some answer to it wins. The corner is among the squares that this answer takes off
//! the whole rectangle. So as a first move the answer leaves the same position, and wins. The proof
//! does not say which bite it is.
//!
//! *Two rows*, by induction over the number of squares. From a difference of 1 every bite that does not
//! eat the poisoned square leads to another difference: it shortens the upper row alone, or leaves both
//! rows equally long. From any other difference some bite leads to 1: from equal rows a bite at the
//! last square of the upper row, otherwise a bite in the lower row that leaves it longer by 1.
//!
//! *Hook.* The row and the column without the poisoned square are two heaps of [Nim](crate::nim): a
//! player who finds both empty has to eat the poison.
//!
//! ## Values
//!
//! The winning first bites (row, column) on rectangles. Rows and columns may be exchanged: (1, 2) for
//! 2 rows and 3 columns is (2, 1) for 3 rows and 2 columns. A rectangle may have several such bites: 8
//! rows and 10 columns have two.
//!
//! ```
//! use snippets::chomp::Table;
//!
//! let bites = |rows: usize| -> Vec<Vec<(usize, usize)>> {
//!     let table = Table::new(rows, 6);
//!     (2..=6).map(|columns| table.winning_moves(&vec![columns; rows])).collect()
//! };
//! // 2 to 6 columns
//! assert_eq!(bites(2).concat(), [(1, 1), (1, 2), (1, 3), (1, 4), (1, 5)]);
//! assert_eq!(bites(3).concat(), [(2, 1), (1, 1), (1, 2), (2, 3), (1, 3)]);
//! assert_eq!(bites(4).concat(), [(3, 1), (2, 1), (1, 1), (2, 2), (1, 2)]);
//! assert_eq!(Table::new(8, 10).winning_moves(&[10; 8]), [(3, 8), (4, 5)]);
//! ```
//!
//! ## How to play
//!
//! [`Table::winning_moves`] lists all bites that win.
//!
//! ## Other rules
//!
//! *Divisors* (Schuh). The players name divisors of N in turn. No multiple of a number that was named
//! may be named, and a player who names 1 loses. If N = p^(a − 1) q^(b − 1) for primes p ≠ q, this is
//! Chomp on a rows of b squares: the divisor p^i q^j is the square (i, j). With more primes the board
//! has more dimensions. The first player wins for every N > 1 by the same stealing: N is a multiple of
//! every divisor that can be named, so naming N first changes nothing for the answers.
//!
//! ## Cost
//!
//! O(1) for the closed forms. The table of h rows and w columns takes O(p h w) time and O(p) memory
//! for its p = C(h + w, h) positions.
//!
//! ## Example
//!
//! On 3 rows of 3 squares the bite at (1, 1) leaves the hook drawn in the rules, two heaps of two
//! squares. The opponent shortens one of them, and the first player the other one by the same.
//!
//! ```
//! use snippets::chomp;
//!
//! let table = chomp::Table::new(3, 3);
//! assert_eq!(table.winning_moves(&[3, 3, 3]), [(1, 1)]);
//! assert!(!table.wins(&[3, 1, 1]));
//! assert!(!chomp::wins_hook(3, 3) && !chomp::wins_two_rows(3, 2));
//! ```
//!
//! ## Problems
//!
//! The catalogue has none.
//!
//! ## Source
//!
//! D. Gale, "[A curious Nim-type game](https://doi.org/10.1080/00029890.1974.11993683)", American
//! Mathematical Monthly 81 (1974); F. Schuh, "Spel van delers", Nieuw Tijdschrift voor Wiskunde 39
//! (1952); A. E. Brouwer, G. Horváth, I. Molnár-Sáska, C. Szabó, "On three-rowed Chomp", Integers 5
//! (2005), G07.
#![doc(alias(
    "Chomp in two rows",
    "巧克力游戏",
    "Chomp",
    "吃巧克力",
    "Spel van delers",
    "chocolate"
))]
use crate::mex::index;

/// Returns whether the player to move wins Chomp on two rows of these lengths. O(1).
///
/// # Panics
/// If the lower row is empty, or the upper one is longer.
#[track_caller]
pub fn wins_two_rows(lower: u64, upper: u64) -> bool {
    assert!(0 < lower && upper <= lower, "0 < lower, upper <= lower");
    lower - upper != 1
}

/// Returns whether the player to move wins Chomp on a row and a column of these lengths that share the poisoned
/// square. O(1).
///
/// # Panics
/// If a length is 0.
#[track_caller]
pub fn wins_hook(row: u64, column: u64) -> bool {
    assert!(row > 0 && column > 0, "both have the poisoned square");
    row != column
}

/// A table of who wins Chomp on each position inside a rectangle.
pub struct Table {
    /// `smaller[k][r]`: the number of ways to put `k` rows, none longer than the one below, all
    /// shorter than `r`. By these sums positions are numbered in the order of their lists of rows.
    smaller: Vec<Vec<usize>>,
    lost: Vec<bool>,
}

impl Table {
    /// Makes the table of all positions of Chomp with at most `height` rows of at most `width` squares.
    /// O(C(height + width, height) height width) time, and memory for C(height + width, height) positions.
    ///
    /// # Panics
    /// If there are more positions than an index can count.
    #[track_caller]
    pub fn new(height: usize, width: usize) -> Self {
        let mut smaller: Vec<Vec<usize>> = vec![vec![1; width + 2]];
        for k in 0..height {
            let mut counts = vec![0];
            for r in 1..width + 2 {
                let count = smaller[k][r].checked_add(counts[r - 1]);
                counts.push(count.expect("positions that can be counted"));
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
            let won = table.good_bites(&rows, position).next().is_some();
            table.lost[position] = !won;
        }
        table
    }

    /// Returns whether the player to move wins Chomp on the rows, given by their lengths, from the lowest one.
    /// Missing rows are empty. If no square is left, he has won. O(height).
    ///
    /// # Panics
    /// If there are more rows than in the table, if they are longer, or if one is longer than the
    /// row below it.
    #[track_caller]
    pub fn wins(&self, rows: &[u64]) -> bool {
        !self.lost[self.number(&indices(rows))]
    }

    /// Lists all bites (row, column) that win Chomp on the rows, given by their lengths, from the lowest one.
    /// The bites are sorted. O(height width).
    ///
    /// # Panics
    /// If there are more rows than in the table, if they are longer, or if one is longer than the
    /// row below it.
    #[track_caller]
    pub fn winning_moves(&self, rows: &[u64]) -> Vec<(usize, usize)> {
        let rows = indices(rows);
        let mut bites: Vec<_> = self.good_bites(&rows, self.number(&rows)).collect();
        bites.sort_unstable();
        bites
    }

    /// The bites that win on the rows, whose number is `position`. O(height width).
    fn good_bites<'a>(
        &'a self,
        rows: &'a [usize],
        position: usize,
    ) -> impl Iterator<Item = (usize, usize)> + 'a {
        let columns = 0..rows.first().copied().unwrap_or(0);
        columns.flat_map(move |column| {
            // From the highest row with this column on down, one row more is cut.
            let reaching = rows.partition_point(|&row| row > column);
            let mut option = position;
            let bites = (0..reaching).rev().map(move |i| {
                let counts = &self.smaller[self.smaller.len() - 1 - i];
                option -= counts[rows[i]] - counts[column];
                ((i, column), option)
            });
            let good = bites.filter(move |&(_, option)| self.lost[option]);
            good.map(|(bite, _)| bite)
        })
    }

    /// The number of positions that come before this one.
    #[track_caller]
    fn number(&self, rows: &[usize]) -> usize {
        let counts = self.smaller[1..].iter().rev();
        assert!(rows.len() <= counts.len(), "more rows than in the table");
        let below = [self.smaller[0].len() - 2];
        let mut pairs = below.iter().chain(rows).zip(rows);
        assert!(pairs.all(|(below, row)| row <= below), "too long a row");
        rows.iter()
            .zip(counts)
            .map(|(&row, counts)| counts[row])
            .sum()
    }
}

/// The lengths as places in the table.
fn indices(rows: &[u64]) -> Vec<usize> {
    rows.iter().map(|&row| index(row)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::Search;

    fn bite_off(rows: &[u64], row: usize, column: usize) -> Vec<u64> {
        let cut = |(i, &length): (usize, &u64)| {
            if i < row {
                length
            } else {
                length.min(column as u64)
            }
        };
        rows.iter().enumerate().map(cut).collect()
    }

    fn all_bites(rows: &[u64]) -> Vec<(usize, usize)> {
        let squares =
            |(i, &length): (usize, &u64)| (0..index(length)).map(move |column| (i, column));
        rows.iter().enumerate().flat_map(squares).collect()
    }

    /// All positions of `height` rows of at most `width` squares, except the empty one.
    fn positions(height: usize, width: u64) -> Vec<Vec<u64>> {
        let mut lists = vec![vec![]];
        for _ in 0..height {
            let longer = |list: &Vec<u64>| {
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
        // After the poisoned square nothing is left, and the opponent, who cannot move, wins.
        let mut search = Search::misere(|rows: &Vec<u64>| {
            let bites = all_bites(rows).into_iter();
            bites.map(|(i, column)| bite_off(rows, i, column)).collect()
        });
        for height in 1..=5 {
            let table = Table::new(height, 4);
            for rows in positions(height, 4) {
                let won = search.wins(&rows);
                assert_eq!(table.wins(&rows), won, "{rows:?}");
                let mut good = all_bites(&rows);
                good.retain(|&(i, column)| !search.wins(&bite_off(&rows, i, column)));
                assert_eq!(table.winning_moves(&rows), good, "{rows:?}");
            }
        }
    }

    #[test]
    fn rectangles_two_rows_and_hooks() {
        let table = Table::new(5, 5);
        for width in 1..=5 {
            for height in 1..=5 {
                let (a, b) = (width, height as u64);
                let rectangle = vec![width; height];
                assert_eq!(a.max(b) > 1, table.wins(&rectangle));
                let hook = [vec![width], vec![1; height - 1]].concat();
                assert_eq!(wins_hook(a, b), table.wins(&hook), "{hook:?}");
                if a == b && a > 1 {
                    assert!(table.winning_moves(&rectangle).contains(&(1, 1)));
                }
            }
            for upper in 0..=width {
                let won = table.wins(&[width, upper]);
                assert_eq!(wins_two_rows(width, upper), won);
            }
        }
    }

    #[test]
    fn the_first_player_names_divisors() {
        for n in 2..=60 {
            let divisors = (1..=n).filter(|divisor| n % divisor == 0).collect();
            let mut search = Search::misere(|left: &Vec<u64>| {
                let after = |named: &u64| {
                    let rest = left.iter().filter(|divisor| *divisor % named != 0);
                    rest.copied().collect()
                };
                left.iter().map(after).collect()
            });
            assert!(search.wins(&divisors), "{n}");
        }
    }

    #[test]
    fn rows_may_be_missing() {
        let table = Table::new(3, 4);
        assert!(table.wins(&[]) && !table.wins(&[1]) && table.wins(&[4]));
        assert_eq!(table.winning_moves(&[]), []);
        assert!(Table::new(0, 3).wins(&[]) && Table::new(2, 0).wins(&[0, 0]));
        assert_eq!(table.winning_moves(&[4]), [(0, 1)]);
        assert!(wins_two_rows(u64::MAX, u64::MAX) && !wins_two_rows(u64::MAX, u64::MAX - 1));
    }

    #[test]
    #[should_panic(expected = "more rows than in the table")]
    fn too_many_rows() {
        Table::new(2, 5).wins(&[1, 1, 1]);
    }

    #[test]
    #[should_panic(expected = "too long a row")]
    fn a_row_beyond_the_table() {
        Table::new(2, 5).winning_moves(&[6]);
    }

    #[test]
    #[should_panic(expected = "too long a row")]
    fn a_row_longer_than_the_one_below() {
        Table::new(2, 5).wins(&[2, 3]);
    }

    /// A table and its mirror image say the same.
    #[test]
    fn many_rows_and_long_rows() {
        let (high, long) = (Table::new(40, 2), Table::new(2, 40));
        for lower in 0..=40 {
            for upper in 0..=lower {
                let columns = [vec![2; index(upper)], vec![1; index(lower - upper)]].concat();
                assert_eq!(high.wins(&columns), long.wins(&[lower, upper]));
                let bites = high.winning_moves(&columns).into_iter();
                let mut mirrored: Vec<_> = bites.map(|(row, column)| (column, row)).collect();
                mirrored.sort_unstable();
                assert_eq!(mirrored, long.winning_moves(&[lower, upper]));
            }
        }
    }
}
