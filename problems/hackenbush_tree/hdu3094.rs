//! # HDU 3094 A tree game
//!
//! <https://acm.hdu.edu.cn/showproblem.php?pid=3094>
//! · [Program] · [Samples] · [Difficulty] 1 · [Twins]
//!
//! **Task.** Trees; a move cuts an edge, and the part without vertex 1 is thrown away. Who wins, Alice,
//! who moves first, or Bob?
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** In green hackenbush on a tree the value of a vertex is the nim-sum of its
//! children's values, each plus 1 ([`snippets::hackenbush_tree`]). O(n) per tree.
//!
//! </details>
use snippets::hackenbush_tree;
use snippets::io::{Input, Output};

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    for _ in 0..input.read() {
        let n: usize = input.read();
        let won = hackenbush_tree::wins(&input.read_edges(n - 1), 0);
        output.line(if won { "Alice" } else { "Bob" });
    }
}

fn main() {
    snippets::io::run(solve);
}
