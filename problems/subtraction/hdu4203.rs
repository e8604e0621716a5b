//! # HDU 4203 Doubloon Game
//!
//! <https://acm.hdu.edu.cn/showproblem.php?pid=4203>
//! · [Program] · [Samples] · [Difficulty] 3
//!
//! **Task.** A stack of s coins; a move takes 1, k, k², ... of them. The player who takes the last
//! one wins. What is the least number with which the first player can begin and win, or 0 if he
//! loses?
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** This is a subtraction game whose lost heaps have the period 2 or k + 1
//! ([`snippets::subtraction`]). If k is odd, all takes are odd, and the value is s mod 2. If k is even,
//! the takes are 1 and −1 in turn modulo k + 1, so let r be s mod (k + 1). The heaps with an even r
//! below k are lost: a take makes r one more or one less, where 0 is next to k, and so leads to an odd
//! r or to k. From an odd r the take 1 leads to an even one below k. From r = k the take 1 leads to an
//! odd one, but the take k leads to 0. O(1) per test.
//!
//! </details>
//!
//! **Samples.** They are from memory, not copied from the judge.
use snippets::io::{Input, Output};

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    for _ in 0..input.read() {
        let [s, k]: [u64; 2] = input.read_array();
        let remainder = s % (k + 1);
        output.line(if k % 2 == 1 {
            s % 2
        } else if remainder == k {
            k
        } else {
            remainder % 2
        });
    }
}

fn main() {
    snippets::io::run(solve);
}
