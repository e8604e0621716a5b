//! # Codeforces 1527B2 Palindrome Game (hard version)
//!
//! <https://codeforces.com/problemset/problem/1527/B2>
//! · [Program] · [Samples] · [Difficulty] 3
//!
//! **Task.** A string of 0 and 1. A move turns a 0 into a 1 and costs 1, or it reverses the string for
//! nothing, which is allowed if the string is no palindrome and the move before was no reversal. When
//! no 0 is left, the player who has paid less wins. Who is it, Alice, who moves first, or Bob, or is it
//! a draw?
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** The reversal is a spare move: it costs nothing, and it is the other player's turn
//! ([`snippets::tempo`], theorem 4). A palindrome is Bob's if the number of zeros is even or 1, and
//! otherwise Alice's. Any other string is a draw if it has two zeros, one of them in the middle, and
//! otherwise Alice's. O(n).
//!
//! </details>
use snippets::io::{Input, Output};

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    for _ in 0..input.read() {
        let n: usize = input.read();
        let word = input.read_word();
        let signs = word.as_bytes();
        let zeros = word.matches('0').count();
        let is_palindrome = signs.iter().eq(signs.iter().rev());
        let middle_is_zero = n % 2 == 1 && signs[n / 2] == b'0';
        output.line(if is_palindrome && (zeros % 2 == 0 || zeros == 1) {
            "BOB"
        } else if zeros == 2 && middle_is_zero {
            "DRAW"
        } else {
            "ALICE"
        });
    }
}

fn main() {
    snippets::io::run(solve);
}
