//! # Luogu P8743 \[蓝桥杯 2021 省 A\] 异或数列
//!
//! <https://www.luogu.com.cn/problem/P8743>
//! · [Program] · [Samples] · [Difficulty] 3
//!
//! **Task.** Two numbers, both 0 at first, and a sequence. In turn each player takes an element that is
//! left and xors it into his own or the other one's number. At the end the greater number wins. Does
//! the first player win, lose, or is it a draw?
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** The highest bit that an odd number x of elements has goes to whoever takes the last
//! of these, and the y other elements pass the turn ([`snippets::parity`], theorem 7): the first player
//! wins exactly if x = 1 or y is even. If no bit has an odd number, it is a draw. O(n) per game.
//!
//! </details>
use snippets::io::{Input, Output};
use snippets::parity;

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    for _ in 0..input.read() {
        let numbers: Vec<u64> = input.read_counted();
        output.line(match parity::deciding_counts(&numbers) {
            None => 0,
            Some((with_bit, others)) if with_bit == 1 || others % 2 == 0 => 1,
            Some(_) => -1,
        });
    }
}

fn main() {
    snippets::io::run(solve);
}
