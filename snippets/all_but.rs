//! # All-but games (排除有限个数的取石子)
//!
//! ## Rules
//!
//! A move takes any number of stones from a heap, but for finitely many barred numbers. Who cannot
//! move loses.
//!
//! ## Theorem
//!
//! Let x numbers be barred, k the greatest, and let v be the greatest of the values g(0) to g(n₀ +
//! p − 1). If g(n + p) = g(n) + s for all n₀ ≤ n < N, and N − k > (x + 1) v and N + p − k > (x + 1)
//! (v + s), then g(n + p) = g(n) + s for all n ≥ n₀.
//!
//! ## Why
//!
//! Heaps of the same value are a barred number apart, so at most x + 1 heaps have the same value.
//! While no heap has had the value u, all heaps have smaller ones; so some heap up to (x + 1) u has
//! the value u. Now let n ≥ N, the equation holding from n₀ to n − 1.
//!
//! Take a value u > v. The heaps with the values u and u + s that are below n and n + p are not
//! below n₀ + p, so they match: g(m) = u exactly when g(m + p) = u + s, and m is an option of n
//! exactly when m + p is one of n + p. Each value u ≤ v belongs to a heap up to (x + 1) v < n − k
//! and each value up to v + s to a heap below n + p − k, which are options. So g(n) > v,
//! g(n + p) > v + s, and both are the least value that no option has: g(n + p) = g(n) + s.
//!
//! A period always exists (A. Siegel), and with up to three numbers barred it starts at 0 (D. Sleator,
//! M. Slusky).
//!
//! ## How to play
//!
//! On the values, as in [`crate::nim`].
//!
//! ## Cost
//!
//! O(n k x²) for a table of n values; once a period is proved, any heap O(1).
//!
//! ## Example
//!
//! ```
//! use snippets::all_but;
//!
//! // Any number of stones but two.
//! assert_eq!(all_but::grundy_values(&[2], 8), [0, 1, 0, 1, 2, 3, 2, 3, 4]);
//! let game = all_but::period(&[2], 100).unwrap();
//! assert_eq!((game.preperiod(), game.period, game.saltus()), (0, 4, 2));
//! assert_eq!(game.grundy(1_000_000_000_000_000_000), 500_000_000_000_000_000);
//! ```
//!
//! ## Source
//!
//! D. Sleator, M. Slusky, "Subtraction games with FES sets of size 3", arXiv 1201.3299; Winning
//! Ways, chapter 4.
use crate::periodic::{repetitions, Periodic};

/// The Grundy values of the heaps of 0 to `most` stones. The barred numbers come in any order.
pub fn grundy_values(barred: &[usize], most: usize) -> Vec<u64> {
    let greatest = barred.iter().copied().max().unwrap_or(0);
    let mut values = Vec::new();
    let mut heaps_of: Vec<Vec<usize>> = Vec::new();
    // All smaller values belong to options of every heap from here on.
    let mut least = 0;
    for heap in 0..=most {
        let is_option = |other: &usize| !barred.contains(&(heap - other));
        while matches!(heaps_of.get(least), Some(heaps) if heap - heaps[0] > greatest) {
            least += 1;
        }
        let known = (least..heaps_of.len()).find(|&value| !heaps_of[value].iter().any(is_option));
        let value = known.unwrap_or(heaps_of.len());
        if value == heaps_of.len() {
            heaps_of.push(Vec::new());
        }
        heaps_of[value].push(heap);
        values.push(value as u64);
    }
    values
}

/// The period, if the heaps up to `most` prove one by the theorem. Both the period and the
/// pre-period are the least. Costs as much as the table.
pub fn period(barred: &[usize], most: usize) -> Option<Periodic> {
    let values = grundy_values(barred, most);
    let greatest = barred.iter().copied().max().unwrap_or(0) as u64;
    let same = barred.len() as u64 + 1;
    let steps: Vec<u64> = values
        .windows(2)
        .map(|pair| pair[1].wrapping_sub(pair[0]))
        .collect();
    let mut tops = values.clone();
    for heap in 1..tops.len() {
        tops[heap] = tops[heap].max(tops[heap - 1]);
    }
    repetitions(&steps)
        .into_iter()
        .zip(1..)
        .find_map(|(start, period)| {
            let end = (values.len() - period) as u64;
            let top = tops[start + period - 1];
            let saltus = values[start + period].checked_sub(values[start])?;
            let proved = end > greatest + same * top
                && end + period as u64 > greatest + same * (top + saltus);
            proved.then(|| Periodic {
                values: values[..=start + period].to_vec(),
                period,
            })
        })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::{change_one, Search};

    /// All sets of numbers from 1 to 6.
    fn sets() -> impl Iterator<Item = Vec<usize>> {
        (0..64).map(|set| {
            (1..=6)
                .filter(|number| set >> (number - 1) & 1 == 1)
                .collect()
        })
    }

    #[test]
    fn every_set_up_to_six_by_the_rules() {
        for barred in sets() {
            let values = grundy_values(&barred, 60);
            let mut search = Search::normal(|heaps: &Vec<u64>| {
                change_one(heaps, |heap| {
                    let is_barred = |take: u64| barred.iter().any(|&barred| barred as u64 == take);
                    (0..heap).filter(|rest| !is_barred(heap - rest)).collect()
                })
            });
            for (heap, &value) in (0..).zip(&values) {
                assert_eq!(value, search.grundy(&vec![heap]), "{barred:?}, heap {heap}");
            }
        }
    }

    #[test]
    fn every_set_up_to_six_has_a_period_that_lasts() {
        for barred in sets() {
            let game = period(&barred, 400).expect("a period");
            for (heap, &value) in (0..).zip(&grundy_values(&barred, 1000)) {
                assert_eq!(game.grundy(heap), value, "{barred:?}, heap {heap}");
            }
            assert!(game.preperiod() == 0 || barred.len() > 3, "{barred:?}");
        }
    }
}
