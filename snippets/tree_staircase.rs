//! # Staircase Nim on a tree, for every root (树上台阶 Nim, 换根 DP)
//!
//! ## Rules
//!
//! Stones lie on the vertices of a tree with a root, and k ≥ 1 is fixed. A move carries one or more
//! stones from a vertex to its ancestor k edges above. Who cannot move loses. Who wins, for each
//! choice of the root?
//!
//! For example: on the path a, b, c with k = 1 and the root a, stones go from c to b and from b to
//! a. With the root b they go from a to b and from c to b.
//!
//! ## Theorem
//!
//! The Grundy value is the nim-sum of the stones of all vertices v with ⌊depth(v) / k⌋ odd: those
//! whose depth, modulo 2 k, is k or more.
//!
//! ## Why
//!
//! Carrying stones changes ⌊depth / k⌋ by 1, so a move goes from a vertex that counts to one that
//! does not, or the other way round. Each vertex that counts has a depth of k at least, so any
//! number of its stones can be carried. This is what [staircase Nim](crate::staircase) asks for.
//!
//! All roots at once: let f(v, j) be the nim-sum of the stones on the vertices below v, and on v,
//! at distances j modulo 2 k from v. From the leaves to the first root, f(v, j) is the nim-sum of
//! f(c, j − 1) over the children c, and of the stones on v if j = 0. Let g(v, j) be the same with
//! all vertices of the tree. At the first root g is f. For a child c of p, the vertices that are
//! not below c are at distances from c that are greater by 1 than those from p, and so g(c, j) =
//! f(c, j) ⊕ g(p, j − 1) ⊕ f(c, j − 2): the last term is the part of g(p, j − 1) that lies below c.
//! The value for the root v is the nim-sum of g(v, j) for j from k to 2 k − 1.
//!
//! ## How to play
//!
//! As on the staircase: make the nim-sum 0 with a move from a vertex that counts.
//!
//! ## Cost
//!
//! O(n k) time and memory for n vertices, for all roots. No recursion.
//!
//! ## Example
//!
//! ```
//! use snippets::tree_staircase;
//!
//! // The path 0, 1, 2 with 4, 2 and 5 stones.
//! let edges = [(0, 1), (1, 2)];
//! assert_eq!(tree_staircase::grundy_values(&edges, &[4, 2, 5], 1), [2, 1, 2]);
//! assert_eq!(tree_staircase::grundy_values(&edges, &[4, 2, 5], 2), [5, 0, 4]);
//! ```
//!
//! ## Problems
//!
//! `cf1498f`.
//!
//! ## Source
//!
//! Codeforces Round 711, problem 1498F.
use crate::tree_tries::leaves_first;

/// The Grundy values of the games with the roots 0, 1, 2, ... `edges` join the vertices from 0 to
/// `edges.len()` to a tree, in any order and direction. O(n k) time and memory.
///
/// # Panics
/// If `k` is 0, or if there are fewer numbers of stones than vertices.
pub fn grundy_values(edges: &[(usize, usize)], stones: &[u64], k: usize) -> Vec<u64> {
    assert!(k > 0, "stones are carried somewhere else");
    let period = 2 * k;
    let (order, parents) = leaves_first(edges);
    let mut sums = vec![vec![0; period]; order.len()];
    for (v, sums) in sums.iter_mut().enumerate() {
        sums[0] = stones[v];
    }
    // All but the root, which is the last one.
    let children = &order[..order.len() - 1];
    for &v in children {
        for j in 0..period {
            let below = sums[v][j];
            sums[parents[v]][(j + 1) % period] ^= below;
        }
    }
    for &v in children.iter().rev() {
        let below = sums[v].clone();
        for j in 0..period {
            let not_below = sums[parents[v]][j] ^ below[(j + period - 1) % period];
            sums[v][(j + 1) % period] ^= not_below;
        }
    }
    let counted = sums.iter().map(|sums| &sums[k..]);
    counted
        .map(|sums| sums.iter().fold(0, |a, b| a ^ b))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::{product, Search};

    /// The parent of each vertex; the root is its own.
    fn parents(edges: &[(usize, usize)], root: usize) -> Vec<usize> {
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
    fn ancestor(parents: &[usize], v: usize, k: usize) -> Option<usize> {
        (0..k).try_fold(v, |v, _| Some(parents[v]).filter(|&parent| parent != v))
    }

    fn check(edges: &[(usize, usize)], k: usize, most: u64) {
        let n = edges.len() + 1;
        let positions = product(&vec![(0..=most).collect(); n]);
        let expected: Vec<_> = positions
            .iter()
            .map(|stones| grundy_values(edges, stones, k))
            .collect();
        for root in 0..n {
            let parents = parents(edges, root);
            let mut search = Search::normal(|stones: &Vec<u64>| {
                let mut options = Vec::new();
                for v in 0..n {
                    if let Some(ancestor) = ancestor(&parents, v, k) {
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
                assert_eq!(search.grundy(stones) as u64, expected[root], "{place}");
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
        let values = grundy_values(&edges, &vec![1; 100_000], 1);
        assert_eq!(values[0], 0); // 50 000 odd depths
        assert_eq!(values[99_999], 0);
    }
}
