//! # HDU 2509 Be the Winner
//!
//! <https://acm.hdu.edu.cn/showproblem.php?pid=2509>
//! · [Program]
//!
//! **Task.** Rows of apples; a move takes one or more neighbours from one row, which may fall apart
//! into two. The player who takes the last apple of all loses. Does the first player win?
//!
//! **Technique.** Rows are played as heaps of misère Nim ([`snippets::misere`]), though a move may
//! leave two of them. For they are tame ([`snippets::genus`]), with the pairs (0, 1), (1, 0), (2, 2),
//! (3, 3), ...: what a move leaves of m > 1 apples are two rows a + b < m, empty ones included, with
//! the Grundy value a ^ b < m, and with that misère value, or, if neither is above 1, with the other
//! of 0 and 1. Of m apples one row of any size from 0 to m − 1 may be left, so both mexes are m. O(n)
//! a test.
//!
//! **Samples.** From memory, not copied from the judge.
//!
//! **Twin.** `luogu_p4279`.
#![doc(alias = "Be the Winner")]
use snippets::io::{Input, Output};
use snippets::misere;

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    while !input.at_end() {
        let won = misere::wins(&input.read_counted());
        output.line(if won { "Yes" } else { "No" });
    }
}

fn main() {
    snippets::io::run(solve);
}
