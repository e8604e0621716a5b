//! # Picking leaves (摘叶子)
//!
//! A game in which one may do much in one move, decided by the parities of a few paths. Its proof
//! shows strategy stealing at work.
//!
//! ## Rules
//!
//! A rooted tree. A move removes one or more of its leaves, which are the vertices without
//! children, all at once. A player who cannot move loses, so the player who removes the root wins.
//!
//! ```text
//!         0
//!       / | \
//!      1  2  5      chains: 3 and 1, 4 and 2, and 5 by itself
//!      │  │
//!      3  4
//! ```
//!
//! ## Theorem
//!
//! The *chain* of a leaf goes up from it as long as the next vertex has no other child. The player
//! to move wins exactly when some chain has an odd number of vertices.
//!
//! ## Why
//!
//! By induction on the number of vertices. If there is one leaf only, the tree is a chain, and each
//! move takes one vertex. Let there be several.
//!
//! 1. *Some leaf v is a chain by itself: won.* Its parent has other children, so without v the
//!    other leaves are the leaves of the tree. If that tree is lost, remove v. Else some move wins
//!    in it: remove v along with the leaves of that move. Either way the opponent gets a lost tree.
//!    (This is [strategy stealing](crate::strategy_stealing).)
//! 2. *All chains are even: lost.* A move makes some of them odd. None disappears, so no vertex
//!    with several children loses one, and no chain grows. The opponent finds an odd chain and
//!    wins, by induction.
//! 3. *Some chains are odd, and none is a single vertex: won.* Remove the leaves of all odd chains.
//!    Then all chains are even, and none has disappeared: lost for the opponent, by induction.
//!
//! ## How to play
//!
//! Choose leaves one by one, each with a parent that has other children not yet chosen, until there
//! is no such leaf. In the tree without them no leaf is a chain by itself, unless it is the root.
//! Choose the leaves of its odd chains, too: [`winning_move`].
//!
//! ## Cost
//!
//! O(n) for n vertices, as chains have no vertex in common.
//!
//! ## Example
//!
//! In the picture leaf 5 is a chain by itself. Without it there are two chains of two vertices,
//! which is lost: so the first player takes leaf 5 alone.
//!
//! ```
//! use snippets::leaf_picking;
//!
//! let edges = [(0, 1), (0, 2), (1, 3), (2, 4), (0, 5)];
//! assert_eq!(leaf_picking::winning_move(&edges, 0), Some(vec![5]));
//! assert!(!leaf_picking::wins(&edges[..4], 0));
//! ```
//!
//! ## Problems
//!
//! [`luogu_p7864`](crate::problems::leaf_picking::luogu_p7864).
//!
//! ## Source
//!
//! Luogu [P7864](https://www.luogu.com.cn/problem/P7864), "摘叶子".
#![doc(alias = "摘叶子")]
#![doc(alias = "removing leaves")]

use crate::graphs::leaves_first;
use std::iter::successors;

/// Whether the player to move wins, where `edges` join the vertices from 0 to `edges.len()` to a tree,
/// in any order and direction. O(n).
///
/// # Panics
/// If a vertex or the root is greater than `edges.len()`, or if the edges make no tree.
pub fn wins(edges: &[(usize, usize)], root: usize) -> bool {
    let tree = Tree::new(edges, root);
    tree.leaves().iter().any(|&leaf| tree.chain(leaf) % 2 == 1)
}

/// The leaves that a winning move removes, if there is one. The tree as in [`wins`]. O(n).
///
/// # Panics
/// As [`wins`].
pub fn winning_move(edges: &[(usize, usize)], root: usize) -> Option<Vec<usize>> {
    let mut tree = Tree::new(edges, root);
    let (mut chosen, mut others) = (Vec::new(), Vec::new());
    for leaf in tree.leaves() {
        match tree.parents[leaf] {
            Some(parent) if tree.children[parent] > 1 => {
                tree.children[parent] -= 1;
                chosen.push(leaf);
            }
            _ => others.push(leaf),
        }
    }
    others.retain(|&leaf| tree.chain(leaf) % 2 == 1);
    chosen.extend(others);
    Some(chosen).filter(|chosen| !chosen.is_empty())
}

/// The parent of each vertex but the root, and how many children each has.
struct Tree {
    parents: Vec<Option<usize>>,
    children: Vec<usize>,
}

impl Tree {
    fn new(edges: &[(usize, usize)], root: usize) -> Self {
        let mut parents = vec![None; edges.len() + 1];
        let mut children = vec![0; edges.len() + 1];
        for (v, parent) in leaves_first(edges, root) {
            parents[v] = Some(parent);
            children[parent] += 1;
        }
        Self { parents, children }
    }

    fn leaves(&self) -> Vec<usize> {
        let vertices = 0..self.children.len();
        vertices.filter(|&v| self.children[v] == 0).collect()
    }

    /// The number of vertices in the chain of a leaf.
    fn chain(&self, leaf: usize) -> usize {
        let next = |&v: &usize| self.parents[v].filter(|&parent| self.children[parent] == 1);
        successors(Some(leaf), next).count()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::{product, Search};

    #[test]
    fn every_tree_on_up_to_seven_vertices() {
        for n in 1..=7usize {
            // Each vertex hangs on a lower one.
            let lower: Vec<Vec<usize>> = (1..n).map(|v| (0..v).collect()).collect();
            for parents in product(&lower) {
                let leaves = |tree: u32| {
                    let is_parent = |v| (1..n).any(|w| tree >> w & 1 == 1 && parents[w - 1] == v);
                    let leaves = (0..n).filter(|&v| tree >> v & 1 == 1 && !is_parent(v));
                    leaves.fold(0, |set, v| set | 1u32 << v)
                };
                let mut search = Search::normal(|&tree: &u32| {
                    let leaves = leaves(tree);
                    let sets = (1..=leaves).filter(|set| set & !leaves == 0);
                    sets.map(|set| tree & !set).collect()
                });
                let tree = (1 << n) - 1;
                let won = search.wins(&tree);
                let edges: Vec<_> = parents.iter().copied().zip(1..).collect();
                assert_eq!(wins(&edges, 0), won, "{parents:?}");
                let chosen = winning_move(&edges, 0);
                assert_eq!(chosen.is_some(), won, "{parents:?}");
                if let Some(chosen) = chosen {
                    let set = chosen.iter().fold(0, |set, leaf| set | 1 << leaf);
                    assert_eq!(set & !leaves(tree), 0, "{parents:?}, {chosen:?}");
                    assert!(!search.wins(&(tree & !set)), "{parents:?}, {chosen:?}");
                }
            }
        }
    }

    #[test]
    fn the_order_of_the_vertices_does_not_matter() {
        // A path from 2 over 3 and 1 to 0, and a leaf on 2.
        assert!(!wins(&[(1, 3), (1, 0), (3, 2)], 2));
        let edges = [(1, 3), (2, 4), (1, 0), (3, 2)];
        assert_eq!(winning_move(&edges, 2), Some(vec![4]));
    }
}
