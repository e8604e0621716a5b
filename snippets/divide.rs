//! # Division games: a quotient, or an even split (除法游戏, 江南乐)
//!
//! A heap is divided by a number that the player chooses. What is left is the quotient alone, or as
//! many heaps as the number says, as equal as can be.
//!
//! ## Rules
//!
//! Some heaps and a number `least` ≥ 1. A move chooses a heap of n ≥ `least` stones and a number
//! m ≥ 2.
//!
//! - In the *quotient game* ⌊n / m⌋ stones are left of the heap.
//! - In the *even split* m ≤ n, and the heap becomes m heaps that differ by at most one stone: 7
//!   stones by m = 3 become 3, 2 and 2.
//!
//! A player who cannot move loses.
//!
//! ## Theorem
//!
//! In the quotient game the value of a heap is the number of binary digits of ⌊n / `least`⌋, where
//! 0 has no digit. In the even split, the values of all options of a heap are found in O(√n) from
//! the values of smaller heaps.
//!
//! ## Why
//!
//! *Quotient.* By induction over n. Let N = ⌊n / `least`⌋. A move is possible exactly if N ≥ 1. It
//! leaves n′ = ⌊n / m⌋ stones, and ⌊n′ / `least`⌋ = ⌊N / m⌋, as both are n / (m `least`) rounded down.
//! By induction the value of this option is the number of binary digits of ⌊N / m⌋. As m ≥ 2, this
//! number is less than that of N. And m = 2, 4, 8, ... cut off 1, 2, 3, ... digits, so all smaller
//! numbers of digits occur, down to 0.
//!
//! *Even split.* Let q = ⌊n / m⌋ and y = n − q m. The option has y heaps of q + 1 stones and m − y
//! heaps of q. Two equal heaps have the nim-sum 0, so it matters only whether y and m − y are odd.
//!
//! 1. Let m be even. Then y and m − y have the parity of n. If n is odd, the value is the nim-sum
//!    of the values of q and q + 1. If n is even, it is 0.
//! 2. Let m be odd. Then one of y and m − y is odd, so the value is that of a single heap, of q or
//!    of q + 1 stones. One of these sizes is odd, and the number of heaps of that size has the
//!    parity of n, as all heaps together have n stones. So if n is odd, the heap of odd size
//!    counts. If n is even, the other one does. The value is that of the heap whose size has the
//!    parity of n.
//! 3. So the value depends on q and on the parity of m. Among the m with the same q, two consecutive
//!    ones are enough, as one of them is even and one is odd. If there is only one such m, that one is
//!    enough.
//! 4. As q m ≤ n, at least one of q and m is at most √n. So look at all m up to √n, and for each q up
//!    to √n at the last two m with that quotient.
//!
//! ## Values
//!
//! The even split with `least` = 2:
//!
//! ```
//! use snippets::{divide, tables};
//!
//! let table = "   | 0 1 2 3 4 5 6 7 8 9
//! ---+--------------------
//!  0 | 0 0 1 2 2 2 2 3 2 4
//! 10 | 3 4 3 4 3 4 3 4 3 4
//! ";
//! let values = divide::grundy_values_even_split(2, 19);
//! assert_eq!(tables::one_dimension(&values, 10), table);
//! ```
//!
//! ## How to play
//!
//! Let x > 0 be the nim-sum of the values. In the quotient game find, as in Nim, a heap of some
//! value v with v ⊕ x < v, and divide it by the power of 2 that leaves v ⊕ x binary digits:
//! [`winning_move_quotient`]. In the even split try all m on each heap:
//! [`winning_moves_even_split`].
//!
//! ## Other rules
//!
//! - *The heaps must be equal:* m divides n, and `least` is 1 or 2. Count the odd prime factors of
//!   n, each as often as it occurs. The value is their number, and 1 more if n is even:
//!   [`hackerrank_tower_breakers_3`](crate::problems::divisor_nim::hackerrank_tower_breakers_3)
//!   says why.
//! - *A heap is split into any two:* [`splitting`](crate::splitting),
//!   [`grundys_game`](crate::grundys_game).
//!
//! ## Cost
//!
//! O(1) per heap for the quotient, O(n √n) for all heaps up to n for the even split.
//!
//! ## Example
//!
//! In the quotient game with `least` = 3, heaps of 20 and 5 stones have N = 6 and 1, that is 110
//! and 1 in binary, so their values are 3 and 1, and the nim-sum is 2. The first heap must come
//! from 3 to 3 ⊕ 2 = 1: cut off 2 digits, which leaves ⌊20 / 4⌋ = 5 stones.
//!
//! In the even split with `least` = 3, heaps of 5 and 3 stones have the values 2 and 1. Split 5
//! into 3 and 2. The 2 cannot be split any more, so the opponent faces two equal heaps of 3.
//!
//! ```
//! use snippets::divide;
//!
//! assert_eq!([20, 5].map(|n| divide::grundy_quotient(3, n)), [3, 1]);
//! assert!(divide::wins_quotient(3, &[20, 5]));
//! assert_eq!(divide::winning_move_quotient(3, &[20, 5]), Some((0, 5)));
//!
//! assert_eq!(divide::grundy_values_even_split(3, 5), [0, 0, 0, 1, 1, 2]);
//! assert!(divide::wins_even_split(3, &[5, 3]));
//! // Heap 0 into 2 heaps.
//! assert_eq!(divide::winning_moves_even_split(3, &[5, 3]), [(0, 2)]);
//! ```
//!
//! ## Problems
//!
//! - [`luogu_p3235`](crate::problems::divide::luogu_p3235) Luogu P3235 \[HNOI2014\] 江南乐: the even split
//!
//! ## Source
//!
//! HNOI 2014, [江南乐](https://www.luogu.com.cn/problem/P3235), for the even split; the quotient game
//! is an exercise on the theorem of [`sprague_grundy`].
#![doc(alias(
    "Quotients",
    "Even split",
    "除法游戏",
    "Division games",
    "江南乐",
    "整除分块",
    "even split"
))]
use crate::mex::{greatest_index, index, Mex};
use crate::{nim, sprague_grundy};

/// Returns the Grundy value of a heap of `n` stones in the quotient game, where a heap of at least `least`
/// stones is divided by 2 or more and rounded down. O(1).
///
/// # Panics
/// If `least` is 0.
#[track_caller]
pub fn grundy_quotient(least: u64, n: u64) -> u64 {
    u64::from(u64::BITS - (n / least).leading_zeros())
}

/// Returns whether the player to move wins the quotient game, where a heap of at least `least` stones is
/// divided by 2 or more and rounded down, and a player who cannot move loses. O(n) for n heaps.
///
/// # Panics
/// If `least` is 0 and there is a heap.
#[track_caller]
pub fn wins_quotient(least: u64, heaps: &[u64]) -> bool {
    nim::sum(values_quotient(least, heaps)) != 0
}

/// Returns a winning move `(i, rest)` of the quotient game, where a heap of at least `least` stones is divided
/// by 2 or more and rounded down, or `None` if no move wins: heap `i` is divided by a power of 2, and `rest`
/// stones are left of it. O(n) for n heaps.
///
/// # Panics
/// If `least` is 0 and there is a heap.
#[track_caller]
pub fn winning_move_quotient(least: u64, heaps: &[u64]) -> Option<(usize, u64)> {
    let values = values_quotient(least, heaps);
    let moves = nim::winning_moves(&values);
    let &(i, value) = moves.first()?;
    let halved = |heap, _| heap / 2;
    Some((i, (value..values[i]).fold(heaps[i], halved)))
}

/// The Grundy values of the heaps in the quotient game.
#[track_caller]
fn values_quotient(least: u64, heaps: &[u64]) -> Vec<u64> {
    let mut values = Vec::new();
    for &heap in heaps {
        values.push(grundy_quotient(least, heap));
    }
    values
}

/// Returns the Grundy values of the heaps of 0 to `most` stones in the even split, where a heap of at least
/// `least` stones is split into two or more heaps that differ by at most one stone. O(`most` sqrt(`most`)).
pub fn grundy_values_even_split(least: u64, most: usize) -> Vec<u64> {
    let mut mex = Mex::default();
    let mut values = vec![0; most + 1];
    for n in 2..=most {
        if (n as u64) < least {
            continue;
        }
        let option = |m, quotient| even_split(&values, n, m, quotient);
        let mut before = n;
        let options = (1..).take_while(|i| i * i <= n).flat_map(|i| {
            // The m with the quotient i are those above `before` up to `end`.
            let end = before;
            before = n / (i + 1);
            let other = (end - 1).max(before + 1);
            [option(i + 1, before), option(end, i), option(other, i)]
        });
        values[n] = mex.of(options);
    }
    values
}

/// The nim-sum of the `m` heaps into which `n` stones are split, where `quotient` is n / m.
fn even_split(values: &[u64], n: usize, m: usize, quotient: usize) -> u64 {
    if m % 2 == 0 {
        (values[quotient] ^ values[quotient + 1]) * (n % 2) as u64
    } else {
        values[quotient + (n - quotient) % 2]
    }
}

/// Returns whether the player to move wins the even split, where a heap of at least `least` stones is split
/// into two or more heaps that differ by at most one stone, and a player who cannot move loses. O(h sqrt(h))
/// time and O(h) memory for the largest heap h.
pub fn wins_even_split(least: u64, heaps: &[u64]) -> bool {
    let table = grundy_values_even_split(least, greatest_index(heaps));
    nim::sum(heaps.iter().map(|&heap| table[index(heap)])) != 0
}

/// Lists all winning moves `(i, m)` of the even split, where a heap of at least `least` stones is split into
/// two or more heaps that differ by at most one stone: heap `i` becomes `m` heaps. The moves are sorted.
/// O(h sqrt(h)) time and O(h) memory for the largest heap h, and O(1) for each stone of all heaps.
pub fn winning_moves_even_split(least: u64, heaps: &[u64]) -> Vec<(usize, usize)> {
    let table = &grundy_values_even_split(least, greatest_index(heaps));
    let values: Vec<u64> = heaps.iter().map(|&heap| table[index(heap)]).collect();
    let options = |i: usize| {
        let n = index(heaps[i]);
        let numbers = (2..=n).filter(move |_| heaps[i] >= least);
        numbers.map(move |m| (m, even_split(table, n, m, n / m)))
    };
    sprague_grundy::winning_moves(options, &values)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::{change_one, heaps_up_to, Search};

    /// The quotients of a heap by all numbers from 2 on.
    fn quotients(n: u64, least: u64) -> Vec<u64> {
        let numbers = (2..=n + 1).filter(|_| n >= least);
        numbers.map(|m| n / m).collect()
    }

    #[test]
    fn every_quotient_heap_up_to_hundred() {
        for least in 1..=8 {
            let mut search = Search::normal(|&n: &u64| quotients(n, least));
            for n in 0..=100 {
                let value = grundy_quotient(least, n);
                assert_eq!(value, search.grundy(&n), "{n} stones, {least}");
            }
        }
        assert_eq!(grundy_quotient(1, u64::MAX), 64);
    }

    #[test]
    fn quotient_moves_on_two_heaps_of_twenty() {
        for least in 1..=5 {
            let mut search =
                Search::normal(|heaps: &Vec<u64>| change_one(heaps, |heap| quotients(heap, least)));
            for heaps in heaps_up_to(2, 20) {
                let Some((i, rest)) = winning_move_quotient(least, &heaps) else {
                    assert!(!search.wins(&heaps), "{heaps:?}, {least}");
                    continue;
                };
                assert!(
                    quotients(heaps[i], least).contains(&rest),
                    "{heaps:?}, {least}"
                );
                let mut option = heaps.clone();
                option[i] = rest;
                assert!(!search.wins(&option), "{heaps:?}, {least}: {option:?}");
            }
        }
        assert_eq!(winning_move_quotient(1, &[u64::MAX]), Some((0, 0)));
        let heaps = [u64::MAX, u64::MAX / 4];
        assert_eq!(winning_move_quotient(1, &heaps), Some((0, heaps[1])));
    }

    /// The heaps after heap `i` is split into `m`, by size.
    fn after_split(heaps: &[usize], i: usize, m: usize) -> Vec<usize> {
        let mut option = heaps.to_vec();
        let heap = option.remove(i);
        option.extend((0..m).map(|part| (heap + part) / m));
        option.sort_unstable();
        option
    }

    fn even_splits(heaps: &[usize], least: usize) -> Vec<Vec<usize>> {
        let mut options = Vec::new();
        for (i, &heap) in heaps.iter().enumerate().filter(|(_, &heap)| heap >= least) {
            options.extend((2..=heap).map(|m| after_split(heaps, i, m)));
        }
        options
    }

    #[test]
    fn every_even_split_up_to_thirteen() {
        for least in 1..=6 {
            let mut search = Search::normal(|heaps: &Vec<usize>| even_splits(heaps, least));
            let values = grundy_values_even_split(least as u64, 13);
            assert_eq!(values.len(), 14);
            for (n, value) in values.into_iter().enumerate() {
                assert_eq!(value, search.grundy(&vec![n]), "{n} stones, {least}");
            }
        }
    }

    #[test]
    fn every_even_split_by_the_definition_up_to_120() {
        for least in [1, 2, 3, 10, 100] {
            let values = grundy_values_even_split(least, 120);
            assert_eq!(values.len(), 121);
            for n in 0..=120 {
                // The heaps one by one.
                let parts = |m| (0..m).map(move |part| (n + part) / m);
                let sum = |m| parts(m).fold(0, |sum, part: usize| sum ^ values[part]);
                let numbers = (2..=n).filter(|_| n as u64 >= least);
                let value = crate::mex::mex(numbers.map(sum));
                assert_eq!(values[n], value, "{n} stones, {least}");
            }
        }
    }

    #[test]
    fn even_splits_that_win() {
        for least in 1..=4 {
            let mut search = Search::normal(|heaps: &Vec<usize>| even_splits(heaps, least));
            for heaps in (0..64).map(|code| [code / 8, code % 8]) {
                let mut good = Vec::new();
                for (i, &heap) in heaps.iter().enumerate() {
                    for m in (2..=heap).filter(|_| heap >= least) {
                        if !search.wins(&after_split(&heaps, i, m)) {
                            good.push((i, m));
                        }
                    }
                }
                let position = heaps.map(|heap| heap as u64);
                let won = wins_even_split(least as u64, &position);
                assert_eq!(won, !good.is_empty(), "{heaps:?}, {least}");
                let moves = winning_moves_even_split(least as u64, &position);
                assert_eq!(moves, good, "{heaps:?}, {least}");
            }
        }
        assert!(winning_moves_even_split(1, &[]).is_empty());
    }
}
