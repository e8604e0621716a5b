//! # Conjunctive sums: a move in every component (合取和, 先结束者定胜负)
//!
//! ## Rules
//!
//! Some games without cycles. A move is a move in every component. Who cannot move in some
//! component loses: the one that ends first decides.
//!
//! ## Theorem (Steinhaus, Smith)
//!
//! The remoteness of a position counts its moves if the winner hurries and the loser delays: with
//! an option of even remoteness it is 1 more than the least such one, else 1 more than the greatest
//! remoteness of its options, or 0 without options. It is odd exactly if the player to move wins.
//! The remoteness of the sum is the least of its components'.
//!
//! ## Why
//!
//! Let m be the least remoteness. If it is odd, move in each component to an option with a
//! remoteness less by 1: the least one is then m - 1, even. If it is even and not 0, a component of
//! remoteness m has but odd options, below m, and an even option elsewhere is that of a component
//! of odd remoteness r > m, so at least r - 1 >= m. So the least remoteness is odd after each move.
//!
//! ## How to play
//!
//! In each component to an option with a remoteness less by 1.
//!
//! ## Cost
//!
//! O(1) for each option. In games with cycles see [`crate::retrograde`].
//!
//! ## Example
//!
//! ```
//! use snippets::conjunctive::{remoteness, wins};
//!
//! // Take one or two stones.
//! let mut heaps = vec![0, 1];
//! for n in 2..6 {
//!     heaps.push(remoteness([heaps[n - 1], heaps[n - 2]]));
//! }
//! assert_eq!(heaps, [0, 1, 1, 2, 3, 3]);
//! assert!(!wins([heaps[3], heaps[5]]));
//! ```
//!
//! ## Source
//!
//! Winning Ways, chapter 9; J. H. Conway, On Numbers and Games, chapter 14.

/// The remoteness of a position, given that of each of its options. O(options).
pub fn remoteness(options: impl IntoIterator<Item = usize>) -> usize {
    // Lost for the opponent soon rather than late, and else won by him late rather than soon.
    let best = options.into_iter().min_by_key(|&moves| {
        let won = moves % 2 == 1;
        (won, if won { usize::MAX - moves } else { moves })
    });
    best.map_or(0, |moves| moves + 1)
}

/// Whether the player to move wins the sum of components of these remotenesses. O(components).
pub fn wins(remotenesses: impl IntoIterator<Item = usize>) -> bool {
    let least = remotenesses.into_iter().min();
    least.map(|moves| moves % 2) == Some(1)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::{product, Search};

    /// Every sum of `count` components in every game on `n` positions.
    fn check_every_sum(count: usize, n: usize) {
        for code in 0..1 << (n * (n - 1) / 2) {
            // The options of a position are below it.
            let below = |v: usize| (0..v).filter(move |w| code >> (v * (v - 1) / 2 + w) & 1 == 1);
            let mut values = Vec::new();
            for v in 0..n {
                let value = remoteness(below(v).map(|w| values[w]));
                values.push(value);
            }
            let mut search = Search::normal(|sum: &Vec<usize>| {
                let choices: Vec<Vec<usize>> = sum.iter().map(|&v| below(v).collect()).collect();
                product(&choices)
            });
            for sum in product(&vec![(0..n).collect(); count]) {
                let won = wins(sum.iter().map(|&v| values[v]));
                assert_eq!(won, search.wins(&sum), "{code:#b}, {sum:?}");
            }
        }
    }

    #[test]
    fn every_sum_of_two_in_every_game_on_five_positions() {
        check_every_sum(2, 5);
    }

    #[test]
    fn every_sum_of_three_in_every_game_on_four_positions() {
        check_every_sum(3, 4);
    }
}
