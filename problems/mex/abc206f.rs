//! # AtCoder ABC 206 F Interval Game 2
//!
//! <https://atcoder.jp/contests/abc206/tasks/abc206_f>
//! · [Program] · [Samples] · [Difficulty] 2
//!
//! **Task.** Half-open intervals; a move chooses one that meets none of those chosen before. Does
//! the first player win?
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** The value of a free stretch is the mex ([`snippets::mex`]) of the nim-sums of the
//! two stretches that each choice leaves. Choosing [L, R) in a free stretch [l, r) leaves the sum
//! of the games on [l, L) and [R, r). Grundy values of all stretches, by growing length: O(C^2 N)
//! for ends up to C.
//!
//! </details>
use snippets::io::{Input, Output};
use snippets::mex::Mex;

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    let mut mex = Mex::default();
    for _ in 0..input.read() {
        let intervals: Vec<(usize, usize)> = (0..input.read())
            .map(|_| (input.read(), input.read()))
            .collect();
        let most = intervals.iter().map(|&(_, r)| r).max().unwrap_or(1);
        let mut values = vec![vec![0; most + 1]; most + 1];
        for length in 1..most {
            for l in 1..=most - length {
                let r = l + length;
                let inside = intervals.iter().filter(|&&(a, b)| l <= a && b <= r);
                let value = mex.of(inside.map(|&(a, b)| values[l][a] ^ values[b][r]));
                values[l][r] = value;
            }
        }
        let won = values[1][most] != 0;
        output.line(if won { "Alice" } else { "Bob" });
    }
}

fn main() {
    snippets::io::run(solve);
}
