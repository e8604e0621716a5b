//! # Trees by their diameter (树的直径, 移动硬币)
//!
//! Coins on a whole tree move at once, and yet one number of the tree decides the game.
//!
//! ## Rules
//!
//! One coin lies on each vertex of a tree. A move chooses a vertex with coins, takes all coins from
//! it, and then carries every other coin one edge nearer to it. A player who finds no coin loses.
//!
//! ```text
//!   1 ─ 1 ─ 1 ─ 1
//!   1 ─ 0 ─ 1 ─ 1
//!   0 ─ 2 ─ 1 ─ 0
//! ```
//!
//! The numbers are those of the coins, here on a path. The move chooses the second vertex and takes its coin;
//! then each of the other coins is carried one edge nearer to it.
//!
//! ## Theorem
//!
//! Let d be the *diameter* of the tree, the number of edges of its longest paths. The player to
//! move loses exactly when d mod 3 = 1.
//!
//! ## Why
//!
//! What matters is which vertices have coins, not how many. These vertices form a tree S. Let d be
//! its diameter.
//!
//! 1. *If S has two vertices or more, a move at v takes the leaves off S, except v.* A vertex w other
//!    than v gets the coins of its neighbours in S that are farther from v: it has none after the move
//!    exactly if it is a leaf of S. And v gets coins from its neighbours. No coin leaves S, as the path
//!    to v does not.
//! 2. *If v is an end of a longest path and d ≥ 1, then d falls by 1.* That path loses its other
//!    end alone. A path of d edges would have two leaves of S as its ends, and only v is left of
//!    them.
//! 3. *Otherwise d falls by 2, for d ≥ 2.* The longest paths lose both ends. Let P be another path
//!    that is left. If v is not an end of it, it goes on in S at both ends, so it has at most d − 2
//!    edges. If v is an end, P goes on at the other end, or is v alone; and paths from v have fewer
//!    than d edges, as no longest path ends in v.
//! 4. From d = 0 the player to move takes the last coins and wins. From d = 1 there are only moves
//!    to d = 0. From d ≥ 2 there are moves to d − 1, and to d − 2 at an inner vertex of a longest
//!    path. So by induction d is lost if d mod 3 = 1, as both lead to other remainders, and
//!    otherwise one of them leads to remainder 1.
//!
//! ## How to play
//!
//! For d mod 3 = 2 choose an end of a longest path; for d mod 3 = 0 an inner vertex of one, or the
//! last vertex.
//!
//! ## Cost
//!
//! O(n) for n vertices. No recursion.
//!
//! ## Example
//!
//! On a path of three vertices d = 2. Choosing an end leaves coins on that end and in the middle,
//! which is d = 1: the opponent can only bring all coins that are left to one vertex, where the
//! first player takes them. With a vertex more, d = 3, he chooses an inner one.
//!
//! ```
//! use snippets::tree_diameter;
//!
//! // A path 0 - 1 - 2 - 3 and a leaf 4 on vertex 1.
//! assert!(tree_diameter::wins(&[(0, 1), (1, 2), (2, 3), (4, 1)]));
//! ```
//!
//! ## Problems
//!
//! - [`agc033c`](crate::problems::tree_diameter::agc033c) AtCoder AGC 033 C Removing Coins
//! - [`cf1404b`](crate::problems::tree_diameter::cf1404b) Codeforces 1404B Tree Tag: another game that
//!   [`diameter`] decides
//!
//! ## Source
//!
//! AtCoder Grand Contest 033, [problem C](https://atcoder.jp/contests/agc033/tasks/agc033_c),
//! "Removing Coins".
#![doc(alias(
    "树的直径",
    "Trees by their diameter",
    "移动硬币",
    "diameter of a tree",
    "Removing Coins"
))]
use crate::graphs::leaves_first;

/// Returns whether the player to move wins the game on the diameter of a tree, where `edges` join the
/// vertices from 0 to `edges.len()` in any order and direction. O(n).
///
/// # Panics
/// If a vertex is greater than `edges.len()`, or if the edges make no tree.
#[track_caller]
pub fn wins(edges: &[(usize, usize)]) -> bool {
    diameter(edges) % 3 != 1
}

/// Returns the diameter of a tree, the number of edges of its longest paths, where `edges` join the vertices
/// from 0 to `edges.len()` in any order and direction. O(n).
///
/// # Panics
/// If a vertex is greater than `edges.len()`, or if the edges make no tree.
#[track_caller]
pub fn diameter(edges: &[(usize, usize)]) -> usize {
    let mut longest = 0;
    // The longest path from each vertex downwards, 0 being the root.
    let mut depths = vec![0; edges.len() + 1];
    for (v, parent) in leaves_first(edges, 0) {
        longest = longest.max(depths[parent] + depths[v] + 1);
        depths[parent] = depths[parent].max(depths[v] + 1);
    }
    longest
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::Search;

    #[test]
    fn every_tree_up_to_seven_vertices() {
        for n in 1..=7usize {
            for code in 0..2 * (1..n).product::<usize>() {
                // Vertex v hangs on a lower one.
                let mut rest = code / 2;
                let mut distance = vec![vec![0; n]; n];
                let mut edges = Vec::new();
                for v in 1..n {
                    let parent = rest % v;
                    rest /= v;
                    edges.push(if code % 2 == 0 {
                        (v, parent)
                    } else {
                        (parent, v)
                    });
                    let to_parent = distance[parent][..v].to_vec();
                    for (other, steps) in to_parent.into_iter().enumerate() {
                        distance[v][other] = steps + 1;
                        distance[other][v] = steps + 1;
                    }
                }
                let longest = distance.iter().flatten().copied().max();
                assert_eq!(diameter(&edges), longest.unwrap(), "{edges:?}");

                let next = |from: usize, v: usize| {
                    let mut next = (0..n).filter(|&to| distance[from][to] == 1);
                    next.find(|&to| distance[to][v] < distance[from][v])
                };
                let ways: Vec<Vec<_>> = (0..n)
                    .map(|v| (0..n).map(|from| next(from, v)).collect())
                    .collect();
                // Coins by vertex.
                let mut search = Search::normal(|coins: &Vec<usize>| {
                    let chosen = (0..n).filter(|&v| coins[v] > 0);
                    let after = chosen.map(|v| {
                        let mut carried = vec![0; n];
                        for from in (0..n).filter(|&from| from != v) {
                            carried[ways[v][from].expect("a way to v")] += coins[from];
                        }
                        carried
                    });
                    after.collect()
                });
                let won = search.wins(&vec![1; n]);
                assert_eq!(wins(&edges), won, "{edges:?}");
            }
        }
    }

    #[test]
    fn paths_and_stars_of_any_size() {
        let n = 100_000;
        let path: Vec<(usize, usize)> = (1..n).map(|v| (v - 1, v)).collect();
        assert_eq!(diameter(&path), n - 1);
        let star: Vec<(usize, usize)> = (1..n).map(|v| (v, 0)).collect();
        assert_eq!(diameter(&star), 2);
    }
}
