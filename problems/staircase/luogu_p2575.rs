//! # Luogu P2575 高手过招
//!
//! <https://www.luogu.com.cn/problem/P2575>
//! · [Program] · [Samples] · [Difficulty] 3 · [Twins]
//!
//! **Task.** Rows of 20 columns with pieces; a move brings a piece to the next free cell on its
//! right, past the pieces between. Does the first player win?
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** The free cells of a row, from the right, are the steps 1, 2, ... of a
//! staircase, and the pieces that stand right before a free cell, without a gap, are the stones
//! on its step. A piece that moves with i − 1 pieces between it and the free cell leaves its own
//! cell free: these i pieces now stand before the next free cell, one step down. So the nim-sum
//! of the odd steps of all rows decides ([`snippets::staircase`]). O(20) per row.
//!
//! </details>
use snippets::io::{Input, Output};
use snippets::staircase;

const COLUMNS: usize = 20;

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    for _ in 0..input.read() {
        let mut sum = 0;
        for _ in 0..input.read() {
            let mut taken = [false; COLUMNS];
            for column in input.read_counted::<usize>() {
                taken[column - 1] = true;
            }
            let mut steps = Vec::new();
            for &taken in taken.iter().rev() {
                if !taken {
                    steps.push(0);
                } else if let Some(pieces) = steps.last_mut() {
                    *pieces += 1;
                }
            }
            sum ^= staircase::grundy(&steps);
        }
        let won = sum != 0;
        output.line(if won { "YES" } else { "NO" });
    }
}

fn main() {
    snippets::io::run(solve);
}
