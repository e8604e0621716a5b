//! # CSES 2208 Another Game
//!
//! <https://cses.fi/problemset/task/2208>
//! · [Program] · [Samples] · [Difficulty] 2
//!
//! **Task.** Several games with heaps of coins. A move takes one coin from each of one or more heaps,
//! and the player who takes the last coin wins. Who wins, the first player or the second?
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** A move is a move in as many heaps as one likes, so the game is won exactly when some
//! heap alone is won ([`snippets::selective`]). A heap from which one coin at a time is taken is won if
//! the number of its coins is odd. O(n) per game.
//!
//! </details>
use snippets::io::{Input, Output};
use snippets::selective;

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    for _ in 0..input.read() {
        let heaps: Vec<u64> = input.read_counted();
        let components: Vec<bool> = heaps.iter().map(|heap| heap % 2 == 1).collect();
        let won = selective::wins(&components);
        output.line(if won { "first" } else { "second" });
    }
}

fn main() {
    snippets::io::run(solve);
}
