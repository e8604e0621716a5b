//! # AtCoder EDPC L Deque
//!
//! <https://atcoder.jp/contests/dp/tasks/dp_l>
//! · [Program] · [Samples] · [Difficulty] 2 · [Twins]
//!
//! **Task.** A row of N numbers. Each player in turn takes the first or the last number of what is
//! left. How much more does the first player, Taro, get than the second, if each wants as much as he
//! can get?
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** What is left is an interval, so the leads of all intervals are computed, shorter ones
//! first ([`snippets::minimax`]). O(N²), and one row of the table. Collapsing neighbours would do it in
//! O(N log N) ([`snippets::scoring`]).
//!
//! </details>
use snippets::io::{Input, Output};

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    let row: Vec<i64> = input.read_counted();
    // By the place of the first number: the lead with as many numbers as the length says.
    let mut leads = vec![0; row.len() + 1];
    for length in 1..=row.len() {
        for first in 0..=row.len() - length {
            let last = first + length - 1;
            leads[first] = (row[first] - leads[first + 1]).max(row[last] - leads[first]);
        }
    }
    output.line(leads[0]);
}

fn main() {
    snippets::io::run(solve);
}
