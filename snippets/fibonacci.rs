//! # Fibonacci Nim (斐波那契博弈)
//!
//! One heap, and a move takes no more than twice what the opponent just took. So a position is more
//! than the heap: it has a limit as well. The heaps that are lost at the start are the Fibonacci
//! numbers.
//!
//! ## Rules
//!
//! One heap of n stones. The first move takes one stone or more, but not all; each later move takes
//! at least one stone and at most twice what the move before took. The player who takes the last
//! stone wins.
//!
//! ## Theorem
//!
//! Let the Fibonacci numbers be 1, 2, 3, 5, 8, ..., each the sum of the two before it. Each n ≥ 1
//! is in exactly one way a sum of Fibonacci numbers no two of which are neighbours in this
//! sequence; let these be its *parts* (Zeckendorf). The player who may take 1 to q of n stones wins
//! exactly if the least part of n is at most q (Whinihan). So the first player, who has q = n − 1,
//! loses exactly if n is a Fibonacci number.
//!
//! ## Why
//!
//! **The parts.** Take Fibonacci numbers below the Fibonacci number F, no two of them neighbours.
//! Then their sum is below F, by induction over F: let G be the greatest of them. If there are
//! others, they are below the number before G, so by induction their sum is below that number, too. So
//! the sum of all is below the number after G, which is at most F. (Below 13: 8 + 3 + 1 = 12.)
//!
//! So the greatest part of n is the greatest Fibonacci number F with F ≤ n: with smaller ones alone
//! the sum is too small. As n is below the number after F, the rest n − F is below the number before
//! F. So the parts of the rest are no neighbours of F, and by induction over n there is exactly one
//! sum. It is found by taking the greatest number that fits, again and again.
//!
//! **The game.** Let z be the least part of n. By induction over n:
//!
//! 1. If z ≤ q, take z. If nothing is left, that wins. Otherwise the least part that is left is at
//!    least the second number after z, which is more than 2 z. So the opponent, who may take up to
//!    2 z, loses by induction.
//! 2. If z > q, a move takes some t < z. The parts of n − t are those of n without z, and those of
//!    z − t, which are below z. Let y be the least of them. Assume y > 2 t. Then the parts of t are
//!    less than y / 2. The number before y is at least y / 2, so no part of t is a neighbour of y.
//!    Together the parts of t and of z − t are a second sum for z, but there is only one. So
//!    y ≤ 2 t, and the opponent wins by induction. (From z = 8 the take t = 2 leaves 6 = 5 + 1, and y = 1
//!    is at most 4. The take t = 3 leaves y = 5, which is at most 6.)
//!
//! ## Values
//!
//! The winning first take from 1 to 13 stones, which is the least part of n, and 0 where the first
//! player loses, at 1, 2, 3, 5, 8 and 13:
//!
//! ```
//! use snippets::fibonacci::winning_move;
//!
//! let take = |n| winning_move(n, n - 1).map_or(0, |rest| n - rest);
//! let takes: Vec<u64> = (1..=13).map(take).collect();
//! assert_eq!(takes, [0, 0, 0, 1, 0, 1, 2, 0, 1, 2, 3, 1, 0]);
//! ```
//!
//! ## How to play
//!
//! Take the least part ([`winning_move`]). By step 2 no smaller take wins.
//!
//! ## Other rules
//!
//! Up to k times the last take or another limit, the last stone loses, or several heaps under one limit:
//! [`dynamic_nim`](crate::dynamic_nim#other-rules).
//!
//! A take above the least part may win, too: 17 stones are won by 1 and by 4, and 28 by 2 and by 7.
//!
//! ## Cost
//!
//! O(log n).
//!
//! ## Example
//!
//! 100 = 89 + 8 + 3: take 3. The opponent may take up to 6 of 97 = 89 + 8. Say that he takes 5: then
//! 92 = 89 + 3 are left, and the limit is 10, so take 3 again.
//!
//! ```
//! use snippets::fibonacci::{winning_move, wins, zeckendorf};
//!
//! assert_eq!(zeckendorf(100), [89, 8, 3]);
//! assert_eq!(winning_move(100, 99), Some(97));
//! assert!(!wins(97, 6));
//! assert_eq!(winning_move(92, 10), Some(89));
//! ```
//!
//! ## Problems
//!
//! Three positions to decide with a pencil come first:
//! [exercises, step 4](crate::exercises#step-4-two-heaps-and-rules-that-look-back).
//!
//! - [`hdu2516`](crate::problems::fibonacci::hdu2516) † HDU 2516 取石子游戏
//!
//! † The judge takes no Rust.
//!
//! ## Source
//!
//! M. J. Whinihan, "Fibonacci Nim", Fibonacci Quarterly 1 (1963); Winning Ways, chapter 15; E.
//! Zeckendorf, "Représentation des nombres naturels par une somme de nombres de Fibonacci ou de
//! nombres de Lucas", Bulletin de la Société Royale des Sciences de Liège 41 (1972).
#![doc(alias(
    "斐波那契博弈",
    "Fibonacci Nim",
    "斐波那契尼姆",
    "齐肯多夫定理",
    "Zeckendorf",
    "斐波那契博奕"
))]

/// Returns the Fibonacci numbers that sum to `n`, no two of them neighbours, from the greatest to the least.
/// There are none for 0. O(log n).
pub fn zeckendorf(n: u64) -> Vec<u64> {
    let (mut previous, mut number) = (1, 1);
    while number <= n && previous <= n - number {
        (previous, number) = (number, previous + number);
    }
    let mut rest = n;
    let mut parts = Vec::new();
    while rest > 0 {
        if number <= rest {
            parts.push(number);
            rest -= number;
        }
        (previous, number) = (number - previous, previous);
    }
    parts
}

/// Returns whether the player to move wins Fibonacci Nim on a heap of `stones`, of which he may take 1 to
/// `limit`; who takes the last stone wins. The first player has the limit `stones` − 1. O(log n) for n stones.
pub fn wins(stones: u64, limit: u64) -> bool {
    winning_move(stones, limit).is_some()
}

/// Returns how many stones are left by the winning move of Fibonacci Nim that takes fewest, on a heap of
/// `stones`, of which 1 to `limit` may be taken; `None` if no move wins. The first player has the limit
/// `stones` − 1. O(log n) for n stones.
pub fn winning_move(stones: u64, limit: u64) -> Option<u64> {
    let least_part = zeckendorf(stones).pop()?;
    if least_part <= limit {
        Some(stones - least_part)
    } else {
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::Search;

    #[test]
    fn every_heap_up_to_forty_with_every_limit() {
        let mut search = Search::normal(|&(stones, limit): &(u64, u64)| {
            let takes = 1..=limit.min(stones);
            takes.map(|take| (stones - take, 2 * take)).collect()
        });
        for stones in 0..=40 {
            for limit in 0..=stones + 1 {
                let take =
                    (1..=limit.min(stones)).find(|take| !search.wins(&(stones - take, 2 * take)));
                let rest = take.map(|take| stones - take);
                assert_eq!(winning_move(stones, limit), rest, "{limit} of {stones}");
                assert_eq!(wins(stones, limit), take.is_some(), "{limit} of {stones}");
            }
        }
    }

    fn check_parts(n: u64, numbers: &[u64]) {
        let parts = zeckendorf(n);
        assert_eq!(parts.iter().sum::<u64>(), n);
        let places: Vec<usize> = parts
            .iter()
            .map(|part| numbers.binary_search(part).expect("a Fibonacci number"))
            .collect();
        assert!(places.windows(2).all(|pair| pair[0] > pair[1] + 1), "{n}");
    }

    #[test]
    fn zeckendorf_up_to_the_bounds_of_the_integers() {
        let mut numbers = vec![1u64, 2];
        while let Some(next) = numbers[numbers.len() - 2].checked_add(numbers[numbers.len() - 1]) {
            numbers.push(next);
        }
        for n in 0..=2000 {
            check_parts(n, &numbers);
        }
        for &number in &numbers {
            assert_eq!(zeckendorf(number), [number]);
            check_parts(number - 1, &numbers);
        }
        check_parts(u64::MAX, &numbers);
    }

    #[test]
    fn takes_above_the_least_part() {
        for (n, good) in [(17, [1, 4]), (28, [2, 7])] {
            let takes = (1..n).filter(|take| !wins(n - take, 2 * take));
            assert!(takes.eq(good), "{n}");
        }
    }
}
