//! # Codeforces 1149E Election Promises
//!
//! <https://codeforces.com/contest/1149/problem/E>
//! · [Program] · [Samples] · [Difficulty] 5
//!
//! **Task.** Cities with a tax each, and roads in one direction without a cycle. A move lowers the tax
//! of a city and sets the taxes of the cities to which its roads lead to any numbers. A player who
//! cannot move loses. Print a winning first move, if there is one.
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** This is layered Nim ([`snippets::layered_nim`]), in which the layer of a city is
//! its Grundy value as a vertex of the graph. O(n + m).
//!
//! </details>
use snippets::io::{Input, Output};
use snippets::{graph_game, layered_nim};
use std::convert::TryFrom;
use std::iter;
use std::mem;

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    let [n, m]: [usize; 2] = input.read_array();
    let mut taxes: Vec<u64> = input.read_list(n);
    let roads = input.read_edges(m);
    let values = graph_game::grundy_values(n, &roads).into_iter();
    let layers = values.map(|value| usize::try_from(value).expect("a layer"));
    let layers: Vec<usize> = layers.collect();
    match layered_nim::winning_move(&layers, &taxes) {
        None => output.line("LOSE"),
        Some((lowered, _)) => {
            let mut sums = layered_nim::sums(&layers, &taxes);
            let next = roads.iter().filter(|road| road.0 == lowered);
            for city in iter::once(lowered).chain(next.map(|road| road.1)) {
                // Each nim-sum is spent on the first city of its layer.
                taxes[city] ^= mem::take(&mut sums[layers[city]]);
            }
            output.line("WIN");
            output.list(taxes);
        }
    }
}

fn main() {
    snippets::io::run(solve);
}
