//! # Codeforces 15C Industrial Nim
//!
//! <https://codeforces.com/problemset/problem/15/C>
//! · [Program] · [Samples] · [Difficulty] 2
//!
//! **Task.** Nim with the heaps of n groups; a group (x, m) is m heaps, of x, x + 1, x + 2, ...
//! stones. Who wins, tolik, who moves first, or bolik?
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** By Bouton's theorem the first player wins exactly when the nim-sum is not 0, and
//! that of each group comes from its two ends ([`snippets::nim`]). The nim-sum of a group is that
//! of 0 to x + m − 1 and of 0 to x − 1, as what stands in both cancels. And as 4k, 4k + 1, 4k + 2,
//! 4k + 3 have the nim-sum 0, that of 0 to n is the nim-sum of the last one to four of these
//! numbers. O(n).
//!
//! </details>
use snippets::io::{Input, Output};
use snippets::nim;

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    let mut sums = Vec::new();
    for _ in 0..input.read() {
        let [least, count]: [u64; 2] = input.read_array();
        sums.extend([sum_up_to(least - 1), sum_up_to(least + count - 1)]);
    }
    let won = nim::wins(&sums);
    output.line(if won { "tolik" } else { "bolik" });
}

/// The nim-sum of 0, 1, ..., `most`.
fn sum_up_to(most: u64) -> u64 {
    match most % 4 {
        0 => most,
        1 => 1,
        2 => most + 1,
        _ => 0,
    }
}

fn main() {
    snippets::io::run(solve);
}
