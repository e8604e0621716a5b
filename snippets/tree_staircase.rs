//! # Staircase Nim on a tree, for every root (树上台阶 Nim, 换根 DP)
//!
//! Stones climb a tree, k edges per move. For one root that is [staircase Nim](crate::staircase);
//! two passes over the tree answer for all roots at once.
//!
//! ## Rules
//!
//! Stones lie on the vertices of a tree with a root, and k ≥ 1 is fixed. A move carries one or more
//! stones from a vertex to its ancestor k edges above. A player who cannot move loses. Who wins,
//! for each choice of the root?
//!
//! ```text
//!   root 0:  0 ← 1 ← 2
//!   root 1:  0 → 1 ← 2
//! ```
//!
//! Here k = 1. With the root 0, stones go from 2 to 1 and from 1 to 0; with the root 1, from 0 to 1 and from
//! 2 to 1.
//!
//! ## Theorem
//!
//! The Grundy value is the nim-sum of the stones on all vertices v with ⌊depth(v) / k⌋ odd: those
//! whose depth, modulo 2 k, is k or more.
//!
//! ## Why
//!
//! Let the vertices of the theorem count. Then all holds that the page [`staircase`](crate::staircase) asks
//! of the places under *Other places*:
//!
//! 1. A move changes ⌊depth / k⌋ by 1. So it goes from a vertex that counts to one that does not,
//!    or the other way round.
//! 2. Each vertex that counts has a depth of k at least, so any number of its stones can be
//!    carried.
//! 3. The game ends, as each move makes the sum of the depths of all stones smaller.
//!
//! ## All roots at once
//!
//! Let f(v, j) be the nim-sum of the stones at a distance of j modulo 2 k from v, on v and below it
//! only, when the tree hangs from vertex 0. Let g(v, j) be the same on the whole tree.
//!
//! 1. From the leaves to vertex 0: f(v, j) is the nim-sum of f(c, j − 1) over the children c of v,
//!    and of the stones on v if j = 0.
//! 2. At vertex 0, g is f.
//! 3. From there to the leaves: let c be a child of p. A vertex that is not below c is one edge
//!    farther from c than from p. The vertices below c, c included, are part of g(p, j − 1), as
//!    f(c, j − 2). So g(c, j) = f(c, j) ⊕ g(p, j − 1) ⊕ f(c, j − 2).
//!
//! The value for the root v is the nim-sum of g(v, j) for j from k to 2 k − 1.
//!
//! ## How to play
//!
//! As on the staircase, for the given root: make the nim-sum 0, by carrying stones away from a
//! vertex that counts or to one.
//!
//! ## Cost
//!
//! O(n k) time and memory for n vertices, for all roots. No recursion.
//!
//! ## Example
//!
//! The path 0, 1, 2 of the picture with 4, 2 and 5 stones and k = 1: the vertices at odd depths
//! count. For the root 0 that is vertex 1, of value 2. For the root 1 these are 0 and 2, of value
//! 4 ⊕ 5 = 1. For the root 2 it is vertex 1 again. With k = 2 only depths 2 and 3 count.
//!
//! ```
//! use snippets::tree_staircase;
//!
//! let edges = [(0, 1), (1, 2)];
//! assert_eq!(tree_staircase::grundy_values(1, &edges, &[4, 2, 5]), [2, 1, 2]);
//! assert_eq!(tree_staircase::grundy_values(2, &edges, &[4, 2, 5]), [5, 0, 4]);
//! ```
//!
//! ## Problems
//!
//! - [`cf1498f`](crate::problems::tree_staircase::cf1498f) Codeforces 1498F Christmas Game
//!
//! ## Source
//!
//! Codeforces Round 711, [problem 1498F](https://codeforces.com/problemset/problem/1498/F),
//! "Christmas Game".
#![doc(alias(
    "树上台阶博弈",
    "Staircase Nim on a tree",
    "树上台阶 Nim",
    "树上台阶Nim",
    "换根DP",
    "树上阶梯博弈",
    "换根 DP",
    "rerooting"
))]
use crate::graphs::leaves_first;
use crate::nim;

/// Returns the Grundy values of staircase Nim on a tree for the roots 0, 1, 2, ..., where a move carries
/// stones of a vertex to its ancestor `k` edges nearer to the root, and `stones[v]` are those on vertex v at
/// first. `edges` join the vertices from 0 to `edges.len()` to a tree, in any order and direction. O(n k)
/// time and memory.
///
/// # Panics
/// If `k` is 0, if there is not a number of stones for each vertex, if a vertex is greater than
/// `edges.len()`, or if the edges make no tree.
#[track_caller]
pub fn grundy_values(k: usize, edges: &[(usize, usize)], stones: &[u64]) -> Vec<u64> {
    assert!(k > 0, "k is 0: stones are carried to where they are");
    assert!(stones.len() == edges.len() + 1, "stones for each vertex");
    let period = 2 * k;
    let mut sums = vec![vec![0; period]; edges.len() + 1];
    for (v, sums) in sums.iter_mut().enumerate() {
        sums[0] = stones[v];
    }
    let order = leaves_first(edges, 0);
    for &(v, parent) in &order {
        for j in 0..period {
            let below = sums[v][j];
            sums[parent][(j + 1) % period] ^= below;
        }
    }
    for &(v, parent) in order.iter().rev() {
        let below = sums[v].clone();
        for j in 0..period {
            let not_below = sums[parent][j] ^ below[(j + period - 1) % period];
            sums[v][(j + 1) % period] ^= not_below;
        }
    }
    sums.iter()
        .map(|sums| nim::sum(sums[k..].iter().copied()))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::{product, Search};

    /// The parent of each vertex; the root is its own.
    fn parents_of(edges: &[(usize, usize)], root: usize) -> Vec<usize> {
        let mut parents = vec![None; edges.len() + 1];
        parents[root] = Some(root);
        for _ in edges {
            for &(a, b) in edges {
                for (from, to) in [(a, b), (b, a)] {
                    if parents[from].is_some() && parents[to].is_none() {
                        parents[to] = Some(from);
                    }
                }
            }
        }
        parents.into_iter().map(Option::unwrap).collect()
    }

    /// The vertex `k` edges above, if there is one.
    fn ancestor_of(parents: &[usize], v: usize, k: usize) -> Option<usize> {
        (0..k).try_fold(v, |v, _| Some(parents[v]).filter(|&parent| parent != v))
    }

    fn check(edges: &[(usize, usize)], k: usize, most: u64) {
        let n = edges.len() + 1;
        let positions = product(&vec![(0..=most).collect(); n]);
        let expected: Vec<_> = positions
            .iter()
            .map(|stones| grundy_values(k, edges, stones))
            .collect();
        for root in 0..n {
            let parents = parents_of(edges, root);
            let mut search = Search::normal(|stones: &Vec<u64>| {
                let mut options = Vec::new();
                for v in 0..n {
                    if let Some(ancestor) = ancestor_of(&parents, v, k) {
                        for count in 1..=stones[v] {
                            let mut option = stones.clone();
                            option[v] -= count;
                            option[ancestor] += count;
                            options.push(option);
                        }
                    }
                }
                options
            });
            for (stones, expected) in positions.iter().zip(&expected) {
                let place = format!("{edges:?}, root {root}, {k}, {stones:?}");
                assert_eq!(search.grundy(stones), expected[root], "{place}");
            }
        }
    }

    #[test]
    fn every_tree_up_to_four_vertices_and_of_five_with_few_stones() {
        for (n, most) in [(1, 3), (2, 3), (3, 3), (4, 2), (5, 1)] {
            // Vertex v hangs on a lower one; their names are turned round.
            let choices: Vec<Vec<usize>> = (1..n).map(|v| (0..v).collect()).collect();
            for hung_on in product(&choices) {
                let name = |v| (v + 2) % n;
                let pairs = (1..n).zip(hung_on);
                let edges: Vec<_> = pairs.map(|(v, on)| (name(v), name(on))).collect();
                for k in 1..=3 {
                    check(&edges, k, most);
                }
            }
        }
    }

    #[test]
    fn a_long_path_needs_no_deep_stack() {
        let edges: Vec<_> = (1..100_000).map(|v| (v - 1, v)).collect();
        let values = grundy_values(1, &edges, &vec![1; 100_000]);
        assert_eq!(values[0], 0); // 50 000 odd depths
        assert_eq!(values[99_999], 0);
    }
}
