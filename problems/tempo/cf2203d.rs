//! # Codeforces 2203D Divisibility Game
//!
//! <https://codeforces.com/problemset/problem/2203/D>
//! · [Program] · [Samples] · [Difficulty] 3
//!
//! **Task.** Two lists of numbers, a and b. A move removes a number from b: Alice removes one that some
//! number of a divides, Bob one that some number of a does not divide. A player who cannot move loses;
//! Alice moves first. Who wins?
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** The numbers that only one of the players can remove are moves of his own, and the
//! other numbers are common moves, which go first ([`snippets::tempo::wins_own_and_common`]). Alice's own are those
//! that all numbers of a divide, and Bob's those that none divides. To count divisors, go through the
//! multiples of each number of a, equal ones taken once. O((n + m) log(n + m)) for n and m numbers up
//! to n + m.
//!
//! </details>
use snippets::io::{Input, Output};
use snippets::tempo;

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    for _ in 0..input.read() {
        let (n, m): (usize, usize) = (input.read(), input.read());
        let mut divisors: Vec<usize> = input.read_list(n);
        divisors.sort_unstable();
        divisors.dedup();
        let mut counts = vec![0; n + m + 1];
        for &divisor in &divisors {
            for multiple in (divisor..=n + m).step_by(divisor) {
                counts[multiple] += 1;
            }
        }
        let (mut alices, mut bobs, mut common) = (0, 0, 0);
        for number in input.read_list::<usize>(m) {
            match counts[number] {
                0 => bobs += 1,
                count if count == divisors.len() => alices += 1,
                _ => common += 1,
            }
        }
        let won = tempo::wins_own_and_common(alices, bobs, common);
        output.line(if won { "Alice" } else { "Bob" });
    }
}

fn main() {
    snippets::io::run(solve);
}
