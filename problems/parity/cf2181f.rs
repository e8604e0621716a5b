//! # Codeforces 2181F Fragmented Nim
//!
//! <https://codeforces.com/problemset/problem/2181/F>
//! · [Program] · [Samples] · [Difficulty] 3
//!
//! **Task.** Nim in which the opponent names the pile, and the mover takes one or more stones from it;
//! a player who cannot move loses. Who wins, Alice, who takes first, or Bob?
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** Naming a pile of two or more stones loses, so piles of one stone are named as long as
//! there are any, without a choice ([`snippets::parity`], theorem 5). Alice wins exactly if the number
//! of these, and 1 more if there is a larger pile, is odd. O(n) per game.
//!
//! </details>
use snippets::io::{Input, Output};

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    for _ in 0..input.read() {
        let piles: Vec<u64> = input.read_counted();
        let ones = piles.iter().filter(|&&pile| pile == 1).count();
        let has_larger = ones < piles.len();
        let won = (ones % 2 == 1) != has_larger;
        output.line(if won { "Alice" } else { "Bob" });
    }
}

fn main() {
    snippets::io::run(solve);
}
