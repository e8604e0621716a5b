//! # Codeforces 1966C Everything Nim
//!
//! <https://codeforces.com/problemset/problem/1966/C>
//! · [Program] · [Samples] · [Difficulty] 2
//!
//! **Task.** Several games with heaps. A move chooses a number from 1 to the size of the smallest heap
//! that is left, and takes that many stones from every heap that is left. A player who cannot move
//! loses. Who wins, Alice, who moves first, or Bob?
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** The differences of the sizes in growing order are heaps that are used up one after
//! another ([`snippets::sequential`]). A move makes the smallest size less and leaves the other
//! differences as they are; equal sizes stay equal. O(n log n) per game.
//!
//! </details>
use snippets::io::{Input, Output};
use snippets::sequential;

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    for _ in 0..input.read() {
        let mut sizes: Vec<u64> = input.read_counted();
        sizes.push(0);
        sizes.sort_unstable();
        sizes.dedup();
        let differences = sizes.windows(2).map(|pair| pair[1] - pair[0]);
        let won = sequential::grundy(&differences.collect::<Vec<_>>()) != 0;
        output.line(if won { "Alice" } else { "Bob" });
    }
}

fn main() {
    snippets::io::run(solve);
}
