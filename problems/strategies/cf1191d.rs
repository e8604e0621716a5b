//! # Codeforces 1191D Tokitsukaze, CSL and Stone Game
//!
//! <https://codeforces.com/problemset/problem/1191/D>
//! · [Program] · [Samples] · [Difficulty] 3
//!
//! **Task.** A move takes one stone from one of n piles. A player loses if no stone is left for his
//! move, or if two piles are equal after it; empty ones count. Which player wins, Tokitsukaze, who
//! moves first, or CSL?
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** Nobody has a choice that matters, as all plays end at 0, 1, ..., n − 1 stones: the
//! number of moves is known, and its parity decides. Let the piles be different and sorted. If they are
//! not 0, 1, ..., n − 1, the first one that differs from these has more stones, and lowering it by one
//! keeps all different. So the game goes on up to there, and it has as many moves as the piles have
//! stones more than n (n − 1) / 2.
//!
//! If two piles are equal at the beginning, the first move has to lower one of them. It loses if that
//! is 0, or if two piles are equal after it. O(n log n).
//!
//! </details>
use snippets::io::{Input, Output};

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    let mut piles: Vec<i64> = input.read_counted();
    piles.sort_unstable();
    let lowered = (0..).zip(&piles).map(|(last, pile)| pile - last);
    let moves: i64 = lowered.sum();
    if let Some(place) = piles.windows(2).position(|pair| pair[0] == pair[1]) {
        piles[place] -= 1;
    }
    let can_move = piles[0] >= 0 && piles.windows(2).all(|pair| pair[0] < pair[1]);
    let won = can_move && moves % 2 == 1;
    output.line(if won { "sjfnb" } else { "cslnb" });
}

fn main() {
    snippets::io::run(solve);
}
