//! # Picking leaves (摘叶子)
//!
//! A game in which one move may do a lot, and which the parities of a few paths decide. Its proof shows
//! strategy stealing at work.
//!
//! ## Rules
//!
//! A rooted tree. A move removes one or more of its leaves, which are the vertices without
//! children, all at once. A player who cannot move loses, so the player who removes the root wins.
//!
//! ```text
//!         0
//!       / | \
//!      1  2  5
//!      │  │
//!      3  4
//! ```
//!
//! ## Theorem
//!
//! The *chain* of a leaf goes up from it as long as the next vertex has no other child. The player
//! to move wins exactly when some chain has an odd number of vertices.
//!
//! In the picture the chains are 3 and 1, 4 and 2, and 5 by itself.
//!
//! ## Why
//!
//! By induction on the number of vertices. If there is one leaf only, the tree is a chain, and each
//! move takes one vertex. Let there be several.
//!
//! 1. *Some leaf v is a chain by itself: won.* Its parent has other children, so without v the other
//!    leaves are the leaves of the tree. If that tree is lost, remove v. Otherwise some move wins in
//!    it: remove v along with the leaves of that move. Either way the opponent gets a lost tree. (This
//!    is [strategy stealing](crate::strategy_stealing).)
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
//! // The vertices 1 to 5 hang on 0, 0, 1, 2 and 0.
//! assert_eq!(leaf_picking::winning_move(&[0, 0, 1, 2, 0]), Some(vec![5]));
//! assert!(!leaf_picking::wins(&[0, 0, 1, 2]));
//! ```
//!
//! ## Problems
//!
//! - [`luogu_p7864`](crate::problems::leaf_picking::luogu_p7864) Luogu P7864 「EVOI-RD1」摘叶子
//!
//! ## Source
//!
//! Luogu [P7864](https://www.luogu.com.cn/problem/P7864), "摘叶子".
#![doc(alias("摘叶子", "Picking leaves", "removing leaves", "叶子"))]

/// Returns whether the player to move wins the game in which a move removes one or more leaves of a rooted tree
/// and a player who cannot move loses. Vertex 0 is the root, and vertex v > 0 hangs on `parents[v - 1]`, in any
/// order. O(n) for n vertices. It takes parents and not edges, as finding the parents takes longer than the
/// rest.
///
/// # Requires
/// The way from each vertex over its parents comes to vertex 0.
///
/// # Panics
/// If a parent is greater than `parents.len()`.
#[track_caller]
pub fn wins(parents: &[usize]) -> bool {
    let children = count_children(parents);
    let mut leaves = (0..=parents.len()).filter(|&v| children[v] == 0);
    leaves.any(|leaf| chain(leaf, parents, &children) % 2 == 1)
}

/// Returns the leaves that a winning move removes, `None` if no move wins, where a move removes one or more
/// leaves of a rooted tree and a player who cannot move loses. Vertex 0 is the root, and vertex v > 0 hangs on
/// `parents[v - 1]`, in any order. O(n) for n vertices.
///
/// # Requires
/// The way from each vertex over its parents comes to vertex 0.
///
/// # Panics
/// If a parent is greater than `parents.len()`.
#[track_caller]
pub fn winning_move(parents: &[usize]) -> Option<Vec<usize>> {
    let mut children = count_children(parents);
    let mut rest: Vec<usize> = (0..=parents.len()).filter(|&v| children[v] == 0).collect();
    let mut chosen = Vec::new();
    rest.retain(|&leaf| {
        let single = leaf > 0 && children[parents[leaf - 1]] > 1;
        if single {
            children[parents[leaf - 1]] -= 1;
            chosen.push(leaf);
        }
        !single
    });
    rest.retain(|&leaf| chain(leaf, parents, &children) % 2 == 1);
    chosen.extend(rest);
    Some(chosen).filter(|chosen| !chosen.is_empty())
}

/// Returns how many children each vertex has.
#[track_caller]
fn count_children(parents: &[usize]) -> Vec<usize> {
    let mut children = vec![0; parents.len() + 1];
    for &parent in parents {
        children[parent] += 1;
    }
    children
}

/// The number of vertices in the chain of a leaf.
fn chain(leaf: usize, parents: &[usize], children: &[usize]) -> usize {
    let (mut top, mut length) = (leaf, 1);
    while top > 0 && children[parents[top - 1]] == 1 {
        top = parents[top - 1];
        length += 1;
    }
    length
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
                assert_eq!(wins(&parents), won, "{parents:?}");
                let chosen = winning_move(&parents);
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
        // A path from 0 over 3 and 1 to 2.
        assert!(!wins(&[3, 1, 0]));
        assert_eq!(winning_move(&[3, 1, 0, 0]), Some(vec![4]));
    }
}
