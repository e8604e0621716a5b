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
//! ## Other rules
//!
//! - *Many tokens on one vertex* cancel each other in pairs.
//! - *The opponent names the number of steps* (内向基环树; AtCoder ABC 296 E). Each vertex has one arc. The
//!   opponent names any number k, then you choose a start, and want to be on a given vertex after k steps.
//!   You can exactly if the vertex lies on a cycle: around it one can go back by any number of steps, and on a
//!   graph of n vertices a walk of n steps or more always ends on a cycle.
//! - *How great is a value?* A vertex of value v has arcs to vertices of all values below v, and so have
//!   these. So there are 1 + 2 + ... + v arcs at least, and on a graph with m arcs no value is above √(2 m).
//! - *A player who cannot move wins*: [`misere`](crate::misere).
//! - *Cycles*: [`retrograde`](crate::retrograde) for one token, [`loopy`](crate::loopy) for
//!   several.
//! - *Every token that can move has to*: [`every_sg`](crate::every_sg), or
//!   [`conjunctive`](crate::conjunctive) if the first token that cannot move ends the game.
//!
//! *Weights: the heaviest independent set* (独立集). The problem shows no game: it asks for a set of
//! vertices of which no two are neighbours, as heavy as can be. Let the vertices of an undirected graph
//! have numbers, their ranks. Those of one rank have equal weights, no edge joins two of one rank, and *each
//! vertex weighs more than all vertices of lower ranks together.* Then the heaviest independent set is that
//! of the lost positions of the game in which a token goes along an edge to a higher rank. On the path of the
//! ranks 2 — 3 — 1, with the weights 10, 100 and 1, that is the middle alone: 100 is more than 10 + 1. From 2
//! and from 1 one moves there.
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
//! ## Going back
//!
//! *Only climbing counts* (可以走回去: 只往大处走; `cf1658e`). The vertices of a finite undirected graph have different
//! numbers, and each vertex has a neighbour. Two players choose vertices in turn, each one a neighbour of the
//! last one. They may be chosen again and again, and each time bring their number to the player. There are
//! very many turns, as many for each.
//!
//! *Theorem.* From the greatest number down, call a vertex *good* if none of its neighbours of greater
//! numbers is good. A player who has just chosen a good vertex can be ahead in the end, by as much as he
//! likes if the play is long enough. If he has chosen another one, his opponent can.
//!
//! *Why.* From a good vertex x the opponent chooses y. If y < x, go back to x; these two turns bring you x −
//! y more than him, which is at least 1. If y > x, then y is not good, so it has a good neighbour z > y: go
//! there, and it is z − y ≥ 1. In both cases a good vertex has been chosen again. Only the opponent's last
//! turn has no answer, and costs at most the greatest number. If x is not good, the opponent goes to a good
//! neighbour above it.
//!
//! So the good vertices are the lost ones of the game in which a token can only climb, as with the weights in
//! "Other rules". If the edges are too many, keep of the good vertices only what the question "is one of them
//! a neighbour?" needs. For cells at a distance |row| + |column| of more than k that is the least and the
//! greatest row + column and row − column: the distance is the greater difference of both. (On the rows 1 2
//! 4, 6 8 3, 9 5 7 with k = 1 the good numbers are 9 and 6. 8 and 7 are 2 from 9; 6 is next to 9; 5 is 2 from
//! 6.)
//!
//! ## Joined moves
//!
//! *Moves that can be joined* (走法可以合并, 传递的走法; `cf1860c`). A move leads to *any* smaller number on the left,
//! to any descendant, to any proper divisor: if moves lead from x to y and from y to z, one move leads from x
//! to z. Let h(x) be the greatest number of moves that can be made from x.
//!
//! 1. The Grundy value of x is h(x). So exactly the positions without a move are lost.
//! 2. If a player who cannot move wins, x is lost exactly if h(x) = 1.
//! 3. *In any game*: if x has an option y, and all options of y are options of x, too, then x is won.
//!
//! *Why.*
//!
//! 1. On a longest way from x there are positions with h(x) − 1, ..., 1, 0, and as moves can be joined all of
//!    them are options of x. No option has h(x) or more. So by induction h(x) is the mex.
//! 2. With h(x) = 0 the player has won. With h(x) = 1 all options are ends, won for the opponent. With more,
//!    some option has h = 1.
//! 3. If y is lost, go there. If it is won, some option of it is lost, and x has this option. It is the
//!    argument of [`strategy_stealing`](crate::strategy_stealing), and if y has an option it holds in misère
//!    play, too.
//!
//! In the row 2, 1, 4, 3 a chip goes to a smaller number on the left, and h is 0, 0, 1, 1: the length of the
//! longest rising sequence that ends there, less 1. So 2 and 1 are lost, and 4 and 3 are lost if a player who
//! cannot move wins. It is not the parity of h that counts. The values of [Nim](crate::nim) and of
//! [`divisor_nim`](crate::divisor_nim) are such heights. For part 2 nothing more is needed than to know the
//! ends and the positions with h = 1: in a row, the least number so far, and the least one that has a smaller
//! one before it.
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
//! Three positions to decide with a pencil come first:
//! [exercises, step 7](crate::exercises#step-7-trees-and-graphs).
//!
//! Easiest first.
//!
//! - [`poj2425`](crate::problems::graph_game::poj2425) † POJ 2425 A Chess Game
//! - [`cf1860c`](crate::problems::graph_game::cf1860c) Codeforces 1860C Game on Permutation: joined moves
//! - [`agc010f`](crate::problems::graph_game::agc010f) AtCoder AGC 010 F Tree Game
//! - [`cf1658e`](crate::problems::graph_game::cf1658e) Codeforces 1658E Gojou and Matrix Game: going back
//! - [`agc043c`](crate::problems::graph_game::agc043c) AtCoder AGC 043 C Giant Graph: with weights
//! - [`cf1149e`](crate::problems::layered_nim::cf1149e) Codeforces 1149E Election Promises: the layers of its heaps
//!
//! † The judge takes no Rust.
//!
//! ## Source
//!
//! A. N. Siegel, Combinatorial Game Theory, chapter IV.
#![doc(alias(
    "DAG",
    "有向无环图",
    "有向图游戏",
    "Games on a graph",
    "DAG 博弈",
    "game on a DAG",
    "independent set",
    "独立集",
    "token",
    "棋子",
    "going back",
    "可以走回去",
    "只往大处走",
    "transitive moves",
    "走法可以合并",
    "传递的走法",
    "permutation",
    "排列"
))]
use crate::graphs::Adjacency;
use crate::mex::Mex;
use crate::{nim, sprague_grundy};

/// Returns the Grundy values of the vertices `0` to `n - 1` of a graph without cycles, where `arcs` are pairs
/// `(from, to)`. O(n + m) for m arcs.
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

/// Returns whether the player to move wins with tokens on these vertices, of `0` to `n - 1`, where a move
/// pushes one token along one of the `arcs`, pairs `(from, to)`, and a player who cannot move loses.
/// O(n + m + t) for m arcs and t tokens.
///
/// # Panics
/// If the graph has a cycle, if a vertex is not below `n`, or if a token stands on no vertex.
#[track_caller]
pub fn wins(n: usize, arcs: &[(usize, usize)], tokens: &[usize]) -> bool {
    let values = grundy_values(n, arcs);
    nim::sum(values_of(tokens, &values)) != 0
}

/// Lists all winning moves `(i, to)` with tokens on these vertices, of `0` to `n - 1`: the token on `tokens[i]`
/// is pushed to vertex `to`, along one of the `arcs`, pairs `(from, to)`. The moves are sorted by `i`.
/// O(n + m + t) for m arcs and tokens with t options in all.
///
/// # Panics
/// If the graph has a cycle, if a vertex is not below `n`, or if a token stands on no vertex.
#[track_caller]
pub fn winning_moves(n: usize, arcs: &[(usize, usize)], tokens: &[usize]) -> Vec<(usize, usize)> {
    let values = grundy_values(n, arcs);
    let options = Adjacency::directed(n, arcs);
    let of = |i: usize| options.row(tokens[i]).map(|to| (to, values[to]));
    sprague_grundy::winning_moves(of, &values_of(tokens, &values))
}

/// The values of the vertices of the tokens.
#[track_caller]
fn values_of(tokens: &[usize], values: &[u64]) -> Vec<u64> {
    let mut own = Vec::new();
    for &v in tokens {
        own.push(values[v]);
    }
    own
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

    /// From the greatest number down, with the numbers of the vertices in falling order.
    fn good(numbers: &[i64], is_edge: impl Fn(usize, usize) -> bool) -> Vec<i64> {
        let mut order: Vec<usize> = (0..numbers.len()).collect();
        order.sort_by_key(|&v| -numbers[v]);
        let mut good: Vec<usize> = Vec::new();
        for v in order {
            if good.iter().all(|&w| !is_edge(v, w)) {
                good.push(v);
            }
        }
        good.iter().map(|&v| numbers[v]).collect()
    }

    #[test]
    fn going_back_in_every_graph_on_five_vertices() {
        let pairs: Vec<(usize, usize)> = (0..5).flat_map(|b| (0..b).map(move |a| (a, b))).collect();
        let numbers = [0, 1, 2, 3, 4];
        for code in 0..1u32 << 10 {
            let edges = pairs.iter().enumerate().filter(|(i, _)| code >> i & 1 == 1);
            let edges: Vec<(usize, usize)> = edges.map(|(_, &edge)| edge).collect();
            let mut neighbours = vec![Vec::new(); 5];
            for &(a, b) in &edges {
                neighbours[a].push(b);
                neighbours[b].push(a);
            }
            if neighbours.iter().any(Vec::is_empty) {
                continue;
            }
            // The lead of the player to move, by the vertex that was chosen last, if so many turns are left.
            let mut leads = vec![0; 5];
            for _ in 1..20 {
                let lead = |v: usize| {
                    let worths = neighbours[v].iter().map(|&w| numbers[w] - leads[w]);
                    worths.max().expect("a neighbour")
                };
                leads = (0..5).map(lead).collect();
            }
            let good = good(&numbers, |v, w| neighbours[v].contains(&w));
            for v in 0..5 {
                let ahead = numbers[v] - leads[v];
                assert!(ahead != 0, "{edges:?}, {v}");
                assert_eq!(good.contains(&numbers[v]), ahead > 0, "{edges:?}, {v}");
            }
        }
        let board = [1, 2, 4, 6, 8, 3, 9, 5, 7];
        let is_far = |v: usize, w: usize| (v / 3).abs_diff(w / 3) + (v % 3).abs_diff(w % 3) > 1;
        assert_eq!(good(&board, is_far), [9, 6]);
    }

    #[test]
    fn joined_moves_in_every_graph_on_five_vertices() {
        let pairs: Vec<(usize, usize)> =
            (0..5).flat_map(|v| (0..v).map(move |to| (v, to))).collect();
        let mut transitive = 0;
        for code in 0..1u32 << 10 {
            let arcs = pairs.iter().enumerate().filter(|(i, _)| code >> i & 1 == 1);
            let arcs: Vec<(usize, usize)> = arcs.map(|(_, &arc)| arc).collect();
            let mut options = vec![Vec::new(); 5];
            for &(v, to) in &arcs {
                options[v].push(to);
            }
            let mut normal = Search::normal(|&v: &usize| options[v].clone());
            let mut misere = Search::misere(|&v: &usize| options[v].clone());
            let has_all = |v: usize, w: usize| options[w].iter().all(|to| options[v].contains(to));
            for &(v, to) in arcs.iter().filter(|&&(v, to)| has_all(v, to)) {
                assert!(normal.wins(&v), "{arcs:?}");
                assert!(options[to].is_empty() || misere.wins(&v), "{arcs:?}");
            }
            if arcs.iter().all(|&(v, to)| has_all(v, to)) {
                transitive += 1;
                let mut heights = [0; 5];
                for &(v, to) in &arcs {
                    heights[v] = u64::max(heights[v], heights[to] + 1);
                }
                for (v, height) in heights.into_iter().enumerate() {
                    assert_eq!(normal.grundy(&v), height, "{arcs:?}");
                    assert_eq!(misere.wins(&v), height != 1, "{arcs:?}");
                }
            }
        }
        assert!(transitive > 100);
    }

    #[test]
    fn values_need_many_arcs() {
        let pairs: Vec<(usize, usize)> = (0..5).flat_map(|b| (0..b).map(move |a| (b, a))).collect();
        for code in 0..1u32 << pairs.len() {
            let arcs: Vec<(usize, usize)> = (0..pairs.len())
                .filter(|i| code >> i & 1 == 1)
                .map(|i| pairs[i])
                .collect();
            let options = |&v: &usize| {
                let from = arcs.iter().filter(|arc| arc.0 == v);
                from.map(|arc| arc.1).collect()
            };
            let value = Search::normal(options).grundy(&4);
            assert!(value * (value + 1) / 2 <= arcs.len() as u64, "{arcs:?}");
        }
    }

    #[test]
    fn the_opponent_names_the_number_of_steps() {
        for next in product(&vec![vec![0, 1, 2, 3, 4]; 5]) {
            let walk = |start: usize, steps: usize| (0..steps).fold(start, |v, _| next[v]);
            for goal in 0..5 {
                let can = |steps: usize| (0..5).any(|start| walk(start, steps) == goal);
                let is_on_cycle = (1..=5).any(|steps| walk(goal, steps) == goal);
                assert_eq!((0..=10).all(can), is_on_cycle, "{next:?}, {goal}");
            }
        }
    }
}
