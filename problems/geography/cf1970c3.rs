//! # Codeforces 1970C3 Game on Tree (Hard)
//!
//! <https://codeforces.com/problemset/problem/1970/C3>
//! · [Program] · [Samples] · [Difficulty] 3
//!
//! **Task.** A stone on a vertex of a tree is moved in turn to a neighbour where it has not been; a player
//! who cannot move loses. Who wins, for each of several starts?
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** This is geography, and on a tree a maximum matching comes from plucking leaves
//! ([`snippets::geography`], trees). This matching decides all starts at once. O(n).
//!
//! </details>
use snippets::geography;
use snippets::io::{Input, Output};

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    let [n, rounds]: [usize; 2] = input.read_array();
    let moves = geography::winning_move_by_start_in_tree(&input.read_edges(n - 1));
    for _ in 0..rounds {
        let start: usize = input.read();
        let won = moves[start - 1].is_some();
        output.line(if won { "Ron" } else { "Hermione" });
    }
}

fn main() {
    snippets::io::run(solve);
}
