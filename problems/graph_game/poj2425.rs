//! # POJ 2425 A Chess Game
//!
//! <http://poj.org/problem?id=2425>
//! · [Program] · [Samples] · [Difficulty] 1 · [Twins]
//!
//! **Task.** Chessmen stand on the vertices of a directed graph without a cycle. A move pushes one
//! of them along an edge; a player who cannot move loses. For each set of chessmen, who wins?
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** The chessmen are a sum of games, so the nim-sum of their vertices' Grundy values
//! decides ([`snippets::graph_game`]). O(n + e) per graph of n vertices and e edges, and O(m) per set
//! of m chessmen.
//!
//! </details>
use snippets::io::{Input, Output};
use snippets::{graph_game, nim};

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    while !input.at_end() {
        let n: usize = input.read();
        let mut arcs = Vec::new();
        for from in 0..n {
            let options: Vec<usize> = input.read_counted();
            arcs.extend(options.into_iter().map(|to| (from, to)));
        }
        let values = graph_game::grundy_values(n, &arcs);
        loop {
            let chessmen: Vec<usize> = input.read_counted();
            if chessmen.is_empty() {
                break;
            }
            let won = nim::sum(chessmen.iter().map(|&v| values[v])) != 0;
            output.line(if won { "WIN" } else { "LOSE" });
        }
    }
}

fn main() {
    snippets::io::run(solve);
}
