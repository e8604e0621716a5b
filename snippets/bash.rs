//! # Bash's game (巴什博弈)
//!
//! ## Rules
//!
//! One heap of n stones. A move takes at least p and at most q of them, 1 <= p <= q. Who cannot
//! move loses: with fewer than p stones left there is no move. Bash's own game has p = 1, and there
//! who takes the last stone wins.
//!
//! ## Theorem
//!
//! The Grundy value is ⌊(n mod (p + q)) / p⌋. So the player to move loses exactly when n mod (p +
//! q) < p, for p = 1 when q + 1 divides n.
//!
//! ## Why
//!
//! Let r = n mod (p + q) and v = ⌊r / p⌋. A move of k stones leaves r - k, which has a smaller
//! value as k >= p; or, if k > r, it leaves r + (p + q - k), which has a greater value as q >= k.
//! So no option has the value v. Each u < v is the value of an option: take (v - u) p stones if
//! that is at most q. Otherwise u = 0, as (v - 1) p <= r - p < q; then take q, which leaves fewer
//! than p of the r < p + q.
//!
//! **More takes.** With p = 1 some greater takes may be allowed as well, but no multiple of q + 1:
//! the value is still n mod (q + 1). For each such take, too, changes this remainder, and the takes
//! up to q lead to all smaller ones.
//!
//! ## How to play
//!
//! Leave a remainder below p: take from r - p + 1 to r stones, as far as the rules let you. With
//! p = 1 take r.
//!
//! **Who takes the last stone loses,** and with fewer than p stones left a move takes all of them:
//! then n > 0 stones are played as n - 1 stones here. For with at most p stones all must be taken;
//! with more, to take p and leave one is better than to take all. So the game is played with the
//! other n - 1 stones, and who cannot take p of these loses.
//!
//! ## Cost
//!
//! O(1).
//!
//! ## Example
//!
//! ```
//! use snippets::bash;
//!
//! assert_eq!(bash::grundy(23, 1, 4), 3);
//! assert_eq!(bash::winning_takes(23, 1, 4), 3..=3);
//! assert_eq!(bash::grundy(22, 2, 5), 0);
//! ```
//!
//! ## Problems
//!
//! [`abc297g`](crate::problems::bash::abc297g), [`arc168b`](crate::problems::bash::arc168b),
//! [`hdu1846`](crate::problems::bash::hdu1846),
//! [`luogu_p4018`](crate::problems::bash::luogu_p4018); where the last stone loses
//! [`hdu2897`](crate::problems::bash::hdu2897), [`hdu4764`](crate::problems::bash::hdu4764).
//!
//! ## Source
//!
//! C. G. Bachet, Problèmes plaisants et délectables (1612); Winning Ways, chapter 4 (subtraction
//! games).
use std::ops::RangeInclusive;

/// n mod (p + q).
fn remainder(stones: u64, least: u64, most: u64) -> u64 {
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
pub fn grundy(stones: u64, least: u64, most: u64) -> u64 {
    remainder(stones, least, most) / least
}

/// All winning moves, each a number of stones to take; empty if there is none. O(1).
///
/// # Panics
/// If `least` is 0 or greater than `most`.
pub fn winning_takes(stones: u64, least: u64, most: u64) -> RangeInclusive<u64> {
    let remainder = remainder(stones, least, most);
    least.max(remainder.saturating_sub(least - 1))..=most.min(remainder)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::Search;

    #[test]
    fn every_heap_up_to_forty_and_every_rule_up_to_seven() {
        for most in 1..=7 {
            for least in 1..=most {
                let take = |&heap: &u64| (least..=most.min(heap)).map(|k| heap - k).collect();
                let mut search = Search::normal(take);
                for heap in 0..=40 {
                    let rule = format!("{least}..={most} of {heap}");
                    assert_eq!(grundy(heap, least, most), search.grundy(&heap), "{rule}");
                    let good: Vec<u64> = (least..=most.min(heap))
                        .filter(|k| !search.wins(&(heap - k)))
                        .collect();
                    let found: Vec<u64> = winning_takes(heap, least, most).collect();
                    assert_eq!(found, good, "{rule}");
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
                    assert_eq!(grundy(heap, 1, most), value, "{takes:?} of {heap}");
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
                    assert_eq!(
                        grundy(heap - 1, least, most) != 0,
                        search.wins(&heap),
                        "{least}..={most} of {heap}"
                    );
                }
            }
        }
    }

    #[test]
    fn bounds_of_the_integers() {
        let most = u64::MAX;
        assert_eq!(grundy(most, 1, most), most);
        assert_eq!(winning_takes(most, 1, most), most..=most);
        assert_eq!(grundy(most, most, most), 1);
        assert_eq!(winning_takes(most, most, most), most..=most);
        assert!(winning_takes(most - 1, most, most).is_empty());
    }

    #[test]
    #[should_panic(expected = "a move takes 1 <= p <= q")]
    fn no_stone_is_no_move() {
        grundy(5, 0, 3);
    }

    #[test]
    #[should_panic(expected = "a move takes 1 <= p <= q")]
    fn a_range_that_is_empty() {
        grundy(5, 3, 2);
    }
}
