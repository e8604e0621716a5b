//! # Luogu P6487 \[COCI 2010/2011 #4\] HRPA
//!
//! <https://www.luogu.com.cn/problem/P6487>
//! · [Program] · [Samples] · [Difficulty] 2 · [Twins]
//!
//! **Task.** The first move takes any number of the N pebbles, each later one at most twice the last
//! take; the player who takes the last pebble wins. What is the least first take that wins?
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** The least winning take is the smallest part of N in Schwenk's sequence for twice
//! the last take, which is Fibonacci's ([`snippets::dynamic_nim`]). O(log N).
//!
//! </details>
//!
//! **Samples.** They are from memory, not copied from the judge.
use snippets::dynamic_nim;
use snippets::io::{Input, Output};

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    let n: u64 = input.read();
    let rest = dynamic_nim::winning_move(|take| take.saturating_mul(2), n, n);
    output.line(n - rest.expect("the whole heap may be taken"));
}

fn main() {
    snippets::io::run(solve);
}
