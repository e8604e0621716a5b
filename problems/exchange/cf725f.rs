//! # Codeforces 725F Family Photos
//!
//! <https://codeforces.com/problemset/problem/725/F>
//! · [Program] · [Samples] · [Difficulty] 5
//!
//! **Task.** Up to 10^5 stacks of two photos, each of which is worth something to Alice and something to
//! Bonnie. In turn, Alice first, a player takes the upper photo of a stack, or passes; two passes one
//! after the other end the game. By how much is Alice ahead in the end?
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** The photos of a stack whose upper one has the greater sum of two prices, or an equal
//! one, are taken as if they lay free, by falling sums; any other stack is opened by the player who
//! gains by it, and answered at once, or by nobody ([`snippets::exchange`], part 2). O(n log n).
//!
//! </details>
use snippets::exchange;
use snippets::io::{Input, Output};

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    let mut stacks = Vec::new();
    for _ in 0..input.read() {
        stacks.push([(); 2].map(|()| (input.read(), input.read())));
    }
    output.line(exchange::lead_of_stacks(&stacks));
}

fn main() {
    snippets::io::run(solve);
}
