//! # Codeforces 388C Fox and Card Game
//!
//! <https://codeforces.com/problemset/problem/388/C>
//! · [Program] · [Samples] · [Difficulty] 3
//!
//! **Task.** Piles of cards with numbers. Ciel takes the top card of a pile, then Jiro the bottom card
//! of one, and so on; each wants as large a sum as he can get. What are the two sums?
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** Each player gets the half of each pile at his own end, and the middle cards of the
//! odd piles are taken in turn, from the greatest one on ([`snippets::scoring`], other rules). O(n log
//! n) for n cards.
//!
//! </details>
use snippets::io::{Input, Output};
use snippets::scoring;

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    let (mut sum, mut lead, mut middles) = (0, 0, Vec::new());
    for _ in 0..input.read() {
        let cards: Vec<i64> = input.read_counted();
        let half = cards.len() / 2;
        sum += cards.iter().sum::<i64>();
        lead += cards[..half].iter().sum::<i64>();
        lead -= cards[cards.len() - half..].iter().sum::<i64>();
        if cards.len() % 2 == 1 {
            middles.push(cards[half]);
        }
    }
    lead += scoring::in_turn(&middles);
    output.list([(sum + lead) / 2, (sum - lead) / 2]);
}

fn main() {
    snippets::io::run(solve);
}
