//! # Codeforces 273E Dima and Game
//!
//! <https://codeforces.com/problemset/problem/273/E>
//! · [Program] · [Samples] · [Difficulty] 3
//!
//! **Task.** A list of n pairs (l, r) with 1 ≤ l < r ≤ p. A move takes a pair with d = r − l > 2 and
//! replaces it by (l + f, l + 2 f) or (l, r − f), where f = ⌊d / 3⌋. A player who cannot move loses. On
//! how many lists does the first player win?
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** The value of a pair depends on d alone, whose moves lead to ⌊d / 3⌋ and d − ⌊d / 3⌋ and
//! so to long runs of equal values ([`snippets::windows`]). The pairs of each value are counted by runs,
//! and the lists with nim-sum 0 by the Walsh-Hadamard transform ([`snippets::walsh_hadamard`]). There
//! are about a hundred runs up to 10^9. O(c log p) for c runs, with steps of O(log c).
//!
//! </details>
use snippets::io::{Input, Output};
use snippets::windows::Windows;
use snippets::{arithmetic, walsh_hadamard};
use std::convert::TryFrom;

const MODULUS: u64 = 1_000_000_007;

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    let [n, p]: [u64; 2] = input.read_array();
    let values = Windows::ends(3, |d| d / 3, |d| d - d / 3, p - 1);
    // How many pairs have a difference of at least d.
    let pairs = |d: u64| i64::try_from((p - d) * (p - d + 1) / 2).expect("63 bits");
    let mut counts = [0; 4];
    let ends = values.runs[1..].iter().map(|run| run.0).chain(Some(p));
    for (&(start, value), end) in values.runs.iter().zip(ends) {
        counts[usize::try_from(value).expect("0 to 2")] += pairs(start.max(1)) - pairs(end);
    }
    let all = arithmetic::power::<MODULUS>(p * (p - 1) / 2, n);
    let lost = walsh_hadamard::count_lost::<MODULUS>(&counts, n);
    output.line((all + MODULUS - lost) % MODULUS);
}

fn main() {
    snippets::io::run(solve);
}
