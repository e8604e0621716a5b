//! # LightOJ 1199 Partitioning Game
//!
//! <http://lightoj.com/volume_showproblem.php?problem=1199>
//! · [Program] · [Samples] · [Difficulty] 2 · [Twins]
//!
//! **Task.** Piles of cells; a move divides one of them into two piles of unequal size. A player
//! who cannot move loses. Who wins, Alice, who moves first, or Bob?
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** The nim-sum of the piles' values in Grundy's game decides
//! ([`snippets::grundys_game`]). O(h²) at worst for the greatest pile h of all, less than 10^8
//! steps; then O(1) per pile.
//!
//! </details>
//!
//! **Samples.** They are from memory, not copied from the judge.
use snippets::io::{Input, Output};
use snippets::{grundys_game, nim};

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    let tests = (0..input.read()).map(|_| input.read_counted());
    let tests: Vec<Vec<usize>> = tests.collect();
    let most = tests.iter().flatten().max().copied().unwrap_or(0);
    let values = grundys_game::grundy_values(most);
    for (piles, case) in tests.iter().zip(1..) {
        let won = nim::sum(piles.iter().map(|&pile| values[pile])) != 0;
        let winner = if won { "Alice" } else { "Bob" };
        output.line(format!("Case {case}: {winner}"));
    }
}

fn main() {
    snippets::io::run(solve);
}
