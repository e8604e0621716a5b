//! # Luogu P3235 \[HNOI2014\] 江南乐
//!
//! <https://www.luogu.com.cn/problem/P3235>
//! · [Program] · [Samples] · [Difficulty] 3 · [Twins]
//!
//! **Task.** A move splits a heap of at least F stones into two or more heaps, as evenly as can be.
//! Several games with one F: does the first player win?
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** The values of all heaps up to the largest, H, are found by blocks of equal
//! quotients ([`snippets::divide`]). O(H sqrt H) in all.
//!
//! </details>
use snippets::io::{Input, Output};
use snippets::{divide, nim};

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    let [count, least]: [u64; 2] = input.read_array();
    let games: Vec<Vec<usize>> = (0..count).map(|_| input.read_counted()).collect();
    let most = games.iter().flatten().max().copied().unwrap_or(0);
    let values = divide::grundy_values_even_split(least, most);
    let won = |heaps: &Vec<usize>| nim::sum(heaps.iter().map(|&heap| values[heap])) != 0;
    output.list(games.iter().map(|heaps| u8::from(won(heaps))));
}

fn main() {
    snippets::io::run(solve);
}
