//! # SPOJ COT3 Combat on a tree
//!
//! <https://www.spoj.com/problems/COT3/>
//! · [Program] · [Samples] · [Difficulty] 4 · [Twins]
//!
//! **Task.** A tree with white and black vertices; a move chooses a white one and paints the path from
//! vertex 1 to it black. Which first choices win?
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** The sets of the options' values are found from the leaves to the root, as tries
//! that are merged ([`snippets::tree_tries`]). O(n log n).
//!
//! </details>
use snippets::io::{Input, Output};
use snippets::tree_tries;

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    let n = input.read();
    let white: Vec<bool> = (0..n).map(|_| input.read::<u8>() == 0).collect();
    let moves = tree_tries::winning_moves(&input.read_edges(n - 1), &white);
    if moves.is_empty() {
        output.line(-1);
    }
    for vertex in moves {
        output.line(vertex + 1);
    }
}

fn main() {
    snippets::io::run(solve);
}
