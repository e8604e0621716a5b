//! # POJ 3922 A simple stone game
//!
//! <http://poj.org/problem?id=3922>
//! · [Program] · [Samples] · [Difficulty] 4 · [Twins]
//!
//! **Task.** The first move takes any number of the n stones, but not all of them, and each later one
//! at most k times the last take; the player who takes the last stone wins. What is the least first
//! take that wins, if there is one?
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** The least winning take is the smallest part of n in Schwenk's sequence for k
//! times the last take ([`snippets::dynamic_nim`]). O(m) for the m terms of the sequence up to n:
//! 750 000 for k = 100 000 and n = 10^8.
//!
//! </details>
use snippets::dynamic_nim;
use snippets::io::{Input, Output};

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    for case in 1..=input.read() {
        let [n, k]: [u64; 2] = input.read_array();
        output.line(match dynamic_nim::winning_move(|take| k * take, n, n - 1) {
            None => format!("Case {}: lose", case),
            Some(rest) => format!("Case {}: {}", case, n - rest),
        });
    }
}

fn main() {
    snippets::io::run(solve);
}
