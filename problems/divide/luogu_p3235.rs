//! # Luogu P3235 \[HNOI2014\] 江南乐
//!
//! <https://www.luogu.com.cn/problem/P3235>
//!
//! **Task.** A move splits a heap of at least F stones into two or more heaps, as evenly as can be.
//! Several games with one F: does the first player win?
//!
//! **Technique.** The values of all heaps up to the largest H, by blocks of equal quotients
//! ([`snippets::divide`]). O(H sqrt H) in all.
use snippets::divide;
use snippets::io::{Input, Output};

pub fn solve(input: &mut Input, output: &mut Output) {
    let games = input.read();
    let least = input.read();
    let games: Vec<Vec<usize>> = (0..games)
        .map(|_| {
            let n = input.read();
            input.read_list(n)
        })
        .collect();
    let most = games.iter().flatten().max().copied().unwrap_or(0);
    let values = divide::even_split_grundy_values(most, least);
    let sums = games
        .iter()
        .map(|heaps| heaps.iter().fold(0, |sum, &heap| sum ^ values[heap]));
    output.list(sums.map(|sum| u8::from(sum != 0)));
}

pub fn main() {
    snippets::io::run(solve);
}
