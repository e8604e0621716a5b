//! # HackerRank Return of the Nim
//!
//! <https://www.hackerrank.com/contests/world-codesprint-8/challenges/sherlock-and-nim>
//! · [Program] · [Samples] · [Difficulty] 4
//!
//! **Task.** Nim on a prime number of heaps in which a move may also take the same number from all
//! heaps, as long as none of them is empty: who wins?
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** Two heaps are Wythoff's game ([`snippets::wythoff`]), an odd number of heaps is Nim
//! ([`snippets::nim`]): taking from all of them flips, in each heap, the lowest binary digit that is 1
//! in the number taken. So it flips this digit of the nim-sum, and leads from nim-sum 0 to another one.
//! O(n) per game.
//!
//! </details>
use snippets::io::{Input, Output};
use snippets::{nim, wythoff};

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    for _ in 0..input.read() {
        let heaps: Vec<u64> = input.read_counted();
        let won = match heaps[..] {
            [a, b] => wythoff::wins(a, b),
            _ => nim::wins(&heaps),
        };
        output.line(if won { "Sherlock" } else { "Watson" });
    }
}

fn main() {
    snippets::io::run(solve);
}
