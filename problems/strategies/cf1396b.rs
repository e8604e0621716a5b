//! # Codeforces 1396B Stoned Game
//!
//! <https://codeforces.com/problemset/problem/1396/B>
//! · [Program] · [Samples] · [Difficulty] 3
//!
//! **Task.** A move takes one stone from a heap, but not from the heap that was chosen in the move just
//! before. A player who cannot move loses. Which player wins, T, who moves first, or HL?
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** The first player wins if one heap has more stones than all others together, or if the
//! number of all stones is odd; otherwise the second player always has an answer
//! ([`snippets::strategies`]).
//!
//! 1. *One heap has more than all others together.* The first player takes from it each time. So the
//!    opponent never may, and in the end he finds no stone elsewhere.
//! 2. *No heap has more than half of the stones, and their number is even.* After a move of the first
//!    player 2k + 1 stones are left. The second player sees to it that no heap has more than k after
//!    his move: if a heap has k + 1, it was not chosen just now, as no heap had more before, and he
//!    takes from it. Otherwise he takes from any heap except the one just chosen, which has at most k
//!    stones. So he always has a move.
//! 3. *The same with an odd number of stones.* No heap has more than k of 2k + 1, and the first player
//!    may take from any heap: he is the second player of step 2.
//!
//! O(n) per game.
//!
//! </details>
use snippets::io::{Input, Output};

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    for _ in 0..input.read() {
        let heaps: Vec<u64> = input.read_counted();
        let stones: u64 = heaps.iter().sum();
        let won = stones % 2 == 1 || heaps.iter().any(|heap| 2 * heap > stones);
        output.line(if won { "T" } else { "HL" });
    }
}

fn main() {
    snippets::io::run(solve);
}
