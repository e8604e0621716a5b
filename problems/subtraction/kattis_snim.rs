//! # Kattis snim S-Nim
//!
//! <https://open.kattis.com/problems/snim>
//! · [Program] · [Samples] · [Difficulty] 1 · [Twins]
//!
//! **Task.** Several take-sets, each with several positions of heaps: from a heap any number of the
//! take-set is taken. Does the player to move win?
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** The nim-sum of the Grundy values of a subtraction game decides
//! ([`snippets::subtraction`]), from a table up to the largest heap H of the take-set's positions. The
//! takes are up to 100, so 64 of them are handled together: O(H^2 / 64), then O(1) per heap.
//!
//! </details>
//!
//! **Samples.** They are from memory, not copied from the judge.
use snippets::io::{Input, Output};
use snippets::{nim, subtraction};

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    loop {
        let takes: Vec<u64> = input.read_counted();
        if takes.is_empty() {
            break;
        }
        let positions = (0..input.read()).map(|_| input.read_counted());
        let positions: Vec<Vec<usize>> = positions.collect();
        let largest = positions.iter().flatten().copied().max().unwrap_or(0);
        let values = subtraction::grundy_values(&takes, largest);
        let won = |heaps: &Vec<usize>| nim::sum(heaps.iter().map(|&heap| values[heap])) != 0;
        let letter = |heaps| if won(heaps) { 'W' } else { 'L' };
        output.line(positions.iter().map(letter).collect::<String>());
    }
}

fn main() {
    snippets::io::run(solve);
}
