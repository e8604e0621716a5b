//! # AtCoder ARC 164 C Reversible Card Game
//!
//! <https://atcoder.jp/contests/arc164/tasks/arc164_c>
//! · [Program] · [Samples] · [Difficulty] 3
//!
//! **Task.** Cards have a number on each side, the first of which is up. Alice turns over a card, then
//! Bob takes a card and gets the number that is up on it, until no card is left. Bob wants his sum to
//! be large, Alice wants it to be small. What is it?
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** If the number of cards whose larger number is up is even before Alice's turn, Bob makes
//! it even again and gets all larger numbers; if it is odd, he loses the least difference of two sides
//! ([`snippets::exchange`], part 3). O(n).
//!
//! </details>
use snippets::io::{Input, Output};

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    let mut sum = 0;
    let mut least_difference = u64::MAX;
    let mut is_odd = false;
    for _ in 0..input.read() {
        let up: u64 = input.read();
        let down: u64 = input.read();
        sum += up.max(down);
        least_difference = least_difference.min(up.max(down) - up.min(down));
        is_odd ^= up > down;
    }
    if is_odd {
        sum -= least_difference;
    }
    output.line(sum);
}

fn main() {
    snippets::io::run(solve);
}
