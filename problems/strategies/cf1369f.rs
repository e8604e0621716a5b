//! # Codeforces 1369F BareLee
//!
//! <https://codeforces.com/problemset/problem/1369/F>
//! · [Program] · [Samples] · [Difficulty] 4
//!
//! **Task.** Up to 10^5 rounds. Each begins with a number s on the board; a move replaces the number a
//! by a + 1 or by 2a, and the player who writes a number greater than e loses the round. Lee begins the
//! first round, and the loser of a round begins the next one. The player who loses the last round loses
//! the game. Can Lee force a win of the game, and can he force a loss of it?
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** For each round it is found whether the player who begins can force a win of it, and
//! whether a loss; from this follows what can be forced in all rounds together
//! ([`snippets::strategies`]).
//!
//! *To win* from a number a up to e:
//!
//! - If e is odd, the even numbers are won: a + 1 is odd. From an odd number a move leads to an even
//!   one, or above e.
//! - If e is even and a > e / 2, doubling loses. So both players write a + 1, and a is won if e − a is
//!   odd: e itself is lost, and even.
//! - If e is even and e / 2 ≥ a > e / 4, doubling wins, as the even number 2a > e / 2 is lost.
//! - If e is even and a ≤ e / 4, a move leads to e / 2 at most, and a player who writes a number above
//!   e / 4 loses. That is the same game up to ⌊e / 4⌋.
//!
//! *To lose* from a > e / 2: double it. From any other number a move leads to e at most, and a player
//! who writes a number above e / 2 lets the opponent lose. So each player wants to win the game up to
//! ⌊e / 2⌋.
//!
//! O(log e) per round.
//!
//! </details>
use snippets::io::{Input, Output};
use snippets::strategies;

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    let rounds = (0..input.read()).map(|_| {
        let [start, end] = input.read_array();
        let can_lose = start > end / 2 || can_win(start, end / 2);
        (can_win(start, end), can_lose)
    });
    let (win, loss) = strategies::rounds(&rounds.collect::<Vec<_>>())[0];
    output.list([u8::from(win), u8::from(loss)]);
}

/// Whether the player who begins with `start`, which is at most `end`, can force a win of the round.
fn can_win(start: u64, end: u64) -> bool {
    if end % 2 == 1 {
        start % 2 == 0
    } else if start > end / 2 {
        start % 2 == 1
    } else {
        start > end / 4 || can_win(start, end / 4)
    }
}

fn main() {
    snippets::io::run(solve);
}
