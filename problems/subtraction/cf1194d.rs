//! # Codeforces 1194D 1-2-K Game
//!
//! <https://codeforces.com/problemset/problem/1194/D>
//! · [Program] · [Samples] · [Difficulty] 2
//!
//! **Task.** A heap of n stones; a move takes 1, 2 or k of them, k ≥ 3. Who wins, Alice, who moves
//! first, or Bob?
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** This is a subtraction game whose lost heaps have the period 3 or k + 1
//! ([`snippets::subtraction`]). If 3 does not divide k, the lost heaps are the multiples of 3. If
//! it does, let r be n modulo k + 1: the lost heaps are those with a multiple of 3 below k as r.
//! O(1).
//!
//! In the first case no move leads from a multiple of 3 to another one, and taking 1 or 2 leads to one
//! from every other heap. In the second case no move leads from lost to lost: taking 1 or 2 from r > 0
//! leaves no multiple of 3, from r = 0 it leaves a remainder of k or k − 1, which are no multiples of 3
//! below k; and taking k turns r into r + 1. From every other heap a move leads to a lost one: take r
//! modulo 3, or k from r = k, which leaves r = 0.
//!
//! </details>
use snippets::io::{Input, Output};

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    for _ in 0..input.read() {
        let [n, k]: [u64; 2] = input.read_array();
        let won = if k % 3 == 0 {
            let rest = n % (k + 1);
            rest % 3 != 0 || rest == k
        } else {
            n % 3 != 0
        };
        output.line(if won { "Alice" } else { "Bob" });
    }
}

fn main() {
    snippets::io::run(solve);
}
