//! # AtCoder AGC 043 C Giant Graph
//!
//! <https://atcoder.jp/contests/agc043/tasks/agc043_c>
//! · [Program] · [Samples] · [Difficulty] 4
//!
//! **Task.** Three graphs on the vertices 1 to N. In a fourth one the vertices are triples, with one vertex
//! of each graph; two of them are joined if they differ in one place, by an edge of its graph. The triple
//! (i, j, k) weighs 10^(18 (i + j + k)). How heavy is an independent set, modulo 998244353?
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** The heaviest independent set is that of the lost positions of the game in which one
//! of three tokens goes along an edge to a greater number ([`snippets::graph_game`], weights), as one
//! triple outweighs all of smaller sums. So the triples with nim-sum 0 count: add up the 10^(18 i) by
//! the values of the vertices, graph by graph. With m edges no value is above √(2 m). O(n + m).
//!
//! </details>
use snippets::graph_game;
use snippets::io::{Input, Output};
use std::convert::TryFrom;

const MODULUS: u64 = 998_244_353;

/// 10^5 edges make values up to 446, with nim-sums below 512.
const VALUES: usize = 512;

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    let n = input.read();
    let [first, second, third] = [(); 3].map(|()| weights(n, input));
    let mut total = 0;
    for (u, a) in first.iter().enumerate() {
        if *a == 0 {
            // For most u no vertex has the value u.
            continue;
        }
        for (v, b) in second.iter().enumerate() {
            total += a * b % MODULUS * third[u ^ v] % MODULUS;
        }
    }
    output.line(total % MODULUS);
}

/// The weight of the vertices of each value, in the next graph of the input.
fn weights(n: usize, input: &mut Input) -> Vec<u64> {
    let m = input.read();
    let edges = input.read_edges(m).into_iter();
    let upwards: Vec<_> = edges.map(|(a, b)| (a.min(b), a.max(b))).collect();
    let mut weights = vec![0; VALUES];
    let mut weight = 1;
    for value in graph_game::grundy_values(n, &upwards) {
        weight = weight * (1_000_000_000_000_000_000 % MODULUS) % MODULUS;
        weights[usize::try_from(value).expect("below 512")] += weight;
    }
    weights.iter().map(|weight| weight % MODULUS).collect()
}

fn main() {
    snippets::io::run(solve);
}
