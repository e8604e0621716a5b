//! # AtCoder ARC 185 A mod M Game 2
//!
//! <https://atcoder.jp/contests/arc185/tasks/arc185_a>
//! · [Program] · [Samples] · [Difficulty] 3
//!
//! **Task.** Alice and Bob each have the cards 1, 2, ..., N, and put down a card in turn, Alice first.
//! A player who makes the sum of all cards on the table a multiple of M loses; if all cards have been
//! put down, Alice wins. Up to 10^5 tests with N below M: who wins?
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** A player with two cards has a harmless one, so only Alice's last card can lose, and
//! Bob decides about that by the card that he keeps: he wins exactly if N (N + 1) mod M is one of
//! his cards ([`snippets::survivors`], part 5). O(1) per test.
//!
//! </details>
use snippets::io::{Input, Output};

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    for _ in 0..input.read() {
        let n: u64 = input.read();
        let m: u64 = input.read();
        let kept = n * (n + 1) % m;
        let bob_wins = (1..=n).contains(&kept);
        output.line(if bob_wins { "Bob" } else { "Alice" });
    }
}

fn main() {
    snippets::io::run(solve);
}
