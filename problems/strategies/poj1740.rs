//! # POJ 1740 A New Stone Game
//!
//! <http://poj.org/problem?id=1740>
//! · [Program] · [Samples] · [Difficulty] 3 · [Twins]
//!
//! **Task.** A move takes at least one stone from one of up to 10 heaps, and may carry any of those that
//! are left in it to other heaps that still have stones. Does Alice, who begins, take the last stone?
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** Alice loses exactly if the heaps come in pairs of equal size, as each move is then
//! repeated with the partners ([`snippets::strategies`]). O(n log n) per game.
//!
//! </details>
use snippets::io::{Input, Output};
use snippets::strategies;

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    loop {
        let heaps: Vec<u64> = input.read_counted();
        if heaps.is_empty() {
            break;
        }
        output.line(u8::from(strategies::wins_carried(&heaps)));
    }
}

fn main() {
    snippets::io::run(solve);
}
