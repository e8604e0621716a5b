//! # Codeforces 1921E Eat the Chip
//!
//! <https://codeforces.com/problemset/problem/1921/E>
//! · [Program] · [Samples] · [Difficulty] 2
//!
//! **Task.** Alice's chip and Bob's stand on a board of h rows and w columns. In turn, Alice first, she
//! moves hers one row down, he moves his one row up, straight or diagonally by one column. A player who
//! moves onto the other chip wins; if a player cannot move, it is a draw. How does it end?
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** The parity of the distance in rows decides who hunts, and the hunter wins exactly if
//! he comes as far to the side as the other can flee ([`snippets::pursuit`], part 4). O(1) per test.
//!
//! </details>
use snippets::io::{Input, Output};

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    for _ in 0..input.read() {
        let board: Vec<i64> = input.read_list(6);
        let (width, alice, bob) = (board[1], board[3], board[5]);
        let rows = board[4] - board[2];
        let alice_hunts = rows % 2 != 0;
        let (hunter, other) = if alice_hunts {
            (alice, bob)
        } else {
            (bob, alice)
        };
        let (hunters_moves, others_moves) = ((rows + 1) / 2, rows / 2);
        let catches = if hunter <= other {
            hunter + hunters_moves >= width.min(other + others_moves)
        } else {
            hunter - hunters_moves <= 1.max(other - others_moves)
        };
        output.line(match (rows > 0 && catches, alice_hunts) {
            (false, _) => "Draw",
            (true, true) => "Alice",
            (true, false) => "Bob",
        });
    }
}

fn main() {
    snippets::io::run(solve);
}
