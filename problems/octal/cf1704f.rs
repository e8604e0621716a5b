//! # Codeforces 1704F Colouring Game
//!
//! <https://codeforces.com/contest/1704/problem/F>
//! · [Program] · [Samples] · [Difficulty] 4
//!
//! **Task.** Cells in a row are red or blue. Alice whitens two neighbours of which at least one is
//! red, then Bob two of which at least one is blue, and so on; a player who cannot move loses. Who
//! wins?
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** With equally many cells of each colour it is Dawson's Kayles, 0.07, on the longest
//! runs of alternating colours ([`snippets::octal`]); otherwise the player with more cells wins. O(n)
//! with the period.
//!
//! Whitening a red cell and a blue one costs both players a cell; any other move costs its player more
//! of his own cells than of the other's. So the player with more cells wins, whoever moves: he takes
//! mixed pairs while there are some, and after that a cell beside a white one, one cell per move. With
//! equally many, any move that is not on a mixed pair loses, and so does a player who finds no mixed
//! pair.
//!
//! </details>
use snippets::io::{Input, Output};
use snippets::octal;

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    let dawsons_kayles = octal::period(&[0, 0, 7], 1000).expect("the period 34");
    for _ in 0..input.read() {
        let n: usize = input.read();
        let cells = input.read_word();
        let red = cells.matches('R').count();
        let (mut sum, mut run) = (0, 1);
        for pair in cells.as_bytes().windows(2) {
            if pair[0] == pair[1] {
                sum ^= dawsons_kayles.grundy(run);
                run = 0;
            }
            run += 1;
        }
        sum ^= dawsons_kayles.grundy(run);
        let won = 2 * red > n || 2 * red == n && sum != 0;
        output.line(if won { "Alice" } else { "Bob" });
    }
}

fn main() {
    snippets::io::run(solve);
}
