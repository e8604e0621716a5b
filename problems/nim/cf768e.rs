//! # Codeforces 768E Game of Stones
//!
//! <https://codeforces.com/problemset/problem/768/E>
//! · [Program] · [Samples] · [Difficulty] 3 · [Twins]
//!
//! **Task.** Nim with heaps of at most 60 stones in which no number of stones may be taken from the
//! same heap twice. Does the second player, Jon, win?
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** A pile of s stones has as its Grundy value the greatest number of moves that it
//! allows, and the values are heaps of Nim ([`snippets::nim`]). A heap of s stones allows at most k
//! moves, the greatest k with 1 + 2 + ... + k ≤ s; so its value is at most k, and going through all
//! plays shows it to be k for every s ≤ 60. O(n).
//!
//! </details>
use snippets::io::{Input, Output};
use snippets::nim;

/// The least heap that allows 1 move, 2 moves, ...: 1, 1 + 2, ... stones.
const LEAST: [u64; 10] = [1, 3, 6, 10, 15, 21, 28, 36, 45, 55];

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    let most_moves = |stones| LEAST.partition_point(|&least| least <= stones) as u64;
    let won = nim::sum((0..input.read()).map(|_| most_moves(input.read()))) != 0;
    output.line(if won { "NO" } else { "YES" });
}

fn main() {
    snippets::io::run(solve);
}
