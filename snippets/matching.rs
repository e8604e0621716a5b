//! # Maximum matching of a bipartite graph (二分图最大匹配)
//!
//! As many pairs as possible, where a list says who may go with whom. It decides the game of
//! [`geography`](crate::geography). In many games a player who has paired the positions before the
//! play always has an answer.
//!
//! A *matching* is a set of edges of which no two have a common vertex. It is *maximum* if no matching
//! has more edges. A graph is *bipartite* if its vertices have two colours so that the ends of each edge
//! differ in colour. A path is *alternating* if its edges are alternately outside and inside the
//! matching, and *augmenting* if it also joins two vertices that the matching leaves out.
//!
//! ## Worked example
//!
//! Vertices 0, 1 and 2 are on the one side, 3 and 4 on the other. Only 0 may go with 4, and 1 and 2 both
//! want 3.
//!
//! ```text
//!   one pair     2 ─── 3 ═══ 0 ─── 4
//!                      │
//!                      1
//!
//!   two pairs    2 ─── 3 ─── 0 ═══ 4
//!                      ║
//!                      1
//! ```
//!
//! The edges are 0-3, 0-4, 1-3 and 2-3. Those in the matching are drawn ═, and the others ─.
//!
//! Begin with the pair 0, 3. The path 1 ─ 3 ═ 0 ─ 4 begins and ends at vertices that are left out, and
//! its edges are outside, inside, outside. Swap them: 1 ═ 3 and 0 ═ 4 are two pairs in place of one.
//! From 2, which is still left out, one comes to 3, then to 1, and no further. There is no such path
//! any more, so two pairs are the most.
//!
//! ## Theorem (Berge)
//!
//! A matching is maximum exactly when it has no augmenting path.
//!
//! ## Why
//!
//! 1. If the edges of an augmenting path are swapped, so that those outside are inside, the matching
//!    gets one more edge. (In the example 1 ─ 3 ═ 0 ─ 4 becomes 1 ═ 3 ─ 0 ═ 4.)
//! 2. Compare a matching with a larger one, and take the edges that are in only one of the two. No
//!    vertex has more than one edge of each matching, so they form paths and cycles whose edges belong
//!    alternately to the one and to the other. A cycle has as many edges of the one as of the other. So
//!    some path has more edges of the larger matching. It begins and ends with such edges: it augments
//!    the smaller matching. (Of the pair 0, 3 and the two pairs 1, 3 and 0, 4 all three edges are in
//!    one only, and they are that path.)
//!
//! ## Cost
//!
//! O((n + m) sqrt n) for n vertices and m edges (Hopcroft, Karp). A round takes O(n + m). It measures
//! how far each vertex is from the vertices of one side that are left out, along alternating paths, and
//! augments until no shortest augmenting path is left. Its paths get farther by one with each edge, except
//! perhaps with the edges at a vertex of the other side that was left out before the round.
//!
//! In the example the first round may augment along the edge 0 ─ 3, a path of one edge, and each
//! other edge meets it. The second round finds 1 ─ 3 ═ 0 ─ 4, of three edges, or the same from 2.
//! The third finds none.
//!
//! Two steps prove the bound. At a first reading, skip them and go on with the [example](#example).
//!
//! 1. *Each round makes the shortest augmenting paths longer.* Let them have t edges before the round,
//!    and let all distances be those before the round, too. On an alternating path an edge that the
//!    round did not swap leads at most one farther. A swapped edge is now used in the other direction.
//!    So it leads one nearer: before the round it led one farther. (In the example 0, 1 and 2 have the
//!    distance 0 before the first round, and 3 and 4 have the distance 1. The round swaps the edge from
//!    0 to 3. After it the path 1 ─ 3 ═ 0 ─ 4 visits the distances 0, 1, 0, 1: it uses this edge from 3
//!    to 0, and loses one there. So it has three edges, and not one.)
//!
//!    The edges at a vertex of the other side that was left out before the round may be exceptions. But such
//!    a vertex is at least t edges away, as no augmenting path was shorter. So a path that goes on from there
//!    has more than t edges. Hence a path of t edges gets farther by one with each of them. So it uses no
//!    swapped edge and meets no path of this round, and the round would have found it.
//! 2. So after r rounds an augmenting path has more than 2 r vertices. As in step 2 above, the
//!    comparison with a maximum matching gives augmenting paths without a common vertex, one for each
//!    edge that it has more: at most n / (2 r). Each further round adds an edge or more. With r = sqrt
//!    n, that makes at most 3/2 sqrt n rounds.
//!
//! ## Example
//!
//! Vertices 0, 1 and 2 are on the one side, 3 and 4 on the other. Only 0 may go with 4, and 1 and 2
//! both want 3: two pairs are the most.
//!
//! ```
//! use snippets::matching;
//!
//! let mates = matching::maximum(5, &[(0, 3), (0, 4), (1, 3), (2, 3)]);
//! assert_eq!(mates, [Some(4), Some(3), None, Some(1), Some(0)]);
//! ```
//!
//! ## Problems
//!
//! Easiest first.
//!
//! - [`luogu_p4055`](crate::problems::geography::luogu_p4055) Luogu P4055 \[JSOI2009\] 游戏
//! - [`luogu_p4617`](crate::problems::geography::luogu_p4617) Luogu P4617 \[COCI2017-2018#5\] Planinarenje
//! - [`luogu_p1971`](crate::problems::geography::luogu_p1971) Luogu P1971 \[NOI2011\] 兔兔与蛋蛋游戏
//!
//! ## Source
//!
//! C. Berge, "Two theorems in graph theory", Proceedings of the National Academy of Sciences 43
//! (1957), <https://doi.org/10.1073/pnas.43.9.842>; J. E. Hopcroft, R. M. Karp, "An n^(5/2)
//! algorithm for maximum matchings in bipartite graphs", SIAM Journal on Computing 2 (1973),
//! <https://doi.org/10.1137/0202019>.
#![doc(alias(
    "二分图最大匹配",
    "Maximum matching of a bipartite graph",
    "匈牙利算法",
    "Hopcroft-Karp"
))]
use crate::graphs::Adjacency;

/// A maximum matching of a graph on the vertices `0` to `n - 1`: for each the vertex on the other
/// end of its edge in the matching.
///
/// Each edge goes from the one side of the graph to the other, so no vertex has both an edge from
/// it and one to it. O((n + m) sqrt n) for m edges, without recursion.
///
/// # Panics
/// If a vertex is not below `n`, or has both an edge from it and one to it.
#[track_caller]
pub fn maximum(n: usize, edges: &[(usize, usize)]) -> Vec<Option<usize>> {
    let neighbours = Adjacency::directed(n, edges);
    let has_edges = |v: usize| neighbours.row(v).len() > 0;
    for &(_, to) in edges {
        assert!(
            !has_edges(to),
            "vertex {} has edges from it and edges to it",
            to
        );
    }
    let mut mates = vec![None; n];
    loop {
        // The number of edges of the matching on a shortest way from an unmatched vertex.
        let mut distances = vec![usize::MAX; n];
        let mut queue: Vec<usize> = (0..n)
            .filter(|&v| mates[v].is_none() && has_edges(v))
            .collect();
        for &root in &queue {
            distances[root] = 0;
        }
        let roots = queue.len();
        let mut next = 0;
        let mut augmentable = false;
        while let Some(&v) = queue.get(next) {
            next += 1;
            for w in neighbours.row(v) {
                match mates[w] {
                    None => augmentable = true,
                    Some(u) if distances[u] == usize::MAX => {
                        distances[u] = distances[v] + 1;
                        queue.push(u);
                    }
                    Some(_) => {}
                }
            }
        }
        if !augmentable {
            return mates;
        }
        let mut untried: Vec<_> = (0..n).map(|v| neighbours.row(v)).collect();
        for &root in &queue[..roots] {
            // Vertices, each with the neighbour by which the path goes on.
            let mut path = vec![(root, root)];
            while let Some((v, on)) = path.last_mut() {
                match untried[*v].next().map(|w| (w, mates[w])) {
                    None => {
                        path.pop();
                    }
                    Some((w, None)) => {
                        *on = w;
                        for (v, w) in path.drain(..) {
                            mates[v] = Some(w);
                            mates[w] = Some(v);
                        }
                    }
                    Some((w, Some(u))) if distances[u] == distances[*v] + 1 => {
                        *on = w;
                        path.push((u, u));
                    }
                    Some(_) => {}
                }
            }
        }
    }
}

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
            assert_eq!(mates.len(), 7);
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

    #[test]
    #[should_panic(expected = "vertex 1 has edges from it and edges to it")]
    fn a_path_through_a_vertex_is_refused() {
        maximum(3, &[(0, 1), (1, 2)]);
    }
}
