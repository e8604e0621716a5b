//! # Luogu P7589 黑白棋（2021 CoE-II B）
//!
//! <https://www.luogu.com.cn/problem/P7589>
//! · [Program] · [Samples] · [Difficulty] 3
//!
//! **Task.** On each of n endless lines stand a black and a white piece. A move takes one of the
//! player's own pieces towards the other piece, not onto it and not past it, or up to d cells away from
//! it. Each player may go away k times in all. Alice, with the black pieces, begins. Does she win?
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** This is Northcott's game ([`snippets::northcott`]), in which neither k nor d
//! matters. O(n) per case.
//!
//! </details>
use snippets::io::{Input, Output};
use snippets::northcott;

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    for _ in 0..input.read() {
        let [n, _, _]: [usize; 3] = input.read_array();
        let rows = (0..n).map(|_| {
            let [_, black, white]: [i64; 3] = input.read_array();
            (black, white)
        });
        let won = northcott::wins(&rows.collect::<Vec<_>>());
        output.line(if won { "Yes" } else { "No" });
    }
}

fn main() {
    snippets::io::run(solve);
}
