//! # HDU 2509 Be the Winner
//!
//! <https://acm.hdu.edu.cn/showproblem.php?pid=2509>
//! · [Program] · [Samples] · [Difficulty] 2 · [Twins]
//!
//! **Task.** Rows of apples; a move takes one or more neighbours from one row, which may fall apart
//! into two. The player who takes the last apple of all loses. Does the first player win?
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** Rows are played as heaps of misère Nim ([`snippets::misere`]), though a move may
//! leave two of them. The reason is that rows are tame ([`snippets::genus`]), with the pairs (0, 1),
//! (1, 0), (2, 2), (3, 3), ... A move leaves of m > 1 apples two rows of a and b, a + b < m, which may
//! be empty. They have the Grundy value a ⊕ b < m. Their misère value is the same, or, if neither a nor
//! b is above 1, the other one of 0 and 1. Of m apples one row of any size from 0 to m − 1 may be left,
//! so both mexes are m. O(n) per test.
//!
//! </details>
//!
//! **Samples.** They are from memory, not copied from the judge.
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
