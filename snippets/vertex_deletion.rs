//! # Deleting vertices of a tree, one part is kept (删点留一块)
//!
//! A game on trees in which the parities of the degrees decide.
//!
//! ## Rules
//!
//! A tree of two or more vertices. A move deletes a vertex with its edges and keeps one of the parts that are
//! left; the others are thrown away. A player after whose move a single vertex is left loses.
//!
//! ```text
//!   1   2
//!    \ /
//!     0
//!     │
//!     3 ─ 4
//! ```
//!
//! If 0 is deleted, the part that is kept is 1, or 2, or 3 and 4.
//!
//! ## Theorem
//!
//! The player to move loses exactly when all degrees are odd.
//!
//! ## Why
//!
//! By induction on the number of vertices. The sum of all degrees is twice the number of edges, so
//! the number of vertices of odd degree is even.
//!
//! 1. *All degrees are odd: lost.* The part that is kept was joined to the deleted vertex by one edge.
//!    If it has k vertices, their degrees had the sum 2 (k − 1) + 1, an odd sum of odd numbers, so k is
//!    odd. To leave one vertex loses at once. An odd number of vertices, three or more, cannot all have
//!    odd degrees, so the opponent wins, by induction.
//! 2. *Some degree is even: won.* Hang the tree up by a leaf.
//!    - Below this root some subtree has an even number of vertices. Otherwise each vertex but the
//!      root would have an even number of children and a parent, and the root has one child: all
//!      degrees would be odd.
//!    - Take a lowest such subtree. The subtrees in it are odd, so its topmost vertex has an odd
//!      number of children, and each other vertex has an even number of them and a parent. Delete
//!      the vertex on which the subtree hangs, and keep the subtree: all degrees in it are odd, so
//!      it is lost for the opponent.
//!
//! ## How to play
//!
//! Leave that part: [`winning_move`].
//!
//! ## Other rules
//!
//! *A vertex or an edge, of any graph, and all the rest stays.* A move deletes an edge, or a vertex with its
//! edges. On a *bipartite* graph, a tree or a board among them, with V vertices and E edges the Grundy value is
//! (V mod 2) + 2 (E mod 2). *Why,* by induction: each move changes one of these parities or both, so no option
//! has the value of the position. If V is odd, some vertex has an even degree, as the sum of all degrees is
//! even; to delete it makes V even and keeps the parity of E. If E is odd, some vertex has an odd degree, as
//! the degrees of one colour have the sum E; to delete it changes both parities. And an edge can be deleted, if
//! E is odd. So from 1 one comes to 0, from 2 to 0 and 1, and from 3 to 1, 2 and 0. All *cycles* have the value
//! 0, also odd ones, and the complete graphs of 1, 2, 3, 4, 5 vertices have 1, 2, 0, 1, 2 (by search). For
//! other graphs no rule is known.
//!
//! ## Cost
//!
//! O(n) for n vertices. No recursion.
//!
//! ## Example
//!
//! In the picture vertex 3 has the degree 2. Hang the tree up by leaf 1: the subtree on 3 has two
//! vertices and is the lowest even one. So delete 0, and keep 3 and 4: the opponent has to leave a
//! single vertex. Without vertex 4 the degrees are 3, 1, 1 and 1, and the first player loses.
//!
//! ```
//! use snippets::vertex_deletion::{winning_move, wins};
//!
//! assert_eq!(winning_move(&[(0, 1), (0, 2), (3, 0), (3, 4)]), Some((0, 3)));
//! assert!(!wins(&[(0, 1), (0, 2), (3, 0)]));
//! ```
//!
//! ## Problems
//!
//! - [`luogu_p8347`](crate::problems::vertex_deletion::luogu_p8347) Luogu P8347 「Wdoi-6」另一侧的月
//!
//! ## Source
//!
//! Luogu [P8347](https://www.luogu.com.cn/problem/P8347), "另一侧的月".
#![doc(alias(
    "删除",
    "删点或删边",
    "删点留一块",
    "Deleting vertices of a tree",
    "另一侧的月"
))]
use crate::graphs::leaves_first;

/// Returns whether the player to move wins the game of deleting vertices, in which one part is kept, and a
/// player after whose move a single vertex is left loses, on the tree with these edges, in any order and
/// direction, on the vertices from 0 to `edges.len()`. O(n).
///
/// # Requires
/// The edges make a tree. Only the number of edges at each vertex is looked at.
///
/// # Panics
/// If there is no edge, or if a vertex is greater than `edges.len()`.
#[track_caller]
pub fn wins(edges: &[(usize, usize)]) -> bool {
    assert!(!edges.is_empty(), "a tree of one vertex");
    let mut odd = vec![false; edges.len() + 1];
    for &(a, b) in edges {
        odd[a] = !odd[a];
        odd[b] = !odd[b];
    }
    odd.contains(&false)
}

/// Returns a winning move `(deleted, kept)` in the game of deleting vertices, in which one part is kept, and
/// a player after whose move a single vertex is left loses, on the tree with these edges, in any order and
/// direction, on the vertices from 0 to `edges.len()`: the part that is kept is that of the vertex `kept`, a
/// neighbour of the deleted one. `None` if the player to move loses. O(n), without recursion.
///
/// # Panics
/// If there is no edge, if a vertex is greater than `edges.len()`, or if the edges make no tree.
#[track_caller]
pub fn winning_move(edges: &[(usize, usize)]) -> Option<(usize, usize)> {
    // The first of all is a leaf.
    let (leaf, _) = *leaves_first(edges, 0).first().expect("an edge");
    let mut odd = vec![true; edges.len() + 1];
    for (v, parent) in leaves_first(edges, leaf) {
        if !odd[v] {
            return Some((parent, v));
        }
        odd[parent] = !odd[parent];
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::{product, Search};

    #[test]
    fn every_tree_on_up_to_seven_vertices() {
        for n in 2..=7usize {
            // Each vertex hangs on a lower one.
            let lower: Vec<Vec<usize>> = (1..n).map(|v| (0..v).collect()).collect();
            for parents in product(&lower) {
                // The part of `set` in which v is.
                let part = |set: u32, v: usize| {
                    let mut part = 1u32 << v;
                    for _ in 0..n {
                        for (w, &parent) in (1..).zip(&parents) {
                            let edge = 1 << w | 1 << parent;
                            if set & edge == edge && part & edge != 0 {
                                part |= edge;
                            }
                        }
                    }
                    part
                };
                // Who finds a single vertex wins.
                let mut search = Search::misere(|&set: &u32| {
                    let there = |set: u32| (0..n).filter(move |v| set >> v & 1 == 1);
                    let rests = there(set).map(|v| set & !(1 << v));
                    rests
                        .flat_map(|rest| there(rest).map(move |v| part(rest, v)))
                        .collect()
                });
                let edges: Vec<(usize, usize)> = (1..).zip(parents.iter().copied()).collect();
                let tree = (1 << n) - 1;
                assert_eq!(wins(&edges), search.wins(&tree), "{edges:?}");
                let found = winning_move(&edges);
                assert_eq!(found.is_some(), search.wins(&tree), "{edges:?}");
                if let Some((deleted, kept)) = found {
                    let place = format!("{edges:?}, {deleted} deleted, {kept} kept");
                    let is_edge =
                        |edge: &(usize, usize)| [(deleted, kept), (kept, deleted)].contains(edge);
                    assert!(edges.iter().any(is_edge), "{place}");
                    assert!(!search.wins(&part(tree & !(1 << deleted), kept)), "{place}");
                }
            }
        }
    }

    #[test]
    fn a_vertex_or_an_edge_of_any_graph() {
        let graph_values = |n: usize, all: &[(usize, usize)], sets: Vec<u32>| -> Vec<u64> {
            let mut search = Search::normal(|&(vertices, edges): &(u32, u32)| {
                let mut options = Vec::new();
                for i in (0..all.len()).filter(|i| edges >> i & 1 == 1) {
                    options.push((vertices, edges & !(1 << i)));
                }
                for v in (0..n).filter(|v| vertices >> v & 1 == 1) {
                    let mut left = edges;
                    for (i, &(a, b)) in all.iter().enumerate() {
                        if a == v || b == v {
                            left &= !(1 << i);
                        }
                    }
                    options.push((vertices & !(1 << v), left));
                }
                options
            });
            let whole = (1 << n) - 1;
            sets.into_iter()
                .map(|edges| search.grundy(&(whole, edges)))
                .collect()
        };
        for (left, right) in [(1, 1), (1, 3), (2, 2), (2, 3), (3, 3)] {
            let all: Vec<(usize, usize)> = (0..left)
                .flat_map(|a| (left..left + right).map(move |b| (a, b)))
                .collect();
            let sets: Vec<u32> = (0..1 << all.len()).collect();
            let values = graph_values(left + right, &all, sets);
            for (edges, value) in (0_u32..).zip(values) {
                let parities = (left + right) as u64 % 2 + 2 * (u64::from(edges.count_ones()) % 2);
                assert_eq!(value, parities, "{left} + {right}, {edges:#b}");
            }
        }
        for n in 3..=7 {
            let cycle: Vec<(usize, usize)> = (0..n).map(|v| (v, (v + 1) % n)).collect();
            assert_eq!(graph_values(n, &cycle, vec![(1 << n) - 1]), [0], "{n}");
        }
        for (n, expected) in (1..).zip([1, 2, 0, 1, 2]) {
            let all: Vec<(usize, usize)> =
                (0..n).flat_map(|a| (0..a).map(move |b| (a, b))).collect();
            assert_eq!(
                graph_values(n, &all, vec![(1 << all.len()) - 1]),
                [expected],
                "{n}"
            );
        }
    }
}
