//! # SPOJ MATGAME Matrix Game
//!
//! <https://www.spoj.com/problems/MATGAME/>
//! · [Program] · [Samples] · [Difficulty] 3
//!
//! **Task.** A matrix of positive numbers. A move chooses a row and makes the leftmost number in it
//! that is not 0 smaller; a player who cannot move loses. Who wins, the first player or the second?
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** The nim-sum of the values of the rows decides, each of which is a row of heaps that
//! are used up one after another ([`snippets::sequential`]). O(N M) per matrix.
//!
//! </details>
use snippets::io::{Input, Output};
use snippets::{nim, sequential};

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    for _ in 0..input.read() {
        let [n, m]: [usize; 2] = input.read_array();
        let won = nim::sum((0..n).map(|_| sequential::grundy(&input.read_list(m)))) != 0;
        output.line(if won { "FIRST" } else { "SECOND" });
    }
}

fn main() {
    snippets::io::run(solve);
}
