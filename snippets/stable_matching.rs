//! # Stable matching (稳定匹配) and the zigzag game
//!
//! ## Rules
//!
//! Each row and each column of a square table stands for a vertex, and the number where they meet
//! for the weight of the edge between them; all weights are different. Alice puts a token on a
//! vertex and says whether she climbs or falls. Bob moves it along any edge, and then they move in
//! turn, Alice first, each to a vertex that was not visited: Alice, if she climbs, along an edge
//! heavier than the one before and Bob along a lighter one, else the other way round. Who cannot
//! move loses.
//!
//! A matching is stable if no row and column would both rather have each other than their partners,
//! where rows like light edges best and columns heavy ones.
//!
//! ## Theorem (Gale, Shapley)
//!
//! There is always a stable matching.
//!
//! ## Why
//!
//! Each row without a partner proposes to the columns in the order in which it likes them. A column
//! accepts if it has no partner, or likes the row better than its partner, who then is without one.
//! A column that was asked has a partner ever after, so a row that was turned down by all would
//! find all columns taken by as many other rows: that cannot be. In the end, a row that likes a
//! column better than its partner has asked it, and the column has a partner whom it likes better.
//!
//! ## Theorem
//!
//! Bob wins the zigzag game: on the side where Alice starts, he moves along the edge of a stable
//! matching, where that side likes light edges best if Alice climbs, and heavy ones if she falls.
//!
//! ## Why
//!
//! Say that Alice climbs and starts on a row. She always moves from a column v, to which Bob went
//! along the edge from its partner u, to a row u' along an edge heavier than (u, v). So v likes u'
//! better than u, and u', as the matching is stable, likes its partner v' better than v: (u', v')
//! is lighter than (u', v), and Bob may move along it, as v' was visited only if u' was. So he can
//! always answer, and the vertices come to an end. If she falls, all weights turn around.
//!
//! ## How to play
//!
//! [`stable_matching`] for the table, transposed if Alice starts on a column, with negative weights
//! if she falls.
//!
//! ## Cost
//!
//! O(n² log n) for n rows: each is sorted, and proposes at most once to each column.
//!
//! ## Example
//!
//! ```
//! use snippets::stable_matching::stable_matching;
//!
//! // Row 0 likes column 0 best, but that likes row 1 better.
//! assert_eq!(stable_matching(&[vec![1, 3], vec![2, 4]]), [1, 0]);
//! ```
//!
//! ## Problems
//!
//! `cf1147f`.
//!
//! ## Source
//!
//! D. Gale, L. S. Shapley, "College admissions and the stability of marriage", American
//! Mathematical Monthly 69 (1962); the game: Codeforces 1147F.

/// The columns that the rows have as partners in a stable matching, where rows like small weights
/// best and columns large ones. O(n² log n) for n rows.
///
/// # Panics
/// If the table is no square.
pub fn stable_matching(weights: &[Vec<i64>]) -> Vec<usize> {
    let n = weights.len();
    // The columns that a row has still to ask, the one that it likes best at the end.
    let mut wishes: Vec<Vec<usize>> = weights.iter().map(|_| (0..n).collect()).collect();
    for (row, wishes) in weights.iter().zip(&mut wishes) {
        wishes.sort_by_key(|&column| std::cmp::Reverse(row[column]));
    }
    let mut rows: Vec<Option<usize>> = vec![None; n];
    for mut row in 0..n {
        // Who loses a partner asks next.
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
            let columns = stable_matching(&weights);
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

    /// Whether Alice, who climbs, wins against Bob's matching, from a column after an edge of `weight`
    /// or, if there was none, by starting on a row.
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
                    let columns = stable_matching(&table);
                    assert!(!alice_wins(&table, &columns, &[], 0), "{table:?}");
                }
            }
        }
    }
}
