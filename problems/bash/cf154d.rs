//! # Codeforces 154D Flatland Fencing
//!
//! <https://codeforces.com/problemset/problem/154/D>
//! · [Program] · [Samples] · [Difficulty] 4
//!
//! **Task.** Two players stand at different integers. In turn one goes from a to b towards the right,
//! the other from a to b towards the left, where a and b may be negative. Who comes onto the other's
//! place wins; a play without end is a draw. Who wins, and where does the first player go if he does?
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** A race to hit one place exactly ([`snippets::bash`], exactly to 0): the distance is
//! to be made 0. If one may stay, only a win at once counts ([`snippets::tempo`], theorem 7); otherwise
//! its remainder modulo a + b decides. O(1).
//!
//! </details>
use snippets::io::{Input, Output};

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    let [own, other, least, most]: [i64; 4] = input.read_array();
    let distance = other - own;
    // Steps that are all negative are turned round, and the distance with them.
    let sign = if most < 0 { -1 } else { 1 };
    let (least, most) = if most < 0 {
        (-most, -least)
    } else {
        (least, most)
    };
    let rest = sign * distance;
    let remainder = if least > 0 {
        rest % (least + most)
    } else {
        rest
    };
    if (least..=most).contains(&rest) {
        output.line(format!("FIRST\n{}", other));
    } else if least <= 0 || rest < 0 {
        output.line("DRAW");
    } else if remainder == 0 {
        output.line("SECOND");
    } else if (least..=most).contains(&remainder) {
        output.line(format!("FIRST\n{}", own + sign * remainder));
    } else {
        output.line("DRAW");
    }
}

fn main() {
    snippets::io::run(solve);
}
