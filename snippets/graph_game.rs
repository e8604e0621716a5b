//! # Games on a graph (有向图游戏)
//!
//! ## Rules
//!
//! Tokens stand on vertices of a directed graph without a cycle, any number on one vertex. A move
//! pushes one token along one edge. Who cannot move loses.
//!
//! ## Theorem
//!
//! The Grundy value of a vertex is the mex of the values of the vertices its edges lead to. The
//! player to move loses exactly when the nim-sum over the tokens is 0.
//!
//! ## Why
//!
//! Tokens do not hinder one another, so they are a sum of games ([`crate::sprague_grundy`]). Every
//! game without a cycle is one token on the graph of its positions.
//!
//! ## How to play
//!
//! With nim-sum x > 0, push a token from a vertex of value v with v ^ x < v to one of value v ^ x.
//!
//! ## Cost
//!
//! O(V + E): each vertex after those its edges lead to. No recursion.
//!
//! ## Example
//!
//! ```
//! use snippets::graph_game;
//!
//! let values = graph_game::grundy_values(&[vec![], vec![0], vec![0, 1], vec![2]]);
//! assert_eq!(values, [0, 1, 2, 0]);
//! assert_ne!(values[1] ^ values[2], 0); // the first player wins with tokens on 1 and 2
//! ```
//!
//! ## Problems
//!
//! `agc010f`, `poj2425`.
//!
//! ## Source
//!
//! A. N. Siegel, Combinatorial Game Theory, chapter IV.
use crate::mex::Mex;

/// The Grundy values of all vertices, where `options[v]` are the vertices that the edges from `v`
/// lead to. O(V + E).
///
/// # Panics
/// If the graph has a cycle, or an edge leads to no vertex.
pub fn grundy_values(options: &[Vec<u32>]) -> Vec<u64> {
    let mut incoming = vec![0u32; options.len()];
    for &option in options.iter().flatten() {
        incoming[option as usize] += 1;
    }
    let starts = (0..).zip(&incoming).filter(|&(_, &count)| count == 0);
    let mut order: Vec<u32> = starts.map(|(v, _)| v).collect();
    let mut done = 0;
    while done < order.len() {
        for &option in &options[order[done] as usize] {
            incoming[option as usize] -= 1;
            if incoming[option as usize] == 0 {
                order.push(option);
            }
        }
        done += 1;
    }
    assert!(done == options.len(), "the graph has a cycle");

    let mut mex = Mex::default();
    let mut values = vec![0; options.len()];
    for &v in order.iter().rev() {
        let options = options[v as usize].iter();
        values[v as usize] = mex.of(options.map(|&option| values[option as usize]));
    }
    values
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::Search;

    #[test]
    fn every_graph_on_five_vertices() {
        // Edges lead to vertices of lower rank; the ranks are no order of the names.
        let rank = |v: u32| [3, 0, 4, 1, 2][v as usize];
        for code in 0..1u32 << 10 {
            let lower = |v: u32| (0..5).filter(move |&option| rank(option) < rank(v));
            let has_edge = |v: u32, option: u32| {
                let pair = rank(v) * (rank(v) - 1) / 2 + rank(option);
                code >> pair & 1 == 1
            };
            let options: Vec<Vec<u32>> = (0..5)
                .map(|v| lower(v).filter(|&option| has_edge(v, option)).collect())
                .collect();
            let mut search = Search::normal(|&v: &u32| options[v as usize].clone());
            let expected: Vec<u64> = (0..5).map(|v| search.grundy(&v)).collect();
            assert_eq!(grundy_values(&options), expected, "{options:?}");
        }
    }

    #[test]
    fn two_tokens_are_a_sum() {
        let options = [vec![1, 2], vec![2, 3, 4], vec![3], vec![], vec![3, 2, 2]];
        let values = grundy_values(&options);
        let mut search = Search::normal(|&(a, b): &(u32, u32)| {
            let first = options[a as usize].iter().map(|&option| (option, b));
            let second = options[b as usize].iter().map(|&option| (a, option));
            first.chain(second).collect()
        });
        for (a, b) in (0..5).flat_map(|a| (0..5).map(move |b| (a, b))) {
            let sum = values[a as usize] ^ values[b as usize];
            assert_eq!(sum, search.grundy(&(a, b)), "{a}, {b}");
        }
    }

    #[test]
    fn a_deep_graph_needs_no_deep_stack() {
        let path: Vec<Vec<u32>> = (0..100_000)
            .map(|v| (0..v).rev().take(1).collect())
            .collect();
        assert_eq!(grundy_values(&path)[99_999], 1);
    }

    #[test]
    #[should_panic(expected = "the graph has a cycle")]
    fn a_cycle_is_named() {
        grundy_values(&[vec![1], vec![2], vec![3, 4], vec![1], vec![]]);
    }

    #[test]
    #[should_panic(expected = "the graph has a cycle")]
    fn a_loop_is_a_cycle() {
        grundy_values(&[vec![], vec![1, 0]]);
    }
}
