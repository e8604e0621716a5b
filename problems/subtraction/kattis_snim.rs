//! # Kattis snim S-Nim
//!
//! <https://open.kattis.com/problems/snim>
//!
//! **Task.** Several take-sets, each with several positions of heaps: from a heap any number of the
//! take-set is taken. Does the player to move win?
//!
//! **Technique.** The nim-sum of the Grundy values of a subtraction game ([`snippets::subtraction`]),
//! from a table up to the largest heap H of the take-set's positions. O(k H) for k takes, then O(1) per
//! heap.
//!
//! **Samples.** From memory, not copied from the judge.
use snippets::io::{Input, Output};
use snippets::subtraction;

pub fn solve(input: &mut Input, output: &mut Output) {
    loop {
        let k = input.read();
        if k == 0 {
            break;
        }
        let takes: Vec<usize> = input.read_list(k);
        let mut positions: Vec<Vec<usize>> = Vec::new();
        for _ in 0..input.read() {
            let n = input.read();
            positions.push(input.read_list(n));
        }
        let largest = positions.iter().flatten().copied().max().unwrap_or(0);
        let values = subtraction::grundy_values(&takes, largest);
        let letter = |heaps: &Vec<usize>| {
            let nim_sum = heaps.iter().fold(0, |sum, &heap| sum ^ values[heap]);
            if nim_sum == 0 {
                'L'
            } else {
                'W'
            }
        };
        output.line(positions.iter().map(letter).collect::<String>());
    }
}

pub fn main() {
    snippets::io::run(solve);
}
