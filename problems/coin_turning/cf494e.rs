//! # Codeforces 494E Sharti
//!
//! <https://codeforces.com/contest/494/problem/E>
//! · [Program] · [Samples] · [Difficulty] 5
//!
//! **Task.** A board of n × n cells, rows and columns numbered from 1; the cells of some rectangles
//! are white. A move inverts a square of at most k × k cells whose lower right cell is white. A
//! player who cannot move loses. Does the first player win?
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** In this coin-turning game ([`snippets::coin_turning`]) cell (i, j) has as its
//! value the greatest power of two up to k that divides i and j. Let 2^l be the greatest power of two
//! up to k. The nim-sum of a set of cells is 0 exactly when for each t ≤ l the number N(t) of its cells
//! with 2^t | i and 2^t | j is even. Why these are the values:
//! - No square of side s ≤ k has the nim-sum 0. Otherwise 2^t | s for all t up to l + 1, by induction:
//!   if 2^t | s then N(t) = (s / 2^t)², and this is even. But s < 2^(l + 1).
//! - Squares of sides s ≤ 2^v, 2^v the value of the lower right cell, have N(t) = ⌈s / 2^t⌉² for t ≤ v,
//!   odd exactly when bit t of s − 1 is 0. So their nim-sums differ, and without that cell they are the
//!   2^v numbers below 2^v, as all other cells have values below 2^v.
//!
//! The number of multiples of 2^t up to y has the parity of bit t of y. So for the rectangle of the
//! rows from a + 1 to c and the columns from b + 1 to d the parity of N(t) is bit t of (a ⊕ c) & (b ⊕
//! d). For the union of m rectangles a line sweeps the rows, and a segment tree keeps the covered
//! columns. O(m log m).
//!
//! </details>
use snippets::io::{Input, Output};
use std::ops::Range;

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    let _board: u32 = input.read();
    let count = input.read();
    let longest_side: u32 = input.read();
    let mut rectangles = Vec::new();
    for _ in 0..count {
        let [a, b, c, d] = input.read_array::<u32, 4>();
        rectangles.push((a - 1..c, b - 1..d));
    }
    let odd = odd_counts(&rectangles);
    let levels = u32::BITS - longest_side.leading_zeros();
    let won = odd % (1 << levels) != 0;
    output.line(if won { "Hamed" } else { "Malek" });
}

/// Bit t is the parity of N(t) for the union of the rectangles, each given by its rows and columns
/// counted from 0.
fn odd_counts(rectangles: &[(Range<u32>, Range<u32>)]) -> u32 {
    let columns = rectangles.iter().map(|(_, columns)| columns);
    let mut bounds: Vec<u32> = columns.flat_map(|range| [range.start, range.end]).collect();
    bounds.sort_unstable();
    bounds.dedup();
    let mut changes = Vec::new();
    for (rows, columns) in rectangles {
        let place = |bound| bounds.partition_point(|&other| other < bound);
        let gaps = place(columns.start)..place(columns.end);
        changes.push((rows.start, gaps.clone(), 1));
        changes.push((rows.end, gaps, -1));
    }
    changes.sort_unstable_by_key(|&(row, ..)| row);

    let mut covered = Covered::new(&bounds);
    let mut odd = 0;
    let mut last_row = 0;
    for (row, gaps, change) in changes {
        odd ^= (last_row ^ row) & covered.odd[1];
        last_row = row;
        covered.add(gaps, change);
    }
    odd
}

/// The covered gaps between bounds, a segment tree with the root 1 and the children 2i and 2i + 1 of
/// node i.
struct Covered {
    /// For each node the exclusive or of the two bounds around its gaps.
    full: Vec<u32>,
    /// How often a node was covered without its parent.
    times: Vec<i32>,
    /// For each node the exclusive or of the bounds around the covered ones of its gaps.
    odd: Vec<u32>,
}

impl Covered {
    fn new(bounds: &[u32]) -> Self {
        let leaves = bounds.len().next_power_of_two();
        let mut full = vec![0; 2 * leaves];
        for (gap, pair) in bounds.windows(2).enumerate() {
            full[leaves + gap] = pair[0] ^ pair[1];
        }
        for node in (1..leaves).rev() {
            full[node] = full[2 * node] ^ full[2 * node + 1];
        }
        Self {
            times: vec![0; full.len()],
            odd: vec![0; full.len()],
            full,
        }
    }

    /// Covers the gaps once more or, with a change of `-1`, once less. O(log of all gaps).
    fn add(&mut self, gaps: Range<usize>, change: i32) {
        let leaves = self.full.len() / 2;
        let (mut start, mut end) = (gaps.start + leaves, gaps.end + leaves);
        let outermost = [start, end - 1];
        while start < end {
            if start % 2 == 1 {
                self.times[start] += change;
                self.refresh(start);
                start += 1;
            }
            if end % 2 == 1 {
                end -= 1;
                self.times[end] += change;
                self.refresh(end);
            }
            start /= 2;
            end /= 2;
        }
        for leaf in outermost {
            let mut node = leaf / 2;
            while node > 0 {
                self.refresh(node);
                node /= 2;
            }
        }
    }

    fn refresh(&mut self, node: usize) {
        let is_leaf = 2 * node >= self.full.len();
        self.odd[node] = if self.times[node] > 0 {
            self.full[node]
        } else if is_leaf {
            0
        } else {
            self.odd[2 * node] ^ self.odd[2 * node + 1]
        };
    }
}

fn main() {
    snippets::io::run(solve);
}
