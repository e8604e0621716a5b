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

pub fn solve(input: &mut Input, output: &mut Output) {
    let [n, k]: [usize; 2] = input.read_array();
    let takes: Vec<usize> = input.read_list(k);
    let mut won = vec![false; n + 1];
    for heap in 0..=n {
        if !won[heap] {
            for take in &takes {
                if let Some(larger) = won.get_mut(heap + take) {
                    *larger = true;
                }
            }
        }
    }
    let letters = won[1..].iter().map(|&won| if won { 'W' } else { 'L' });
    output.line(letters.collect::<String>());
}

pub fn main() {
    snippets::io::run(solve);
}
