//! # Luogu P5675 \[GZOI2017\] 取石子游戏
//!
//! <https://www.luogu.com.cn/problem/P5675>
//! · [Program] · [Samples] · [Difficulty] 3
//!
//! **Task.** Some of N heaps are chosen, and then one of these, from which Alice must take in the first
//! move of Nim. For how many of the choices does she lose?
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** A heap h may be brought down to the nim-sum x of the other chosen heaps if
//! x < h, and no other move on it wins ([`snippets::nim`]). So count, for each h, the sets of
//! other heaps by their nim-sums, and add those with x ≥ h. O(256 N^2).
//!
//! </details>
use snippets::io::{Input, Output};

const MODULUS: u32 = 1_000_000_007;

/// More than all heaps, so more than all nim-sums.
const SUMS: usize = 256;

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    let heaps: Vec<usize> = input.read_counted();
    let mut lost = 0;
    for (i, &first) in heaps.iter().enumerate() {
        let mut sets = [0; SUMS];
        sets[0] = 1;
        for heap in heaps[..i].iter().chain(&heaps[i + 1..]) {
            let without = sets;
            for (sum, sets) in sets.iter_mut().enumerate() {
                *sets = (*sets + without[sum ^ heap]) % MODULUS;
            }
        }
        lost = sets[first..].iter().fold(lost, |a, b| (a + b) % MODULUS);
    }
    output.line(lost);
}

fn main() {
    snippets::io::run(solve);
}
