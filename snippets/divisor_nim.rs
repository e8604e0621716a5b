//! # Divisor Nim (约数 Nim)
//!
//! A game of Nim in disguise: the stones are prime factors.
//!
//! ## Rules
//!
//! There are some positive numbers. A move replaces one of them by a smaller divisor of it. A player
//! who cannot move, as all numbers are 1, loses.
//!
//! ## Theorem
//!
//! A number is a heap of Nim ([`nim`]) with as many stones as it has prime factors,
//! counted with multiplicity.
//!
//! ## Why
//!
//! The divisors of a number are the products of some of its prime factors. So a smaller divisor
//! leaves out one or more of them, and any number of them can be left out.
//!
//! ## How to play
//!
//! As in Nim: where a heap has to come down to r stones, any divisor with r prime factors will do.
//! [`winning_move`] keeps the r least prime factors.
//!
//! ## Other rules
//!
//! *One prime factor per move.* A move divides a number by some prime factor of it, once or up to m
//! times. Then each prime factor of each number is a heap of its own, as large as its exponent, and m is
//! the greatest take ([`bash`](crate::bash)): the value of a number is the nim-sum of its
//! [`exponents`], each modulo m + 1. For m = 2 the number 360 = 2³ · 3² · 5 has the value
//! 0 ⊕ 2 ⊕ 1 = 3, and 12 = 2² · 3 the value 2 ⊕ 1 = 3, too, so these two are lost. A prime factor that two
//! numbers have makes two heaps (`yuki103`).
//!
//! *1 is forbidden, and who cannot move wins* (Codeforces 150A). A move replaces a number by a divisor that is
//! neither 1 nor the number itself. A number with w ≥ 1 prime factors is then a heap of w − 1 stones, as its
//! divisors above 1 have 1 to w prime factors, and 1 is an empty heap. So Bouton's rule of [misère
//! Nim](crate::misere) says who wins: a single number is lost exactly if it is a product of two primes, equal or
//! not. 30 is won by writing 6, 10 or 15, and a prime is won without a move. To *subtract* a divisor is another
//! game: in misère play the numbers 2, 5, 7, 9, 11, ... are lost, which is no game of heaps.
//!
//! ## Cost
//!
//! O(√n) for the number n alone, O(n log log n) for all numbers up to n.
//!
//! ## Example
//!
//! 360 = 2 · 2 · 2 · 3 · 3 · 5 has 6 prime factors, 12 = 2 · 2 · 3 has 3 and 7 has 1. The nim-sum is
//! 6 ⊕ 3 ⊕ 1 = 4, so 360 is to keep 6 ⊕ 4 = 2 of its prime factors.
//!
//! ```
//! use snippets::divisor_nim::{exponents, grundy, grundy_values, winning_move, wins};
//!
//! assert_eq!(grundy(360), 6);
//! assert_eq!(winning_move(&[12, 360, 7]), Some((1, 4)));
//! assert!(!wins(&[12, 8]));
//! assert_eq!(grundy_values(9), [0, 0, 1, 1, 2, 1, 2, 1, 3, 2]);
//! assert_eq!(exponents(360), [3, 2, 1]);
//! ```
//!
//! ## Problems
//!
//! Easiest first.
//!
//! - [`abc368f`](crate::problems::divisor_nim::abc368f) AtCoder ABC 368 F Dividing Game
//! - [`hackerrank_tower_breakers_2`](crate::problems::divisor_nim::hackerrank_tower_breakers_2) HackerRank Tower Breakers, Revisited!
//! - [`cf150a`](crate::problems::divisor_nim::cf150a) Codeforces 150A Win or Freeze: misère, without 1
//! - [`yuki103`](crate::problems::divisor_nim::yuki103) yukicoder 103 素因数ゲーム リターンズ
//! - [`hackerrank_tower_breakers_3`](crate::problems::divisor_nim::hackerrank_tower_breakers_3) HackerRank Tower Breakers, Again!
//!
//! ## Source
//!
//! Nim in disguise: C. L. Bouton, "Nim, a game with a complete mathematical theory", Annals of
//! Mathematics 3 (1901).
#![doc(alias(
    "Divisor Nim with one prime",
    "Divisor Nim step by step",
    "约数 Nim",
    "Divisor Nim",
    "约数Nim",
    "质因数",
    "prime factors"
))]
use crate::nim;

/// Returns the exponents of the prime factors of `number`, in the order of growing primes. O(√`number`).
///
/// # Panics
/// If `number` is 0.
#[track_caller]
pub fn exponents(number: u64) -> Vec<u64> {
    assert!(number > 0, "every number divides 0");
    let mut exponents = Vec::new();
    let mut rest = number;
    let mut factor = 2;
    while factor <= rest / factor {
        let mut exponent = 0;
        while rest % factor == 0 {
            rest /= factor;
            exponent += 1;
        }
        if exponent > 0 {
            exponents.push(exponent);
        }
        factor += 1;
    }
    if rest > 1 {
        exponents.push(1);
    }
    exponents
}

/// Returns the Grundy value of `number` in Divisor Nim: how many prime factors it has, with multiplicity.
/// O(√`number`).
///
/// # Panics
/// If `number` is 0.
#[track_caller]
pub fn grundy(number: u64) -> u64 {
    exponents(number).iter().sum()
}

/// Returns the Grundy values of the numbers 0 to `most` in Divisor Nim: how many prime factors each has, with
/// multiplicity, and 0 for the number 0. O(`most` log log `most`).
pub fn grundy_values(most: usize) -> Vec<u64> {
    let mut counts = vec![0; most + 1];
    for number in 2..=most {
        if counts[number] == 0 {
            // A prime visits its multiples. The greatest prime factor of a number comes last, when the
            // count of the quotient is final.
            for quotient in 1..=most / number {
                counts[quotient * number] = counts[quotient] + 1;
            }
        }
    }
    counts
}

/// Returns whether the player to move wins Divisor Nim, where a move replaces a number by a smaller divisor of
/// it and a player who cannot move loses. O(√`number`) for each number.
///
/// # Panics
/// If a number is 0.
#[track_caller]
pub fn wins(numbers: &[u64]) -> bool {
    nim::sum(heaps(numbers)) != 0
}

/// Returns a winning move `(i, divisor)` of Divisor Nim, or `None` if no move wins: number `i` is replaced by
/// the divisor. O(√`number`) for each number.
///
/// # Panics
/// If a number is 0.
#[track_caller]
pub fn winning_move(numbers: &[u64]) -> Option<(usize, u64)> {
    let &(i, rest) = nim::winning_moves(&heaps(numbers)).first()?;
    let (mut left_out, mut factor) = (numbers[i], 2);
    for _ in 0..rest {
        while left_out % factor != 0 {
            factor += 1;
        }
        left_out /= factor;
    }
    Some((i, numbers[i] / left_out))
}

/// The heaps of Nim that the numbers are.
#[track_caller]
fn heaps(numbers: &[u64]) -> Vec<u64> {
    let mut heaps = Vec::new();
    for &number in numbers {
        heaps.push(grundy(number));
    }
    heaps
}

#[cfg(test)]
mod tests {
    use super::*;
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
            assert_eq!(grundy(number), value, "{number}");
            let counts = grundy_values(usize::try_from(number).unwrap());
            assert_eq!(counts.len() as u64, number + 1);
            assert_eq!(counts.last(), Some(&value), "{number}");
        }
        assert_eq!(grundy_values(0), [0]);
    }

    #[test]
    fn one_prime_factor_per_move_up_to_three_hundred() {
        let is_prime = |p: &u64| (2..*p).all(|factor| p % factor != 0);
        let primes: Vec<u64> = (2..=300).filter(is_prime).collect();
        for most in 1..=4 {
            let mut search = Search::normal(|numbers: &Vec<u64>| {
                change_one(numbers, |number| {
                    let mut quotients = Vec::new();
                    for &p in &primes {
                        let powers = (1..=most).map(|times| p.pow(times));
                        let divisors = powers.filter(|power| number % power == 0);
                        quotients.extend(divisors.map(|power| number / power));
                    }
                    quotients
                })
            });
            let value = |number| {
                let heaps = exponents(number).into_iter();
                nim::sum(heaps.map(|exponent| exponent % (u64::from(most) + 1)))
            };
            for number in 1..=300 {
                assert_eq!(value(number), search.grundy(&vec![number]), "{number}");
            }
            for (a, b) in (1..=30).flat_map(|a| (1..=30).map(move |b| (a, b))) {
                let won = search.wins(&vec![a, b]);
                assert_eq!(value(a) != value(b), won, "{a} {b}");
            }
        }
    }

    #[test]
    fn every_position_up_to_three_numbers_of_sixteen() {
        let mut search = Search::normal(|numbers: &Vec<u64>| divide_one(numbers));
        for mut numbers in heaps_up_to(3, 15) {
            for number in &mut numbers {
                *number += 1;
            }
            assert_eq!(wins(&numbers), search.wins(&numbers), "{numbers:?}");

            let winning = winning_move(&numbers);
            assert_eq!(winning.is_some(), search.wins(&numbers), "{numbers:?}");
            if let Some((i, divisor)) = winning {
                assert!(divisor < numbers[i] && numbers[i] % divisor == 0);
                numbers[i] = divisor;
                assert!(!search.wins(&numbers), "{numbers:?}");
            }
        }
    }

    #[test]
    fn numbers_near_the_end_of_their_type() {
        assert_eq!(grundy(1 << 63), 63);
        assert_eq!(grundy(3u64.pow(40)), 40);
        // 3 · 5 · 17 · 257 · 641 · 65537 · 6700417, and 1 less is 2 · 7 · 7 · 73 · 127 · ...
        assert_eq!(grundy(u64::MAX), 7);
        assert_eq!(winning_move(&[u64::MAX, 8]), Some((0, 3 * 5 * 17)));
        assert_eq!(winning_move(&[12, u64::MAX - 1]), Some((1, 2 * 7 * 7)));
    }

    #[test]
    #[should_panic(expected = "every number divides 0")]
    fn zero_is_no_number_of_the_game() {
        winning_move(&[6, 0]);
    }

    #[test]
    fn misere_without_one() {
        let divide_one = |numbers: &Vec<u64>| {
            change_one(numbers, |number| {
                (2..number).filter(|less| number % less == 0).collect()
            })
        };
        let mut search = Search::misere(divide_one);
        for numbers in heaps_up_to(2, 32)
            .into_iter()
            .chain((33..400).map(|n| vec![n]))
        {
            if numbers.contains(&0) {
                continue;
            }
            let heaps: Vec<u64> = numbers
                .iter()
                .map(|&n| grundy(n).saturating_sub(1))
                .collect();
            assert_eq!(
                search.wins(&numbers),
                crate::misere::wins(&heaps),
                "{numbers:?}"
            );
        }
        let mut subtract = Search::misere(|&n: &u64| {
            let divisors = (1..n).filter(|divisor| n % divisor == 0);
            divisors.map(|divisor| n - divisor).collect()
        });
        let lost: Vec<u64> = (1..12).filter(|n| !subtract.wins(n)).collect();
        assert_eq!(lost, [2, 5, 7, 9, 11]);
    }
}
