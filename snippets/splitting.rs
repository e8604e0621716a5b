//! # Splitting games (拆分游戏)
//!
//! A heap is replaced by two smaller ones. Whatever the rule is, these two make a sum of games. So a
//! table of Grundy values is filled from small heaps to large ones.
//!
//! ## Rules
//!
//! Some heaps. A move replaces one heap by two smaller ones. The rule of the game says which pairs
//! are allowed. An empty heap is no heap, so a pair (a, 0) just makes the heap smaller. A player
//! who cannot move loses.
//!
//! ## Theorem
//!
//! Let g(h) be the Grundy value of a heap of h stones. It is the mex of g(a) ⊕ g(b) over all pairs
//! (a, b) that may replace the heap.
//!
//! *Any two smaller heaps.* Let a and b be any numbers from 0 to h − 1, so there may be more stones
//! than before. Then g(0) = 0, and for h > 0 the value g(h) is the h-th odious number: *odious*
//! numbers have an odd number of ones in binary. It is the odious one of the two numbers 2h − 2 and
//! 2h − 1.
//!
//! ## Why
//!
//! The two heaps are a sum of games, so the value of the option is the nim-sum of theirs
//! ([`sprague_grundy`]). The game ends: a heap of h > 0 stones allows at most 2^h − 1 moves, the
//! first one and, by induction over h, at most 2^(h − 1) − 1 on each of the two smaller heaps.
//!
//! *Any two smaller heaps.* We show by induction over h that a heap of h stones has the value of
//! coin h − 1 of Mock Turtles ([`coin_turning`](crate::coin_turning)):
//!
//! 1. In Mock Turtles coin h − 1 is turned over alone, with one coin before it, or with two. Its
//!    value is the mex of 0, of the values of the coins before it, and of the nim-sums of any two
//!    of these.
//! 2. The heap is replaced by no heap, by one smaller heap, by two different ones, or by two equal
//!    ones. Two equal heaps have the nim-sum 0, like no heap. By induction these are the same
//!    numbers as in step 1.
//! 3. The value of coin h − 1 is the odious one of 2 (h − 1) and 2 (h − 1) + 1. The proof is on
//!    that page.
//!
//! ## Values
//!
//! ```
//! use snippets::splitting::{grundy_values, two_smaller};
//!
//! // Any two smaller heaps.
//! assert_eq!(grundy_values(two_smaller, 9), [0, 1, 2, 4, 7, 8, 11, 13, 14, 16]);
//!
//! // The stones stay, and none of the heaps is empty. The h stones of a heap come
//! // apart in h − 1 moves, whatever the players do.
//! let two = |heap: u64| (1..heap).map(move |a| (a, heap - a));
//! assert_eq!(grundy_values(two, 9), [0, 0, 1, 0, 1, 0, 1, 0, 1, 0]);
//! // The same with unequal heaps only, which is Grundy's game.
//! let unequal = |heap| two(heap).filter(|(a, b)| a != b);
//! assert_eq!(grundy_values(unequal, 9), [0, 0, 0, 1, 0, 2, 1, 0, 2, 1]);
//! ```
//!
//! ## How to play
//!
//! With nim-sum x > 0, find a heap of some value v and a pair (a, b) for it with g(a) ⊕ g(b) = v ⊕
//! x. There is one wherever v ⊕ x < v; elsewhere there may be one, too. [`winning_moves`] finds all
//! of them.
//!
//! ## Other rules
//!
//! - *A move takes stones, and may split the rest.* See [`octal`](crate::octal).
//! - *A move takes stones or splits a heap.* See [`lasker`](crate::lasker).
//! - *Two unequal heaps.* See [`grundys_game`](crate::grundys_game).
//! - *Three heaps and more.* The value is the mex of the nim-sums of all that a move leaves:
//!   [`sprague_grundy`].
//! - *As evenly as can be.* See [`divide`](crate::divide).
//! - *Two or three heaps,* none of them empty, with as many stones together as the heap had. The values begin
//!   0, 1, 2, 3 for 1 to 4 stones, but go on 1, 4, 3, 2, 4, 5, 6, not n − 1. No rule is known; 1 is the only
//!   lost heap up to 40.
//! - *Two or three different heaps.* Lost are 1, 2, 4, 8, 16, and 32 is not (up to 40, by search).
//! - *Different parts, any number of them* (HackerRank Stone Piles). A heap becomes two or more heaps of as many
//!   stones in all, no two of them equal. A heap of n ≥ 9 stones has the value n − 4, and heaps of 0 to 8 stones
//!   have the values 0, 0, 0, 1, 0, 2, 3, 4, 0. So the lost heaps are 1, 2, 4 and 8, and 16 is won. *Why:* the
//!   value of a part is less than the part by 1, 2, 2, 4, 3, 3, 3, 8 for 1 to 8 stones and by 4 above. Two or
//!   more different parts of n ≥ 9 stones lose at least 5 in all, so no nim-sum is above n − 5. Sets of 1, 2, 4
//!   and 8, which have the value 0, beside one part give the values n − 4 − s for s = 1 to 15, and the values
//!   below come from three parts more whose values have the nim-sum 0; that each value below n − 4 occurs is held
//!   by a table up to 300 stones here.
//! - *Two coprime heaps.* The value is 1 for an even heap and 0 for an odd one: of an even heap both parts
//!   are odd, as they have no common factor 2; of an odd heap one part is odd, and the other one even. *Equal
//!   heaps*, as many as one likes: the value is the number of prime factors other than 2, each as often as it
//!   occurs, and one more if the heap is even (up to 60, by search).
//! - *Both parts are proper divisors of the heap greater than 1* (Project Euler 550): only the number w of
//!   prime factors counts, each as often as it occurs, and the value is that of a heap of w − 1 for any two
//!   smaller heaps, as a divisor may have any smaller number of prime factors, but 0.
//! - *Only one part goes on* (只留一份, 对手选; Luogu P3150). A player splits the number into k parts, none of them
//!   0, and the opponent chooses one of them, which he splits next; the others are thrown away. Lost are the
//!   numbers with a remainder of 1 to k − 1 modulo k (k − 1): the odd ones for k = 2, and 1, 2, 7, 8, 13, 14,
//!   ... for k = 3. *Why,* by induction: one wins exactly by k parts that are all lost. The remainders of
//!   such parts add up to a number from k to k (k − 1), and to each of these. That is never one of 1 to k − 1
//!   modulo k (k − 1). From any other remainder r take remainders with the sum r, or k (k − 1) if r is 0, and
//!   give the rest to one part. If the player who splits chooses himself, he keeps a 1 and wins.
//!
//! *Rules that only look like a known one* (WA?): row 23 of [false friends](crate::false_friends#the-table).
//!
//! ## Cost
//!
//! As many steps as there are pairs. For all heaps up to h that is O(h³) if any two smaller heaps
//! are allowed, and O(h²) if the number of stones stays as it is. For any two smaller heaps
//! [`coin_turning::grundy_mock_turtles`](crate::coin_turning::grundy_mock_turtles) of h − 1 gives the value in
//! O(1).
//!
//! ## Example
//!
//! Any two smaller heaps may replace one. The heaps 3 and 4 have the values 4 and 7, and the
//! nim-sum is 3. The heap of 4 has to come from 7 to 7 ⊕ 3 = 4: a single heap of 3 does it, and no
//! other pair. The heap of 3 would have to come from 4 to 4 ⊕ 3 = 7, but its options have values
//! below 4.
//!
//! ```
//! use snippets::splitting;
//!
//! assert!(splitting::wins(splitting::two_smaller, &[3, 4]));
//! let moves = splitting::winning_moves(splitting::two_smaller, &[3, 4]);
//! assert_eq!(moves, [(1, (3, 0))]);
//! ```
//!
//! ## Problems
//!
//! Easiest first.
//!
//! - [`acwing894`](crate::problems::splitting::acwing894) AcWing 894 拆分-Nim游戏
//! - [`hackerrank_stone_piles`](crate::problems::splitting::hackerrank_stone_piles) HackerRank Stone Piles: different parts
//! - [`luogu_p3185`](crate::problems::splitting::luogu_p3185) Luogu P3185 \[HNOI2007\] 分裂游戏
//!
//! ## Source
//!
//! E. R. Berlekamp, J. H. Conway, R. K. Guy, Winning Ways for Your Mathematical Plays, chapter 4,
//! and for Mock Turtles chapter 14.
#![doc(alias(
    "Any two smaller heaps",
    "Couples are Forever",
    "Two or three parts",
    "Two or three different parts",
    "Different parts",
    "Equal parts",
    "Coprime parts",
    "拆分游戏",
    "Splitting games",
    "Splitting game",
    "拆分-Nim",
    "分裂游戏",
    "odious numbers",
    "只留一份",
    "Only one part goes on"
))]
use crate::mex::{greatest_index, index, Mex};
use crate::{nim, sprague_grundy};

/// Returns the Grundy values of the heaps of 0 to `most` stones in a splitting game, where `options(h)` are
/// the pairs of heaps by which a heap of h stones may be replaced. O(1) per option.
///
/// # Panics
/// If an option of a heap of h stones has a heap of h or more.
#[track_caller]
pub fn grundy_values<I: IntoIterator<Item = (u64, u64)>>(
    options: impl Fn(u64) -> I,
    most: usize,
) -> Vec<u64> {
    let mut mex = Mex::default();
    let mut values: Vec<u64> = Vec::new();
    for heap in 0..=most as u64 {
        let mut reached = Vec::new();
        for (a, b) in options(heap) {
            reached.push(values[index(a)] ^ values[index(b)]);
        }
        values.push(mex.of(reached));
    }
    values
}

/// Lists the options of a heap that may be replaced by any two smaller ones: each pair once, the greater heap
/// first, and a single heap as a pair with 0. O(1) per pair.
pub fn two_smaller(heap: u64) -> impl Iterator<Item = (u64, u64)> {
    (0..heap).flat_map(|a| (0..=a).map(move |b| (a, b)))
}

/// Returns whether the player to move wins a splitting game, where `options(h)` are the pairs of heaps by
/// which a heap of h stones may be replaced, and who cannot move loses. It makes the table up to the greatest
/// heap: O(1) per option.
///
/// The table has 8 bytes and more for each stone of the greatest heap. If memory does not suffice for it, the
/// program is aborted or panics.
///
/// # Panics
/// If an option of a heap of h stones has a heap of h or more.
#[track_caller]
pub fn wins<I: IntoIterator<Item = (u64, u64)>>(options: impl Fn(u64) -> I, heaps: &[u64]) -> bool {
    let values = grundy_values(options, greatest_index(heaps));
    nim::sum(heaps.iter().map(|&heap| values[index(heap)])) != 0
}

/// Lists all winning moves `(i, (a, b))` in a splitting game, where who cannot move loses: heap `i` is
/// replaced by heaps of `a` and of `b` stones, 0 for no heap, where `options(h)` are the pairs of heaps by
/// which a heap of h stones may be replaced. It makes the table up to the greatest heap: O(1) per option.
///
/// The table has 8 bytes and more for each stone of the greatest heap. If memory does not suffice for it, the
/// program is aborted or panics.
///
/// # Panics
/// If an option of a heap of h stones has a heap of h or more.
#[track_caller]
pub fn winning_moves<I: IntoIterator<Item = (u64, u64)>>(
    options: impl Fn(u64) -> I,
    heaps: &[u64],
) -> Vec<(usize, (u64, u64))> {
    let values = grundy_values(&options, greatest_index(heaps));
    winning_moves_by(options, &values, heaps)
}

/// The winning moves, with the Grundy values of all heaps up to the greatest at hand.
pub(crate) fn winning_moves_by<I: IntoIterator<Item = (u64, u64)>>(
    options: impl Fn(u64) -> I,
    values: &[u64],
    heaps: &[u64],
) -> Vec<(usize, (u64, u64))> {
    let own: Vec<u64> = heaps.iter().map(|&heap| values[index(heap)]).collect();
    let of = |i: usize| {
        let pairs = options(heaps[i]).into_iter();
        pairs.map(|(a, b)| ((a, b), values[index(a)] ^ values[index(b)]))
    };
    sprague_grundy::winning_moves(of, &own)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::{heaps_up_to, partitions, product, Search};

    /// Holds the table and the winning moves of a rule against the search on every position of at
    /// most two heaps.
    fn check(options: impl Fn(u64) -> Vec<(u64, u64)>, most: usize) {
        let values = grundy_values(&options, most);
        assert_eq!(values.len(), most + 1);
        let after = |heaps: &[u64], i: usize, (a, b): (u64, u64)| {
            let mut option = [&heaps[..i], &heaps[i + 1..], &[a, b]].concat();
            option.retain(|&heap| heap > 0);
            option.sort_unstable();
            option
        };
        let moves = |heaps: &[u64]| -> Vec<(usize, (u64, u64))> {
            let of = |(i, &heap)| {
                let pairs = options(heap).into_iter();
                pairs.map(move |pair| (i, pair))
            };
            heaps.iter().enumerate().flat_map(of).collect()
        };
        let mut search = Search::normal(|heaps: &Vec<u64>| {
            let moves = moves(heaps).into_iter();
            moves.map(|(i, pair)| after(heaps, i, pair)).collect()
        });
        for heaps in heaps_up_to(2, most as u64) {
            let sum = heaps.iter().fold(0, |sum, &heap| sum ^ values[index(heap)]);
            assert_eq!(sum, search.grundy(&heaps), "{heaps:?}");
            let mut good = moves(&heaps);
            good.retain(|&(i, pair)| !search.wins(&after(&heaps, i, pair)));
            assert_eq!(winning_moves(&options, &heaps), good, "{heaps:?}");
            assert_eq!(wins(&options, &heaps), search.wins(&heaps), "{heaps:?}");
        }
    }

    #[test]
    fn the_rule_itself_on_two_heaps() {
        check(|heap| two_smaller(heap).collect(), 4);
        // Grundy's game, and Lasker's Nim.
        let unequal = |heap| (1..heap).map(move |a| (a, heap - a)).filter(|(a, b)| a < b);
        check(|heap| unequal(heap).collect(), 9);
        let lasker = |heap| {
            let taken = (0..heap).map(|rest| (rest, 0));
            taken.chain((1..heap).map(move |a| (a, heap - a)))
        };
        check(|heap| lasker(heap).collect(), 6);
    }

    #[test]
    fn any_two_smaller_heaps_give_the_odious_numbers() {
        let odious = (0..).filter(|number: &u64| number.count_ones() % 2 == 1);
        let values = grundy_values(two_smaller, 60);
        assert_eq!(values[0], 0);
        assert!(values[1..].iter().copied().eq(odious.take(60)));
        let coins = (0..60).map(crate::coin_turning::grundy_mock_turtles);
        assert!(values[1..].iter().copied().eq(coins));
    }

    /// The values of the heaps up to `most`, if `parts` lists what a heap may become.
    fn values_of(parts: impl Fn(u64) -> Vec<Vec<u64>>, most: u64) -> Vec<u64> {
        let mut values: Vec<u64> = Vec::new();
        for heap in 0..=most {
            let of_parts =
                |parts: Vec<u64>| nim::sum(parts.iter().map(|&part| values[index(part)]));
            let options = parts(heap).into_iter().map(of_parts);
            let value = crate::mex::mex(options);
            values.push(value);
        }
        values
    }

    fn lost(values: &[u64]) -> Vec<usize> {
        (1..values.len())
            .filter(|&heap| values[heap] == 0)
            .collect()
    }

    #[test]
    fn two_or_three_heaps_and_more() {
        let two_or_three = |heap: u64| [partitions(heap, 2, 1), partitions(heap, 3, 1)].concat();
        let values = values_of(two_or_three, 40);
        assert_eq!(values[1..=11], [0, 1, 2, 3, 1, 4, 3, 2, 4, 5, 6]);
        assert_eq!(lost(&values), [1]);
        let values = values_of(
            |heap| {
                let mut parts = two_or_three(heap);
                parts.retain(|parts| parts.windows(2).all(|two| two[0] < two[1]));
                parts
            },
            40,
        );
        assert_eq!(lost(&values), [1, 2, 4, 8, 16]);
    }

    #[test]
    fn coprime_heaps_equal_heaps_and_divisors() {
        fn gcd(a: u64, b: u64) -> u64 {
            if b == 0 {
                a
            } else {
                gcd(b, a % b)
            }
        }
        let factors = |n: u64| {
            let mut factors = Vec::new();
            let mut rest = n;
            while rest > 1 {
                let factor = (2..=rest).find(|factor| rest % factor == 0);
                factors.extend(factor);
                rest /= factor.expect("a factor");
            }
            factors
        };
        let coprime = |heap| {
            let mut two = partitions(heap, 2, 1);
            two.retain(|two| gcd(two[0], two[1]) == 1);
            two
        };
        let values = values_of(coprime, 60);
        assert!((1..=60).all(|heap| values[heap] == 1 - heap as u64 % 2));
        let equal = |heap: u64| {
            let counts = (2..=heap).filter(|count| heap % count == 0);
            counts
                .map(|count| vec![heap / count; index(count)])
                .collect()
        };
        let values = values_of(equal, 60);
        for heap in 1..=60_u64 {
            let odd = factors(heap).iter().filter(|&&factor| factor > 2).count() as u64;
            assert_eq!(values[index(heap)], odd + (heap + 1) % 2, "{heap}");
        }
        let divisors = |heap: u64| {
            let all: Vec<u64> = (2..heap).filter(|divisor| heap % divisor == 0).collect();
            product(&vec![all; 2])
        };
        let values = values_of(divisors, 200);
        let smaller = grundy_values(two_smaller, 8);
        for heap in 2..=200 {
            let count = factors(heap).len();
            assert_eq!(values[index(heap)], smaller[count - 1], "{heap}");
        }
    }

    #[test]
    fn different_parts() {
        const MOST: usize = 300;
        let mut values: Vec<usize> = vec![0, 0, 0];
        // The nim-sums of sets of different parts, by the sum of the parts: those of parts seen so far.
        let mut sums = vec![vec![false; 512]; MOST + 1];
        sums[0][0] = true;
        for n in 1..=MOST {
            if n > 2 {
                // No set has the part n yet, and one part alone is none of the sets of two or more.
                let value = sums[n].iter().position(|reached| !reached);
                values.push(value.expect("a value below 512"));
            }
            for total in (n..=MOST).rev() {
                for sum in 0..512 {
                    if sums[total - n][sum] {
                        sums[total][sum ^ values[n]] = true;
                    }
                }
            }
        }
        assert_eq!(values[..9], [0, 0, 0, 1, 0, 2, 3, 4, 0]);
        assert!((9..=MOST).all(|n| values[n] == n - 4));
    }

    #[test]
    fn only_one_part_goes_on() {
        for k in 2..=4 {
            let mut won = vec![false];
            for n in 1..=40 {
                let is_lost = |part: &u64| !won[index(*part)];
                let wins = partitions(n, k, 1)
                    .iter()
                    .any(|parts| parts.iter().all(is_lost));
                won.push(wins);
                let remainder = index(n) % (k * (k - 1));
                assert_eq!(!wins, 1 <= remainder && remainder < k, "{n} into {k}");
            }
        }
    }
}
