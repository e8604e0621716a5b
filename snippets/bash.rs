//! # Bash's game (巴什博弈)
//!
//! One heap, and a move takes a limited number of stones. This is often the first game that one
//! solves: count modulo the sum of the least and the most that a move takes.
//!
//! ## Rules
//!
//! One heap of n stones. A move takes at least p and at most q of them, 1 ≤ p ≤ q. A player who
//! cannot move loses: with fewer than p stones left there is no move.
//!
//! Bachet's game is the same with p = 1, seen from the other side: the players count up to n. The
//! first number is from 1 to q, and each later one is greater by 1 to q than the one before. The
//! player who says n wins. The heap is what is missing to n.
//!
//! ## Theorem
//!
//! The Grundy value is ⌊(n mod (p + q)) / p⌋, where mod is the remainder and ⌊ ⌋ rounds down. So the
//! player to move loses exactly if n mod (p + q) < p; with p = 1, exactly if q + 1 divides n.
//!
//! ## Why
//!
//! By induction over n: the options have the values of the theorem. Let r = n mod (p + q) and v = ⌊r /
//! p⌋.
//!
//! 1. No option has the value v. A move takes k stones, p ≤ k ≤ q. If k ≤ r, it leaves the
//!    remainder r − k, which has a smaller value, as k ≥ p. If k > r, it leaves the remainder r +
//!    (p + q − k), which has a greater value, as q ≥ k.
//! 2. Each u < v is the value of an option. To take (v − u) p stones leaves a remainder of value u;
//!    this is a move if (v − u) p ≤ q. For u ≥ 1 it is one: r < p + q, so (v − 1) p ≤ r − p < q. For u = 0
//!    it may be that v p > q. Then take q: as r ≥ v p > q, this leaves the remainder r − q < p, of
//!    value 0. (Let p = 2, q = 5 and r = 6, so v = 3. For u = 2 take 2, for u = 1 take 4. For u = 0 one
//!    would have to take 6; take 5, and the remainder is 1.)
//!
//! ## Values
//!
//! If a move takes 2 to 5 stones, each line of 7 begins with two heaps that are lost:
//!
//! ```
//! use snippets::{bash, tables};
//!
//! let values: Vec<u64> = (0..21).map(|n| bash::grundy(2, 5, n)).collect();
//! let table = "   | 0 1 2 3 4 5 6
//! ---+--------------
//!  0 | 0 0 1 1 2 2 3
//!  7 | 0 0 1 1 2 2 3
//! 14 | 0 0 1 1 2 2 3
//! ";
//! assert_eq!(tables::one_dimension(&values, 7), table);
//! ```
//!
//! ## How to play
//!
//! Leave a remainder below p: take r − p + 1 to r stones, where r = n mod (p + q), as far as the rules
//! let you ([`winning_move`] says what to leave). With p = 1 take r. After that answer a take of k stones
//! by a take of p + q − k, which makes p + q together.
//!
//! ## Variants
//!
//! - **The last stone loses,** and with fewer than p stones left a move takes all of them. Set one stone
//!   aside, and play with the other n − 1 as above: the same positions are lost, and the same takes win. For
//!   with at most p stones one must take all of them and loses; and the n − 1 < p others allow no move.
//!   With more than p stones some move leaves a stone, so nobody needs to take all and lose. A move that
//!   leaves a stone takes p to q of the n − 1 others. (For p = 2 and q = 5 the lost heaps are 1, 2, 8, 9,
//!   15, 16, ...)
//! - **A player who cannot move wins,** that is, a player who has to move with fewer than p stones left. The
//!   player to move loses exactly if the Grundy value is 1, that is, if p ≤ r < 2 p: from there a
//!   move leaves a remainder that is below p, or at least 2 p. With r ≥ 2 p take r − p, which leaves the
//!   remainder p. With r < p, but n ≥ p, take q, which leaves the remainder r + p. (For p = 2 and q = 5 the
//!   lost heaps are 2, 3, 9, 10, 16, 17, ... From 6 take 4, from 8 take 5.) With p = 1 this is the variant
//!   above.
//! - **More takes.** With p = 1 some greater takes may be allowed as well, but no multiple of q +
//!   1: the value is still n mod (q + 1). Each such take changes this remainder, too, and the
//!   takes up to q lead to all smaller ones.
//! - **Several heaps:** the nim-sum of their values ([`sprague_grundy`](crate::sprague_grundy)).
//! - **Any set of takes:** [`subtraction`](crate::subtraction). The limit changes:
//!   [`limits`](crate::limits), [`dynamic_nim`](crate::dynamic_nim).
//!
//! ## Cost
//!
//! O(1).
//!
//! ## Example
//!
//! Bachet's players go to 100 by steps of 1 to 10. As 100 mod 11 = 1, the first player says 1, and
//! then 12, 23, 34, 45, 56, 67, 78, 89 and 100, whatever the other one says.
//!
//! ```
//! use snippets::bash;
//!
//! assert_eq!(bash::grundy(1, 10, 100), 1);
//! assert!(bash::wins(1, 10, 100));
//! // The first player says 1, and 99 are missing.
//! assert_eq!(bash::winning_move(1, 10, 100), Some(99));
//! // A move takes 2 to 5 stones, and 22 mod 7 = 1: lost. From 24 leave 21 or 22.
//! assert!(!bash::wins(2, 5, 22));
//! assert_eq!(bash::winning_move(2, 5, 24), Some(22));
//! ```
//!
//! ## Problems
//!
//! Easiest first.
//!
//! - [`hdu1846`](crate::problems::bash::hdu1846) † HDU 1846 Brave Game
//! - [`luogu_p4018`](crate::problems::bash::luogu_p4018) Luogu P4018 Roy&October之取石子
//! - [`cses1098`](crate::problems::bash::cses1098) CSES 1098 Nim Game II
//! - [`hdu4764`](crate::problems::bash::hdu4764) † HDU 4764 Stone: the last stone loses
//! - [`yuki1770`](crate::problems::bash::yuki1770) yukicoder 1770 N言っちゃダメゲーム (6): the last number may not be repeated
//! - [`hdu2897`](crate::problems::bash::hdu2897) † HDU 2897 邂逅明下: the last stone loses
//! - [`abc297g`](crate::problems::bash::abc297g) AtCoder ABC 297 G Constrained Nim 2
//! - [`arc168b`](crate::problems::bash::arc168b) AtCoder ARC 168 B Arbitrary Nim
//!
//! † The judge takes no Rust.
//!
//! ## Source
//!
//! C. G. Bachet, Problèmes plaisants et délectables (1612); Winning Ways, chapter 4 (subtraction
//! games).
#![doc(alias = "巴什博弈")]
#![doc(alias = "Bash game")]
#![doc(alias = "巴什游戏")]
#![doc(alias = "Bachet")]
#![doc(alias = "take-away game")]
#![doc(alias = "21 game")]
#![doc(alias = "巴什博奕")]
#![doc(alias = "sticks")]
/// n mod (p + q).
#[track_caller]
fn remainder(least: u64, most: u64, stones: u64) -> u64 {
    assert!(1 <= least && least <= most, "a move takes 1 <= p <= q");
    // A period of 2^64 or more leaves every heap as it is.
    least
        .checked_add(most)
        .map_or(stones, |period| stones % period)
}

/// The Grundy value of a heap of `stones` from which a move takes `least` to `most`. O(1).
///
/// # Panics
/// If `least` is 0 or greater than `most`.
#[track_caller]
pub fn grundy(least: u64, most: u64, stones: u64) -> u64 {
    remainder(least, most, stones) / least
}

/// Whether the player to move wins. O(1).
///
/// # Panics
/// If `least` is 0 or greater than `most`.
#[track_caller]
pub fn wins(least: u64, most: u64, stones: u64) -> bool {
    grundy(least, most, stones) != 0
}

/// How many stones a winning move leaves, if there is one. Of several it is the one that takes the fewest
/// stones: if it takes k and r = n mod (p + q), the others take up to r, but no more than q. O(1).
///
/// # Panics
/// If `least` is 0 or greater than `most`.
#[track_caller]
pub fn winning_move(least: u64, most: u64, stones: u64) -> Option<u64> {
    let rest = remainder(least, most, stones);
    let take = least.max(rest.saturating_sub(least - 1));
    if take <= rest {
        Some(stones - take)
    } else {
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::Search;

    /// All winning takes, as the page says.
    fn winning_takes(stones: u64, least: u64, most: u64) -> Vec<u64> {
        let rests = winning_move(least, most, stones).into_iter();
        let greatest = most.min(stones % (least + most));
        let takes = rests.flat_map(|rest| stones - rest..=greatest);
        takes.collect()
    }

    #[test]
    fn every_heap_up_to_forty_and_every_rule_up_to_seven() {
        for most in 1..=7 {
            for least in 1..=most {
                let take = |&heap: &u64| (least..=most.min(heap)).map(|k| heap - k).collect();
                let mut search = Search::normal(take);
                for heap in 0..=40 {
                    let rule = format!("{least}..={most} of {heap}");
                    assert_eq!(grundy(least, most, heap), search.grundy(&heap), "{rule}");
                    assert_eq!(wins(least, most, heap), search.wins(&heap), "{rule}");
                    let good: Vec<u64> = (least..=most.min(heap))
                        .filter(|k| !search.wins(&(heap - k)))
                        .collect();
                    assert_eq!(winning_takes(heap, least, most), good, "{rule}");
                }
            }
        }
    }

    #[test]
    fn more_takes_but_no_multiples_of_the_period() {
        for most in 1..=5 {
            let others = (most + 1..=12).filter(|take| take % (most + 1) != 0);
            let others: Vec<u64> = others.collect();
            for set in 0..1 << others.len() {
                let more = others.iter().enumerate().filter(|(i, _)| set >> i & 1 == 1);
                let takes: Vec<u64> = (1..=most).chain(more.map(|(_, &take)| take)).collect();
                let mut search = Search::normal(|&heap: &u64| {
                    let possible = takes.iter().filter(|&&take| take <= heap);
                    possible.map(|take| heap - take).collect()
                });
                for heap in 0..=30 {
                    let value = search.grundy(&heap);
                    assert_eq!(grundy(1, most, heap), value, "{takes:?} of {heap}");
                }
            }
        }
    }

    #[test]
    fn the_last_stone_loses() {
        for most in 1..=7 {
            for least in 1..=most {
                let mut search = Search::misere(|&heap: &u64| {
                    let takes = least.min(heap).max(1)..=most.min(heap);
                    takes.map(|k| heap - k).collect()
                });
                for heap in 1..=40 {
                    let rule = format!("{least}..={most} of {heap}");
                    let won = wins(least, most, heap - 1);
                    assert_eq!(won, search.wins(&heap), "{rule}");
                    let good: Vec<u64> = (1..=most.min(heap))
                        .filter(|k| *k >= least.min(heap) && !search.wins(&(heap - k)))
                        .collect();
                    assert_eq!(winning_takes(heap - 1, least, most), good, "{rule}");
                }
            }
        }
    }

    #[test]
    fn who_cannot_move_wins() {
        for most in 1..=7 {
            for least in 1..=most {
                let mut search = Search::misere(|&heap: &u64| {
                    let takes = least..=most.min(heap);
                    takes.map(|k| heap - k).collect()
                });
                for heap in 0..=40 {
                    let rule = format!("{least}..={most} of {heap}");
                    let value = grundy(least, most, heap);
                    assert_eq!(value != 1, search.wins(&heap), "{rule}");
                    if value == 0 && heap >= least {
                        assert!(!search.wins(&(heap - most)), "{rule}");
                    } else if value > 1 {
                        let take = heap % (least + most) - least;
                        assert!((least..=most).contains(&take), "{rule}");
                        assert!(!search.wins(&(heap - take)), "{rule}");
                    }
                }
            }
        }
    }

    #[test]
    fn bounds_of_the_integers() {
        let most = u64::MAX;
        assert_eq!(grundy(1, most, most), most);
        assert_eq!(winning_move(1, most, most), Some(0));
        assert_eq!(grundy(most, most, most), 1);
        assert_eq!(winning_move(most, most, most), Some(0));
        assert_eq!(winning_move(most, most, most - 1), None);
    }

    #[test]
    #[should_panic(expected = "a move takes 1 <= p <= q")]
    fn no_stone_is_no_move() {
        grundy(0, 3, 5);
    }

    #[test]
    #[should_panic(expected = "a move takes 1 <= p <= q")]
    fn a_range_that_is_empty() {
        grundy(3, 2, 5);
    }
}
