//! # The sparse space (稀疏空间)
//!
//! Long tables of Grundy values for games in which a heap falls into two. In many of them nearly all
//! values are of one sort, and then only few pairs of heaps have to be tried.
//!
//! ## Rules
//!
//! Any game of heaps in which a move leaves of a heap no heap, one, or two, such as Kayles
//! ([`octal`](crate::octal)) or Grundy's game ([`grundys_game`](crate::grundys_game)). Which two heaps
//! may be left depends on their total, and perhaps on a least difference, alone. By the definition of
//! the Grundy value one looks at some n / 2 pairs for heap n and each total. Up to heap 10^5 these are
//! 2.5 · 10^9 pairs.
//!
//! ## Theorem
//!
//! Write all numbers in binary, and fix one of them, the *mask*. Call a number *rare* if it has an even
//! number of ones in the places where the mask has ones, and otherwise *common*. The nim-sum of two
//! numbers is common exactly if one of them is rare and the other one is common.
//!
//! ## Why
//!
//! Look at the places of the mask only. The ones of a ⊕ b are those of a and those of b, except that
//! two ones are lost wherever both have a one. So a ⊕ b has an odd number of ones exactly if one of a
//! and b has an odd number, and the other an even number.
//!
//! ## Values
//!
//! For many games there is a mask with which nearly all values are common; nobody knows why. With
//! the mask 15, which is 1111 in binary, ten heaps of Kayles up to 1000 have a rare value:
//!
//! ```
//! use snippets::sparse_space::SparseSpace;
//!
//! let mut kayles = SparseSpace::new();
//! for heap in 1..=1000 {
//!     // One or two pins are hit; the others are one row, or no row, or any two rows.
//!     let rests = (1..=2.min(heap)).map(|hit| heap - hit);
//!     kayles.add(rests.clone(), rests, 0);
//! }
//! let values = kayles.table;
//! assert_eq!(values.len(), 1001);
//! let is_rare = |&heap: &usize| (values[heap] & 15).count_ones() % 2 == 0;
//! let rare: Vec<usize> = (0..=1000).filter(is_rare).collect();
//! assert_eq!(rare, [0, 3, 6, 11, 18, 22, 28, 34, 39, 70]);
//! ```
//!
//! ## How it is used
//!
//! Let n be the next heap. A value is *excluded* once an option of n is known to have it. Its own
//! value is the least one that no option has.
//!
//! 1. Exclude the values of the options that are one heap or none.
//! 2. Exclude the values of the pairs in which at least one heap has a rare value. There are few. By
//!    the theorem no other pair has a common value, so the common values are done.
//! 3. Let c be the least common value that is not excluded. The value of n is at most c, and it is
//!    c if all rare values below c are excluded.
//! 4. Pairs of two common values may exclude these, too. Try such pairs until all rare values below
//!    c are excluded: as a rule a few pairs will do. If all pairs have been tried, the value is the
//!    least one that is not excluded.
//!
//! So the values are right for every game and with every mask; a bad mask only takes more time.
//!
//! ## Cost
//!
//! As a rule O(r) per heap and total, where r heaps have a rare value; O(n) at worst. At heap 1, 2,
//! 4, 8, ... the mask is chosen anew, with the fewest rare values. While an eighth of the heaps or
//! more have a rare value, all pairs are tried.
//!
//! ## Example
//!
//! Heap 5 of Kayles has the options 4, 3, 3 + 1, 2 + 2 and 2 + 1, and the heaps 0 to 4 have the
//! values 0, 1, 2, 3, 1. With the mask 15 the values 0 and 3 are rare, so of the heaps 1 to 4 only 3
//! has a rare value. The single heaps 4 and 3 exclude 1 and 3, and the pair 3 + 1 excludes
//! 3 ⊕ 1 = 2. So the least common value that is left is 4. Below it are the rare values 3, which is
//! excluded already, and 0, which the pair 2 + 2 excludes. The value is 4.
//!
//! ```
//! use snippets::octal;
//!
//! assert_eq!(octal::grundy_values(&[0, 7, 7], 5), [0, 1, 2, 3, 1, 4]);
//! ```
//!
//! ## Problems
//!
//! - [`hdu3980`](crate::problems::circle::hdu3980) † HDU 3980 Paint Chain
//!
//! Also those of [octal games](crate::octal) and of [Grundy's game](crate::grundys_game).
//!
//! † The judge takes no Rust.
//!
//! ## Source
//!
//! E. R. Berlekamp, J. H. Conway, R. K. Guy, Winning Ways for Your Mathematical Plays, chapter 4,
//! "Sparse space spells speed"; A. Gangolli, T. Plambeck, "A note on periodicity in some octal
//! games", International Journal of Game Theory 18 (1989); A. Flammenkamp, [Sparse- and
//! common-positions](http://wwwhomes.uni-bielefeld.de/achim/octal_sparse.html).
#![doc(alias(
    "稀疏空间",
    "The sparse space",
    "sparse space phenomenon",
    "evil and odious numbers"
))]
use crate::mex::index;
use std::ops::Range;

/// The Grundy values of the heaps 0, 1, 2, ..., as many as were added.
pub struct SparseSpace {
    /// The values. Heap 0 has the value 0.
    pub table: Vec<u64>,
    mask: u64,
    /// The heaps with a rare value, except heap 0, by growing size.
    rare: Vec<usize>,
    /// For each value the last heap for which it is known to be excluded.
    excluded: Vec<usize>,
}

impl SparseSpace {
    /// Makes the table with the value of heap 0 alone. O(1).
    #[allow(clippy::new_without_default)] // a default nobody asks for would be dead in a bundle
    pub fn new() -> Self {
        Self {
            table: vec![0],
            mask: 1,
            rare: Vec::new(),
            excluded: vec![0; 2],
        }
    }

    /// Adds the next heap, given what a move may leave of it: `ones` are the sizes of single heaps, 0 for no
    /// heap; `totals` are the numbers of stones that may be left as two non-empty heaps, any two that differ
    /// by at least `apart`. As a rule O(r) per total, where r heaps have a rare value; O(n) for n heaps at
    /// worst.
    ///
    /// # Panics
    /// If a single heap is not less than the new one, or if a total is greater than it.
    #[track_caller]
    pub fn add(
        &mut self,
        ones: impl Iterator<Item = usize>,
        totals: impl Iterator<Item = usize> + Clone,
        apart: usize,
    ) {
        let heap = self.table.len();
        if heap.is_power_of_two() {
            self.choose_mask();
        }
        for one in ones {
            self.excluded[index(self.table[one])] = heap;
        }
        for total in totals.clone() {
            assert!(total <= heap, "heap {} becomes {} stones", heap, total);
        }
        if self.rare.len() < heap / 8 {
            self.exclude_by_few_pairs(&totals, apart);
        } else {
            self.exclude_by_pairs(totals, apart, 1..heap);
        }
        let value = self.free_values().next().expect("a free value");
        if is_rare(value, self.mask) {
            self.rare.push(heap);
        }
        self.table.push(value);
        // Room for every nim-sum.
        let room = index(value + 1).next_power_of_two();
        self.excluded.resize(room.max(self.excluded.len()), 0);
    }

    /// Excludes all common values that pairs have, and the rare ones of these below the first common
    /// value that is free.
    fn exclude_by_few_pairs(
        &mut self,
        totals: &(impl Iterator<Item = usize> + Clone),
        apart: usize,
    ) {
        let heap = self.table.len();
        for total in totals.clone() {
            for &first in self.rare.iter().take_while(|&&first| first < total) {
                let second = total - first;
                if first.abs_diff(second) >= apart {
                    self.excluded[index(self.table[first] ^ self.table[second])] = heap;
                }
            }
        }
        let belongs = |&value: &u64| is_rare(value, self.mask);
        let mut rare: Vec<u64> = self.free_values().take_while(belongs).collect();
        for start in (1..heap).step_by(32) {
            if rare.is_empty() {
                break;
            }
            self.exclude_by_pairs(totals.clone(), apart, start..start + 32);
            rare.retain(|&value| self.is_free(value));
        }
    }

    /// Excludes the values of all pairs whose lesser heap is in `firsts`.
    fn exclude_by_pairs(
        &mut self,
        totals: impl Iterator<Item = usize>,
        apart: usize,
        firsts: Range<usize>,
    ) {
        let heap = self.table.len();
        for total in totals {
            let end = total.saturating_sub(apart) / 2 + 1;
            for first in firsts.start..firsts.end.min(end) {
                self.excluded[index(self.table[first] ^ self.table[total - first])] = heap;
            }
        }
    }

    /// Whether the value is not known to be excluded for the next heap.
    fn is_free(&self, value: u64) -> bool {
        self.excluded.get(index(value)) != Some(&self.table.len())
    }

    fn free_values(&self) -> impl Iterator<Item = u64> + '_ {
        (0..).filter(move |&value| self.is_free(value))
    }

    /// Takes the mask for which the fewest heaps have a rare value.
    fn choose_mask(&mut self) {
        let mut heaps = vec![0; self.excluded.len()];
        for &value in &self.table {
            heaps[index(value)] += 1;
        }
        let rare_heaps = |mask: u64| -> usize {
            let rare = (0..).zip(&heaps).filter(|&(value, _)| is_rare(value, mask));
            rare.map(|(_, count)| count).sum()
        };
        let masks = 1..heaps.len() as u64;
        self.mask = masks.min_by_key(|&mask| rare_heaps(mask)).unwrap_or(1);
        let rare = (1..self.table.len()).filter(|&heap| is_rare(self.table[heap], self.mask));
        self.rare = rare.collect();
    }
}

/// Whether an even number of the bits of `value` is in `mask`.
fn is_rare(value: u64, mask: u64) -> bool {
    (value & mask).count_ones() % 2 == 0
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::mex::mex;

    /// The pairs of non-empty heaps with these totals that are at least `apart` apart.
    fn pairs_of(totals: &[usize], apart: usize) -> Vec<(usize, usize)> {
        let pairs = |&total: &usize| (1..total).map(move |first| (first, total - first));
        let mut pairs: Vec<(usize, usize)> = totals.iter().flat_map(pairs).collect();
        pairs.retain(|&(first, second)| first.abs_diff(second) >= apart);
        pairs
    }

    #[test]
    fn nearly_all_values_of_kayles_are_common() {
        let mut kayles = SparseSpace::new();
        for heap in 1..=1000 {
            let rests = (1..=2.min(heap)).map(|hit| heap - hit);
            kayles.add(rests.clone(), rests, 0);
        }
        assert_eq!(kayles.mask, 15);
        // Those with an even number of ones.
        let values = kayles.table.iter().enumerate().skip(1);
        let even = values.filter(|(_, value)| value.count_ones() % 2 == 0);
        let even: Vec<usize> = even.map(|(heap, _)| heap).collect();
        assert_eq!(kayles.rare, even);
        assert_eq!(kayles.rare, [3, 6, 11, 18, 22, 28, 34, 39, 70]);
    }

    #[test]
    fn every_mask_gives_the_values_of_the_definition() {
        let games: [(&[usize], usize); 6] = [
            (&[0], 0),
            (&[0], 1),
            (&[1], 0),
            (&[1, 2], 0),
            (&[3], 2),
            (&[0, 2, 3], 1),
        ];
        for (takes, apart) in games {
            let mut space = SparseSpace::new();
            for heap in 1..=80 {
                let ones: Vec<usize> = ((heap + 2) % 3..heap.min(2)).collect();
                let totals = takes.iter().filter(|&&take| take <= heap);
                let totals: Vec<usize> = totals.map(|take| heap - take).collect();
                let table = space.table.clone();
                let one = ones.iter().map(|&one| table[one]);
                let two = pairs_of(&totals, apart);
                let two = two.iter().map(|&(a, b)| table[a] ^ table[b]);
                let expected = mex(one.chain(two));

                for mask in 1..space.excluded.len() as u64 {
                    let rare = (1..heap).filter(|&heap| is_rare(table[heap], mask));
                    let mut masked = SparseSpace {
                        table: table.clone(),
                        mask,
                        rare: rare.collect(),
                        excluded: vec![0; space.excluded.len()],
                    };
                    for &one in &ones {
                        masked.excluded[index(table[one])] = heap;
                    }
                    masked.exclude_by_few_pairs(&totals.iter().copied(), apart);
                    assert_eq!(
                        masked.free_values().next(),
                        Some(expected),
                        "{takes:?}, {heap}"
                    );
                }
                space.add(ones.into_iter(), totals.into_iter(), apart);
                assert_eq!(space.table[heap], expected, "{takes:?}, heap {heap}");
            }
        }
    }
}
