//! # Green hackenbush on a tree (树上删边游戏, 克朗原理)
//!
//! The edges of a rooted tree are cut, and what hangs on them falls off. Each branch is as good as
//! a heap of Nim, and one pass from the leaves finds all values.
//!
//! ## Rules
//!
//! A tree stands on its root. A move cuts an edge, and what is no longer joined to the root falls
//! off. A player who cannot move loses.
//!
//! ```text
//!      2   4
//!       \  │
//!        \ 3
//!         \│
//!          1
//!          │
//!     ─────0─────  the root
//! ```
//!
//! ## Theorem (colon principle for trees)
//!
//! The Grundy value of a tree is the nim-sum of g(c) + 1 over the children c of the root, where
//! g(c) is the value of the tree on c.
//!
#![doc = include_str!("pictures/hackenbush_tree.svg")]
//!
//! ## Why
//!
//! The branches at the root do not touch one another, so they are a sum of games. That a branch, an
//! edge with a tree T on it, has the value g(T) + 1 follows by induction over its edges:
//!
//! 1. A cut of the edge leaves nothing, of value 0.
//! 2. A cut in T leaves the edge with an option T′ of T, of value g(T′) + 1 by induction. As g(T)
//!    is the mex of all g(T′), these values contain 1 to g(T), and not g(T) + 1.
//! 3. So the options have all values from 0 to g(T), and none has the value g(T) + 1.
//!
//! ## How to play
//!
//! Bring the value to 0: [`winning_moves`]. This function goes up from the root. Say that a cut has to
//! bring the tree on the vertex v from the value g to t; at the root t = 0. A cut in the branch of a
//! child c of v does so if it leaves this branch with the value b = (g(c) + 1) ⊕ g ⊕ t. If b = 0, cut
//! the edge to c. Otherwise the tree on c has to come to the value b − 1.
//!
//! ## Other rules
//!
//! - *A move removes a vertex with all that hangs on it*; the root may be removed, too. That is a cut of
//!   the edge below the vertex; give the root such an edge, too.
//! - *Several trees* have the nim-sum of their values. They also are one tree, if their roots are made one
//!   vertex.
//! - *Cycles.* See [`hackenbush`](crate::hackenbush).
//! - *The last cut loses.* The branches at the root decide like heaps of [misère
//!   Nim](crate::misere).
//!
//! ## Cost
//!
//! O(n) for n vertices, for the winning moves, too, without recursion.
//!
//! ## Example
//!
//! In the picture below the rules the trees on the leaves 2 and 4 have the value 0, that on 3 has
//! 0 + 1 = 1, that on 1 has (0 + 1) ⊕ (1 + 1) = 3, and the whole tree 3 + 1 = 4. It becomes 0 only
//! if the edge at the root is cut. Let another leaf 5 stand on the root: then the value is
//! 4 ⊕ 1 = 5, and the branch of 1 has to come to 1, so the tree on 1 to 0. That needs branches of
//! value 1 on both sides there: cut the edge from 3 to 4.
//!
//! ```
//! use snippets::hackenbush_tree;
//!
//! let edges = [(0, 1), (2, 1), (1, 3), (3, 4), (0, 5)];
//! assert_eq!(hackenbush_tree::grundy_values(&edges[..4], 0), [4, 3, 0, 1, 0]);
//! assert_eq!(hackenbush_tree::winning_moves(&edges[..4], 0), [0]); // the edge from 0 to 1
//! assert_eq!(hackenbush_tree::grundy_values(&edges, 0)[0], 5);
//! assert_eq!(hackenbush_tree::winning_moves(&edges, 0), [3]); // the edge from 3 to 4
//! ```
//!
//! ## Problems
//!
//! Three positions to decide with a pencil come first:
//! [exercises, step 7](crate::exercises#step-7-trees-and-graphs).
//!
//! Easiest first.
//!
//! - [`agc017d`](crate::problems::hackenbush_tree::agc017d) AtCoder AGC 017 D Game on Tree
//! - [`hdu3094`](crate::problems::hackenbush_tree::hdu3094) † HDU 3094 A tree game
//! - [`hdu3590`](crate::problems::misere::hdu3590) † HDU 3590 PP and QQ: in misère play
//!
//! † The judge takes no Rust.
//!
//! ## Source
//!
//! E. R. Berlekamp, J. H. Conway, R. K. Guy, Winning Ways for Your Mathematical Plays, chapter 7;
//! T. S. Ferguson, [Game Theory, part I](https://www.math.ucla.edu/~tom/Game_Theory/comb.pdf),
//! section 6.
#![doc(alias(
    "树上删边游戏",
    "Green hackenbush on a tree",
    "树上删边",
    "树的删边游戏",
    "克朗原理",
    "colon principle",
    "删边"
))]
use crate::graphs::leaves_first;

/// Returns the Grundy values of green hackenbush on the tree on each vertex, where `edges` join the vertices
/// from 0 to `edges.len()` to a tree in any order and direction. The value at `root` is that of the game. O(n)
/// for n vertices.
///
/// # Panics
/// If a vertex or the root is greater than `edges.len()`, or if the edges make no tree.
#[track_caller]
pub fn grundy_values(edges: &[(usize, usize)], root: usize) -> Vec<u64> {
    let mut values = vec![0; edges.len() + 1];
    for (v, parent) in leaves_first(edges, root) {
        values[parent] ^= values[v] + 1;
    }
    values
}

/// Returns whether the player to move wins green hackenbush on a tree with this root, where a move cuts an
/// edge, what it held falls off, and a player who cannot move loses. `edges` join the vertices from 0 to
/// `edges.len()` in any order and direction. O(n) for n vertices.
///
/// # Panics
/// If a vertex or the root is greater than `edges.len()`, or if the edges make no tree.
#[track_caller]
pub fn wins(edges: &[(usize, usize)], root: usize) -> bool {
    grundy_values(edges, root)[root] != 0
}

/// Lists the indices of all edges whose cut wins green hackenbush, sorted, on a tree with this root, where
/// `edges` join the vertices from 0 to `edges.len()` in any order and direction. O(n) for n vertices.
///
/// # Panics
/// If a vertex or the root is greater than `edges.len()`, or if the edges make no tree.
#[track_caller]
pub fn winning_moves(edges: &[(usize, usize)], root: usize) -> Vec<usize> {
    let values = grundy_values(edges, root);
    // To which value a cut has to bring the tree on each vertex, if a cut there can win.
    let mut targets = vec![None; values.len()];
    targets[root] = Some(0);
    // The vertices that a winning cut separates from their parents.
    let mut falls = vec![false; values.len()];
    let mut parents = vec![root; values.len()];
    for (v, parent) in leaves_first(edges, root).into_iter().rev() {
        parents[v] = parent;
        if let Some(target) = targets[parent] {
            let branch = (values[v] + 1) ^ values[parent] ^ target;
            falls[v] = branch == 0;
            targets[v] = branch.checked_sub(1);
        }
    }
    let wins = |&i: &usize| {
        let (a, b) = edges[i];
        falls[if parents[a] == b { a } else { b }]
    };
    (0..edges.len()).filter(wins).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::Search;

    #[test]
    fn every_tree_on_six_vertices() {
        for code in 0..720 {
            let n = 6;
            // Vertex v hangs on a lower one; 0 is the root.
            let mut rest = code;
            let mut parents = vec![0];
            for v in 1..n {
                parents.push(rest % v);
                rest /= v;
            }
            // The vertices that fall with v, and v itself.
            let mut falling: Vec<u32> = (0..n).map(|v| 1 << v).collect();
            for v in (1..n).rev() {
                falling[parents[v]] |= falling[v];
            }
            // A position is the set of the vertices whose edge to the parent is there.
            let mut search = Search::normal(|edges: &u32| {
                let uncut = (1..n).filter(|v| edges >> v & 1 == 1);
                uncut.map(|v| edges & !falling[v]).collect()
            });
            let name = |v: usize| (code + n - v) % n;
            let edges: Vec<(usize, usize)> = (1..n)
                .map(|v| (name(v), name(parents[v])))
                .map(|(a, b)| if (a + code) % 2 == 0 { (a, b) } else { (b, a) })
                .collect();
            let values = grundy_values(&edges, name(0));
            assert_eq!(values.len(), n);
            for v in 0..n {
                let on_v = falling[v] & !(1 << v);
                assert_eq!(values[name(v)], search.grundy(&on_v), "{parents:?}, {v}");
            }
            let all = falling[0] & !1;
            // Edge v - 1 joins vertex v with its parent.
            let good = (1..n).filter(|&v| !search.wins(&(all & !falling[v])));
            let good: Vec<usize> = good.map(|v| v - 1).collect();
            assert_eq!(winning_moves(&edges, name(0)), good, "{parents:?}");
            assert_eq!(wins(&edges, name(0)), !good.is_empty(), "{parents:?}");
        }
    }

    #[test]
    fn paths_and_stars_of_any_size() {
        assert_eq!(grundy_values(&[], 0), [0]);
        let n = 100_000;
        let path: Vec<(usize, usize)> = (1..n).map(|v| (v - 1, v)).collect();
        assert_eq!(grundy_values(&path, 0)[0], n as u64 - 1);
        assert_eq!(grundy_values(&path, n - 1)[n - 1], n as u64 - 1);
        let star: Vec<(usize, usize)> = (1..n).map(|v| (0, v)).collect();
        assert_eq!(grundy_values(&star, 0)[0], 1);
        assert_eq!(grundy_values(&star, 1)[1], 1 + n as u64 % 2);
    }
}
