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
    let heaps = 0..input.read();
    let sum = nim::sum(heaps.map(|_| input.read::<u64>()));
    output.line(if sum == 0 { "No" } else { "Yes" });
}

pub fn main() {
    snippets::io::run(solve);
}
