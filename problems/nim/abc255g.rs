//! # AtCoder ABC 255 G Constrained Nim
//!
//! <https://atcoder.jp/contests/abc255/tasks/abc255_g>
//! · [Program] · [Samples] · [Difficulty] 3
//!
//! **Task.** Nim with up to 2 · 10^5 heaps of up to 10^18 stones, and with up to 2 · 10^5 barred moves:
//! from a heap of exactly x stones nobody may take exactly y. Does the first player win?
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** Each size has a Grundy value, 1 above the greatest below it unless moves from it are
//! barred, and the values are heaps of Nim ([`snippets::nim`]). Let h be the greatest value of the
//! sizes below n. The size n has at most the value h + 1, so by induction all the values up to h are
//! there. If no move is barred from n, all smaller sizes are options, so that n has the value h + 1:
//! between the sizes with barred moves a stone more adds 1. At such a size a value v ≤ h is missing
//! exactly if all smaller sizes with that value are barred. These are the first size with that value,
//! and those that got it again later. The latter have barred moves, as their values do not exceed h,
//! and they are counted by their values. O((n + m) log m) for m barred moves.
//!
//! </details>
use snippets::io::{Input, Output};
use snippets::nim;
use std::collections::HashMap;

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    let n = input.read();
    let m: usize = input.read();
    let heaps: Vec<u64> = input.read_list(n);
    let barred = (0..m).map(|_| (input.read(), input.read())).collect();
    let values = Values::new(barred);
    let won = nim::sum(heaps.iter().map(|&heap| values.of(heap))) != 0;
    output.line(if won { "Takahashi" } else { "Aoki" });
}

/// The Grundy values of all sizes.
struct Values {
    /// By growing size: 0 and the sizes with barred moves, their values, and the greatest values up
    /// to them.
    sizes: Vec<(u64, u64, u64)>,
}

impl Values {
    /// Each pair of `barred` is a size and what must not be taken from it.
    fn new(mut barred: Vec<(u64, u64)>) -> Self {
        let mut values = Self {
            sizes: vec![(0, 0, 0)],
        };
        // How many sizes have a value besides the first one.
        let mut again: HashMap<u64, usize> = HashMap::new();
        barred.sort_unstable();
        let mut rest = barred.as_slice();
        while let Some(&(size, _)) = rest.first() {
            let (takes, greater) = rest.split_at(rest.partition_point(|&(other, _)| other == size));
            rest = greater;
            let takes = takes.iter().map(|&(_, take)| take);
            let mut missing: Vec<u64> = takes.map(|take| values.of(size - take)).collect();
            missing.sort_unstable();
            let lost = missing.iter().enumerate().find(|&(i, value)| {
                let others = again.get(value).copied().unwrap_or(0);
                missing.get(i + others) == Some(value)
            });
            let next = values.of(size);
            let value = lost.map_or(next, |(_, &value)| value);
            if value < next {
                *again.entry(value).or_default() += 1;
            }
            values.sizes.push((size, value, value.max(next - 1)));
        }
        values
    }

    /// The value of a size, as far as is known without moves barred from greater ones.
    fn of(&self, size: u64) -> u64 {
        let known = self.sizes.partition_point(|&(known, _, _)| known <= size);
        let (known, value, greatest) = self.sizes[known - 1];
        if known == size {
            value
        } else {
            greatest + size - known
        }
    }
}

fn main() {
    snippets::io::run(solve);
}
