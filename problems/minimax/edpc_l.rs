//! # AtCoder EDPC L Deque
//!
//! <https://atcoder.jp/contests/dp/tasks/dp_l>
//! · [Program] · [Samples] · [Difficulty] 2
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
//!
//! **Twins.** `DMOJ dpl`; `CSES 1097`, which asks for the first player's sum; `BZOJ 2101`, which asks for the first player's sum; `Luogu P3004`, which asks for the first player's sum; `Luogu P2734`, which asks for both sums; `LeetCode 486`, which asks whether the first player is not behind.
#![doc(alias(
    "Deque",
    "DMOJ dpl",
    "DMOJdpl",
    "CSES 1097",
    "CSES1097",
    "BZOJ 2101",
    "BZOJ2101",
    "Luogu P3004",
    "P3004",
    "Luogu P2734",
    "P2734",
    "LeetCode 486",
    "LeetCode486",
    "AT_dp_l"
))]
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
