//! # Luogu P4101 \[HEOI2014\] 人人尽说江南好
//!
//! <https://www.luogu.com.cn/problem/P4101>
//! · [Program] · [Samples] · [Difficulty] 4 · [Twins]
//!
//! **Task.** n heaps of one stone; a move merges two heaps into one of at most m stones. A player
//! who cannot move loses. Which player wins, the first (0) or the second (1)?
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** Either player can force the number of moves, n − ⌈n / m⌉, whose parity decides
//! ([`snippets::merging`]). O(1).
//!
//! </details>
use snippets::io::{Input, Output};
use snippets::merging;

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    for _ in 0..input.read() {
        let [stones, bound] = input.read_array();
        let won = merging::wins(bound, stones);
        output.line(u8::from(!won));
    }
}

fn main() {
    snippets::io::run(solve);
}
