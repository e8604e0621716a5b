//! # Exercise: Nim with updates
//!
//! [Program]
//!
//! **Task.** A position of Nim in which one heap after another gets another size: after each of
//! these changes, who would win, Kan, who moves first, or Li?
//!
//! **Technique.** By Bouton's theorem the nim-sum decides, and it is updated with each change
//! ([`snippets::nim`]). O(n + q) for q changes.
//!
//! **Samples.** This project's own, not the judge's.
use snippets::io::{Input, Output};
use snippets::nim;

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    let [n, q]: [usize; 2] = input.read_array();
    let mut heaps: Vec<u64> = input.read_list(n);
    let mut sum = nim::sum(heaps.iter().copied());
    for _ in 0..q {
        let (x, y): (usize, u64) = (input.read(), input.read());
        sum ^= heaps[x - 1] ^ y;
        heaps[x - 1] = y;
        let won = sum != 0;
        output.line(if won { "Kan" } else { "Li" });
    }
}

fn main() {
    snippets::io::run(solve);
}
