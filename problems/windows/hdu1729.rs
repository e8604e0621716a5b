//! # HDU 1729 Stone Game
//!
//! <https://acm.hdu.edu.cn/showproblem.php?pid=1729>
//! · [Program] · [Samples] · [Difficulty] 3
//!
//! **Task.** Boxes with room for s stones, of which c are there. A move adds 1 to c² stones to one box,
//! which must have room for them. A player who cannot move loses. Does the first player win?
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** The room that is left in a box is a heap, and both bounds of what a move leaves of it
//! grow with it ([`snippets::windows`]), but there is a closed form. O(√s) per box.
//!
//! A box without stones has no move and the value 0. For c > 0 let q be the greatest number with
//! q + q² < s. By induction over the room:
//!
//! 1. If c > q, a move can fill the box or leave any smaller room, so the value is the room, s − c.
//! 2. If c = q, a move leads to more than q stones and less than s, so to values other than 0: the value
//!    is 0.
//! 3. If c < q, the value is that of a box for q stones with the same c, of a room that is smaller by s
//!    − q. The moves to more than q stones lead to at most c + c² ≤ q² − q, so to values of at least s
//!    − q² + q > 2 q. These are too great to count, as there are at most q − c other options. These
//!    have the values of their boxes for q stones, by 3, or by 2 the value 0 of a full one.
//!
//! </details>
//!
//! **Samples.** They are from memory, not copied from the judge.
use snippets::io::{Input, Output};
use snippets::nim;

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    for case in 1.. {
        let n = input.read();
        if n == 0 {
            break;
        }
        let won = nim::sum((0..n).map(|_| grundy(input.read(), input.read()))) != 0;
        output.line(format!("Case {case}:"));
        output.line(if won { "Yes" } else { "No" });
    }
}

/// The value of a box, with q as above. Where there are no stones, q comes down to 0.
fn grundy(mut size: u64, stones: u64) -> u64 {
    while let Some(q) = (stones..size).take_while(|q| q + q * q < size).last() {
        size = q;
    }
    size - stones
}

fn main() {
    snippets::io::run(solve);
}
