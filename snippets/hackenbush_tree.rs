//! # Green hackenbush on a tree (树上删边游戏, 克朗原理)
//!
//! ## Rules
//!
//! A tree stands on its root. A move cuts an edge, and what is no longer joined to the root falls
//! away. Who cannot move loses.
//!
//! ## Theorem (colon principle, for trees)
//!
//! The Grundy value of a tree is the nim-sum of g(c) + 1 over the children c of the root, where
//! g(c) is the value of the tree on c.
//!
//! ## Why
//!
//! The branches at the root are a sum of games. One branch is an edge with a tree T on it, and its
//! value is g(T) + 1: cutting the edge leaves 0, and cutting T down to an option T' leaves g(T') +
//! 1 by induction; as g(T) is the mex of the g(T'), all numbers from 0 to g(T) are among these
//! values and g(T) + 1 is not. So a branch counts as a stalk of g(T) + 1 edges, which is a heap of
//! Nim.
//!
//! ## How to play
//!
//! To bring a tree from value g down to t < g: find a child c of the root with (g(c) + 1) ^ g ^ t <
//! g(c) + 1. If the left side is 0, cut the edge to c; otherwise bring the tree on c down to the
//! left side less 1 in the same way. To win, bring it down to 0.
//!
//! ## Cost
//!
//! O(n) for n vertices, in a few arrays. No recursion.
//!
//! ## Example
//!
//! ```
//! use snippets::hackenbush_tree;
//!
//! // 0 is the root: a stalk 0 - 1 that carries a leaf 2 and a stalk 3 - 4.
//! let values = hackenbush_tree::grundy_values(&[(0, 1), (2, 1), (1, 3), (3, 4)], 0);
//! assert_eq!(values, [4, 3, 0, 1, 0]);
//! ```
//!
//! ## Problems
//!
//! `agc017d`, `hdu3094`; in misère play `hdu3590`.
//!
//! ## Source
//!
//! Winning Ways, chapter 7; T. S. Ferguson, Game Theory, part I, section 6.

/// The Grundy value of the tree on each vertex, where `edges` join the vertices from 0 to
/// `edges.len()` to a tree in any order and direction. The value at `root` is that of the game. O(n).
pub fn grundy_values(edges: &[(usize, usize)], root: usize) -> Vec<usize> {
    let n = edges.len() + 1;
    // Neighbours that are left: how many, and the exclusive or of their names, which for a leaf
    // is its parent.
    let mut degree = vec![0; n];
    let mut neighbours = vec![0; n];
    for &(a, b) in edges {
        degree[a] += 1;
        degree[b] += 1;
        neighbours[a] ^= b;
        neighbours[b] ^= a;
    }
    let mut values = vec![0; n];
    for start in 0..n {
        // A leaf is plucked, and its parent after it if that has become a leaf.
        let mut v = start;
        while v != root && degree[v] == 1 {
            let parent = neighbours[v];
            values[parent] ^= values[v] + 1;
            neighbours[parent] ^= v;
            degree[parent] -= 1;
            degree[v] = 0;
            v = parent;
        }
    }
    values
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
            for v in 0..n {
                let on_v = falling[v] & !(1 << v);
                assert_eq!(values[name(v)], search.grundy(&on_v), "{parents:?}, {v}");
            }
        }
    }

    #[test]
    fn paths_and_stars_of_any_size() {
        assert_eq!(grundy_values(&[], 0), [0]);
        let n = 100_000;
        let path: Vec<(usize, usize)> = (1..n).map(|v| (v - 1, v)).collect();
        assert_eq!(grundy_values(&path, 0)[0], n - 1);
        assert_eq!(grundy_values(&path, n - 1)[n - 1], n - 1);
        let star: Vec<(usize, usize)> = (1..n).map(|v| (0, v)).collect();
        assert_eq!(grundy_values(&star, 0)[0], 1);
        assert_eq!(grundy_values(&star, 1)[1], 1 + n % 2);
    }
}
