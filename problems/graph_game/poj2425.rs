//! # POJ 2425 A Chess Game
//!
//! <http://poj.org/problem?id=2425>
//!
//! **Task.** Chessmen stand on the vertices of a directed graph without a cycle. A move pushes one
//! of them along an edge; a player who cannot move loses. For each set of chessmen, who wins? HDU
//! 1524 is the same problem.
//!
//! **Technique.** The nim-sum of the vertices' Grundy values ([`snippets::graph_game`]). O(n + e)
//! a graph of n vertices and e edges, and O(m) per set of m chessmen.
use snippets::graph_game;
use snippets::io::{Input, Output};

pub fn solve(input: &mut Input, output: &mut Output) {
    while !input.at_end() {
        let n: usize = input.read();
        let mut options = Vec::new();
        for _ in 0..n {
            options.push(row(input));
        }
        let values = graph_game::grundy_values(&options);
        loop {
            let chessmen = row(input);
            if chessmen.is_empty() {
                break;
            }
            let sum = chessmen.iter().fold(0, |sum, &v| sum ^ values[v as usize]);
            output.line(if sum != 0 { "WIN" } else { "LOSE" });
        }
    }
}

/// A number of vertices, and the vertices.
fn row(input: &mut Input) -> Vec<u32> {
    let count = input.read();
    input.read_list(count)
}

pub fn main() {
    snippets::io::run(solve);
}
