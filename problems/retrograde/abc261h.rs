//! # AtCoder ABC 261 H Game on Graph
//!
//! <https://atcoder.jp/contests/abc261/tasks/abc261_h>
//! · [Program] · [Samples] · [Difficulty] 3
//!
//! **Task.** A piece on a directed graph with weights is moved in turn along an arc, until there is
//! none. The first player, Takahashi, wants the game to end, with a sum of weights as small as can be;
//! the other one wants it never to end, and if it ends, a sum as large as can be. What is the sum with
//! best play?
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** Retrograde analysis with weights settles positions by growing sums, as the algorithm of
//! Dijkstra does ([`snippets::retrograde`], weights). A position is a vertex with the player who is to
//! move. O((n + m) log m).
//!
//! </details>
use snippets::io::{Input, Output};
use snippets::retrograde;

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    let [n, m, start]: [usize; 3] = input.read_array();
    // Position 2 * vertex for Takahashi, 2 * vertex + 1 for the other player.
    let mut arcs = Vec::new();
    for _ in 0..m {
        let [from, to]: [usize; 2] = input.read_array();
        let weight: u64 = input.read();
        arcs.push((2 * from, 2 * to + 1, weight));
        arcs.push((2 * from + 1, 2 * to, weight));
    }
    // The vertices count from 1.
    let hurries: Vec<bool> = (0..2 * n + 2).map(|position| position % 2 == 0).collect();
    match retrograde::sums_to_end(&hurries, &arcs)[2 * start] {
        Some(sum) => output.line(sum),
        None => output.line("INFINITY"),
    }
}

fn main() {
    snippets::io::run(solve);
}
