//! # LightOJ 1199 Partitioning Game
//!
//! <http://lightoj.com/volume_showproblem.php?problem=1199>
//!
//! **Task.** Piles of cells; a move divides one of them into two piles of unequal size. A player
//! who cannot move loses. Who wins, Alice, who moves first, or Bob?
//!
//! **Technique.** The nim-sum of the values in Grundy's game ([`snippets::grundys_game`]). O(h²) at worst
//! for the greatest pile h of all, less than 10^8 steps; then O(1) per pile.
//!
//! **Samples.** From memory, not copied from the judge.
use snippets::grundys_game;
use snippets::io::{Input, Output};

pub fn solve(input: &mut Input, output: &mut Output) {
    let mut tests: Vec<Vec<usize>> = Vec::new();
    for _ in 0..input.read() {
        let n = input.read();
        tests.push(input.read_list(n));
    }
    let greatest = tests.iter().flatten().max().copied();
    let values = grundys_game::grundy_values(greatest.unwrap_or(0));
    for (piles, case) in tests.iter().zip(1..) {
        let nim_sum = piles.iter().fold(0, |sum, &pile| sum ^ values[pile]);
        let winner = if nim_sum == 0 { "Bob" } else { "Alice" };
        output.line(format!("Case {case}: {winner}"));
    }
}

pub fn main() {
    snippets::io::run(solve);
}
