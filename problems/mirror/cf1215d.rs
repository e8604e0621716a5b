//! # Codeforces 1215D Ticket Game
//!
//! <https://codeforces.com/problemset/problem/1215/D>
//! · [Program] · [Samples] · [Difficulty] 3
//!
//! **Task.** A ticket of an even number of digits, an even number of which are blank. The players in
//! turn write a digit into a blank. At the end the second player, Bicarp, wins if both halves have the
//! same sum; otherwise the first one, Monocarp, wins.
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** Count a blank as 4.5: Bicarp wins exactly if both halves are equal then, as he answers d by
//! 9 − d in the same half, or by d in the other one ([`snippets::mirror`]). O(n).
//!
//! </details>
use snippets::io::{Input, Output};

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    let n: usize = input.read();
    let ticket = input.read_word();
    let doubled = |half: &str| -> u32 {
        let digits = half.chars().map(|digit| digit.to_digit(10));
        digits.map(|digit| digit.map_or(9, |digit| 2 * digit)).sum()
    };
    let (left, right) = ticket.split_at(n / 2);
    let won = doubled(left) != doubled(right);
    output.line(if won { "Monocarp" } else { "Bicarp" });
}

fn main() {
    snippets::io::run(solve);
}
