//! # Codeforces 1943A MEX Game 1
//!
//! <https://codeforces.com/problemset/problem/1943/A>
//! · [Program] · [Samples] · [Difficulty] 2
//!
//! **Task.** Alice and Bob in turn take a number out of a list of n numbers below n, Alice first, until
//! none is left. The score is the least number from 0 on that Alice has not taken; she wants it to be
//! large, and Bob wants it to be small. What is it? The lists have up to 2 · 10^5 numbers together.
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** Two copies of a number are a pair ([`snippets::strategies`]): whenever Bob takes one,
//! Alice takes the other. With her first move, which answers nothing, she takes the least number that is
//! there once, and Bob the next such number; if she takes anything else, Bob takes that one. So the score is the first number that is missing, or the
//! second one that is there once, whichever is less. If Bob's move asks for no answer, Alice takes
//! anything: a pair that is broken in her favour is hers already. O(n).
//!
//! </details>
use snippets::io::{Input, Output};

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    for _ in 0..input.read() {
        let numbers: Vec<usize> = input.read_counted();
        let mut copies = vec![0; numbers.len() + 1];
        for number in numbers {
            copies[number] += 1;
        }
        // Each number that is there once costs a move, and Alice has one to spare.
        let mut spare = 1;
        let score = copies.iter().position(|&count| {
            let is_lost = count == 0 || (count == 1 && spare == 0);
            spare -= usize::from(count == 1 && !is_lost);
            is_lost
        });
        output.line(score.expect("n is not in the list"));
    }
}

fn main() {
    snippets::io::run(solve);
}
