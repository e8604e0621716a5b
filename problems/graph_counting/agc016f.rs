//! # AtCoder AGC 016 F Games on DAG
//!
//! <https://atcoder.jp/contests/agc016/tasks/agc016_f>
//! · [Program] · [Samples] · [Difficulty] 5
//!
//! **Task.** A directed graph on at most 15 vertices, all edges to greater numbers; any set of
//! edges may be struck out. Two pieces stand on vertices 1 and 2, and a move pushes one of them
//! along an edge; a player who cannot move loses. In how many of the graphs does the first player
//! win?
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** The graphs in which both vertices have the same value are counted, and taken from
//! all graphs ([`snippets::graph_counting`]). O(3^n n).
//!
//! </details>
use snippets::io::{Input, Output};
use snippets::{arithmetic, graph_counting};

const MODULUS: u64 = 1_000_000_007;

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    let [n, m]: [usize; 2] = input.read_array();
    let equal = graph_counting::equal_values::<MODULUS>(n, &input.read_edges(m));
    let graphs = arithmetic::power::<MODULUS>(2, m as u64);
    output.line((graphs + MODULUS - equal) % MODULUS);
}

fn main() {
    snippets::io::run(solve);
}
