//! # Stable matching (稳定匹配) and the zigzag game
//!
//! [`geography`](crate::geography) with weights: one player goes along heavier and heavier edges,
//! the other along lighter ones. A matching decides this game, too, but a stable one, not a maximum
//! one.
//!
//! ## Rules
//!
//! Each row and each column of a square table stands for a vertex, and the number where they meet is the
//! weight of the edge between them; all weights are different. Alice puts a token on a vertex and says
//! whether she climbs, so that each edge of hers has to be heavier than the one before and each edge of Bob's
//! lighter, or falls: then it is the other way round. Bob moves the token along any edge. Then they move in
//! turn, Alice first, each to a vertex that was not visited. A player who cannot move loses.
//!
//! ## Stable matchings
//!
//! A *matching* gives each row a column as its partner, and each column a row. It is *stable* if there
//! are no row and column that both like each other better than their partners. Here rows like light
//! edges best, and columns heavy ones.
//!
//! ## Theorem (Gale, Shapley)
//!
//! There is always a stable matching.
//!
//! ## Why there is one
//!
//! Each row without a partner proposes to the columns in the order in which it likes them. A column
//! accepts if it has no partner, or if it likes the row better than its partner; then the old partner
//! is without one.
//!
//! 1. *Each row finds a partner.* A column that was asked has a partner ever after. A row that was
//!    turned down by all columns would find all of them taken by other rows, but there are fewer of
//!    these.
//! 2. *The matching is stable.* A row that likes a column better than its partner has asked this column
//!    before. The column has turned it down, then or later, for a row that it likes better, and since
//!    then it has changed only to even better ones.
//!
//! ## Theorem (the zigzag game)
//!
//! Bob wins: he always moves along the edge of a stable matching. Here the vertices of the side where Alice
//! starts are the rows. If she climbs, rows like light edges best, and columns heavy ones; if she falls, rows
//! like heavy edges best, and columns light ones.
//!
//! ## Why Bob wins
//!
//! Say that Alice starts on a row and climbs. Bob moves from row u to its partner v, so Alice is
//! always on a column, and has come there along the edge from its partner.
//!
//! 1. She moves from v to a row u′ along an edge heavier than the one from u to v. So v likes u′
//!    better than its partner.
//! 2. As the matching is stable, u′ likes its partner v′ better than v: the edge from u′ to v′ is
//!    lighter than that from v to u′, so it is light enough for Bob's answer.
//! 3. The column v′ was not visited: only Bob goes to columns, to v′ from u′ only, and u′ is new.
//!
//! So Bob can always answer, and as the vertices come to an end, Alice is the one who cannot move.
//! If she starts on a column, the table is transposed; if she falls, all weights change their
//! signs.
//!
//! ## How to play
//!
//! [`partners`] of the table, transposed if Alice starts on a column, with negative weights
//! if she falls. Bob goes from each row to the column that it has there.
//!
//! ## Cost
//!
//! O(n² log n) for n rows: each is sorted, and proposes at most once to each column.
//!
//! ## Example
//!
//! | | column 0 | column 1 |
//! | --- | --- | --- |
//! | row 0 | 1 | 3 |
//! | row 1 | 2 | 4 |
//!
//! Both rows like column 0 best, and it likes row 1 better, where the weight is 2. So row 0 has to
//! take column 1. In the game Alice climbs from row 0: Bob goes to column 1 along weight 3, she
//! goes to row 1 along 4, he goes to column 0 along 2, and she cannot move, as row 0 was visited.
//!
//! ```
//! use snippets::stable_matching::partners;
//!
//! assert_eq!(partners(&[vec![1, 3], vec![2, 4]]), [1, 0]);
//! ```
//!
//! ## Problems
//!
//! - [`cf1147f`](crate::problems::stable_matching::cf1147f) Codeforces 1147F Zigzag Game
//!
//! ## Source
//!
//! D. Gale, L. S. Shapley, "College admissions and the stability of marriage", American
//! Mathematical Monthly 69 (1962), <https://doi.org/10.2307/2312726>; the game:
//! [Codeforces 1147F](https://codeforces.com/problemset/problem/1147/F).
#![doc(alias(
    "稳定婚姻",
    "Stable matching",
    "稳定匹配",
    "Gale-Shapley",
    "zigzag game"
))]

/// Returns the columns that the rows have as partners in a stable matching, where rows like small weights
/// best and columns large ones. O(n² log n) for n rows.
///
/// # Panics
/// If the table is no square, or if two weights are equal.
#[track_caller]
pub fn partners(weights: &[Vec<i64>]) -> Vec<usize> {
    let n = weights.len();
    let is_square = weights.iter().all(|row| row.len() == n);
    assert!(is_square, "the table is no square");
    let mut all = weights.concat();
    all.sort_unstable();
    let differ = all.windows(2).all(|pair| pair[0] < pair[1]);
    assert!(differ, "two equal weights");
    // The columns that a row has still to ask, the one that it likes best at the end.
    let mut wishes: Vec<Vec<usize>> = weights.iter().map(|_| (0..n).collect()).collect();
    for (row, wishes) in weights.iter().zip(&mut wishes) {
        wishes.sort_by_key(|&column| std::cmp::Reverse(row[column]));
    }
    let mut rows: Vec<Option<usize>> = vec![None; n];
    for mut row in 0..n {
        // A row that loses its partner asks next.
        while let Some(column) = wishes[row].pop() {
            match rows[column] {
                Some(partner) if weights[partner][column] > weights[row][column] => {}
                partner => {
                    rows[column] = Some(row);
                    match partner {
                        Some(partner) => row = partner,
                        None => break,
                    }
                }
            }
        }
    }
    let mut columns = vec![0; n];
    for (column, row) in rows.into_iter().enumerate() {
        columns[row.expect("a partner for each column")] = column;
    }
    columns
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::random::Random;

    /// Tables of all sizes up to `most` with the weights in a random order.
    fn tables(most: usize, count: u64) -> impl Iterator<Item = Vec<Vec<i64>>> {
        (0..count).zip((1..=most).cycle()).map(|(seed, n)| {
            let mut weights: Vec<i64> = (1..).take(n * n).collect();
            Random::new(seed).shuffle(&mut weights);
            weights.chunks(n).map(<[i64]>::to_vec).collect()
        })
    }

    #[test]
    fn no_two_would_rather_have_each_other() {
        for weights in tables(7, 500) {
            let columns = partners(&weights);
            let mut sorted = columns.clone();
            sorted.sort_unstable();
            assert!(sorted.into_iter().eq(0..weights.len()), "{weights:?}");
            for (row, &partner) in columns.iter().enumerate() {
                for (other, &column) in columns.iter().enumerate() {
                    let row_would = weights[row][column] < weights[row][partner];
                    let column_would = weights[row][column] > weights[other][column];
                    assert!(!(row_would && column_would), "{weights:?}");
                }
            }
        }
    }

    /// Whether Alice, who climbs, wins against Bob's matching, from a column after an edge of
    /// `weight` or, if there was none, by starting on a row.
    fn alice_wins(weights: &[Vec<i64>], columns: &[usize], visited: &[usize], weight: i64) -> bool {
        let column = visited.last().map(|&row| columns[row]);
        (0..columns.len()).any(|row| {
            let came = column.map_or(weight, |column| weights[row][column]);
            if visited.contains(&row) || (column.is_some() && came < weight) {
                return false;
            }
            let answer = weights[row][columns[row]];
            let visited = [visited, &[row]].concat();
            column.is_some() && answer > came || alice_wins(weights, columns, &visited, answer)
        })
    }

    #[test]
    fn bob_wins_the_zigzag_game() {
        for weights in tables(4, 400) {
            let transposed: Vec<Vec<i64>> = (0..weights.len())
                .map(|column| weights.iter().map(|row| row[column]).collect())
                .collect();
            for table in [weights, transposed] {
                let negative = table
                    .iter()
                    .map(|row| row.iter().map(|weight| -weight).collect());
                for table in [table.clone(), negative.collect()] {
                    let columns = partners(&table);
                    assert!(!alice_wins(&table, &columns, &[], 0), "{table:?}");
                }
            }
        }
    }

    #[test]
    #[should_panic(expected = "the table is no square")]
    fn a_row_that_is_too_long_is_refused() {
        partners(&[vec![1, 2], vec![3, 4, 5]]);
    }
}
