//! # HDU 4664 Triangulation
//!
//! <https://acm.hdu.edu.cn/showproblem.php?pid=4664>
//! · [Program] · [Samples] · [Difficulty] 3
//!
//! **Task.** Planes with points in convex position; a move draws a segment between two points of
//! one plane, and no two segments of a plane may have a point in common. A player who cannot move
//! loses. Who wins, Carol, who moves first, or Dave?
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** A segment uses up two points and separates the others, as many on each side as the
//! player likes: Dawson's Kayles, 0.07, with its period 34 ([`snippets::octal`]). O(1) per plane.
//!
//! </details>
use snippets::io::{Input, Output};
use snippets::{nim, octal};

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    let points = octal::period(&[0, 0, 7], 1000).expect("the period 34");
    for _ in 0..input.read() {
        let won = nim::sum((0..input.read()).map(|_| points.grundy(input.read()))) != 0;
        output.line(if won { "Carol" } else { "Dave" });
    }
}

fn main() {
    snippets::io::run(solve);
}
