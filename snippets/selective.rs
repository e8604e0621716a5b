//! # Selective sums: a move in as many components as one likes (选择和)
//!
//! ## Rules
//!
//! Some games without cycles. A move is a move in one or more of the components. Who cannot move
//! loses.
//!
//! ## Theorem
//!
//! The player to move loses exactly when each component alone is lost for him.
//!
//! ## Why
//!
//! If some components are won, he makes a winning move in each of these and leaves the others
//! alone: all are then lost for the opponent. If all are lost, each move leaves a component that is
//! won for the opponent.
//!
//! ## How to play
//!
//! A winning move in each component that has one.
//!
//! ## Cost
//!
//! O(components).
//!
//! ## Example
//!
//! ```
//! use snippets::selective;
//!
//! assert!(selective::wins(&[false, true, true]));
//! assert!(!selective::wins(&[false, false]));
//! ```
//!
//! ## Source
//!
//! Winning Ways, chapter 10; J. H. Conway, On Numbers and Games, chapter 14.

/// Whether the player to move wins the sum, given whether he wins each component. O(components).
pub fn wins(components: &[bool]) -> bool {
    components.contains(&true)
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
            let mut search = Search::normal(|sum: &Vec<usize>| {
                let choices = sum.iter().map(|&v| below(v).chain([v]).collect());
                let mut options = product(&choices.collect::<Vec<_>>());
                options.retain(|option| option != sum);
                options
            });
            for sum in product(&vec![(0..n).collect(); count]) {
                let components: Vec<bool> = sum.iter().map(|&v| search.wins(&vec![v])).collect();
                assert_eq!(wins(&components), search.wins(&sum), "{code:#b}, {sum:?}");
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
