//! # Counting by the Walsh–Hadamard transform (沃尔什变换, FWT, 异或卷积)
//!
//! **Task.** How many lists of n games, each from a family in which so many games have each Grundy
//! value, have the nim-sum 0? So lost positions are counted that have their heaps in an order.
//!
//! ## Theorem
//!
//! Write s(i, v) for -1 if the number i & v has an odd number of ones, else for 1. For numbers
//! c(v), one for each v < 2^k, call the sums C(i) of all s(i, v) c(v) the transform of c.
//!
//! 1. The transform of C is 2^k c.
//! 2. If families have c(v), d(v), ... games of the value v, the numbers of lists by nim-sums that
//!    take a game of each family have the transform C(i) D(i) ...
//! 3. So 2^-k times the sum of all C(i)^n lists of n games of one family have the nim-sum 0.
//!
//! ## Why
//!
//! A bit of i & (v ^ w) is set if it is in just one of i & v and i & w, so s(i, v) s(i, w) = s(i,
//! v ^ w). The product of sums C(i) D(i) ... is a sum over all lists of values v, w, ...: of c(v)
//! d(w) ..., the number of lists of games with these values, times s(i, v ^ w ^ ...). That is the
//! second part.
//!
//! For the first, sum s(i, v) over all i: for v = 0 that is 2^k; a v > 0 has some bit, and of each
//! two i that differ in this bit alone one has the other sign, so it is 0. The transform of C at w
//! is the sum of s(i, w) s(i, v) c(v) = s(i, v ^ w) c(v) over all i and v, of which 2^k c(w) is left.
//!
//! For the third, transform the second part once more. At w = 0 all signs are 1.
//!
//! **How to compute it.** Bit by bit: each pair (a, b) of places that differ in this bit alone
//! becomes (a + b, a - b). After all bits c(v) has come to each place i once, with the sign s(i, v).
//!
//! The numbers may be polynomials, too, if something else is counted beside the nim-sum
//! (`luogu_p5970`).
//!
//! ## Cost
//!
//! O(k 2^k), and O(log n) for the power of each different C(i).
//!
//! ## Example
//!
//! ```
//! use snippets::walsh_hadamard::{count_lost, transform};
//!
//! // Heaps of 1, 2 or 3.
//! let mut counts = vec![0, 1, 1, 1];
//! assert_eq!(count_lost(&counts, 2, 1_000_000_007), 3); // two equal ones
//! assert_eq!(count_lost(&counts, 3, 1_000_000_007), 6); // 1, 2, 3 in any order
//! transform(&mut counts);
//! assert_eq!(counts, [3, -1, -1, -1]);
//! transform(&mut counts);
//! assert_eq!(counts, [0, 4, 4, 4]);
//! ```
//!
//! ## Problems
//!
//! `bzoj4589`, `luogu_p5387`, `luogu_p5970`.
//!
//! ## Source
//!
//! J. L. Walsh, "A closed set of normal orthogonal functions", American Journal of Mathematics 45
//! (1923); J. Hadamard, "Résolution d'une question relative aux déterminants", Bulletin des
//! sciences mathématiques 17 (1893).

/// Replaces the numbers by their transform. O(n log n).
///
/// No number on the way is greater than the sum of all absolute values at the start.
///
/// # Panics
/// If there are not 2^k numbers.
pub fn transform(numbers: &mut [i64]) {
    let n = numbers.len();
    assert!(n.is_power_of_two(), "2^k numbers");
    let mut bit = 1;
    while bit < n {
        for block in numbers.chunks_mut(2 * bit) {
            let (without, with) = block.split_at_mut(bit);
            for (a, b) in without.iter_mut().zip(with) {
                let (sum, difference) = (*a + *b, *a - *b);
                *a = sum;
                *b = difference;
            }
        }
        bit *= 2;
    }
}

/// How many lists of `games` games have nim-sum 0, modulo an odd number from 3 to 2^32, where
/// `counts[v]` games have the value v. O(k 2^k) for 2^k values, and O(log `games`) more for each
/// different number in the transform.
///
/// # Panics
/// If there are not 2^k values.
pub fn count_lost(counts: &[i64], games: u64, modulus: u64) -> u64 {
    let mut sums = counts.to_vec();
    transform(&mut sums);
    // Equal numbers come together, to be raised once.
    sums.sort_unstable();
    let (mut raised, mut last) = (0, None);
    let mut total = 0;
    for &sum in &sums {
        if last != Some(sum) {
            last = Some(sum);
            raised = power(sum.unsigned_abs(), games, modulus);
            if sum < 0 && games % 2 == 1 {
                raised = modulus - raised;
            }
        }
        total = (total + raised) % modulus;
    }
    let half = (modulus + 1) / 2;
    let halvings = u64::from(sums.len().trailing_zeros());
    total * power(half, halvings, modulus) % modulus
}

/// `base` to the power of `exponent`, modulo `modulus` (2 to 2^32). O(log `exponent`).
pub fn power(base: u64, exponent: u64, modulus: u64) -> u64 {
    let (mut square, mut rest, mut result) = (base % modulus, exponent, 1);
    while rest > 0 {
        if rest % 2 == 1 {
            result = result * square % modulus;
        }
        square = square * square % modulus;
        rest /= 2;
    }
    result
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::random::Random;
    use crate::search::{heaps_up_to, product, take_from_one, Search};

    fn random_counts(size: usize, random: &mut Random) -> Vec<i64> {
        let counts = random.list(size as u64, 0, 40);
        counts
            .iter()
            .map(|&count| i64::try_from(count).unwrap() - 20)
            .collect()
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
                let found = count_lost(&counts, games as u64, MODULUS);
                assert_eq!(found, lost as u64, "{counts:?}, {games} games");
            }
        }
    }

    #[test]
    fn powers() {
        for modulus in [2, 7, 1 << 32] {
            for base in 0..10 {
                let mut expected = 1;
                for exponent in 0..20 {
                    assert_eq!(power(base, exponent, modulus), expected);
                    expected = expected * base % modulus;
                }
            }
        }
        // Fermat's theorem.
        assert_eq!(power(2, 998_244_352, 998_244_353), 1);
    }

    #[test]
    #[should_panic(expected = "2^k numbers")]
    fn three_numbers() {
        transform(&mut [1, 2, 3]);
    }
}
