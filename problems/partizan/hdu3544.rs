//! # HDU 3544 Alice's Game
//!
//! <http://acm.hdu.edu.cn/showproblem.php?pid=3544>
//! · [Program] · [Samples] · [Difficulty] 4
//!
//! **Task.** Some bars of chocolate, x · y squares each. Alice breaks a bar in two across its side x,
//! Bob across its side y, always into whole squares. They move in turn, Alice first, and a player who
//! cannot move loses. Who wins?
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** A bar is worth a whole number of moves for one of them, and the values of the bars
//! add up: this is Cutcake ([`snippets::partizan`], where the value is proved). Halve both sides,
//! rounded down, until one of them is 1; Alice has x − 1 moves then, or Bob has y − 1. She moves
//! first, so she wins exactly when the sum is above 0. O(log size) per bar.
//!
//! </details>
use snippets::io::{Input, Output};

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    for test in 1..=input.read::<u64>() {
        let bars = 0..input.read();
        let sum: i64 = bars.map(|_| value(input.read(), input.read())).sum();
        let winner = if sum > 0 { "Alice" } else { "Bob" };
        output.line(format!("Case {}: {}", test, winner));
    }
}

/// How many moves Alice is ahead on a bar.
fn value(mut x: i64, mut y: i64) -> i64 {
    while x > 1 && y > 1 {
        x /= 2;
        y /= 2;
    }
    x - y
}

fn main() {
    snippets::io::run(solve);
}
