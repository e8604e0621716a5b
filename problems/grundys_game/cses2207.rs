//! # CSES 2207 Grundy's Game
//!
//! <https://cses.fi/problemset/task/2207>
//! · [Program] · [Samples] · [Difficulty] 2 · [Twins]
//!
//! **Task.** Many heaps of up to 10^6 coins, each a game of its own. A move splits a heap into two
//! non-empty heaps of different sizes. A player who cannot move loses. Who wins, the first player or the
//! second one?
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** In Grundy's game the last lost heap up to 10^6 is 1222, so a table up to there is
//! enough ([`snippets::grundys_game`], which says how this was computed). 1222² / 4 pairs of heaps, and
//! then O(1) per heap.
//!
//! </details>
//!
//! **Samples.** They are from memory, not copied from the judge.
use snippets::io::{Input, Output};
use snippets::splitting;

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    let splits = |heap| (1..(heap + 1) / 2).map(move |part| (part, heap - part));
    let heaps: Vec<usize> = input.read_counted();
    let most = heaps.iter().max().map_or(0, |&heap| heap.min(1222));
    let values = splitting::grundy_values(splits, most);
    for &heap in &heaps {
        let won = values.get(heap) != Some(&0);
        output.line(if won { "first" } else { "second" });
    }
}

fn main() {
    snippets::io::run(solve);
}
