//! # Windows that move on (区间转移)
//!
//! Heaps are huge, but have long runs of equal Grundy values. The runs are found without a table of
//! all heaps.
//!
//! ## Rules
//!
//! A move brings a heap of x stones down to y stones with low(x) ≤ y ≤ high(x). As x grows, neither
//! bound ever falls. Heaps below some number s > 0 have no move; from s on, low(x) ≤ high(x) < x. A
//! player who cannot move loses.
//!
//! For example, from two or more stones a move leaves at least a third of them and at most half.
//!
//! ## Theorem
//!
//! Cut the heaps 0, 1, 2, ... into runs of equal Grundy values, as long as they can be. The value
//! of x ≥ s is the mex of the values of all runs from that of low(x) to that of high(x). So a run
//! begins only at 0, at s, and at x > s where low(x) is in another run than low(x − 1), or high(x)
//! in another than high(x − 1).
//!
//! ## Why
//!
//! The options of x are the heaps from low(x) to high(x), which are in exactly these runs. If the
//! runs are the same for x − 1 and x, so are the values of the options.
//!
//! ## How to compute it
//!
//! Look at the value of heap s, and from each heap x that was looked at go to the first greater one at
//! which a bound is in another run. That is found by binary search, as neither bound comes back to a
//! run that it has left. Until then all heaps from x on are in the last run, so the runs up to x are
//! enough to say in which runs the bounds lie. For c runs at most 2 c heaps are looked at. If the bounds
//! are like roots of x, there are few runs even below 10^12.
//!
//! ## How to play
//!
//! As in [Nim](crate::nim) on the values: to bring heap x to a smaller value v, find a run of value
//! v among those from low(x) to high(x), and leave the first heap of the run that is at least low(x).
//!
//! ## Other rules
//!
//! *Two moves only.* If a move leaves just low(x) or just high(x) stones and nothing between, the
//! value of x is the mex of the values of these two runs, and all else holds as it is
//! ([`Windows::ends`]). For example, if a move leaves a third of the heap, rounded down, or takes that
//! third:
//!
//! ```
//! use snippets::windows::Windows;
//!
//! let values = Windows::ends(3, |x| x / 3, |x| x - x / 3, 1_000_000_000);
//! assert_eq!(values.runs[..5], [(0, 0), (3, 1), (4, 2), (5, 1), (7, 2)]);
//! assert_eq!(values.runs.len(), 102);
//! ```
//!
//! ## Cost
//!
//! For c runs up to m at most 2 c heaps are looked at. Each costs O(log m) evaluations of the bounds,
//! with O(log c) steps to find their runs, and the mex of the runs between them. Then the value of a
//! heap costs O(log c).
//!
//! ## Example
//!
//! In the example of the rules 9 stones become 3 or 4. As heaps of 2 and 3 have the value 1 and heaps of 4
//! to 7 the value 0, the value of 9 is 2.
//!
//! ```
//! use snippets::windows::Windows;
//!
//! let values = Windows::whole(2, |x| (x + 2) / 3, |x| x / 2, 1000);
//! assert_eq!(values.runs[..5], [(0, 0), (2, 1), (4, 0), (8, 2), (10, 1)]);
//! assert_eq!(values.grundy(9), 2);
//! ```
//!
//! ## Problems
//!
//! Easiest first.
//!
//! - [`cf255e`](crate::problems::windows::cf255e) Codeforces 255E Furlo and Rublo and Game
//! - [`cf273e`](crate::problems::windows::cf273e) Codeforces 273E Dima and Game
//! - [`hdu1729`](crate::problems::windows::hdu1729) † HDU 1729 Stone Game: by a closed form
//!
//! † The judge takes no Rust.
//!
//! ## Source
//!
//! Codeforces Round 156, [problem 255E](https://codeforces.com/problemset/problem/255/E).
#![doc(alias("区间转移", "Windows that move on", "Furlo and Rublo"))]

use crate::mex::mex;

/// The Grundy values of heaps up to a bound, by runs.
pub struct Windows {
    /// The first heap of each run and its value. The first run begins with heap 0, the first heaps grow, and
    /// two runs that follow each other have different values.
    pub runs: Vec<(u64, u64)>,
    /// The greatest heap.
    most: u64,
}

impl Windows {
    /// Returns the runs of the Grundy values of the heaps up to `most`, where the heaps from `first` on have
    /// moves to `low(heap)` up to `high(heap)`. O(c (c + log `most` log c)) for c runs; each O(log c)
    /// contains two calls of the bounds.
    ///
    /// # Requires
    /// - `low(heap)` ≤ `high(heap)` < `heap` for all heaps from `first` to `most`
    /// - `low(heap)` ≤ `low(heap + 1)` and `high(heap)` ≤ `high(heap + 1)` for all of these
    ///
    /// # Panics
    /// If `first` is 0, if `most` is 2^64 − 1, or if a heap whose bounds are evaluated breaks the first of these;
    /// the second one is not checked.
    #[track_caller]
    pub fn whole(
        first: u64,
        low: impl Fn(u64) -> u64,
        high: impl Fn(u64) -> u64,
        most: u64,
    ) -> Self {
        let of_all = |runs: &[(u64, u64)]| mex(runs.iter().map(|run| run.1));
        Self::of(of_all, first, low, high, most)
    }

    /// Returns the runs of the Grundy values of the heaps up to `most`, where the heaps from `first` on have
    /// moves to `low(heap)` and to `high(heap)`, and no others. O(c log `most` log c) for c runs; each
    /// O(log c) contains two calls of the bounds.
    ///
    /// # Requires
    /// - `low(heap)` ≤ `high(heap)` < `heap` for all heaps from `first` to `most`
    /// - `low(heap)` ≤ `low(heap + 1)` and `high(heap)` ≤ `high(heap + 1)` for all of these
    ///
    /// # Panics
    /// If `first` is 0, if `most` is 2^64 − 1, or if a heap whose bounds are evaluated breaks the first of these;
    /// the second one is not checked.
    #[track_caller]
    pub fn ends(
        first: u64,
        low: impl Fn(u64) -> u64,
        high: impl Fn(u64) -> u64,
        most: u64,
    ) -> Self {
        let of_both = |runs: &[(u64, u64)]| mex(vec![runs[0].1, runs[runs.len() - 1].1]);
        Self::of(of_both, first, low, high, most)
    }

    /// `value` is that of a heap whose window meets these runs.
    #[track_caller]
    fn of(
        value: impl Fn(&[(u64, u64)]) -> u64,
        first: u64,
        low: impl Fn(u64) -> u64,
        high: impl Fn(u64) -> u64,
        most: u64,
    ) -> Self {
        assert!(0 < first && most < u64::MAX, "0 < first, most < 2^64 - 1");
        let runs = vec![(0, 0)];
        let mut values = Self { runs, most };
        let mut heap = first;
        while heap <= values.most {
            let (from, to) = values.window(heap, low(heap), high(heap));
            let value = value(&values.runs[from..=to]);
            if value != values.runs[values.runs.len() - 1].1 {
                values.runs.push((heap, value));
            }
            // The next heap whose window meets other runs.
            let (mut same, mut other) = (heap, most + 1);
            while other - same > 1 {
                let middle = same + (other - same) / 2;
                if values.window(middle, low(middle), high(middle)) == (from, to) {
                    same = middle;
                } else {
                    other = middle;
                }
            }
            heap = other;
        }
        values
    }

    /// The first and the last run that a window meets.
    #[track_caller]
    fn window(&self, heap: u64, low: u64, high: u64) -> (usize, usize) {
        let is_window = low <= high && high < heap;
        assert!(is_window, "no window {}..={} of {}", low, high, heap);
        (self.run(low), self.run(high))
    }

    /// The run of a heap.
    fn run(&self, heap: u64) -> usize {
        self.runs.partition_point(|&(start, _)| start <= heap) - 1
    }

    /// Returns the Grundy value of a heap of `heap` stones. O(log c) for c runs.
    ///
    /// # Panics
    /// If the heap is greater than the bound.
    #[track_caller]
    pub fn grundy(&self, heap: u64) -> u64 {
        assert!(heap <= self.most, "a heap above the bound {}", self.most);
        self.runs[self.run(heap)].1
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::Search;

    /// Holds the runs of a rule against the search.
    fn check(first: u64, most: u64, low: impl Fn(u64) -> u64, high: impl Fn(u64) -> u64) {
        let ends = Windows::ends(first, &low, &high, most);
        let mut search = Search::normal(|&heap: &u64| match heap {
            _ if heap < first => Vec::new(),
            _ => vec![low(heap), high(heap)],
        });
        for heap in 0..=most {
            let place = format!("heap {heap}, first {first}, two moves");
            assert_eq!(ends.grundy(heap), search.grundy(&heap), "{place}");
        }
        let values = Windows::whole(first, &low, &high, most);
        for runs in [&ends.runs, &values.runs] {
            assert!(runs.windows(2).all(|pair| pair[0].0 < pair[1].0));
            assert!(runs.windows(2).all(|pair| pair[0].1 != pair[1].1));
        }
        let mut search = Search::normal(|&heap: &u64| {
            let moves = (first..=heap).contains(&heap);
            let options = moves.then(|| low(heap)..=high(heap));
            options.into_iter().flatten().collect()
        });
        for heap in 0..=most {
            let place = format!("heap {heap}, first {first}");
            assert_eq!(values.grundy(heap), search.grundy(&heap), "{place}");
            if heap < first {
                continue;
            }
            // A move to each smaller value.
            let (least, most) = (low(heap), high(heap));
            for value in 0..values.grundy(heap) {
                let mut window = values.run(least)..=values.run(most);
                let run = window.find(|&run| values.runs[run].1 == value);
                let rest = least.max(values.runs[run.expect("a run")].0);
                assert!(rest <= most, "{place}");
                assert_eq!(search.grundy(&rest), value, "{place}");
            }
        }
    }

    #[test]
    fn parts_of_a_heap() {
        for least in 0..5 {
            for parts in 1..5 {
                let low = |x: u64| x * least / (5 * parts);
                check(1, 120, low, |x| (x / parts).min(x - 1));
                check(3, 80, |x| low(x).min(2), |x| x - 1);
            }
        }
    }

    #[test]
    fn roots_of_a_heap() {
        let power = |y: u64, exponent: u32| y.checked_pow(exponent).expect("a small number");
        for (outer, inner, most) in [(4, 2, 3000), (3, 2, 1000), (2, 1, 100), (3, 1, 100)] {
            let low = |x: u64| (1..=x).find(|&y| power(y, outer) >= x).expect("a root");
            let high = |x: u64| (1..x).rev().find(|&y| power(y, inner) <= x).expect("one");
            check(4, most, low, high);
        }
    }

    #[test]
    fn bounds_that_jump() {
        // Every pair of bounds that grow by 0 or 2 from heap to heap, up to heaps of eight.
        for code in 0..1u64 << 14 {
            let steps =
                |x: u64, bits: u64| 2 * u64::from((bits & ((1 << (x - 1)) - 1)).count_ones());
            let low = |x: u64| steps(x, code & 127);
            let high = |x: u64| steps(x, code >> 7);
            if (1..=8).all(|x| low(x) <= high(x) && high(x) < x) {
                check(1, 8, low, high);
            }
        }
    }
}
