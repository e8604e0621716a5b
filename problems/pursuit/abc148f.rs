//! # AtCoder ABC 148 F Playing Tag on Tree
//!
//! <https://atcoder.jp/contests/abc148/tasks/abc148_f>
//! · [Program] · [Samples] · [Difficulty] 2
//!
//! **Task.** Takahashi and Aoki stand on two vertices of a tree. In turn, Takahashi first, each goes to
//! a neighbour, until both stand on one vertex. Takahashi wants that to be late, Aoki wants it to be
//! early. How many moves does Aoki make?
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** Takahashi goes to the vertex that is farthest from Aoki among those to which he is
//! strictly nearer ([`snippets::pursuit`], part 1): Aoki makes one move less than he needs to
//! get there. O(n).
//!
//! </details>
use snippets::graphs;
use snippets::io::{Input, Output};
use snippets::pursuit;

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    let n: usize = input.read();
    let runner: usize = input.read();
    let start: usize = input.read();
    let edges = input.read_edges(n - 1);
    let pursuer = graphs::steps(n, &edges, start - 1);
    let reached = pursuit::reached_first(n, &edges, runner - 1, &pursuer);
    let farthest = reached.iter().filter_map(|&v| pursuer[v]).max();
    output.line(farthest.unwrap() - 1);
}

fn main() {
    snippets::io::run(solve);
}
