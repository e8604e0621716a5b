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
//! *Weights: the heaviest independent set* (独立集). The problem shows no game: it asks for a set of
//! vertices of which no two are neighbours, as heavy as can be. Let the vertices of an undirected graph
//! have numbers, their ranks. Those of one rank have equal weights, no edge joins two of one rank, and *each vertex
//! weighs more than all vertices of lower ranks together.* Then the heaviest independent set is that of
//! the lost positions of the game in which a token goes along an edge to a higher rank. On the path 2 —
//! 3 — 1 with the weights 10, 100 and 1 that is the middle alone: 100 is more than 10 + 1. From 2 and
//! from 1 one moves there.
//!
//! 1. *The set L of the lost positions is independent:* of two neighbours the one of higher rank is an
//!    option of the other, and an option of a lost position is won.
//! 2. *Another independent set S weighs less.* Take the highest rank in which S and L differ. Say that
//!    S has a vertex v there that is not in L. Then v is won, by a move to some vertex of L. That
//!    vertex has a higher rank, so it is in S, too; but it is a neighbour of v. So in this rank S has
//!    only vertices of L, and at least one fewer than L. Whatever else S has is of lower ranks, and
//!    does not weigh as much as that one vertex.
//!
//! If the vertices are lists, one vertex of each of several graphs, and neighbours differ in one place
//! by an edge of its graph, the game is a sum with a token on each graph: the set is that of the lists
//! with nim-sum 0 (`agc043c`). The rank of a list is the sum of the ranks of its vertices there.
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
//! let arcs = [(1, 0), (2, 0), (2, 1), (3, 2)];
//! assert_eq!(graph_game::grundy_values(4, &arcs), [0, 1, 2, 0]);
//! assert!(graph_game::wins(4, &arcs, &[1, 2]));
//! assert_eq!(graph_game::winning_moves(4, &arcs, &[1, 2]), [(1, 1)]);
//! ```
//!
//! ## Problems
//!
//! Easiest first.
//!
//! - [`poj2425`](crate::problems::graph_game::poj2425) † POJ 2425 A Chess Game
//! - [`agc010f`](crate::problems::graph_game::agc010f) AtCoder AGC 010 F Tree Game
//! - [`agc043c`](crate::problems::graph_game::agc043c) AtCoder AGC 043 C Giant Graph: with weights
//! - [`cf1149e`](crate::problems::layered_nim::cf1149e) Codeforces 1149E Election Promises: the layers of its heaps
//!
//! † The judge takes no Rust.
//!
//! ## Source
//!
//! A. N. Siegel, Combinatorial Game Theory, chapter IV.
#![doc(alias = "DAG")]
#![doc(alias = "有向无环图")]
#![doc(alias = "有向图游戏")]
#![doc(alias = "Games on a graph")]
#![doc(alias = "DAG 博弈")]
#![doc(alias = "game on a DAG")]
#![doc(alias = "independent set")]
#![doc(alias = "独立集")]
#![doc(alias = "token")]
#![doc(alias = "棋子")]
use crate::graphs::Adjacency;
use crate::mex::Mex;
use crate::{nim, sprague_grundy};

/// The Grundy values of the vertices `0` to `n - 1`, where `arcs` are pairs `(from, to)`. O(n + m) for
/// m arcs.
///
/// # Panics
/// If the graph has a cycle, or a vertex is not below `n`.
#[track_caller]
pub fn grundy_values(n: usize, arcs: &[(usize, usize)]) -> Vec<u64> {
    let options = Adjacency::directed(n, arcs);
    let mut incoming = vec![0; n];
    for &(_, to) in arcs {
        incoming[to] += 1;
    }
    let mut order: Vec<usize> = (0..n).filter(|&v| incoming[v] == 0).collect();
    let mut next = 0;
    while let Some(&v) = order.get(next) {
        next += 1;
        for to in options.row(v) {
            incoming[to] -= 1;
            if incoming[to] == 0 {
                order.push(to);
            }
        }
    }
    if let Some(v) = incoming.iter().position(|&count| count > 0) {
        panic!("the graph has a cycle, which leads to vertex {}", v);
    }
    let mut mex = Mex::default();
    let mut values = vec![0; n];
    for &v in order.iter().rev() {
        values[v] = mex.of(options.row(v).map(|to| values[to]));
    }
    values
}

/// Whether the player to move wins with tokens on these vertices, of `0` to `n - 1`, where `arcs` are pairs
/// `(from, to)`. O(n + m) for m arcs, and a step per token.
///
/// # Panics
/// If the graph has a cycle, if a vertex is not below `n`, or if a token stands on no vertex.
#[track_caller]
pub fn wins(n: usize, arcs: &[(usize, usize)], tokens: &[usize]) -> bool {
    let values = grundy_values(n, arcs);
    nim::sum(tokens.iter().map(|&v| values[v])) != 0
}

/// All winning moves `(i, to)`: the token on `tokens[i]` is pushed to vertex `to`, along one of `arcs`, which
/// are pairs `(from, to)` of vertices from `0` to `n - 1`. By growing `i`. O(n + m) for m arcs, and as many
/// steps as the tokens have options.
///
/// # Panics
/// If the graph has a cycle, if a vertex is not below `n`, or if a token stands on no vertex.
#[track_caller]
pub fn winning_moves(n: usize, arcs: &[(usize, usize)], tokens: &[usize]) -> Vec<(usize, usize)> {
    let values = grundy_values(n, arcs);
    let options = Adjacency::directed(n, arcs);
    let own: Vec<u64> = tokens.iter().map(|&v| values[v]).collect();
    let of = |i: usize| options.row(tokens[i]).map(|to| (to, values[to]));
    sprague_grundy::winning_moves(of, &own)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::{product, Search};

    #[test]
    fn every_graph_on_five_vertices() {
        // Arcs lead to vertices of lower rank; the ranks are no order of the names.
        let ranks = [3, 0, 4, 1, 2];
        let pairs: Vec<(usize, usize)> = (0..25)
            .map(|pair| (pair / 5, pair % 5))
            .filter(|&(from, to)| ranks[to] < ranks[from])
            .collect();
        for code in 0..1u32 << 10 {
            let arcs = pairs.iter().enumerate().filter(|(i, _)| code >> i & 1 == 1);
            let arcs: Vec<(usize, usize)> = arcs.map(|(_, &arc)| arc).collect();
            let mut search = Search::normal(|&v: &usize| {
                let own = arcs.iter().filter(|arc| arc.0 == v);
                own.map(|arc| arc.1).collect()
            });
            let expected: Vec<u64> = (0..5).map(|v| search.grundy(&v)).collect();
            assert_eq!(grundy_values(5, &arcs), expected, "{arcs:?}");
        }
    }

    #[test]
    fn two_tokens_are_a_sum_in_every_graph_on_four_vertices() {
        let pairs: Vec<(usize, usize)> =
            (0..4).flat_map(|v| (0..v).map(move |to| (v, to))).collect();
        for code in 0..1u32 << 6 {
            let arcs = pairs.iter().enumerate().filter(|(i, _)| code >> i & 1 == 1);
            let arcs: Vec<(usize, usize)> = arcs.map(|(_, &arc)| arc).collect();
            let moves = |tokens: &Vec<usize>| {
                let mut moves = Vec::new();
                for (i, &v) in tokens.iter().enumerate() {
                    for &(_, to) in arcs.iter().filter(|arc| arc.0 == v) {
                        let mut option = tokens.clone();
                        option[i] = to;
                        moves.push(((i, to), option));
                    }
                }
                moves
            };
            let mut search = Search::normal(|tokens: &Vec<usize>| {
                let options = moves(tokens).into_iter();
                options.map(|(_, option)| option).collect()
            });
            let values = grundy_values(4, &arcs);
            for tokens in product(&[(0..4).collect(), (0..4).collect()]) {
                let sum = tokens.iter().fold(0, |sum, &v| sum ^ values[v]);
                assert_eq!(sum, search.grundy(&tokens), "{arcs:?}, {tokens:?}");

                let mut good = moves(&tokens);
                good.retain(|(_, option)| !search.wins(option));
                let good: Vec<(usize, usize)> = good.into_iter().map(|(to, _)| to).collect();
                assert_eq!(wins(4, &arcs, &tokens), search.wins(&tokens));
                let found = winning_moves(4, &arcs, &tokens);
                assert_eq!(found, good, "{arcs:?}, {tokens:?}");
            }
        }
    }

    /// The one heaviest independent set, as bits.
    fn heaviest(weights: &[u64], edges: &[(usize, usize)]) -> usize {
        let weight = |set: &usize| -> u64 {
            let inside = (0..weights.len()).filter(|v| set >> v & 1 == 1);
            inside.map(|v| weights[v]).sum()
        };
        let is_free = |set: &usize| edges.iter().all(|&(a, b)| set >> a & set >> b & 1 == 0);
        let sets = (0..1 << weights.len()).filter(is_free);
        let mut sets: Vec<usize> = sets.collect();
        sets.sort_by_key(weight);
        let best = sets.pop().expect("the empty set");
        assert!(sets.last().map(weight) < Some(weight(&best)), "{edges:?}");
        best
    }

    #[test]
    fn the_heaviest_independent_set_in_every_graph_on_five_vertices() {
        // The second and the third one have equal ranks.
        let weights = [1, 10, 10, 100, 1000];
        let pairs = (0..5).flat_map(|b| (0..b).map(move |a| (a, b)));
        let pairs: Vec<(usize, usize)> = pairs.filter(|&pair| pair != (1, 2)).collect();
        for code in 0..1u32 << pairs.len() {
            let edges = pairs.iter().enumerate().filter(|(i, _)| code >> i & 1 == 1);
            let edges: Vec<(usize, usize)> = edges.map(|(_, &edge)| edge).collect();
            let values = grundy_values(5, &edges);
            let lost = (0..5).filter(|&v| values[v] == 0).map(|v| 1 << v);
            assert_eq!(lost.sum::<usize>(), heaviest(&weights, &edges), "{edges:?}");
        }
    }

    #[test]
    fn the_heaviest_independent_set_of_two_graphs_on_three_vertices() {
        let pairs = [(0, 1), (0, 2), (1, 2)];
        let graph = |code: usize| -> Vec<(usize, usize)> {
            let kept = (0..3).filter(|i| code >> i & 1 == 1);
            kept.map(|i| pairs[i]).collect()
        };
        // Vertex 3 a + b has the places a and b, and a weight that depends on a + b.
        let weights: Vec<u64> = (0..9).map(|v| 10u64.pow(v / 3 + v % 3)).collect();
        for (first, second) in (0..8).flat_map(|i| (0..8).map(move |j| (graph(i), graph(j)))) {
            let mut edges = Vec::new();
            for place in 0..3 {
                edges.extend(first.iter().map(|(a, b)| (3 * a + place, 3 * b + place)));
                edges.extend(second.iter().map(|(a, b)| (3 * place + a, 3 * place + b)));
            }
            let [a, b] = [first, second].map(|edges| grundy_values(3, &edges));
            let lost = (0..9).filter(|v| a[v / 3] == b[v % 3]).map(|v| 1 << v);
            assert_eq!(lost.sum::<usize>(), heaviest(&weights, &edges), "{edges:?}");
        }
    }

    #[test]
    fn a_deep_graph_needs_no_deep_stack() {
        let path: Vec<(usize, usize)> = (1..100_000).map(|v| (v, v - 1)).collect();
        assert_eq!(grundy_values(100_000, &path)[99_999], 1);
    }

    #[test]
    #[should_panic(expected = "the graph has a cycle")]
    fn a_cycle_is_named() {
        grundy_values(5, &[(0, 1), (1, 2), (2, 3), (2, 4), (3, 1)]);
    }

    #[test]
    #[should_panic(expected = "the graph has a cycle")]
    fn a_loop_is_a_cycle() {
        grundy_values(2, &[(1, 1), (1, 0)]);
    }
}
