//! # Codeforces 1495B Let's Go Hiking
//!
//! <https://codeforces.com/problemset/problem/1495/B>
//! · [Program] · [Samples] · [Difficulty] 3
//!
//! **Task.** n different heights in a row. Qingshan chooses a place, then Daniel another one. In turn,
//! Qingshan first, she goes to a lower neighbouring place, he to a higher one, never to the place of
//! the other. A player who cannot move loses. With how many first places does she win?
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** Count the steps of each slope: she wins only from a top between two slopes of equal even
//! length, if all other slopes are shorter ([`snippets::pursuit`], part 5). O(n).
//!
//! </details>
use snippets::io::{Input, Output};

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    let heights: Vec<u32> = input.read_counted();
    let n = heights.len();
    // The steps down from each place.
    let mut to_left = vec![0; n];
    let mut to_right = vec![0; n];
    for i in 1..n {
        if heights[i] > heights[i - 1] {
            to_left[i] = to_left[i - 1] + 1;
        }
    }
    for i in (1..n).rev() {
        if heights[i - 1] > heights[i] {
            to_right[i - 1] = to_right[i] + 1;
        }
    }
    let slopes = to_left.iter().chain(&to_right);
    let longest = slopes.clone().max().unwrap();
    let is_top = (0..n).any(|i| [to_left[i], to_right[i]] == [*longest; 2]);
    let count = slopes.filter(|&steps| steps == longest).count();
    let won = is_top && count == 2 && longest % 2 == 0;
    output.line(u8::from(won));
}

fn main() {
    snippets::io::run(solve);
}
