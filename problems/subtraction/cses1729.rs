//! # CSES 1729 Stick Game
//!
//! <https://cses.fi/problemset/task/1729>
//! · [Program]
//!
//! **Task.** A move takes one of k given numbers of sticks from a heap, and 1 is one of them. For
//! each heap of 1 to n sticks: does the player to move win?
//!
//! **Technique.** In this subtraction game ([`snippets::subtraction`]) a heap is won exactly when a
//! move leads from it to a lost one, so from each lost heap the takes are added, and what they reach
//! is won. O(k) per lost heap, and at most every other heap is lost.
#![doc(alias = "Stick Game")]
use snippets::io::{Input, Output};
use snippets::subtraction;

pub fn solve(input: &mut Input, output: &mut Output) {
    let [n, k]: [usize; 2] = input.read_array();
    let losing = subtraction::losing_heaps(&input.read_list(k), n);
    let mut next_losing = losing[1..].iter().peekable();
    let letters = (1..=n as u64).map(|heap| {
        let lost = next_losing.next_if_eq(&&heap).is_some();
        if lost {
            'L'
        } else {
            'W'
        }
    });
    output.line(letters.collect::<String>());
}

pub fn main() {
    snippets::io::run(solve);
}
