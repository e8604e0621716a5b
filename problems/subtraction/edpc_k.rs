//! # AtCoder EDPC K Stones
//!
//! <https://atcoder.jp/contests/dp/tasks/dp_k>
//! · [Program] · [Samples] · [Difficulty] 1 · [Twins]
//!
//! **Task.** A move takes one of n given numbers of stones from a heap of K. Does the first player,
//! Taro, win?
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** This is a subtraction game with one heap, and all that is asked is who wins
//! ([`snippets::subtraction`]). O(n K).
//!
//! </details>
use snippets::io::{Input, Output};
use snippets::subtraction;

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    let [n, stones]: [usize; 2] = input.read_array();
    let losing = subtraction::lost_heaps(&input.read_list(n), stones);
    let won = losing.last() != Some(&(stones as u64));
    output.line(if won { "First" } else { "Second" });
}

fn main() {
    snippets::io::run(solve);
}
