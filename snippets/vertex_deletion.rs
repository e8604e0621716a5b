//! # Deleting vertices of a tree, one part is kept (删点留一块)
//!
//! ## Rules
//!
//! A tree of two or more vertices. A move deletes a vertex with its edges and keeps one of the
//! parts that are left; the others are thrown away. Who leaves a single vertex loses.
//!
//! ## Theorem
//!
//! The player to move loses exactly when all degrees are odd.
//!
//! ## Why
//!
//! The sum of all degrees is even, so the number of odd ones is.
//!
//! 1. If all degrees are odd, then cut an edge: k vertices on one side of it have degrees with the
//!    sum 2 (k - 1) + 1, so k is odd. Hence each move leaves an odd number of vertices. One loses at
//!    once; three or more cannot all have odd degrees, which by induction is won for the opponent.
//! 2. If some degree is even, hang the tree up by a leaf. If all subtrees below this root were odd,
//!    each vertex but the root would have an even number of children and a parent, and the root one
//!    child: all degrees would be odd. So there are even subtrees below the root. Take a lowest one.
//!    All subtrees in it are odd, so its topmost vertex has an odd number of children, each other
//!    vertex an even number of them and a parent. Delete the vertex on which it hangs, and keep it:
//!    there all degrees are odd, so it is lost for the opponent.
//!
//! ## How to play
//!
//! Leave that part: [`winning_move`].
//!
//! ## Cost
//!
//! O(n) for n vertices.
//!
//! ## Example
//!
//! ```
//! use snippets::vertex_deletion::{winning_move, wins};
//!
//! // A vertex with three neighbours; then one of these gets another one.
//! assert!(!wins(&[(0, 1), (0, 2), (3, 0)]));
//! assert_eq!(winning_move(&[(0, 1), (0, 2), (3, 0), (3, 4)]), Some((0, 3)));
//! ```
//!
//! ## Problems
//!
//! `luogu_p8347`.
//!
//! ## Source
//!
//! Luogu P8347, "另一侧的月".
use crate::adjacency::Adjacency;

/// Whether the player to move wins on the tree with these edges, in any order and direction, on the
/// vertices from 0 to the number of edges, which is not 0. O(n).
pub fn wins(edges: &[(usize, usize)]) -> bool {
    let mut odd = vec![false; edges.len() + 1];
    for &(a, b) in edges {
        odd[a] = !odd[a];
        odd[b] = !odd[b];
    }
    odd.contains(&false)
}

/// A winning move `(deleted, kept)`: the part that is kept is that of the vertex `kept`, a neighbour
/// of the deleted one. The tree as in [`wins`]. O(n), without recursion.
///
/// # Panics
/// If there is no edge.
pub fn winning_move(edges: &[(usize, usize)]) -> Option<(usize, usize)> {
    let n = edges.len() + 1;
    let both_ways = edges.iter().flat_map(|&(a, b)| [(a, b), (b, a)]);
    let neighbours = Adjacency::new(n, both_ways);
    let root = (0..n)
        .find(|&v| neighbours.of(v).len() == 1)
        .expect("a leaf");
    let mut downwards = vec![root];
    let mut parents = vec![root; n];
    let mut next = 0;
    while let Some(&v) = downwards.get(next) {
        next += 1;
        let parent = parents[v];
        let others = neighbours.of(v).iter().map(|&w| w as usize);
        for w in others.filter(|&w| w != parent) {
            parents[w] = v;
            downwards.push(w);
        }
    }
    let mut odd = vec![true; n];
    for &v in downwards[1..].iter().rev() {
        if !odd[v] {
            return Some((parents[v], v));
        }
        odd[parents[v]] = !odd[parents[v]];
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
}
