//! # HackerRank Zero-Move Nim
//!
//! <https://www.hackerrank.com/challenges/zero-move-nim>
//! · [Program] · [Samples] · [Difficulty] 2
//!
//! **Task.** Several games of Nim in which a move may also take nothing from a heap that is not
//! empty, but only once in the game per heap, by either player. The player who takes the last stone
//! wins. Does the first player, John, win?
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** With its zero move a heap has the value h + 1 for an odd h and h − 1 for an even
//! h > 0, and the values are heaps of Nim ([`snippets::nim`]). A heap of h stones whose zero move
//! is gone has the value h. As long as it is there, the options of h > 0 are h itself without it
//! and the smaller heaps with it. So heaps 0, 1, 2, 3, 4, ... have the values 0, 2, 1, 4, 3, ...:
//! if those below an odd h have all the values up to h − 1, h misses h + 1; then h + 1 misses h,
//! and all the values up to h + 1 are there. O(n) per game.
//!
//! </details>
use snippets::io::{Input, Output};
use snippets::nim;

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    for _ in 0..input.read() {
        let won = nim::sum(input.read_counted().into_iter().map(value)) != 0;
        output.line(if won { 'W' } else { 'L' });
    }
}

/// The value of a heap with its zero move.
fn value(heap: u64) -> u64 {
    match heap {
        0 => 0,
        odd if odd % 2 == 1 => odd + 1,
        even => even - 1,
    }
}

fn main() {
    snippets::io::run(solve);
}
