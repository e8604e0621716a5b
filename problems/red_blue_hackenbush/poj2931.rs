//! # POJ 2931 Procrastination
//!
//! <http://poj.org/problem?id=2931>
//! · [Program] · [Samples] · [Difficulty] 2 · [Twins]
//!
//! **Task.** Towers of white and black cubes; White takes a white cube with all that is above it,
//! Black a black one, and a player who cannot move loses. Given two sets of three towers: is the
//! first at least as good for White? That is, whichever fourth tower is added to both, if White
//! wins the second whoever begins, he wins the first whoever begins.
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** The towers are paths of blue (white) and red (black) edges, and the sums of their
//! values are compared ([`snippets::red_blue_hackenbush`]). White wins whoever begins if the sum is
//! above 0. So the answer is whether the first sum of values is at least the second; otherwise the
//! tower whose value is the negative of the first sum distinguishes them. O(cubes).
//!
//! </details>
use snippets::io::{Input, Output};
use snippets::red_blue_hackenbush;

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    for _ in 0..input.read() {
        let test = [input.read_word(), input.read_word()].join(" ");
        let [first, second] = [value(input), value(input)];
        let answer = if first >= second { "Yes" } else { "No" };
        output.line(format!("{}: {}", test, answer));
    }
}

/// The value of three towers.
fn value(input: &mut Input) -> i128 {
    let heights: Vec<usize> = input.read_list(3);
    let towers = heights.iter().map(|&height| {
        let white: Vec<bool> = (0..height).map(|_| input.read_word() == "W").collect();
        red_blue_hackenbush::string_value(&white)
    });
    towers.sum()
}

fn main() {
    snippets::io::run(solve);
}
