//! # Luogu P2490 \[SDOI2011\] 黑白棋
//!
//! <https://www.luogu.com.cn/problem/P2490>
//! · [Program] · [Samples] · [Difficulty] 4 · [Twins]
//!
//! **Task.** On a strip of n cells lie k pieces, alternately white and black, a white one first. A
//! player moves one to d of his pieces, white ones to the right and black ones to the left, past no
//! other piece. On how many of the placements does white, who begins, win?
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** The cells between a white piece and the next black one are a heap, and both
//! players can only make heaps smaller, up to d of them: Moore's Nim with k / 2 heaps. The lost
//! placements with s cells in the heaps are the lost lists of s stones ([`snippets::counting`]),
//! times the ways to put the k / 2 pairs and their heaps among the other n − k − s cells. O(n k).
//!
//! </details>
use snippets::arithmetic::Binomials;
use snippets::counting;
use snippets::io::{Input, Output};

const MODULUS: u64 = 1_000_000_007;

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    let [n, k, d]: [usize; 3] = input.read_array();
    let pairs = k / 2;
    let binomials = Binomials::<MODULUS>::new(n);
    let lost = counting::lost_by_total::<MODULUS>(d, pairs, n - k);
    let mut won = binomials.choose(n, k);
    for (total, lost) in lost.iter().enumerate() {
        let ways = binomials.choose(n - pairs - total, pairs);
        won = (won + (MODULUS - lost) * ways) % MODULUS;
    }
    output.line(won);
}

fn main() {
    snippets::io::run(solve);
}
