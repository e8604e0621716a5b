//! # yukicoder 2666 Decreasing Modulo Nim
//!
//! <https://yukicoder.me/problems/no/2666>
//! · [Program] · [Samples] · [Difficulty] 4
//!
//! **Task.** Nim, where the number of stones taken, modulo M, must not be greater than the number taken
//! in the move before, modulo M, from whichever heap. The first move is free. Who wins?
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** Of each heap the quotient and the remainder by M are two heaps
//! ([`snippets::dynamic_nim`], several heaps under one bound): the first player loses exactly if both
//! nim-sums are 0, that of the quotients and that of the remainders. O(N).
//!
//! </details>
//!
//! **Samples.** This project's own, not the judge's.
use snippets::io::{Input, Output};

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    let n = input.read();
    let m: u64 = input.read();
    let heaps: Vec<u64> = input.read_list(n);
    let quotients = heaps.iter().fold(0, |sum, heap| sum ^ (heap / m));
    let remainders = heaps.iter().fold(0, |sum, heap| sum ^ (heap % m));
    let lost = quotients == 0 && remainders == 0;
    output.line(if lost { "Bob" } else { "Alice" });
}

fn main() {
    snippets::io::run(solve);
}
