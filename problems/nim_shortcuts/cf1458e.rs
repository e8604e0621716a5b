//! # Codeforces 1458E Nim Shortcuts
//!
//! <https://codeforces.com/problemset/problem/1458/E>
//! · [Program] · [Samples] · [Difficulty] 4
//!
//! **Task.** Two heaps of Nim, and some positions in which the player to move has lost at once.
//! Does the first player win from each of m positions?
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** The lost positions are the shortcuts and pieces of diagonals
//! ([`snippets::nim_shortcuts`]). O((n + m) log n).
//!
//! </details>
use snippets::io::{Input, Output};
use snippets::nim_shortcuts::Shortcuts;

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    let [n, m]: [usize; 2] = input.read_array();
    let shortcuts: Vec<(u64, u64)> = (0..n).map(|_| (input.read(), input.read())).collect();
    let game = Shortcuts::new(&shortcuts);
    for _ in 0..m {
        let won = game.wins(input.read(), input.read());
        output.line(if won { "WIN" } else { "LOSE" });
    }
}

fn main() {
    snippets::io::run(solve);
}
