//! # AtCoder ABC 048 D An Ordinary Game
//!
//! <https://atcoder.jp/contests/abc048/tasks/arc064_b>
//! · [Program] · [Samples] · [Difficulty] 3
//!
//! **Task.** A string in which no two neighbours are equal. A move removes a letter that is not at an
//! end, and afterwards no two neighbours may be equal either; a player who cannot move loses. Who
//! wins, the first player or the second?
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** The ends are known, so the parity of the number of moves is, too
//! ([`snippets::parity`], theorem 1). The first and the last letter never change. Where no move is left,
//! both neighbours of each inner letter are equal, so two letters alternate, and the length is odd
//! exactly if the first and the last letter are equal. The first player wins exactly if the length at
//! the beginning has the other parity. O(length).
//!
//! </details>
use snippets::io::{Input, Output};

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    let word = input.read_word();
    let letters = word.as_bytes();
    let is_odd = letters.len() % 2 == 1;
    let is_odd_at_the_end = letters.first() == letters.last();
    let won = is_odd != is_odd_at_the_end;
    output.line(if won { "First" } else { "Second" });
}

fn main() {
    snippets::io::run(solve);
}
