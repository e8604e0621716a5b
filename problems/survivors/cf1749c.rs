//! # Codeforces 1749C Number Game
//!
//! <https://codeforces.com/problemset/problem/1749/C>
//! · [Program] · [Samples] · [Difficulty] 2
//!
//! **Task.** An array. Alice names k. In the stage with the bound c = k, k − 1, ..., 1 she removes a
//! number that is at most c, and then Bob adds c to a number. She loses if she cannot remove one. What
//! is the greatest k with which she wins?
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** A bound that falls ([`snippets::survivors`], takes against strikes): k is enough
//! exactly if, of the sorted numbers, the one with the index k − 1 + j is at most j for each j from 1
//! to k. O(n²) for all k.
//!
//! </details>
use snippets::io::{Input, Output};

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    for _ in 0..input.read() {
        let mut numbers: Vec<usize> = input.read_counted();
        numbers.sort_unstable();
        let is_enough = |&k: &usize| (1..=k).all(|bound| numbers[k + bound - 2] <= bound);
        let most = (numbers.len() + 1) / 2;
        output.line((1..=most).rev().find(is_enough).unwrap_or(0));
    }
}

fn main() {
    snippets::io::run(solve);
}
