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
//! - Second game: subtract the greatest odd divisor, or half of a power of 2 ([`winning_move_by_divisors`]).
//! - Third game: as in Nim; to bring a value down to 0, 1 or i, leave the number 2, 1 or the i-th prime; from
//!   the number 1, leave the number 0.
//!
//! ## Other rules
//!
//! - *Any divisor, n itself too.* Every n > 0 is won, and the value is one more than in the first game, the
//!   number of times that 2 divides n, plus 1: the proof is the same, with the move to 0 as one more option.
//! - *A number that is not coprime to n*, and less than n. Lost are 0, 1 and the primes: from a prime there is
//!   no move, and from n = p q one leaves the prime p, by subtracting (q − 1) p. If n itself may be subtracted,
//!   all n > 1 are won.
//! - *A divisor of the other heap.* From one of two heaps a move takes a number that divides the other one; any
//!   number divides 0. Lost exactly if 2 divides both equally often, or both are empty. *Why:* let 2 divide
//!   both k times. A divisor which 2 divides k times makes a heap that it divides more often, or empties it;
//!   any other one makes a heap that it divides less often. If 2 divides one heap k times, and the other one
//!   more often, take 2^k from the other one. An empty heap counts as divided more often than any other.
//! - *The first game, and the last move loses.* Lost are 2 and all odd n ≥ 5. *Why:* 1 is an end, and won, and
//!   2 leads there; 3 leads to 2. From an odd n ≥ 5 an odd divisor, at most n / 3, leaves an even number ≥ 4.
//!   From an even n ≥ 6 subtract 1, and from 4 subtract 2.
//! - *A nonzero decimal digit of n* (数位) is subtracted. Lost are the multiples of 10: subtract the last digit.
//!   *If the last move loses,* lost are 1 to 9, the odd numbers from 11 to 19, and the multiples of 10 from 20
//!   on. *Why:* from 1 to 9 one has to take all. From 10 take 1. From 11 to 19 one goes to 10, which is won, or
//!   down by 1. From 20 one goes to 18, which is won; and from 21 on all is as before.
//! - *The largest or the smallest nonzero digit* (`luogu_p2953`). It looks the same, and is not: a last digit
//!   that is neither cannot be subtracted. Up to 131 the lost numbers are the multiples of 10, and then a small
//!   table lies: 132 leads to 131 and 129 only, so it is lost, and 160 is won. Only a table helps, of O(n)
//!   steps. In bases 2 and 3 the multiples of the base are right, as they have at most two different nonzero
//!   digits; from base 4 on they are not: b² + 3 b + 2 is lost in base b (up to 12, by search).
//! - *Minus 1, or divided by a proper divisor greater than 1* (CodeChef DIVGAME); who finds 1 loses. Lost are
//!   1, 16, 34, 289 and all odd primes but 17. *Why:* a number with an odd prime factor other than 17 can be
//!   divided until that prime is left, if it is not that prime itself. From such a prime p the only move leads
//!   to p − 1, which is won: it is even, not 16, and 34 is one less than no prime. That leaves the numbers 2^a
//!   · 17^b. From 2, 4 and 8 one goes to 1, 3 and 7. From 16 one comes to 2, 4, 8 and 15, all won, so 16 is
//!   lost, and 17 is won. From 34 one comes to 2, 17 and 33, from 289 to 17 and 288 = 16 · 18, all won. All
//!   others are multiples of 16, 34 or 289.
//! - *Minus 1, or divided by an odd divisor greater than 1* (Codeforces 1370C); who finds 1 loses. Lost are 1,
//!   the powers of two from 4 on, and 2 p for odd primes p. *Why:* an odd n > 1 can be divided by itself, and 2
//!   goes to 1. From a greater power of two one only comes to an odd number, which is won, and from 2 p to 2
//!   and 2 p − 1, too. From 2^a · m with odd m > 1 divide by m if a > 1, and down to 2 p if a = 1 and m has a
//!   prime factor p < m. If who finds 1 *wins*, no rule is known: lost are 2, 4, 7, 9, 11, 13, 15, 17, 19, 23,
//!   25, 29, 31, 37, 40, 43, ... (by search).
//! - *All numbers modulo m* (同时取模; AtCoder ARC 134 E). A move chooses a number m, from 1 to the greatest one
//!   on the board, and replaces each number by its remainder. A player who finds only zeros wins. Zeros and
//!   equal numbers count for nothing else, so a position is a set. Lost are {1}, {2}, {4, 8}, and otherwise
//!   only sets of multiples of 12. *Why:* from 1 and from 2 only zeros come. So a set with an odd number is
//!   won by m = 2, which leaves 1, if it is not {1}. Of even numbers, not all multiples of 4 and not {2}, m =
//!   4 leaves {2}. Of multiples of 4, some not of 3, m = 3 leaves {1} or {2} if these have one remainder. If
//!   they have both, m = 12 leaves {4, 8}, if it is not there already. That is lost: m from 1 to 8 leaves {},
//!   {}, {1, 2}, {}, {3, 4}, {2, 4}, {1, 4}, {4}. So for numbers up to 200 a table of the 2^16 sets of
//!   multiples of 12 is enough. In general, each small lost position is a trap (必败态反推) for all that can reach
//!   it, and few others are left.
//!
//! *Rules that only look like a known one* (WA?): rows 4, 16 and 20 of [false friends](crate::false_friends#the-table).
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
//! assert_eq!(number_theory::winning_move_by_divisors(12), Some(12 - 3));
//! let lost = (1..=12).filter(|&n| !number_theory::wins_by_divisors(n));
//! assert!(lost.eq([1, 2, 3, 5, 7, 8, 9, 11]));
//! let coprime = number_theory::Coprime::new(15);
//! let values = (0..=15).map(|n| coprime.grundy(n));
//! assert!(values.eq([0, 1, 0, 2, 0, 3, 0, 4, 0, 2, 0, 5, 0, 6, 0, 2]));
//! ```
//!
//! ## Problems
//!
//! Easiest first.
//!
//! - [`luogu_p2953`](crate::problems::number_theory::luogu_p2953) Luogu P2953 \[USACO09OPEN\] Cow Digit Game S: digits
//! - [`cf1537d`](crate::problems::number_theory::cf1537d) Codeforces 1537D Deleting Divisors
//! - [`cf2004e`](crate::problems::number_theory::cf2004e) Codeforces 2004E Not a Nim Problem
//!
//! ## Source
//!
//! D. E. Iannucci, U. Larsson, "Game values of arithmetic functions", in Combinatorial Game Theory:
//! A Special Collection in Honor of Elwyn Berlekamp, John H. Conway and Richard K. Guy (2022),
//! <https://arxiv.org/abs/2101.07608>.
#![doc(alias(
    "Taking a divisor",
    "Taking a coprime number",
    "Taking any divisor",
    "Taking a number that is not coprime",
    "Taking less, not coprime",
    "Taking a digit",
    "Taking the largest digit",
    "Taking the smallest digit",
    "Taking the largest or the smallest digit",
    "Deleting divisors",
    "Taking a divisor, misère",
    "Taking a digit, misère",
    "Lower or divide",
    "A divisor of the other heap",
    "数论博弈",
    "Subtracting divisors or coprime numbers",
    "约数与互质的减法游戏",
    "Deleting Divisors",
    "互质",
    "coprime",
    "digits of the number",
    "数位",
    "同时取模",
    "All numbers modulo m"
))]
use crate::mex::index;

/// Returns whether the player to move wins the game of subtracting divisors from `n`: a move subtracts a
/// divisor of the number other than 1 and the number itself, and who cannot move loses. O(1).
///
/// # Panics
/// If `n` is 0, which every number divides.
#[track_caller]
pub fn wins_by_divisors(n: u64) -> bool {
    assert!(n > 0, "every number divides 0");
    n % 2 == 0 && !(n.is_power_of_two() && n.trailing_zeros() % 2 == 1)
}

/// Returns what a winning move leaves of `n` in the game of subtracting divisors, `None` if there is none: a
/// move subtracts a divisor of the number other than 1 and the number itself, and who cannot move loses.
/// O(1).
///
/// # Panics
/// If `n` is 0, which every number divides.
#[track_caller]
pub fn winning_move_by_divisors(n: u64) -> Option<u64> {
    if !wins_by_divisors(n) {
        return None;
    }
    let greatest_odd = n >> n.trailing_zeros();
    let divisor = if greatest_odd > 1 {
        greatest_odd
    } else {
        n / 2
    };
    Some(n - divisor)
}

/// The Grundy values if coprime numbers are subtracted. Even numbers have the value 0, and only
/// those of odd ones are kept: there are tables of 10^7 numbers.
pub struct Coprime {
    /// By half the number.
    odd: Vec<u64>,
}

impl Coprime {
    /// Computes the Grundy values of the numbers up to `most` in the game of subtracting coprime numbers.
    /// O(`most` log log `most`), and 4 bytes per number.
    pub fn new(most: usize) -> Self {
        let mut odd = vec![0; most / 2 + most % 2];
        let mut rank = 0;
        for half in 0..odd.len() {
            if odd[half] == 0 {
                rank += 1;
                odd[half] = rank;
                // The multiples of a prime below its square have a smaller factor, and so have even
                // ones; 1 is no prime.
                let prime = 2 * half + 1;
                let mut multiple = if half == 0 {
                    odd.len()
                } else {
                    prime * prime / 2
                };
                while multiple < odd.len() {
                    if odd[multiple] == 0 {
                        odd[multiple] = rank;
                    }
                    multiple += prime;
                }
            }
        }
        Self { odd }
    }

    /// Returns the Grundy value of the number `n` in the game of subtracting coprime numbers. O(1).
    ///
    /// # Panics
    /// If it is odd and greater than the bound.
    #[track_caller]
    pub fn grundy(&self, n: u64) -> u64 {
        if n % 2 == 0 {
            0
        } else {
            self.odd[index(n / 2)]
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::{change_one, heaps_up_to, Search};

    fn divisors_of(n: u64) -> impl Iterator<Item = u64> {
        (1..n).filter(move |d| n % d == 0)
    }

    fn coprime(a: u64, b: u64) -> bool {
        (2..=a).all(|d| a % d != 0 || b % d != 0)
    }

    #[test]
    fn every_number_up_to_300() {
        let mut any = Search::normal(|&n: &u64| divisors_of(n).map(|d| n - d).collect());
        let mut greater = Search::normal(|&n: &u64| {
            let divisors = divisors_of(n).filter(|&d| d > 1);
            divisors.map(|d| n - d).collect()
        });
        let mut coprimes = Search::normal(|&n: &u64| {
            let takes = (1..=n).filter(|&d| coprime(n, d));
            takes.map(|d| n - d).collect()
        });
        let values = Coprime::new(300);
        for n in 1..=300u64 {
            assert_eq!(u64::from(n.trailing_zeros()), any.grundy(&n), "{n}");
            assert_eq!(wins_by_divisors(n), greater.wins(&n), "{n}");
            let rest = winning_move_by_divisors(n);
            assert_eq!(rest.is_some(), greater.wins(&n), "{n}");
            if let Some(rest) = rest {
                let divisor = n - rest;
                assert!(1 < divisor && divisor < n && n % divisor == 0, "{n}");
                assert!(!greater.wins(&rest), "{n}");
            }
        }
        for n in 0..=300 {
            assert_eq!(values.grundy(n), coprimes.grundy(&n), "{n}");
        }
    }

    #[test]
    fn three_numbers_up_to_nine_with_coprime_takes() {
        let values = Coprime::new(9);
        let mut search = Search::normal(|numbers: &Vec<u64>| {
            change_one(numbers, |n| {
                let takes = (1..=n).filter(|&d| coprime(n, d));
                takes.map(|d| n - d).collect()
            })
        });
        for numbers in heaps_up_to(3, 9) {
            let own = numbers.iter().map(|&n| values.grundy(n));
            let sum = own.fold(0, |sum, value| sum ^ value);
            assert_eq!(sum != 0, search.wins(&numbers), "{numbers:?}");
        }
    }

    #[test]
    fn short_tables() {
        for (most, values) in [(0, vec![0]), (1, vec![0, 1]), (2, vec![0, 1, 0])] {
            let table = Coprime::new(most);
            let numbers = 0..=most as u64;
            assert!(values.into_iter().eq(numbers.map(|n| table.grundy(n))));
        }
    }

    fn digits_of(n: u64, base: u64) -> Vec<u64> {
        let mut digits = Vec::new();
        let mut rest = n;
        while rest > 0 {
            if rest % base > 0 {
                digits.push(rest % base);
            }
            rest /= base;
        }
        digits
    }

    fn is_prime(n: u64) -> bool {
        n > 1 && (2..n).all(|d| n % d != 0)
    }

    #[test]
    fn divisors_and_numbers_that_are_not_coprime() {
        let mut all = Search::normal(|&n: &u64| {
            let divisors = (1..=n).filter(|d| n % d == 0);
            divisors.map(|d| n - d).collect()
        });
        let mut misere = Search::misere(|&n: &u64| divisors_of(n).map(|d| n - d).collect());
        let mut common = Search::normal(|&n: &u64| {
            let takes = (1..n).filter(|&d| !coprime(n, d));
            takes.map(|d| n - d).collect()
        });
        for n in 1..=200_u64 {
            assert_eq!(all.grundy(&n), u64::from(n.trailing_zeros()) + 1, "{n}");
            let lost = n == 2 || n >= 5 && n % 2 == 1;
            assert_eq!(misere.wins(&n), !lost, "{n}");
            assert_eq!(common.wins(&n), n > 1 && !is_prime(n), "{n}");
        }
    }

    #[test]
    fn a_divisor_of_the_other_heap() {
        let mut search = Search::normal(|&(a, b): &(u64, u64)| {
            let first = (1..=a).filter(|take| b % take == 0);
            let second = (1..=b).filter(|take| a % take == 0);
            let first = first.map(|take| (a - take, b));
            first.chain(second.map(|take| (a, b - take))).collect()
        });
        for (a, b) in (0..=40_u64).flat_map(|a| (0..=40_u64).map(move |b| (a, b))) {
            let won = a.trailing_zeros() != b.trailing_zeros();
            assert_eq!(search.wins(&(a, b)), won, "{a}, {b}");
        }
    }

    #[test]
    fn digits() {
        let any = |&n: &u64| digits_of(n, 10).iter().map(|d| n - d).collect::<Vec<_>>();
        let (mut normal, mut misere) = (Search::normal(any), Search::misere(any));
        for n in 0..=400 {
            assert_eq!(normal.wins(&n), n % 10 != 0, "{n}");
            let lost = match n {
                0..=19 => (1..=9).contains(&n) || n > 10 && n % 2 == 1,
                _ => n % 10 == 0,
            };
            assert_eq!(misere.wins(&n), !lost, "{n}");
        }
        for base in 2..=12 {
            let mut search = Search::normal(|&n: &u64| {
                let digits = digits_of(n, base);
                let ends = digits.iter().min().into_iter().chain(digits.iter().max());
                ends.map(|d| n - d).collect()
            });
            let wrong = (0..=400).find(|n| search.wins(n) == (n % base == 0));
            let first = if base < 4 {
                None
            } else {
                Some(base * base + 3 * base + 2)
            };
            assert_eq!(wrong, first, "{base}");
        }
    }

    #[test]
    fn minus_one_or_a_quotient() {
        let mut any = Search::normal(|&n: &u64| {
            let quotients = (2..n).filter(|d| n % d == 0).map(|d| n / d);
            quotients.chain((n > 1).then_some(n - 1)).collect()
        });
        for n in 1..=600 {
            let lost = [1, 16, 34, 289].contains(&n) || n % 2 == 1 && n != 17 && is_prime(n);
            assert_eq!(any.wins(&n), !lost, "{n}");
        }
        let odd = |&n: &u64| {
            let quotients = (3..=n).filter(|d| d % 2 == 1 && n % d == 0).map(|d| n / d);
            quotients
                .chain((n > 1).then_some(n - 1))
                .collect::<Vec<_>>()
        };
        let (mut normal, mut misere) = (Search::normal(odd), Search::misere(odd));
        for n in 1..=300_u64 {
            let twice = n % 2 == 0 && n > 4 && is_prime(n / 2);
            let lost = n == 1 || n > 2 && n.is_power_of_two() || twice;
            assert_eq!(normal.wins(&n), !lost, "{n}");
        }
        let lost = (1..=43).filter(|n| !misere.wins(n));
        assert!(lost.eq([2, 4, 7, 9, 11, 13, 15, 17, 19, 23, 25, 29, 31, 37, 40, 43]));
    }

    /// Bit x of a set stands for the number x > 0.
    #[test]
    fn all_numbers_modulo_m() {
        let mut search = Search::misere(|&set: &u32| {
            let numbers: Vec<u32> = (1..32).filter(|x| set >> x & 1 == 1).collect();
            let modulo = |m: u32| {
                let rests = numbers.iter().map(|x| x % m).filter(|&rest| rest > 0);
                rests.fold(0, |set, rest| set | 1 << rest)
            };
            let greatest = numbers.last().map_or(0, |&x| x);
            (1..=greatest).map(modulo).collect()
        });
        let lost = [1 << 1, 1 << 2, 1 << 4 | 1 << 8];
        let small = (0..1 << 12).map(|set| set << 1);
        let multiples_of_4 = (0..1 << 6).map(|set: u32| {
            let bits = (0..6).filter(|i| set >> i & 1 == 1);
            bits.fold(1 << 24, |all, i| all | 1 << (4 * i + 4))
        });
        for set in small.chain(multiples_of_4) {
            let has_others = (1..32).any(|x| x % 12 != 0 && set >> x & 1 == 1);
            if has_others {
                assert_eq!(!search.wins(&set), lost.contains(&set), "{set:b}");
            }
        }
    }
}
