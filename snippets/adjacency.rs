//! # Adjacency lists in two arrays (邻接表, CSR)
//!
//! Many short rows of numbers, such as the neighbours of each vertex of a graph, stored one row
//! after the other in one array, and a second array of the places where they begin. So there is no
//! allocation per row, neighbours lie side by side in memory, and a row is a slice.
//!
//! ## Cost
//!
//! O(rows + pairs) to build, 4 bytes per row and 4 per pair, and O(1) to find a row.
//!
//! ## Example
//!
//! ```text
//!   0 ──→ 1          row      0    1  2
//!   ↑↓               starts   0    2  2  3
//!   2                items    1 2     0
//! ```
//!
//! ```
//! use snippets::adjacency::Adjacency;
//!
//! let arcs = [(0, 1), (2, 0), (0, 2)];
//! let options = Adjacency::new(3, arcs.iter().copied());
//! assert_eq!(options.of(0), [1, 2]);
//! assert_eq!(options.of(1), []);
//! // The same graph backwards, and without directions.
//! let predecessors = Adjacency::new(3, arcs.iter().map(|&(from, to)| (to, from)));
//! assert_eq!(predecessors.of(0), [2]);
//! let both = arcs.iter().flat_map(|&(from, to)| [(from, to), (to, from)]);
//! assert_eq!(Adjacency::new(3, both).of(0), [1, 2, 2]);
//! ```
//!
//! ## Problems
//!
//! [`abc209e`](crate::problems::retrograde::abc209e),
//! [`cf936b`](crate::problems::retrograde::cf936b),
//! [`luogu_p1971`](crate::problems::geography::luogu_p1971),
//! [`luogu_p6560`](crate::problems::retrograde::luogu_p6560), and those of
//! [geography](crate::geography) and [hackenbush](crate::hackenbush).
#![doc(alias = "邻接表")]
#![doc(alias = "前向星")]
#![doc(alias = "CSR")]
#![doc(alias = "compressed sparse row")]

use std::convert::TryFrom;

/// Rows of numbers below 2^32, fewer than 2^32 in all.
pub struct Adjacency {
    starts: Vec<u32>,
    items: Vec<u32>,
}

impl Adjacency {
    /// The rows `0` to `rows - 1`: a pair `(row, item)` puts `item` at the end of `row`.
    ///
    /// O(rows + pairs).
    ///
    /// # Panics
    /// If a row is not below `rows`, or an item not below 2^32.
    pub fn new(rows: usize, pairs: impl Iterator<Item = (usize, usize)> + Clone) -> Self {
        let mut starts = vec![0; rows + 1];
        for (row, _) in pairs.clone() {
            starts[row + 1] += 1;
        }
        for row in 0..rows {
            starts[row + 1] += starts[row];
        }
        let mut ends = starts.clone();
        let mut items = vec![0; starts[rows] as usize];
        for (row, item) in pairs {
            items[ends[row] as usize] = u32::try_from(item).expect("an item below 2^32");
            ends[row] += 1;
        }
        Self { starts, items }
    }

    /// The items of a row, in the order in which they came. O(1).
    ///
    /// # Panics
    /// If there is no such row.
    pub fn of(&self, row: usize) -> &[u32] {
        &self.items[self.starts[row] as usize..self.starts[row + 1] as usize]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_list_of_up_to_five_pairs_on_three_rows() {
        for length in 0..=5 {
            for code in 0..3usize.pow(length) {
                let rows = (0..length).map(|i| code / 3usize.pow(i) % 3);
                let pairs: Vec<(usize, usize)> = rows.zip(10..).collect();
                let adjacency = Adjacency::new(3, pairs.iter().copied());
                for row in 0..3 {
                    let own = pairs.iter().filter(|pair| pair.0 == row);
                    let items: Vec<usize> = own.map(|pair| pair.1).collect();
                    let stored = adjacency.of(row).iter().map(|&item| item as usize);
                    assert!(stored.eq(items), "{pairs:?}, row {row}");
                }
            }
        }
    }
}
