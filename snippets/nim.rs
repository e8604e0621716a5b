//! # Nim (尼姆博弈)
//!
//! ## Rules
//!
//! Some heaps of stones. A move takes one or more stones from one heap. Who cannot move loses.
//!
//! ## Theorem (Bouton)
//!
//! The player to move loses exactly when the nim-sum of the heaps, their exclusive or, is 0.
//!
//! ## Why
//!
//! A move changes one heap, so from nim-sum 0 every move leads to another nim-sum. From nim-sum s >
//! 0 some heap h has the highest bit of s; h ^ s clears that bit and changes lower ones only, so
//! h ^ s < h, and bringing h down to h ^ s leaves nim-sum 0. The end has nim-sum 0.
//!
//! ## How to play
//!
//! Bring a heap h with h ^ s < h down to h ^ s.
//!
//! ## Cost
//!
//! O(n) for n heaps.
//!
//! ## Example
//!
//! ```
//! use snippets::nim;
//!
//! let mut heaps = [3, 4, 5];
//! assert!(nim::wins(&heaps));
//! let moves = nim::winning_moves(&heaps);
//! assert_eq!(moves, [(0, 1)]);
//! let (i, rest) = moves[0];
//! heaps[i] = rest;
//! assert!(!nim::wins(&heaps));
//! ```
//!
//! ## Problems
//!
//! [`acwing891`](crate::problems::nim::acwing891), [`arc013c`](crate::problems::nim::arc013c),
//! [`arc105d`](crate::problems::nim::arc105d), [`cf15c`](crate::problems::nim::cf15c),
//! [`exercise_first_heap`](crate::problems::nim::exercise_first_heap),
//! [`exercise_updates`](crate::problems::nim::exercise_updates),
//! [`hdu1849`](crate::problems::nim::hdu1849), [`hdu1850`](crate::problems::nim::hdu1850),
//! [`hdu2176`](crate::problems::nim::hdu2176), [`luogu_p1247`](crate::problems::nim::luogu_p1247),
//! [`luogu_p2197`](crate::problems::nim::luogu_p2197),
//! [`luogu_p5675`](crate::problems::nim::luogu_p5675), [`poj2975`](crate::problems::nim::poj2975);
//! on Grundy values [`abc255g`](crate::problems::nim::abc255g),
//! [`cf603c`](crate::problems::nim::cf603c), [`cf768e`](crate::problems::nim::cf768e),
//! [`hackerrank_zero_move_nim`](crate::problems::nim::hackerrank_zero_move_nim),
//! [`luogu_p2148`](crate::problems::nim::luogu_p2148).
//!
//! ## Source
//!
//! C. L. Bouton, "Nim, a game with a complete mathematical theory", Annals of Mathematics 3 (1901);
//! Winning Ways, chapter 2.

use std::borrow::Borrow;

/// The nim-sum of the heaps: of a list, or of numbers that are read as they come. O(n).
pub fn sum(heaps: impl IntoIterator<Item = impl Borrow<u64>>) -> u64 {
    heaps.into_iter().fold(0, |sum, heap| sum ^ heap.borrow())
}

/// Whether the player to move wins. O(n).
pub fn wins(heaps: &[u64]) -> bool {
    sum(heaps) != 0
}

/// All winning moves `(i, rest)`: heap `i` is brought down to `rest` stones. At most one a heap,
/// by growing `i`. O(n).
pub fn winning_moves(heaps: &[u64]) -> Vec<(usize, u64)> {
    let sum = sum(heaps);
    let rests = heaps.iter().map(|heap| heap ^ sum).enumerate();
    rests.filter(|&(i, rest)| rest < heaps[i]).collect()
}

/// Whether a first move on heap `i` wins, the other heaps being closed for that one move. O(n).
///
/// # Panics
/// If there is no heap `i`.
pub fn wins_on(heaps: &[u64], i: usize) -> bool {
    heaps[i] ^ sum(heaps) < heaps[i]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::{heaps_up_to, take_from_one, Search};

    #[test]
    fn every_position_up_to_four_heaps_of_five() {
        let mut search = Search::normal(|heaps: &Vec<u64>| take_from_one(heaps));
        for heaps in heaps_up_to(4, 5) {
            assert_eq!(wins(&heaps), search.wins(&heaps), "{heaps:?}");
            assert_eq!(sum(&heaps), search.grundy(&heaps), "{heaps:?}");

            let mut good = Vec::new();
            for (i, &heap) in heaps.iter().enumerate() {
                for rest in 0..heap {
                    let mut option = heaps.clone();
                    option[i] = rest;
                    if !search.wins(&option) {
                        good.push((i, rest));
                    }
                }
            }
            assert_eq!(winning_moves(&heaps), good, "{heaps:?}");
            for i in 0..heaps.len() {
                let won = good.iter().any(|&(on, _)| on == i);
                assert_eq!(wins_on(&heaps, i), won, "{heaps:?}, heap {i}");
            }
        }
    }
}
