//! # Games on a graph (有向图游戏)
//!
//! Tokens on a graph without cycles. Every finite game is of this kind, with its positions as
//! vertices, so this page is the plainest form of the theory.
//!
//! ## Rules
//!
//! Tokens stand on vertices of a directed graph without cycles, any number on one vertex. A move
//! pushes one token along one arc. A player who cannot move loses.
//!
//! ## Theorem
//!
//! The Grundy value of a vertex is the mex of the values of the vertices to which its arcs lead.
//! The player to move loses exactly when the nim-sum of the values under the tokens is 0.
//!
//! ## Why
//!
//! Tokens do not hinder one another, so they are the components of a sum
//! ([`sprague_grundy`]).
//!
//! ## How to play
//!
//! With nim-sum x > 0, push a token from a vertex of value v to one of value v ⊕ x:
//! [`winning_moves`].
//!
//! ## Variants
//!
//! - *Many tokens on one vertex* cancel each other in pairs.
//! - *A player who cannot move wins*: [`misere`](crate::misere).
//! - *Cycles*: [`retrograde`](crate::retrograde) for one token, [`loopy`](crate::loopy) for
//!   several.
//! - *Every token that can move has to*: [`every_sg`](crate::every_sg), or
//!   [`conjunctive`](crate::conjunctive) if the first token that cannot move ends the game.
//!
//! ## Cost
//!
//! O(V + E) for V vertices and E arcs: a vertex gets its value after those to which its arcs lead.
//! No recursion.
//!
//! ## Example
//!
//! ```text
//!   3 ──→ 2 ──→ 1 ──→ 0
//!         │           ↑
//!         └───────────┘
//! ```
//!
//! From 0 on the values are 0, then mex {0} = 1 and mex {0, 1} = 2, and mex {2} = 0 for vertex 3.
//! With tokens on 1 and 2 the nim-sum is 1 ⊕ 2 = 3. The token on 2 has to come to the value
//! 2 ⊕ 3 = 1: push it to vertex 1.
//!
//! ```
//! use snippets::graph_game;
//!
//! let options = [vec![], vec![0], vec![0, 1], vec![2]];
//! let values = graph_game::grundy_values(&options);
//! assert_eq!(values, [0, 1, 2, 0]);
//! assert_eq!(graph_game::winning_moves(&options, &values, &[1, 2]), [(1, 1)]);
//! ```
//!
//! ## Problems
//!
//! [`agc010f`](crate::problems::graph_game::agc010f),
//! [`poj2425`](crate::problems::graph_game::poj2425); for the layers of its heaps
//! [`cf1149e`](crate::problems::layered_nim::cf1149e).
//!
//! ## Source
//!
//! A. N. Siegel, Combinatorial Game Theory, chapter IV.
#![doc(alias = "有向图游戏")]
#![doc(alias = "DAG 博弈")]
#![doc(alias = "game on a DAG")]
use crate::mex::Mex;
use crate::sprague_grundy;

/// The Grundy values of all vertices, where `options[v]` are the vertices to which the arcs from
/// `v` lead. O(V + E).
///
/// # Panics
/// If the graph has a cycle, or an arc leads to no vertex.
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

/// All winning moves `(i, to)`: the token on `tokens[i]` is pushed to vertex `to`. By growing `i`.
/// `values` are those of [`grundy_values`] for `options`. O(k) for k tokens and their options.
///
/// # Panics
/// If a token stands on no vertex.
pub fn winning_moves(options: &[Vec<u32>], values: &[u64], tokens: &[u32]) -> Vec<(usize, u32)> {
    let of = |i: usize| &options[tokens[i] as usize];
    let value = |&v: &u32| values[v as usize];
    let own: Vec<u64> = tokens.iter().map(value).collect();
    let moves = sprague_grundy::winning_moves(&own, |i| of(i).iter().map(value));
    moves.into_iter().map(|(i, j)| (i, of(i)[j])).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::{product, Search};

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
    fn two_tokens_are_a_sum_in_every_graph_on_four_vertices() {
        for code in 0..1u32 << 6 {
            let has_arc = |v: u32, to: &u32| code >> (v * v.saturating_sub(1) / 2 + to) & 1 == 1;
            let lower = |v: u32| (0..v).filter(|to| has_arc(v, to)).collect();
            let options: Vec<Vec<u32>> = (0..4).map(lower).collect();
            let values = grundy_values(&options);
            let moves = |tokens: &Vec<u32>| {
                let mut moves = Vec::new();
                for (i, &v) in tokens.iter().enumerate() {
                    for &to in &options[v as usize] {
                        let mut option = tokens.clone();
                        option[i] = to;
                        moves.push(((i, to), option));
                    }
                }
                moves
            };
            let mut search = Search::normal(|tokens: &Vec<u32>| {
                moves(tokens)
                    .into_iter()
                    .map(|(_, option)| option)
                    .collect()
            });
            for tokens in product(&[(0..4).collect(), (0..4).collect()]) {
                let sum = tokens.iter().fold(0, |sum, &v| sum ^ values[v as usize]);
                assert_eq!(sum, search.grundy(&tokens), "{options:?}, {tokens:?}");

                let mut good = moves(&tokens);
                good.retain(|(_, option)| !search.wins(option));
                let good: Vec<(usize, u32)> = good.into_iter().map(|(to, _)| to).collect();
                let found = winning_moves(&options, &values, &tokens);
                assert_eq!(found, good, "{options:?}, {tokens:?}");
            }
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
