//! # HDU 1730 Northcott Game
//!
//! <https://acm.hdu.edu.cn/showproblem.php?pid=1730>
//! · [Program] · [Samples] · [Difficulty] 2 · [Twins]
//!
//! **Task.** Boards with a piece of Tom's and one of Jerry's in each row; a move takes one of the
//! player's own pieces along its row, not past the other. A player who cannot move loses. Does Tom, who
//! moves first, win?
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** The game is Nim on the gaps between the pieces ([`snippets::northcott`]). O(n)
//! for n rows.
//!
//! </details>
use snippets::io::{Input, Output};
use snippets::northcott;

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    while !input.at_end() {
        let [height, _width]: [usize; 2] = input.read_array();
        let rows = (0..height).map(|_| (input.read(), input.read()));
        let won = northcott::wins(&rows.collect::<Vec<_>>());
        output.line(if won { "I WIN!" } else { "BAD LUCK!" });
    }
}

fn main() {
    snippets::io::run(solve);
}
