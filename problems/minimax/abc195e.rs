//! # AtCoder ABC 195 E Lucky 7 Battle
//!
//! <https://atcoder.jp/contests/abc195/tasks/abc195_e>
//! · [Program] · [Samples] · [Difficulty] 2
//!
//! **Task.** In each of N rounds a digit is given, and a player, who appends this digit or a 0 to a
//! number that is empty at first. Takahashi wins if the number is divisible by 7 in the end; otherwise
//! Aoki wins. Who wins?
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** Of the number only the remainder by 7 matters, so the set of remainders with which
//! Takahashi wins is computed from the last round to the first ([`snippets::minimax`]). If it is his
//! turn, one of the two new remainders has to be in the set of the next round; if it is Aoki's turn,
//! both. O(N).
//!
//! </details>
use snippets::io::{Input, Output};

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    let rounds: usize = input.read();
    let (digits, players) = (input.read_word(), input.read_word());
    // For each remainder whether Takahashi wins with it; when all rounds are over, with 0.
    let mut wins = [true, false, false, false, false, false, false];
    for round in (0..rounds).rev() {
        let digit = usize::from(digits.as_bytes()[round] - b'0');
        wins = [0, 1, 2, 3, 4, 5, 6].map(|remainder| {
            let (with_zero, with_digit) = (10 * remainder % 7, (10 * remainder + digit) % 7);
            if players.as_bytes()[round] == b'T' {
                wins[with_zero] || wins[with_digit]
            } else {
                wins[with_zero] && wins[with_digit]
            }
        });
    }
    output.line(if wins[0] { "Takahashi" } else { "Aoki" });
}

fn main() {
    snippets::io::run(solve);
}
