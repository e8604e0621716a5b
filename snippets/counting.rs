//! # Counting lost positions (必败局面计数)
//!
//! **Task.** How many lists of h heaps with s stones in all are lost in Moore's Nim, where a move
//! takes stones from one to k heaps (k = 1: Nim)? What is free beside the heaps is counted by
//! binomial coefficients.
//!
//! **Theorem.** Let W(s) be that number. W(0) = 1, and W(s) is the sum of C(h, j) W((s - j) / 2)
//! over the j <= min(h, s) that are divisible by k + 1 and have the parity of s.
//!
//! **Why.** A list is lost exactly when for each binary digit the number of heaps that have it
//! set is divisible by k + 1 (Moore). So the number j of odd heaps is, and halving all heaps,
//! rounded down, leaves a lost list of (s - j) / 2 stones; each such list comes from one lost
//! list for each choice of the j odd heaps.
//!
//! **Cost.** O(s h / k) for all totals up to s.
//!
//! ```
//! use snippets::counting;
//!
//! // Two equal heaps are lost: one such list for each even total.
//! assert_eq!(counting::lost_by_total(2, 6, 1, 1_000_000_007), [1, 0, 1, 0, 1, 0, 1]);
//! assert_eq!(counting::binomials(5, 2, 1_000_000_007), [0, 0, 1, 3, 6, 10]);
//! ```
//!
//! **Problems.** `luogu_p2490`, `luogu_p5363`.
//!
//! **Source.** E. H. Moore, "A generalization of the game called Nim", Annals of Mathematics 11
//! (1910).

/// For each total from 0 to `most`, the number of lists of `heaps` heaps that are lost if a move
/// takes from up to `k` > 0 heaps, modulo `modulus` (2 to 2^32). O(`heaps` (`heaps` + `most`)).
pub fn lost_by_total(heaps: usize, most: usize, k: usize, modulus: u64) -> Vec<u64> {
    // A k above the number of heaps is no more than all heaps.
    let odd_heaps: Vec<usize> = (0..=heaps).step_by(k.min(heaps) + 1).collect();
    let choices: Vec<u64> = odd_heaps
        .iter()
        .map(|&odd| binomials(heaps, odd, modulus)[heaps])
        .collect();
    let mut lost = vec![1];
    for total in 1..=most {
        let mut sum = 0;
        for (&odd, choices) in odd_heaps.iter().zip(&choices) {
            if odd <= total && odd % 2 == total % 2 {
                sum = (sum + choices * lost[(total - odd) / 2]) % modulus;
            }
        }
        lost.push(sum);
    }
    lost
}

/// The binomial coefficients C(n, `lower`) for n from 0 to `most`, modulo `modulus` (2 to 2^32).
/// O(`most` `lower`).
pub fn binomials(most: usize, lower: usize, modulus: u64) -> Vec<u64> {
    let mut column = vec![1; most + 1];
    for _ in 0..lower {
        // C(n, l + 1) is the sum of C(m, l) over m < n.
        let mut sum = 0;
        for value in &mut column {
            let next = (sum + *value) % modulus;
            *value = sum;
            sum = next;
        }
    }
    column
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::{heaps_up_to, Search};

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
                assert_eq!(lost_by_total(n, 4, k, MODULUS), count, "{n} heaps, k = {k}");
            }
        }
    }

    #[test]
    fn subsets_of_up_to_ten() {
        for lower in 0..=10u32 {
            let subsets = |n: u32| (0..1u32 << n).filter(|set| set.count_ones() == lower);
            let counts: Vec<u64> = (0..=10).map(|n| subsets(n).count() as u64).collect();
            assert_eq!(binomials(10, lower as usize, MODULUS), counts);
            let small: Vec<u64> = counts.iter().map(|count| count % 2).collect();
            assert_eq!(binomials(10, lower as usize, 2), small);
        }
    }
}
