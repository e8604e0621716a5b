//! # Every-SG: a move in every component that goes on (每步都走, 后结束者定胜负)
//!
//! ## Rules
//!
//! Some games without cycles. A move is a move in every component that is not finished. Who finds
//! all of them finished loses: the one that ends last decides.
//!
//! ## Theorem (Smith)
//!
//! The suspense of a position counts its moves if the winner delays and the loser hurries: with an
//! option of even suspense it is 1 more than the greatest such one, else 1 more than the least
//! suspense of its options, or 0 without options. It is odd exactly if the player to move wins. The
//! suspense of the sum is the greatest of its components'.
//!
//! ## Why
//!
//! Let m be the greatest suspense. If it is odd, move in each component that goes on to an option
//! with a suspense less by 1: the greatest one is then m - 1, even. If it is even and not 0, a
//! component of suspense m has but odd options, of at least m - 1, and an even option elsewhere is
//! that of a component of odd suspense s < m, so at most s - 1 < m - 1. So the greatest suspense is
//! odd after each move.
//!
//! ## How to play
//!
//! In each component to an option with a suspense less by 1.
//!
//! ## Cost
//!
//! O(1) for each option.
//!
//! ## Example
//!
//! ```
//! use snippets::every_sg::{suspense, wins};
//!
//! // Take one or two stones.
//! let mut heaps = vec![0, 1];
//! for n in 2..6 {
//!     heaps.push(suspense([heaps[n - 1], heaps[n - 2]]));
//! }
//! assert_eq!(heaps, [0, 1, 1, 2, 3, 3]);
//! assert!(wins([heaps[3], heaps[5]]));
//! ```
//!
//! ## Problems
//!
//! `hdu3595`.
//!
//! ## Source
//!
//! Winning Ways, chapter 9; J. H. Conway, On Numbers and Games, chapter 14 (continued conjunctive
//! compound).

/// The suspense of a position, given that of each of its options. O(options).
pub fn suspense(options: impl IntoIterator<Item = usize>) -> usize {
    // Lost for the opponent late rather than soon, and else won by him soon rather than late.
    let best = options.into_iter().min_by_key(|&moves| {
        let won = moves % 2 == 1;
        (won, if won { moves } else { usize::MAX - moves })
    });
    best.map_or(0, |moves| moves + 1)
}

/// Whether the player to move wins the sum of components of these suspenses. O(components).
pub fn wins(suspenses: impl IntoIterator<Item = usize>) -> bool {
    let greatest = suspenses.into_iter().max();
    greatest.map(|moves| moves % 2) == Some(1)
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
                let value = suspense(below(v).map(|w| values[w]));
                values.push(value);
            }
            let finished = |v| below(v).next().is_none();
            let mut search = Search::normal(|sum: &Vec<usize>| {
                if sum.iter().all(|&v| finished(v)) {
                    return Vec::new();
                }
                let next = |&v| {
                    if finished(v) {
                        vec![v]
                    } else {
                        below(v).collect()
                    }
                };
                product(&sum.iter().map(next).collect::<Vec<_>>())
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
