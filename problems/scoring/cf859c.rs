//! # Codeforces 859C Pie Rules
//!
//! <https://codeforces.com/problemset/problem/859/C>
//! · [Program] · [Samples] · [Difficulty] 2
//!
//! **Task.** Slices of pie come in a given order. Who has the token gives the next slice to one of the
//! two, and the token to the other one; Bob has it first. Each wants as much pie as he can get. How
//! much does each get?
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** Who does not get the slice decides next ([`snippets::scoring`], who decides next):
//! from the last slice back, the lead of the holder of the token is |x − lead|. O(N).
//!
//! </details>
use snippets::io::{Input, Output};

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    let slices: Vec<i64> = input.read_counted();
    let lead = slices
        .iter()
        .rev()
        .fold(0, |lead, slice| (slice - lead).abs());
    let all: i64 = slices.iter().sum();
    output.line(format!("{} {}", (all - lead) / 2, (all + lead) / 2));
}

fn main() {
    snippets::io::run(solve);
}
