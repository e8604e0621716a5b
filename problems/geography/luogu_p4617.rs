//! # Luogu P4617 \[COCI2017-2018#5\] Planinarenje
//!
//! <https://www.luogu.com.cn/problem/P4617>
//!
//! **Task.** Trails join peaks and valleys. A walk that visits no place twice starts at a peak; on
//! a peak Slavko chooses the next valley, in a valley Mirko the next peak, and a player who cannot
//! loses. Who wins from each peak?
//!
//! **Technique.** Undirected vertex geography ([`snippets::geography`]) with the peaks on one side,
//! the valleys on the other. O((n + m) sqrt n).
use snippets::geography::winning_moves;
use snippets::io::{Input, Output};

pub fn solve(input: &mut Input, output: &mut Output) {
    let n: usize = input.read();
    let trails: usize = input.read();
    let edges: Vec<(usize, usize)> = (0..trails)
        .map(|_| (input.read::<usize>() - 1, n + input.read::<usize>() - 1))
        .collect();
    for first in &winning_moves(2 * n, &edges)[..n] {
        output.line(if first.is_some() { "Slavko" } else { "Mirko" });
    }
}

pub fn main() {
    snippets::io::run(solve);
}
