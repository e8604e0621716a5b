//! # Codeforces 1498F Christmas Game
//!
//! <https://codeforces.com/problemset/problem/1498/F>
//! · [Program] · [Samples] · [Difficulty] 3
//!
//! **Task.** Presents lie on the vertices of a tree; a move carries one or more of them from a
//! vertex to its ancestor k edges above. A player who cannot move loses. Does the first player win,
//! for each vertex as the root?
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** This is staircase Nim on a tree, and two walks over the tree decide it for all
//! roots ([`snippets::tree_staircase`]). O(n k).
//!
//! </details>
use snippets::io::{Input, Output};
use snippets::tree_staircase;

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    let [n, k]: [usize; 2] = input.read_array();
    let (edges, presents) = (input.read_edges(n - 1), input.read_list(n));
    let values = tree_staircase::grundy_values(k, &edges, &presents);
    output.list(values.iter().map(|&value| u8::from(value != 0)));
}

fn main() {
    snippets::io::run(solve);
}
