//! # Minimal excluded value (mex, 最小排除值)
//!
//! The mex of a set of natural numbers 0, 1, 2, ... is the least one that is not in it. The Grundy
//! value of a position is the mex of the values of its options
//! ([`sprague_grundy`](crate::sprague_grundy)), and a table of values is filled by this rule, from
//! the ends of the game on.
//!
//! ## How to compute it
//!
//! [`Mex`] has a list with a place for each number. It marks the numbers of a set, and then counts
//! marks from 0 on up to the first gap. For the next set it does not clear the list: a mark is the
//! number of the set, so marks of earlier sets do not count.
//!
//! ## How great it is
//!
//! The mex of n values is at most n, as 0 to n − 1 are n numbers already. So a value above n never
//! counts, and a position with n options has at most the Grundy value n. In a game on a graph with m
//! arcs, a Grundy value g needs g (g + 1) / 2 ≤ m: there are vertices of all the values 0 to g, and one
//! of value v has at least v arcs. So with 10^5 arcs no value is above 446.
//!
//! ## Example
//!
//! From 3 stones, of which one or two may be taken, 2 and 1 stones are left. They have the values 2
//! and 1, so 3 stones have the value 0.
//!
//! ```
//! use snippets::mex::{mex, Mex};
//!
//! assert_eq!(mex([2, 1]), 0);
//! assert_eq!(mex([0, 1, 3, 1]), 2);
//! assert_eq!(mex([]), 0);
//!
//! let (mut mex, mut values) = (Mex::default(), vec![0]);
//! for heap in 1..7usize {
//!     let options = &values[heap.saturating_sub(2)..];
//!     values.push(mex.of(options.iter().copied()));
//! }
//! assert_eq!(values, [0, 1, 2, 0, 1, 2, 0]);
//! ```
//!
//! ## Kings and knights
//!
//! Pieces that go towards a corner are the plainest tables of this kind, and their values are not what the lost
//! cells suggest. Cells count from 0.
//!
//! *A king* goes one cell to the left, down, or both. It is lost if both coordinates are even. The values are 0
//! if both are even, 2 if both are odd, and otherwise 3 if the even one is the larger one, 1 if the odd one is.
//! So kings on (1, 2) and (1, 0) are won. *Why,* by induction:
//!
//! - both even: the options have 1 or 3, and 2;
//! - both odd: the diagonal step has 0. The even coordinate of the two other options cannot be the larger one
//!   in both, so one of them has 1, and none has 2;
//! - an even one e and an odd one o: one step makes both even, of value 0. If e > o, another one makes both
//!   odd, of value 2, and the diagonal has 1: the value is 3. If e < o, the diagonal, if there is one, has 3:
//!   the value is 1.
//!
//! *A knight* goes two cells left and one up or down, or two down and one left or right. Without a border above
//! and on the right it is lost exactly if both coordinates have a remainder below 2 modulo 4. On a board of n ×
//! n cells that holds for n = 1 and if n mod 4 is 2 or 3, as on the usual 15 × 15. On 8 × 8 the last corner
//! (7, 7) is lost, too, and on 9 × 9 cells of the last row and column. The *values* do not repeat after 4:
//! (1, 2) has 2, (1, 6) has 1. They do along the diagonal, from (x, y) to (x + 4, y + 4) (by search, up to 20;
//! boards up to 15).
//!
//! *Rules that only look like a known one* (WA?): row 14 of [false friends](crate::false_friends#the-table).
//!
//! ## Problems
//!
//! Three positions to decide with a pencil come first:
//! [exercises, step 2](crate::exercises#step-2-the-tools).
//!
//! Easiest first.
//!
//! - [`hackerrank_chessboard_game_2`](crate::problems::mex::hackerrank_chessboard_game_2) HackerRank Chessboard Game, Again!
//! - [`lightoj1315`](crate::problems::mex::lightoj1315) LightOJ 1315 Game of Hyper Knights
//! - [`typical90_031`](crate::problems::mex::typical90_031) AtCoder Typical90 031 VS AtCoder
//! - [`poj2311`](crate::problems::mex::poj2311) † POJ 2311 Cutting Game
//! - [`abc206f`](crate::problems::mex::abc206f) AtCoder ABC 206 F Interval Game 2
//! - [`cf87c`](crate::problems::mex::cf87c) Codeforces 87C Interesting Game
//! - [`kattis_cuboidslicinggame`](crate::problems::mex::kattis_cuboidslicinggame) Kattis cuboidslicinggame Cuboid Slicing Game
//! - [`gym101908b`](crate::problems::mex::gym101908b) Codeforces Gym 101908 B Marbles
//!
//! Their tables are filled straight by this rule.
//!
//! † The judge takes no Rust.
//!
//! ## Source
//!
//! R. P. Sprague 1935 and P. M. Grundy 1939, see [`sprague_grundy`](crate::sprague_grundy).
#![doc(alias(
    "A king",
    "A knight",
    "king",
    "knight",
    "国王",
    "马",
    "最小排除值",
    "Minimal excluded value",
    "minimum excluded value"
))]

/// Returns the mex of one set, the least natural number that is not among `values`. O(n) for n values, and
/// O(m) to make a list as long as m, the greatest value: 4 bytes per number up to m.
///
/// If memory does not suffice for the list, the program is aborted, or panics if no list can be that long. A
/// value greater than n never counts and may be left out.
pub fn mex(values: impl IntoIterator<Item = u64>) -> u64 {
    Mex::default().of(values)
}

/// The mex of many sets, one after the other, without an allocation for each of them.
#[derive(Default)]
pub struct Mex {
    round: u32,
    /// The last round in which a number was seen.
    seen_in: Vec<u32>,
}

impl Mex {
    /// Returns the mex, the least natural number that is not among `values`. O(n) for n values, and O(m) in
    /// all to make a list as long as m, the greatest value of all sets: 4 bytes per number up to m.
    ///
    /// If memory does not suffice for the list, the program is aborted, or panics if no list can be that long.
    /// A value greater than n never counts and may be left out, so that the list is no longer than the greatest
    /// set.
    pub fn of(&mut self, values: impl IntoIterator<Item = u64>) -> u64 {
        if self.round == u32::MAX {
            *self = Self::default();
        }
        self.round += 1;
        let (round, seen_in) = (self.round, &mut self.seen_in);
        values.into_iter().for_each(|value| {
            let value = index(value);
            if value >= seen_in.len() {
                seen_in.resize(value + 1, 0);
            }
            seen_in[value] = round;
        });
        seen_in.iter().take_while(|&&seen| seen == round).count() as u64
    }
}

/// The greatest of these numbers as an index, and so how far a table of them reaches; 0 without a number.
pub(crate) fn greatest_index(numbers: &[u64]) -> usize {
    index(numbers.iter().copied().max().unwrap_or(0))
}

/// The place of a value or a heap in a list by these.
#[track_caller]
pub(crate) fn index(value: u64) -> usize {
    use std::convert::TryInto;
    value.try_into().expect("a place in memory")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::Search;

    #[test]
    fn every_list_of_up_to_five_numbers_below_seven() {
        let mut one_for_all = Mex::default();
        for length in 0..=5 {
            for code in 0..7u64.pow(length) {
                let list: Vec<u64> = (0..length).map(|i| code / 7u64.pow(i) % 7).collect();
                let least = mex(list.iter().copied());
                assert!(!list.contains(&least), "{list:?}");
                let below = (0..least).all(|smaller| list.contains(&smaller));
                assert!(below, "{list:?}");
                assert_eq!(one_for_all.of(list.iter().copied()), least, "{list:?}");
            }
        }
    }

    #[test]
    fn rounds_begin_again_behind_the_last_number() {
        let mut last_rounds = Mex {
            round: u32::MAX - 1,
            seen_in: vec![1, 1],
        };
        assert_eq!(last_rounds.of([]), 0);
        assert_eq!(last_rounds.of([1]), 0);
    }

    #[test]
    fn kings() {
        let mut search = Search::normal(|&(a, b): &(u64, u64)| {
            let steps = [(1, 0), (0, 1), (1, 1)];
            let possible = steps.iter().filter(|&&(x, y)| x <= a && y <= b);
            possible.map(|&(x, y)| (a - x, b - y)).collect()
        });
        for (a, b) in (0..30).flat_map(|a| (0..30).map(move |b| (a, b))) {
            let value = match (a % 2, b % 2) {
                (0, 0) => 0,
                (1, 1) => 2,
                (0, _) if a > b => 3,
                (_, 0) if b > a => 3,
                _ => 1,
            };
            assert_eq!(search.grundy(&(a, b)), value, "{a}, {b}");
        }
    }

    #[test]
    fn knights() {
        let moves_on = |side: i64| {
            move |&(a, b): &(i64, i64)| {
                let steps = [(-2, 1), (-2, -1), (1, -2), (-1, -2)];
                let cells = steps.iter().map(|(x, y)| (a + x, b + y));
                let on_board = |cell: &i64| (0..side).contains(cell);
                let possible = cells.filter(|(x, y)| on_board(x) && on_board(y));
                possible.collect::<Vec<_>>()
            }
        };
        let is_lost = |a: i64, b: i64| a % 4 < 2 && b % 4 < 2;
        for side in 1..=15 {
            let mut search = Search::normal(moves_on(side));
            let mut cells = (0..side).flat_map(|a| (0..side).map(move |b| (a, b)));
            let is_right = cells.all(|(a, b)| search.wins(&(a, b)) != is_lost(a, b));
            assert_eq!(is_right, side == 1 || side % 4 > 1, "{side}");
            assert!(side != 8 || !search.wins(&(7, 7)));
        }
        let mut search = Search::normal(moves_on(i64::MAX));
        assert_eq!((search.grundy(&(1, 2)), search.grundy(&(1, 6))), (2, 1));
        for (a, b) in (0..16).flat_map(|a| (0..16).map(move |b| (a, b))) {
            assert_eq!(search.wins(&(a, b)), !is_lost(a, b), "{a}, {b}");
            assert_eq!(
                search.grundy(&(a, b)),
                search.grundy(&(a + 4, b + 4)),
                "{a}, {b}"
            );
        }
    }
}
