//! # Counting by the Walsh–Hadamard transform (沃尔什变换, FWT, 异或卷积)
//!
//! Counts lists of games by their nim-sum, when there are far too many lists to look at each.
//!
//! ## Task
//!
//! A family of games has c(v) games of each Grundy value v, for example heaps of Nim from a given set
//! of sizes. How many lists of n of its games have values with nim-sum 0, so that their sum is lost? A
//! list has an order, and a game may occur in it several times.
//!
//! ## Theorem
//!
//! Let s(i, v) be −1 if i & v has an odd number of ones in binary, and otherwise 1. For numbers c(v),
//! one for each v < 2^k, the transform of c is C(i), the sum of s(i, v) c(v) over all v.
//!
//! For heaps of 1, 2 or 3 there is one game of each of the values 1, 2 and 3, so c = (0, 1, 1, 1) and k = 2.
//! For C(1) look at the last digit of v: it is 1 for v = 1 and v = 3, which get the sign −1.
//!
//! | v | 0 | 1 | 2 | 3 |
//! | --- | --- | --- | --- | --- |
//! | c(v) | 0 | 1 | 1 | 1 |
//! | 1 & v | 0 | 1 | 0 | 1 |
//! | s(1, v) | 1 | −1 | 1 | −1 |
//! | s(1, v) c(v) | 0 | −1 | 1 | −1 |
//!
//! The last row adds up to C(1) = −1. For C(0) all signs are 1, so C(0) = 3.
//!
//! 1. The transform of C is 2^k c.
//! 2. Take lists with one game from each of several families, which have c(v), d(v), ... games of
//!    value v. The numbers of such lists with nim-sum 0, 1, 2, ... have the transform C(i) D(i) ...,
//!    the product of the transforms.
//! 3. So the number of lists of n games from one family with nim-sum 0 is 2^−k times the sum of all
//!    C(i)^n.
//!
//! ## Why
//!
//! - *s(i, v) s(i, w) = s(i, v ⊕ w):* a digit of i & (v ⊕ w) is 1 exactly if it is 1 in one of i & v
//!   and i & w, and not in both. So i & (v ⊕ w) has an odd number of ones exactly if one of these two
//!   has an odd number, and the other an even number.
//! - *Part 2:* multiplied out, C(i) D(i) ... is a sum over all lists of values v, w, ... of
//!   c(v) d(w) ... s(i, v ⊕ w ⊕ ...). Here c(v) d(w) ... is the number of lists of games with these
//!   values, and v ⊕ w ⊕ ... is their nim-sum.
//! - *The sum of s(i, v) over all i* is 2^k for v = 0. For v > 0 it is 0: v has some digit 1, and of
//!   two i that differ in this digit alone one has the sign −1 and one the sign 1.
//! - *Part 1:* the transform of C at w is the sum of s(i, w) s(i, v) c(v) = s(i, v ⊕ w) c(v) over all
//!   i and v. Only v = w is left, with 2^k c(w).
//! - *Part 3:* by part 2, C(i)^n is the transform of the numbers of lists. By part 1 its transform is
//!   2^k times these numbers. At w = 0 all signs are 1, so it is the sum of all C(i)^n.
//!
//! ## How to compute it
//!
//! Digit by digit: each pair (a, b) of places that differ in this digit alone becomes (a + b, a − b).
//! After all digits, c(v) has come to each place i once, with the sign s(i, v).
//!
//! For c = (0, 1, 1, 1) the last digit has the pairs (0, 1) and (1, 1), at the places 0, 1 and 2, 3. They
//! become (1, −1) and (2, 0), so (1, −1, 2, 0). The other digit has the pairs (1, 2), at the places 0, 2, and
//! (−1, 0), at the places 1, 3. They become (3, −1) and (−1, −1). So C = (3, −1, −1, −1).
//!
//! ## Other rules
//!
//! - Lists with another nim-sum than 0: transform the C(i)^n back and divide by 2^k.
//! - A second number is counted beside the nim-sum: let polynomials take the place of the numbers, in
//!   which the exponent is that number (`luogu_p5970`).
//! - *Chances* (概率). Let c(v) be the chance that a game has the value v, and draw n games, each by
//!   itself. The proof of part 2 holds for any numbers: the chance of a list is the product of the
//!   chances of its values. So the chance of nim-sum 0, with which the first player loses, is the mean
//!   of the C(i)^n. For two heaps of 0, 1 or 2 stones with the chances 1/2, 1/4, 1/4 the transform is
//!   1, 1/2, 1/2, 0, and the mean of the squares 3/8: as 1/4 + 1/16 + 1/16 for two equal heaps
//!   (`cf717d`).
//! - *A random number of games* (随机个数, 几何级数; Codeforces 1411G). If there are n games with the chance pₙ, the
//!   chance of nim-sum 0 is the mean of the p₀ + p₁ C(i) + p₂ C(i)² + ... If before each game it is drawn
//!   whether there is one more, and there is none with the chance s > 0, that is the mean of the s / (1 − (1
//!   − s) C(i)). The values need no long table: on a graph with m arcs none is above √(2 m)
//!   ([`graph_game`](crate::graph_game#other-rules)).
//! - Heaps with a given total: [`counting`](crate::counting). Choices of some among given numbers:
//!   [`linear_basis`](crate::linear_basis).
//!
//! ## Cost
//!
//! O(k 2^k), and O(log n) for the power of each different C(i).
//!
//! ## Example
//!
//! Heaps of 1, 2 or 3, so c = (0, 1, 1, 1) and C = (3, −1, −1, −1). Of two heaps (9 + 1 + 1 + 1) / 4 =
//! 3 lists are lost, of three heaps (27 − 1 − 1 − 1) / 4 = 6.
//!
//! ```
//! use snippets::walsh_hadamard::{count_lost, transform};
//!
//! let mut counts = vec![0, 1, 1, 1];
//! assert_eq!(count_lost::<1_000_000_007>(&counts, 2), 3); // two equal ones
//! assert_eq!(count_lost::<1_000_000_007>(&counts, 3), 6); // 1, 2, 3 in any order
//! transform(&mut counts);
//! assert_eq!(counts, [3, -1, -1, -1]);
//! transform(&mut counts);
//! assert_eq!(counts, [0, 4, 4, 4]);
//!
//! let mut chances = [0.5, 0.25, 0.25, 0.0];
//! transform(&mut chances);
//! assert_eq!(chances, [1.0, 0.5, 0.5, 0.0]);
//! ```
//!
//! ## Problems
//!
//! Three positions to decide with a pencil come first:
//! [exercises, step 8](crate::exercises#step-8-products-and-counts).
//!
//! Easiest first.
//!
//! - [`bzoj4589`](crate::problems::walsh_hadamard::bzoj4589) † BZOJ 4589 Hard Nim
//! - [`cf717d`](crate::problems::walsh_hadamard::cf717d) Codeforces 717D Dexterina's Lab: chances
//! - [`abc212h`](crate::problems::walsh_hadamard::abc212h) AtCoder ABC 212 H Nim Counting
//! - [`luogu_p5387`](crate::problems::walsh_hadamard::luogu_p5387) Luogu P5387 \[Cnoi2019\] 人形演舞
//! - [`luogu_p5970`](crate::problems::walsh_hadamard::luogu_p5970) Luogu P5970 \[POI 2016\] Nim z utrudnieniem
//!
//! † The judge is closed.
//!
//! ## Source
//!
//! J. L. Walsh, "A closed set of normal orthogonal functions", American Journal of Mathematics 45
//! (1923); J. Hadamard, "Résolution d'une question relative aux déterminants", Bulletin des
//! sciences mathématiques 17 (1893). For use in contests:
//! <https://oi-wiki.org/math/poly/fwt/>.
#![doc(alias(
    "快速沃尔什变换",
    "Counting by the Walsh–Hadamard transform",
    "沃尔什变换",
    "Counting by the Walsh-Hadamard transform",
    "Walsh–Hadamard transform",
    "Walsh-Hadamard transform",
    "Walsh-Hadamard",
    "异或卷积",
    "FWT",
    "FWHT",
    "xor convolution",
    "概率",
    "随机个数",
    "A random number of games"
))]

use crate::arithmetic::power;
use std::ops::{Add, Sub};

/// Replaces the numbers, integers or reals, by their transform. O(n log n).
///
/// # Requires
/// The sum of all absolute values at the start fits the type: no number on the way is greater.
///
/// # Panics
/// If there are not 2^k numbers.
#[track_caller]
pub fn transform<T: Copy + Add<Output = T> + Sub<Output = T>>(numbers: &mut [T]) {
    assert!(numbers.len().is_power_of_two(), "2^k numbers");
    let half = numbers.len() / 2;
    if let [a, b, c, d] = numbers {
        // By hand, as calls for one and two numbers cost more than the sums.
        let (top, bottom) = ((*a + *c, *b + *d), (*a - *c, *b - *d));
        *a = top.0 + top.1;
        *b = top.0 - top.1;
        *c = bottom.0 + bottom.1;
        *d = bottom.0 - bottom.1;
    } else if half > 0 {
        let (without, with) = numbers.split_at_mut(half);
        for (a, b) in without.iter_mut().zip(with.iter_mut()) {
            let (sum, difference) = (*a + *b, *a - *b);
            *a = sum;
            *b = difference;
        }
        // One half to the end, and then the other, so that small parts stay in the cache.
        transform(without);
        transform(with);
    }
}

/// Returns how many lists of `games` games have nim-sum 0, modulo `MODULUS`, where `counts[v]` games have the
/// value v. O(k 2^k) for 2^k values, and O(log `games`) more for each different number in the transform.
///
/// # Panics
/// If there are not 2^k values, if the absolute values of `counts` have a sum of 2^63 or more, or if
/// `MODULUS` is not an odd number from 3 to 2^32.
#[track_caller]
pub fn count_lost<const MODULUS: u64>(counts: &[i64], games: u64) -> u64 {
    assert!(MODULUS % 2 == 1, "2 has an inverse");
    let sizes = counts.iter().map(|count| u128::from(count.unsigned_abs()));
    assert!(sizes.sum::<u128>() < 1 << 63, "the counts are too great");
    let mut sums = counts.to_vec();
    transform(&mut sums);
    // Equal numbers come together, to be raised once.
    sums.sort_unstable();
    let (mut raised, mut last) = (0, None);
    let mut total = 0;
    for &sum in &sums {
        if last != Some(sum) {
            last = Some(sum);
            raised = power::<MODULUS>(sum.unsigned_abs(), games);
            if sum < 0 && games % 2 == 1 {
                raised = MODULUS - raised;
            }
        }
        total = (total + raised) % MODULUS;
    }
    let half = (MODULUS + 1) / 2;
    let halvings = u64::from(sums.len().trailing_zeros());
    total * power::<MODULUS>(half, halvings) % MODULUS
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::random::Random;
    use crate::search::{heaps_up_to, product, take_from_one, Search};

    fn random_counts(size: usize, random: &mut Random) -> Vec<i64> {
        random.list(size, -20, 20)
    }

    #[test]
    fn the_sum_that_defines_it_and_back() {
        let mut random = Random::new(0);
        for digits in 0..6 {
            let size = 1usize << digits;
            let counts = random_counts(size, &mut random);
            let mut sums = counts.clone();
            transform(&mut sums);
            for (i, &sum) in sums.iter().enumerate() {
                let sign = |v: usize| if (i & v).count_ones() % 2 == 1 { -1 } else { 1 };
                let terms = counts.iter().enumerate().map(|(v, count)| sign(v) * count);
                assert_eq!(sum, terms.sum::<i64>());
            }
            transform(&mut sums);
            let expected: Vec<i64> = counts.iter().map(|count| count << digits).collect();
            assert_eq!(sums, expected);
        }
    }

    #[test]
    fn lists_of_two_families_by_their_nim_sums() {
        let mut random = Random::new(0);
        let [mut first, mut second] = [(); 2].map(|()| random_counts(8, &mut random));
        let mut expected = vec![0; 8];
        for (v, a) in first.iter().enumerate() {
            for (w, b) in second.iter().enumerate() {
                expected[v ^ w] += a * b;
            }
        }
        transform(&mut first);
        transform(&mut second);
        transform(&mut expected);
        let products: Vec<i64> = first.iter().zip(&second).map(|(a, b)| a * b).collect();
        assert_eq!(products, expected);
    }

    #[test]
    fn lost_positions_of_nim() {
        const MODULUS: u64 = 1_000_000_007;
        let mut search = Search::normal(|heaps: &Vec<u64>| take_from_one(heaps));
        // How many heaps of 0, 1, 2, 3 there are to choose from.
        for counts in heaps_up_to(4, 2) {
            if counts.len() != 4 {
                continue;
            }
            let family: Vec<u64> = (0..4u64)
                .zip(&counts)
                .flat_map(|(heap, &count)| (0..count).map(move |_| heap))
                .collect();
            let counts: Vec<i64> = counts.iter().map(|&c| i64::try_from(c).unwrap()).collect();
            for games in 0..=3 {
                let lists = product(&vec![family.clone(); games]);
                let lost = lists.iter().filter(|&heaps| !search.wins(heaps)).count();
                let found = count_lost::<MODULUS>(&counts, games as u64);
                assert_eq!(found, lost as u64, "{counts:?}, {games} games");
            }
        }
    }

    #[test]
    fn chances_of_lost_positions_of_nim() {
        let real = |number: u64| f64::from(u32::try_from(number).unwrap());
        let mut search = Search::normal(|heaps: &Vec<u64>| take_from_one(heaps));
        for parts in heaps_up_to(4, 3) {
            let whole: u64 = parts.iter().sum();
            if parts.len() != 4 || whole == 0 {
                continue;
            }
            for games in 0..=3i32 {
                // Lists in which the sizes stand as often as the chances are great.
                let lists = product(&vec![
                    (0..4).collect::<Vec<u64>>();
                    games.unsigned_abs() as usize
                ]);
                let weight = |heaps: &Vec<u64>| -> u64 {
                    let places = heaps.iter().map(|&heap| usize::try_from(heap).unwrap());
                    places.map(|place| parts[place]).product()
                };
                let lost: u64 = lists
                    .iter()
                    .filter(|heaps| !search.wins(heaps))
                    .map(weight)
                    .sum();
                let expected = real(lost) / real(whole).powi(games);

                let mut chances: Vec<f64> =
                    parts.iter().map(|&part| real(part) / real(whole)).collect();
                transform(&mut chances);
                let mean = chances.iter().map(|sum| sum.powi(games)).sum::<f64>() / 4.0;
                assert!((mean - expected).abs() < 1e-12, "{parts:?}, {games} games");
            }
        }
    }

    fn check_zero_and_one<const MODULUS: u64>() {
        // Of three heaps none or two are 1.
        assert_eq!(count_lost::<MODULUS>(&[1, 1], 3), 4 % MODULUS);
        assert_eq!(count_lost::<MODULUS>(&[2, 1], 3), (8 + 3 * 2) % MODULUS);
        assert_eq!(count_lost::<MODULUS>(&[5], 3), 125 % MODULUS);
    }

    #[test]
    fn games_of_the_values_zero_and_one() {
        check_zero_and_one::<3>();
        check_zero_and_one::<7>();
        check_zero_and_one::<0xffff_ffff>();
    }

    #[test]
    #[should_panic(expected = "2 has an inverse")]
    fn an_even_modulus() {
        count_lost::<10>(&[1, 1], 1);
    }

    #[test]
    #[should_panic(expected = "2^k numbers")]
    fn three_numbers() {
        transform(&mut [1, 2, 3]);
    }

    #[test]
    fn a_random_number_of_games() {
        let chances = [0.5, 0.25, 0.0, 0.25];
        let stop = 0.25;
        // The chances of the nim-sums of as many games as there are, and that there are more.
        let mut sums = [1.0, 0.0, 0.0, 0.0];
        let mut expected = 0.0;
        for _ in 0..300 {
            expected += stop * sums[0];
            let mut next = [0.0; 4];
            for (v, chance) in chances.iter().enumerate() {
                for (sum, before) in sums.iter().enumerate() {
                    next[v ^ sum] += (1.0 - stop) * chance * before;
                }
            }
            sums = next;
        }
        let mut transformed = chances.to_vec();
        transform(&mut transformed);
        let series = transformed.iter().map(|c| stop / (1.0 - (1.0 - stop) * c));
        let mean = series.sum::<f64>() / 4.0;
        assert!((mean - expected).abs() < 1e-9, "{mean}, {expected}");
    }
}
