//! # HDU 1907 John
//!
//! <https://acm.hdu.edu.cn/showproblem.php?pid=1907>
//!
//! **Task.** Misère Nim: who wins? POJ 3480 is the same problem.
//!
//! **Technique.** Bouton's theorem for misère play ([`snippets::misere`]). O(n) per test.
//!
//! **Twin.** `luogu_p4279`.
use snippets::io::{Input, Output};
use snippets::misere;

pub fn solve(input: &mut Input, output: &mut Output) {
    for _ in 0..input.read() {
        let n = input.read();
        let heaps: Vec<u64> = input.read_list(n);
        output.line(if misere::wins(&heaps) {
            "John"
        } else {
            "Brother"
        });
    }
}

pub fn main() {
    snippets::io::run(solve);
}
