//! # Luogu P3210 \[HNOI2010\] 取石头游戏
//!
//! <https://www.luogu.com.cn/problem/P3210>
//! · [Program] · [Samples] · [Difficulty] 5 · [Twins]
//!
//! **Task.** Piles of stones in a row, some of which are gone from the start. A move takes a whole pile
//! that has a neighbour which is gone; each player wants as many stones as he can get. How many stones
//! does each player get, if all piles are taken in the end?
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** What lies between two gaps is a row with open ends, and what lies before the first
//! or behind the last gap is a stack: neighbours collapse until all that is left can be taken in
//! falling order ([`snippets::scoring`]). O(N log N).
//!
//! </details>
use snippets::io::{Input, Output};
use snippets::scoring;

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    let piles: Vec<i64> = input.read_counted();
    // There is at least one gap, so a first and a last part, which may be empty.
    let mut rows: Vec<&[i64]> = piles.split(|&pile| pile == 0).collect();
    let mut last = rows.pop().unwrap().to_vec();
    last.reverse();
    let first = rows.swap_remove(0);
    let lead = scoring::lead(&rows, &[first, &last]);
    let sum: i64 = piles.iter().sum();
    output.list([(sum + lead) / 2, (sum - lead) / 2]);
}

fn main() {
    snippets::io::run(solve);
}
