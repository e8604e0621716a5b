//! # Counting graphs by Grundy values (有向图游戏计数)
//!
//! Two tokens stand on a graph whose arcs may be struck out. On how many of the resulting graphs does
//! the first player lose?
//!
//! ## Task
//!
//! A directed graph without a cycle is given, and any set of its arcs may be struck out. In how
//! many of these graphs do the vertices 0 and 1 have the same Grundy value? Those are the graphs on
//! which the player to move loses if a token stands on each of the two vertices and a move takes one
//! token along an arc ([`graph_game`](crate::graph_game)).
//!
//! ## Theorem
//!
//! For a set S of vertices with 0 and 1 in it, let f(S) be the number of sets of arcs inside S under
//! which 0 and 1 have the same value. Write e(A, B) for the number of arcs from A to B. Then f(S) is
//! a sum over all ways to divide S into a set T, not empty, that has both 0 and 1 or neither, and the
//! set U of the other vertices. Each way adds the product of
//!
//! - 2^e(u, T) − 1 for each u in U,
//! - 2^e(T, U),
//! - 2^e(U, U) if 0 and 1 are in T, but f(U) if they are in U.
//!
//! ## Why
//!
//! 1. Given a set of arcs, let T be the vertices of value 0. No arc is inside T, and from each u in U
//!    at least one arc leads into T. These two conditions determine T, by induction from the vertices
//!    without arcs on: a vertex is in T exactly if no arc leads from it into T.
//! 2. So each set of arcs belongs to one division. In a division the arcs from u to T may be any set
//!    except the empty one, and those from T to U any set: the first two factors.
//! 3. If 0 and 1 are both in T, they have the value 0, whatever the arcs inside U are. If one of them
//!    is in T and the other is not, the values differ.
//! 4. If both are in U, the arcs inside U decide. Each u in U has options of value 0, and all its
//!    options in T have this value. So by induction its value is 1 more than in the graph on U alone.
//!    Hence the factor f(U).
//!
//! ## Cost
//!
//! O(3^n n) for n vertices: each of them except 0 and 1 is outside S, in T or in U.
//!
//! ## Example
//!
//! Let the arcs be 0 → 1, 0 → 2 and 1 → 2. T = {0, 1, 2} adds 1, for no arc at all. T = {0, 1} leaves
//! U = {2} with no arc to T, which adds 0. T = {2} adds (2 − 1)(2 − 1) f({0, 1}) = 1, for the arcs
//! 0 → 2 and 1 → 2 without 0 → 1. So the values are the same in 2 of 8 graphs.
//!
//! ```
//! use snippets::graph_counting;
//!
//! let arcs = [(0, 1), (0, 2), (1, 2)];
//! assert_eq!(graph_counting::equal_values::<1_000_000_007>(3, &arcs), 2);
//! ```
//!
//! ## Problems
//!
//! - [`agc016f`](crate::problems::graph_counting::agc016f) AtCoder AGC 016 F Games on DAG
//!
//! ## Source
//!
//! AtCoder Grand Contest 016, problem F "Games on DAG":
//! <https://atcoder.jp/contests/agc016/tasks/agc016_f>.
#![doc(alias(
    "有向图游戏计数",
    "Counting graphs by Grundy values",
    "计数",
    "DAG 计数"
))]

/// Returns the number of sets of arcs under which vertices 0 and 1 have the same Grundy value, modulo
/// `MODULUS`. The `arcs` are pairs `(from, to)` of vertices from `0` to `n - 1`, and a set is any choice of
/// them. O(3^n n) time and O(2^n) memory.
///
/// # Panics
/// If `n` is not from 2 to 31, if a vertex is not below `n`, if a pair comes twice, if there is a cycle, or
/// if `MODULUS` is not from 2 to 2^32.
#[track_caller]
pub fn equal_values<const MODULUS: u64>(n: usize, arcs: &[(usize, usize)]) -> u64 {
    assert!((2..32).contains(&n), "2 to 31 vertices");
    assert!(
        1 < MODULUS && MODULUS <= 1 << 32,
        "a modulus from 2 to 2^32"
    );
    // Bit w of `options[v]` says whether there is an arc from v to w.
    let mut options = vec![0; n];
    for &(from, to) in arcs {
        assert!(
            to < n && options[from] >> to & 1 == 0,
            "a new arc to a vertex below n"
        );
        options[from] |= 1 << to;
    }
    let mut left = (1 << n) - 1;
    while let Some(end) = (0..n).find(|&v| left >> v & 1 == 1 && options[v] & left == 0) {
        left ^= 1 << end;
    }
    assert!(left == 0, "the graph has a cycle");
    let arcs_between = |from: usize, to: usize| -> usize {
        let members = (0..n).filter(|v| from >> v & 1 == 1);
        members.map(|v| ones(options[v] & to)).sum()
    };
    let mut powers = vec![1];
    for i in 0..n * n {
        powers.push(powers[i] * 2 % MODULUS);
    }
    // The ways to choose the arcs between T and U.
    let ways = |zero: usize, others: usize| -> u64 {
        let members = (0..n).filter(|v| others >> v & 1 == 1);
        members.fold(powers[arcs_between(zero, others)], |product, v| {
            let some = powers[ones(options[v] & zero)] + MODULUS - 1;
            product * (some % MODULUS) % MODULUS
        })
    };
    let mut equal = vec![0; 1 << n];
    for rest in (0..1 << n).step_by(4) {
        let set = rest | 0b11;
        let mut part = rest;
        loop {
            let others = rest ^ part;
            let inside = powers[arcs_between(others, others)];
            let mut sum = equal[set] + ways(part | 0b11, others) * inside % MODULUS;
            if part > 0 {
                let others = set ^ part;
                sum += ways(part, others) * equal[others] % MODULUS;
            }
            equal[set] = sum % MODULUS;
            if part == 0 {
                break;
            }
            part = (part - 1) & rest;
        }
    }
    equal[(1 << n) - 1]
}

fn ones(set: usize) -> usize {
    set.count_ones() as usize
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::Search;

    /// Whether 0 and 1 have the same value if there are the edges whose bits are set.
    fn is_equal(edges: &[(usize, usize)], chosen: usize) -> bool {
        let chosen = (0..edges.len()).filter(|i| chosen >> i & 1 == 1);
        let chosen: Vec<_> = chosen.map(|i| edges[i]).collect();
        let mut search = Search::normal(|&v: &usize| {
            let own = chosen.iter().filter(|edge| edge.0 == v);
            own.map(|edge| edge.1).collect()
        });
        search.grundy(&0) == search.grundy(&1)
    }

    /// Every graph with edges from later to earlier vertices of `order`, and every set of its edges.
    fn check(order: &[usize]) {
        let all: Vec<(usize, usize)> = (0..order.len())
            .flat_map(|i| (0..i).map(move |j| (order[i], order[j])))
            .collect();
        let equal: Vec<bool> = (0..1 << all.len())
            .map(|chosen| is_equal(&all, chosen))
            .collect();
        for graph in 0..1 << all.len() {
            let arcs = (0..all.len()).filter(|i| graph >> i & 1 == 1);
            let arcs: Vec<(usize, usize)> = arcs.map(|i| all[i]).collect();
            let n = order.len();
            let subsets = (0..=graph).filter(|chosen| chosen & graph == *chosen);
            let count = subsets.filter(|&chosen| equal[chosen]).count() as u64;
            assert_eq!(
                equal_values::<0x1_0000_0000>(n, &arcs),
                count,
                "{order:?}, {graph:b}"
            );
            assert_eq!(
                equal_values::<5>(n, &arcs),
                count % 5,
                "{order:?}, {graph:b}"
            );
        }
    }

    #[test]
    fn every_graph_on_four_vertices_and_many_on_five() {
        check(&[1, 0]);
        check(&[0, 2, 1]);
        check(&[2, 0, 1]);
        check(&[0, 3, 1, 2]);
        check(&[3, 2, 1, 0]);
        check(&[1, 2, 3, 0]);
        check(&[4, 0, 3, 1, 2]);
    }
}
