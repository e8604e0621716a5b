//! # Games on a graph (有向图游戏)
//!
//! **Rules.** Tokens stand on vertices of a directed graph without a cycle, any number on one
//! vertex. A move pushes one token along one edge. Who cannot move loses.
//!
//! **Theorem.** The Grundy value of a vertex is the mex of the values of the vertices its edges
//! lead to. The player to move loses exactly when the nim-sum over the tokens is 0.
//!
//! **Why.** Tokens do not hinder one another, so they are a sum of games
//! ([`crate::sprague_grundy`]). Every game without a cycle is one token on the graph of its
//! positions.
//!
//! **How to play.** With nim-sum x > 0, push a token from a vertex of value v with v ^ x < v to one
//! of value v ^ x.
//!
//! **Cost.** O(V + E): each vertex after those its edges lead to. No recursion.
//!
//! ```
//! use snippets::graph_game;
//!
//! let values = graph_game::grundy_values(&[vec![], vec![0], vec![0, 1], vec![2]]);
//! assert_eq!(values, [0, 1, 2, 0]);
//! assert_ne!(values[1] ^ values[2], 0); // the first player wins with tokens on 1 and 2
//! ```
//!
//! **Problems.** `poj2425`.
//!
//! **Source.** A. N. Siegel, Combinatorial Game Theory, chapter IV.
use crate::mex::Mex;

/// The Grundy values of all vertices, where `options[v]` are the vertices that the edges from `v`
/// lead to. O(V + E).
///
/// # Panics
/// If the graph has a cycle, or an edge leads to no vertex.
pub fn grundy_values(options: &[Vec<usize>]) -> Vec<usize> {
    let mut incoming = vec![0; options.len()];
    for &option in options.iter().flatten() {
        incoming[option] += 1;
    }
    let mut order: Vec<usize> = (0..options.len()).filter(|&v| incoming[v] == 0).collect();
    let mut done = 0;
    while done < order.len() {
        for &option in &options[order[done]] {
            incoming[option] -= 1;
            if incoming[option] == 0 {
                order.push(option);
            }
        }
        done += 1;
    }
    assert!(done == options.len(), "the graph has a cycle");

    let mut mex = Mex::default();
    let mut values = vec![0; options.len()];
    for &v in order.iter().rev() {
        values[v] = mex.of(options[v].iter().map(|&option| values[option]));
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
        let rank = [3, 0, 4, 1, 2];
        for code in 0..1u32 << 10 {
            let lower = |v: usize| (0..5).filter(move |&option| rank[option] < rank[v]);
            let has_edge = |v: usize, option: usize| {
                let pair = rank[v] * (rank[v] - 1) / 2 + rank[option];
                code >> pair & 1 == 1
            };
            let options: Vec<Vec<usize>> = (0..5)
                .map(|v| lower(v).filter(|&option| has_edge(v, option)).collect())
                .collect();
            let mut search = Search::normal(|&v: &usize| options[v].clone());
            let expected: Vec<usize> = (0..5).map(|v| search.grundy(&v)).collect();
            assert_eq!(grundy_values(&options), expected, "{options:?}");
        }
    }

    #[test]
    fn two_tokens_are_a_sum() {
        let options = [vec![1, 2], vec![2, 3, 4], vec![3], vec![], vec![3, 2, 2]];
        let values = grundy_values(&options);
        let mut search = Search::normal(|&(a, b): &(usize, usize)| {
            let first = options[a].iter().map(|&option| (option, b));
            let second = options[b].iter().map(|&option| (a, option));
            first.chain(second).collect()
        });
        for tokens in (0..5).flat_map(|a| (0..5).map(move |b| (a, b))) {
            let sum = values[tokens.0] ^ values[tokens.1];
            assert_eq!(sum, search.grundy(&tokens), "{tokens:?}");
        }
    }

    #[test]
    fn a_deep_graph_needs_no_deep_stack() {
        let path: Vec<Vec<usize>> = (0..100_000)
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
