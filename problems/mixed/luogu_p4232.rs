//! # Luogu P4232 无意识之外的捉迷藏
//!
//! <https://www.luogu.com.cn/problem/P4232>
//! · [Program] · [Samples] · [Difficulty] 4
//!
//! **Task.** A hider and a hunter stand on nodes of a directed graph without cycles. At each of t
//! moments both, at the same time, stay or go along an arc; each sees where both are. The game ends as
//! soon as they are on one node, or at moment t + 1. The hider wants a late end and the hunter an early
//! one. When does the game end on average?
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** With a number of moments left, each pair of places is a matrix game whose entries are the
//! values with one moment less ([`snippets::mixed`]). A move of one player along an arc cannot meet the
//! other one on it, as no arc goes back. O(t n²) matrices of up to n² entries.
//!
//! </details>
use snippets::io::{Input, Output};
use snippets::mixed;

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    let [n, m]: [usize; 2] = input.read_array();
    let [hider, hunter]: [usize; 2] = input.read_array();
    let moments: usize = input.read();
    let mut reached: Vec<Vec<usize>> = (0..n).map(|node| vec![node]).collect();
    for (from, to) in input.read_edges(m) {
        reached[from].push(to);
    }
    // How many moments pass until the end, one with none left.
    let start = |x| (0..n).map(move |y| if x == y { 0.0 } else { 1.0 });
    let mut lasts: Vec<Vec<f64>> = (0..n).map(|x| start(x).collect()).collect();
    for _ in 0..moments {
        let mut longer = lasts.clone();
        for (x, y) in (0..n * n).map(|pair| (pair / n, pair % n)) {
            let row = |&x: &usize| reached[y].iter().map(|&y| lasts[x][y]).collect();
            let matrix: Vec<Vec<f64>> = reached[x].iter().map(row).collect();
            if x != y {
                longer[x][y] = 1.0 + mixed::solve(&matrix).0;
            }
        }
        lasts = longer;
    }
    // Rounded half up.
    output.line(format!("{:.3}", lasts[hider - 1][hunter - 1] + 1e-8));
}

fn main() {
    snippets::io::run(solve);
}
