//! # Codeforces 1914E2 Game with Marbles (Hard Version)
//!
//! <https://codeforces.com/problemset/problem/1914/E2>
//! · [Program] · [Samples] · [Difficulty] 2
//!
//! **Task.** Alice has a marbles of each colour, and Bob b. In turn, Alice first, a player names a
//! colour that both still have: he throws away one marble of it, and the other player all of his. When
//! there is no such colour, the score is the number of Alice's marbles less that of Bob's. Alice wants
//! it to be large and Bob wants it to be small. What is it?
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** Each colour is named once, by Alice, which leaves her a − 1 marbles, or by Bob, which
//! leaves him b − 1: these are two prices, and both players take the colour with the greatest a + b
//! ([`snippets::exchange`]). O(n log n) per test.
//!
//! </details>
use snippets::exchange;
use snippets::io::{Input, Output};

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    for _ in 0..input.read() {
        let n: usize = input.read();
        let own: Vec<i64> = input.read_list(n);
        let others: Vec<i64> = input.read_list(n);
        let marbles = own.iter().zip(&others);
        let prices: Vec<(i64, i64)> = marbles.map(|(a, b)| (a - 1, b - 1)).collect();
        output.line(exchange::lead_of_things(&prices));
    }
}

fn main() {
    snippets::io::run(solve);
}
