//! # Undirected vertex geography (二分图博弈)
//!
//! A token walks over a graph and never comes back to a vertex: a piece goes from cell to cell, or
//! a knight jumps over a board. Most such graphs are *bipartite*: their vertices have two colours,
//! as the cells of a chessboard, and each edge joins one of each.
//!
//! ## Rules
//!
//! A token on a vertex of an undirected graph. The players move it in turn along an edge to a
//! vertex where it has not been; the first vertex counts as visited. A player who cannot move
//! loses.
//!
//! ## Theorem (Anderson)
//!
//! A *matching* is a set of edges of which no two have a common vertex; it is *maximum* if none has
//! more edges. It *leaves out* a vertex that is on none of its edges.
//!
//! The player to move wins exactly when no maximum matching leaves out the token's vertex, in the
//! graph of this vertex and those that were not visited.
//!
#![doc = include_str!("pictures/geography.svg")]
//!
//! ## Why
//!
//! 1. *Some maximum matching M leaves out the token's vertex v: lost.* The second player always goes
//!    along an edge of M. So after each of these moves the vertices that were visited are v and pairs
//!    of partners. Say that the first player now moves to w. If M left out w, the edges of the walk
//!    from v to w would be alternately outside and inside M, the first and the last one outside, and
//!    swapping them would give one edge more than M has. So w has a partner, which was not visited.
//! 2. *No maximum matching leaves out v: won.* Go along the edge of any maximum matching M, to w.
//!    On the graph without v, a matching as large as M would be maximum with v, too, and leave it
//!    out. So M without the edge from v to w is maximum there, and it leaves out w: by step 1 that
//!    is lost for the opponent.
//! 3. *Which vertices does some maximum matching leave out?* Take a maximum matching M. They are the
//!    vertices that M leaves out, and the ends of paths that begin at such a vertex and whose edges are
//!    alternately outside and inside M, the last one inside. For if the edges of such a path are
//!    swapped, M keeps its number of edges and leaves out the end of the path. Conversely, let a
//!    maximum matching N leave out v, while M does not. The edges that are in only one of the two form
//!    paths and cycles, and one of the paths begins at v with an edge of M. It has as many edges of N
//!    as of M, as both are maximum, so it ends with an edge of N, at a vertex that M leaves out.
//!
//! ## How to play
//!
//! [`winning_move_by_start`] returns the first move. After that go along the edges of the same
//! matching, or leave out the edges at visited vertices and ask again.
//!
//! ## Other rules
//!
//! *The first player chooses the start*, and the second one moves from there. The first player
//! needs a lost start, so he wins exactly when some maximum matching leaves out a vertex: when the
//! graph has no *perfect* matching, one that leaves out none. The lost starts are those without a
//! winning move (`luogu_p4055`).
//!
//! *Trees* ([`winning_move_by_start_in_tree`]). Pair some leaf with its neighbour, take both off the
//! tree with their edges, and go on with a leaf of what is left, until no edge is left: the pairs are a
//! maximum matching, in O(n). *Why:* let w be the only neighbour of the leaf v. Some maximum matching
//! has the edge from v to w: one that does not has another edge at w, or it would not be maximum, and
//! that edge may be exchanged for the one to v. So the rest of this matching is a maximum matching of
//! what is left, and the induction runs over the number of edges. Then step 3 decides all starts. The
//! vertices that this one matching leaves out are not all of the lost starts: of a path of three vertices
//! it leaves out one end, and both are lost (`cf1970c3`).
//!
//! *Graphs given by a rule* (不建边的匹配, 贪心匹配; `luogu_p5801`). The token goes to any ancestor or descendant, or
//! to any number that fits by its size: there are too many edges for a matching algorithm. Find a vertex that
//! can be matched with a certain neighbour without loss, as the leaf of a tree, take both off and go on. For
//! the vertices of a rooted tree, with an edge wherever one is above the other: the least number of vertices
//! in the subtree of v that a matching inside leaves out is left(v) = s − 1 if s > 0, and 1 if s = 0, where s
//! is the sum of left(c) over the children c. So if the first player chooses the start, he wins exactly if
//! left(root) > 0. *Why:* no edge joins the subtrees of two children, so without v at least s vertices are
//! left out, and v takes one of them or is left out itself; it may go with any of them, as all are below it.
//! The parity of s is that of the number of vertices below v, and left(v) is 1, 1, 3, 5, ... for s = 0, 2, 4,
//! 6, ... and 0, 2, 4, ... for s = 1, 3, 5, ...: it never falls as s grows, so the least s is best. (A root
//! with two children, one of which has four leaves: left is 3 and 1, then 3 for the root: won. On a path of
//! four vertices it is 0: lost.)
//!
//! *Copies* (重复的点; CodeChef GTHRONES). If each vertex may be visited several times, c(v) times the vertex v,
//! put c(v) copies in its place, each with all copies of the neighbours. The copies need not be written down:
//! a matching of theirs is a flow (最大流) from the one class of a bipartite graph to the other one with c(v) as
//! the bound at each vertex, and some maximum matching leaves out a copy of v exactly if the greatest flow is
//! the same with c(v) − 1.
//!
//! *By the largest independent set* (最大独立集; Codeforces 1710E). A set of vertices is independent if no two of
//! them are neighbours; let α be the size of a largest one. On a bipartite graph a start is lost exactly if α
//! is smaller without that vertex. *Why:* if a maximum matching has ν edges, α = n − ν on a bipartite graph
//! of n vertices (Kőnig). Without the vertex it is n − 1 − ν if some maximum matching leaves it out, and
//! otherwise n − 1 − (ν − 1). So the edges are not needed where α can be seen.
//!
//! A token on a board goes along its row or its column to a cell of the other colour, where it has not been.
//! In an independent set no row and no column holds both colours. So give each row and each column a colour,
//! and count the cells that agree with both. For given rows each column takes the better colour. If cell (i,
//! j) is black exactly if aᵢ + bⱼ ≤ x, with a₁ ≤ ... ≤ aₙ, the black rows are the first p, as a row further
//! up has no fewer black cells and no more white ones in any columns. If column j holds cⱼ black cells, it
//! counts min(p, cⱼ) or n − max(p, cⱼ), so α is the greatest sum of max(min(p, cⱼ), n − max(p, cⱼ)) over all
//! columns, for p from 0 to n. (Column j is black if p + cⱼ > n, so if the columns are sorted, too, two
//! pointers find all these sums.) For the board without the start let both colours be tried for its row, and
//! the others be black up to some row; the start itself never counts.
//!
//! *Weights*, with heavier edges for one player and lighter ones for the other:
//! [`stable_matching`](crate::stable_matching).
//!
//! *Boards*: [`board_edges`](crate::graphs::board_edges).
//!
//! *Graphs that are not bipartite.* The theorem and its proof hold for every graph, but a maximum
//! matching takes another algorithm there, with blossoms (带花树), which is not in this library.
//!
//! *Edges are used up, not vertices.* The token goes along an edge that was not used before, and may come back
//! to a vertex. That is another game: on a square all starts are won with matchings, but lost here, after four
//! moves. *On a bipartite graph* the player to move loses exactly if the token's vertex v is in a set S of
//! vertices of its colour such that each vertex of the other colour has an even number of edges into S. In
//! other words, with a row of zeros and ones for each vertex of that colour (which vertices of the other colour
//! are its neighbours), the row of v is the sum modulo 2 of some other rows: O(n³ / 64) by elimination. In a
//! tree it is the same as with vertices, as no way back is left. *Why,* by induction over the number of edges:
//!
//! 1. *There is such a set S: lost.* A step leads from v to some w and uses up an edge into S. So w has an odd
//!    number of edges into S now, and the opponent takes one of them. Then all numbers are even again.
//! 2. *There is none: won.* Then some set T of vertices of the other colour has an odd number of edges to v,
//!    and an even number to every other vertex of v's colour (a row that is no sum of the others is told from
//!    them by some linear form). Step from v into T. The edge is used up, so all numbers are even, and the
//!    opponent is at a vertex of T: by step 1 he loses.
//!
//! On other graphs, search.
//!
//! *Rules that only look like a known one* (WA?): row 13 of [false friends](crate::false_friends#the-table).
//!
//! ## Cost
//!
//! O((n + m) sqrt n) for n vertices and m edges, nearly all of it for the matching ([`matching`]); O(n) for
//! a tree.
//!
//! ## Example
//!
//! A path of four vertices and one of three, with a maximum matching as double lines:
//!
//! ```text
//!   0 ══ 2 ── 1 ══ 3        4 ══ 5 ── 6
//! ```
//!
//! The path of four is matched as a whole, and by one matching only: each start is won, by the move
//! to the partner. Of the path of three vertices 4 or 6 may be left out, so both are lost: from 4
//! there is only the move to 5, and from there the opponent goes to 6.
//!
//! ```
//! use snippets::geography;
//!
//! let edges = [(0, 2), (2, 1), (1, 3), (4, 5), (5, 6)];
//! let moves = geography::winning_move_by_start(7, &edges);
//! assert_eq!(moves[..4], [Some(2), Some(3), Some(0), Some(1)]);
//! assert_eq!((moves[4], moves[6]), (None, None));
//! assert!(moves[5] == Some(4) || moves[5] == Some(6));
//!
//! let moves = geography::winning_move_by_start_in_tree(&[(0, 1), (1, 2)]);
//! assert_eq!((moves[0], moves[2]), (None, None));
//! ```
//!
//! ## Problems
//!
//! Three positions to decide with a pencil come first:
//! [exercises, step 7](crate::exercises#step-7-trees-and-graphs).
//!
//! Easiest first.
//!
//! - [`luogu_p4136`](crate::problems::geography::luogu_p4136) Luogu P4136 谁能赢呢？
//! - [`luogu_p4055`](crate::problems::geography::luogu_p4055) Luogu P4055 \[JSOI2009\] 游戏
//! - [`luogu_p4617`](crate::problems::geography::luogu_p4617) Luogu P4617 \[COCI2017-2018#5\] Planinarenje
//! - [`cf1970c3`](crate::problems::geography::cf1970c3) Codeforces 1970C3 Game on Tree (Hard)
//! - [`luogu_p5801`](crate::problems::geography::luogu_p5801) Luogu P5801 \[SEERC2019\] Game on a Tree: a graph given by a rule
//! - [`luogu_p1971`](crate::problems::geography::luogu_p1971) Luogu P1971 \[NOI2011\] 兔兔与蛋蛋游戏
//!
//! ## Source
//!
//! W. N. Anderson, "Maximum matching and the game of Slither", Journal of Combinatorial Theory (B)
//! 17 (1974), on the game in which the path may grow at both ends; A. S. Fraenkel, E. R.
//! Scheinerman, D. Ullman, "Undirected edge geography", Theoretical Computer Science 112 (1993),
//! <https://doi.org/10.1016/0304-3975(93)90026-P>, on vertices and on edges.
#![doc(alias(
    "走过的边",
    "路径",
    "二分图博弈",
    "Undirected vertex geography",
    "generalized geography",
    "Slither",
    "不建边的匹配",
    "贪心匹配",
    "ancestor",
    "祖先",
    "最大独立集",
    "Largest independent set"
))]
use crate::graphs::{leaves_first, Adjacency};
use crate::matching;

/// Returns for each start on the vertices `0` to `n - 1` of a bipartite graph a winning first move of
/// undirected vertex geography, where a token never comes back to a vertex, or `None` if the first player
/// loses.
///
/// O((n + m) sqrt n) for m edges, each in any direction, without recursion.
///
/// # Panics
/// If a vertex is not below `n`, or the graph has an odd cycle: if it is not bipartite.
#[track_caller]
pub fn winning_move_by_start(n: usize, edges: &[(usize, usize)]) -> Vec<Option<usize>> {
    let neighbours = Adjacency::undirected(n, edges);
    let mates = matching::maximum(n, &from_side_to_side(n, &neighbours));
    moves_to_mates(&neighbours, &mates)
}

/// Returns for each start on a vertex of a tree a winning first move of undirected vertex geography, where a
/// token never comes back to a vertex, or `None` if the first player loses. `edges` join the vertices from 0 to
/// `edges.len()`, in any order and direction. O(n) for n vertices, without recursion.
///
/// # Panics
/// If a vertex is greater than `edges.len()`, or if the edges make no tree.
#[track_caller]
pub fn winning_move_by_start_in_tree(edges: &[(usize, usize)]) -> Vec<Option<usize>> {
    let n = edges.len() + 1;
    let mut mates = vec![None; n];
    for (v, parent) in leaves_first(edges, 0) {
        // All below v is paired, or has no partner.
        if mates[v].is_none() && mates[parent].is_none() {
            mates[v] = Some(parent);
            mates[parent] = Some(v);
        }
    }
    moves_to_mates(&Adjacency::undirected(n, edges), &mates)
}

/// For each start the move to its mate in a maximum matching, if it wins.
fn moves_to_mates(neighbours: &Adjacency, mates: &[Option<usize>]) -> Vec<Option<usize>> {
    let mut moves = mates.to_vec();
    let mut left_out: Vec<usize> = (0..mates.len()).filter(|&v| mates[v].is_none()).collect();
    while let Some(v) = left_out.pop() {
        for w in neighbours.row(v) {
            let u = mates[w].expect("a maximum matching has no augmenting path");
            if moves[u].take().is_some() {
                left_out.push(u);
            }
        }
    }
    moves
}

/// The edges of a bipartite graph, each from a vertex of one colour to one of the other.
#[track_caller]
fn from_side_to_side(n: usize, neighbours: &Adjacency) -> Vec<(usize, usize)> {
    let mut colours = vec![None; n];
    let mut edges = Vec::new();
    for root in 0..n {
        if colours[root].is_some() {
            continue;
        }
        colours[root] = Some(true);
        let mut stack = vec![root];
        while let Some(v) = stack.pop() {
            let other = colours[v].map(|colour| !colour);
            for w in neighbours.row(v) {
                if colours[w].is_none() {
                    colours[w] = other;
                    stack.push(w);
                }
                assert!(colours[w] == other, "the graph has an odd cycle");
                if other == Some(false) {
                    edges.push((v, w));
                }
            }
        }
    }
    edges
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::{product, Search};

    /// Holds the moves against search. Returns whether some start is lost.
    fn check(n: usize, edges: &[(usize, usize)], moves: &[Option<usize>]) -> bool {
        let mut neighbours = vec![Vec::new(); n];
        for &(a, b) in edges {
            neighbours[a].push(b);
            neighbours[b].push(a);
        }
        // The vertex of the token and those that it has visited.
        let mut search = Search::normal(|&(v, visited): &(usize, u32)| {
            let free = neighbours[v].iter().filter(|&w| visited >> w & 1 == 0);
            free.map(|&w| (w, visited | 1 << w)).collect()
        });
        assert_eq!(moves.len(), n);
        for (start, &first) in moves.iter().enumerate() {
            let won = search.wins(&(start, 1 << start));
            assert_eq!(first.is_some(), won, "{edges:?}");
            if let Some(first) = first {
                assert!(neighbours[start].contains(&first), "{edges:?}");
                let option = (first, 1 << start | 1 << first);
                assert!(!search.wins(&option), "{edges:?}");
            }
        }
        moves.contains(&None)
    }

    #[test]
    fn every_tree_on_up_to_seven_vertices() {
        for n in 1..=7 {
            // The numbers of the vertices do not grow along the tree.
            let names: Vec<usize> = (0..n)
                .step_by(2)
                .chain((0..n).skip(1).step_by(2))
                .rev()
                .collect();
            let parents: Vec<Vec<usize>> = (1..n).map(|v| (0..v).collect()).collect();
            for parents in product(&parents) {
                let edges = parents.into_iter().zip(1..);
                let edges: Vec<_> = edges.map(|(a, b)| (names[a], names[b])).collect();
                check(n, &edges, &winning_move_by_start_in_tree(&edges));
            }
        }
    }

    /// Whether the vertices that are not in the set `matched` can be matched with each other.
    fn has_perfect_matching(n: usize, edges: &[(usize, usize)], matched: u32) -> bool {
        let Some(v) = (0..n).find(|v| matched >> v & 1 == 0) else {
            return true;
        };
        edges.iter().any(|&(a, b)| {
            let (has_v, pair) = (a == v || b == v, 1 << a | 1 << b);
            has_v && matched & pair == 0 && has_perfect_matching(n, edges, matched | pair)
        })
    }

    #[test]
    fn every_graph_on_three_and_up_to_four_vertices() {
        for n in [6, 7] {
            let pairs: Vec<_> = (0..3).flat_map(|a| (3..n).map(move |b| (a, b))).collect();
            for code in 0..1 << pairs.len() {
                let present = (0..pairs.len()).filter(|i| code >> i & 1 == 1);
                // Some of the edges are given from the other side.
                let turned = present.map(|i| {
                    let (a, b) = pairs[i];
                    if (code + i) % 3 == 0 {
                        (b, a)
                    } else {
                        (a, b)
                    }
                });
                let edges: Vec<_> = turned.collect();
                let lost_start = check(n, &edges, &winning_move_by_start(n, &edges));
                assert_eq!(lost_start, !has_perfect_matching(n, &edges, 0), "{edges:?}");
            }
        }
    }

    #[test]
    fn every_bipartite_graph_on_five_vertices() {
        let pairs: Vec<_> = (0..5).flat_map(|b| (0..b).map(move |a| (a, b))).collect();
        for code in 0..1 << pairs.len() {
            let present = (0..pairs.len()).filter(|i| code >> i & 1 == 1);
            let edges: Vec<_> = present.map(|i| pairs[i]).collect();
            let fits = |colours: u32| {
                edges
                    .iter()
                    .all(|&(a, b)| (colours >> a ^ colours >> b) & 1 == 1)
            };
            if (0..1 << 5).any(fits) {
                check(5, &edges, &winning_move_by_start(5, &edges));
            }
        }
    }

    #[test]
    #[should_panic(expected = "the graph has an odd cycle")]
    fn a_triangle_is_refused() {
        winning_move_by_start(4, &[(0, 1), (1, 2), (3, 1), (2, 3)]);
    }

    #[test]
    #[should_panic(expected = "the graph has an odd cycle")]
    fn a_loop_is_refused() {
        winning_move_by_start(2, &[(0, 1), (1, 1)]);
    }

    #[test]
    fn ancestors_and_descendants_in_every_tree_of_up_to_six_vertices() {
        for n in 1..=6 {
            let parents: Vec<Vec<usize>> = (1..n).map(|v| (0..v).collect()).collect();
            let mut trees = product(&parents);
            trees.retain(|parents| parents.windows(2).all(|pair| pair[0] <= pair[1]));
            for parents in trees {
                // The vertices above each one, itself too.
                let mut above: Vec<u32> = (0..n).map(|v| 1 << v).collect();
                let mut below = vec![0; n];
                for v in 1..n {
                    above[v] |= above[parents[v - 1]];
                }
                let left = |below: usize| below.checked_sub(1).unwrap_or(1);
                for v in (1..n).rev() {
                    below[parents[v - 1]] += left(below[v]);
                }
                let mut search = Search::normal(|&(v, visited): &(usize, u32)| {
                    let is_joined = |&w: &usize| above[v] >> w & 1 == 1 || above[w] >> v & 1 == 1;
                    let free = (0..n).filter(is_joined).filter(|&w| visited >> w & 1 == 0);
                    free.map(|w| (w, visited | 1 << w)).collect()
                });
                let won = (0..n).any(|start| !search.wins(&(start, 1 << start)));
                assert_eq!(won, left(below[0]) > 0, "{parents:?}");
            }
        }
    }

    /// The row of a vertex modulo 2: its neighbours.
    fn row(edges: &[(usize, usize)], v: usize) -> u32 {
        let at = edges.iter().filter(|&&(a, b)| a == v || b == v);
        at.fold(0, |row, &(a, b)| row ^ 1 << (a + b - v))
    }

    #[test]
    fn edges_that_are_used_up() {
        let all: Vec<(usize, usize)> = (0..3).flat_map(|a| (3..6).map(move |b| (a, b))).collect();
        let mut search = Search::normal(|&(set, v): &(u32, usize)| {
            let mut options = Vec::new();
            for (i, &(a, b)) in all.iter().enumerate() {
                if set >> i & 1 == 1 && (a == v || b == v) {
                    options.push((set & !(1 << i), a + b - v));
                }
            }
            options
        });
        for set in 0..1_u32 << all.len() {
            let edges: Vec<(usize, usize)> = (0..all.len())
                .filter(|i| set >> i & 1 == 1)
                .map(|i| all[i])
                .collect();
            for v in 0..6 {
                let side = if v < 3 { 0..3 } else { 3..6 };
                let others: Vec<u32> = side.filter(|&w| w != v).map(|w| row(&edges, w)).collect();
                let sums = [0, others[0], others[1], others[0] ^ others[1]];
                let is_sum = sums.contains(&row(&edges, v));
                assert_eq!(search.wins(&(set, v)), !is_sum, "{edges:?}, {v}");
            }
        }
    }

    #[test]
    fn edges_of_a_tree() {
        for n in 1..=6 {
            let parents: Vec<Vec<usize>> = (1..n).map(|v| (0..v).collect()).collect();
            for parents in product(&parents) {
                let edges: Vec<(usize, usize)> = parents.into_iter().zip(1..).collect();
                let mut search = Search::normal(|&(set, v): &(u32, usize)| {
                    let mut options = Vec::new();
                    for (i, &(a, b)) in edges.iter().enumerate() {
                        if set >> i & 1 == 1 && (a == v || b == v) {
                            options.push((set & !(1 << i), a + b - v));
                        }
                    }
                    options
                });
                let moves = winning_move_by_start_in_tree(&edges);
                for (v, winning) in moves.iter().enumerate() {
                    let won = search.wins(&((1 << edges.len()) - 1, v));
                    assert_eq!(won, winning.is_some(), "{edges:?}, {v}");
                }
            }
        }
    }

    /// The size of a largest independent set of the cells of a board, where the colour of a cell tells
    /// whether the sum of its row and its column is at most the bound, by the rule of the page. The rows
    /// are sorted. A cell may be left out.
    fn largest_without(rows: &[u64], columns: &[u64], bound: u64, start: Option<usize>) -> usize {
        let mut largest = 0;
        let own_row = start.map(|cell| cell / columns.len());
        for p in 0..=rows.len() {
            for is_own_black in [true, false] {
                let is_row_black = |i: usize| match own_row {
                    Some(row) if row == i => is_own_black,
                    _ => i < p,
                };
                let counted = |j: usize, is_black: bool| {
                    let agrees = |&i: &usize| {
                        let is_cell_black = rows[i] + columns[j] <= bound;
                        let is_start = start == Some(i * columns.len() + j);
                        is_row_black(i) == is_black && is_cell_black == is_black && !is_start
                    };
                    (0..rows.len()).filter(agrees).count()
                };
                let best = |j| counted(j, true).max(counted(j, false));
                largest = largest.max((0..columns.len()).map(best).sum());
            }
        }
        largest
    }

    #[test]
    fn rows_and_columns_of_two_colours() {
        let lists = |n: usize| product(&vec![vec![0, 1, 2]; n]);
        for (n, m) in [(2, 2), (3, 2), (2, 4), (3, 3)] {
            let is_sorted = |list: &Vec<u64>| list.windows(2).all(|pair| pair[0] <= pair[1]);
            for rows in lists(n).into_iter().filter(is_sorted) {
                for columns in lists(m) {
                    let is_black = |cell: usize| rows[cell / m] + columns[cell % m] <= 1;
                    let mut edges = Vec::new();
                    for a in 0..n * m {
                        let joined = |b: &usize| a / m == b / m || a % m == b % m;
                        let others = (0..a).filter(|&b| is_black(a) != is_black(b));
                        edges.extend(others.filter(joined).map(|b| (a, b)));
                    }
                    let largest = largest_without(&rows, &columns, 1, None);
                    let by_sums = |p: usize| -> usize {
                        let column = |&b: &u64| {
                            let black = rows.iter().filter(|&a| a + b <= 1).count();
                            p.min(black).max(n - p.max(black))
                        };
                        columns.iter().map(column).sum()
                    };
                    assert_eq!(Some(largest), (0..=n).map(by_sums).max());
                    let starts = winning_move_by_start(n * m, &edges);
                    check(n * m, &edges, &starts);
                    for (start, winning) in starts.iter().enumerate() {
                        let without = largest_without(&rows, &columns, 1, Some(start));
                        assert_eq!(
                            winning.is_none(),
                            without < largest,
                            "{rows:?}, {columns:?}"
                        );
                    }
                }
            }
        }
    }

    #[test]
    fn copies_of_vertices() {
        let edges = [(0, 1), (1, 2), (1, 3)];
        for counts in product(&vec![vec![1, 2, 3]; 4]) {
            let copies: Vec<usize> = (0..4).flat_map(|v| vec![v; counts[v]]).collect();
            let n = copies.len();
            let pairs = (0..n).flat_map(|b| (0..b).map(move |a| (a, b)));
            let is_edge = |a: usize, b: usize| edges.contains(&(a, b)) || edges.contains(&(b, a));
            let joined: Vec<(usize, usize)> = pairs
                .filter(|&(a, b)| is_edge(copies[a], copies[b]))
                .collect();
            let starts = winning_move_by_start(n, &joined);
            // The vertex of the token, and how often each may still be visited.
            let mut search = Search::normal(|(v, left): &(usize, Vec<usize>)| {
                let mut options = Vec::new();
                for w in (0..4).filter(|&w| is_edge(*v, w) && left[w] > 0) {
                    let mut rest = left.clone();
                    rest[w] -= 1;
                    options.push((w, rest));
                }
                options
            });
            for (copy, winning) in starts.iter().enumerate() {
                let mut left = counts.clone();
                left[copies[copy]] -= 1;
                let won = search.wins(&(copies[copy], left));
                assert_eq!(winning.is_some(), won, "{counts:?}, {copy}");
            }
        }
    }
}
