//! # Codeforces 148D Bag of mice
//!
//! <https://codeforces.com/problemset/problem/148/D>
//! · [Program] · [Samples] · [Difficulty] 2
//!
//! **Task.** A bag of w white and b black mice. The princess and the dragon in turn draw a mouse, she
//! first, and the first to draw a white one wins. After each draw of the dragon a mouse jumps out of
//! the bag. All mice have the same chance. If nobody draws a white one, the dragon wins. What is the
//! chance that the princess wins?
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** Nobody has a choice, so the chance is an average over what can happen until her next turn
//! ([`snippets::minimax`]). Either she draws a white mouse; or both draw a black one, and then a white or
//! a black one jumps out. O(w b).
//!
//! </details>
use snippets::io::{Input, Output};

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    let (whites, blacks): (u16, u16) = (input.read(), input.read());
    let share = |part: u16, all: u16| f64::from(part) / f64::from(all);
    // By the number of black mice and of white ones, when it is her turn.
    let mut chances = vec![vec![0.0; 1001]; 1001];
    for black in 0..=blacks {
        for white in 1..=whites {
            let (b, w) = (usize::from(black), usize::from(white));
            let all = black + white;
            chances[b][w] = share(white, all);
            if black > 1 {
                let both_black = share(black, all) * share(black - 1, all - 1);
                let white_jumps = share(white, all - 2) * chances[b - 2][w - 1];
                // With two black mice none is left that could jump out.
                let black_jumps = share(black - 2, all - 2) * chances[b.max(3) - 3][w];
                chances[b][w] += both_black * (white_jumps + black_jumps);
            }
        }
    }
    let chance = chances[usize::from(blacks)][usize::from(whites)];
    output.line(format!("{:.9}", chance));
}

fn main() {
    snippets::io::run(solve);
}
