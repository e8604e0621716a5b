//! # HDU 1907 John
//!
//! <https://acm.hdu.edu.cn/showproblem.php?pid=1907>
//! · [Program]
//!
//! **Task.** Misère Nim: who wins? POJ 3480 is the same problem.
//!
//! **Technique.** Bouton's theorem for misère play decides ([`snippets::misere`]). O(n) per test.
//!
//! **Twins.** `luogu_p4279`.
#![doc(alias = "John")]
use snippets::io::{Input, Output};
use snippets::misere;

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    for _ in 0..input.read() {
        let won = misere::wins(&input.read_counted());
        output.line(if won { "John" } else { "Brother" });
    }
}

fn main() {
    snippets::io::run(solve);
}
