//! # Undirected vertex geography (二分图博弈)
//!
//! ## Rules
//!
//! A token on a vertex of an undirected graph. The players move it in turn along an edge to a
//! vertex where it has not been; the first vertex counts as visited. Who cannot move loses.
//!
//! ## Theorem
//!
//! The player to move wins exactly when the token's vertex is in every maximum matching of the
//! graph of the vertices that are not visited yet, its own included.
//!
//! ## Why
//!
//! Fix a maximum matching. If it leaves the token's vertex out, a move goes to a vertex that it
//! has, and the second player goes on along its edge. He always can: a move to an unmatched vertex
//! would end a path whose edges, swapped, make a larger matching. If every maximum matching has the
//! token's vertex, the first move goes along the edge of one of them, M, to a vertex w. Without the
//! token's vertex, M less this edge is maximum (one as large as M would have left the vertex out),
//! and it leaves w out.
//!
//! Some maximum matching leaves a vertex out exactly when a path with edges outside and inside of a
//! given one by turns leads there from a vertex that it leaves out, the last edge inside: swapped,
//! it is that matching, and two maximum matchings differ in such paths and in cycles.
//!
//! ## How to play
//!
//! Along the edges of one maximum matching, all the time.
//!
//! ## Cost
//!
//! O(m sqrt n), for bipartite graphs. The theorem holds for every graph, but a maximum matching
//! takes another algorithm there (blossoms).
//!
//! ## Example
//!
//! ```
//! use snippets::geography;
//!
//! // A path of four vertices, 0 - 2 - 1 - 3, and one of three, 4 - 5 - 6.
//! let moves = geography::winning_moves(7, &[(0, 2), (1, 2), (1, 3), (4, 5), (6, 5)]);
//! assert_eq!(moves, [Some(2), Some(3), Some(0), Some(1), None, Some(4), None]);
//! ```
//!
//! ## Problems
//!
//! `luogu_p1971`, `luogu_p4055`, `luogu_p4136`, `luogu_p4617`.
//!
//! ## Source
//!
//! A. S. Fraenkel, E. R. Scheinerman, D. Ullman, "Undirected edge geography", Theoretical Computer
//! Science 112 (1993).
use crate::adjacency::Adjacency;
use crate::matching;

/// For each start on the vertices `0` to `n - 1` a winning first move, `None` if there is none.
///
/// Each edge goes from the one side of the bipartite graph to the other, so no vertex has both an
/// edge from it and one to it. O(m sqrt n) for m edges, without recursion.
///
/// # Panics
/// If a vertex is not below `n`.
pub fn winning_moves(n: usize, edges: &[(usize, usize)]) -> Vec<Option<usize>> {
    let both = edges.iter().flat_map(|&(a, b)| [(a, b), (b, a)]);
    let neighbours = Adjacency::new(n, both);
    let mates = matching::maximum(n, edges);
    let mut moves = mates.clone();
    let mut left_out: Vec<usize> = (0..n).filter(|&v| mates[v].is_none()).collect();
    while let Some(v) = left_out.pop() {
        for &w in neighbours.of(v) {
            let u = mates[w as usize].expect("a maximum matching has no augmenting path");
            if moves[u].take().is_some() {
                left_out.push(u);
            }
        }
    }
    moves
}

/// The edges between the free neighbours by side of a board, each from a cell whose row and column
/// have an even sum. Cell `(row, column)` is vertex `row * columns + column`. O(rows columns).
pub fn board_edges(
    rows: usize,
    columns: usize,
    free: impl Fn(usize) -> bool,
) -> Vec<(usize, usize)> {
    let mut edges = Vec::new();
    for row in 0..rows {
        for column in 0..columns {
            let cell = row * columns + column;
            let right = (column + 1 < columns).then_some(cell + 1);
            let down = (row + 1 < rows).then_some(cell + columns);
            for next in right.into_iter().chain(down) {
                if free(cell) && free(next) {
                    let even = (row + column) % 2 == 0;
                    edges.push(if even { (cell, next) } else { (next, cell) });
                }
            }
        }
    }
    edges
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::Search;

    #[test]
    fn every_graph_on_three_and_four_vertices() {
        let pairs: Vec<_> = (0..3).flat_map(|a| (3..7).map(move |b| (a, b))).collect();
        for code in 0..1 << pairs.len() {
            let present = (0..pairs.len()).filter(|i| code >> i & 1 == 1);
            let edges: Vec<_> = present.map(|i| pairs[i]).collect();
            let next = |v, w| edges.contains(&(v, w)) || edges.contains(&(w, v));
            // The vertex of the token and those that it has visited.
            let mut search = Search::normal(|&(v, visited): &(usize, u32)| {
                let free = (0..7).filter(|&w| next(v, w) && visited >> w & 1 == 0);
                free.map(|w| (w, visited | 1 << w)).collect()
            });
            for (start, first) in winning_moves(7, &edges).into_iter().enumerate() {
                assert_eq!(
                    first.is_some(),
                    search.wins(&(start, 1 << start)),
                    "{edges:?}"
                );
                if let Some(first) = first {
                    assert!(next(start, first), "{edges:?}");
                    let option = (first, 1 << start | 1 << first);
                    assert!(!search.wins(&option), "{edges:?}");
                }
            }
        }
    }

    #[test]
    fn every_choice_of_free_cells_on_small_boards() {
        for (rows, columns) in [(0, 2), (1, 1), (1, 3), (3, 1), (2, 3), (3, 2), (3, 3)] {
            let cells = 0..rows * columns;
            for code in 0..1 << cells.len() {
                let free = |cell: usize| code >> cell & 1 == 1;
                let mut expected = Vec::new();
                for (v, w) in cells
                    .clone()
                    .flat_map(|v| cells.clone().map(move |w| (v, w)))
                {
                    let (row, column): (usize, usize) = (v / columns, v % columns);
                    let steps = row.abs_diff(w / columns) + column.abs_diff(w % columns);
                    if (row + column) % 2 == 0 && steps == 1 && free(v) && free(w) {
                        expected.push((v, w));
                    }
                }
                let mut edges = board_edges(rows, columns, free);
                edges.sort_unstable();
                assert_eq!(edges, expected, "{rows} x {columns}, {code:#b}");
            }
        }
    }
}
