//! # Luogu P5801 \[SEERC2019\] Game on a Tree
//!
//! <https://www.luogu.com.cn/problem/P5801>
//! · [Program] · [Samples] · [Difficulty] 4
//!
//! **Task.** A rooted tree, all white. Alice puts a chip on a vertex, which becomes black. Then the
//! players move it in turn, Bob first, to a white ancestor or descendant of its vertex, near or far,
//! which becomes black. A player who cannot move loses. Who wins?
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** Geography in which Alice chooses the start: she wins exactly if the graph has no
//! perfect matching ([`snippets::geography`], graphs given by a rule). Its many edges are not made: at
//! a vertex the matchings below it leave s vertices over, and the vertex takes one of them, or is left
//! over itself if s = 0. O(n).
//!
//! </details>
use snippets::graphs::leaves_first;
use snippets::io::{Input, Output};

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    let n: usize = input.read();
    // The vertices below each one that a matching leaves over.
    let mut below = vec![0; n];
    let left_over = |below: usize| if below == 0 { 1 } else { below - 1 };
    for (v, parent) in leaves_first(&input.read_edges(n - 1), 0) {
        below[parent] += left_over(below[v]);
    }
    let won = left_over(below[0]) > 0;
    output.line(if won { "Alice" } else { "Bob" });
}

fn main() {
    snippets::io::run(solve);
}
