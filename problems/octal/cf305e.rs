//! # Codeforces 305E Playing with String
//!
//! <https://codeforces.com/problemset/problem/305/E>
//! · [Program] · [Samples] · [Difficulty] 3
//!
//! **Task.** A letter that stands between two equal letters may be cut out of its string, which leaves
//! three strings: this letter, and what stood before and after it. A player who cannot cut loses. Does
//! the first player win, and by which leftmost cut?
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** The runs of letters with equal neighbours are heaps of Dawson's chess, 0.137
//! ([`snippets::octal`]): a cut there wipes out itself and the letters beside it as places to cut,
//! as these lose a neighbour, and no others. O(n²) for the table, O(n) for trying all cuts.
//!
//! </details>
use snippets::io::{Input, Output};
use snippets::{nim, octal};

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    let text = input.read_word().into_bytes();
    let can_be_cut = |&i: &usize| text[i - 1] == text[i + 1];
    // The runs of places to cut, each from its first place to the place after it.
    let mut runs: Vec<(usize, usize)> = Vec::new();
    for i in (1..text.len().saturating_sub(1)).filter(can_be_cut) {
        match runs.last_mut() {
            Some(run) if run.1 == i => run.1 = i + 1,
            _ => runs.push((i, i + 1)),
        }
    }
    let values = octal::grundy_values(&[0, 1, 3, 7], text.len());
    let sum = nim::sum(runs.iter().map(|&(start, end)| values[end - start]));
    let wins = |&(start, end, cut): &(usize, usize, usize)| {
        let (left, right) = (
            (cut - start).saturating_sub(1),
            (end - cut).saturating_sub(2),
        );
        values[left] ^ values[right] == values[end - start] ^ sum
    };
    let cuts = |&(start, end): &(usize, usize)| (start..end).map(move |cut| (start, end, cut));
    match runs.iter().flat_map(cuts).find(wins) {
        Some((_, _, cut)) => {
            output.line("First");
            output.line(cut + 1);
        }
        None => output.line("Second"),
    }
}

fn main() {
    snippets::io::run(solve);
}
