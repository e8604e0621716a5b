//! # CSES 1099 Stair Game
//!
//! <https://cses.fi/problemset/task/1099>
//! · [Program] · [Samples] · [Difficulty] 1 · [Twins]
//!
//! **Task.** Several games; a move carries one or more balls from a stair to the one below, and those
//! on the first stair stay there. Does the first player win?
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** This is staircase Nim ([`snippets::staircase`]) with the first stair as the ground.
//! O(n) per game.
//!
//! </details>
use snippets::io::{Input, Output};
use snippets::staircase;

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    for _ in 0..input.read() {
        let balls: Vec<u64> = input.read_counted();
        let won = staircase::wins(&balls[1..]);
        output.line(if won { "first" } else { "second" });
    }
}

fn main() {
    snippets::io::run(solve);
}
