//! # Staircase Nim (台阶 Nim)
//!
//! ## Rules
//!
//! Steps 1, 2, 3, ... hold stones. A move carries one or more stones from one step to the step
//! below; those from step 1 reach the ground and stay there. Who cannot move loses.
//!
//! ## Theorem
//!
//! The Grundy value is the nim-sum of the odd steps.
//!
//! ## Why
//!
//! A move takes stones from an odd step, or adds stones to an odd step: it changes one of them, so
//! also their nim-sum. And every smaller nim-sum is reached by a move of Nim on the odd steps,
//! carrying stones down from one of them. As the game ends, the nim-sum is the mex of those of the
//! options.
//!
//! The places need not be in a line. It is enough that every move carries stones from a place that
//! counts to one that does not or the other way round, and out of the game only from one that
//! counts. So on a tree whose leaves all have depths of one parity, with moves from a node to a
//! child and from the leaves out of the game, the nodes at depths of that parity count. And the gaps
//! between coins on a strip are steps ([`crate::gaps`]).
//!
//! ## How to play
//!
//! Make the nim-sum of the odd steps 0 as in Nim; an odd step can also be filled up from the step
//! above. Answer a move from an even step by carrying the same stones on.
//!
//! ## Cost
//!
//! O(n) for n steps.
//!
//! ## Example
//!
//! ```
//! use snippets::staircase;
//!
//! assert_eq!(staircase::grundy(&[2, 1, 3]), 1);
//! assert_eq!(staircase::winning_moves(&[2, 1, 3]), [(1, 1), (2, 1)]);
//! assert_eq!(staircase::grundy(&[5, 7, 5, 1]), 0);
//! ```
//!
//! ## Problems
//!
//! `acwing892`, `cf812e`, `hdu3389`, `luogu_p2575`.
//!
//! ## Source
//!
//! R. P. Sprague, "Über zwei Abarten von Nim", Tohoku Mathematical Journal 43 (1937); T. S.
//! Ferguson, Game Theory, part I, chapter 2.

/// The Grundy value; `steps` begins with step 1, the one above the ground. O(n).
pub fn grundy(steps: &[u64]) -> u64 {
    steps.iter().step_by(2).fold(0, |sum, step| sum ^ step)
}

/// All winning moves `(i, count)`: `count` stones go from `steps[i]` to the step below. By growing
/// `i`. O(n).
pub fn winning_moves(steps: &[u64]) -> Vec<(usize, u64)> {
    let sum = grundy(steps);
    let mut moves = Vec::new();
    for (i, &step) in steps.iter().enumerate() {
        let counted = i - i % 2;
        let (before, after) = (steps[counted], steps[counted] ^ sum);
        let count = if i == counted {
            before.saturating_sub(after)
        } else {
            after.saturating_sub(before)
        };
        if (1..=step).contains(&count) {
            moves.push((i, count));
        }
    }
    moves
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::{heaps_up_to, Search};

    fn carry(steps: &[u64], i: usize, count: u64) -> Vec<u64> {
        let mut option = steps.to_vec();
        option[i] -= count;
        if i > 0 {
            option[i - 1] += count;
        }
        option
    }

    fn moves(steps: &[u64]) -> impl Iterator<Item = (usize, u64)> + '_ {
        let counts = |(i, &step)| (1..=step).map(move |count| (i, count));
        steps.iter().enumerate().flat_map(counts)
    }

    #[test]
    fn every_position_up_to_four_steps_of_three() {
        let mut search = Search::normal(|steps: &Vec<u64>| {
            let options = moves(steps).map(|(i, count)| carry(steps, i, count));
            options.collect()
        });
        for steps in heaps_up_to(4, 3) {
            assert_eq!(grundy(&steps), search.grundy(&steps), "{steps:?}");
            let good: Vec<_> = moves(&steps)
                .filter(|&(i, count)| !search.wins(&carry(&steps, i, count)))
                .collect();
            assert_eq!(winning_moves(&steps), good, "{steps:?}");
        }
    }
}
