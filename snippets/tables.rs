//! # Tables of Grundy values (打表)
//!
//! Where no theorem is known, compute small values by the rules, print them, and look for a pattern:
//! section 6 of the [first lesson](crate::first_lesson). Where to look in a table:
//!
//! - Let the lines be 8, 10 or 12 values long, or as long as you guess that a period is: then each
//!   column is constant. [`periodic`](crate::periodic) finds the period for you.
//! - No period? Look at the lost positions alone, and at the differences from each to the next; at the
//!   values in binary; at prime factors of the numbers.
//! - A position is two numbers? Print a board. Diagonals, symmetries, and squares that repeat show
//!   there.
//!
//! ## Example
//!
//! One, three or four stones are taken from a heap. The period is 7.
//!
//! ```
//! use snippets::{subtraction, tables};
//!
//! let values = subtraction::grundy_values(&[1, 3, 4], 20);
//! let table = "   | 0 1 2 3 4 5 6
//! ---+--------------
//!  0 | 0 1 0 1 2 3 2
//!  7 | 0 1 0 1 2 3 2
//! 14 | 0 1 0 1 2 3 2
//! ";
//! assert_eq!(tables::one_dimension(&values, 7), table);
//! ```
//!
//! Two heaps of Nim. The values repeat in squares of 2, 4 and 8, as bits do.
//!
//! ```
//! use snippets::{mex::mex, tables};
//!
//! let mut rows = vec![vec![0; 8]; 8];
//! for a in 0..8 {
//!     for b in 0..8 {
//!         let of_the_first = (0..a).map(|rest| rows[rest][b]);
//!         let of_the_second = (0..b).map(|rest| rows[a][rest]);
//!         rows[a][b] = mex(of_the_first.chain(of_the_second));
//!     }
//! }
//! let table = "  | 0 1 2 3 4 5 6 7
//! --+----------------
//! 0 | 0 1 2 3 4 5 6 7
//! 1 | 1 0 3 2 5 4 7 6
//! 2 | 2 3 0 1 6 7 4 5
//! 3 | 3 2 1 0 7 6 5 4
//! 4 | 4 5 6 7 0 1 2 3
//! 5 | 5 4 7 6 1 0 3 2
//! 6 | 6 7 4 5 2 3 0 1
//! 7 | 7 6 5 4 3 2 1 0
//! ";
//! assert_eq!(tables::two_dimensions(&rows), table);
//! ```
//!
//! ## Problems
//!
//! None in the catalogue: it is a tool to find solutions with, not a part of them.
#![doc(alias = "打表")]
#![doc(alias = "找规律")]

/// The values, `columns` to a line. Each line is headed by the index of its first value, each
/// column by how many values come before it in its line. O(length of the text).
///
/// # Panics
/// If `columns` is 0.
pub fn one_dimension(values: &[u64], columns: usize) -> String {
    aligned(&values.chunks(columns).collect::<Vec<_>>(), columns)
}

/// A line for each row, with the indices of the rows and of the columns. Rows may differ in length.
/// O(length of the text).
pub fn two_dimensions(rows: &[Vec<u64>]) -> String {
    aligned(&rows.iter().map(Vec::as_slice).collect::<Vec<_>>(), 1)
}

/// The rows under a line of column indices; the heads of the rows are multiples of `step`.
fn aligned(rows: &[&[u64]], step: usize) -> String {
    let columns = rows.iter().map(|row| row.len()).max().unwrap_or(0);
    let indices: Vec<u64> = (0..).take(columns).collect();
    let numbers = rows.iter().copied().flatten().chain(&indices);
    let width = numbers.max().map_or(0, |most| most.to_string().len());
    let last_head = rows.len().saturating_sub(1) * step;
    let head_width = last_head.to_string().len();

    let line = |head: &str, cells: &[u64]| {
        let cells = cells.iter().map(|cell| format!(" {cell:width$}"));
        format!("{head:>head_width$} |{}\n", cells.collect::<String>())
    };
    let mut text = line("", &indices);
    let rule = "-".repeat(columns * (width + 1));
    text += &format!("{}-+{rule}\n", "-".repeat(head_width));
    for (i, row) in rows.iter().enumerate() {
        text += &line(&(i * step).to_string(), row);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cells_stand_under_their_indices() {
        // The nim-sums of a and b, the last row cut short.
        let mut rows: Vec<Vec<u64>> = (0..11).map(|a| (0..11).map(|b| a ^ b).collect()).collect();
        rows[10].truncate(3);
        let text = two_dimensions(&rows);
        let lines: Vec<&str> = text.lines().collect();
        assert_eq!(lines.len(), 13);
        let head = lines[0];
        assert_eq!(head, "   |  0  1  2  3  4  5  6  7  8  9 10");
        assert_eq!(lines[1], "---+---------------------------------");
        for (a, line) in lines[2..].iter().enumerate() {
            assert_eq!(line[..4], format!("{a:2} |"));
            let shown = line[4..].split_whitespace().enumerate();
            assert_eq!(shown.clone().count(), rows[a].len());
            for (b, cell) in shown {
                let end = 4 + 3 * (b + 1);
                assert_eq!(line[..end].rsplit(' ').next(), Some(cell));
                assert_eq!(head[..end].rsplit(' ').next(), Some(b.to_string().as_str()));
                assert_eq!(cell, (a ^ b).to_string());
            }
        }
    }

    #[test]
    fn lines_are_headed_by_their_first_index() {
        let expected = "   |   0   1
---+--------
 0 |   7   0
 2 | 123   1
 4 |   0   0
 6 |   1   2
 8 |   3   4
10 |   5
";
        assert_eq!(
            one_dimension(&[7, 0, 123, 1, 0, 0, 1, 2, 3, 4, 5], 2),
            expected
        );
    }

    #[test]
    fn an_index_may_be_wider_than_every_cell() {
        let expected = "   |  0  1  2  3  4  5  6  7  8  9 10
---+---------------------------------
 0 |  1  1  1  1  1  1  1  1  1  1  1
11 |  1
";
        assert_eq!(one_dimension(&[1; 12], 11), expected);
    }

    #[test]
    fn an_empty_table_is_a_bare_frame() {
        assert_eq!(one_dimension(&[], 5), "  |\n--+\n");
        assert_eq!(two_dimensions(&[vec![]]), "  |\n--+\n0 |\n");
    }
}
