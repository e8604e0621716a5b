//! # CSES 1729 Stick Game
//!
//! <https://cses.fi/problemset/task/1729>
//! · [Program] · [Samples] · [Difficulty] 1 · [Twins]
//!
//! **Task.** A move takes one of k given numbers of sticks from a heap, and 1 is one of them. For
//! each heap of 1 to n sticks: does the player to move win?
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** In this subtraction game ([`snippets::subtraction`]) a heap is won exactly when a
//! move leads from it to a lost one, so from each lost heap the takes are added, and what they reach
//! is won. O(k) per lost heap, and at most every other heap is lost.
//!
//! </details>
use snippets::io::{Input, Output};
use snippets::subtraction;

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    let [n, k]: [usize; 2] = input.read_array();
    let losing = subtraction::lost_heaps(&input.read_list(k), n);
    let mut letters = String::new();
    for pair in losing.windows(2) {
        letters.extend((pair[0] + 1..pair[1]).map(|_| 'W'));
        letters.push('L');
    }
    letters.extend((letters.len()..n).map(|_| 'W'));
    output.line(letters);
}

fn main() {
    snippets::io::run(solve);
}
