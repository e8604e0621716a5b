//! # Codeforces 2028E Alice's Adventures in the Rabbit Hole
//!
//! <https://codeforces.com/problemset/problem/2028/E>
//! · [Program] · [Samples] · [Difficulty] 3
//!
//! **Task.** Alice stands on a vertex of a tree. Each minute a fair coin decides whether she or the
//! Queen moves her to a neighbour. At vertex 1 she has escaped, at any other leaf she is lost. What is
//! the chance that she escapes from each vertex, if both play best, modulo 998244353?
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** Alice always goes up and the Queen to the nearest leaf below, and if that leaf is d
//! steps away, the chance is d / (d + 1) of the chance at the parent
//! ([`snippets::minimax::random_turns`]). O(n log 998244353).
//!
//! </details>
use snippets::arithmetic::power;
use snippets::io::{Input, Output};
use snippets::minimax;

const MODULUS: u64 = 998_244_353;

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    for _ in 0..input.read() {
        let n: usize = input.read();
        let mut chances = vec![1; n];
        for (v, parent, steps) in minimax::random_turns(&input.read_edges(n - 1), 0) {
            let steps = steps as u64;
            let inverse = power::<MODULUS>(steps + 1, MODULUS - 2);
            chances[v] = chances[parent] * steps % MODULUS * inverse % MODULUS;
        }
        output.list(chances);
    }
}

fn main() {
    snippets::io::run(solve);
}
