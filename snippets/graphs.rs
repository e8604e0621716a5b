//! # Graphs and trees from lists of edges (邻接表, 有根树)
//!
//! A graph is given by its number of vertices, which count from 0, and a list of pairs; a tree by its
//! list of edges alone, as it has one vertex more than edges. This page turns these lists into what a
//! program walks over: the neighbours of each vertex, the vertices of a tree from the leaves to the root, and how
//! far away the vertices are.
//!
//! ## How to compute it
//!
//! **Neighbours.** [`Adjacency`] stores the rows of all vertices one after the other in one array, and
//! in a second one the places where they begin. So there is no allocation per row, and neighbours lie
//! side by side in memory.
//!
//! ```text
//!   0 ──→ 1          row      0    1  2
//!   ↑↓               starts   0    2  2  3
//!   2                items    1 2     0
//! ```
//!
//! **Trees.** In many games on a tree a vertex gets its value from its children, so each vertex must
//! come after its children: [`leaves_first`] lists them so, and read backwards each comes after its
//! parent. A leaf other than the root is plucked, and then its parent if the parent has become a leaf,
//! until only the root is left. As soon as a vertex has only one neighbour left, this neighbour is its
//! parent. If n − 1 edges on n vertices make no tree, some vertices are not joined to the root, and at
//! least one of these is never plucked.
//!
//! **Distances.** [`steps`] visits the vertices nearest first (breadth-first search, 广度优先搜索): the start, its
//! neighbours, their neighbours, and so on. A vertex that is seen for the first time is one step farther away
//! than the one from which it is seen.
//!
//! **Boards.** [`board_edges`] lists the edges between the free cells of a board.
//!
//! ## Cost
//!
//! O(n + m) for n vertices and m edges, without recursion. Adjacency lists take 4 bytes per vertex and
//! 4 per item.
//!
//! ## Example
//!
//! The graph above, and how many vertices there are in the tree on each vertex of a tree:
//!
//! ```
//! use snippets::graphs::{board_edges, leaves_first, steps, Adjacency};
//!
//! let arcs = [(0, 1), (2, 0), (0, 2)];
//! assert!(Adjacency::directed(3, &arcs).row(0).eq([1, 2]));
//! assert!(Adjacency::reversed(3, &arcs).row(0).eq([2]));
//! assert!(Adjacency::undirected(3, &arcs).row(0).eq([1, 2, 2]));
//!
//! //       2
//! //      / \
//! //     0   1
//! //        / \
//! //       3   4
//! let edges = [(0, 2), (2, 1), (1, 3), (4, 1)];
//! assert_eq!(leaves_first(&edges, 2), [(0, 2), (3, 1), (4, 1), (1, 2)]);
//! let mut sizes = [1; 5];
//! for (v, parent) in leaves_first(&edges, 2) {
//!     sizes[parent] += sizes[v];
//! }
//! assert_eq!(sizes, [1, 3, 5, 1, 1]);
//! assert_eq!(steps(5, &edges, 0), [0, 2, 1, 3, 3].map(Some));
//!
//! // The cells 0 1 2 above 3 4 5. Cell 4 is not free.
//! let edges = board_edges(2, 3, |cell| cell != 4);
//! assert_eq!(edges, [(0, 1), (0, 3), (1, 2), (2, 5)]);
//! ```
//!
//! ## Problems
//!
//! Easiest first.
//!
//! - [`cf936b`](crate::problems::retrograde::cf936b) Codeforces 936B Sleepy Game
//! - [`luogu_p6560`](crate::problems::retrograde::luogu_p6560) Luogu P6560 \[SBCOI2020\] 时光的流逝
//! - [`luogu_p1971`](crate::problems::geography::luogu_p1971) Luogu P1971 \[NOI2011\] 兔兔与蛋蛋游戏
//!
//! Also the other problems of the pages on trees and graphs.
#![doc(alias(
    "邻接表",
    "Graphs and trees from lists of edges",
    "有根树",
    "树形 DP",
    "CSR",
    "广度优先搜索",
    "breadth-first search",
    "BFS",
    "board",
    "topological order of a tree"
))]

/// Lists for each vertex its neighbours, or the edges at it: fewer than 2^32 items in all. That is not checked,
/// as more would take 16 GiB.
pub struct Adjacency {
    starts: Vec<u32>,
    items: Vec<u32>,
}

impl Adjacency {
    /// Lists for each vertex from `0` to `n - 1` where its arcs lead. O(n + m) for m arcs.
    ///
    /// # Panics
    /// If a vertex is not below `n`.
    #[track_caller]
    pub fn directed(n: usize, arcs: &[(usize, usize)]) -> Self {
        check(n, arcs);
        Self::new(n, arcs.iter().copied())
    }

    /// Lists for each vertex from `0` to `n - 1` where the arcs to it come from. O(n + m) for m arcs.
    ///
    /// # Panics
    /// If a vertex is not below `n`.
    #[track_caller]
    pub fn reversed(n: usize, arcs: &[(usize, usize)]) -> Self {
        check(n, arcs);
        Self::new(n, arcs.iter().map(|&(from, to)| (to, from)))
    }

    /// Lists the neighbours of each vertex from `0` to `n - 1`, a vertex with a loop twice among its own.
    /// O(n + m) for m edges.
    ///
    /// # Panics
    /// If a vertex is not below `n`.
    #[track_caller]
    pub fn undirected(n: usize, edges: &[(usize, usize)]) -> Self {
        Self::new(n, edges.iter().flat_map(|&(a, b)| [(a, b), (b, a)]))
    }

    /// Lists for each vertex from `0` to `n - 1` the indices of its edges, that of a loop twice. O(n + m) for m
    /// edges.
    ///
    /// # Panics
    /// If a vertex is not below `n`.
    #[track_caller]
    pub fn incident(n: usize, edges: impl Iterator<Item = (usize, usize)> + Clone) -> Self {
        let ends = edges.enumerate();
        Self::new(n, ends.flat_map(|(edge, (a, b))| [(a, edge), (b, edge)]))
    }

    /// A pair `(row, item)` puts `item` at the end of `row`.
    #[track_caller]
    pub(crate) fn new(rows: usize, pairs: impl Iterator<Item = (usize, usize)> + Clone) -> Self {
        use std::convert::TryFrom;
        let mut starts = vec![0; rows + 1];
        for (row, _) in pairs.clone() {
            starts[row + 1] += 1;
        }
        for row in 0..rows {
            starts[row + 1] += starts[row];
        }
        let mut ends = starts.clone();
        let mut items = vec![0; starts[rows] as usize];
        for (row, item) in pairs {
            items[ends[row] as usize] = u32::try_from(item).expect("an item below 2^32");
            ends[row] += 1;
        }
        Self { starts, items }
    }

    /// Lists the neighbours of a vertex, or its edges, in the order in which they came. O(1).
    ///
    /// # Panics
    /// If there is no such vertex.
    #[track_caller]
    pub fn row(&self, v: usize) -> impl ExactSizeIterator<Item = usize> + '_ {
        let items = &self.items[self.starts[v] as usize..self.starts[v + 1] as usize];
        items.iter().map(|&item| item as usize)
    }
}

/// Fails if a vertex is not below `n`.
#[track_caller]
fn check(n: usize, arcs: &[(usize, usize)]) {
    for &(from, to) in arcs {
        let v = from.max(to);
        assert!(v < n, "a graph of {} vertices has no vertex {}", n, v);
    }
}

/// Lists each vertex of a tree but the root with its parent, `(vertex, parent)`; a vertex comes after all its
/// own children. The `edges` join the vertices from 0 to `edges.len()` to a tree, in any order and direction.
/// O(n) for n vertices, without recursion.
///
/// # Panics
/// If a vertex or the root is greater than `edges.len()`, or if the edges make no tree.
#[track_caller]
pub fn leaves_first(edges: &[(usize, usize)], root: usize) -> Vec<(usize, usize)> {
    let n = edges.len() + 1;
    for v in edges.iter().flat_map(|&(a, b)| [a, b]).chain([root]) {
        assert!(v < n, "a tree of {} vertices has no vertex {}", n, v);
    }
    // How many neighbours are left, and the exclusive or of them: of a leaf, its parent.
    let (mut degrees, mut neighbours) = (vec![0; n], vec![0; n]);
    for &(a, b) in edges {
        degrees[a] += 1;
        degrees[b] += 1;
        neighbours[a] ^= b;
        neighbours[b] ^= a;
    }
    let mut order = Vec::new();
    for start in 0..n {
        let mut leaf = start;
        while leaf != root && degrees[leaf] == 1 {
            let parent = neighbours[leaf];
            order.push((leaf, parent));
            degrees[leaf] = 0;
            degrees[parent] -= 1;
            neighbours[parent] ^= leaf;
            leaf = parent;
        }
    }
    assert!(order.len() == edges.len(), "the edges make no tree");
    order
}

/// Returns for each of the vertices `0` to `n - 1` how many steps away it is from `start`, `None` if there is
/// no way. O(n + m) for m edges.
///
/// # Panics
/// If a vertex or the start is not below `n`.
#[track_caller]
pub fn steps(n: usize, edges: &[(usize, usize)], start: usize) -> Vec<Option<usize>> {
    walk(n, edges, start, &vec![None; n]).1
}

/// The vertices that are reached by fewer steps than their bounds, nearest first, and the steps to all vertices.
#[track_caller]
pub(crate) fn walk(
    n: usize,
    edges: &[(usize, usize)],
    start: usize,
    bounds: &[Option<usize>],
) -> (Vec<usize>, Vec<Option<usize>>) {
    check(n, &[(start, start)]);
    let neighbours = Adjacency::undirected(n, edges);
    let is_below = |distance: usize, w: usize| bounds[w].map_or(true, |bound| distance < bound);
    let mut distances = vec![None; n];
    let mut reached = Vec::new();
    if is_below(0, start) {
        distances[start] = Some(0);
        reached.push(start);
    }
    let mut next = 0;
    while let Some(&v) = reached.get(next) {
        next += 1;
        let farther = distances[v].map_or(0, |distance: usize| distance + 1);
        for w in neighbours.row(v) {
            if distances[w].is_none() && is_below(farther, w) {
                distances[w] = Some(farther);
                reached.push(w);
            }
        }
    }
    (reached, distances)
}

/// Lists the edges of a board, from each free cell to the free cells on its right and below it. Cell
/// `(row, column)` is the vertex `row * columns + column`. O(rows columns).
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
                    edges.push((cell, next));
                }
            }
        }
    }
    edges
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::hackenbush::standing;
    use crate::search::product;
    use std::panic::catch_unwind;

    #[test]
    fn every_list_of_up_to_four_pairs_of_three_vertices() {
        for code in (0..=4).flat_map(|length| product(&vec![(0..9).collect(); length])) {
            let arcs: Vec<(usize, usize)> = code.iter().map(|pair| (pair / 3, pair % 3)).collect();
            let at = |v: usize, ends: fn(&(usize, usize)) -> [usize; 2]| {
                let ends = arcs.iter().map(ends);
                ends.filter(move |[here, _]| *here == v)
                    .map(|[_, other]| other)
            };
            for v in 0..3 {
                let to = at(v, |&(from, to)| [from, to]);
                let from = at(v, |&(from, to)| [to, from]);
                assert!(Adjacency::directed(3, &arcs).row(v).eq(to), "{arcs:?}");
                assert!(Adjacency::reversed(3, &arcs).row(v).eq(from), "{arcs:?}");
                let ends = arcs.iter().enumerate();
                let ends = ends.flat_map(|(edge, &(a, b))| [(a, b, edge), (b, a, edge)]);
                let own: Vec<_> = ends.filter(|&(here, ..)| here == v).collect();
                let both = Adjacency::undirected(3, &arcs);
                assert!(both.row(v).eq(own.iter().map(|end| end.1)), "{arcs:?}");
                let edges = Adjacency::incident(3, arcs.iter().copied());
                assert!(edges.row(v).eq(own.iter().map(|end| end.2)), "{arcs:?}");
            }
        }
    }

    /// All lists of edges on as many vertices as a tree with that many edges has, trees or not.
    fn graphs(edges: usize) -> Vec<Vec<(usize, usize)>> {
        let to = |a: usize| (0..=a).map(move |b| if (a + b) % 2 == 0 { (a, b) } else { (b, a) });
        let pairs: Vec<_> = (0..=edges).flat_map(to).collect();
        product(&vec![pairs; edges])
    }

    #[test]
    fn every_list_of_up_to_three_edges() {
        for edges in (0..=3).flat_map(graphs) {
            // As many edges as a tree has make a tree exactly if all of them are joined to vertex 0,
            // and so are all vertices.
            let joined = standing(&edges);
            let is_joined =
                |v: usize| v == 0 || joined.iter().any(|edge| edge.0 == v || edge.1 == v);
            let is_tree = (0..=edges.len()).all(is_joined);
            for root in 0..=edges.len() {
                let place = format!("{edges:?}, root {root}");
                let Ok(order) = catch_unwind(|| leaves_first(&edges, root)) else {
                    assert!(!is_tree, "{place}");
                    continue;
                };
                assert!(is_tree && order.len() == edges.len(), "{place}");
                let mut left: Vec<usize> = (0..=edges.len()).collect();
                for (v, parent) in order {
                    let count = left.len();
                    left.retain(|&other| other != v);
                    assert!(left.len() < count && left.contains(&parent), "{place}");
                    let is_edge =
                        |&(a, b): &(usize, usize)| (a, b) == (v, parent) || (b, a) == (v, parent);
                    assert!(edges.iter().any(is_edge), "{place}");
                }
                assert_eq!(left, [root], "{place}");
            }
        }
    }

    #[test]
    fn steps_of_every_list_of_up_to_four_edges_on_four_vertices() {
        let pairs: Vec<(usize, usize)> =
            (0..4).flat_map(|a| (0..=a).map(move |b| (a, b))).collect();
        for edges in (0..=4).flat_map(|length| product(&vec![pairs.clone(); length])) {
            // Which vertices are reached by 0, 1, 2, ... steps, one step after another.
            let mut expected = vec![None; 4];
            let mut reached = vec![0];
            for step in 0..4 {
                for &v in &reached {
                    expected[v] = expected[v].or(Some(step));
                }
                let ends = edges.iter().flat_map(|&(a, b)| [(a, b), (b, a)]);
                let next = ends.filter(|(from, _)| reached.contains(from));
                reached = next.map(|(_, to)| to).collect();
            }
            assert_eq!(steps(4, &edges, 0), expected, "{edges:?}");
        }
    }

    #[test]
    fn every_choice_of_free_cells_on_small_boards() {
        for (rows, columns) in [(0, 2), (1, 1), (1, 3), (3, 1), (2, 3), (3, 2), (3, 3)] {
            let cells = 0..rows * columns;
            for code in 0..1 << cells.len() {
                let free = |cell: usize| {
                    assert!(cell < rows * columns, "a cell of the board");
                    code >> cell & 1 == 1
                };
                let mut expected = Vec::new();
                for (v, w) in cells
                    .clone()
                    .flat_map(|v| cells.clone().map(move |w| (v, w)))
                {
                    let (row, column): (usize, usize) = (v / columns, v % columns);
                    let steps = row.abs_diff(w / columns) + column.abs_diff(w % columns);
                    if v < w && steps == 1 && free(v) && free(w) {
                        expected.push((v, w));
                    }
                }
                let mut edges = board_edges(rows, columns, free);
                edges.sort_unstable();
                assert_eq!(edges, expected, "{rows} x {columns}, {code:#b}");
            }
        }
    }

    #[test]
    fn a_long_path_needs_no_deep_stack() {
        let edges: Vec<_> = (1..100_000).map(|v| (v - 1, v)).collect();
        let order = leaves_first(&edges, 50_000);
        assert_eq!(order.len(), 99_999);
        assert_eq!(order[49_999], (49_999, 50_000));
        assert_eq!(order[50_000], (99_999, 99_998));
    }

    #[test]
    #[should_panic(expected = "a tree of 3 vertices has no vertex 3")]
    fn a_vertex_too_great() {
        leaves_first(&[(0, 1), (1, 3)], 0);
    }

    #[test]
    #[should_panic(expected = "a tree of 1 vertices has no vertex 1")]
    fn a_root_too_great() {
        leaves_first(&[], 1);
    }

    #[test]
    #[should_panic(expected = "the edges make no tree")]
    fn a_closed_path_and_a_vertex_by_itself() {
        leaves_first(&[(0, 1), (1, 2), (2, 0)], 0);
    }
}
