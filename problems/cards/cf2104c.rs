//! # Codeforces 2104C Card Game
//!
//! <https://codeforces.com/problemset/problem/2104/C>
//! · [Program] · [Samples] · [Difficulty] 2
//!
//! **Task.** The cards 1 to n are dealt to Alice and Bob. A greater card beats a smaller one, but 1
//! beats n. In each round Alice plays a card, and Bob, who sees it, plays one of his. She takes both
//! cards if hers beats his, otherwise he does. A player without cards at the beginning of a round
//! loses. Who wins?
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** The first round decides ([`snippets::cards`], theorem 2): Alice wins exactly if a
//! card of hers beats all of his. O(n²).
//!
//! </details>
use snippets::cards;
use snippets::io::{Input, Output};

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    for _ in 0..input.read() {
        let n: usize = input.read();
        let owners = input.read_word().into_bytes();
        let of = |owner| -> Vec<usize> { (0..n).filter(|&card| owners[card] == owner).collect() };
        let beats = |card: usize, other: usize| match (card, other) {
            (0, other) => other == n - 1,
            (card, 0) => card != n - 1,
            (card, other) => card > other,
        };
        let is_won = cards::wins(&of(b'A'), &of(b'B'), beats);
        output.line(if is_won { "Alice" } else { "Bob" });
    }
}

fn main() {
    snippets::io::run(solve);
}
