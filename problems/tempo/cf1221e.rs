//! # Codeforces 1221E Game With String
//!
//! <https://codeforces.com/problemset/problem/1221/E>
//! · [Program] · [Samples] · [Difficulty] 4
//!
//! **Task.** A row of dots and crosses. Alice puts crosses in place of a dots side by side, Bob in
//! place of b, a > b. A player who cannot move loses. Does Alice, who moves first, win?
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** A run of at least b and fewer than a dots is a move that nobody can take from Bob,
//! and with one such run he wins ([`snippets::tempo`], theorem 5). From a run of 2b or more he can make
//! one, so Alice loses if there are two, and has to cut up a single one with her first move so that no
//! such run and no free move is left. Each other run is one move for either player or none at all, and
//! the parity of these moves decides. O(length).
//!
//! </details>
use snippets::io::{Input, Output};

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    for _ in 0..input.read() {
        let (a, b): (usize, usize) = (input.read(), input.read());
        let word = input.read_word();
        let runs: Vec<usize> = word.split('X').map(str::len).collect();
        let is_common = |run: &usize| a <= *run && *run < 2 * b;
        let common = runs.iter().filter(|run| is_common(run)).count();
        let mut long = runs.clone();
        long.retain(|&run| run >= 2 * b);
        let won = match long[..] {
            _ if runs.iter().any(|&run| b <= run && run < a) => false,
            [] => common % 2 == 1,
            [run] => (0..=run - a).any(|left| {
                let parts = [left, run - a - left];
                let more = parts.iter().filter(|part| is_common(part)).count();
                let is_safe = |part: &usize| *part < b || is_common(part);
                parts.iter().all(is_safe) && (common + more) % 2 == 0
            }),
            _ => false,
        };
        output.line(if won { "YES" } else { "NO" });
    }
}

fn main() {
    snippets::io::run(solve);
}
