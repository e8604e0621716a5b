//! # Take-away games with a bound that moves (动态减法游戏, k 倍动态减法)
//!
//! One heap, and what a move may take depends on what the move before took. One theorem solves all
//! such games in which a greater take never leaves the opponent a smaller choice.
//!
//! ## Rules
//!
//! A heap of n stones and a function f that does not decrease. The first move takes at most `limit`
//! stones, and a move that follows a take of t stones takes at most f(t); each takes at least one.
//! A player who cannot move loses.
//!
//! With f(t) = c t each move takes at most c times the last take (c = 2 is
//! [`fibonacci`](crate::fibonacci)), with f(t) = t + c at most c more than it, with f(t) = c at
//! most c ([`bash`](crate::bash)).
//!
//! ## Worked example
//!
//! Let each move take at most three times as many stones as the last one, f(t) = 3 t, and let the first
//! one take any number but all. Which heaps are lost? 1 is: there is no move. 2, 3 and 4 are: after a take of 1
//! or more the opponent may take the rest, up to 3. 5 = 4 + 1 is won: the player takes 1, and of the other 4
//! the opponent may take at most 3, so he cannot take all. 6 is lost: after a take of 1 the
//! opponent takes 1 of the 5 and leaves 4 with the limit 3; after a greater take he takes the rest.
//! 7 = 6 + 1 is won by taking 1. The lost heaps go on with 8, 11, 15, 21:
//!
//! | heap | 1 | 2 | 3 | 4 | 6 | 8 | 11 | 15 | 21 | 29 |
//! | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |
//! | sum | | 1 + 1 | 2 + 1 | 3 + 1 | 4 + 2 | 6 + 2 | 8 + 3 | 11 + 4 | 15 + 6 | 21 + 8 |
//!
//! Each is the sum of the heap before it and the least lost heap h for which 3 h is at least the heap
//! before it: 21 = 15 + 6, as 3 · 6 ≥ 15, but 3 · 4 < 15.
//!
//! From 27 = 21 + 6 take 6. The opponent may take up to 18, and so not all of the 21. Say that he takes 5.
//! Then 16 = 15 + 1 are left, and the bound is 15: take 1, and so on. If he takes 2, then 19 = 15 + 4 are
//! left, and the bound is 6: take 4. The smallest part is always within the bound.
//!
//! ## Theorem (Schwenk)
//!
//! Let H(1) = 1 and H(k+1) = H(k) + H(j) for the least j ≤ k with f(H(j)) ≥ H(k); where no such j
//! exists, the sequence ends. Write n as a sum of these numbers, always taking the greatest that
//! fits: these are its *parts*. The player to move wins exactly if the smallest part of n is at
//! most his bound; an empty heap has no part, and is lost.
//!
//! If the first move may take any number but the whole heap, the first player loses exactly from the
//! heaps H(1), H(2), ...: these have one part, and all others a part that he may take.
//!
//! ## Why
//!
//! By induction over n. The numbers in brackets are those of the example.
//!
//! 1. Let H(k) be a part of n, and H(i) the part that is taken after it, smaller or equal. Then
//!    f(H(i)) < H(k). For if H(k) is not the last number of the sequence, then less than H(k+1) −
//!    H(k) = H(j) is left beside it, as otherwise H(k+1) would have been taken. So i < j, and as j is
//!    the least, f(H(i)) < H(k). (27 = 21 + 6, and 3 · 6 < 21. Beside 21 less than 29 − 21 = 8 is
//!    left.) If H(k) is the last number, then f(H(i)) ≤ f(H(k)) < H(k).
//! 2. So a player who takes the smallest part either empties the heap, or leaves the other parts,
//!    the smallest of which is above the next bound: the opponent loses.
//! 3. A player who takes t < s, where s is the smallest part, leaves the other parts and those of
//!    s − t. Let H(i) be the smallest part of s − t. Then f(t) ≥ H(i): the opponent can take it,
//!    and wins. (s = 21, t = 2: 19 = 15 + 4, and 3 · 2 ≥ 4.) For assume f(t) < H(i): the take is
//!    too small for the parts that it leaves. Then t and these parts fall short of s, as is shown now.
//!    (A take of 1 would be too small for 15 + 4, as 3 · 1 < 4; and 1 + 4 + 15 is less than 21.)
//!    - H(i+1) exists, as H(i) < s. It is H(i) + H(j) with f(H(j)) ≥ H(i) > f(t), so H(j) > t, and
//!      t + H(i) < H(i+1).
//!    - Go on from a part H(b) of s − t to the next part H(a) ≥ H(b). If t and the parts up to H(b)
//!      have a sum below H(b+1), then t and the parts up to H(a) have a sum below H(a+1): by step 1
//!      H(a+1) = H(a) + H(j) with b < j, so H(b+1) ≤ H(j).
//!    - At the greatest part H(a) the sum is t + (s − t) = s. So s < H(a+1). But H(a) < s, and s is
//!      itself a number of the sequence: a contradiction.
//!
//! ## Values
//!
//! The heaps H(k) up to 60, if a move takes at most as many stones as the last take, at most twice,
//! or at most three times as many: powers of two, Fibonacci numbers, and a sequence in which every
//! number from 8 on is H(k+1) = H(k) + H(k−3).
//!
//! ```
//! use snippets::dynamic_nim::lost_heaps;
//!
//! assert_eq!(lost_heaps(|t| t, 60), [1, 2, 4, 8, 16, 32]);
//! assert_eq!(lost_heaps(|t| 2 * t, 60), [1, 2, 3, 5, 8, 13, 21, 34, 55]);
//! assert_eq!(lost_heaps(|t| 3 * t, 60), [1, 2, 3, 4, 6, 8, 11, 15, 21, 29, 40, 55]);
//! ```
//!
//! With f(t) = t the smallest part is the lowest 1 of n in binary: take it.
//!
//! ## How to play
//!
//! Take the smallest part, if the limit allows it ([`winning_move`]); by step 3 no smaller take wins.
//!
//! ## Other rules
//!
//! - **The last stone loses,** and f(t) ≥ 1: then n > 0 stones are played as n − 1 stones here.
//!   For one stone must be taken, and from more stones some move leaves a stone.
//! - **f may decrease.** Then the theorem does not hold: with f(1) = 3 and f(t) = 1 for all other
//!   t, H is 1, 2, 3, 4, but 4 stones with the limit 2 are won, by taking 2. For any f let T(0) be
//!   infinite and T(n) the least t ≥ 1 with f(t) < T(n − t); so T(n) ≤ n. It is the least take
//!   that wins, so the player to move wins exactly if T(n) is at most his limit. O(n^2) for all
//!   heaps up to n.
//! - **Several heaps under one limit.** The limit comes from the last take, on whichever heap, and the first
//!   take is free. The heaps are no sum of games, and the parts above do not help: with f(t) = 2 t the
//!   Fibonacci numbers 1 and 2 are won together. *Two heaps* are lost exactly if they are equal, if f(t) ≥ t
//!   for all t: copy the take on the other heap; from unequal heaps take the difference. *Three heaps and
//!   more:* no rule is known, for f(t) = 2 t the heaps 1, 2, 4 and 1, 3, 6 and 2, 3, 7 and 1, 5, 9 are lost.
//!   For any f the table above works with lists of heaps in place of n: T is the least take t, of whichever
//!   heap, with f(t) < T of what is left, and infinite if there is none.
//! - **No take greater than the last one, several heaps.** With f(t) = t and the last take c, on whichever heap,
//!   the player to move wins exactly if the nim-sum x of the heaps is not 0 and the lowest 1 of x, as a power of
//!   two, is at most c. (6 and 4 have the nim-sum 2: with c = 2 take 2 of the 6, with c = 1 they are lost.)
//!   *Why:* let b be that lowest 1. A heap that has it gives b stones; this clears the bit b of x and changes no
//!   other one, so the new nim-sum has no 1 at or below b, and the opponent may take at most b. From such a
//!   position a take of t changes, in its heap, the lowest 1 of t and no bit below it. So the lowest 1 of the new
//!   nim-sum is that of t, at most t. *Modulo m* (`yuki2666`): the take modulo m may not grow. Divide each heap
//!   by m: the player to move, with a free first take, loses exactly if the quotients have the nim-sum 0 and so
//!   have the remainders. If the quotients have not, he takes a multiple of m that makes it 0, and from then on
//!   only multiples of m may be taken. If they have, a move must not change that, so it takes from a remainder
//!   only, and that is the game above.
//!
//! *Rules that only look like a known one* (WA?): row 12 of [false friends](crate::false_friends#the-table).
//!
//! ## Cost
//!
//! O(m) for the m numbers of the sequence up to n: m is O(c + log n) for f(t) = t + c and O(c log
//! n) for f(t) = c t.
//!
//! ## Example
//!
//! With f(t) = 3 t, 27 stones have the parts 21 and 6: take 6. The opponent may take up to 18 of the
//! 21, but the only part is 21. If the first move may take no more than 5, the first player loses.
//!
//! ```
//! use snippets::dynamic_nim;
//!
//! let triple = |take: u64| take.saturating_mul(3);
//! assert_eq!(dynamic_nim::winning_move(triple, 27, 26), Some(21));
//! assert_eq!(dynamic_nim::winning_move(triple, 16, 15), Some(15));
//! assert_eq!(dynamic_nim::winning_move(triple, 19, 6), Some(15));
//! assert_eq!(dynamic_nim::winning_move(triple, 21, 18), None);
//! assert!(dynamic_nim::wins(triple, 27, 26) && !dynamic_nim::wins(triple, 27, 5));
//! ```
//!
//! ## Problems
//!
//! Easiest first.
//!
//! - [`luogu_p6487`](crate::problems::dynamic_nim::luogu_p6487) Luogu P6487 \[COCI 2010/2011 #4\] HRPA
//! - [`luogu_p6791`](crate::problems::dynamic_nim::luogu_p6791) Luogu P6791 \[SNOI2020\] 取石子
//! - [`poj3922`](crate::problems::dynamic_nim::poj3922) † POJ 3922 A simple stone game
//! - [`yuki2666`](crate::problems::dynamic_nim::yuki2666) yukicoder 2666 Decreasing Modulo Nim: several heaps
//!
//! † The judge takes no Rust.
//!
//! ## Source
//!
//! A. J. Schwenk, "Take-away games", Fibonacci Quarterly 8 (1970), for f(t) ≥ t; R. J. Epp, T. S.
//! Ferguson, "A note on take-away games", Fibonacci Quarterly 18 (1980); for any f A. Holshouser,
//! H. Reiter, "One pile Nim with arbitrary move function", Electronic Journal of Combinatorics 10
//! (2003); 曹钦翔, 《从"k 倍动态减法游戏"出发探究一类组合游戏问题》, papers of China's national team
//! (国家集训队论文), 2009.
#![doc(alias(
    "Dynamic Nim",
    "Fibonacci Nim on two heaps",
    "动态减法游戏",
    "Take-away games with a bound that moves",
    "动态减法",
    "k 倍动态减法",
    "k 倍取石子",
    "Schwenk",
    "dynamic Nim"
))]

/// Lists the heaps up to `most`, growing, on which the first player loses if his only limit is that he must
/// leave a stone, and a move after a take of t stones takes at most `bound(t)`. The heap of 1 is listed in any
/// case. O(1) and a call or two of `bound` for each listed heap.
///
/// # Requires
/// `bound(t)` is at most `bound(t + 1)`.
pub fn lost_heaps(bound: impl Fn(u64) -> u64, most: u64) -> Vec<u64> {
    let mut heaps = vec![1u64];
    let (mut last, mut step) = (1, 0);
    while let Some(least) = (step..heaps.len()).find(|&j| bound(heaps[j]) >= last) {
        step = least;
        match heaps[step].checked_add(last) {
            Some(next) if next <= most => last = next,
            _ => break,
        }
        heaps.push(last);
    }
    heaps
}

/// Returns whether the player to move wins on a heap of `stones` of which at most `limit` may be taken now, and
/// at most `bound(t)` after a take of t stones; a player who cannot move loses. O(m) for m lost heaps up to
/// `stones`.
///
/// # Requires
/// `bound(t)` is at most `bound(t + 1)`.
pub fn wins(bound: impl Fn(u64) -> u64, stones: u64, limit: u64) -> bool {
    winning_move(bound, stones, limit).is_some()
}

/// Returns how many stones are left by the winning move that takes fewest, of a heap of `stones` of which at
/// most `limit` may be taken now, and at most `bound(t)` after a take of t stones; `None` if no move wins. O(m)
/// for m lost heaps up to `stones`.
///
/// # Requires
/// `bound(t)` is at most `bound(t + 1)`.
pub fn winning_move(bound: impl Fn(u64) -> u64, stones: u64, limit: u64) -> Option<u64> {
    let mut rest = stones;
    let smallest_part = lost_heaps(bound, stones).into_iter().rev().find(|part| {
        rest %= part;
        rest == 0
    })?;
    if smallest_part <= limit.min(stones) {
        Some(stones - smallest_part)
    } else {
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::{heaps_up_to, take_from_one, Search};
    use std::collections::HashMap;

    fn check(most: u64, bound: impl Fn(u64) -> u64) {
        // A heap and the most that may be taken.
        let mut search = Search::normal(|&(n, limit): &(u64, u64)| {
            let takes = 1..=limit.min(n);
            takes.map(|take| (n - take, bound(take))).collect()
        });
        let losing = lost_heaps(&bound, most);
        for n in 1..=most {
            let lost = !search.wins(&(n, n - 1));
            assert_eq!(losing.contains(&n), lost, "{n} stones");
        }
        for n in 0..=most {
            for limit in 0..=most + 1 {
                let least = (1..=limit.min(n)).find(|&take| !search.wins(&(n - take, bound(take))));
                let place = format!("{n} stones, at most {limit}");
                let rest = least.map(|take| n - take);
                assert_eq!(winning_move(&bound, n, limit), rest, "{place}");
            }
        }
    }

    #[test]
    fn every_bound_up_to_seven_stones() {
        const MOST: u64 = 7;
        // The bounds after takes of 1, 2, ...
        let mut bounds = vec![vec![]];
        for _ in 0..MOST {
            let longer = |list: &Vec<u64>| {
                let least = list.last().copied().unwrap_or(0);
                let list = list.clone();
                (least..=MOST).map(move |next| [list.as_slice(), &[next]].concat())
            };
            bounds = bounds.iter().flat_map(longer).collect();
        }
        for list in bounds {
            check(MOST, |take| list[usize::try_from(take - 1).unwrap()]);
        }
    }

    #[test]
    fn factors_and_summands() {
        for k in 0..6 {
            check(40, |take| k * take);
            check(40, |take| k + take);
            check(40, |take| k + take / 2);
            check(40, |_| k);
        }
    }

    #[test]
    fn the_theorem_asks_for_a_bound_that_does_not_decrease() {
        let bound = |take| if take == 1 { 3 } else { 1 };
        let mut search = Search::normal(|&(n, limit): &(u64, u64)| {
            let takes = 1..=limit.min(n);
            takes.map(|take| (n - take, bound(take))).collect()
        });
        assert_eq!(lost_heaps(bound, 9), [1, 2, 3, 4]);
        assert_eq!(winning_move(bound, 4, 2), None);
        assert!(search.wins(&(4, 2)) && !search.wins(&(2, bound(2))));
    }

    #[test]
    fn the_least_take_for_any_bound() {
        for code in 0..3usize.pow(5) {
            // The bounds after takes of 1 to 5 stones.
            let digits = (0..5).map(|i| code / 3usize.pow(i) % 3);
            let bounds: Vec<u64> = digits.map(|digit| digit as u64 + 1).collect();
            let bound = |take: u64| bounds[usize::try_from(take - 1).unwrap()];
            let mut search = Search::normal(|&(n, limit): &(u64, u64)| {
                let takes = 1..=limit.min(n);
                takes.map(|take| (n - take, bound(take))).collect()
            });
            let mut least = vec![u64::MAX];
            for n in 1..=5 {
                let rests = least.iter().rev();
                let take = (1..)
                    .zip(rests)
                    .find(|&(take, &of_rest)| bound(take) < of_rest);
                let take = take.expect("the whole heap").0;
                for limit in 0..=6 {
                    let won = search.wins(&(n, limit));
                    assert_eq!(take <= limit, won, "{bounds:?}, {limit} of {n}");
                }
                least.push(take);
            }
        }
    }

    #[test]
    fn the_last_stone_loses() {
        for (k, c) in [(0, 1), (0, 4), (1, 0), (1, 2), (2, 0), (3, 0)] {
            let bound = |take: u64| k * take + c;
            let mut search = Search::misere(|&(n, limit): &(u64, u64)| {
                let takes = 1..=limit.min(n);
                takes.map(|take| (n - take, bound(take))).collect()
            });
            for (n, limit) in (1..=30).flat_map(|n| (1..=n).map(move |limit| (n, limit))) {
                let won = wins(bound, n - 1, limit);
                assert_eq!(search.wins(&(n, limit)), won, "{k} t + {c}, {n}, {limit}");
            }
        }
    }

    #[test]
    fn the_largest_heaps() {
        let double = |take: u64| take.saturating_mul(2);
        let losing = lost_heaps(double, u64::MAX);
        assert!(losing.windows(3).all(|list| list[0] + list[1] == list[2]));
        assert!(*losing.last().unwrap() > u64::MAX / 2);
        let rest = winning_move(|take| take, u64::MAX, u64::MAX);
        assert_eq!(rest, Some(u64::MAX - 1));
        assert_eq!(winning_move(|take| take, 1 << 63, u64::MAX), Some(0));
    }

    #[test]
    fn several_heaps_under_one_bound() {
        for (k, c) in [(1, 0), (1, 1), (2, 0), (3, 0)] {
            let bound = |take: u64| k * take + c;
            let after = |heaps: &[u64], most: u64| {
                let mut options = Vec::new();
                for option in take_from_one(heaps) {
                    let take = heaps.iter().sum::<u64>() - option.iter().sum::<u64>();
                    if take <= most {
                        options.push((take, option));
                    }
                }
                options
            };
            let mut search = Search::normal(|(heaps, most): &(Vec<u64>, u64)| {
                let options = after(heaps, *most).into_iter();
                options.map(|(take, rest)| (rest, bound(take))).collect()
            });
            for (a, b) in (0..=9).flat_map(|a| (0..=9).map(move |b| (a, b))) {
                assert_eq!(
                    search.wins(&(vec![a, b], 99)),
                    a != b,
                    "{a}, {b}, {k} t + {c}"
                );
            }
            // The table of least takes.
            let mut least: HashMap<Vec<u64>, u64> = HashMap::new();
            for heaps in heaps_up_to(3, 4) {
                if heaps.len() == 3 {
                    let good = after(&heaps, 99).into_iter();
                    let good = good.filter(|(take, rest)| bound(*take) < least[rest]);
                    let take = good.map(|(take, _)| take).min().unwrap_or(u64::MAX);
                    for most in 0..=5 {
                        let won = search.wins(&(heaps.clone(), most));
                        assert_eq!(won, take <= most, "{heaps:?}, {most}, {k} t + {c}");
                    }
                    least.insert(heaps, take);
                }
            }
            if (k, c) == (2, 0) {
                for heaps in [[1, 2, 4], [1, 3, 6], [2, 3, 7], [1, 5, 9]] {
                    assert!(!search.wins(&(heaps.to_vec(), 99)), "{heaps:?}");
                }
            }
        }
    }

    #[test]
    fn several_heaps_and_no_take_greater_than_the_last_one() {
        for modulus in [64, 1, 2, 3, 4] {
            // The heaps, and the last take modulo the modulus.
            let mut search = Search::normal(|(heaps, last): &(Vec<u64>, u64)| {
                let mut options = Vec::new();
                for option in take_from_one(heaps) {
                    let take = heaps.iter().sum::<u64>() - option.iter().sum::<u64>();
                    if take % modulus <= *last {
                        options.push((option, take % modulus));
                    }
                }
                options
            });
            for heaps in heaps_up_to(3, 6) {
                let sum = |part: fn(u64, u64) -> u64| {
                    heaps.iter().fold(0, |sum, &heap| sum ^ part(heap, modulus))
                };
                let (quotients, remainders) = (sum(|a, b| a / b), sum(|a, b| a % b));
                let won = quotients != 0 || remainders != 0;
                assert_eq!(search.wins(&(heaps.clone(), modulus)), won, "{heaps:?}");
                for last in (0..=7).filter(|_| modulus == 64) {
                    let lowest = remainders & remainders.wrapping_neg();
                    let won = lowest > 0 && lowest <= last;
                    assert_eq!(
                        search.wins(&(heaps.clone(), last)),
                        won,
                        "{heaps:?}, {last}"
                    );
                }
            }
        }
    }
}
