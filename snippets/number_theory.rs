//! # Subtracting divisors or coprime numbers (约数与互质的减法游戏)
//!
//! ## Rules
//!
//! One number n, or several. A move subtracts from one of them a number d that depends on it:
//! 1. a divisor d < n;
//! 2. a divisor d with 1 < d < n;
//! 3. a number d from 1 to n that is coprime to n: no prime divides both.
//!
//! Who cannot move loses.
//!
//! ## Theorem
//!
//! 1. The Grundy value of n is the number of times that 2 divides n.
//! 2. The player to move loses exactly if n is odd, or 2^a with an odd a.
//! 3. The value is 1 for n = 1, 0 for even n, and otherwise i if the least prime factor of n is the
//!    i-th prime 2, 3, 5, 7, ...
//!
//! ## Why
//!
//! By induction over n.
//! 1. Let n = 2^a · q and d = 2^b · e with odd q and e; then b ≤ a. If b < a, then 2 divides n − d
//!    exactly b times, and each such b is possible with d = 2^b. If b = a, then n − d = 2^a (q −
//!    e), where q − e is even: 2 divides it more than a times. So a is the mex.
//! 2. From an odd n an odd d is subtracted, and n − d is even and a multiple of d > 1, so it is no
//!    power of 2: won by the opponent. From an even n with an odd factor subtract the greatest one,
//!    which leaves an odd number. From 2^a subtracting 2^b with b < a − 1 leaves 2^b (2^(a − b) −
//!    1), even and no power of 2; so what counts is the move to 2^(a − 1), for a > 1. And 2 is
//!    lost: it has no move.
//! 3. A prime divides n and d exactly if it divides n and n − d, so the moves lead to the smaller
//!    numbers that are coprime to n. To 0, the end, leads only the move from 1. From an even n only
//!    odd numbers are reached, which are not worth 0. Let n > 1 be odd, and the i-th prime q its
//!    least factor. Another number of value i has the factor q too, so it is not reached. The
//!    numbers 2, 1 and all primes between 2 and q are coprime to n, are smaller, and have the
//!    values 0, 1, 2, ..., i − 1.
//!
//! ## How to play
//!
//! As the proof does: in the second game subtract the greatest odd factor, or half of a power of 2.
//!
//! ## Cost
//!
//! The first two O(1). The third O(n log log n) for all numbers up to n (sieve of Eratosthenes).
//!
//! ## Example
//!
//! ```
//! use snippets::number_theory;
//!
//! let lost = (1..=12).filter(|&n| !number_theory::wins_by_divisors(n));
//! assert!(lost.eq([1, 2, 3, 5, 7, 8, 9, 11]));
//! let values = number_theory::coprime_values(11);
//! assert_eq!(values, [0, 1, 0, 2, 0, 3, 0, 4, 0, 2, 0, 5]);
//! ```
//!
//! ## Problems
//!
//! `cf1537d`, `cf2004e`.
//!
//! ## Source
//!
//! D. E. Iannucci, U. Larsson, "Game values of arithmetic functions", in Combinatorial Game Theory:
//! A Special Collection in Honor of Elwyn Berlekamp, John H. Conway and Richard K. Guy (2022).

/// Whether the player to move wins who subtracts a divisor other than 1 and the number itself.
/// O(1).
pub fn wins_by_divisors(n: u64) -> bool {
    n % 2 == 0 && !(n.is_power_of_two() && n.trailing_zeros() % 2 == 1)
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
        for n in 1..=300u64 {
            assert_eq!(u64::from(n.trailing_zeros()), any.grundy(&n), "{n}");
            assert_eq!(wins_by_divisors(n), greater.wins(&n), "{n}");
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
