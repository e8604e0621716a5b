//! # Counting lost positions (必败局面计数)
//!
//! "On how many placements does the first player win?" There are too many placements to look at each of
//! them. So count the lost lists of heaps by their number of stones, and multiply by the number of ways
//! to choose the rest of the placement.
//!
//! ## Task
//!
//! How many lists of h heaps with s stones in all are lost in Moore's Nim
//! ([`moore`](crate::moore)), where a move takes stones from one to k heaps? For k = 1 it is
//! [`nim`](crate::nim). A list has an order, and heaps may be empty.
//!
//! ## Theorem
//!
//! Let W(s) be that number. W(0) = 1. For s > 0, W(s) is the sum of C(h, j) W((s − j) / 2) over all
//! j ≤ min(h, s) that are divisible by k + 1 and for which s − j is even.
//!
//! ## Why
//!
//! 1. A list is lost exactly if for each binary digit the number of heaps with this digit 1 is
//!    divisible by k + 1 (Moore).
//! 2. For the last digit this says that the number j of odd heaps is divisible by k + 1. Without
//!    their last digits, that is halved and rounded down, the heaps are a lost list again, of
//!    (s − j) / 2 stones.
//! 3. The other way round, each lost list of (s − j) / 2 stones comes from one lost list of s stones
//!    for each choice of the j odd heaps, of which there are C(h, j).
//!
//! ## Values
//!
//! Two heaps are lost if they are equal; three, if each digit is in none or two of them.
//!
//! ```
//! use snippets::counting::lost_by_total;
//!
//! const MODULUS: u64 = 1_000_000_007;
//! // Lists of Nim with 0, 1, 2, ... stones in all
//! assert_eq!(lost_by_total::<MODULUS>(1, 2, 8), [1, 0, 1, 0, 1, 0, 1, 0, 1]);
//! assert_eq!(lost_by_total::<MODULUS>(1, 3, 8), [1, 0, 3, 0, 3, 0, 9, 0, 3]);
//! assert_eq!(lost_by_total::<MODULUS>(1, 4, 8), [1, 0, 6, 0, 7, 0, 36, 0, 13]);
//! // The same if a move takes from one heap or two
//! assert_eq!(lost_by_total::<MODULUS>(2, 3, 8), [1, 0, 0, 1, 0, 0, 1, 0, 0]);
//! assert_eq!(lost_by_total::<MODULUS>(2, 4, 8), [1, 0, 0, 4, 0, 0, 4, 0, 0]);
//! ```
//!
//! ## How to use it
//!
//! Often a position is more than its heaps. Coins on a strip have gaps between them, and every other
//! gap is a heap ([`gaps`](crate::gaps)). The f cells outside of the heaps may be spread over the g > 0
//! other gaps at will, in C(f + g − 1, g − 1) ways: put the f cells and g − 1 walls between the gaps
//! into a row, and choose where the walls are. The number of lost positions is the sum over s of W(s)
//! times these ways. All other positions are won.
//!
//! ## Other rules
//!
//! - *Different heaps* (卡农, 互不相同; Luogu P3214, Project Euler 409). Let N = 2^k − 1, and let a(n) be the
//!   number of lists of n different numbers from 1 to N with the nim-sum 0. Then a(0) = 1, a(1) = 0, and a(n)
//!   = N (N − 1) ⋯ (N − n + 2) − a(n − 1) − (n − 1) (N − n + 2) a(n − 2). *Why:* choose n − 1 different
//!   numbers in a row; the last one can only be their nim-sum x. That fails if x = 0, for a(n − 1) choices.
//!   It also fails if x is one of them, on one of n − 1 places. Then the n − 2 others have the nim-sum 0, and
//!   x is any of the N − (n − 2) numbers that are not among them. Sets are the lists divided by n!. (For N =
//!   7: 1, 0, 0, 42, 168.)
//! - Heaps with an upper bound, or from any other set: [`walsh_hadamard`](crate::walsh_hadamard).
//! - Sets of edges of a graph instead of heaps: [`graph_counting`](crate::graph_counting).
//!
//! ## Cost
//!
//! O(h + s (1 + h / k)) for all totals up to s, with the binomial coefficients of
//! [`arithmetic`](crate::arithmetic).
//!
//! ## Example
//!
//! Three heaps of Nim with 6 stones: j = 0 leads to W(3) = 0 and j = 2 to C(3, 2) W(2) = 3 · 3. These
//! nine lists are 0, 3, 3 and 1, 2, 3 in all their orders.
//!
//! ```
//! use snippets::counting::lost_by_total;
//!
//! const MODULUS: u64 = 1_000_000_007;
//! assert_eq!(lost_by_total::<MODULUS>(1, 3, 6)[6], 9);
//! ```
//!
//! ## Problems
//!
//! Three positions to decide with a pencil come first:
//! [exercises, step 8](crate::exercises#step-8-products-and-counts).
//!
//! Easiest first.
//!
//! - [`luogu_p2490`](crate::problems::counting::luogu_p2490) Luogu P2490 \[SDOI2011\] 黑白棋
//! - [`luogu_p5363`](crate::problems::counting::luogu_p5363) Luogu P5363 \[SDOI2019\] 移动金币
//!
//! ## Source
//!
//! E. H. Moore, "A generalization of the game called Nim", Annals of Mathematics 11 (1910).
#![doc(alias(
    "必败局面计数",
    "Counting lost positions",
    "博弈计数",
    "卡农",
    "Different heaps"
))]
use crate::arithmetic::Binomials;

/// Returns for each total from 0 to `most` how many lists of `heaps` heaps with that many stones are lost in
/// Moore's Nim, where a move takes stones from one to `k` > 0 heaps. The numbers are modulo `MODULUS`.
/// O(`heaps` + `most` (1 + `heaps` / `k`)).
///
/// # Panics
/// If `MODULUS` is not from 2 to 2^32, if `heaps` is not below it, or if its power with the exponent `MODULUS`
/// − 2 does not invert the factorial of `heaps`, as it does if `MODULUS` is a prime.
#[track_caller]
pub fn lost_by_total<const MODULUS: u64>(k: usize, heaps: usize, most: usize) -> Vec<u64> {
    let binomials = Binomials::<MODULUS>::new(heaps);
    // A k above the number of heaps is no more than all heaps.
    let odd_heaps = (0..=heaps).step_by(k.min(heaps) + 1);
    let choices: Vec<_> = odd_heaps
        .map(|odd| (odd, binomials.choose(heaps, odd)))
        .collect();
    let mut lost = vec![1];
    for total in 1..=most {
        let mut sum = 0;
        for &(odd, choices) in &choices {
            if odd <= total && odd % 2 == total % 2 {
                sum = (sum + choices * lost[(total - odd) / 2]) % MODULUS;
            }
        }
        lost.push(sum);
    }
    lost
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::{heaps_up_to, product, Search};

    const MODULUS: u64 = 1_000_000_007;

    #[test]
    fn all_lists_of_up_to_four_heaps_of_four() {
        for k in 1..=4 {
            let mut search = Search::normal(|heaps: &Vec<u64>| {
                // Each heap in turn is left as it is or brought down.
                let mut lists = vec![vec![]];
                for &heap in heaps {
                    let longer = |list: &Vec<u64>| {
                        let list = list.clone();
                        (0..=heap).map(move |rest| [list.as_slice(), &[rest]].concat())
                    };
                    lists = lists.iter().flat_map(longer).collect();
                }
                let changed =
                    |list: &[u64]| (0..list.len()).filter(|&i| list[i] < heaps[i]).count();
                lists.retain(|list| (1..=k).contains(&changed(list)));
                lists
            });
            for n in 0..=4usize {
                // With four stones in all no heap has more.
                let mut count = vec![0; 5];
                for heaps in heaps_up_to(n, 4) {
                    let total: u64 = heaps.iter().sum();
                    if heaps.len() == n && total <= 4 && !search.wins(&heaps) {
                        count[usize::try_from(total).unwrap()] += 1;
                    }
                }
                assert_eq!(
                    lost_by_total::<MODULUS>(k, n, 4),
                    count,
                    "{n} heaps, k = {k}"
                );
            }
        }
    }

    #[test]
    fn a_great_modulus_does_not_overflow() {
        // The greatest prime below 2^32.
        let lost = lost_by_total::<4_294_967_291>(1, 60, 40);
        assert_eq!(lost[..5], [1, 0, 1770, 0, 487_635 + 1770]);
        assert_eq!(lost_by_total::<2>(usize::MAX, 1, 1), [1, 0]);
    }

    #[test]
    fn different_heaps() {
        for k in 1..=3 {
            let greatest = (1u64 << k) - 1;
            let numbers: Vec<u64> = (1..=greatest).collect();
            let mut counts: Vec<u64> = Vec::new();
            for n in 0..=5 {
                let is_counted = |list: &Vec<u64>| {
                    let are_different = (0..n).all(|i| !list[..i].contains(&list[i]));
                    are_different && list.iter().fold(0, |sum, number| sum ^ number) == 0
                };
                let lists = product(&vec![numbers.clone(); n]);
                let count = lists.into_iter().filter(is_counted).count() as u64;
                if n >= 2 && n as u64 <= greatest + 1 {
                    let choices: u64 = numbers.iter().rev().take(n - 1).product();
                    let is_there = (n as u64 - 1) * (greatest + 2 - n as u64) * counts[n - 2];
                    assert_eq!(count + counts[n - 1] + is_there, choices, "{greatest}, {n}");
                }
                counts.push(count);
            }
            if k == 3 {
                assert_eq!(counts[..5], [1, 0, 0, 42, 168]);
            }
        }
    }
}
