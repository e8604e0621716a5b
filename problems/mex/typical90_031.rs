//! # AtCoder Typical90 031 VS AtCoder
//!
//! <https://atcoder.jp/contests/typical90/tasks/typical90_ae>
//! · [Program] · [Samples] · [Difficulty] 2
//!
//! **Task.** Piles of w white and b blue stones; a move takes a white stone from a pile and adds w
//! blue ones, or takes at most half of its blue stones. Does the first player win?
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** The piles are a sum of games, so the nim-sum of their Grundy values decides
//! ([`snippets::mex`]). The table is filled by growing w, then by growing b. As white stones are taken,
//! a pile of m and m gets at most m + (m − 1) + ... + 1 more blue stones. About 10^7 steps for m = 50,
//! O(1) per pile.
//!
//! </details>
use snippets::io::{Input, Output};
use snippets::mex::Mex;
use snippets::nim;

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    let n = input.read();
    let (white, blue): (Vec<usize>, Vec<usize>) = (input.read_list(n), input.read_list(n));
    let most = white.iter().chain(&blue).max().copied().unwrap_or(0);
    let values = grundy_values(most);
    let piles = white.iter().zip(&blue);
    let won = nim::sum(piles.map(|(&white, &blue)| values[white][blue])) != 0;
    output.line(if won { "First" } else { "Second" });
}

/// The values of all piles that come of at most `most` stones of each colour, by white stones.
fn grundy_values(most: usize) -> Vec<Vec<u64>> {
    let mut mex = Mex::default();
    let mut values: Vec<Vec<u64>> = Vec::new();
    for white in 0..=most {
        let most_blue = most + (white + 1..=most).sum::<usize>();
        let mut row = Vec::new();
        for blue in 0..=most_blue {
            let less_white = values.last().map(|last| last[blue + white]);
            let less_blue = &row[blue - blue / 2..];
            let value = mex.of(less_blue.iter().copied().chain(less_white));
            row.push(value);
        }
        values.push(row);
    }
    values
}

fn main() {
    snippets::io::run(solve);
}
