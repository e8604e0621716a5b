//! # Codeforces 594A Warrior and Archer
//!
//! <https://codeforces.com/problemset/problem/594/A>
//! · [Program] · [Samples] · [Difficulty] 4
//!
//! **Task.** An even number of different points on a line. Vova and Lesha ban a point in turn, Vova
//! first, until two are left. Vova wants their distance to be small, Lesha wants it to be large. What
//! is it?
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** With the n points sorted, it is the least distance of a point to the one n / 2 places
//! further on: Lesha answers at the partner, and Vova bans all that lies outside two such points
//! ([`snippets::survivors`], part 2). O(n log n).
//!
//! </details>
use snippets::io::{Input, Output};
use snippets::survivors;

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    let points: Vec<u64> = input.read_counted();
    output.line(survivors::last_distance(&points));
}

fn main() {
    snippets::io::run(solve);
}
