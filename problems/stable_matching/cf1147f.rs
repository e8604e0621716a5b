//! # Codeforces 1147F Zigzag Game
//!
//! <https://codeforces.com/problemset/problem/1147/F>
//! · [Program] · [Samples] · [Difficulty] 5
//!
//! **Task.** A token on a vertex of a complete bipartite graph with different weights: Alice chooses
//! where it starts and whether she climbs or falls, and Bob moves first. One player always moves along
//! an edge heavier than the one before, the other along a lighter one; no vertex is visited twice, and
//! a player who cannot move loses. Choose to be Alice or Bob, and win against the judge, whose moves
//! are read (interactive), in up to 50 games.
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** Bob wins along the edges of a stable matching ([`snippets::stable_matching`]).
//! O(n² log n) per game.
//!
//! </details>
use snippets::io::{Input, Output};
use snippets::stable_matching;
use std::convert::TryFrom;

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    for _ in 0..input.read() {
        let n: usize = input.read();
        let weights: Vec<Vec<i64>> = (0..n).map(|_| input.read_list(n)).collect();
        output.line("B");
        let alice_falls = input.read_word() == "D";
        let mut place: usize = input.read();
        let is_left = place <= n;
        // As if Alice had started on a row, to climb.
        let turned = |row: usize, column: usize| {
            let (left, right) = if is_left {
                (row, column)
            } else {
                (column, row)
            };
            let sign = if alice_falls { -1 } else { 1 };
            sign * weights[left][right]
        };
        let table: Vec<Vec<i64>> = (0..n)
            .map(|row| (0..n).map(|column| turned(row, column)).collect())
            .collect();
        let partners = stable_matching::partners(&table);
        loop {
            let partner = partners[(place - 1) % n] + 1;
            output.line(if is_left { n + partner } else { partner });
            place = match input.read::<i32>() {
                -1 => break,
                next => usize::try_from(next).expect("a place, as the move was right"),
            }
        }
    }
}

fn main() {
    snippets::io::run(solve);
}
