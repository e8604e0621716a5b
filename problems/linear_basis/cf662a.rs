//! # Codeforces 662A Gambling Nim
//!
//! <https://codeforces.com/problemset/problem/662/A>
//! · [Program] · [Samples] · [Difficulty] 3
//!
//! **Task.** Cards with a number on each side; each card is laid down by chance, both sides equally
//! likely, and the numbers on top are the heaps of Nim. What is the probability that the first player
//! wins, as a fraction in lowest terms?
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** A linear basis ([`snippets::linear_basis`]) of the cards' nim-sums says how many of
//! the choices of sides have the nim-sum 0. With all first sides on top the nim-sum is x, and turning a
//! card over adds the nim-sum of its sides. The first player loses if the cards that are turned over
//! add x. If a basis of r numbers can make x, that is one of 2^r sums, all equally likely; otherwise it
//! is impossible. O(60 n).
//!
//! </details>
use snippets::io::{Input, Output};
use snippets::linear_basis::LinearBasis;

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    let mut basis = LinearBasis::default();
    let mut sum = 0;
    for _ in 0..input.read() {
        let [one, other]: [u64; 2] = input.read_array();
        sum ^= one;
        basis.add(one ^ other);
    }
    if basis.reduce(sum) != 0 {
        output.line("1/1");
        return;
    }
    // Numbers below 2^60 have a basis of 60 at most.
    let sums = 1u64 << basis.rank();
    output.line(format!("{}/{}", sums - 1, sums));
}

fn main() {
    snippets::io::run(solve);
}
