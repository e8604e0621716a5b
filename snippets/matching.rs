//! # Maximum matching of a bipartite graph (二分图最大匹配)
//!
//! A maximum matching makes as many pairs as possible, where a list says who may go with whom. It decides the
//! game of [`geography`](crate::geography). In many games a player who has paired the positions before the
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
//! O((n + m) sqrt n) for n vertices and m edges (Hopcroft, Karp). A round takes O(n + m). A breadth-first
//! search begins at all vertices of one side that are left out at once and follows alternating paths. It
//! grows a tree from each of these vertices, its *root*; no two trees share a vertex. A tree that meets a
//! left-out vertex of the other side augments along its path to it, and grows no further.
//!
//! If only a tree that has stopped could take a path, the path waits for a later round. In most graphs a few
//! more rounds are no harm; in the worst one (a *butterfly*, where the trees of all roots soon meet) each
//! round finds one path. So each eighth round is *thorough*: it goes on depth first, from the roots that are
//! still left out, until no shortest augmenting path is left that avoids those of the round.
//!
//! In the example the first round augments along the edge 0 ─ 3, a path of one edge; each other edge meets
//! it. The second round finds 1 ─ 3 ═ 0 ─ 4, of three edges, and the tree of 2 does not grow, as 3 belongs to
//! that of 1. The third finds none.
//!
//! Three steps prove the bound. At a first reading, skip them and go on with the [example](#example).
//!
//! 1. *No round makes the shortest augmenting paths shorter.* Let them have t edges before the round. Measure
//!    how many edges each vertex is away from the roots along alternating paths, before the round, and count
//!    all that is farther than t as t. No tree stops before the search has come t edges far, so up to there
//!    each path of a tree gets farther by one with each edge, and then it stays at t. An edge that the round did
//!    not swap leads at most one farther. A swapped edge is now used in the other direction, so it leads one
//!    nearer, or from t to t. A left-out vertex of the other side is at t. Hence an augmenting path has t
//!    edges or more after the round, and if it has t, each of them leads one farther. (In the example 0, 1 and
//!    2 are at 0 before the first round, and 3 and 4 at 1. The round swaps the edge from 0 to 3. After it
//!    the path 1 ─ 3 ═ 0 ─ 4 visits the distances 0, 1, 0, 1: it uses this edge from 3 to 0, and loses one
//!    there. So it has three edges, and not one.)
//! 2. *A thorough round makes them longer.* A path of t edges after it would use no swapped edge, by step 1.
//!    So it would meet no path of the round: a walk that comes to such a path leaves it, or reaches its
//!    other end, by a swapped edge, or it comes to its left-out vertex, which is left out no more. But then
//!    the round would have found it.
//! 3. So after r thorough rounds an augmenting path has more than 2 r vertices. As in step 2 of the proof of
//!    Berge's theorem, the comparison with a maximum matching gives augmenting paths without a common vertex,
//!    one for each edge that it has more: at most n / (2 r). Each further round adds an edge or more. With r
//!    = sqrt n, that makes at most 17/2 sqrt n rounds.
//!
//! ## Example
//!
//! The program finds the two pairs of the worked example.
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
use std::convert::TryFrom;
use std::iter::successors;
use std::mem::replace;

/// What is known of a vertex. In 32 bits, side by side: memory is what the search waits for.
struct Vertex {
    /// Itself if it has no mate.
    mate: u32,
    /// Of a vertex with edges to it.
    layer: u32,
}

/// In place of a layer: the vertex is left out, not reached in this round, or used up in it.
const LEFT_OUT: u32 = 0;
const UNREACHED: u32 = 1;
const USED: u32 = u32::MAX;

/// A vertex with edges from it, in the tree of its root.
struct Reached {
    v: u32,
    root: u32,
    /// The place in the queue of the vertex before it; of a root, any.
    before: u32,
    /// The layer of the vertices that come next.
    layer: u32,
}

/// Returns a maximum matching of a bipartite graph on the vertices `0` to `n - 1`: for each vertex the one on
/// the other end of its edge in the matching, `None` if it has none.
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
    let new = |mate| Vertex {
        mate,
        layer: LEFT_OUT,
    };
    let mut vertices: Vec<Vertex> = (0..).take(n).map(new).collect();
    let mut roots: Vec<u32> = (0..).take(n).filter(|&v| has_edges(v as usize)).collect();
    let mut queue = Vec::new();
    for round in 1.. {
        for vertex in &mut vertices {
            vertex.layer = UNREACHED.min(vertex.layer);
        }
        roots.retain(|&v| vertices[v as usize].mate == v);
        queue.clear();
        queue.extend(roots.iter().map(|&v| Reached {
            v,
            root: v,
            before: 0,
            layer: UNREACHED + 1,
        }));
        let mut found = false;
        let mut next = 0;
        while let Some(&Reached { v, root, layer, .. }) = queue.get(next as usize) {
            // A tree with an augmented path grows no further.
            if vertices[root as usize].mate == root {
                for w in neighbours.row(v as usize) {
                    let vertex = &mut vertices[w];
                    if vertex.layer == LEFT_OUT {
                        let before = |&place: &u32| Some(queue[place as usize].before);
                        let places = successors(Some(next), before);
                        let path = places.map(|place| queue[place as usize].v);
                        augment(path, w, &mut vertices);
                        found = true;
                        break;
                    }
                    if vertex.layer == UNREACHED {
                        vertex.layer = layer;
                        queue.push(Reached {
                            v: vertex.mate,
                            root,
                            before: next,
                            layer: layer + 1,
                        });
                    }
                }
            }
            next += 1;
        }
        if !found {
            break;
        }
        if round % 8 == 0 {
            for &root in &roots {
                if vertices[root as usize].mate == root {
                    go_deep(root, &neighbours, &mut vertices);
                }
            }
        }
    }
    let mates = vertices.iter().map(|vertex| vertex.mate as usize);
    let mates = mates.enumerate();
    mates
        .map(|(v, mate)| Some(mate).filter(|&mate| mate != v))
        .collect()
}

/// Augments along a path of the layers from `root` to a vertex that is left out, if there is one that avoids
/// what is used up. Uses up what it visits.
fn go_deep(root: u32, neighbours: &Adjacency, vertices: &mut [Vertex]) {
    let mut path = vec![(root, neighbours.row(root as usize))];
    while let Some((_, untried)) = path.last_mut() {
        match untried.next() {
            None => {
                path.pop();
            }
            Some(w) if vertices[w].layer == LEFT_OUT => {
                augment(path.iter().rev().map(|step| step.0), w, vertices);
                return;
            }
            Some(w) if vertices[w].layer as usize == path.len() + 1 => {
                vertices[w].layer = USED;
                let v = vertices[w].mate;
                path.push((v, neighbours.row(v as usize)));
            }
            Some(_) => {}
        }
    }
}

/// Swaps the edges of an augmenting path that ends at `end`, and uses up its vertices. `path` are those with
/// edges from them, the last one first; what comes after the root does not count.
fn augment(path: impl Iterator<Item = u32>, end: usize, vertices: &mut [Vertex]) {
    let mut w = u32::try_from(end).expect("a vertex below 2^32");
    for v in path {
        vertices[w as usize].mate = v;
        vertices[w as usize].layer = USED;
        let before = replace(&mut vertices[v as usize].mate, w);
        if before == v {
            break;
        }
        w = before;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::random::Random;
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

    /// Whether `v` gets a mate by an augmenting path of vertices that are not visited (Kuhn).
    fn finds_a_mate(
        v: usize,
        edges: &[(usize, usize)],
        mates: &mut [Option<usize>],
        visited: &mut HashSet<usize>,
    ) -> bool {
        for &(_, w) in edges.iter().filter(|edge| edge.0 == v) {
            if visited.insert(w)
                && mates[w].map_or(true, |u| finds_a_mate(u, edges, mates, visited))
            {
                mates[w] = Some(v);
                return true;
            }
        }
        false
    }

    /// The edges of a graph in which the trees of 2^`levels` roots meet, two by two, level by level. Row 0 of the
    /// one side is joined to the last row of the other, row 1 to row 0, and so on: with these edges all
    /// vertices are matched. The edges between rows of the same number, which come first, lead astray.
    fn butterfly(levels: usize) -> Vec<(usize, usize)> {
        let row = 1 << levels;
        let other_side = (levels + 2) * row;
        let mut edges = Vec::new();
        for level in 0..=levels {
            for i in 0..row {
                let target = other_side + level * row + i;
                edges.push((level * row + i, target));
                edges.push(((level + 1) * row + i, target));
                if level < levels {
                    edges.push(((level + 1) * row + (i ^ 1 << level), target));
                }
            }
        }
        edges.extend((0..row).map(|i| (i, other_side + (levels + 1) * row + i)));
        edges
    }

    #[test]
    fn butterflies_take_thorough_rounds() {
        let mut random = Random::new(0);
        for trial in 0..300 {
            let levels = random.between(2, 4);
            let mut edges = butterfly(levels);
            let n = (2 * (levels + 2)) << levels;
            if trial > 20 {
                edges.retain(|_| random.between(0, 15) > 0);
            }
            if trial % 2 == 0 {
                random.shuffle(&mut edges);
            }
            let mut found = vec![None; n];
            let starts = 0..n / 2;
            let most = starts.filter(|&v| finds_a_mate(v, &edges, &mut found, &mut HashSet::new()));
            let most = most.count();
            let mates = maximum(n, &edges);
            let matched: Vec<_> = edges
                .iter()
                .filter(|&&(a, b)| mates[a] == Some(b))
                .collect();
            assert!(
                matched.iter().all(|&&(a, b)| mates[b] == Some(a)),
                "{edges:?}"
            );
            assert_eq!(matched.len(), most, "{edges:?}");
            assert_eq!(mates.iter().flatten().count(), 2 * most, "{edges:?}");
        }
    }

    #[test]
    #[should_panic(expected = "vertex 1 has edges from it and edges to it")]
    fn a_path_through_a_vertex_is_refused() {
        maximum(3, &[(0, 1), (1, 2)]);
    }
}
