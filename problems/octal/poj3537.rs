//! # POJ 3537 Crosses and Crosses
//!
//! <http://poj.org/problem?id=3537>
//! · [Program] · [Samples] · [Difficulty] 2
//!
//! **Task.** Both players put crosses into the cells of a strip of n; the player who completes three
//! side by side wins. Does the first player win?
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** This is Treblecross, which is an octal game ([`snippets::octal`]). A cross within two
//! cells of another one lets the opponent win at once, so a cross uses up its cell and two on either
//! side: 3 cells at an end of a strip, 4 beside one, 5 elsewhere, where cells may be left on both
//! sides; strips of one or two cells are used up whole. A player who has no other move than a fatal one
//! loses, so the code is 0.11337. O(n²), no more than 10^6 steps per digit.
//!
//! </details>
//!
//! **Samples.** They are from memory, not copied from the judge.
use snippets::io::{Input, Output};
use snippets::octal;

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    let mut strips: Vec<usize> = Vec::new();
    while !input.at_end() {
        strips.push(input.read());
    }
    let longest = strips.iter().copied().max().unwrap_or(0);
    let values = octal::grundy_values(&[0, 1, 1, 3, 3, 7], longest);
    for strip in strips {
        let won = values[strip] != 0;
        output.line(if won { 1 } else { 2 });
    }
}

fn main() {
    snippets::io::run(solve);
}
