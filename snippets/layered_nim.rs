//! # Layered Nim (分层 Nim)
//!
//! ## Rules
//!
//! Each heap lies on a layer 0, 1, 2, ... A move lowers one heap, by as much as one likes, and may
//! change other heaps, up or down, as the game allows. What counts is this:
//! 1. besides the heap that is lowered a move changes no heap on its layer;
//! 2. on each lower layer there is some heap that the same move may set to any size, whatever it
//!    does on the other layers; and it may leave all others as they are;
//! 3. no game goes on for ever. Who cannot move loses.
//!
//! For example: a move lowers a cell of a row of numbers and sets all cells to the right of it to
//! any numbers. From 2, 7, 3 to 0, 9, 3 is a move. Here each cell has a layer of its own, and the
//! rightmost cell the lowest one.
//!
//! ## Theorem
//!
//! The player to move loses exactly when the nim-sum of each layer is 0.
//!
//! ## Why
//!
//! By induction from the end of the game, where all heaps are empty and all nim-sums 0. If all
//! layers have nim-sum 0, a move changes exactly one heap of the layer on which it lowers one, so
//! that layer's nim-sum is not 0 any more: won by the opponent. Otherwise let l be the highest
//! layer with a nim-sum that is not 0. As in [Nim](crate::nim), some heap on it can be lowered so
//! that its nim-sum becomes 0. With the same move, on each lower layer with nim-sum s some heap h
//! is set to h ⊕ s. Higher layers have nim-sum 0 and stay as they are. So all nim-sums are 0: lost
//! by the opponent.
//!
//! On a graph without cycles, where a move lowers the heap on a vertex and sets those on the
//! vertices its edges lead to, the Grundy value of the vertex ([`crate::graph_game`]) serves as the
//! layer: by the definition of the mex an edge leads to no vertex of the same value, and one to
//! each smaller value. That edges may also lead to greater ones does no harm. The game ends, though
//! heaps may grow to any size: with the vertices in an order in which edges lead forward, each move
//! lowers the first heap that it changes, and there is no infinite sequence of lists of natural
//! numbers in which each is less than the one before in the order of the lexicon.
//!
//! ## How to play
//!
//! As the proof does; [`winning_heap`] is a heap to lower.
//!
//! ## Cost
//!
//! O(n) for n heaps.
//!
//! ## Example
//!
//! ```
//! use snippets::layered_nim;
//!
//! // Two heaps on layer 1, three on layer 0.
//! let (layers, heaps) = ([1, 0, 1, 0, 0], [5, 4, 5, 6, 7]);
//! assert_eq!(layered_nim::sums(&layers, &heaps), [5, 0]);
//! assert_eq!(layered_nim::winning_heap(&layers, &heaps), Some(1));
//! ```
//!
//! ## Problems
//!
//! `cf1149e`, `cf1451f`.
//!
//! ## Source
//!
//! Codeforces Round 556, problem 1149E, and Round 685, problem 1451F.

/// The nim-sum of each layer, up to the highest with a heap. O(n + layers).
///
/// # Panics
/// If there are fewer layers than heaps.
pub fn sums(layers: &[usize], heaps: &[u64]) -> Vec<u64> {
    let mut sums = Vec::new();
    for (i, &heap) in heaps.iter().enumerate() {
        if layers[i] >= sums.len() {
            sums.resize(layers[i] + 1, 0);
        }
        sums[layers[i]] ^= heap;
    }
    sums
}

/// The first heap that a winning move may lower, to its nim-sum with all heaps on its layer; none
/// if the player to move loses. O(n + layers).
///
/// # Panics
/// If there are fewer layers than heaps.
pub fn winning_heap(layers: &[usize], heaps: &[u64]) -> Option<usize> {
    let sums = sums(layers, heaps);
    let highest = sums.iter().rposition(|&sum| sum != 0)?;
    (0..heaps.len()).find(|&i| layers[i] == highest && heaps[i] ^ sums[highest] < heaps[i])
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::graph_game;
    use crate::search::{product, Search};

    /// The positions after each move that lowers heap `i` and sets the heaps in `others` to 0 up to
    /// `most` stones. If `most` + 1 is a power of two, the theorem holds with this bound.
    fn options(heaps: &[u64], i: usize, others: &[usize], most: u64) -> Vec<Vec<u64>> {
        let mut choices: Vec<Vec<u64>> = heaps.iter().map(|&heap| vec![heap]).collect();
        choices[i] = (0..heaps[i]).collect();
        for &other in others {
            choices[other] = (0..=most).collect();
        }
        product(&choices)
    }

    fn check_graph(n: usize, most: u64, code: u32) {
        // A bit for each edge from a vertex to a greater one.
        let pairs: Vec<_> = (0..n).flat_map(|b| (0..b).map(move |a| (a, b))).collect();
        let has_edge = |pair| {
            let place = pairs.iter().position(|&other| other == pair);
            place.is_some_and(|place| code >> place & 1 == 1)
        };
        let edges = |v| (v + 1..n).filter(move |&w| has_edge((v, w)));
        let edges: Vec<Vec<usize>> = (0..n).map(|v| edges(v).collect()).collect();
        let narrow =
            |edges: &Vec<usize>| edges.iter().map(|&w| u32::try_from(w).unwrap()).collect();
        let layers = graph_game::grundy_values(&edges.iter().map(narrow).collect::<Vec<_>>());
        let mut search = Search::normal(|heaps: &Vec<u64>| {
            let options = (0..n).map(|v| options(heaps, v, &edges[v], most));
            options.flatten().collect()
        });
        for heaps in product(&vec![(0..=most).collect(); n]) {
            let place = format!("{heaps:?} on {edges:?}");
            let Some(lowered) = winning_heap(&layers, &heaps) else {
                assert!(!search.wins(&heaps), "{place}");
                continue;
            };
            let rest = heaps[lowered] ^ sums(&layers, &heaps)[layers[lowered]];
            let mut good = options(&heaps, lowered, &edges[lowered], most);
            good.retain(|option| option[lowered] == rest && !search.wins(option));
            assert!(!good.is_empty(), "{place}");
        }
    }

    #[test]
    fn every_graph_on_up_to_four_vertices() {
        for (n, most) in [(1, 7), (2, 7), (3, 3), (4, 1)] {
            for code in 0..1 << (n * (n - 1) / 2) {
                check_graph(n, most, code);
            }
        }
    }

    #[test]
    fn some_graphs_on_five_vertices() {
        for code in (0..1 << 10).step_by(7) {
            check_graph(5, 1, code);
        }
    }
}
