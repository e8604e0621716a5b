//! # HDU 1849 Rabbit and Grass
//!
//! <https://acm.hdu.edu.cn/showproblem.php?pid=1849>
//! · [Program] · [Samples] · [Difficulty] 1 · [Twins]
//!
//! **Task.** Strips of squares 0, 1, 2, ... with pieces on them, several of which may share a square. A
//! move takes one piece any number of squares to the left. Does Rabbit, who moves first, make the last
//! move? The input ends with a strip with no piece.
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** A piece on square k is a heap of k stones, so Bouton's theorem decides
//! ([`snippets::nim`]). O(n) per strip.
//!
//! </details>
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
