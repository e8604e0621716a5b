//! # Luogu P4617 \[COCI2017-2018#5\] Planinarenje
//!
//! <https://www.luogu.com.cn/problem/P4617>
//! · [Program] · [Samples] · [Difficulty] 3
//!
//! **Task.** Trails join peaks and valleys. A walk that visits no place twice starts at a peak; on a
//! peak Slavko chooses the next valley, in a valley Mirko the next peak, and a player who cannot choose
//! loses. Who wins from each peak?
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** This is undirected vertex geography ([`snippets::geography`]) with the peaks on
//! one side, the valleys on the other. O((n + m) sqrt n).
//!
//! </details>
use snippets::geography;
use snippets::io::{Input, Output};

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    let [n, trails]: [usize; 2] = input.read_array();
    let trails = input.read_edges(trails).into_iter();
    let edges: Vec<(usize, usize)> = trails.map(|(a, b)| (a, n + b)).collect();
    for first in &geography::winning_move_by_start(2 * n, &edges)[..n] {
        let won = first.is_some();
        output.line(if won { "Slavko" } else { "Mirko" });
    }
}

fn main() {
    snippets::io::run(solve);
}
