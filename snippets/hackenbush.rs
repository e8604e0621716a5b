//! # Green hackenbush (无向图删边游戏)
//!
//! ## Rules
//!
//! A graph, one of its vertices is the ground. A move cuts an edge; what is no longer joined to the
//! ground falls off. Who cannot move loses. Loops and multiple edges are edges, too.
//!
//! ## Theorem
//!
//! Colon principle: of what stands on a vertex only the Grundy value counts. An edge with a graph
//! of value g on its upper end has the value g + 1. Fusion principle: the vertices of a cycle may
//! be fused into one; its edges become loops, and a loop has the value 1.
//!
//! So cut at its bridges the graph falls into components that count 1 each for an odd number of
//! edges, else 0, and the bridges join them to a tree: the value of a component with all that
//! stands on it is the nim-sum of its 0 or 1 and of g + 1 for each bridge up to a component of
//! value g.
//!
//! ## Why
//!
//! Colon principle: let G and H have equal values, and put the two graphs that differ but in having
//! G or H on the vertex x side by side. A cut elsewhere is answered by the same cut in the other
//! graph, a cut in G or H by the one that makes the values of both equal again. So the second
//! player wins and the two graphs have equal values. Hence G may be a path of g edges, and on an
//! edge it makes a path of g + 1 edges, which a cut brings down to any shorter length.
//!
//! Fusion principle: let G be a counterexample with the fewest edges, and then vertices.
//! - Vertices a and b with three paths between them that share no edge could be fused to H: in G +
//!   H each cut is answered by the same cut, a and b stay on a closed path, and the smaller graphs
//!   obey the principle, so their values are equal. So are those of G and H, and H is smaller.
//! - A cycle that misses the ground is entered from there at one vertex x only, else there are
//!   three such paths. Then what stands on x is smaller, obeys the principle, and the colon
//!   principle does the rest. So each cycle goes through the ground, and what is left without the
//!   ground is trees.
//! - A tree with three edges to the ground has a vertex with three such paths to it, and several
//!   trees make a sum of smaller graphs. So G is a cycle of n edges through the ground, and what
//!   stands on its other vertices is, by the colon principle, paths of a(1) to a(n - 1) edges. Let
//!   A be the nim-sum of these. The value of G should be A for even n and A ^ 1 for odd n.
//! - By induction the cuts in the paths give what the moves of Nim give. A cut in the cycle leaves
//!   a tree, and the value of a tree has the parity of its edges, so these cuts never give the
//!   value that G should have. All lower ones are there, if only some cut gives A in case n is odd.
//! - Edge i of the cycle joins vertex i and vertex i + 1, with 0 and n for the ground. Let q(i) be
//!   the parity of i plus the sum of a(1) to a(i). With edge k cut, edge i adds 1 to an odd value,
//!   that is, carries into the higher bits, exactly if q(i) = q(k). So but for the lowest bit, which
//!   is right by parity, the value is twice that of the graph in which the edges i with q(i) not
//!   q(k) are fused and the values on vertices halved, rounded down. As n is odd, one of the two
//!   classes of edges is odd in number; keep that one, and by induction a cut of one of its edges
//!   gives A / 2, rounded down. With n = 1 the only cut gives A = 0.
//!
//! ## How to play
//!
//! Cut an edge after which the values of all graphs have nim-sum 0.
//!
//! ## Cost
//!
//! O(n + m) for n vertices and m edges.
//!
//! ## Example
//!
//! ```
//! use snippets::hackenbush;
//!
//! // A triangle on a stalk of one edge, beside a path of two edges.
//! let edges = [(0, 1), (1, 2), (2, 3), (3, 1), (0, 4), (4, 5)];
//! assert_eq!(hackenbush::grundy(6, &edges, 0), 2 ^ 2);
//! ```
//!
//! ## Problems
//!
//! `poj3710`.
//!
//! ## Source
//!
//! Winning Ways, chapter 7.
use crate::adjacency::Adjacency;

/// The Grundy value of the graph on the vertices `0` to `n - 1`.
///
/// What is not joined to `ground` does not count. O(n + m) for m edges, without recursion.
///
/// # Panics
/// If a vertex is not below `n`.
pub fn grundy(n: usize, edges: &[(usize, usize)], ground: usize) -> usize {
    let ends = edges.iter().enumerate();
    let incident = Adjacency::new(n, ends.flat_map(|(edge, &(a, b))| [(a, edge), (b, edge)]));
    let mut used = vec![false; edges.len()];
    // The depth in the tree of the search, and the least depth that an edge from above v reaches.
    let mut depth = vec![usize::MAX; n];
    let mut reach = vec![usize::MAX; n];
    // The value of what stands on v, with the part of its component above it fused into it.
    let mut value = vec![0; n];
    let mut next = vec![0; n];
    let mut path = vec![ground];
    depth[ground] = 0;
    while let Some(&v) = path.last() {
        if let Some(&edge) = incident.of(v).get(next[v]) {
            let edge = edge as usize;
            next[v] += 1;
            if used[edge] {
                continue;
            }
            used[edge] = true;
            // The other end, also of a loop.
            let w = edges[edge].0 ^ edges[edge].1 ^ v;
            if depth[w] == usize::MAX {
                depth[w] = path.len();
                path.push(w);
            } else {
                reach[v] = reach[v].min(depth[w]);
                value[v] ^= 1;
            }
            continue;
        }
        path.pop();
        if let Some(&below) = path.last() {
            let bridge = reach[v] >= depth[v];
            value[below] ^= if bridge { value[v] + 1 } else { value[v] ^ 1 };
            reach[below] = reach[below].min(reach[v]);
        }
    }
    value[ground]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::{standing, Search};

    #[test]
    fn every_graph_up_to_four_vertices_and_seven_edges() {
        let pairs: Vec<_> = (0..4).flat_map(|a| (a..4).map(move |b| (a, b))).collect();
        let mut search = Search::normal(|edges: &Vec<(usize, usize)>| {
            let cut = |i| standing(&[&edges[..i], &edges[i + 1..]].concat());
            (0..edges.len()).map(cut).collect()
        });
        // Edges by growing place in `pairs`, each with the least place of a further one.
        let mut graphs = vec![(Vec::new(), 0)];
        while let Some((edges, least)) = graphs.pop() {
            let expected = search.grundy(&standing(&edges));
            assert_eq!(grundy(4, &edges, 0), expected, "{edges:?}");
            if edges.len() < 7 {
                for (i, &pair) in pairs.iter().enumerate().skip(least) {
                    graphs.push(([edges.as_slice(), &[pair]].concat(), i));
                }
            }
        }
    }
}
