//! # HDU 1730 Northcott Game
//!
//! <https://acm.hdu.edu.cn/showproblem.php?pid=1730>
//! · [Program] · [Samples] · [Difficulty] 2
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
//!
//! **Twins.** `BOJ 18937`, pieces at the ends of the rows, and who begins is given, other answers; `LightOJ 1186`, columns in place of rows, other answers.
#![doc(alias(
    "Northcott Game",
    "BOJ 18937",
    "BOJ18937",
    "LightOJ 1186",
    "LightOJ1186"
))]
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
