//! # Codeforces 2127B Hamiiid, Haaamid... Hamid?
//!
//! <https://codeforces.com/problemset/problem/2127/B>
//! · [Program] · [Samples] · [Difficulty] 2
//!
//! **Task.** A strip of cells, some with a wall, and Hamid on an empty one. Each day a wall is built on
//! an empty cell, and then he goes left or right to the nearest wall and breaks it, or is out if there
//! is none on that side. He wants to be out early, the builder wants it late. On which day is he out?
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** Blocks that are built just ahead ([`snippets::pursuit`], races): with the nearest
//! wall l cells from the left end, or r from the right end, he needs min(l, r) + 1 days, and the first
//! wall raises l or r as far as it can. O(n).
//!
//! </details>
use snippets::io::{Input, Output};

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    for _ in 0..input.read() {
        let [n, place]: [usize; 2] = input.read_array();
        let strip = input.read_word();
        let (left, right) = strip.split_at(place);
        // How far the nearest wall on each side is from that end of the strip, 0 if there is none.
        let left = left.rfind('#').map_or(0, |cell| cell + 1);
        let right = right.find('#').map_or(0, |cell| n - place - cell);
        let days = usize::max((place - 1).min(right), left.min(n - place));
        output.line(1 + days);
    }
}

fn main() {
    snippets::io::run(solve);
}
