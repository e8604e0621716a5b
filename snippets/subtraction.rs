//! # Subtraction games (减法游戏, 取石子)
//!
//! In each move the number of stones to take is one of a fixed set. A table gives the values for
//! any such set; for some sets there is a formula.
//!
//! ## Rules
//!
//! Some heaps of stones and a fixed set of positive numbers, the *take-set*. A move chooses a
//! number s of the take-set and a heap of s or more stones, and takes s stones from it. A player
//! who cannot move loses, even if stones are left.
//!
//! ## Theorem
//!
//! Let g(h) be the Grundy value of a heap of h stones.
//!
//! 1. g(h) is the mex of the values g(h − s) for all s ≤ h of the take-set. The player to move
//!    loses exactly if the nim-sum of the heaps' values is 0.
//! 2. *Ferguson's pairing.* Let k be the least take. Then g(h) = 1 exactly if h ≥ k and
//!    g(h − k) = 0: the heaps of value 1 are those of value 0 with k stones more.
//!
//! ## Why
//!
//! The first part is the definition and the theorem of Sprague and Grundy ([`sprague_grundy`]). A
//! heap has at most as many options as there are takes, so no value exceeds the number of takes.
//!
//! The second part is proved by induction over h. It says which heaps have the value 1, so there
//! are two directions:
//!
//! 1. Let h ≥ k and g(h − k) = 0. Then h has an option of value 0, and we show that it has none of
//!    value 1. If g(h − s) were 1, then g(h − s − k) would be 0, by induction. But h − s − k is an
//!    option of h − k, which has the value 0 and so no option of value 0. So g(h) = 1.
//! 2. Let g(h) = 1. Then h has an option, so h ≥ k. If g(h − k) were not 0, then h − k would have
//!    an option h − k − s of value 0. By induction g(h − s) would be 1, so h would have an option
//!    of its own value, which cannot be. So g(h − k) = 0.
//!
//! ## Values
//!
//! If a move takes 2 or 5 stones, the values come again every 7 heaps: the lines of the table are
//! equal. In each line the columns 0, 1 and 4 have the value 0. By the pairing the columns 2, 3 and
//! 6, two places to the right of these, have the value 1.
//!
//! ```
//! use snippets::{subtraction, tables};
//!
//! let values = subtraction::grundy_values(&[2, 5], 20);
//! let table = "   | 0 1 2 3 4 5 6
//! ---+--------------
//!  0 | 0 0 1 1 0 2 1
//!  7 | 0 0 1 1 0 2 1
//! 14 | 0 0 1 1 0 2 1
//! ";
//! assert_eq!(tables::one_dimension(&values, 7), table);
//! ```
//!
//! ## How to play
//!
//! With nim-sum x > 0 bring a heap of some value v to an option of value v ⊕ x. There is one
//! wherever v ⊕ x < v, as v is a mex. Where v ⊕ x > v there may be one, too. [`winning_moves`]
//! finds all of them.
//!
//! ## Variants
//!
//! - *The takes 1 to m, perhaps with greater ones, but with no multiple of m + 1.* The value is
//!   h mod (m + 1) ([`bash`](crate::bash)). So it is h mod 3 if the takes are the powers of 2, and
//!   h mod 2 if all takes are odd and 1 is among them.
//! - *Two takes a < b.* Let r = h mod (a + b). If ⌊r / a⌋ is odd, the value is 1. If it is even,
//!   the value is 0 for r < b, else 2 ([`grundy_of_two`]). The proof is by induction over h:
//!   1. r < a. If h = r, there is no option, and the value is 0. Else the options h − b and h − a
//!      have the remainders r + a and r + b. The first has the value 1, as ⌊(r + a) / a⌋ = 1. The
//!      second is not below b and has the value 1 or 2. So the value is 0.
//!   2. a ≤ r < b. The option h − a has the remainder r − a. The option h − b has the remainder r +
//!      a, or is missing if h = r. The quotients of r − a and r + a by a do not have the parity of
//!      ⌊r / a⌋. If they are odd, the options have the value 1, so the value is 0. If they are
//!      even, the first option has the value 0 and the second 0 or 2, so the value is 1.
//!   3. b ≤ r. The option h − b has the remainder r − b < a, so the value 0. The option h − a has
//!      the remainder r − a < b, so the value 0 if ⌊r / a⌋ is odd and 1 if it is even. So the value
//!      is 1 or 2.
//!
//!   What is the period? The remainders from b to a + b − 1 have one quotient by a or two that
//!   follow each other. If one of them is even, the value 2 comes in one run in every a + b heaps,
//!   so the period is a + b. If none is, b is an odd multiple of a, so a + b is a multiple of 2 a:
//!   the value is ⌊h / a⌋ mod 2, and the period is 2 a.
//! - *All takes are multiples of d.* The last h mod d stones of a heap of h are never taken. The
//!   heap is played like one of ⌊h / d⌋ stones, with the takes divided by d.
//! - *A player who cannot move wins.* The values decide as in misère Nim
//!   ([`misere::wins`](crate::misere::wins)), under the condition of that page: a heap of value 0
//!   has no option, or it has an option of value 1. This holds here. Let g(h) = 0 and h ≥ k, where
//!   k is the least take. By the pairing g(h − k) is not 0, so some g(h − k − s) is 0. By the
//!   pairing again the option h − s has the value 1. So a single heap of h stones is lost exactly
//!   if g(h) = 1, that is, if h ≥ k and g(h − k) = 0.
//! - *Huge heaps:* [`subtraction_period`](crate::subtraction_period). *Many takes:*
//!   [`subtraction_bits`](crate::subtraction_bits). *All numbers but a few:*
//!   [`all_but`](crate::all_but).
//!
//! ## Cost
//!
//! O(h t) for all heaps up to h stones and a take-set of t numbers.
//!
//! ## Example
//!
//! Heaps of 2, 4 and 7 stones, of which 2 or 5 are taken, have the values 1, 0 and 0, so the
//! nim-sum is 1, and the first player wins: by bringing the first heap to value 0, or another one
//! to value 1. Take 2 stones from the first or from the second heap, or 5 from the third.
//!
//! ```
//! use snippets::{misere, nim, subtraction};
//!
//! let values = subtraction::grundy_values(&[2, 5], 7);
//! assert_eq!(values, [0, 0, 1, 1, 0, 2, 1, 0]);
//! assert!(nim::wins(&[values[2], values[4], values[7]]));
//! assert_eq!(subtraction::winning_moves(&[2, 5], &[2, 4, 7]), [(0, 2), (1, 2), (2, 5)]);
//! // If a player who cannot move wins, these heaps are lost.
//! assert!(!misere::wins(&[values[2], values[4], values[7]]));
//!
//! // 10^18 has the remainder 1 by 2 + 5.
//! assert_eq!(subtraction::grundy_of_two(1_000_000_000_000_000_000, 2, 5), 0);
//! ```
//!
//! ## Problems
//!
//! [`acwing893`](crate::problems::subtraction::acwing893),
//! [`cf1194d`](crate::problems::subtraction::cf1194d),
//! [`edpc_k`](crate::problems::subtraction::edpc_k),
//! [`exercise_take_139`](crate::problems::subtraction::exercise_take_139),
//! [`hdu1847`](crate::problems::subtraction::hdu1847),
//! [`hdu1848`](crate::problems::subtraction::hdu1848),
//! [`hdu4203`](crate::problems::subtraction::hdu4203),
//! [`kattis_snim`](crate::problems::subtraction::kattis_snim).
//!
//! ## Source
//!
//! E. R. Berlekamp, J. H. Conway, R. K. Guy, Winning Ways for Your Mathematical Plays, chapter 4;
//! T. S. Ferguson, [Game Theory, part I](https://www.math.ucla.edu/~tom/Game_Theory/comb.pdf),
//! section 1.4; on two takes B. Benesh and others, "The periodicity of nim-sequences in two-element
//! subtraction games", Integers 20 (2020), G5.
#![doc(alias = "减法游戏")]
#![doc(alias = "集合 Nim 游戏")]
#![doc(alias = "S-Nim")]
#![doc(alias = "take-away")]
#![doc(alias = "Ferguson pairing")]
use crate::sprague_grundy;
use std::convert::TryFrom;

/// The Grundy values of the heaps of 0 to `most` stones, where a move takes any number in `takes`
/// from a heap. The takes come in any order. O(`most` · t) for t numbers.
///
/// # Panics
/// If `takes` contains 0: such a game would not end.
pub fn grundy_values(takes: &[usize], most: usize) -> Vec<u64> {
    assert!(!takes.contains(&0), "a move takes at least one stone");
    let mut takes = takes.to_vec();
    takes.sort_unstable();
    let mut values = vec![0; most + 1];
    // The last heap that has an option of the value: nothing is cleared between two heaps.
    let mut seen_by = vec![0; takes.len() + 1];
    for heap in 1..=most {
        let possible = takes.partition_point(|&take| take <= heap);
        for take in &takes[..possible] {
            let value = usize::try_from(values[heap - take]).expect("at most t");
            seen_by[value] = heap;
        }
        values[heap] = seen_by.iter().take_while(|&&seen| seen == heap).count() as u64;
    }
    values
}

/// All winning moves `(i, take)` on heaps of `heaps[i]` stones, where a move takes any number in
/// `takes` from a heap. By growing `i`, then by growing `take`. O((h + n) t) for n heaps of up to h
/// stones and t takes.
///
/// # Panics
/// As [`grundy_values`].
pub fn winning_moves(takes: &[usize], heaps: &[usize]) -> Vec<(usize, usize)> {
    let mut takes = takes.to_vec();
    takes.sort_unstable();
    takes.dedup();
    let table = &grundy_values(&takes, heaps.iter().copied().max().unwrap_or(0));
    let values: Vec<u64> = heaps.iter().map(|&heap| table[heap]).collect();
    let moves = sprague_grundy::winning_moves(&values, |i| {
        let possible = takes.iter().take_while(move |&&take| take <= heaps[i]);
        possible.map(move |take| table[heaps[i] - take])
    });
    moves.into_iter().map(|(i, j)| (i, takes[j])).collect()
}

/// The Grundy value of a heap of `n` stones from which a move takes `a` or `b`. O(1).
///
/// # Panics
/// If 1 <= `a` < `b` does not hold.
pub fn grundy_of_two(n: u64, a: u64, b: u64) -> u64 {
    assert!(1 <= a && a < b, "two takes 1 <= a < b");
    // A period of 2^64 or more leaves every heap as it is.
    let rest = a.checked_add(b).map_or(n, |period| n % period);
    match rest / a % 2 {
        1 => 1,
        _ if rest < b => 0,
        _ => 2,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::misere;
    use crate::search::{change_one, heaps_up_to, Search};

    /// All sets of numbers from 1 to 5, each from the greatest on.
    fn take_sets() -> impl Iterator<Item = Vec<usize>> {
        let takes = |set| (1..=5).rev().filter(move |take| set >> (take - 1) & 1 == 1);
        (0..32).map(move |set: u32| takes(set).collect())
    }

    fn options(takes: &[usize], heaps: &[u64]) -> Vec<Vec<u64>> {
        change_one(heaps, |heap| {
            let takes = takes.iter().map(|&take| take as u64);
            takes.filter_map(|take| heap.checked_sub(take)).collect()
        })
    }

    fn values_of(heaps: &[u64], table: &[u64]) -> Vec<u64> {
        let value = |&heap| table[usize::try_from(heap).unwrap()];
        heaps.iter().map(value).collect()
    }

    #[test]
    fn every_take_set_up_to_five_on_two_heaps_of_ten() {
        for takes in take_sets() {
            let table = grundy_values(&takes, 10);
            assert_eq!(table.len(), 11);
            let mut search = Search::normal(|heaps: &Vec<u64>| options(&takes, heaps));
            for heaps in heaps_up_to(2, 10) {
                let sum = values_of(&heaps, &table).iter().fold(0, |sum, g| sum ^ g);
                assert_eq!(sum, search.grundy(&heaps), "{takes:?} on {heaps:?}");

                let mut good = Vec::new();
                for (i, &heap) in heaps.iter().enumerate() {
                    for &take in takes.iter().rev() {
                        let mut option = heaps.clone();
                        if let Some(rest) = heap.checked_sub(take as u64) {
                            option[i] = rest;
                            if !search.wins(&option) {
                                good.push((i, take));
                            }
                        }
                    }
                }
                let sizes: Vec<usize> =
                    heaps.iter().map(|&h| usize::try_from(h).unwrap()).collect();
                assert_eq!(
                    winning_moves(&takes, &sizes),
                    good,
                    "{takes:?} on {heaps:?}"
                );
                let twice = [takes.as_slice(), &takes].concat();
                assert_eq!(
                    winning_moves(&twice, &sizes),
                    good,
                    "{takes:?} on {heaps:?}"
                );
            }
        }
    }

    #[test]
    fn value_1_follows_value_0_by_the_least_take() {
        for takes in take_sets() {
            let values = grundy_values(&takes, 100);
            assert_eq!(values.len(), 101);
            let least = takes.last().copied().unwrap_or(101);
            for (heap, &value) in values.iter().enumerate() {
                let before = heap.checked_sub(least).map(|rest| values[rest]);
                assert_eq!(value == 1, before == Some(0), "{takes:?}, heap {heap}");
            }
        }
    }

    #[test]
    fn a_player_who_cannot_move_wins() {
        for takes in take_sets() {
            let table = grundy_values(&takes, 10);
            let mut search = Search::misere(|heaps: &Vec<u64>| options(&takes, heaps));
            for heaps in heaps_up_to(2, 10) {
                let won = misere::wins(&values_of(&heaps, &table));
                assert_eq!(won, search.wins(&heaps), "{takes:?} on {heaps:?}");
            }
        }
    }

    #[test]
    fn sets_with_a_formula() {
        for takes in take_sets() {
            let values = grundy_values(&takes, 60);
            for period in 2..=6 {
                let below = (1..period).all(|take| takes.contains(&take));
                if below && takes.iter().all(|take| take % period != 0) {
                    let remainders: Vec<u64> = (0..=60).map(|heap| heap % period as u64).collect();
                    assert_eq!(values, remainders, "{takes:?}");
                }
            }
            for factor in 2..5 {
                let multiples: Vec<usize> = takes.iter().map(|take| take * factor).collect();
                let expected: Vec<u64> = (0..=60).map(|heap| values[heap / factor]).collect();
                assert_eq!(grundy_values(&multiples, 60), expected, "{multiples:?}");
            }
        }
        for b in 2..=12 {
            for a in 1..b {
                let (mut takes, most) = (vec![a, b], 6 * b);
                let values: Vec<u64> = (0..=most)
                    .map(|n| grundy_of_two(n as u64, a as u64, b as u64))
                    .collect();
                assert_eq!(values, grundy_values(&takes, most), "{takes:?}");
                takes.reverse();
                assert_eq!(values, grundy_values(&takes, most), "{takes:?}");
            }
        }
    }

    #[test]
    fn two_takes_at_the_bounds_of_the_integers() {
        let most = u64::MAX;
        assert_eq!(grundy_of_two(most, most - 1, most), 1);
        assert_eq!(grundy_of_two(most, 1, most - 1), 0);
        assert_eq!(grundy_of_two(most - 1, 1, most - 1), 2);
        assert_eq!(grundy_of_two(most - 2, 1, most), 1);
    }

    #[test]
    #[should_panic(expected = "at least one stone")]
    fn taking_nothing_is_no_move() {
        grundy_values(&[1, 0], 3);
    }

    #[test]
    #[should_panic(expected = "two takes 1 <= a < b")]
    fn two_takes_by_their_size() {
        grundy_of_two(5, 3, 3);
    }

    #[test]
    #[should_panic(expected = "two takes 1 <= a < b")]
    fn two_takes_without_0() {
        grundy_of_two(5, 0, 3);
    }
}
