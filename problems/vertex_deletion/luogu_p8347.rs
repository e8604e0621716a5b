//! # Luogu P8347 「Wdoi-6」另一侧的月
//!
//! <https://www.luogu.com.cn/problem/P8347>
//! · [Program] · [Samples] · [Difficulty] 4
//!
//! **Task.** A tree; a move deletes a vertex and keeps one of the parts that are left. A player who
//! leaves a single vertex loses. Who wins, Hifuu, who begins, or Luna?
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** Luna wins exactly when all degrees are odd ([`snippets::vertex_deletion`]). O(n)
//! per tree.
//!
//! </details>
use snippets::io::{Input, Output};
use snippets::vertex_deletion;

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    for _ in 0..input.read() {
        let n: usize = input.read();
        let won = vertex_deletion::wins(&input.read_edges(n - 1));
        output.line(if won { "Hifuu" } else { "Luna" });
    }
}

fn main() {
    snippets::io::run(solve);
}
