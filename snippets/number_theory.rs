//! # Subtracting divisors or coprime numbers (约数与互质的减法游戏)
//!
//! Subtraction games in which the number itself says what may be subtracted. Print some values, and
//! the answer shows in the factors of the number.
//!
//! ## Rules
//!
//! There are one or several natural numbers. A move takes one of them, n, and subtracts from it, in
//! the first, second and third game:
//!
//! 1. a divisor d < n;
//! 2. a divisor d with 1 < d < n;
//! 3. a number d from 1 to n that is coprime to n: no prime divides both.
//!
//! A player who cannot move loses.
//!
//! ## Theorem
//!
//! 1. The Grundy value of n > 0 is the number of times that 2 divides n, `n.trailing_zeros()`.
//! 2. With one number n > 0 the player to move loses exactly if n is odd, or 2^a with an odd a.
//! 3. The value is 1 for n = 1, 0 for even n, and otherwise i if the least prime factor of n is the
//!    i-th of the primes 2, 3, 5, 7, ...
//!
//! ## Why
//!
//! All three by induction over n.
//!
//! **First game.** Let n = 2^a · q and d = 2^b · e with odd q and e; then b ≤ a.
//!
//! 1. If b < a, then 2 divides n − d exactly b times. Each such b is possible with d = 2^b.
//! 2. If b = a, then n − d = 2^a (q − e), where q − e is even: 2 divides it more than a times.
//! 3. So the options have the values 0 to a − 1 and perhaps greater ones, but not a: a is the mex.
//!
//! **Second game.**
//!
//! 1. From an odd n an odd d is subtracted. n − d is even, and as a multiple of d > 1 it is no power
//!    of 2: won by the opponent. So n is lost.
//! 2. From an even n that is no power of 2 subtract its greatest odd divisor, which is above 1. That
//!    leaves an odd number, so n is won.
//! 3. Subtracting 2^b from 2^a with 0 < b < a − 1 leaves 2^b (2^(a − b) − 1), even and no power of 2:
//!    won by the opponent. So only the move to 2^(a − 1) counts, for a > 1. As 2 has no move, 2^a is
//!    lost for odd a and won for even a > 0.
//!
//! **Third game.** A prime divides n and d exactly if it divides n and n − d. So the moves lead to the
//! smaller numbers that are coprime to n, and to 0, the end, only from 1.
//!
//! 1. From 1 the only move is to 0, so 1 has the value 1.
//! 2. From an even n only odd numbers are reached, which do not have the value 0. So n has it.
//! 3. Let n > 1 be odd, and its least prime factor p the i-th prime. No option has the value i, as all
//!    smaller numbers of value i have the factor p, too. But 2, 1 and all primes between 2 and p are
//!    smaller than n and coprime to it, and have the values 0, 1, 2, ..., i − 1. So i is the mex.
//!
//! ## How to play
//!
//! - First game: as in Nim ([`nim`](crate::nim)) with the values as heaps; to bring a value down to
//!   b, subtract 2^b.
//! - Second game: [`winning_divisor`] is the greatest odd divisor, or half of a power of 2.
//! - Third game: as in Nim; to bring a value down to 0, 1 or i, leave 2, 1 or the i-th prime, and from
//!   1 to 0 leave 0.
//!
//! ## Cost
//!
//! O(1) for the first two games. For the third O(n log log n) for all numbers up to n (sieve of
//! Eratosthenes).
//!
//! ## Example
//!
//! In the second game 12 is won: subtract 3. From 9 the only move leads to 6, and subtracting 3 again
//! leaves 3, which has no move. 8 is lost: it leads to 4 and 6, which are won.
//!
//! ```
//! use snippets::number_theory;
//!
//! assert_eq!(number_theory::winning_divisor(12), Some(3));
//! let lost = (1..=12).filter(|&n| !number_theory::wins_by_divisors(n));
//! assert!(lost.eq([1, 2, 3, 5, 7, 8, 9, 11]));
//! let values = number_theory::coprime_values(15);
//! assert_eq!(values, [0, 1, 0, 2, 0, 3, 0, 4, 0, 2, 0, 5, 0, 6, 0, 2]);
//! ```
//!
//! ## Problems
//!
//! [`cf1537d`](crate::problems::number_theory::cf1537d),
//! [`cf2004e`](crate::problems::number_theory::cf2004e).
//!
//! ## Source
//!
//! D. E. Iannucci, U. Larsson, "Game values of arithmetic functions", in Combinatorial Game Theory:
//! A Special Collection in Honor of Elwyn Berlekamp, John H. Conway and Richard K. Guy (2022),
//! <https://arxiv.org/abs/2101.07608>.
#![doc(alias = "数论博弈")]
#![doc(alias = "约数与互质的减法游戏")]
#![doc(alias = "Deleting Divisors")]

/// Whether the player to move wins from `n` > 0, if the divisors of a number other than 1 and itself
/// may be subtracted. O(1).
pub fn wins_by_divisors(n: u64) -> bool {
    n % 2 == 0 && !(n.is_power_of_two() && n.trailing_zeros() % 2 == 1)
}

/// A divisor of `n` > 0 whose subtraction wins in this game, if there is one. O(1).
pub fn winning_divisor(n: u64) -> Option<u64> {
    let greatest_odd = n >> n.trailing_zeros();
    let divisor = if greatest_odd > 1 {
        greatest_odd
    } else {
        n / 2
    };
    Some(divisor).filter(|_| wins_by_divisors(n))
}

/// The Grundy values of the numbers from 0 to `most` if coprime numbers are subtracted. O(`most`
/// log log `most`), and four bytes per number: tables are so long, 10^7 numbers in `cf2004e`, that
/// values of 64 bits would take half as much time again.
pub fn coprime_values(most: usize) -> Vec<u32> {
    let mut values = vec![0; most + 1];
    if let Some(one) = values.get_mut(1) {
        *one = 1;
    }
    let mut rank = 1;
    for prime in (3..=most).step_by(2) {
        if values[prime] == 0 {
            rank += 1;
            values[prime] = rank;
            // Multiples below prime² have a smaller factor, even ones have the factor 2.
            let mut multiple = prime * prime;
            while multiple <= most {
                if values[multiple] == 0 {
                    values[multiple] = rank;
                }
                multiple += 2 * prime;
            }
        }
    }
    values
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::{change_one, heaps_up_to, Search};

    fn divisors(n: u64) -> impl Iterator<Item = u64> {
        (1..n).filter(move |d| n % d == 0)
    }

    fn coprime(a: u64, b: u64) -> bool {
        (2..=a).all(|d| a % d != 0 || b % d != 0)
    }

    #[test]
    fn every_number_up_to_300() {
        let mut any = Search::normal(|&n: &u64| divisors(n).map(|d| n - d).collect());
        let mut greater = Search::normal(|&n: &u64| {
            let divisors = divisors(n).filter(|&d| d > 1);
            divisors.map(|d| n - d).collect()
        });
        let mut coprimes = Search::normal(|&n: &u64| {
            let takes = (1..=n).filter(|&d| coprime(n, d));
            takes.map(|d| n - d).collect()
        });
        let values = coprime_values(300);
        assert_eq!(values.len(), 301);
        for n in 1..=300u64 {
            assert_eq!(u64::from(n.trailing_zeros()), any.grundy(&n), "{n}");
            assert_eq!(wins_by_divisors(n), greater.wins(&n), "{n}");
            let divisor = winning_divisor(n);
            assert_eq!(divisor.is_some(), greater.wins(&n), "{n}");
            if let Some(divisor) = divisor {
                assert!(1 < divisor && divisor < n && n % divisor == 0, "{n}");
                assert!(!greater.wins(&(n - divisor)), "{n}");
            }
        }
        for (n, &value) in (0..).zip(&values) {
            assert_eq!(u64::from(value), coprimes.grundy(&n), "{n}");
        }
    }

    #[test]
    fn three_numbers_up_to_nine_with_coprime_takes() {
        let values = coprime_values(9);
        let mut search = Search::normal(|numbers: &Vec<u64>| {
            change_one(numbers, |n| {
                let takes = (1..=n).filter(|&d| coprime(n, d));
                takes.map(|d| n - d).collect()
            })
        });
        for numbers in heaps_up_to(3, 9) {
            let own = numbers.iter().map(|&n| values[usize::try_from(n).unwrap()]);
            let sum = own.fold(0, |sum, value| sum ^ value);
            assert_eq!(sum != 0, search.wins(&numbers), "{numbers:?}");
        }
    }

    #[test]
    fn short_tables() {
        assert_eq!(coprime_values(0), [0]);
        assert_eq!(coprime_values(1), [0, 1]);
        assert_eq!(coprime_values(2), [0, 1, 0]);
    }
}
