//! # POJ 3710 Christmas Game
//!
//! <http://poj.org/problem?id=3710>
//! · [Program] · [Samples] · [Difficulty] 4
//!
//! **Task.** Several rooted graphs, trees with polygons hung on some nodes. A move cuts an edge of
//! one of them and drops what is no longer joined to its root; a player who cannot move loses. Who
//! wins?
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** The graphs are green hackenbush, whose values the fusion principle gives
//! ([`snippets::hackenbush`]), and the first player wins unless their nim-sum is 0. O(m + k) per
//! graph.
//!
//! </details>
use snippets::io::{Input, Output};
use snippets::{hackenbush, nim};

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    while !input.at_end() {
        let won = nim::sum((0..input.read()).map(|_| {
            let [nodes, count] = input.read_array();
            hackenbush::grundy(nodes, &input.read_edges(count), 0)
        })) != 0;
        output.line(if won { "Sally" } else { "Harry" });
    }
}

fn main() {
    snippets::io::run(solve);
}
