//! # Fibonacci Nim (斐波那契博弈)
//!
//! ## Rules
//!
//! One heap of n stones. The first move takes one stone or more, but not all; each later move takes
//! at least one stone and at most twice what the move before took. Who takes the last stone wins.
//!
//! ## Theorem
//!
//! Each n >= 1 is in exactly one way a sum of Fibonacci numbers 1, 2, 3, 5, 8, ... no two of which
//! are neighbours in this sequence (Zeckendorf). The player who may take 1 to q stones wins exactly
//! when the least of these parts is at most q (Whinihan). So the first player loses exactly when n
//! is a Fibonacci number.
//!
//! ## Why
//!
//! Numbers below a Fibonacci number F that are no neighbours sum to less than F: the greatest is at
//! most the number before F, and the others, by induction, sum to less than the number before that.
//! So the greatest part of n is the greatest Fibonacci number up to n, and what is left is less
//! than the number before it: there is one sum, and greed finds it. Let z be the least part of n.
//!
//! If z <= q, take z. The parts left are at least the second number after z, which is more than
//! 2z: the opponent may not take the least of them.
//!
//! If z > q, a move takes some t < z. The least part y of n - t is the least part of z - t. Were
//! y > 2t, then the parts of t would be less than y / 2, hence than the number before y, and
//! together with the parts of z - t they would be a second sum for z. So y <= 2t: the opponent may
//! take it.
//!
//! ## How to play
//!
//! Take the least part.
//!
//! ## Cost
//!
//! O(log n).
//!
//! ## Example
//!
//! ```
//! use snippets::fibonacci::{winning_take, zeckendorf};
//!
//! assert_eq!(zeckendorf(100), [89, 8, 3]);
//! assert_eq!(winning_take(100, 99), Some(3));
//! assert_eq!(winning_take(100, 2), None);
//! ```
//!
//! ## Problems
//!
//! [`hdu2516`](crate::problems::fibonacci::hdu2516).
//!
//! ## Source
//!
//! M. J. Whinihan, "Fibonacci Nim", Fibonacci Quarterly 1 (1963); Winning Ways, chapter 15; E.
//! Zeckendorf, Bulletin de la Société Royale des Sciences de Liège 41 (1972).

/// The Fibonacci numbers that sum to `n`, no two of them neighbours, from the greatest to the
/// least. Empty for 0. O(log n).
pub fn zeckendorf(mut n: u64) -> Vec<u64> {
    let (mut previous, mut number) = (1, 1);
    while number <= n && previous <= n - number {
        (previous, number) = (number, previous + number);
    }
    let mut parts = Vec::new();
    while n > 0 {
        if number <= n {
            parts.push(number);
            n -= number;
        }
        (previous, number) = (number - previous, previous);
    }
    parts
}

/// The least winning move, a number of stones to take, of the player who may take 1 to `limit` of
/// `stones`; `None` if there is no winning move. O(log n).
///
/// The first player of a heap of n has the limit n - 1.
pub fn winning_take(stones: u64, limit: u64) -> Option<u64> {
    let least = zeckendorf(stones).last().copied();
    least.filter(|&least| least <= limit)
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
                assert_eq!(winning_take(stones, limit), take, "{limit} of {stones}");
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
}
