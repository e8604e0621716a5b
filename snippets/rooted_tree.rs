//! # Rooted trees, from the leaves to the root (有根树)
//!
//! In many games on a tree a vertex gets its value from its children. So each vertex must come after
//! its children: [`leaves_first`] lists them so, and read backwards each comes after its parent.
//!
//! ## How to compute it
//!
//! A leaf other than the root is plucked, and its parent after it if that has become a leaf, until
//! the root is left. As soon as a vertex has one neighbour left, this is its parent. If n - 1 edges
//! on n vertices make no tree, some vertices are not joined to the root, and one of these at least
//! is never plucked.
//!
//! ## Cost
//!
//! O(n) for n vertices, without recursion.
//!
//! ## Example
//!
//! How many vertices the tree on each vertex has: itself, and those of the trees on its children.
//!
//! ```text
//!       2
//!      / \
//!     0   1
//!        / \
//!       3   4
//! ```
//!
//! ```
//! use snippets::rooted_tree::leaves_first;
//!
//! let edges = [(0, 2), (2, 1), (1, 3), (4, 1)];
//! assert_eq!(leaves_first(&edges, 2), [(0, 2), (3, 1), (4, 1), (1, 2)]);
//! let mut sizes = [1; 5];
//! for (v, parent) in leaves_first(&edges, 2) {
//!     sizes[parent] += sizes[v];
//! }
//! assert_eq!(sizes, [1, 3, 5, 1, 1]);
//! ```
//!
//! ## Problems
//!
//! Those of [hackenbush on a tree](crate::hackenbush_tree), [Nim on the steps of a
//! tree](crate::tree_staircase), [paths in a tree](crate::tree_tries), [the diameter of a
//! tree](crate::tree_diameter) and [the deletion of vertices](crate::vertex_deletion).
#![doc(alias = "有根树")]
#![doc(alias = "树形 DP")]
#![doc(alias = "topological order of a tree")]

/// Each vertex but the root with its parent, `(vertex, parent)`, after all its children. The
/// `edges` join the vertices from 0 to `edges.len()` to a tree, in any order and direction. O(n) for
/// n vertices, without recursion.
///
/// # Panics
/// If a vertex or the root is greater than `edges.len()`, or if the edges make no tree.
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::{product, standing};
    use std::panic::catch_unwind;

    /// All lists of edges on as many vertices as a tree with so many edges has, trees or not.
    fn graphs(edges: usize) -> Vec<Vec<(usize, usize)>> {
        let to = |a: usize| (0..=a).map(move |b| if (a + b) % 2 == 0 { (a, b) } else { (b, a) });
        let pairs: Vec<_> = (0..=edges).flat_map(to).collect();
        product(&vec![pairs; edges])
    }

    #[test]
    fn every_list_of_up_to_three_edges() {
        for edges in (0..=3).flat_map(graphs) {
            // As many edges as a tree has make one exactly if all are joined to vertex 0, and so are
            // all vertices.
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
