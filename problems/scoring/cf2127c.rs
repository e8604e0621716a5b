//! # Codeforces 2127C Trip Shopping
//!
//! <https://codeforces.com/problemset/problem/2127/C>
//! · [Program] · [Samples] · [Difficulty] 2
//!
//! **Task.** Two rows of n numbers. In each of k rounds Ali chooses two places, and Bahamin puts the
//! four numbers there back in any order. The value is the sum of the differences between the two
//! numbers of each place. Ali wants it small, Bahamin large. What is it in the end?
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** Each move harms the mover: the least harm, and only once ([`snippets::scoring`]). As
//! segments, two places that overlap bring nothing, and two with a gap between them bring twice the
//! gap, once. So the least gap between neighbours counts, whatever k is. O(n log n).
//!
//! </details>
use snippets::io::{Input, Output};

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    for _ in 0..input.read() {
        let [n, _]: [usize; 2] = input.read_array();
        let rows = [(); 2].map(|()| input.read_list::<i64>(n));
        let ends = (0..n).map(|i| (rows[0][i], rows[1][i]));
        let mut segments: Vec<(i64, i64)> = ends.map(|(a, b)| (a.min(b), a.max(b))).collect();
        segments.sort_unstable();
        let lengths: i64 = segments.iter().map(|(left, right)| right - left).sum();
        let gaps = segments.windows(2).map(|pair| pair[1].0 - pair[0].1);
        let least = gaps.min().map_or(0, |gap| gap.max(0));
        output.line(lengths + 2 * least);
    }
}

fn main() {
    snippets::io::run(solve);
}
