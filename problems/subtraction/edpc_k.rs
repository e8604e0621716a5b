//! # AtCoder EDPC K Stones
//!
//! <https://atcoder.jp/contests/dp/tasks/dp_k>
//!
//! **Task.** A move takes one of n given numbers of stones from a heap of K. Does the first player,
//! Taro, win?
//!
//! **Technique.** A subtraction game ([`snippets::subtraction`]) with one heap, so that it is enough
//! to know for each heap whether some take leaves a lost one. O(n K).
use snippets::io::{Input, Output};

pub fn solve(input: &mut Input, output: &mut Output) {
    let n = input.read();
    let most: usize = input.read();
    let takes: Vec<usize> = input.read_list(n);
    let mut won: Vec<bool> = Vec::new();
    for heap in 0..=most {
        let wins = |&take: &usize| take <= heap && !won[heap - take];
        won.push(takes.iter().any(wins));
    }
    output.line(if won[most] { "First" } else { "Second" });
}

pub fn main() {
    snippets::io::run(solve);
}
