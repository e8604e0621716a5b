//! # Trees by their diameter (树的直径, 移动硬币)
//!
//! ## Rules
//!
//! One coin lies on each vertex of a tree. A move chooses a vertex with coins, takes all coins from
//! it, and then carries every other coin one edge nearer to it. Who finds no coin loses.
//!
//! ## Theorem
//!
//! Let d be the diameter of the tree, the number of edges of its longest paths. The player to move
//! loses exactly when d mod 3 = 1.
//!
//! For example, on a path of three vertices d = 2. Choosing an end leaves coins on that end and on the
//! middle, which is d = 1: the opponent can only bring all that is left to one vertex, where the last
//! coins are taken.
//!
//! ## Why
//!
//! What matters is which vertices have coins, not how many. These vertices form a tree S.
//!
//! 1. *A move at v takes the leaves off S, but v stays, if S has two vertices or more.* A vertex w
//!    other than v gets coins from its neighbours in S that are farther from v: it has none exactly if
//!    it is a leaf. And v gets coins from its neighbours.
//! 2. *If v is an end of a longest path, then d falls by 1.* That path loses its other end alone. A
//!    path of d edges would have two leaves of S as ends, and only v is left of them.
//! 3. *Otherwise d falls by 2, for d ≥ 2.* The longest paths lose both ends. No other path that is left
//!    has more than d − 2 edges: in S it goes on at both ends, or, if v is one of them, at the other
//!    one, and there are fewer than d edges from v to any vertex.
//! 4. For d ≥ 2 the player can choose between 2 and 3, which is an inner vertex of a longest path. From
//!    d = 1 he can only go to d = 0, and from d = 0 he takes the last coins and wins. So d = 1 is lost,
//!    2 and 3 are won by going to 1, and by induction d is won by going to a number with the
//!    remainder 1, or has that remainder itself and leads to no such number.
//!
//! ## How to play
//!
//! For d mod 3 = 2 choose an end of a longest path, for d mod 3 = 0 an inner vertex of one, or the
//! last vertex.
//!
//! ## Cost
//!
//! O(n) for n vertices. No recursion.
//!
//! ## Example
//!
//! ```
//! use snippets::tree_diameter;
//!
//! // A path 0 - 1 - 2 - 3 and a leaf 4 on vertex 1.
//! assert_eq!(tree_diameter::diameter(&[(0, 1), (1, 2), (2, 3), (4, 1)]), 3);
//! assert!(tree_diameter::wins(3));
//! ```
//!
//! ## Problems
//!
//! `agc033c`.
//!
//! ## Source
//!
//! AtCoder Grand Contest 033, problem C.
use crate::tree_tries::leaves_first;

/// Whether the player to move wins on a tree whose longest paths have `diameter` edges. O(1).
pub fn wins(diameter: usize) -> bool {
    diameter % 3 != 1
}

/// The number of edges of the longest paths of a tree, where `edges` join the vertices from 0 to
/// `edges.len()` in any order and direction. O(n).
pub fn diameter(edges: &[(usize, usize)]) -> usize {
    let (order, parents) = leaves_first(edges);
    let mut diameter = 0;
    // The longest path from each vertex downwards, 0 being the root.
    let mut depths = vec![0; order.len()];
    for v in order.into_iter().filter(|&v| v != 0) {
        let parent = parents[v];
        diameter = diameter.max(depths[parent] + depths[v] + 1);
        depths[parent] = depths[parent].max(depths[v] + 1);
    }
    diameter
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::Search;

    #[test]
    fn every_tree_up_to_seven_vertices() {
        for n in 1..=7usize {
            for code in 0..(1..=n).product() {
                // Vertex v hangs on a lower one.
                let mut rest: usize = code;
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

                // Coins by vertex.
                let mut search = Search::normal(|coins: &Vec<usize>| {
                    let chosen = (0..n).filter(|&v| coins[v] > 0);
                    let after = chosen.map(|v| {
                        let mut carried = vec![0; n];
                        for from in (0..n).filter(|&from| from != v) {
                            let nearer = |to: &usize| {
                                distance[from][*to] == 1 && distance[*to][v] < distance[from][v]
                            };
                            let to = (0..n).find(nearer).expect("a way to v");
                            carried[to] += coins[from];
                        }
                        carried
                    });
                    after.collect()
                });
                let won = search.wins(&vec![1; n]);
                assert_eq!(wins(diameter(&edges)), won, "{edges:?}");
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
