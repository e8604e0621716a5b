//! # Codeforces 1091H New Year and the Tricolore Recreation
//!
//! <https://codeforces.com/problemset/problem/1091/H>
//! · [Program] · [Samples] · [Difficulty] 4
//!
//! **Task.** Rows with a blue, a white and a red token, in this order from the left, and a number f. A
//! move goes k cells in one row, where k ≠ f is a prime or a product of two primes. Alice moves the
//! blue token to the right, or the blue and the white one; Bob moves the red one to the left, or the
//! white and the red one. The order must stay the same. A player who cannot move loses. Who wins if
//! Alice begins, and who if Bob does?
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** Each move takes a number off one gap, so this is a sum of subtraction games with a
//! large take-set ([`snippets::subtraction`]). What counts are the empty cells between neighbours. A
//! token alone shrinks the gap in front of it; two tokens keep the gap between them and shrink the one
//! in front of both. So each move, of Alice or Bob, takes k off one gap, and each of them can do so
//! with either gap of a row: the player who begins wins if the nim-sum is not 0. O(h² / 64) for the
//! greatest gap h, then O(n).
//!
//! </details>
use snippets::io::{Input, Output};
use snippets::{divisor_nim, nim, subtraction};

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    let [n, barred]: [usize; 2] = input.read_array();
    let mut gaps = Vec::with_capacity(2 * n);
    for _ in 0..n {
        let [blue, white, red]: [isize; 3] = input.read_array();
        gaps.push(white.abs_diff(blue) - 1);
        gaps.push(red.abs_diff(white) - 1);
    }
    let most = gaps.iter().copied().max().expect("a gap");
    // How many prime factors each number has.
    let factors = divisor_nim::grundy_values(most);
    let is_take = |&take: &usize| take != barred && (1..=2).contains(&factors[take]);
    let takes = (1..=most).filter(is_take).map(|take| take as u64);
    let values = subtraction::grundy_values(&takes.collect::<Vec<_>>(), most);
    let won = nim::sum(gaps.iter().map(|&gap| values[gap])) != 0;
    output.line(if won { "Alice\nBob" } else { "Bob\nAlice" });
}

fn main() {
    snippets::io::run(solve);
}
