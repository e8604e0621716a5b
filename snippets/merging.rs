//! # Merging heaps up to a bound (合并石子, 人人尽说江南好)
//!
//! Each player can force how long this game lasts. So one finds by counting who wins.
//!
//! ## Rules
//!
//! There are n heaps of one stone, and a bound m ≥ 1. A move merges two heaps into one of at most m
//! stones. A player who cannot move loses.
//!
//! ```text
//!   1 1 1 1 1 1 1
//!   2 1 1 1 1 1
//!   3 1 1 1 1
//!   3 2 1 1
//!   3 3 1
//! ```
//!
//! For m = 3 these are the positions of one game, from the first to the last.
//!
//! ## Theorem
//!
//! Either player can make the game end with ⌈n / m⌉ heaps, the fewest that are possible. So it has n −
//! ⌈n / m⌉ moves, and the first player wins exactly when that is odd.
//!
//! ## Why
//!
//! Each move leaves one heap less, so the length of the game follows from its last position. For
//! m = 1 there is no move. Let m > 1, and call a heap *full* if it has m stones, and *open* if it
//! has more than one and fewer than m. Say that Ann wants the fewest heaps. She leaves at most one
//! open heap after each of her moves. If she begins, she merges two single stones. Later on, the
//! opponent has merged
//!
//! - *a single stone with the open heap, or two single stones while no heap was open.* There still is
//!   at most one open heap. Ann adds a single stone to it, or merges two single stones if no heap is
//!   open. If she cannot, then all heaps except at most one are full;
//! - *two single stones beside an open heap of h stones*, m > 2. Ann merges these two heaps, if h + 2 ≤
//!   m. Otherwise h = m − 1, and she adds a single stone to the heap of h, which makes it full. If
//!   there is no single stone, then all heaps are full except these two, which have m + 1 stones.
//!
//! So when Ann cannot move as she wants, no move is left at all. When the opponent cannot move, there
//! are no two single stones, and none beside the open heap, so all heaps except at most one are full.
//! Beside the full heaps there is nothing at the end, or one heap of fewer than m stones, or two with
//! m + 1 stones: in each case there are ⌈n / m⌉ heaps.
//!
//! ## How to play
//!
//! Begin if the number of moves is odd ([`wins`]); otherwise let the opponent begin. Then leave at most
//! one heap that is neither full nor a single stone after each of your moves.
//!
//! ## Other rules
//!
//! *A player who cannot move wins* (misère play): the number of moves can be forced as well, so the
//! first player wins exactly when it is even.
//!
//! ## Cost
//!
//! O(1).
//!
//! ## Example
//!
//! Seven stones and m = 3: the game ends with ⌈7 / 3⌉ = 3 heaps after four moves, as in the
//! picture, and the second player wins.
//!
//! ```
//! use snippets::merging;
//!
//! assert!(!merging::wins(3, 7));
//! assert!(merging::wins(3, 8));
//! ```
//!
//! ## Problems
//!
//! Easiest first.
//!
//! - [`luogu_p4101`](crate::problems::merging::luogu_p4101) Luogu P4101 \[HEOI2014\] 人人尽说江南好
//! - [`hdu4111`](crate::problems::merging::hdu4111) † HDU 4111 Alice and Bob: with takes, and without a bound
//!
//! † The judge takes no Rust.
//!
//! ## Source
//!
//! HEOI 2014, day 2, "人人尽说江南好", Luogu [P4101](https://www.luogu.com.cn/problem/P4101).
#![doc(alias("合并石子", "Merging heaps up to a bound", "人人尽说江南好"))]

/// Returns whether the first player wins the game of merging heaps, which begins with `stones` heaps of one
/// stone each: a move merges two heaps into one of at most `bound` stones, and who cannot move loses. O(1).
///
/// # Panics
/// If `bound` is 0.
#[track_caller]
pub fn wins(bound: u64, stones: u64) -> bool {
    moves(bound, stones) % 2 == 1
}

/// How many moves either player can make the game last. O(1).
#[track_caller]
fn moves(bound: u64, stones: u64) -> u64 {
    let heaps = stones / bound + u64::from(stones % bound > 0);
    stones - heaps
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::Search;
    use std::collections::HashSet;

    fn options_of(heaps: &[u64], bound: u64) -> Vec<Vec<u64>> {
        let mut options = Vec::new();
        for i in 0..heaps.len() {
            for j in 0..i {
                let sum = heaps[i] + heaps[j];
                if sum <= bound {
                    let mut option = heaps.to_vec();
                    option.swap_remove(i);
                    option[j] = sum;
                    option.sort_unstable();
                    options.push(option);
                }
            }
        }
        options.sort_unstable();
        options.dedup();
        options
    }

    #[test]
    fn every_bound_and_up_to_fourteen_stones() {
        for bound in 1..=15 {
            let mut search = Search::normal(|heaps: &Vec<u64>| options_of(heaps, bound));
            let mut misere = Search::misere(|heaps: &Vec<u64>| options_of(heaps, bound));
            for stones in 0..=14 {
                let heaps = vec![1; usize::try_from(stones).unwrap()];
                let won = wins(bound, stones);
                assert_eq!(won, search.wins(&heaps), "{stones} stones, {bound}");
                assert_eq!(!won, misere.wins(&heaps), "{stones} stones, {bound}");
            }
        }
    }

    /// A player who leaves at most one open heap has such a move up to the end, and the game is as
    /// long as the theorem says.
    #[test]
    fn the_strategy_of_the_proof() {
        for bound in 1..=6 {
            for stones in 1..=12u64 {
                let is_good = |heaps: &Vec<u64>| {
                    let open = heaps.iter().filter(|&&heap| 1 < heap && heap < bound);
                    open.count() <= 1
                };
                let mut met = vec![vec![1; usize::try_from(stones).unwrap()]];
                // Two single stones merged.
                met.extend(options_of(&met[0], bound));
                let mut seen = HashSet::new();
                while let Some(heaps) = met.pop() {
                    if !seen.insert(heaps.clone()) {
                        continue;
                    }
                    let after = options_of(&heaps, bound);
                    if after.is_empty() {
                        assert_eq!(heaps.len() as u64, stones - moves(bound, stones));
                    }
                    for heaps in after {
                        let all = options_of(&heaps, bound);
                        let answer = all.iter().find(|&heaps| is_good(heaps));
                        assert_eq!(answer.is_none(), all.is_empty(), "{heaps:?}");
                        if answer.is_none() {
                            assert_eq!(heaps.len() as u64, stones - moves(bound, stones));
                        }
                        met.extend(answer.cloned());
                    }
                }
            }
        }
    }

    #[test]
    fn the_largest_numbers() {
        assert_eq!(moves(u64::MAX, u64::MAX), u64::MAX - 1);
        assert_eq!(moves(1, u64::MAX), 0);
    }
}
