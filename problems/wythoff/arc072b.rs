//! # AtCoder ARC 072 B Alice&Brown
//!
//! <https://atcoder.jp/contests/arc072/tasks/arc072_b>
//! · [Program] · [Samples] · [Difficulty] 3 · [Twins]
//!
//! **Task.** Two heaps. A move takes 2i stones from one of them, i ≥ 1, throws i away and puts i on the
//! other heap. A player who cannot move loses. Who wins, Alice or Brown?
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** Only the difference counts, as a move changes it by 3i ([`snippets::wythoff`], *Take
//! a i, give a − 1 of each a back*): the first player loses exactly if it is at most 1. O(1).
//!
//! </details>
use snippets::io::{Input, Output};

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    let [x, y]: [i64; 2] = input.read_array();
    output.line(if (x - y).abs() > 1 { "Alice" } else { "Brown" });
}

fn main() {
    snippets::io::run(solve);
}
