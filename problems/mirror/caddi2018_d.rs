//! # AtCoder CADDi 2018 D Harlequin
//!
//! <https://atcoder.jp/contests/caddi2018/tasks/caddi2018_b>
//! · [Program] · [Samples] · [Difficulty] 2
//!
//! **Task.** A tree bears apples of N colours. A move eats one or more apples that all have different
//! colours. Does the first player eat the last one?
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** If all numbers are even, each move is answered by the same move, and all are even
//! again ([`snippets::mirror`]). Otherwise the first player makes them even: he eats one apple of
//! each colour of which there is an odd number. O(N).
//!
//! </details>
use snippets::io::{Input, Output};

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    let apples: Vec<u64> = input.read_counted();
    let won = apples.iter().any(|apples| apples % 2 == 1);
    output.line(if won { "first" } else { "second" });
}

fn main() {
    snippets::io::run(solve);
}
