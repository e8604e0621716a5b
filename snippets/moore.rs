//! # Moore's Nim-k (Nim-K 游戏, K-Nim)
//!
//! Nim in which a move may take from several heaps at once. The ones of a binary digit are then
//! counted modulo k + 1 instead of 2.
//!
//! ## Rules
//!
//! Some heaps of stones, and a number k ≥ 1. A move takes one or more stones from each of one to k
//! heaps, and from each as many as you like. A player who cannot move loses. With k = 1 this is Nim.
//!
//! ## Theorem (Moore)
//!
//! Write the heaps in binary, one below the other. The player to move loses exactly if the number
//! of ones in each column is divisible by k + 1.
//!
//! ## Why
//!
//! Call a position balanced if these numbers are all divisible by k + 1. The end is balanced. By
//! induction over the number of stones, the balanced positions are the lost ones:
//!
//! 1. No move keeps the balance. In the highest column that a move changes, only ones become zeros,
//!    as no heap grows; and one to k of them do, as the move changes at most k heaps. So the number
//!    of ones in this column is not divisible by k + 1 any more.
//! 2. From any other position some move restores the balance. Go through the columns from the highest to the
//!    lowest. A heap that is changed already may have any digit from here on, as it is smaller than
//!    before; let it have zeros for now. Let r be the number of ones in the column modulo k + 1. If
//!    r > 0, then
//!    - if at least k + 1 − r heaps are changed already, give k + 1 − r of them a one here;
//!    - otherwise at most k − r heaps are changed. Change r more: heaps with a one here, which
//!      becomes a zero. At most k heaps are changed in all.
//!
//! With up to k heaps that are not empty one can take all of them. With k + 1 heaps the player to
//! move loses exactly if all are equal: a column has 0 or k + 1 ones then.
//!
//! ## How to play
//!
//! Restore the balance as in step 2: [`winning_move`].
//!
//! ## Other rules
//!
//! **The last stone loses** ([`wins_misere`], [`winning_move_misere`]). If some heap has two stones
//! or more, the player to move loses exactly if the position is balanced, as above. If none has, he
//! loses exactly if the number of heaps of one stone is 1 modulo k + 1. By induction over the number
//! of stones:
//!
//! 1. The end has 0 heaps of one stone and is won.
//! 2. No move leads from a position that is lost by this rule to another one. If some heap of a
//!    balanced position has two stones or more, then at least k + 1 have, as the highest column with
//!    ones has that many. A move leaves one of them as it is, and spoils the balance. If all heaps
//!    are 0 or 1, a move takes one to k heaps of one stone, which changes the remainder of their
//!    number.
//! 3. From each other position but the end some move leads to one that is lost by the rule. Let c
//!    heaps have two stones or more. If c > k, restore the balance; some heap of two stones or more
//!    is left. If c ≤ k, first make each of these c heaps a heap of one stone, and let there be m
//!    heaps of one stone then. Now take (m − 1) mod (k + 1) of these, which are at most k, and begin
//!    with the c heaps that are changed already. So no more than k heaps are changed.
//!
//! **At most m stones from each heap.** For k = 1 each heap counts modulo m + 1 ([`bash`](crate::bash)). For
//! k ≥ 2 it is *wrong* to reduce the heaps modulo m + 1 and then to play Nim-k, though solutions on the web
//! do so. With k = 2 and heaps of 1, 1, 1 and m + 1 stones the remainders 1, 1, 1, 0 are balanced, but the
//! player to move wins: he takes a heap of one stone and m stones of the last heap, and leaves 0, 1, 1, 1.
//! One remainder rose from 0 to 1 while another one fell, which no move of Nim-k can do.
//!
//! *Up to k + 1 heaps* it is right: k + 1 heaps are lost exactly if all their remainders are equal, and so
//! fewer heaps, with empty ones added, if all remainders are 0. *Why:* a move changes one to k of k + 1 equal
//! remainders. From other positions let r be the remainder of the smallest heap: every other heap has r stones
//! or more, so it can be brought to the remainder r by at most m stones, and these are at most k heaps. For
//! more heaps no rule is known: search.
//!
//! **Exactly two heaps** have to change in each move. Up to three heaps are lost exactly if no two have stones,
//! and four exactly if the three smallest are equal (below). For five no rule is known: 1, 2, 2, 2, 2 and 1, 2,
//! 3, 3, 4 are lost.
//!
//! **No values.** The columns say who wins, and are no Grundy value. With up to k heaps the value is the number
//! of stones, as every smaller number of stones can be left: for k = 2 the heaps 1 and 2 have the value 3, and
//! not 4, the number 11 in base 3 that the counts of the columns would be.
//!
//! **Exactly k of 2 k heaps** (Thanos Nim). A move takes from just half of the heaps, at least one
//! stone from each of these. The player to move loses exactly if more than k heaps have the least
//! size. With 1, 1, 1 and 4 stones he loses: whichever two heaps he takes from, he empties one or two,
//! and the opponent empties two others, so that at most one is left. By induction over the number of stones:
//!
//! 1. No move leads from such a position to another one. At most k − 1 heaps are larger than the
//!    least, so the move takes from one of the least, and only the k heaps that it takes from can
//!    have the new least size. (If the least size is 0, there is no move.)
//! 2. From any other position some move leads to one of them. At least k heaps are larger than the
//!    least: bring k of these down to it, and more than k have the least size.
//!
//! **Exactly k of 2 k heaps, and a player who cannot move wins.** Let z heaps be empty, and o heaps have one stone.
//! There is no move if z > k. The player to move loses exactly if (A) 1 ≤ z ≤ k and o > 2 (k − z), or (B) the least
//! size is 2 or more, and more than k heaps have it. (For k = 2: 0, 0, 1, a and 0, 1, 1, 1, and a, a, a, b with
//! b ≥ a ≥ 2.) *Why,* by induction over the number of stones:
//!
//! 1. *A is lost.* Of the 2 k − z heaps with stones all but k − z are changed, so at least o − (k − z) > k − z heaps
//!    of one stone are emptied. Then more than k are empty, and the opponent wins.
//! 2. *Other positions with 1 ≤ z ≤ k are won.* At least z heaps have two stones or more: make z of them heaps of one
//!    stone, and empty k − z others. That is A, with k empty heaps. *And with z = 0 and a heap of one stone:* empty k
//!    other heaps.
//! 3. *The least size is 2 or more.* If at most k heaps have it, bring k others down to it: B. From B a move makes
//!    the least size smaller, and at most k heaps have the new one. If it is 1 or more, that is neither A nor B. If
//!    z > 0 heaps are empty, at most k − z have one stone: not A.
//!
//! *Rules that only look like a known one* (WA?): row 7 of [false friends](crate::false_friends#the-table).
//!
//! ## Cost
//!
//! O(n) per digit for n heaps.
//!
//! ## Example
//!
//! Heaps of 1, 2 and 3 stones, of which a move changes one or two, so k + 1 = 3:
//!
//! ```text
//! 1 = 0 1      0 1 = 1
//! 2 = 1 0      0 1 = 1
//! 3 = 1 1      0 1 = 1
//!     ───      ───
//!     2 2      0 3
//! ```
//!
//! In the high column r = 2, and no heap is changed yet: make the ones of 2 and 3 zeros. With zeros
//! below them the low column has one 1, so r = 1. Two heaps are changed: give both a one.
//!
//! ```
//! use snippets::moore;
//!
//! assert!(moore::wins(2, &[1, 2, 3]));
//! assert_eq!(moore::winning_move(2, &[1, 2, 3]), Some(vec![1, 1, 1]));
//! assert!(!moore::wins(2, &[3, 3, 3]));
//! // If the last stone loses, leave one stone and not three.
//! assert!(moore::wins_misere(2, &[1, 2, 3]));
//! assert_eq!(moore::winning_move_misere(2, &[1, 2, 3]), Some(vec![1, 0, 0]));
//! ```
//!
//! ## Problems
//!
//! Three positions to decide with a pencil come first:
//! [exercises, step 3](crate::exercises#step-3-nim-in-disguise).
//!
//! Easiest first.
//!
//! - [`cf1147c`](crate::problems::moore::cf1147c) Codeforces 1147C Thanos Nim: exactly half of the heaps change
//! - [`luogu_p2490`](crate::problems::counting::luogu_p2490) Luogu P2490 \[SDOI2011\] 黑白棋: lost positions are counted
//!
//! ## Source
//!
//! E. H. Moore, "A generalization of the game called Nim", Annals of Mathematics 11 (1910); Winning
//! Ways, chapter 15.
#![doc(alias(
    "Nim-K 游戏",
    "Moore Nim-k",
    "Nim-K游戏",
    "Nimk",
    "K-Nim",
    "Nim-K",
    "Moore Nim"
))]

use std::cmp::Reverse;

/// The number of heaps that have the digit `bit` set, modulo k + 1.
fn surplus(heaps: &[u64], bit: u32, k: usize) -> usize {
    let set = heaps.iter().filter(|&heap| heap >> bit & 1 == 1);
    // A k above the number of heaps is no more than all heaps.
    set.count() % (k.min(heaps.len()) + 1)
}

/// Returns whether the player to move wins Moore's Nim, where a move takes stones from 1 to `k` heaps, any
/// number from each, and who cannot move loses; with `k` = 0 there is no move. O(n) for each of 64 binary
/// digits.
pub fn wins(k: usize, heaps: &[u64]) -> bool {
    (0..64).any(|bit| surplus(heaps, bit, k) != 0)
}

/// Returns the sizes of all heaps after a winning move in Moore's Nim, where a move takes stones from 1 to
/// `k` heaps, any number from each, and who cannot move loses; `None` if there is none. O(n) for each of 64
/// binary digits.
pub fn winning_move(k: usize, heaps: &[u64]) -> Option<Vec<u64>> {
    let k = k.min(heaps.len());
    let mut rests = heaps.to_vec();
    let mut changed: Vec<usize> = Vec::new();
    for bit in (0..64).rev() {
        let left = surplus(&rests, bit, k);
        let missing = k + 1 - left;
        if missing <= changed.len() {
            for &i in &changed[..missing] {
                rests[i] |= 1 << bit;
            }
        } else {
            // The changed heaps have no digit set from here on, so these are others.
            let set = (0..rests.len()).filter(|&i| rests[i] >> bit & 1 == 1);
            let new: Vec<usize> = set.take(left).collect();
            for &i in &new {
                rests[i] = (rests[i] >> bit ^ 1) << bit;
            }
            changed.extend(new);
        }
    }
    if changed.is_empty() {
        None
    } else {
        Some(rests)
    }
}

/// Returns whether the player to move wins misère Moore's Nim, where a move takes stones from 1 to `k` heaps,
/// any number from each, and who takes the last stone loses. O(n) for each of 64 binary digits.
///
/// # Panics
/// If `k` is 0.
#[track_caller]
pub fn wins_misere(k: usize, heaps: &[u64]) -> bool {
    assert!(k > 0, "a move takes from a heap");
    if heaps.iter().any(|&heap| heap > 1) {
        wins(k, heaps)
    } else {
        surplus(heaps, 0, k) != 1
    }
}

/// Returns the sizes of all heaps after a winning move in misère Moore's Nim, where a move takes stones from
/// 1 to `k` heaps, any number from each, and who takes the last stone loses; `None` if there is none.
/// O(n log n), and O(n) for each of 64 binary digits.
///
/// # Panics
/// If `k` is 0.
#[track_caller]
pub fn winning_move_misere(k: usize, heaps: &[u64]) -> Option<Vec<u64>> {
    assert!(k > 0, "a move takes from a heap");
    if heaps.iter().filter(|&&heap| heap > 1).count() > k {
        return winning_move(k, heaps);
    }
    let mut by_size: Vec<usize> = (0..heaps.len()).filter(|&i| heaps[i] > 0).collect();
    by_size.sort_by_key(|&i| Reverse(heaps[i]));
    let cleared = by_size.len().checked_sub(1)? % (k.min(heaps.len()) + 1);
    let mut rests: Vec<u64> = heaps.iter().map(|&heap| heap.min(1)).collect();
    for &i in &by_size[..cleared] {
        rests[i] = 0;
    }
    if rests == heaps {
        None
    } else {
        Some(rests)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::{heaps_up_to, product, Search};

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
                assert_eq!(wins(k, &heaps), won, "{heaps:?}, {k}");
                let rests = winning_move(k, &heaps);
                assert_eq!(rests.is_some(), won, "{heaps:?}, {k}");
                if let Some(rests) = rests {
                    assert!(options(&heaps, k).contains(&rests), "{heaps:?}, {k}");
                    assert!(!search.wins(&rests), "{heaps:?}, {k}");
                }
            }
        }
    }

    #[test]
    fn the_last_stone_loses() {
        for k in 1..=5 {
            let mut search = Search::misere(|heaps: &Vec<u64>| options(heaps, k));
            for heaps in heaps_up_to(4, 3) {
                let won = search.wins(&heaps);
                assert_eq!(wins_misere(k, &heaps), won, "{heaps:?}, {k}");
                let rests = winning_move_misere(k, &heaps);
                let ended = heaps.iter().all(|&heap| heap == 0);
                assert_eq!(rests.is_some(), won && !ended, "{heaps:?}, {k}");
                if let Some(rests) = rests {
                    assert!(options(&heaps, k).contains(&rests), "{heaps:?}, {k}");
                    assert!(!search.wins(&rests), "{heaps:?}, {k}");
                }
            }
        }
    }

    /// The theorem on the remainders holds for takes from one heap only.
    #[test]
    fn at_most_m_stones_from_each_heap() {
        for m in 1..=4 {
            let limited = |heaps: &Vec<u64>, k: usize| {
                let is_allowed = |(rest, heap): (&u64, &u64)| heap - rest <= m;
                let mut options = options(heaps, k);
                options.retain(|rests| rests.iter().zip(heaps).all(is_allowed));
                options
            };
            let remainders = |heaps: &[u64]| -> Vec<u64> {
                let remainders = heaps.iter().map(|heap| heap % (m + 1));
                remainders.collect()
            };
            let mut one = Search::normal(|heaps: &Vec<u64>| limited(heaps, 1));
            for heaps in heaps_up_to(3, 5) {
                assert_eq!(wins(1, &remainders(&heaps)), one.wins(&heaps), "{heaps:?}");
            }
            let mut two = Search::normal(|heaps: &Vec<u64>| limited(heaps, 2));
            let heaps = vec![1, 1, 1, m + 1];
            assert!(!wins(2, &remainders(&heaps)));
            assert!(two.wins(&heaps) && !two.wins(&vec![0, 1, 1, 1]));
        }
    }

    #[test]
    fn exactly_half_of_the_heaps() {
        for k in 1..=2 {
            let half = |heaps: &Vec<u64>| {
                let mut options = options(heaps, k);
                let is_changed = |(rest, heap): &(&u64, &u64)| rest < heap;
                let changed =
                    |option: &Vec<u64>| option.iter().zip(heaps).filter(is_changed).count();
                options.retain(|option| changed(option) == k);
                options
            };
            let mut search = Search::normal(half);
            for heaps in product(&vec![(0..=3).collect(); 2 * k]) {
                let smallest = heaps
                    .iter()
                    .filter(|heap| Some(*heap) == heaps.iter().min());
                assert_eq!(smallest.count() <= k, search.wins(&heaps), "{heaps:?}");
            }
        }
    }

    #[test]
    #[should_panic(expected = "a move takes from a heap")]
    fn no_heap_is_no_move() {
        wins_misere(0, &[1]);
    }

    #[test]
    #[should_panic(expected = "a move takes from a heap")]
    fn no_heap_to_move_on() {
        winning_move_misere(0, &[1]);
    }

    #[test]
    fn moves_on_great_heaps() {
        for n in 1..=12 {
            let heaps: Vec<u64> = (1..=n)
                .map(|i: u64| i.wrapping_mul(0x9e37_79b9_7f4a_7c15))
                .collect();
            for k in 1..=13 {
                let rests = winning_move(k, &heaps).expect("a winning move");
                let pairs = || rests.iter().zip(&heaps);
                assert!(pairs().all(|(rest, heap)| rest <= heap), "{heaps:x?}, {k}");
                let changed = pairs().filter(|(rest, heap)| rest < heap).count();
                assert!((1..=k).contains(&changed), "{heaps:x?}, {k}");
                assert!(!wins(k, &rests), "{heaps:x?}, {k}");
                assert_eq!(winning_move(k, &rests), None);
            }
        }
    }

    #[test]
    fn few_heaps_and_at_most_m_stones_from_each() {
        for (k, m, most) in [(2, 1, 6), (2, 2, 6), (2, 3, 6), (3, 1, 3), (3, 2, 3)] {
            let mut search = Search::normal(|heaps: &Vec<u64>| {
                let mut options = options(heaps, k);
                let is_allowed = |(rest, heap): (&u64, &u64)| heap - rest <= m;
                options.retain(|rests| rests.iter().zip(heaps).all(is_allowed));
                options
            });
            for heaps in heaps_up_to(k + 1, most) {
                let mut remainders: Vec<u64> = heaps.iter().map(|heap| heap % (m + 1)).collect();
                remainders.resize(k + 1, 0);
                let equal = remainders.windows(2).all(|two| two[0] == two[1]);
                assert_eq!(search.wins(&heaps), !equal, "{heaps:?}, {k}, {m}");
                assert_eq!(wins(k, &remainders), !equal, "{heaps:?}, {k}, {m}");
            }
        }
    }

    #[test]
    fn exactly_two_heaps() {
        let mut search = Search::normal(|heaps: &Vec<u64>| {
            let mut options = options(heaps, 2);
            let changed = |option: &Vec<u64>| {
                let pairs = option.iter().zip(heaps);
                pairs.filter(|(rest, heap)| rest < heap).count()
            };
            options.retain(|option| changed(option) == 2);
            options
        });
        for heaps in heaps_up_to(4, 4) {
            let mut by_size = heaps.clone();
            by_size.sort_unstable();
            let lost = match by_size[..] {
                [a, b, c, _] => a == b && b == c,
                _ => heaps.iter().filter(|&&heap| heap > 0).count() < 2,
            };
            assert_eq!(search.wins(&heaps), !lost, "{heaps:?}");
        }
        assert!(!search.wins(&vec![1, 2, 2, 2, 2]) && !search.wins(&vec![1, 2, 3, 3, 4]));
    }

    #[test]
    fn the_value_where_all_heaps_may_be_taken_from() {
        let mut search = Search::normal(|heaps: &Vec<u64>| options(heaps, 2));
        for (a, b) in (0..6).flat_map(|a| (0..6).map(move |b| (a, b))) {
            assert_eq!(search.grundy(&vec![a, b]), a + b);
        }
    }

    #[test]
    fn exactly_half_of_the_heaps_and_who_cannot_move_wins() {
        for (k, most) in [(1, 6), (2, 4)] {
            let mut search = Search::misere(|heaps: &Vec<u64>| {
                let mut options = options(heaps, k);
                let changed = |option: &Vec<u64>| {
                    let pairs = option.iter().zip(heaps);
                    pairs.filter(|(rest, heap)| rest < heap).count()
                };
                options.retain(|option| changed(option) == k);
                options
            });
            for heaps in product(&vec![(0..=most).collect(); 2 * k]) {
                let count = |size: u64| heaps.iter().filter(|&&heap| heap == size).count();
                let least = heaps.iter().copied().min().expect("a heap");
                let (empty, ones) = (count(0), count(1));
                let forced = (1..=k).contains(&empty) && ones > 2 * (k - empty);
                let lost = forced || least > 1 && count(least) > k;
                assert_eq!(search.wins(&heaps), !lost, "{heaps:?}, {k}");
            }
        }
    }
}
