//! # POJ 2068 Nim
//!
//! <http://poj.org/problem?id=2068>
//! · [Program] · [Samples] · [Difficulty] 2 · [Twins]
//!
//! **Task.** Two teams of n players sit around a table alternately. In turn each takes from a heap of S
//! stones as many as his own limit allows, and the team that takes the last one loses. Does the team
//! that begins win?
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** This is a heap with limits that go round ([`snippets::limits`]), and as a player
//! who leaves one stone wins, S − 1 stones are played for. O(S n) per line.
//!
//! </details>
//!
//! **Samples.** They are from memory, not copied from the judge.
use snippets::io::{Input, Output};
use snippets::limits;

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    loop {
        let n: usize = input.read();
        if n == 0 {
            break;
        }
        let stones: u64 = input.read();
        let won = limits::wins(&input.read_list(2 * n), stones - 1);
        output.line(u8::from(won));
    }
}

fn main() {
    snippets::io::run(solve);
}
