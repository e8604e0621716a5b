//! # Codeforces 1363C Game On Leaves
//!
//! <https://codeforces.com/problemset/problem/1363/C>
//! · [Program] · [Samples] · [Difficulty] 2
//!
//! **Task.** A tree with a vertex x. A move removes a vertex that has at most one neighbour left. Who
//! removes x, and so wins, Ayush, who moves first, or Ashish?
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** Leaving x with one neighbour loses at once, so both avoid this as long as they can
//! ([`snippets::parity`], theorem 3), that is, until three vertices are left. So Ayush wins exactly if
//! x has at most one neighbour, or the number n of vertices is even. O(n) per game.
//!
//! </details>
use snippets::io::{Input, Output};

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    for _ in 0..input.read() {
        let (n, x): (usize, usize) = (input.read(), input.read());
        let ends: Vec<usize> = input.read_list(2 * (n - 1));
        let neighbours = ends.iter().filter(|&&end| end == x).count();
        let won = neighbours <= 1 || n % 2 == 0;
        output.line(if won { "Ayush" } else { "Ashish" });
    }
}

fn main() {
    snippets::io::run(solve);
}
