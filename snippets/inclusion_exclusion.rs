//! # Inclusion–exclusion (容斥原理)
//!
//! A tool and not a game: it counts the things that have at least one of some properties.
//!
//! ## Task
//!
//! How many of the numbers 1 to n are divisible by at least one of some divisors?
//!
//! ## Theorem
//!
//! As many as the sum of ±⌊n / lcm⌋ over all non-empty subsets of the divisors, where lcm is the least
//! common multiple of the subset and the sign is + for an odd number of divisors and − for an even
//! one. For divisors that are pairwise coprime, as different primes are, the lcm is the product.
//!
//! ## Why
//!
//! ⌊n / lcm⌋ numbers are divisible by all divisors of a subset. So a number that exactly k > 0 of the
//! divisors divide is counted C(k, 1) − C(k, 2) + C(k, 3) − ... times. That is once, as 1 − C(k, 1) +
//! C(k, 2) − ... = (1 − 1)^k = 0.
//!
//! ## How to compute it
//!
//! 1. Count each number at the first divisor in the list that divides it: for each divisor d count the
//!    multiples that no earlier divisor divides.
//! 2. The multiples of d are the d q with q ≤ ⌊n / d⌋. An earlier divisor c divides d q exactly if
//!    c / gcd(c, d) divides q.
//! 3. So the multiples to be left out are counted by the same question, for ⌊n / d⌋ and these
//!    quotients. No lcm is ever computed, no number exceeds n or a divisor, and ⌊n / d⌋ = 0 ends a
//!    branch.
//!
//! ## Other rules
//!
//! How many of the numbers 1 to n are coprime to m: n less those that a prime factor of m divides.
//!
//! ## Cost
//!
//! At most 2^m steps for m divisors, and no more than m for each subset with an lcm of at most n, the empty
//! one among them.
//!
//! ## Example
//!
//! Of the numbers 1 to 12, three are divisible by 4, two by 6 and one by both: 3 + 2 − 1 = 4.
//!
//! ```
//! use snippets::inclusion_exclusion::count_divisible;
//!
//! assert_eq!(count_divisible(12, &[4, 6]), 4); // 4 6 8 12
//! assert_eq!(count_divisible(10, &[2, 3]), 7); // 2 3 4 6 8 9 10
//! ```
//!
//! ## Problems
//!
//! - [`acwing890`](crate::problems::inclusion_exclusion::acwing890) AcWing 890 能被整除的数
//!
//! ## Source
//!
//! R. P. Stanley, Enumerative Combinatorics, volume 1, chapter 2.
#![doc(alias("容斥原理", "Inclusion–exclusion", "inclusion-exclusion"))]
use crate::arithmetic::gcd;

/// Returns how many of the numbers 1 to `n` are divisible by at least one of `divisors`, which come in any
/// order. O(2^m) for m divisors.
///
/// # Panics
/// If a divisor is 0.
#[track_caller]
pub fn count_divisible(n: u64, divisors: &[u64]) -> u64 {
    let mut count = 0;
    for (i, &divisor) in divisors.iter().enumerate() {
        let multiples = n / divisor;
        if multiples > 0 {
            let earlier = divisors[..i].iter();
            let quotients: Vec<u64> = earlier.map(|c| c / gcd(*c, divisor)).collect();
            count += multiples - count_divisible(multiples, &quotients);
        }
    }
    count
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_subset_of_some_divisors_by_trial_division() {
        let candidates = [7, 2, 9, 1, 25, 4, 6, 30, 6];
        for subset in 0..1 << candidates.len() {
            let chosen = candidates.iter().enumerate();
            let divisors: Vec<u64> = chosen
                .filter(|(i, _)| subset >> i & 1 == 1)
                .map(|(_, &divisor)| divisor)
                .collect();
            let mut count = 0;
            assert_eq!(count_divisible(0, &divisors), 0);
            for n in 1..=60 {
                count += u64::from(divisors.iter().any(|divisor| n % divisor == 0));
                assert_eq!(count_divisible(n, &divisors), count, "{n}, {divisors:?}");
            }
        }
    }

    #[test]
    fn up_to_the_bounds_of_its_type() {
        assert_eq!(count_divisible(u64::MAX, &[u64::MAX, 2]), 1 << 63);
        assert_eq!(count_divisible(u64::MAX, &[2, u64::MAX]), 1 << 63);
        // The lcm of these two is beyond the type.
        assert_eq!(count_divisible(u64::MAX, &[u64::MAX, u64::MAX - 2]), 2);
        // In a period of the product of the primes, the product of all p - 1 numbers have no divisor.
        let primes = [2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47];
        let period: u64 = primes.iter().product();
        let coprime: u64 = primes.iter().map(|prime| prime - 1).product();
        assert_eq!(
            count_divisible(30 * period, &primes),
            30 * (period - coprime)
        );
    }
}
