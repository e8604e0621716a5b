//! # AtCoder ABC 078 D ABS
//!
//! <https://atcoder.jp/contests/abc078/tasks/arc085_b>
//! · [Program] · [Samples] · [Difficulty] 2
//!
//! **Task.** X and Y hold a card each. In turn, X first, a player draws one or more cards from the top
//! of a deck, throws away his card and holds the last one that he drew. When the deck is empty, the
//! score is the difference of the two cards. X wants it to be large, Y wants it to be small. What is
//! it?
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** It is best for X to draw all cards or all except one ([`snippets::survivors`], part
//! 4), as Y can leave one card himself if more are left. O(n).
//!
//! </details>
use snippets::io::{Input, Output};

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    let n: usize = input.read();
    // The first card is that of X, which never counts, and the second that of Y.
    let cards: Vec<i64> = input.read_list(2 + n);
    let last = cards[n + 1];
    let mut score = (last - cards[1]).abs();
    if n > 1 {
        score = score.max((last - cards[n]).abs());
    }
    output.line(score);
}

fn main() {
    snippets::io::run(solve);
}
