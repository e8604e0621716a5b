//! # AtCoder AGC 010 D Decrementing
//!
//! <https://atcoder.jp/contests/agc010/tasks/agc010_d>
//! · [Program] · [Samples] · [Difficulty] 4
//!
//! **Task.** Up to 10^5 numbers whose greatest common divisor is 1. A move lowers a number above 1 by
//! one, and then all numbers are divided by their greatest common divisor. A player who cannot move
//! loses. Which player wins?
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** If the count of even numbers is odd, the player to move wins, as there always is an
//! answer that leads back there ([`snippets::strategies`]); otherwise only a move that makes all
//! numbers even can win. As long as some number is odd, divisors are odd, so parities stay, and a move
//! changes the parity of one number.
//!
//! - Let the count of even numbers be odd. Some number is odd, as the greatest common divisor is 1. The
//!   player lowers an even one. At least two numbers are then odd, so the opponent cannot make all
//!   even, and leaves an odd count again, if there is a move. So this player wins.
//! - Let the count be even. If a number stays odd, that leads to the first case for the opponent. So
//!   the player has to make all even, which needs exactly one odd number, above 1, as in 3, 2, 2 → 2,
//!   2, 2 → 1, 1, 1. If there is no such number, he loses; otherwise the move is forced, and after the
//!   division the same question is asked for the opponent.
//!
//! Each forced move at least halves the numbers, and costs O(n + log a) with its divisor: O((n + log a)
//! log a) for n numbers up to a.
//!
//! </details>
use snippets::arithmetic;
use snippets::io::{Input, Output};

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    let mut numbers: Vec<u64> = input.read_counted();
    let mut first_moves = true;
    while let Some(place) = forced_move(&numbers) {
        numbers[place] -= 1;
        let divisor = numbers.iter().fold(0, |a, &b| arithmetic::gcd(a, b));
        for number in &mut numbers {
            *number /= divisor;
        }
        first_moves = !first_moves;
    }
    let even = numbers.iter().filter(|&number| number % 2 == 0).count();
    let won = (even % 2 == 1) == first_moves;
    output.line(if won { "First" } else { "Second" });
}

/// The only odd number, if it can be lowered and an even number of numbers are even.
fn forced_move(numbers: &[u64]) -> Option<usize> {
    let mut odd = (0..numbers.len()).filter(|&place| numbers[place] % 2 == 1);
    let only = odd.next().filter(|_| odd.next().is_none())?;
    Some(only).filter(|_| numbers.len() % 2 == 1 && numbers[only] > 1)
}

fn main() {
    snippets::io::run(solve);
}
