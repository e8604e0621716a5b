//! # yukicoder 102 トランプを奪え
//!
//! <https://yukicoder.me/problems/no/102>
//! · [Program] · [Samples] · [Difficulty] 3
//!
//! **Task.** Four piles of cards. A move takes one to three cards of a pile into the hand, and the
//! player who takes the last card of a pile also gets half of the other hand, rounded up. In the end
//! the greater hand wins. Who wins?
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** The player who takes the very last card has the greater hand, so it is plain Nim with
//! at most three stones per move ([`snippets::nim`], plunder). A pile counts by its remainder modulo 4.
//! O(1).
//!
//! </details>
use snippets::io::{Input, Output};
use snippets::nim;

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    let piles: [u64; 4] = input.read_array();
    let won = nim::sum(piles.iter().map(|pile| pile % 4)) != 0;
    output.line(if won { "Taro" } else { "Jiro" });
}

fn main() {
    snippets::io::run(solve);
}
