//! # Codeforces 768E Game of Stones
//!
//! <https://codeforces.com/problemset/problem/768/E>
//!
//! **Task.** Nim with heaps of at most 60 stones in which no number of stones may be taken from the
//! same heap twice. Does the second player, Jon, win?
//!
//! **Technique.** Grundy values, as the heaps of Nim ([`snippets::nim`]). A heap of s stones allows
//! at most k moves, the greatest k with 1 + 2 + ... + k ≤ s; so its value is at most k, and going
//! through all plays shows it to be k for every s ≤ 60. O(n).
use snippets::io::{Input, Output};

pub fn solve(input: &mut Input, output: &mut Output) {
    let values: Vec<u64> = (0..=60).map(most_moves).collect();
    let n: usize = input.read();
    let sum = (0..n).fold(0, |sum, _| sum ^ values[input.read::<usize>()]);
    output.line(if sum != 0 { "NO" } else { "YES" });
}

/// The greatest k with 1 + 2 + ... + k ≤ `stones`.
fn most_moves(stones: u64) -> u64 {
    let mut moves = 0;
    while (moves + 1) * (moves + 2) / 2 <= stones {
        moves += 1;
    }
    moves
}

pub fn main() {
    snippets::io::run(solve);
}
