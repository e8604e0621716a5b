//! # Maximum matching of a bipartite graph (二分图最大匹配)
//!
//! ## Theorem (Berge)
//!
//! A matching is maximum exactly when it has no augmenting path: one between two unmatched vertices
//! whose edges lie outside and inside of the matching by turns. To swap the edges of such a path
//! gives one edge more.
//!
//! ## Why
//!
//! A matching together with a larger one makes paths and cycles of edges by turns, and one of the
//! paths has more edges of the larger one: it augments the other.
//!
//! ## Cost
//!
//! O(m sqrt n): a round (Hopcroft, Karp) augments along shortest paths until none of their length
//! is left, in O(m). After r rounds a path takes more than 2 r vertices, so there are at most n /
//! (2 r) disjoint ones and as many rounds left.
//!
//! ## Example
//!
//! ```
//! use snippets::matching;
//!
//! let mates = matching::maximum(5, &[(0, 3), (0, 4), (1, 3), (2, 3)]);
//! assert_eq!(mates, [Some(4), Some(3), None, Some(1), Some(0)]);
//! ```
//!
//! ## Source
//!
//! J. E. Hopcroft, R. M. Karp, "An n^(5/2) algorithm for maximum matchings in bipartite graphs",
//! SIAM Journal on Computing 2 (1973).
use crate::adjacency::Adjacency;

/// A maximum matching of a graph on the vertices `0` to `n - 1`: for each the vertex on the other
/// end of its edge in the matching.
///
/// Each edge goes from the one side of the graph to the other, so no vertex has both an edge from
/// it and one to it. O(m sqrt n) for m edges, without recursion.
///
/// # Panics
/// If a vertex is not below `n`.
pub fn maximum(n: usize, edges: &[(usize, usize)]) -> Vec<Option<usize>> {
    let neighbours = Adjacency::new(n, edges.iter().copied());
    let mut mates = vec![NONE; n];
    let mut path = Vec::new();
    loop {
        // The number of edges of the matching on a shortest way from an unmatched vertex.
        let mut distances = vec![NONE; n];
        let mut queue: Vec<u32> = Vec::with_capacity(n);
        for (v, &mate) in (0..).zip(&mates) {
            if mate == NONE && !neighbours.of(v as usize).is_empty() {
                distances[v as usize] = 0;
                queue.push(v);
            }
        }
        let roots = queue.len();
        let mut next = 0;
        let mut augmentable = false;
        while let Some(&v) = queue.get(next) {
            next += 1;
            for &w in neighbours.of(v as usize) {
                let u = mates[w as usize];
                if u == NONE {
                    augmentable = true;
                } else if distances[u as usize] == NONE {
                    distances[u as usize] = distances[v as usize] + 1;
                    queue.push(u);
                }
            }
        }
        if !augmentable {
            let mate = |&v: &u32| if v == NONE { None } else { Some(v as usize) };
            return mates.iter().map(mate).collect();
        }
        // The neighbours of each vertex that were tried.
        let mut tried = vec![0u32; n];
        for &root in &queue[..roots] {
            // Vertices, each with the neighbour by which the path goes on.
            path.push((root, NONE));
            while let Some((v, on)) = path.last_mut() {
                let tried = &mut tried[*v as usize];
                let next = neighbours.of(*v as usize).get(*tried as usize);
                *tried += 1;
                *on = next.copied().unwrap_or(NONE);
                if *on == NONE {
                    path.pop();
                    continue;
                }
                let w = *on;
                let u = mates[w as usize];
                if u == NONE {
                    for (v, w) in path.drain(..) {
                        mates[v as usize] = w;
                        mates[w as usize] = v;
                    }
                } else if distances[u as usize] == distances[*v as usize] + 1 {
                    path.push((u, NONE));
                }
            }
        }
    }
}

/// No vertex.
const NONE: u32 = u32::MAX;

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    /// The most edges without a common vertex.
    fn most(edges: &[(usize, usize)], used: &mut HashSet<usize>) -> usize {
        let Some((&(a, b), rest)) = edges.split_first() else {
            return 0;
        };
        let without = most(rest, used);
        if used.contains(&a) || used.contains(&b) {
            return without;
        }
        used.extend([a, b]);
        let with = 1 + most(rest, used);
        used.remove(&a);
        used.remove(&b);
        with.max(without)
    }

    #[test]
    fn every_graph_on_three_and_four_vertices() {
        let pairs: Vec<_> = (0..3).flat_map(|a| (3..7).map(move |b| (a, b))).collect();
        for code in 0..1 << pairs.len() {
            let present = (0..pairs.len()).filter(|i| code >> i & 1 == 1);
            let edges: Vec<_> = present.map(|i| pairs[i]).collect();
            let mates = maximum(7, &edges);
            let mut size = 0;
            for v in 0..7 {
                if let Some(w) = mates[v] {
                    assert_eq!(mates[w], Some(v), "{edges:?}");
                    assert!(edges.contains(&(v.min(w), v.max(w))), "{edges:?}");
                    size += 1;
                }
            }
            assert_eq!(size, 2 * most(&edges, &mut HashSet::new()), "{edges:?}");
        }
    }
}
