//! # AtCoder ARC 168 B Arbitrary Nim
//!
//! <https://atcoder.jp/contests/arc168/tasks/arc168_b>
//! · [Program] · [Samples] · [Difficulty] 3
//!
//! **Task.** Up to 250 000 heaps; a move takes 1 to k stones from one of them. What is the greatest k
//! with which the first player, Alice, wins? The answer is `0` if there is no such k, and `-1` if there
//! is no greatest one.
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** A heap has its remainder modulo k + 1 as its value, as in Bash's game
//! ([`snippets::bash`]). With all k from the greatest heap on that is Nim. So if the nim-sum of the
//! heaps is not 0, Alice wins with all these k, and there is no greatest one. Otherwise equal heaps
//! cancel in pairs, with every k; the heaps that remain are different and have the nim-sum 0. If no
//! heap remains, Alice always loses. Otherwise let m be the greatest of them. With k ≥ m their values
//! are themselves, and Alice loses. With k = m − 1 only the value of m changes, to 0, so the nim-sum is
//! m, and Alice wins. As a single heap of 1 does not have the nim-sum 0, m − 1 is at least 1. O(n log
//! n).
//!
//! </details>
use snippets::io::{Input, Output};
use snippets::nim;

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    let mut heaps: Vec<u64> = input.read_counted();
    if nim::wins(&heaps) {
        output.line(-1);
        return;
    }
    // In pairs from the greatest on.
    heaps.sort_unstable_by(|a, b| b.cmp(a));
    let alone = heaps.chunks_exact(2).find(|pair| pair[0] != pair[1]);
    output.line(alone.map_or(0, |pair| pair[0] - 1));
}

fn main() {
    snippets::io::run(solve);
}
