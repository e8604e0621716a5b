//! # Inclusion–exclusion (容斥原理)
//!
//! **Task.** How many of the numbers 1 to n are divisible by at least one of some pairwise coprime
//! divisors? (No game.)
//!
//! ## Theorem
//!
//! The sum over all non-empty subsets of the divisors of ⌊n / product⌋, with sign + for an odd
//! number of divisors and − for an even one.
//!
//! ## Why
//!
//! As the divisors are coprime, ⌊n / product⌋ numbers are divisible by all of a subset. A number
//! that k > 0 of them divide is counted C(k, 1) − C(k, 2) + ... = 1 − (1 − 1)^k = 1 times. Ordered
//! by the last divisor of a subset, the sum is that of the multiples of each divisor d that no
//! earlier one divides: the numbers d q with q ≤ ⌊n / d⌋, less those whose q an earlier one
//! divides. That is the same question for ⌊n / d⌋ and the earlier divisors. As ⌊⌊n/a⌋/b⌋ =
//! ⌊n/(ab)⌋, no product is ever computed, no number exceeds n, and a quotient of 0 ends a branch.
//!
//! ## Cost
//!
//! A step for each subset that adds one divisor to a product of at most n: at most 2^m for m
//! divisors. With divisors above 1 the recursion is at most log₂ n deep.
//!
//! ## Example
//!
//! ```
//! use snippets::inclusion_exclusion;
//!
//! assert_eq!(inclusion_exclusion::count_divisible(10, &[2, 3]), 7); // 2 3 4 6 8 9 10
//! ```
//!
//! ## Problems
//!
//! `acwing890`.
//!
//! ## Source
//!
//! R. P. Stanley, Enumerative Combinatorics, volume 1, chapter 2.

/// How many of the numbers 1 to `n` at least one of `divisors` divides. They are pairwise coprime,
/// as different primes are, and come in any order. At most 2^m steps for m divisors.
///
/// # Panics
/// If a divisor is 0.
pub fn count_divisible(n: u64, divisors: &[u64]) -> u64 {
    let mut count = 0;
    for (i, divisor) in divisors.iter().enumerate() {
        let multiples = n / divisor;
        if multiples > 0 {
            count += multiples - count_divisible(multiples, &divisors[..i]);
        }
    }
    count
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn subsets_of_coprime_numbers_by_trial_division() {
        let candidates = [7, 2, 9, 1, 25, 11];
        for subset in 0..1 << candidates.len() {
            let chosen = candidates.iter().enumerate();
            let divisors: Vec<u64> = chosen
                .filter(|(i, _)| subset >> i & 1 == 1)
                .map(|(_, &divisor)| divisor)
                .collect();
            let mut count = 0;
            assert_eq!(count_divisible(0, &divisors), 0);
            for n in 1..=240 {
                count += u64::from(divisors.iter().any(|divisor| n % divisor == 0));
                assert_eq!(count_divisible(n, &divisors), count, "{n}, {divisors:?}");
            }
        }
    }

    #[test]
    fn up_to_the_bounds_of_its_type() {
        assert_eq!(count_divisible(u64::MAX, &[u64::MAX, 2]), 1 << 63);
        assert_eq!(count_divisible(u64::MAX, &[2, u64::MAX]), 1 << 63);
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
