//! # Codeforces 2004E Not a Nim Problem
//!
//! <https://codeforces.com/problemset/problem/2004/E>
//! · [Program] · [Samples] · [Difficulty] 3
//!
//! **Task.** Some heaps; from a heap of x stones a move takes y that are coprime to x. Who wins,
//! Alice, who moves first, or Bob?
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** Even numbers have the value 0, 1 has the value 1, and any other number the place of its
//! least prime factor among the primes, and the nim-sum decides ([`snippets::number_theory`]). O(m log log
//! m) for the greatest heap m of all tests, then O(n).
//!
//! </details>
use snippets::io::{Input, Output};
use snippets::nim;
use snippets::number_theory::Coprime;

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    let tests = (0..input.read()).map(|_| input.read_counted());
    let tests: Vec<Vec<usize>> = tests.collect();
    let values = Coprime::new(tests.iter().flatten().copied().max().expect("a heap"));
    for heaps in tests {
        let won = nim::sum(heaps.iter().map(|&heap| values.grundy(heap as u64))) != 0;
        output.line(if won { "Alice" } else { "Bob" });
    }
}

fn main() {
    snippets::io::run(solve);
}
