//! # Moore's Nim-k (Nim-K 游戏)
//!
//! ## Rules
//!
//! Some heaps of stones. A move takes one or more stones from each of one to k heaps, from each as
//! many as you like. Who cannot move loses. With k = 1 this is Nim.
//!
//! ## Theorem (Moore)
//!
//! The player to move loses exactly when for each binary digit the number of heaps that have it set
//! is divisible by k + 1.
//!
//! ## Why
//!
//! Call a position balanced if these numbers are divisible. A move changes at most k heaps, so at
//! the highest digit that it changes at all it clears the digit of one to k heaps (no heap may
//! grow): no move keeps the balance. To restore it go through the digits from the highest, with the
//! heaps changed so far; their digits from here on are free, say all 0. Let the number of heaps
//! with this digit be r modulo k + 1, r > 0. If at least k + 1 - r heaps are changed already, set
//! the digit in as many of them. Otherwise at most k - r are: clear the digit of r more heaps,
//! which are then changed, k at most in all. The end is balanced.
//!
//! ## How to play
//!
//! Restore the balance in this way.
//!
//! ## Cost
//!
//! O(n) a digit for n heaps.
//!
//! ## Example
//!
//! ```
//! use snippets::moore;
//!
//! assert!(moore::wins(&[1, 2, 3], 2));
//! assert_eq!(moore::winning_move(&[1, 2, 3], 2), Some(vec![1, 1, 1]));
//! assert!(!moore::wins(&[3, 3, 3], 2));
//! ```
//!
//! ## Problems
//!
//! [`luogu_p2490`](crate::problems::counting::luogu_p2490) counts positions by the theorem.
//!
//! ## Source
//!
//! E. H. Moore, "A generalization of the game called Nim", Annals of Mathematics 11 (1910); Winning
//! Ways, chapter 15.

/// The number of heaps that have the digit `bit` set, modulo k + 1.
fn surplus(heaps: &[u64], bit: u32, k: usize) -> usize {
    let set = heaps.iter().filter(|&heap| heap >> bit & 1 == 1);
    set.count() % (k + 1)
}

/// Whether the player to move wins who may take from up to `k` heaps. O(64 n).
///
/// # Panics
/// If `k` is `usize::MAX`.
pub fn wins(heaps: &[u64], k: usize) -> bool {
    (0..64).any(|bit| surplus(heaps, bit, k) != 0)
}

/// The sizes of all heaps after a winning move, `None` if there is none. O(64 n).
///
/// # Panics
/// If `k` is `usize::MAX`.
pub fn winning_move(heaps: &[u64], k: usize) -> Option<Vec<u64>> {
    let mut rests = heaps.to_vec();
    let mut changed: Vec<usize> = Vec::new();
    for bit in (0..64).rev() {
        let surplus = surplus(&rests, bit, k);
        if surplus == 0 {
            continue;
        }
        let missing = k + 1 - surplus;
        if missing <= changed.len() {
            for &i in &changed[..missing] {
                rests[i] |= 1 << bit;
            }
        } else {
            // The changed heaps have no digit set from here on, so these are others.
            let set = (0..rests.len()).filter(|&i| rests[i] >> bit & 1 == 1);
            let new: Vec<usize> = set.take(surplus).collect();
            for &i in &new {
                rests[i] = (rests[i] >> bit ^ 1) << bit;
            }
            changed.extend(new);
        }
    }
    Some(rests).filter(|_| !changed.is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::{heaps_up_to, Search};

    fn options(heaps: &[u64], k: usize) -> Vec<Vec<u64>> {
        let mut rests: Vec<(Vec<u64>, usize)> = vec![(Vec::new(), 0)];
        for &heap in heaps {
            rests = rests
                .iter()
                .flat_map(|(list, changed)| {
                    (0..=heap).map(move |rest| {
                        (
                            [list.as_slice(), &[rest]].concat(),
                            changed + usize::from(rest < heap),
                        )
                    })
                })
                .collect();
        }
        rests.retain(|&(_, changed)| 1 <= changed && changed <= k);
        rests.into_iter().map(|(list, _)| list).collect()
    }

    #[test]
    fn every_position_up_to_four_heaps_of_three() {
        for k in 0..=5 {
            let mut search = Search::normal(|heaps: &Vec<u64>| options(heaps, k));
            for heaps in heaps_up_to(4, 3) {
                let won = search.wins(&heaps);
                assert_eq!(wins(&heaps, k), won, "{heaps:?}, {k}");
                let rests = winning_move(&heaps, k);
                assert_eq!(rests.is_some(), won, "{heaps:?}, {k}");
                if let Some(rests) = rests {
                    assert!(options(&heaps, k).contains(&rests), "{heaps:?}, {k}");
                    assert!(!search.wins(&rests), "{heaps:?}, {k}");
                }
            }
        }
    }

    #[test]
    fn moves_on_great_heaps() {
        for n in 1..=12 {
            let heaps: Vec<u64> = (1..=n)
                .map(|i: u64| i.wrapping_mul(0x9e37_79b9_7f4a_7c15))
                .collect();
            for k in 1..=13 {
                let rests = winning_move(&heaps, k).expect("a winning move");
                let pairs = || rests.iter().zip(&heaps);
                assert!(pairs().all(|(rest, heap)| rest <= heap), "{heaps:x?}, {k}");
                let changed = pairs().filter(|(rest, heap)| rest < heap).count();
                assert!((1..=k).contains(&changed), "{heaps:x?}, {k}");
                assert!(!wins(&rests, k), "{heaps:x?}, {k}");
                assert_eq!(winning_move(&rests, k), None);
            }
        }
    }
}
