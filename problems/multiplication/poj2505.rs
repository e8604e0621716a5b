//! # POJ 2505 A multiplication game
//!
//! <http://poj.org/problem?id=2505>
//! · [Program] · [Samples] · [Difficulty] 2 · [Twins]
//!
//! **Task.** Stan and Ollie multiply in turn, from 1 on, by 2 to 9; the first to reach n wins. Stan
//! begins. Who wins?
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** The winner changes at 9, 18, 9 · 18, 18 · 18, ... ([`snippets::multiplication`]).
//! O(log n) per line.
//!
//! </details>
use snippets::io::{Input, Output};
use snippets::multiplication;

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    while !input.at_end() {
        let won = multiplication::wins(2, 9, input.read(), 1);
        output.line(if won { "Stan wins." } else { "Ollie wins." });
    }
}

fn main() {
    snippets::io::run(solve);
}
