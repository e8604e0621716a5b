//! # Tables of Grundy values (打表)
//!
//! Where no theorem is known, compute small values by the rules, print them, and look for a pattern:
//! section 6 of the [first lesson](crate::first_lesson). Where to look in a table:
//!
//! - Perhaps the game is known by another name: [`guess`](crate::guess) asks the library for games that have
//!   these values, and has a table of those with a name.
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
//! ## A closed form found from a table
//!
//! A heap of x stones has a bound a. A move takes d stones, 1 ≤ d ≤ a, so that in binary d has ones only
//! where x has ones: some ones of x become zeros. From x = 22 = 10110 one may take 2, 4, 6, 16, 18, 20 or
//! 22, if that is at most a. What is the Grundy value?
//!
//! **Print.** The values of x = 22 by their bounds:
//!
//! | a | 0, 1 | 2, 3 | 4, 5 | 6 to 15 | 16, 17 | 18, 19 | 20, 21 | 22 and more |
//! | --- | --- | --- | --- | --- | --- | --- | --- | --- |
//! | greatest take | 0 | 2 | 4 | 6 | 16 | 18 | 20 | 22 |
//! | the same at the ones of x | 000 | 001 | 010 | 011 | 100 | 101 | 110 | 111 |
//! | value | 0 | 1 | 0 | 2 | 3 | 3 | 0 | 3 |
//!
//! Only the greatest take matters; that is no surprise. For x = 7 and the bounds 0 to 7 the values are 0, 1, 0, 2,
//! 3, 3, 0, 3, too. So zeros of x may be left out, and a heap is a number m: the greatest take, written at the
//! places of the ones of x. Ones of x above the highest of m can never be taken. So let x be 2^L − 1 for an
//! m of L digits, and print the values again, a line for each L, from m = 2^(L − 1) on:
//!
//! ```
//! use snippets::search::Search;
//! use snippets::tables;
//!
//! let mut search = Search::normal(|&(bound, heap): &(u64, u64)| {
//!     let takes = (1..=bound).filter(|take| take & heap == *take);
//!     takes.map(|take| (bound, heap - take)).collect()
//! });
//! let mut rows = vec![vec![0]];
//! for length in 1..=5 {
//!     let bounds = 1 << (length - 1)..1 << length;
//!     rows.push(bounds.map(|m| search.grundy(&(m, (1 << length) - 1))).collect());
//! }
//! let table = "  |  0  1  2  3  4  5  6  7  8  9 10 11 12 13 14 15
//! --+------------------------------------------------
//! 0 |  0
//! 1 |  1
//! 2 |  0  2
//! 3 |  3  3  0  3
//! 4 |  2  4  4  4  4  4  0  4
//! 5 |  5  5  5  5  5  5  5  5  5  5  5  5  5  5  0  5
//! ";
//! assert_eq!(tables::two_dimensions(&rows), table);
//! ```
//!
//! **Look.** The last value but one of a line is 0, the first of an even line L is L − 2, all others are
//! L. So *the value is 0 if m = 2^L − 2, it is L − 2 if m = 2^(L − 1) and L is even, and otherwise it is
//! L.* (For m = 2 the first two say the same.)
//!
//! **Prove.** By induction over L. After a move the greatest take is that of the ones that are left, at most m.
//! Ones are called *free* if all of them may be taken together. At a first reading, stop after step 3.
//!
//! 1. No value is above the number of ones, as each move takes at least one of them. So all options are
//!    below L, and where the value is to be L, one has to find each of 0 to L − 1.
//! 2. m = 2^L − 1. All ones are free, so any of them may be taken. If k are left, these are free, too, of
//!    value k. So the value is L.
//! 3. m = 2^L − 2, L ≥ 2. Only to take all is forbidden. So after any move the opponent takes the rest: 0.
//! 4. Otherwise L ≥ 3. Write m = 2^(L − 1) + f. A move may take the *top* one with lower ones of a sum up
//!    to f; what it leaves is free, and worth its number of ones. Or it takes some lower ones, whichever;
//!    then the top one and k ≤ L − 2 lower ones are left, with a new m of k + 1 digits: a 1, and behind
//!    it the greatest sum of the k ones up to f.
//! 5. f = 0. The first kind of moves takes the top one alone and leaves the value L − 1. The second kind
//!    leaves the new m 1, 10, 100, ... with up to L − 1 digits, of the values 1, 0, 3, 2, 5, 4, ... For
//!    odd L these are 0 to L − 1 without a gap. For even L the last of them is L − 1, and L − 2 is
//!    missing.
//! 6. 1 ≤ f ≤ 2^(L − 1) − 3. Number the lower ones from 0, the lowest, to L − 2, and let 2^j − 1 ≤ f <
//!    2^(j + 1) − 1. So 1 ≤ j ≤ L − 2.
//!    - *Value 0.* In f some digit above the lowest is 0; let p be the highest such place. Leave the top one and the
//!      places from p up. Of these all but p are within f, and not all: the new m is 11...10.
//!    - *Value 1.* Leave the top one alone.
//!    - *Values 2 to j + 1.* Leave the top one and the lowest k, 1 ≤ k ≤ j. Their sum 2^k − 1 is within f, so all
//!      k + 1 are free.
//!    - *Values L − 1 − j to L − 1.* Take the top one and the lowest i, 0 ≤ i ≤ j.
//!    - *A value v between, j + 2 ≤ v ≤ L − 2 − j.* Leave the top one, the lowest, and v − 2 of the places from
//!      j + 1 up, which are L − 2 − j. Of the lower ones only the lowest is within f. So the new m is 10...01 with v ≥ 3
//!      digits, of value v.
//!
//! ## Patterns that break late
//!
//! A pattern that fits the whole table may end right behind it. These all did:
//!
//! | takes | the lost heaps seem to be | for the first | the first heap that is wrong |
//! | --- | --- | --- | --- |
//! | squares | 0, 2 modulo 5 | 10 lost heaps | 25 |
//! | Fibonacci numbers | 0, 4 modulo 10 | 7 | 34 |
//! | triangular numbers | 0, 2, 4 modulo 9 | 12 | 36 |
//! | factorials | 0, 3 modulo 7 | 7 | 24 |
//! | Catalan numbers | 0 modulo 3 | 14 | 42 |
//! | 1, 3, 40 | 0 modulo 2, the values 0 1 0 1 ... twenty times | 20 | 40 |
//! | primes | the values ⌊(n mod 9) / 2⌋ | 4 | 18 |
//! | [Grundy's game](crate::grundys_game) | 1 modulo 3, but for 0 and 2 | 6 | 13 |
//! | two or three parts, all different ([`splitting`](crate::splitting#variants)) | 1, 2, 4, 8, 16, the powers of two | 5 | 32 |
//! | two neighbours of a row, the last move loses (Dawson's Kayles) | 2, 3, 7, 8, 12 modulo 14 | 15 | 44 |
//! | Domineering on 2 × n cells ([`partizan`](crate::partizan#variants)) | who wins has the period 4 | 12 boards | n = 13 |
//! | largest or smallest digit ([`number_theory`](crate::number_theory#variants)) | 0 modulo 10 | 14 | 132 |
//!
//! *How to see it coming.* Say that the lost heaps are those with certain remainders modulo p. As long as each
//! other heap has a take to such a remainder, the pattern holds up to the first take that *joins two heaps of
//! the pattern*: that is congruent to 0 or to the difference of two of the remainders. There it ends, at this
//! take or a few stones above it. So look at the takes and not at the table: 25 is the first square that is 0,
//! 2 or 3 modulo 5, 34 the first Fibonacci number that is 0, 4 or 6 modulo 10, 36 the first triangular number
//! that is 0, 2, 4, 5 or 7 modulo 9, 24 the first factorial that is 0, 3 or 4 modulo 7, and 42 the first
//! Catalan number that is 0 modulo 3. If no take joins two, the pattern is proved: powers of two, 0 modulo 3;
//! powers of four (1, 4, 16, ...), 0 and 2 modulo 5; 1 and the primes, 0 modulo 4; 1 and the prime powers, 0
//! modulo 6; the Lucas numbers 1, 2, 3, 4, 7, 11, ..., 0 modulo 5. For a period of values see
//! [`periodic`](crate::periodic): it has to be seen over as many heaps as the greatest take has stones.
//!
//! ## Problems
//!
//! A table is a tool to find solutions with, and seldom a part of them. The one above solves
//!
//! - [`cf2027e1`](crate::problems::tables::cf2027e1) Codeforces 2027E1 Bit Game (Easy Version)
#![doc(alias = "打表")]
#![doc(alias = "Tables of Grundy values")]
#![doc(alias = "找规律")]
#![doc(alias = "pattern")]

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
    use crate::search::Search;

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

    #[test]
    fn the_closed_form_for_bounds_and_heaps_of_seven_digits() {
        let mut search = Search::normal(|&(bound, heap): &(u64, u64)| {
            let takes = (1..=bound).filter(|take| take & heap == *take);
            takes.map(|take| (bound, heap - take)).collect()
        });
        for (bound, heap) in (0..128).flat_map(|bound| (0..128).map(move |heap| (bound, heap))) {
            let mut takes = (0..=bound).rev().filter(|take| take & heap == *take);
            let take = takes.next().expect("0");
            let places = (0..7).rev().filter(|place| heap >> place & 1 == 1);
            let m = places.fold(0, |m, place| 2 * m + (take >> place & 1));
            let length = (0..8)
                .find(|&length| m < 1 << length)
                .expect("seven digits");
            let expected = if length > 0 && m == (1 << length) - 2 {
                0
            } else if length % 2 == 0 && 2 * m == 1 << length {
                length - 2
            } else {
                length
            };
            assert_eq!(search.grundy(&(bound, heap)), expected, "{bound}, {heap}");
        }
    }

    /// The first heap up to `most` that is lost or won against the pattern.
    fn breaks_at(takes: &[u64], period: u64, remainders: &[u64], most: usize) -> Option<u64> {
        let lost = crate::subtraction::lost_heaps(takes, most);
        let is_wrong = |n: &u64| remainders.contains(&(n % period)) != lost.contains(n);
        (0..=most as u64).find(is_wrong)
    }

    /// The first take that joins two heaps of the pattern.
    fn joins(takes: &[u64], period: u64, remainders: &[u64]) -> Option<u64> {
        let is_one = |take: &u64| {
            let moved = remainders.iter().map(|rest| (rest + take) % period);
            moved.into_iter().any(|rest| remainders.contains(&rest))
        };
        takes.iter().copied().find(is_one)
    }

    fn is_prime(n: u64) -> bool {
        n > 1 && (2..n).all(|divisor| n % divisor != 0)
    }

    #[test]
    fn patterns_end_with_the_first_take_that_joins_two_heaps() {
        let squares: Vec<u64> = (1..=20).map(|n| n * n).collect();
        let fibonacci = [1, 2, 3, 5, 8, 13, 21, 34, 55, 89, 144, 233];
        let triangular: Vec<u64> = (1..=25).map(|n| n * (n + 1) / 2).collect();
        let factorials = [1, 2, 6, 24, 120];
        let catalan = [1, 2, 5, 14, 42, 132];
        let patterns: [(&[u64], u64, &[u64], u64, usize); 5] = [
            (&squares, 5, &[0, 2], 25, 10),
            (&fibonacci, 10, &[0, 4], 34, 7),
            (&triangular, 9, &[0, 2, 4], 36, 12),
            (&factorials, 7, &[0, 3], 24, 7),
            (&catalan, 3, &[0], 42, 14),
        ];
        for (takes, period, remainders, first, count) in patterns {
            assert_eq!(breaks_at(takes, period, remainders, 200), Some(first));
            assert_eq!(joins(takes, period, remainders), Some(first));
            let before = (0..first).filter(|n| remainders.contains(&(n % period)));
            assert_eq!(before.count(), count, "{first}");
        }
        let powers: Vec<u64> = (0..9).map(|n| 1 << n).collect();
        let fours: Vec<u64> = (0..5).map(|n| 1 << (2 * n)).collect();
        let primes: Vec<u64> = (1..=300).filter(|&n| n == 1 || is_prime(n)).collect();
        let is_power = |&n: &u64| {
            let prime = (2..=n).find(|divisor| n % divisor == 0);
            prime.map_or(true, |prime| prime.pow(n.ilog(prime)) == n)
        };
        let prime_powers: Vec<u64> = (1..=300).filter(is_power).collect();
        let lucas = [1, 2, 3, 4, 7, 11, 18, 29, 47, 76, 123, 199];
        let proved: [(&[u64], u64, &[u64]); 5] = [
            (&powers, 3, &[0]),
            (&fours, 5, &[0, 2]),
            (&primes, 4, &[0]),
            (&prime_powers, 6, &[0]),
            (&lucas, 5, &[0]),
        ];
        for (takes, period, remainders) in proved {
            assert_eq!(breaks_at(takes, period, remainders, 300), None, "{takes:?}");
            assert_eq!(joins(takes, period, remainders), None, "{takes:?}");
        }
    }

    #[test]
    fn other_patterns_that_break() {
        let values = crate::subtraction::grundy_values(&[1, 3, 40], 45);
        let wrong = (0..).zip(values).find(|&(n, value)| value != n % 2);
        assert_eq!(wrong, Some((40, 2)));

        let primes: Vec<u64> = (1..=40).filter(|&n| is_prime(n)).collect();
        let values = crate::subtraction::grundy_values(&primes, 40);
        let wrong = (0..).zip(values).find(|&(n, value)| value != n % 9 / 2);
        assert_eq!(wrong.map(|(n, _)| n), Some(18));

        let values = crate::grundys_game::grundy_values(20);
        let wrong = (1..=20).find(|&n| (values[n] == 0) != (n % 3 == 1 || n == 2));
        assert_eq!(wrong, Some(13));

        let mut search = Search::misere(|rows: &Vec<u64>| {
            let mut options = Vec::new();
            for (i, &row) in rows.iter().enumerate() {
                // One of some equal rows is enough.
                if rows[..i].contains(&row) {
                    continue;
                }
                for left in 0..=(row - 2) / 2 {
                    let mut option = [&rows[..i], &rows[i + 1..], &[left, row - 2 - left]].concat();
                    option.retain(|&row| row > 1);
                    option.sort_unstable();
                    options.push(option);
                }
            }
            options
        });
        let seems = [2, 3, 7, 8, 12];
        let wrong = (2..=44).find(|n| search.wins(&vec![*n]) == seems.contains(&(n % 14)));
        assert_eq!(wrong, Some(44));
        let before = (2..44).filter(|n| seems.contains(&(n % 14)));
        assert_eq!(before.count(), 15);
    }
}
