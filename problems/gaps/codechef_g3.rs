//! # CodeChef G3 A Coin Game
//!
//! <http://www.codechef.com/SEP09/problems/G3/>
//! · [Program] · [Samples] · [Difficulty] 2 · [Twins]
//!
//! **Task.** Coins on a strip; a move takes one to the left, past no other coin. Mary begins. Does she
//! win, and if so, by which first move? If several first moves win, the answer is that of the leftmost
//! coin.
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** The gaps between the coins are the steps of staircase Nim ([`snippets::gaps`]).
//! No coin has two winning moves. O(N) per strip.
//!
//! </details>
use snippets::gaps;
use snippets::io::{Input, Output};

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    for _ in 0..input.read() {
        let coins: Vec<u64> = input.read_counted();
        match gaps::winning_moves(&coins).first() {
            None => output.line("Johnny wins"),
            Some(&(i, cell)) => {
                output.line("Mary wins");
                output.line(format!("Move {} to {cell}", coins[i]));
            }
        }
        output.line("");
    }
}

fn main() {
    snippets::io::run(solve);
}
