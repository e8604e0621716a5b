//! # AtCoder AGC 033 B LRUD Game
//!
//! <https://atcoder.jp/contests/agc033/tasks/agc033_b>
//! · [Program] · [Samples] · [Difficulty] 3
//!
//! **Task.** A piece on a board, and two strings of directions. In step i Takahashi moves the piece one
//! cell as his string says, or leaves it, and then Aoki does so with hers. Does it stay on the board
//! for all steps, if he wants it off and she wants it on?
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** The safe set, backwards ([`snippets::minimax`]): the safe cells are a
//! rectangle. Undoing a turn of hers makes it one cell longer, but not beyond the board, and undoing
//! one of his makes it one cell shorter. O(N).
//!
//! </details>
use snippets::io::{Input, Output};

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    let [height, width, n]: [usize; 3] = input.read_array();
    let start: [usize; 2] = input.read_array();
    let [his, hers] = [(); 2].map(|()| input.read_word().into_bytes());
    // The safe rows and columns, from the first to the last one.
    let most = [height, width];
    let mut first = [1, 1];
    let mut last = most;
    for i in (0..n).rev() {
        let (axis, is_down) = direction(hers[i]);
        if is_down {
            last[axis] = most[axis].min(last[axis] + 1);
        } else {
            first[axis] = 1.max(first[axis] - 1);
        }
        let (axis, is_down) = direction(his[i]);
        if is_down {
            first[axis] += 1;
        } else {
            last[axis] -= 1;
        }
        if first[axis] > last[axis] {
            break;
        }
    }
    let is_safe = (0..2).all(|axis| (first[axis]..=last[axis]).contains(&start[axis]));
    output.line(if is_safe { "YES" } else { "NO" });
}

/// Whether a step changes the row, 0, or the column, 1, and whether it makes that number smaller.
fn direction(letter: u8) -> (usize, bool) {
    let axis = usize::from(b"LR".contains(&letter));
    (axis, b"LU".contains(&letter))
}

fn main() {
    snippets::io::run(solve);
}
