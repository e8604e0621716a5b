//! # Codeforces 549C The Game Of Parity
//!
//! <https://codeforces.com/problemset/problem/549/C>
//! · [Program] · [Samples] · [Difficulty] 3
//!
//! **Task.** Up to 2 · 10^5 cities, each with a number of people. Stannis and Daenerys burn a city in
//! turn, Stannis first, until k are left. Daenerys wins if an even number of people are left, Stannis
//! if an odd number. Who wins?
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** Only the numbers of odd and of even cities count: the player with the last strike has
//! the choice, unless the other one can wipe out one kind to his advantage before that
//! ([`snippets::survivors`], part 1). O(n).
//!
//! </details>
use snippets::io::{Input, Output};
use snippets::survivors;

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    let n: usize = input.read();
    let left = input.read();
    let people: Vec<u64> = input.read_list(n);
    let odd = people.iter().filter(|&count| count % 2 == 1).count();
    let won = survivors::odd_is_left(left, [odd, n - odd]);
    output.line(if won { "Stannis" } else { "Daenerys" });
}

fn main() {
    snippets::io::run(solve);
}
