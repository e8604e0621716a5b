//! # Maximum Nim: takes up to a bound that grows with the heap (Strange Nim, 按比例取石子)
//!
//! The more stones a heap has, the more of them a move may take: half of them, say, or the square
//! root. The list of its values holds the whole list again. (The Chinese name is coined here.)
//!
//! ## Rules
//!
//! Some heaps. A move takes from one heap of n stones at least 1 and at most f(n) of them. The bound f
//! begins with f(0) = 0, and f(n) is f(n − 1) or f(n − 1) + 1. Each heap may have a bound of its own. A
//! player who cannot move loses.
//!
//! In *Strange Nim* f(n) = ⌊n / k⌋ for a number k: a k-th part of the heap, rounded down.
//!
//! ## Theorem
//!
//! Let n > 0. If f(n) = f(n − 1) + 1, the heap n has the Grundy value f(n). If f(n) = f(n − 1), it has
//! the value of the heap n − f(n) − 1. The heap 0 has the value 0.
//!
//! So in Strange Nim the multiples of k, which are 0, k, 2k, ..., have the values 0, 1, 2, ... Strike them
//! out. The heaps that are left have in their order the values of the heaps 0, 1, 2, ...
//!
//! ```text
//! heap     0  1  2  3  4  5  6  7  8  9 10
//! value    0  0  0  1  0  1  2  0  1  3  2
//!          0        1        2        3
//!             0  0     0  1     0  1     2
//! ```
//!
//! Here k = 3. The third line has the values of the multiples of 3, and the last line those of the others.
//!
//! The last line begins as the line of values does: 0 0 0 1 0 1 2.
//!
//! ## Why
//!
//! The options of heap n are the f(n) heaps right below it. With n itself they are f(n) + 1 heaps in a
//! row, the *window* of n. For k = 3 the window of 8 is 6, 7, 8, with the values 2, 0, 1. We show by
//! induction over n that each of the values 0 to f(n) occurs once in the window of n, and so the theorem.
//!
//! 1. The window of 0 is 0 alone, and its value is 0.
//! 2. Let n > 0, and w be the window of n − 1. It has the values 0 to f(n − 1), once each.
//! 3. If f(n) = f(n − 1) + 1, the options of n are all heaps of w. Their values are 0 to f(n) − 1, so the
//!    value of n is f(n). For k = 3 the heap 9 has the options 6, 7, 8, and the value 3.
//! 4. If f(n) = f(n − 1), the options of n are the heaps of w without the lowest, n − f(n) − 1. So of the
//!    values 0 to f(n) just the value of this heap is missing, and n gets it. For k = 3 the heap 10
//!    has the options 7, 8, 9 with the values 0, 1, 3, and gets the value 2 of the heap 6.
//! 5. In both cases the window of n has the values 0 to f(n), once each.
//!
//! In Strange Nim n − ⌊n / k⌋ numbers from 1 to n are no multiple of k. If n is no multiple itself,
//! n − ⌊n / k⌋ − 1 of these are before it, and step 4 says that it has the value of the heap
//! n − ⌊n / k⌋ − 1. For k = 3 and n = 8 these are 1, 2, 4, 5, 7, so 8 has the value of 5.
//!
//! ## How to play
//!
//! Let s > 0 be the nim-sum of the values. A heap of value v has to get the value v ⊕ s. By step 5 each
//! value up to f(n), except v itself, is the value of exactly one option, also values greater than v.
//! So a heap has one winning move if v ⊕ s ≤ f(n), and otherwise none: [`winning_moves`].
//!
//! In Strange Nim with k ≥ 2 let the heaps that are no multiples of k be numbered from 0 on. Number m
//! has m of these and 1 + ⌊m / (k − 1)⌋ multiples before it, so it is m + 1 + ⌊m / (k − 1)⌋, and has the
//! value of the heap m. Call this a step from m. The heaps of value u are u k and what steps lead to
//! from there: for k = 3 the heaps 3, 5, 8, 13, ... have the value 1, and 0, 1, 2, 4, 7, 11, ... the
//! value 0. Go on until an option of n is reached.
//!
//! ## Other rules
//!
//! - f(n) = n is [`nim`], and f(n) = min(n, q) is [`bash`](crate::bash).
//! - f(n) = ⌊n / 2⌋: an even heap n has the value n / 2, and an odd one has that of the heap (n − 1)
//!   / 2.
//! - *Half of the heap* (一半): read the rounding and the end, as each has a list of lost heaps of its own. After
//!   a lost heap L the next one is the least n > L with n − f(n) = L + 1, as from there one cannot come to L,
//!   and to no lost heap before.
//!
//!   | at most | lost heaps |
//!   | --- | --- |
//!   | ⌊n / 2⌋, so heap 1 is an end | 0, 1, 3, 7, 15, ..., 2^k − 1 |
//!   | ⌊n / 2⌋, but one stone may always be taken | 0, 2, 5, 11, 23, ..., 3 · 2^k − 1 |
//!   | ⌈n / 2⌉ | 0, 2, 6, 14, 30, ..., 2^k − 2 |
//!   | less than n / 2 | 0, 1, 2, 4, 8, 16, ..., 2^k |
//!   | ⌊n / 2⌋, but one stone may always be taken, and the last stone loses | 1, 3, 7, 15, ..., 2^k − 1 |
//!
//!   *At least half* of the heap, or all of it: every heap n > 0 is won, and its value is its number of binary
//!   digits.
//! - *A player who cannot move wins:* misère Nim on the values ([`misere`](crate::misere)). The condition
//!   holds: a heap of value 0 with a move has f(n) ≥ 1, so by step 5 it has an option of value 1.
//! - Other lists of options that are windows: [`windows`](crate::windows).
//!
//! *Rules that only look like a known one* (WA?): row 3 of [false friends](crate::false_friends#the-table).
//!
//! ## Cost
//!
//! Any bound: a step per f(n) + 1 stones. Strange Nim: all steps with the same quotient are made at
//! once, so there are at most n / k + 1 rounds. And a round takes more than a k-th part of the
//! stones, so there are at most k ln(n) + 1. The product of n / k and k ln(n) is n ln(n), so the lesser
//! is at most sqrt(n ln(n)). In all that is O(sqrt(n log n)) for every k, and O(log n) for a small one.
//!
//! ## Example
//!
//! With k = 3 heaps of 10, 8 and 3 stones have the values 2, 1 and 1, and the nim-sum is 2. The first
//! heap has to get the value 2 ⊕ 2 = 0: of its options 7, 8 and 9 that is 7. The second one has to get
//! 1 ⊕ 2 = 3, but f(8) = 2. The third one has f(3) = 1, too small as well.
//!
//! ```
//! use snippets::maximum_nim;
//!
//! let heaps = [(3, 10), (3, 8), (3, 3)];
//! assert_eq!(heaps.map(|(k, n)| maximum_nim::grundy_part(k, n)), [2, 1, 1]);
//! assert!(maximum_nim::wins(&heaps));
//! assert_eq!(maximum_nim::winning_moves(&heaps), [(0, 7)]);
//! let third = |n| maximum_nim::grundy_part(3, n);
//! assert_eq!([3, 5, 8, 13].map(third), [1; 4]);
//! assert_eq!([0, 1, 2, 4, 7, 11].map(third), [0; 6]);
//!
//! // Up to the number of binary digits: 3 for 5 and for 6, so 6 is as 6 - 3 - 1.
//! let digits = |n: u64| u64::from(u64::BITS - n.leading_zeros());
//! let values = [0, 1, 2, 3, 4, 5, 6].map(|n| maximum_nim::grundy(digits, n));
//! assert_eq!(values, [0, 1, 2, 0, 3, 1, 2]);
//! ```
//!
//! ## Problems
//!
//! Easiest first.
//!
//! - [`uva1482`](crate::problems::maximum_nim::uva1482) † UVa 1482 Playing With Stones
//! - [`arc091f`](crate::problems::maximum_nim::arc091f) AtCoder ARC 091 F Strange Nim
//!
//! † The judge takes no Rust.
//!
//! ## Source
//!
//! L. Levine, [Fractal sequences and restricted Nim](https://arxiv.org/abs/math/0409408), Ars
//! Combinatoria 80 (2006); AtCoder Regular Contest 091 F, "Strange Nim".
#![doc(alias(
    "Half of the heap",
    "At least half",
    "Maximum Nim by roots",
    "Maximum Nim by digits",
    "Half of the heap, misère",
    "Strange Nim",
    "Maximum Nim",
    "按比例取石子",
    "奇怪的Nim",
    "restricted Nim",
    "一半",
    "half"
))]
use crate::nim;

/// Returns the Grundy value of a heap of Maximum Nim: it has `n` stones, and a move takes at most `bound(n)`
/// of them. O(s) for s heaps on the way down, on which a heap loses `bound(heap)` + 1 stones.
///
/// # Requires
/// - `bound(0)` = 0
/// - `bound(heap)` ≤ `bound(heap + 1)` ≤ `bound(heap)` + 1 for all heaps below `n`
///
/// # Panics
/// If a bound that is looked at on the way breaks one of these; the other bounds are not checked.
#[track_caller]
pub fn grundy(bound: impl Fn(u64) -> u64, n: u64) -> u64 {
    let mut heap = n;
    while heap > 0 {
        let (before, most) = (bound(heap - 1), bound(heap));
        let grows = most.checked_sub(1) == Some(before) && most <= heap;
        let stays = most == before && most < heap;
        assert!(grows || stays, "the bound of {} is {}", heap, most);
        if grows {
            return most;
        }
        heap -= most + 1;
    }
    assert!(bound(0) == 0, "the bound of 0 is 0");
    0
}

/// Returns the Grundy value of a heap of Strange Nim: it has `n` stones, and a move takes at most `n / k` of
/// them. O(sqrt(n log n)).
///
/// # Panics
/// If `k` is 0.
#[track_caller]
pub fn grundy_part(k: u64, n: u64) -> u64 {
    let mut heap = n;
    while heap % k > 0 {
        // As many steps as it takes to come to a multiple of k, or below the last one.
        let step = heap / k + 1;
        heap -= (heap % k + step - 1) / step * step;
    }
    heap / k
}

/// Returns whether the player to move wins Strange Nim on heaps `(k, n)`, where a move takes at most `n / k`
/// stones from a heap of n, and who cannot move loses. O(sqrt(n log n)) for each heap.
///
/// # Panics
/// If a `k` is 0.
#[track_caller]
pub fn wins(heaps: &[(u64, u64)]) -> bool {
    check(heaps);
    nim::sum(heaps.iter().map(|&(k, n)| grundy_part(k, n))) != 0
}

/// Lists all winning moves `(i, rest)` in Strange Nim on heaps `(k, n)`, where a move takes at most `n / k`
/// stones from a heap of n, and who cannot move loses: heap `i` is brought down to `rest` stones. There is at
/// most one for each heap, and they are listed by growing `i`. O(sqrt(n log n)) for each heap: for its value,
/// and for its move.
///
/// # Panics
/// If a `k` is 0.
#[track_caller]
pub fn winning_moves(heaps: &[(u64, u64)]) -> Vec<(usize, u64)> {
    check(heaps);
    let values = heaps.iter().map(|&(k, n)| grundy_part(k, n));
    let values: Vec<u64> = values.collect();
    let sum = nim::sum(values.iter().copied());
    let mut moves = Vec::new();
    for (i, &(k, n)) in heaps.iter().enumerate() {
        let value = values[i] ^ sum;
        if sum > 0 && value <= n / k {
            moves.push((i, option_of_value(k, n, value)));
        }
    }
    moves
}

/// Fails if a `k` is 0.
#[track_caller]
fn check(heaps: &[(u64, u64)]) {
    assert!(heaps.iter().all(|&(k, _)| k > 0), "a k is 0");
}

/// The option that has this value, at most `n / k`, of a heap of `n` stones. O(sqrt(n log n)).
fn option_of_value(k: u64, n: u64, value: u64) -> u64 {
    let least = n - n / k;
    // The steps from 0 lead to k - 1, and no option is below it.
    let mut rest = if value == 0 { k - 1 } else { value * k };
    while rest < least {
        // As many steps as have one quotient.
        let quotient = rest / (k - 1);
        let step = quotient + 1;
        let end = least.min(step.saturating_mul(k - 1));
        rest += (end - rest + quotient) / step * step;
    }
    rest
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::{change_one, heaps_up_to, Search};

    #[test]
    fn every_bound_up_to_ten_stones() {
        for rises in 0..1u64 << 10 {
            // Rises at n if bit n - 1 is set.
            let bound = |n: u64| u64::from((rises & ((1 << n) - 1)).count_ones());
            let mut search = Search::normal(|&n: &u64| (n - bound(n)..n).collect());
            for n in 0..=10 {
                assert_eq!(grundy(bound, n), search.grundy(&n), "{rises:#b}, {n}");
            }
        }
    }

    #[test]
    fn every_part_of_up_to_two_hundred_stones() {
        for k in 1..=40 {
            let mut search = Search::normal(|&n: &u64| (n - n / k..n).collect());
            for n in 0..=200 {
                let value = grundy_part(k, n);
                assert_eq!(value, grundy(|n| n / k, n), "{n} stones, k = {k}");
                assert_eq!(value, search.grundy(&n), "{n} stones, k = {k}");
            }
        }
        assert_eq!(grundy_part(1, u64::MAX), u64::MAX);
        // 2^64 - 1 is 1...1 in binary: always odd, and halved to 0.
        assert_eq!(grundy_part(2, u64::MAX), 0);
        assert_eq!(grundy_part(u64::MAX, u64::MAX), 1);
        assert_eq!(grundy_part(u64::MAX, u64::MAX - 1), 0);
    }

    #[test]
    fn without_the_multiples_the_values_come_again() {
        for k in 2..=9 {
            let values = (0..500).map(|n| grundy_part(k, n));
            let others = (0..500).filter(|n| n % k > 0);
            for (value, n) in values.zip(others) {
                assert_eq!(value, grundy_part(k, n), "{n} stones, k = {k}");
            }
        }
    }

    #[test]
    fn winning_moves_by_the_rules() {
        let bounds = [[1, 2], [2, 2], [2, 3], [3, 5], [4, 4]];
        for parts in bounds {
            let options = |n: u64, k: u64| (n - n / k..n).collect::<Vec<_>>();
            let mut search = Search::normal(|heaps: &Vec<u64>| {
                let own = |i: usize| change_one(&heaps[i..=i], |n| options(n, parts[i]));
                let first = own(0).into_iter().map(|rest| vec![rest[0], heaps[1]]);
                let second = own(1).into_iter().map(|rest| vec![heaps[0], rest[0]]);
                first.chain(second).collect()
            });
            for heaps in heaps_up_to(2, 16)
                .into_iter()
                .filter(|heaps| heaps.len() == 2)
            {
                let mut good = Vec::new();
                for i in 0..2 {
                    for rest in options(heaps[i], parts[i]) {
                        let mut option = heaps.clone();
                        option[i] = rest;
                        if !search.wins(&option) {
                            good.push((i, rest));
                        }
                    }
                }
                let both = [(parts[0], heaps[0]), (parts[1], heaps[1])];
                assert_eq!(winning_moves(&both), good, "{both:?}");
                assert_eq!(wins(&both), !good.is_empty(), "{both:?}");
            }
        }
    }

    #[test]
    fn every_option_by_single_steps() {
        for k in 1..=30 {
            for n in k..=300 {
                for value in 0..=n / k {
                    let options = n - n / k..=n;
                    let mut right = options.filter(|&rest| grundy_part(k, rest) == value);
                    let found = option_of_value(k, n, value);
                    assert_eq!(right.next(), Some(found), "{n} stones, k = {k}, {value}");
                }
            }
        }
    }

    #[test]
    fn moves_on_the_largest_heaps() {
        // A heap of value 1, and one that has the option of value 0 a billion steps on.
        for (k, n) in [
            (1_000_000_000, 1_500_000_000),
            (600_000_000_000_000_000, 1_000_000_000_000_000_000),
            (u64::MAX / 2, u64::MAX),
            (3, u64::MAX),
            (2, u64::MAX - 1),
        ] {
            for value in [0, 1, n / k] {
                let rest = option_of_value(k, n, value);
                assert!(n - n / k <= rest && rest <= n);
                assert_eq!(grundy_part(k, rest), value, "{n} stones, k = {k}");
            }
        }
    }

    #[test]
    fn half_of_the_heap() {
        type Bound = fn(u64) -> u64;
        let bounds: [(Bound, &[u64]); 4] = [
            (|n| n / 2, &[0, 1, 3, 7, 15, 31, 63]),
            (|n| (n / 2).max(n.min(1)), &[0, 2, 5, 11, 23, 47, 95]),
            (|n| n - n / 2, &[0, 2, 6, 14, 30, 62]),
            (|n| n.saturating_sub(1) / 2, &[0, 1, 2, 4, 8, 16, 32, 64]),
        ];
        for (bound, expected) in bounds {
            let mut search = Search::normal(|&n: &u64| (n - bound(n)..n).collect());
            let lost = (0..100).filter(|n| !search.wins(n));
            assert!(lost.eq(expected.iter().copied()), "{expected:?}");
        }
        let mut misere = Search::misere(|&n: &u64| (n - (n / 2).max(n.min(1))..n).collect());
        let lost = (0..100).filter(|n| !misere.wins(n));
        assert!(lost.eq([1, 3, 7, 15, 31, 63]));
        let mut large =
            Search::normal(|&n: &u64| (0..n).take_while(|rest| 2 * rest <= n).collect());
        for n in 0..100_u64 {
            assert_eq!(large.grundy(&n), u64::from(64 - n.leading_zeros()), "{n}");
        }
    }

    #[test]
    fn a_player_who_cannot_move_wins() {
        for k in 2..=4 {
            let options = |heaps: &Vec<u64>| change_one(heaps, |n| (n - n / k..n).collect());
            let mut search = Search::misere(options);
            for heaps in heaps_up_to(3, 9) {
                let values: Vec<u64> = heaps.iter().map(|&n| grundy_part(k, n)).collect();
                assert_eq!(
                    crate::misere::wins(&values),
                    search.wins(&heaps),
                    "{heaps:?}, {k}"
                );
            }
        }
    }
}
