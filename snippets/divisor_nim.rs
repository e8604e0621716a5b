//! # Divisor Nim (约数 Nim)
//!
//! ## Rules
//!
//! Some positive numbers. A move replaces one of them by a smaller divisor of it. Who cannot move,
//! all numbers being 1, loses.
//!
//! ## Theorem
//!
//! A number is a heap of [Nim](crate::nim) with as many stones as it has prime factors, counted
//! with multiplicity.
//!
//! ## Why
//!
//! A smaller divisor leaves out one or more of the prime factors, and any number of them can be
//! left out.
//!
//! ## How to play
//!
//! As in Nim: where a heap of h stones is to come down to r, take away any h − r of the prime
//! factors.
//!
//! ## Cost
//!
//! O(√n) for the number n alone, O(n log log n) for all numbers up to n.
//!
//! ## Example
//!
//! ```
//! use snippets::divisor_nim::{prime_factors, prime_factors_up_to};
//!
//! assert_eq!(prime_factors(360), 6); // 2 · 2 · 2 · 3 · 3 · 5
//! assert_eq!(prime_factors_up_to(9), [0, 0, 1, 1, 2, 1, 2, 1, 3, 2]);
//! ```
//!
//! ## Problems
//!
//! `abc368f`, `hackerrank_tower_breakers_2`, `hackerrank_tower_breakers_3`.
//!
//! ## Source
//!
//! A disguise of Nim; R. P. Sprague 1935, P. M. Grundy 1939.

/// The number of prime factors of `number`, which is at least 1, with multiplicity. O(√`number`).
pub fn prime_factors(number: u64) -> u64 {
    let (mut rest, mut factor, mut count) = (number, 2, 0);
    while factor <= rest / factor {
        if rest % factor == 0 {
            rest /= factor;
            count += 1;
        } else {
            factor += 1;
        }
    }
    count + u64::from(rest > 1)
}

/// The same for each number up to `most`, and 0 for the number 0. O(`most` log log `most`).
pub fn prime_factors_up_to(most: usize) -> Vec<u64> {
    let mut counts = vec![0; most + 1];
    for number in 2..=most {
        if counts[number] == 0 {
            // A prime, told to its multiples. Of each number the greatest prime factor has the last
            // word, when the count of the quotient is final.
            for quotient in 1..=most / number {
                counts[quotient * number] = counts[quotient] + 1;
            }
        }
    }
    counts
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::nim;
    use crate::search::{change_one, heaps_up_to, Search};

    fn divide_one(numbers: &[u64]) -> Vec<Vec<u64>> {
        change_one(numbers, |number| {
            (1..number).filter(|less| number % less == 0).collect()
        })
    }

    #[test]
    fn every_number_up_to_300() {
        let mut search = Search::normal(|numbers: &Vec<u64>| divide_one(numbers));
        for number in 1..=300 {
            let value = search.grundy(&vec![number]);
            assert_eq!(prime_factors(number), value, "{number}");
            let counts = prime_factors_up_to(usize::try_from(number).unwrap());
            assert_eq!(counts.last(), Some(&value), "{number}");
        }
        assert_eq!(prime_factors_up_to(0), [0]);
    }

    #[test]
    fn every_position_up_to_three_numbers_of_twelve() {
        let mut search = Search::normal(|numbers: &Vec<u64>| divide_one(numbers));
        for mut numbers in heaps_up_to(3, 11) {
            for number in &mut numbers {
                *number += 1;
            }
            let heaps: Vec<u64> = numbers.iter().map(|&n| prime_factors(n)).collect();
            assert_eq!(nim::wins(&heaps), search.wins(&numbers), "{numbers:?}");
        }
    }

    #[test]
    fn numbers_near_the_end_of_their_type() {
        assert_eq!(prime_factors(1 << 63), 63);
        assert_eq!(prime_factors(3u64.pow(40)), 40);
    }
}
