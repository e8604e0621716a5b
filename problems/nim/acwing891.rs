//! # AcWing 891 Nim游戏
//!
//! <https://www.acwing.com/problem/content/893/>
//!
//! **Task.** One game of Nim: does the first player win?
//!
//! **Technique.** Bouton's theorem ([`snippets::nim`]). O(n).
use snippets::io::{Input, Output};
use snippets::nim;

pub fn solve(input: &mut Input, output: &mut Output) {
    let n = input.read();
    let heaps: Vec<u64> = input.read_list(n);
    output.line(if nim::wins(&heaps) { "Yes" } else { "No" });
}

pub fn main() {
    snippets::io::run(solve);
}
