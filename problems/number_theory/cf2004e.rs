//! # Codeforces 2004E Not a Nim Problem
//!
//! <https://codeforces.com/problemset/problem/2004/E>
//!
//! **Task.** Some heaps; from a heap of x stones a move takes y that are coprime to x. Who wins,
//! Alice, who moves first, or Bob?
//!
//! **Technique.** The nim-sum of the places of the least prime factors among the primes
//! ([`snippets::number_theory`]). O(m log log m) for the greatest heap m of all tests, then O(n).
use snippets::io::{Input, Output};
use snippets::number_theory;

pub fn solve(input: &mut Input, output: &mut Output) {
    let mut tests: Vec<Vec<usize>> = Vec::new();
    for _ in 0..input.read() {
        let n = input.read();
        tests.push(input.read_list(n));
    }
    let most = tests.iter().flatten().copied().max().expect("a heap");
    let values = number_theory::coprime_values(most);
    for heaps in tests {
        let sum = heaps.iter().fold(0, |sum, &heap| sum ^ values[heap]);
        output.line(if sum == 0 { "Bob" } else { "Alice" });
    }
}

pub fn main() {
    snippets::io::run(solve);
}
