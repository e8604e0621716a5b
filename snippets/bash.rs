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
//! ## Other rules
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
//! - **Weights** (加权). Let each position of a game that ends have a whole number as its weight, and let no
//!   move change the weight by a multiple of q + 1. If the weight has a remainder r > 0 modulo q + 1, let
//!   some move lower it by r. Then the positions whose weights are multiples of q + 1 are lost, and all
//!   others are won. *Why,* by induction: no move leads from a multiple to a multiple, and from any other
//!   weight one does. So pieces of several kinds can be one heap. (A white stone weighs 1 and a black one 2.
//!   A move takes one white stone or two, or a black one, or puts a white one in the place of a black one:
//!   the weight falls by 1 or 2, and it can fall by both if it is 2 or more. Lost are the multiples of 3.)
//! - **Several heaps:** the nim-sum of their values ([`sprague_grundy`](crate::sprague_grundy)).
//! - **Several heaps, and the last stone loses** (p = 1): misère Nim ([`misere`](crate::misere)) on the
//!   remainders, not on the heaps: the proof is on the page [`subtraction`](crate::subtraction). What has to be
//!   above 1 for the play as in Nim is a remainder. With q = 2 one heap of 3 stones has the remainder 0 and is
//!   won: take two.
//! - **Not the number that was just taken.** A move takes 1 to m stones, but not as many as the move before.
//!   *If 2 divides m + 1 an even number of times* (m even, or m = 3, 11, 15, 19, ...), the lost heaps are the
//!   multiples of m + 1, as without the rule. *Otherwise* m + 1 itself is won: take half of it. Then the first
//!   lost heap after 0 is m + 2 for 2 ≤ m ≤ 31 (by search), and only a table of (stones, last take) says more.
//!   For m = 5 the lost heaps are 0 and 7 modulo 13. *Why:* let 2ᵉ be the greatest power of two that divides
//!   m + 1, let a = (m + 1) / 2ᵉ, and let e be even. By induction over n, (i) a multiple n of m + 1 is lost
//!   after any take, and (ii) if n has the remainder r > 0 modulo m + 1, and a divides r, then n is lost after
//!   a take of r exactly if 2 divides r an even number of times.
//!   - For (ii) look at a take of t, which leaves the remainder r′. As t ≠ r, it is not 0. If r′ ≠ t, the
//!     opponent takes r′ and wins by (i). So only t = r / 2 and t = (m + 1 + r) / 2 count, after which r′ = t.
//!     As r < m + 1, and a divides both, 2 divides r less often than m + 1. So 2 divides both these t once less
//!     than r, and (ii) for r follows from (ii) for t. (If r is odd, there is no such t, and n is lost.)
//!   - For (i) a take of t is answered by m + 1 − t, unless that is t itself. Then e > 0, and 2 divides t an
//!     odd number of times, e − 1: by (ii) the opponent wins.
//!   - From any other n take r at the start. If e is odd, (ii) holds below m + 1, where nothing but t = r / 2
//!     counts, and half of m + 1 is a number that 2 divides an even number of times.
//! - **Own last number barred.** A table of (stones, own last take, the other's). The multiples of m + 1 are
//!   lost: a take of t is answered by m + 1 − t, and as t is not the take of the opponent before, the answer is
//!   not the one before either. Others are lost, too: for m = 2 the heaps 0, 3, 4 modulo 6, for m = 3 all even
//!   ones from 12 on (by search up to 60 stones).
//! - **Each number once in the whole game.** A table of (stones, set of used numbers). For even m the multiples
//!   of m + 1 up to m (m + 1) / 2 are lost, as m + 1 − t was not used if t was not; but others are, too: 16 for
//!   m = 8. For m = 5 the lost heaps are 0, 7, 11, 12, 13, 14. If more may be taken than there is (`LeetCode`
//!   464), it is another list: for m = 4 the totals 5, 9 and 10 are lost.
//! - **The opponent forbids f numbers** from 1 to m before each take, 1 ≤ f < m. Lost are the heaps with a
//!   remainder of 0 to f modulo m + 1. *Why:* a player wins exactly if more than f takes lead to lost heaps.
//!   The m heaps below n have all remainders but that of n, so f + 1 of them are lost if the remainder of
//!   n is above f, and f otherwise; and from n ≤ f there are no more than f takes at all.
//! - **Any set of takes:** [`subtraction`](crate::subtraction). The limit changes:
//!   [`limits`](crate::limits), [`dynamic_nim`](crate::dynamic_nim).
//!
//! *Rules that only look like a known one* (WA?): rows 5, 6, 15 and 24 of [false friends](crate::false_friends#the-table).
//!
//! ## Exactly to 0
//!
//! *A race to hit one place* (恰好走到; `cf154d`). A whole number d is given, and a move takes a to b off
//! it, a ≤ b, whole numbers of any sign. Who makes it 0 wins. There is always a move, as d may go below
//! 0, and a play without end is a draw. So it is if two players walk towards each other by steps from a
//! to b, and who comes onto the other's place wins: d is their distance.
//!
//! *Theorem.* Let d ≠ 0.
//!
//! 1. If a ≤ d ≤ b, the player to move wins.
//! 2. Otherwise, if a ≤ 0 ≤ b, it is a draw.
//! 3. Otherwise let 0 < a; if b < 0, change all signs. If d < 0, it is a draw. Let r = d mod (a + b). If
//!    r = 0, the player to move loses. If a ≤ r ≤ b, he wins, by taking r and by nothing else. Otherwise
//!    it is a draw.
//!
//! *Why.* 1 is clear. In 2 a player may leave d as it is, so only a win at once counts
//! ([`tempo`](crate::tempo), theorem 7). In 3 nobody can win below 0. A take of t is answered by a take
//! of a + b − t. So the multiples of a + b are lost, and from a ≤ r ≤ b the take of r leaves a multiple,
//! or 0; the takes from a to b have different remainders. Otherwise, if 0 < r < a, let him take a: the
//! remainder is r + b > b then, or d is below 0. If r > b, let him take b: the remainder is r − b, above
//! 0 and below a. Neither is 0 or from a to b. So each player can keep out of these, until d is below 0.
//!
//! (a = 2, b = 3. From 12 take 2, and then leave multiples of 5 again. 10 is lost. 11 and 14, with r = 1
//! and 4, are drawn.) In the game in which a player who cannot move loses, all r below the least take are
//! lost; here only 0 is.
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
//! Three positions to decide with a pencil come first:
//! [exercises, step 1](crate::exercises#step-1-heaps).
//!
//! Easiest first.
//!
//! - [`hdu1846`](crate::problems::bash::hdu1846) † HDU 1846 Brave Game
//! - [`cses1098`](crate::problems::bash::cses1098) CSES 1098 Nim Game II
//! - [`luogu_p4018`](crate::problems::bash::luogu_p4018) Luogu P4018 Roy&October之取石子
//! - [`hdu4764`](crate::problems::bash::hdu4764) † HDU 4764 Stone: the last stone loses
//! - [`hdu2897`](crate::problems::bash::hdu2897) † HDU 2897 邂逅明下: the last stone loses
//! - [`abc297g`](crate::problems::bash::abc297g) AtCoder ABC 297 G Constrained Nim 2
//! - [`yuki1770`](crate::problems::bash::yuki1770) yukicoder 1770 N言っちゃダメゲーム (6): the last number may not be repeated
//! - [`arc168b`](crate::problems::bash::arc168b) AtCoder ARC 168 B Arbitrary Nim
//! - [`cf154d`](crate::problems::bash::cf154d) Codeforces 154D Flatland Fencing: exactly to 0
//!
//! † The judge takes no Rust.
//!
//! ## Source
//!
//! C. G. Bachet, Problèmes plaisants et délectables (1612); Winning Ways, chapter 4 (subtraction
//! games).
#![doc(alias(
    "Not the last number",
    "Own last number barred",
    "A forbidden number",
    "Misère Bash game",
    "不能重复",
    "巴什博弈",
    "Bash game",
    "巴什游戏",
    "Bachet",
    "take-away game",
    "21 game",
    "巴什博奕",
    "sticks",
    "恰好走到",
    "exactly to 0",
    "加权",
    "Weights"
))]
/// Returns the remainder of `stones` modulo `least` + `most`.
#[track_caller]
fn remainder(least: u64, most: u64, stones: u64) -> u64 {
    assert!(
        1 <= least && least <= most,
        "a move takes 1 <= least <= most"
    );
    // A period of 2^64 or more leaves every heap as it is.
    least
        .checked_add(most)
        .map_or(stones, |period| stones % period)
}

/// Returns the Grundy value of a heap of `stones` in Bash's game, where a move takes `least` to `most` of them.
/// O(1).
///
/// # Panics
/// If `least` is 0 or greater than `most`.
#[track_caller]
pub fn grundy(least: u64, most: u64, stones: u64) -> u64 {
    remainder(least, most, stones) / least
}

/// Returns whether the player to move wins Bash's game on a heap of `stones`, where a move takes `least` to
/// `most` of them and a player who cannot move loses. O(1).
///
/// # Panics
/// If `least` is 0 or greater than `most`.
#[track_caller]
pub fn wins(least: u64, most: u64, stones: u64) -> bool {
    grundy(least, most, stones) != 0
}

/// Returns how many stones a winning move leaves in Bash's game on a heap of `stones`, where a move takes
/// `least` to `most` of them, or `None` if no move wins. Of several moves it is the one that takes the fewest
/// stones. The others take more: up to the remainder of `stones` modulo `least` + `most`, but no more than
/// `most`. O(1).
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
    use crate::search::{forced_ends, product, Search};

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
    #[should_panic(expected = "a move takes 1 <= least <= most")]
    fn no_stone_is_no_move() {
        grundy(0, 3, 5);
    }

    #[test]
    #[should_panic(expected = "a move takes 1 <= least <= most")]
    fn a_range_that_is_empty() {
        grundy(3, 2, 5);
    }

    #[test]
    fn not_the_number_that_was_just_taken() {
        for m in 1..=31 {
            let mut search = Search::normal(|&(n, last): &(u64, u64)| {
                let takes = (1..=m.min(n)).filter(|&take| take != last);
                takes.map(|take| (n - take, take)).collect()
            });
            let exponent = (m + 1).trailing_zeros();
            let most = if m < 8 { 60 } else { m + 2 };
            let lost: Vec<u64> = (1..=most).filter(|&n| !search.wins(&(n, 0))).collect();
            if exponent % 2 == 0 {
                let multiples = (1..=most).filter(|n| n % (m + 1) == 0);
                assert!(multiples.eq(lost), "{m}");
            } else {
                assert!(!search.wins(&((m + 1) / 2, (m + 1) / 2)), "{m}");
                assert_eq!(lost.first(), Some(&(m + 2)).filter(|_| m > 1), "{m}");
            }
            // The two claims of the proof.
            for n in (1..=40).filter(|_| m < 8) {
                let rest = n % (m + 1);
                let odd_part = (m + 1) >> exponent;
                if rest == 0 && exponent % 2 == 0 {
                    assert!((1..=m).all(|last| !search.wins(&(n, last))), "{n}, {m}");
                } else if rest % odd_part == 0 && rest > 0 && (exponent % 2 == 0 || n <= m) {
                    let is_lost = rest.trailing_zeros() % 2 == 0;
                    assert_eq!(search.wins(&(n, rest)), !is_lost, "{n}, {m}");
                }
            }
        }
        let mut five = Search::normal(|&(n, last): &(u64, u64)| {
            let takes = (1..=n.min(5)).filter(|&take| take != last);
            takes.map(|take| (n - take, take)).collect()
        });
        for n in 0..=100 {
            assert_eq!(five.wins(&(n, 0)), ![0, 7].contains(&(n % 13)), "{n}");
        }
    }

    #[test]
    fn not_ones_own_last_number() {
        for m in 2..=5 {
            let mut search = Search::normal(|&(n, own, other): &(u64, u64, u64)| {
                let takes = (1..=m.min(n)).filter(|&take| take != own);
                takes.map(|take| (n - take, other, take)).collect()
            });
            for n in 0..=60 {
                let won = search.wins(&(n, 0, 0));
                assert!(!won || n % (m + 1) > 0, "{n}, {m}");
                match m {
                    2 => assert_eq!(won, ![0, 3, 4].contains(&(n % 6)), "{n}"),
                    3 if n >= 12 => assert_eq!(won, n % 2 == 1, "{n}"),
                    _ => (),
                }
            }
        }
    }

    /// The lost heaps up to `most` stones, if each number from 1 to `m` is taken once. If `may_exceed`, a take may be
    /// more than there is.
    fn lost_if_taken_once(m: u32, most: u32, may_exceed: bool) -> Vec<u32> {
        let mut search = Search::normal(|&(n, used): &(u32, u32)| {
            let possible =
                |&take: &u32| used >> take & 1 == 0 && (may_exceed && n > 0 || take <= n);
            let takes = (1..=m).filter(possible);
            takes
                .map(|take| (n.saturating_sub(take), used | 1 << take))
                .collect()
        });
        (0..=most).filter(|&n| !search.wins(&(n, 0))).collect()
    }

    #[test]
    fn each_number_once() {
        for m in [2, 4, 6, 8] {
            let lost = lost_if_taken_once(m, 18.min(m * (m + 1) / 2), false);
            assert!((0..=18.min(m * (m + 1) / 2)).all(|n| n % (m + 1) > 0 || lost.contains(&n)));
            assert_eq!(lost.contains(&16), m == 8);
        }
        assert_eq!(lost_if_taken_once(5, 14, false), [0, 7, 11, 12, 13, 14]);
        assert_eq!(lost_if_taken_once(4, 10, true), [0, 5, 9, 10]);
    }

    #[test]
    fn forbidden_numbers() {
        for m in 2..=5_usize {
            for count in 1..m {
                let mut won: Vec<bool> = Vec::new();
                for n in 0..=30 {
                    let sets = product(&vec![vec![false, true]; m]).into_iter();
                    let mut sets = sets.filter(|set| set.iter().filter(|&&is| is).count() == count);
                    let wins = |set: Vec<bool>| {
                        let mut takes = (1..=m.min(n)).filter(|take| !set[take - 1]);
                        takes.any(|take| !won[n - take])
                    };
                    let wins_always = sets.all(wins);
                    assert_eq!(wins_always, n % (m + 1) > count, "{n}, {m}, {count}");
                    won.push(wins_always);
                }
            }
        }
    }

    #[test]
    fn exactly_to_0_from_up_to_twenty_and_every_rule_up_to_four() {
        const FAR: i64 = 50;
        let positions: Vec<i64> = (-FAR..=FAR).collect();
        for (a, b) in (-4..=4).flat_map(|a| (a..=4).map(move |b| (a, b))) {
            // Nobody comes back from beyond if all takes have one sign, and otherwise nobody has to go there.
            let ends = forced_ends(&positions, |&d| {
                if d == 0 {
                    return Vec::new();
                }
                let options = (a..=b).map(|take| d - take);
                options.map(|d| d.clamp(-FAR, FAR)).collect()
            });
            for d in (-20..=20).filter(|&d| d != 0) {
                let sign = if b < 0 { -1 } else { 1 };
                let (least, most) = if b < 0 { (-b, -a) } else { (a, b) };
                let rest = sign * d;
                let expected = if (a..=b).contains(&d) {
                    Some(true)
                } else if least <= 0 || rest < 0 {
                    None
                } else if rest % (least + most) == 0 {
                    Some(false)
                } else if (least..=most).contains(&(rest % (least + most))) {
                    Some(true)
                } else {
                    None
                };
                let is_won = ends.get(&d).map(|moves| moves % 2 == 1);
                assert_eq!(is_won, expected, "{a}..={b}, {d}");
                if is_won == Some(true) && least > 0 {
                    let is_good = |take: &i64| ends.get(&(d - take)).map(|n| n % 2) == Some(0);
                    let take = sign * (rest % (least + most));
                    assert!((a..=b).filter(is_good).eq([take]), "{a}..={b}, {d}");
                }
            }
        }
    }

    #[test]
    fn weights_of_white_and_black_stones() {
        let mut search = Search::normal(|&(white, black): &(u64, u64)| {
            let mut options: Vec<(u64, u64)> = (1..=white.min(2))
                .map(|taken| (white - taken, black))
                .collect();
            if black > 0 {
                options.extend([(white, black - 1), (white + 1, black - 1)]);
            }
            options
        });
        for white in 0..=12 {
            for black in 0..=12 {
                let is_lost = (white + 2 * black) % 3 == 0;
                assert_eq!(search.wins(&(white, black)), !is_lost, "{white}, {black}");
            }
        }
    }
}
