//! # Codeforces 1931E Anna and the Valentine's Day Gift
//!
//! <https://codeforces.com/problemset/problem/1931/E>
//! · [Program] · [Samples] · [Difficulty] 2
//!
//! **Task.** A list of numbers. Anna turns the digits of one number round, and zeros that stand in
//! front then are dropped; Sasha puts two numbers together to one, in either order. They move in turn,
//! Anna first, until one number is left after her move. Sasha wins if it is at least 10^m. Who wins?
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** Fought over ([`snippets::scoring`], one destroys and one saves): only zeros at the
//! ends of numbers can be lost. With her move Anna destroys those of one number, and Sasha saves those
//! of one number by writing it in front. So the numbers are dealt with in turn, those with most zeros
//! first, and Anna destroys the first, the third and so on. O(n log n).
//!
//! </details>
use snippets::io::{Input, Output};

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    for _ in 0..input.read() {
        let n = input.read();
        let most: usize = input.read();
        let numbers: Vec<u32> = input.read_list(n);
        let texts: Vec<String> = numbers.iter().map(u32::to_string).collect();
        let mut digits: usize = texts.iter().map(String::len).sum();
        let zeros = texts
            .iter()
            .map(|text| text.len() - text.trim_end_matches('0').len());
        let mut zeros: Vec<usize> = zeros.collect();
        zeros.sort_unstable();
        digits -= zeros.iter().rev().step_by(2).sum::<usize>();
        output.line(if digits > most { "Sasha" } else { "Anna" });
    }
}

fn main() {
    snippets::io::run(solve);
}
