//! # HDU 1849 Rabbit and Grass
//!
//! <https://acm.hdu.edu.cn/showproblem.php?pid=1849>
//! · [Program] · [Samples] · [Difficulty] 1
//!
//! **Task.** Strips of squares 0, 1, 2, ... with pieces on them, several of which may share a square,
//! up to a strip with no piece; a move takes one piece any number of squares to the left. Does Rabbit,
//! who moves first, make the last move?
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** A piece on square k is a heap of k stones, so Bouton's theorem decides
//! ([`snippets::nim`]). O(n) per strip.
//!
//! </details>
//!
//! **Twins.** `luogu_p2197`, heaps in place of pieces on a strip, other answers; `acwing891`, one case, heaps in place of pieces on a strip, other answers; `cses1730`, heaps in place of pieces on a strip, other answers; `BOJ 11869`, one strip, names of the players; `HackerRank nimble-game-1`, given by the number of pieces on each square, other answers.
#![doc(alias(
    "Rabbit and Grass",
    "BOJ 11869",
    "BOJ11869",
    "HackerRank nimble-game-1",
    "nimble-game-1"
))]
use snippets::io::{Input, Output};
use snippets::nim;

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    loop {
        let squares: Vec<u64> = input.read_counted();
        if squares.is_empty() {
            break;
        }
        let won = nim::wins(&squares);
        output.line(if won { "Rabbit Win!" } else { "Grass Win!" });
    }
}

fn main() {
    snippets::io::run(solve);
}
