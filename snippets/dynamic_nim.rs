//! # Take-away games with a bound that moves: k-Nim (动态减法游戏, k 倍动态减法)
//!
//! ## Rules
//!
//! A heap of n stones and a non-decreasing function f. The first move takes at most `limit` stones,
//! and a move that follows a take of t stones takes at most f(t); each takes at least one. Who
//! cannot move loses. With f(t) = k t each player takes at most k times the last take, with f(t) =
//! t + c at most c more than it, with f(t) = c at most c (巴什博弈).
//!
//! ## Theorem (Schwenk)
//!
//! Let H1 = 1 and H(k+1) = H(k) + H(j) for the least j with f(H(j)) >= H(k); where no such j
//! exists, the sequence ends. Write n as a sum of these numbers, always taking the largest that
//! fits. The player to move wins exactly when the smallest part of n is at most his bound; an empty
//! heap has no part.
//!
//! ## Why (1)
//!
//! Let H(k) and H(i) be neighbouring parts, the greater first. What is left beside H(k) is less
//! than H(k+1) - H(k) = H(j), or else H(k+1) would have been taken; so i < j, and as j was least,
//! f(H(i)) < H(k). If the sequence ends at H(k), then f(H(i)) <= f(H(k)) < H(k).
//!
//! (2) So who takes the smallest part has either emptied the heap, or left the other parts, the
//! smallest of which is above the next bound.
//!
//! (3) Who takes t < s, where s is the smallest part, leaves the other parts and those of s - t.
//! Let H(i) be the smallest of the latter. If f(t) < H(i), then f(H(j)) < H(i) for each H(j) <= t,
//! so H(i+1) > H(i) + t; it exists, as H(i) < s. By (1) each part of s - t above H(i) leaves room
//! for all that is less than H(i+1). So s, which is t more than s - t, begins with these parts and
//! H(i), and goes on; but s is a single part. Hence f(t) >= H(i), and the opponent can take the
//! smallest part that is left. The theorem follows by induction.
//!
//! ## How to play
//!
//! Take the smallest part; by (3) no smaller take wins.
//!
//! ## Cost
//!
//! O(m) for the m numbers of the sequence up to n: m is O(c + log n) for f(t) = t + c and O(k log
//! n) for f(t) = k t.
//!
//! ## Example
//!
//! ```
//! use snippets::dynamic_nim;
//!
//! let triple = |take: u64| take.saturating_mul(3);
//! assert_eq!(dynamic_nim::losing_heaps(30, triple), [1, 2, 3, 4, 6, 8, 11, 15, 21, 29]);
//! assert_eq!(dynamic_nim::winning_take(27, 26, triple), Some(6));
//! assert_eq!(dynamic_nim::winning_take(27, 5, triple), None);
//! ```
//!
//! ## Problems
//!
//! [`luogu_p6487`](crate::problems::dynamic_nim::luogu_p6487),
//! [`luogu_p6791`](crate::problems::dynamic_nim::luogu_p6791),
//! [`poj3922`](crate::problems::dynamic_nim::poj3922).
//!
//! ## Source
//!
//! A. J. Schwenk, "Take-away games", Fibonacci Quarterly 8 (1970), for f(t) >= t; R. J. Epp, T. S.
//! Ferguson, "A note on take-away games", Fibonacci Quarterly 18 (1980).

/// The numbers H up to `most`, growing, and 1 in any case: the heaps on which the first player
/// loses if his only bound is that he must leave a stone. O(1) and a call or two of `bound` for
/// each.
///
/// `bound(t)` is the greatest take after one of t stones; it must not decrease.
pub fn losing_heaps(most: u64, bound: impl Fn(u64) -> u64) -> Vec<u64> {
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

/// The least take that wins on a heap of `n` stones of which at most `limit` may be taken, if the
/// player to move wins. O(m) for m losing heaps up to `n`.
///
/// `bound(t)` is the greatest take after one of t stones; it must not decrease.
pub fn winning_take(n: u64, limit: u64, bound: impl Fn(u64) -> u64) -> Option<u64> {
    let mut rest = n;
    let smallest_part = losing_heaps(n, bound).into_iter().rev().find(|part| {
        rest %= part;
        rest == 0
    });
    smallest_part.filter(|&part| part <= limit.min(n))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::Search;

    fn check(most: u64, bound: impl Fn(u64) -> u64) {
        // A heap and the most that may be taken.
        let mut search = Search::normal(|&(n, limit): &(u64, u64)| {
            let takes = 1..=limit.min(n);
            takes.map(|take| (n - take, bound(take))).collect()
        });
        let losing = losing_heaps(most, &bound);
        for n in 1..=most {
            let lost = !search.wins(&(n, n - 1));
            assert_eq!(losing.contains(&n), lost, "{n} stones");
        }
        for n in 0..=most {
            for limit in 0..=most + 1 {
                let least = (1..=limit.min(n)).find(|&take| !search.wins(&(n - take, bound(take))));
                let place = format!("{n} stones, at most {limit}");
                assert_eq!(winning_take(n, limit, &bound), least, "{place}");
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
    fn the_largest_heaps() {
        let double = |take: u64| take.saturating_mul(2);
        let losing = losing_heaps(u64::MAX, double);
        assert!(losing.windows(3).all(|list| list[0] + list[1] == list[2]));
        assert!(*losing.last().unwrap() > u64::MAX / 2);
        assert_eq!(winning_take(u64::MAX, u64::MAX, |take| take), Some(1));
        assert_eq!(winning_take(1 << 63, u64::MAX, |take| take), Some(1 << 63));
    }
}
