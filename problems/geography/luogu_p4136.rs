//! # Luogu P4136 谁能赢呢？
//!
//! <https://www.luogu.com.cn/problem/P4136>
//! · [Program] · [Samples] · [Difficulty] 2 · [Twins]
//!
//! **Task.** A stone in the corner of a square board is moved in turn to a cell beside it where it has
//! not been; a player who cannot move loses. Who wins?
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** This is undirected vertex geography ([`snippets::geography`]), which the first player
//! wins exactly when the side is even. For an even side dominoes cover the board, a matching of all
//! cells, so every maximum matching has the corner: the first player wins. For an odd side they cover
//! all cells except the corner, and he loses. O(1) per board.
//!
//! </details>
use snippets::io::{Input, Output};

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    while !input.at_end() {
        let side: u64 = input.read();
        if side == 0 {
            break;
        }
        let won = side % 2 == 0;
        output.line(if won { "Alice" } else { "Bob" });
    }
}

fn main() {
    snippets::io::run(solve);
}
