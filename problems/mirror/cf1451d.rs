//! # Codeforces 1451D Circle Game
//!
//! <https://codeforces.com/problemset/problem/1451/D>
//! · [Program] · [Samples] · [Difficulty] 2
//!
//! **Task.** A token stands on the origin of a plane. A move adds k to one of its coordinates, and the
//! token may not get farther than d from the origin. A player who cannot move loses. Who wins?
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** The diagonal is a mirror, and a step to one side is answered by the same step to the
//! other side ([`snippets::mirror`]). So the winner is the player who makes the last step on the
//! path that goes up and to the right in turn. O(log(d / k)).
//!
//! </details>
use snippets::io::{Input, Output};

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    for _ in 0..input.read() {
        let (distance, step): (u64, u64) = (input.read(), input.read());
        let is_allowed = |steps: u64| {
            let (x, y) = (steps / 2 * step, (steps + 1) / 2 * step);
            x * x + y * y <= distance * distance
        };
        let (mut steps, mut too_many) = (0, distance / step * 2 + 1);
        while too_many - steps > 1 {
            let middle = (steps + too_many) / 2;
            if is_allowed(middle) {
                steps = middle;
            } else {
                too_many = middle;
            }
        }
        output.line(if steps % 2 == 1 { "Ashish" } else { "Utkarsh" });
    }
}

fn main() {
    snippets::io::run(solve);
}
