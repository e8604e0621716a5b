//! # POJ 3710 Christmas Game
//!
//! <http://poj.org/problem?id=3710>
//!
//! **Task.** Several rooted graphs, trees with polygons hung on some nodes. A move cuts an edge of
//! one of them and drops what is no longer joined to its root; a player who cannot move loses. Who
//! wins?
//!
//! **Technique.** Green hackenbush by the fusion principle ([`snippets::hackenbush`]); the first
//! player wins unless the values have the exclusive or 0. O(m + k) per graph.
use snippets::hackenbush;
use snippets::io::{Input, Output};

pub fn solve(input: &mut Input, output: &mut Output) {
    while !input.at_end() {
        let graphs: usize = input.read();
        let mut nim_sum = 0;
        for _ in 0..graphs {
            let nodes = input.read();
            let count: usize = input.read();
            let edges: Vec<(usize, usize)> = (0..count)
                .map(|_| (input.read::<usize>() - 1, input.read::<usize>() - 1))
                .collect();
            nim_sum ^= hackenbush::grundy(nodes, &edges, 0);
        }
        output.line(if nim_sum != 0 { "Sally" } else { "Harry" });
    }
}

pub fn main() {
    snippets::io::run(solve);
}
