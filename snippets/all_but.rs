//! # All-but games (排除有限个数的取石子)
//!
//! Subtraction games the other way round: a few numbers are barred, and the values grow with the
//! heap, by the same amount in every period.
//!
//! ## Rules
//!
//! A heap of stones. A move takes any number of them, except a few barred numbers. A player who
//! cannot move loses.
//!
//! ## Theorem
//!
//! Let x numbers be barred, k the greatest, and let v be the greatest of the Grundy values g(0) to
//! g(n₀ + p − 1). If g(n + p) = g(n) + s for all n₀ ≤ n < N, and if
//! N − k > (x + 1) v and N + p − k > (x + 1) (v + s), then g(n + p) = g(n) + s for all n ≥ n₀.
//!
//! So a table of the values g(0) to g(N + p − 1) that is long enough proves that they repeat for ever
//! with the *period* p from the *pre-period* n₀ on, each time greater by the *saltus* s. Such a
//! period always exists. With up to three barred numbers it starts at heap 0 (Angela Siegel for
//! one and two, Sleator and Slusky for three; not proved here). With four or more it may start
//! later: at heap 2 for the numbers 2, 3, 5, 7, at heap 243 for 4, 9, 26, 30, where p = 13014 and s
//! = 4702.
//!
//! ## Why
//!
//! First two facts, for every u:
//!
//! 1. At most x + 1 heaps have the value u. Of two such heaps neither is an option of the other, so
//!    they differ by a barred number. So each of these heaps is the least of them, or greater than
//!    that by a barred number.
//! 2. Some heap up to (x + 1) u has the value u. By 1 only finitely many heaps have a value below u,
//!    and a heap with a value above u has an option of value u. So there is a first heap of value u.
//!    All heaps before it have smaller values, and by 1 there are at most (x + 1) u of them.
//!
//! Now the theorem, by induction over n: let n ≥ N, and let the equation hold from n₀ to n − 1.
//!
//! 3. Each value u ≤ v belongs to a heap up to (x + 1) v < n − k, by 2. This heap is an option of n,
//!    since any number of stones above k may be taken. So g(n) > v. In the same way g(n + p) > v + s.
//! 4. Take a value u > v. The heaps with the value u or u + s are not below n₀ + p, where all
//!    values are at most v. So by the equation the heaps m < n of value u and the heaps m + p < n +
//!    p of value u + s are pairs. And m is an option of n exactly if m + p is one of n + p. So n has
//!    an option of value u exactly if n + p has one of value u + s.
//! 5. g(n) is the least u > v that no option of n has, and g(n + p) the least such u + s. So they
//!    differ by s.
//!
//! *A period always exists*, by the pigeonhole principle (抽屉原理). By 2 the values come up for the first
//! time in the order 0, 1, 2, ... For n ≥ k let M be the least value that no heap below n has. Look at
//! the k heaps n − k to n − 1. Call one of them *done* if a heap below n − k has its value, and write
//! down for each heap either that it is done, or by how much its value is less than M. The values that
//! are not done came up in these k heaps, so there are at most k of them, and they are the greatest
//! ones: the differences are 1 to k. So there are at most (k + 1)^k different notes.
//!
//! - The note at n determines M − g(n). All values below M that are not in it, and those that are done,
//!   belong to heaps below n − k, which are options. So g(n) is the least of the other values in the
//!   note all of whose heaps are at barred distances from n, or, if there is none, M.
//! - So it also determines the note at n + 1: heap n comes in, M grows by 1 if it was g(n), heap n − k
//!   leaves, and other heaps of its value are done from now on.
//!
//! Two notes must be equal, say those at n₀ and n₀ + p, with values M that differ by s. Then all later
//! ones repeat with the period p, and g(n + p) = g(n) + s for all n ≥ n₀.
//!
//! ## Values
//!
//! Any number of stones except 2: 0 and 1 twice, then 2 and 3 twice, and so on.
//!
//! ```
//! use snippets::{all_but, tables};
//!
//! let table = "   | 0 1 2 3
//! ---+--------
//!  0 | 0 1 0 1
//!  4 | 2 3 2 3
//!  8 | 4 5 4 5
//! 12 | 6 7 6 7
//! ";
//! assert_eq!(tables::one_dimension(&all_but::grundy_values(&[2], 15), 4), table);
//! ```
//!
//! With one barred number b there are b values twice, then the next b values twice, and so on: g(n) = b
//! ⌊n / 2b⌋ + n mod b. By induction over n, in lines of 2b heaps: each smaller heap is an option of n,
//! except n − b. In the second half of a line n − b is the only heap with its value so far, and all
//! smaller values are there, so n has the value of n − b. In the first half n − 2b has the same value
//! as n − b, so no value is missing among the options, and n has a new one.
//!
//! ## How to play
//!
//! On the values, as in Nim:
//! [`sprague_grundy::winning_moves`](crate::sprague_grundy::winning_moves).
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
//! let game = all_but::period(&[2], 100).unwrap();
//! assert_eq!((game.preperiod(), game.period, game.saltus()), (0, 4, 2));
//! assert_eq!(game.grundy(1_000_000_000_000_000_000), 500_000_000_000_000_000);
//!
//! // From heap 2 on each 10 heaps have the values of the 10 before them, and 3 more.
//! let values = all_but::grundy_values(&[2, 3, 5, 7], 31);
//! assert_eq!(values[..2], [0, 1]);
//! assert_eq!(values[2..12], [0, 1, 2, 0, 1, 0, 1, 2, 3, 2]);
//! assert_eq!(values[12..22], [3, 4, 5, 3, 4, 3, 4, 5, 6, 5]);
//! let game = all_but::period(&[2, 3, 5, 7], 100).unwrap();
//! assert_eq!((game.preperiod(), game.period, game.saltus()), (2, 10, 3));
//! ```
//!
//! Heaps of 7, 5 and 4 stones, of which one takes any number except 2, have the values 3, 3 and 2. To
//! win, leave 1 or 3 of the 7 stones or 1 of the 5, which have the value 1, or none of the 4:
//!
//! ```
//! use snippets::all_but::grundy_values;
//! use snippets::sprague_grundy::winning_moves;
//!
//! let (values, heaps) = (grundy_values(&[2], 7), [7, 5, 4]);
//! let rests = |i: usize| (0..heaps[i]).filter(move |rest| heaps[i] - rest != 2);
//! let options = |i| rests(i).map(|rest| (rest, values[rest]));
//! let moves = winning_moves(options, &heaps.map(|heap| values[heap]));
//! assert_eq!(moves, [(0, 1), (0, 3), (1, 1), (2, 0)]);
//! ```
//!
//! ## Problems
//!
//! The catalogue has none.
//!
//! ## Source
//!
//! Angela Siegel's thesis (Dalhousie University) for periods, and for one and two barred numbers;
//! D. Sleator, M. Slusky, [Subtraction games with FES sets of size
//! 3](https://arxiv.org/abs/1201.3299) (2012), which reports it; R. J. Nowakowski, "Unsolved
//! problems in combinatorial games", for 4, 9, 26, 30.
#![doc(alias(
    "all-but subtraction",
    "All-but games",
    "排除有限个数的取石子",
    "finite excluded subtraction",
    "排除有限个数"
))]
use crate::mex::greatest_index;
use crate::periodic::{repetitions, Periodic};

/// Returns the Grundy values of the heaps of 0 to `most` stones in the all-but game, where a move takes any
/// number of stones but those in `barred`, which come in any order. O(`most` k x^2) for x barred numbers, the
/// greatest of which is k.
pub fn grundy_values(barred: &[u64], most: usize) -> Vec<u64> {
    let most_barred = greatest_index(barred);
    let mut values = Vec::new();
    let mut heaps_of: Vec<Vec<usize>> = Vec::new();
    // All smaller values belong to options of every heap from here on.
    let mut least = 0;
    for heap in 0..=most {
        let is_option = |other: &usize| !barred.contains(&((heap - other) as u64));
        while matches!(heaps_of.get(least), Some(heaps) if heap - heaps[0] > most_barred) {
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

/// Returns the period of the all-but game, where a move takes any number of stones but those in `barred`, or
/// `None` if the values of the heaps up to `most` prove none. Both the period and the pre-period are the least.
/// Costs as much as the table of these heaps.
pub fn period(barred: &[u64], most: usize) -> Option<Periodic> {
    let values = grundy_values(barred, most);
    let greatest = barred.iter().copied().max().unwrap_or(0);
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
        .find_map(|(start, length)| {
            let end = (values.len() - length) as u64;
            let top = tops[start + length - 1];
            let saltus = values[start + length].checked_sub(values[start])?;
            let bound = |top: u64| greatest.saturating_add(same * top);
            let proved = end > bound(top) && end + length as u64 > bound(top + saltus);
            proved.then(|| Periodic {
                values: values[..=start + length].to_vec(),
                period: length,
            })
        })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::{change_one, Search};

    /// All sets of numbers from 1 to 6.
    fn sets() -> impl Iterator<Item = Vec<u64>> {
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
            assert_eq!(values.len(), 61);
            let mut search = Search::normal(|heaps: &Vec<u64>| {
                change_one(heaps, |heap| {
                    let is_barred = |take: u64| barred.contains(&take);
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
            let values = grundy_values(&barred, 1000);
            assert_eq!(values.len(), 1001);
            for (heap, &value) in (0..).zip(&values) {
                assert_eq!(game.grundy(heap), value, "{barred:?}, heap {heap}");
            }
            assert!(game.preperiod() == 0 || barred.len() > 3, "{barred:?}");
        }
    }

    #[test]
    fn one_barred_number() {
        for b in 1..=9 {
            let values = grundy_values(&[b], 99);
            let expected: Vec<u64> = (0..100).map(|n| n / (2 * b) * b + n % b).collect();
            assert_eq!(values, expected, "{b}");
        }
    }

    #[test]
    fn a_period_that_is_long() {
        // The numbers are R. J. Nowakowski's, "Unsolved problems in combinatorial games".
        let game = period(&[4, 9, 26, 30], 60_000).expect("a period");
        assert_eq!(
            (game.preperiod(), game.period, game.saltus()),
            (243, 13_014, 4_702)
        );
        assert!(period(&[4, 9, 26, 30], 40_000).is_none());
    }

    /// Whether the table proves some period from some place on, by the words of the theorem.
    fn is_proved(barred: &[u64], values: &[u64]) -> bool {
        let same = barred.len() as u64 + 1;
        let greatest = barred.last().copied().unwrap_or(0);
        let length = values.len();
        let mut pairs = (1..length).flat_map(|p| (0..length - p).map(move |n0| (p, n0)));
        pairs.any(|(p, n0)| {
            let (end, top) = (length - p, values[..n0 + p].iter().max().unwrap());
            let repeats = |s| (n0..end).all(|n| values[n + p] == values[n] + s);
            let proves = |s| {
                end as u64 > greatest + same * top && length as u64 > greatest + same * (top + s)
            };
            let saltus = values[n0 + p].checked_sub(values[n0]);
            saltus.into_iter().any(|s| repeats(s) && proves(s))
        })
    }

    #[test]
    fn the_shortest_tables_that_prove_a_period() {
        // Without barred numbers, heaps of 0 and 1 stones are enough, and the code asks for one more.
        for barred in sets().skip(1) {
            let most = (1..100).find(|&most| period(&barred, most).is_some());
            let values = grundy_values(&barred, most.expect("a period"));
            assert!(is_proved(&barred, &values), "{barred:?}");
            assert!(
                !is_proved(&barred, &values[..values.len() - 1]),
                "{barred:?}"
            );
        }
    }
}
