//! # Random inputs (随机数据, 对拍)
//!
//! A formula that you have found, or a fast solution, is compared with a brute force such as
//! [`search`](crate::search) on many small inputs. The first input on which they differ shows the
//! mistake, usually within a second.
//!
//! ## How to use it
//!
//! 1. Make the inputs small: the brute force has to answer at once, and a mistake shows on three
//!    heaps as well as on a hundred.
//! 2. Make a new [`Random`] for each seed 0, 1, 2, ... The same seed makes the same input on every
//!    machine, so the seed is enough to repeat a failure.
//! 3. Let both answer, and stop where they differ.
//!
//! ## Example
//!
//! Is a position of Nim won exactly if the nim-sum is not 0?
//!
//! ```
//! use snippets::nim;
//! use snippets::random::Random;
//! use snippets::search::{take_from_one, Search};
//!
//! let mut search = Search::normal(|heaps: &Vec<u64>| take_from_one(heaps));
//! for seed in 0..100 {
//!     // Up to three heaps of up to six stones.
//!     let mut random = Random::new(seed);
//!     let n = random.between(1, 3);
//!     let heaps = random.list(n, 1, 6);
//!     assert_eq!(nim::wins(&heaps), search.wins(&heaps), "seed {seed}: {heaps:?}");
//! }
//! ```
//!
//! The same works for whole programs: `grundy stress main.rs --brute brute.rs --gen gen.rs` compares a
//! solution with a brute force on the inputs of a generator. The generator is a program like a solution.
//! It reads a seed and writes such an input:
//!
//! ```
//! use snippets::io::{Input, Output};
//! use snippets::random::Random;
//! use std::cell::RefCell;
//!
//! fn generate(seed: &mut Input, output: &mut Output) {
//!     let mut random = Random::new(seed.read());
//!     let n = random.between(1, 3);
//!     output.line(n);
//!     output.list(random.list(n, 1, 9));
//! }
//!
//! let written = RefCell::default();
//! generate(&mut Input::from_text("1\n"), &mut Output(&written));
//! assert_eq!(written.take(), "3\n8 4 3\n");
//! ```
//!
//! ## Source
//!
//! G. L. Steele, D. Lea, C. H. Flood, "Fast splittable pseudorandom number generators", OOPSLA 2014
//! (`SplitMix64`). Numbers of a range are made as remainders of 64-bit numbers, so the probabilities
//! of two of them may differ, by 2^−64.
#![doc(alias("随机数据", "Random inputs", "对拍", "stress test", "SplitMix64"))]
use std::convert::TryFrom;
use std::fmt::{Display, Write};

/// A sequence of numbers that look random.
pub struct Random(u64);

impl Random {
    /// Makes the sequence that belongs to `seed`. O(1).
    pub fn new(seed: u64) -> Self {
        Self(seed)
    }

    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut bits = self.0;
        bits = (bits ^ (bits >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        bits = (bits ^ (bits >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        bits ^ (bits >> 31)
    }

    /// Returns a number from `least` to `most`, both possible, of any type of up to 64 bits. O(1).
    ///
    /// # Panics
    /// If `least` is greater than `most`.
    #[track_caller]
    pub fn between<T>(&mut self, least: T, most: T) -> T
    where
        T: TryFrom<i128>,
        i128: TryFrom<T>,
    {
        let wide = |bound| i128::try_from(bound).ok().expect("a bound of 64 bits");
        let (least, most) = (wide(least), wide(most));
        assert!(least <= most, "no number from {} to {}", least, most);
        let number = least + i128::from(self.next()) % (most - least + 1);
        T::try_from(number).ok().expect("between two of its type")
    }

    /// Returns a list of `count` numbers from `least` to `most`, both possible. O(`count`).
    ///
    /// # Panics
    /// If `least` is greater than `most` and `count` is not 0.
    #[track_caller]
    pub fn list<T>(&mut self, count: usize, least: T, most: T) -> Vec<T>
    where
        T: Copy + TryFrom<i128>,
        i128: TryFrom<T>,
    {
        let mut list = Vec::new();
        for _ in 0..count {
            list.push(self.between(least, most));
        }
        list
    }

    /// Puts `list` into a random order. O(n).
    pub fn shuffle<T>(&mut self, list: &mut [T]) {
        for i in (1..list.len()).rev() {
            list.swap(i, self.between(0, i));
        }
    }

    /// Returns the edges of a tree on the vertices 1 to `n`, as most inputs count them: numbered, directed
    /// and listed at random. O(`n`).
    pub fn tree(&mut self, n: usize) -> Vec<(usize, usize)> {
        let mut names: Vec<usize> = (1..=n).collect();
        self.shuffle(&mut names);
        let mut edges = Vec::new();
        for child in 1..names.len() {
            // Half of the vertices hang on a recent one, so that deep trees occur too.
            let recent = self.next() % 2 == 1;
            let oldest = if recent { child.saturating_sub(2) } else { 0 };
            let edge = (names[self.between(oldest, child - 1)], names[child]);
            let upwards = self.next() % 2 == 1;
            edges.push(if upwards { (edge.1, edge.0) } else { edge });
        }
        self.shuffle(&mut edges);
        edges
    }
}

/// Returns a line of an input: `numbers`, with a blank between two of them, without the end of the line.
/// O(its length).
pub fn line<T: Display>(numbers: &[T]) -> String {
    let mut line = String::new();
    for number in numbers {
        let blank = if line.is_empty() { "" } else { " " };
        write!(line, "{}{}", blank, number).unwrap();
    }
    line
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_published_sequence() {
        let mut random = Random::new(1_234_567);
        let numbers = [
            6_457_827_717_110_365_317,
            3_203_168_211_198_807_973,
            9_817_491_932_198_370_423,
        ];
        assert_eq!(random.list(3, 0, u64::MAX), numbers);
    }

    #[test]
    fn numbers_reach_both_bounds_and_go_no_further() {
        let mut numbers = Random::new(0).list(100, 3, 5);
        numbers.sort_unstable();
        numbers.dedup();
        assert_eq!(numbers, [3, 4, 5]);
        assert_eq!(Random::new(0).list(3, 7, 7), [7; 3]);
    }

    #[test]
    fn a_list_takes_all_orders() {
        let mut orders: Vec<[u8; 3]> = (0..100)
            .map(|seed| {
                let mut list = [1, 2, 3];
                Random::new(seed).shuffle(&mut list);
                list
            })
            .collect();
        orders.sort_unstable();
        orders.dedup();
        let all = [
            [1, 2, 3],
            [1, 3, 2],
            [2, 1, 3],
            [2, 3, 1],
            [3, 1, 2],
            [3, 2, 1],
        ];
        assert_eq!(orders, all);
    }

    #[test]
    fn trees_hang_together_and_have_no_cycle() {
        for n in 0..10 {
            for seed in 0..100 {
                let edges = Random::new(seed).tree(n);
                assert_eq!(edges.len(), n.saturating_sub(1));
                let mut parts: Vec<usize> = (0..=n).collect();
                for (a, b) in edges {
                    let (from, to) = (parts[a], parts[b]);
                    assert!(from != to && a.min(b) > 0, "seed {seed}: {a}-{b}");
                    let joined = parts.iter().map(|&v| if v == from { to } else { v });
                    parts = joined.collect();
                }
            }
        }
    }

    #[test]
    fn a_tree_takes_all_forms() {
        // Three trees on three vertices, two orders of their edges, four ways to direct these.
        let mut trees: Vec<_> = (0..400).map(|seed| Random::new(seed).tree(3)).collect();
        trees.sort_unstable();
        trees.dedup();
        assert_eq!(trees.len(), 3 * 2 * 4);

        // By Cayley's formula there are 5^3 trees on five vertices.
        let undirected = |(a, b): (usize, usize)| (a.min(b), a.max(b));
        let tree = |seed| -> Vec<(usize, usize)> {
            let edges = Random::new(seed).tree(5).into_iter();
            let mut edges: Vec<_> = edges.map(undirected).collect();
            edges.sort_unstable();
            edges
        };
        let mut trees: Vec<_> = (0..2000).map(tree).collect();
        trees.sort_unstable();
        trees.dedup();
        assert_eq!(trees.len(), 125);
    }

    #[test]
    fn a_line_has_blanks_between_its_numbers() {
        assert_eq!(line(&[10, 2, 3]), "10 2 3");
        assert_eq!(line::<u64>(&[]), "");
    }
}
