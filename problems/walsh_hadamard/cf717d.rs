//! # Codeforces 717D Dexterina's Lab
//!
//! <https://codeforces.com/problemset/problem/717/D>
//! · [Program] · [Samples] · [Difficulty] 2
//!
//! **Task.** Up to 10^9 heaps of Nim, each of 0 to x ≤ 100 stones, drawn with the same given
//! probabilities. What is the chance that the first player wins?
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** The chance of nim-sum 0 is the mean of the n-th powers of the transform of the chances
//! ([`snippets::walsh_hadamard`], chances). O(128 log n).
//!
//! </details>
use snippets::io::{Input, Output};
use snippets::walsh_hadamard;

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    let [n, most]: [i32; 2] = input.read_array();
    let mut chances: Vec<f64> = Vec::new();
    for _ in 0..=most {
        chances.push(input.read_word().parse().expect("a chance"));
    }
    chances.resize(128, 0.0);
    walsh_hadamard::transform(&mut chances);
    let powers = chances.iter().map(|sum| sum.powi(n));
    let lost = powers.sum::<f64>() / 128.0;
    output.line(format!("{:.8}", 1.0 - lost));
}

fn main() {
    snippets::io::run(solve);
}
