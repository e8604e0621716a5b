//! # Codeforces 1375F Integer Game
//!
//! <https://codeforces.com/problemset/problem/1375/F>
//! · [Program] · [Samples] · [Difficulty] 4
//!
//! **Task.** Three piles, all different. In each turn the first player names a number of stones up to
//! 10^12, and the second player adds them to a pile other than the one of the turn before; he loses as
//! soon as two piles are equal, and wins after 1000 turns. Choose to be first or second, and win
//! against the judge, whose answers are read (interactive).
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** The first player wins with his third number at the latest: he makes the piles evenly
//! spaced, with the last one that was chosen at the top.
//!
//! 1. He names 10^9. No pile has more, so the chosen one becomes the largest. Let p < q < r be the
//!    piles then.
//! 2. r may not be chosen. The number 2r − p − q makes 2r − q of p or 2r − p of q: in either case the
//!    piles are q, r, 2r − q or p, r, 2r − p, and the last one is not chosen next.
//! 3. Now the difference of neighbours makes each of the other two piles equal to the one above it.
//!
//! O(1).
//!
//! </details>
use snippets::io::{Input, Output};

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    let mut piles: Vec<u64> = input.read_list(3);
    output.line("First");
    for turn in 1.. {
        let mut sorted = piles.clone();
        sorted.sort_unstable();
        let added = match turn {
            1 => 1_000_000_000,
            2 => 2 * sorted[2] - sorted[1] - sorted[0],
            _ => sorted[2] - sorted[1],
        };
        output.line(added);
        match input.read() {
            0 => return,
            place => piles[place - 1] += added,
        }
    }
}

fn main() {
    snippets::io::run(solve);
}
