//! # CodeChef G3 A Coin Game
//!
//! <http://www.codechef.com/SEP09/problems/G3/>
//!
//! **Task.** Coins on a strip; a move takes one to the left, past no other coin. Mary begins. Does
//! she win, and if so, by which first move? If there are several, that of the leftmost coin.
//!
//! **Technique.** The gaps between the coins are the steps of staircase Nim ([`snippets::gaps`]).
//! No coin has two winning moves, and the steps are counted from the last coin. O(N) a strip.
use snippets::io::{Input, Output};
use snippets::{gaps, staircase};

pub fn solve(input: &mut Input, output: &mut Output) {
    for _ in 0..input.read() {
        let n: usize = input.read();
        let coins: Vec<u64> = input.read_list(n);
        match staircase::winning_moves(&gaps::steps(&coins)).last() {
            None => output.line("Johnny wins"),
            Some(&(step, count)) => {
                let coin = coins[n - 1 - step];
                output.line("Mary wins");
                output.line(format!("Move {} to {}", coin, coin - count));
            }
        }
        output.line("");
    }
}

pub fn main() {
    snippets::io::run(solve);
}
