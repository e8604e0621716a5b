//! # Subtraction games (减法游戏, 取石子)
//!
//! In each move the number of stones to take is one of a fixed set. A table gives the values for
//! any such set; for some sets there is a formula.
//!
//! ## Rules
//!
//! Some heaps of stones and a fixed set of positive numbers, the *take-set*. A move chooses a
//! number s of the take-set and a heap of s or more stones, and takes s stones from it. A player
//! who cannot move loses, even if stones are left.
//!
//! ## Theorem
//!
//! Let g(h) be the Grundy value of a heap of h stones.
//!
//! 1. g(h) is the mex of the values g(h − s) for all s ≤ h of the take-set. The player to move
//!    loses exactly if the nim-sum of the heaps' values is 0.
//! 2. *Ferguson's pairing.* Let k be the least take. Then g(h) = 1 exactly if h ≥ k and
//!    g(h − k) = 0: the heaps of value 1 are those of value 0 with k stones more.
//!
//! ## Why
//!
//! The first part is the definition and the theorem of Sprague and Grundy ([`sprague_grundy`]). A
//! heap has at most as many options as there are takes, so no value exceeds the number of takes.
//!
//! The second part is proved by induction over h. It says which heaps have the value 1, so there
//! are two directions:
//!
//! 1. Let h ≥ k and g(h − k) = 0. Then h has an option of value 0, and we show that it has none of
//!    value 1. If g(h − s) were 1, then g(h − s − k) would be 0, by induction. But h − s − k is an
//!    option of h − k, which has the value 0 and so no option of value 0. So g(h) = 1.
//! 2. Let g(h) = 1. Then h has an option, so h ≥ k. If g(h − k) were not 0, then h − k would have
//!    an option h − k − s of value 0. By induction g(h − s) would be 1, so h would have an option
//!    of its own value, which cannot be. So g(h − k) = 0.
//!
//! ## Values
//!
//! If a move takes 2 or 5 stones, the values come again every 7 heaps: the lines of the table are
//! equal. In each line the columns 0, 1 and 4 have the value 0. By the pairing the columns 2, 3 and
//! 6, two places to the right of these, have the value 1.
//!
//! ```
//! use snippets::{subtraction, tables};
//!
//! let values = subtraction::grundy_values(&[2, 5], 20);
//! let table = "   | 0 1 2 3 4 5 6
//! ---+--------------
//!  0 | 0 0 1 1 0 2 1
//!  7 | 0 0 1 1 0 2 1
//! 14 | 0 0 1 1 0 2 1
//! ";
//! assert_eq!(tables::one_dimension(&values, 7), table);
//! ```
//!
//! ## How to play
//!
//! With nim-sum x > 0 bring a heap of some value v to an option of value v ⊕ x. There is one
//! wherever v ⊕ x < v, as v is a mex. Where v ⊕ x > v there may be one, too. [`winning_moves`]
//! finds all of them.
//!
//! ## Other rules
//!
//! - *The takes 1 to m, perhaps with greater ones, but with no multiple of m + 1.* The value is
//!   h mod (m + 1) ([`bash`](crate::bash)). So it is h mod 3 if the takes are the powers of 2, and
//!   h mod 2 if all takes are odd and 1 is among them.
//! - *Two takes a < b.* Let r = h mod (a + b). If ⌊r / a⌋ is odd, the value is 1. If it is even,
//!   the value is 0 for r < b and 2 for r ≥ b ([`grundy_of_two`]). The proof is by induction over h:
//!   1. r < a. If h = r, there is no option, and the value is 0. Otherwise the options h − b and
//!      h − a have the remainders r + a and r + b. The first has the value 1, as ⌊(r + a) / a⌋ = 1. The
//!      second is not below b and has the value 1 or 2. So the value is 0.
//!   2. a ≤ r < b. The option h − a has the remainder r − a. The option h − b has the remainder r +
//!      a, or is missing if h = r. The quotients of r − a and r + a by a do not have the parity of
//!      ⌊r / a⌋. If these quotients are odd, the options have the value 1, so the value is 0. If they
//!      are even, the first option has the value 0 and the second 0 or 2, so the value is 1.
//!   3. b ≤ r. The option h − b has the remainder r − b < a, so the value 0. The option h − a has
//!      the remainder r − a < b, so the value 0 if ⌊r / a⌋ is odd and 1 if it is even. So the value
//!      is 1 or 2.
//!
//!   What is the period? The remainders r from b to a + b − 1 follow each other, and there are a of them.
//!   Divided by a, they give one quotient, or two consecutive ones. If one of these quotients is even, the
//!   value 2 comes in one run in every a + b heaps, so the period is a + b. (For the takes 2 and 5 the
//!   remainders 5 and 6 give 2 and 3. So the value 2 comes at the remainder 5 alone, and the period is 7.) If
//!   none is even, there is only one, and it is odd. As all a remainders give the same quotient, the first of
//!   them, b, is a multiple of a, and an odd one. So a + b is a multiple of 2 a: the value is ⌊h / a⌋ mod 2,
//!   and the period is 2 a. (For 2 and 6 the remainders 6 and 7 both give 3, and the values are 0, 0, 1, 1,
//!   again and again.)
//! - *All takes are multiples of d.* The last h mod d stones of a heap of h are never taken. The
//!   heap is played like one of ⌊h / d⌋ stones, with the takes divided by d.
//! - *A player who cannot move wins.* The values decide as in misère Nim
//!   ([`misere::wins`](crate::misere::wins)), under the condition of that page: a heap of value 0
//!   has no option, or it has an option of value 1. This holds here. Let g(h) = 0 and h ≥ k, where
//!   k is the least take. By the pairing g(h − k) is not 0, so some g(h − k − s) is 0. By the
//!   pairing again the option h − s has the value 1. So a single heap of h stones is lost exactly
//!   if g(h) = 1, that is, if h ≥ k and g(h − k) = 0.
//! - *One heap, won or lost,* and no more is asked: go through the heaps by size. From each heap h that is
//!   not marked, mark the heaps h + s for all takes s, which are won. A heap that is not marked when its
//!   turn comes has no lost option, so it is lost itself. With the takes 2 and 5 heap 0 marks 2 and 5, heap
//!   1 marks 3 and 6, heap 4 marks 6 and 9, and heap 7 is the next that is lost ([`lost_heaps`]).
//! - *All numbers but a few:* [`all_but`](crate::all_but).
//!
//! *Rules that only look like a known one* (WA?): row 6 of [false friends](crate::false_friends#the-table).
//!
//! ## Huge heaps: the period (减法游戏的周期)
//!
//! From some heap on the values come again and again. A short table proves it ([`period`]), and then
//! heaps of 10^18 stones are no harder than those of the table.
//!
//! **Theorem.** Let k be the greatest take, n₀ ≥ 0 and p > 0. If g(n + p) = g(n) for k numbers n in a
//! row, n = n₀, n₀ + 1, ..., n₀ + k − 1, then it is so for all n ≥ n₀. Such n₀ and p exist. The least
//! such p is the *period*, and the least n₀ for it the *pre-period*.
//!
//! 1. By induction over n: let n ≥ n₀ + k, and let the equation hold from n₀ to n − 1. All takes
//!    are at most k ≤ n. So the options of n are the n − s for all takes s, and those of n + p are
//!    the n − s + p. As n₀ ≤ n − s < n, these have the same values, and so have n and n + p.
//! 2. With x takes no value is above x. So k values in a row can be at most (x + 1)^k different
//!    lists. Among the lists that begin at 0, 1, ..., (x + 1)^k two are equal. Let the first of
//!    them begin at n₀ and the second at n₀ + p.
//!
//! The takes 1 to m have the period m + 1, and the period of two takes is given above; the pre-period is
//! 0 in both cases. Sets of three takes are not understood in full, and experiments with larger sets found
//! periods that grow exponentially (see the survey under Source).
//!
//! ```
//! use snippets::subtraction;
//!
//! for (takes, preperiod, period) in [
//!     (vec![1, 2, 3, 4], 0, 4 + 1),
//!     (vec![2, 5], 0, 2 + 5),
//!     (vec![2, 6], 0, 2 * 2),
//!     (vec![2, 4, 7], 8, 3),
//!     (vec![3, 4, 7, 11], 33, 38),
//!     (vec![4, 9, 10, 12], 54, 19),
//! ] {
//!     let game = subtraction::period(&takes, 1000).unwrap();
//!     assert_eq!((game.preperiod(), game.period), (preperiod, period));
//! }
//! ```
//!
//! The theorem holds for other rules, too, if one rule finds the value of each heap of k or more stones from
//! the k values before it. For example a take greater than the heap may take the whole heap.
//! [`periodic::prove`] finds the period in a table of values; it is given 1 as the number of heaps that a move
//! leaves at most. And if *the moves on a heap depend on the last move on it*, a heap has one value for each
//! last move. Write these values into one number, and the theorem holds for the numbers:
//! [`cf1312f`](crate::problems::subtraction::cf1312f).
//!
//! ## Many takes: bit sets (位集, bitset 求 SG)
//!
//! If very many numbers may be taken, such as all primes, it is slow to look at each option. With one bit per
//! heap the computer does 64 steps at once. [`grundy_values`] does so unless the takes are few and far apart.
//!
//! For each value v let B(v) be the set of the heaps that have an option of value v. The value of heap
//! h is the least v such that h is not in B(v): the mex. And B(v) consists of the h + s, for all heaps
//! h of value v and all s of the take-set, as h is an option of h + s for each take s, and of no other
//! heap. Go through the heaps by size. All takes are positive, so only smaller heaps put h into a set,
//! and the sets are right at h when its turn comes. Find its value v, and then put all h + s into
//! B(v): that is the take-set, moved by h places. With one bit per number it is a shift and an "or".
//!
//! ```text
//! number         0 1 2 3 4 5 6 7 8 9
//! take-set       . . x x . x . x . .
//! B(0), heap 0   . . x x . x . x . .
//! B(0), heap 1   . . x x x x x x x .
//! B(1), heap 2   . . . . x x . x . x
//! ```
//!
//! Here the take-set is the primes. Heap 0 has the value 0 and adds the take-set to B(0). Heap 1 is not in
//! B(0), so it has the value 0, too, and adds the take-set moved by 1. Heap 2 is in B(0) but not in B(1),
//! which is empty so far. So it has the value 1, and adds the take-set moved by 2 to B(1).
//!
//! ## Cost
//!
//! All heaps up to h stones, for a take-set of t numbers up to k ≤ h: one by one O(h t). With bit sets and
//! values up to v ≤ t O(h (k / 64 + v)), and h bits of memory per value; that is taken if t is more than
//! k / 512. O(h + l t) for the l lost heaps alone, l ≤ h + 1. A period costs as much as the table up to 64,
//! or up to n₀ + p + k if that is more; then O(1) for any heap.
//!
//! ## Example
//!
//! Heaps of 2, 4 and 7 stones, of which 2 or 5 are taken, have the values 1, 0 and 0, so the
//! nim-sum is 1, and the first player wins: by bringing the first heap to value 0, or another one
//! to value 1. Take 2 stones from the first or from the second heap, or 5 from the third.
//!
//! ```
//! use snippets::{misere, nim, subtraction};
//!
//! let values = subtraction::grundy_values(&[2, 5], 7);
//! assert_eq!(values, [0, 0, 1, 1, 0, 2, 1, 0]);
//! assert_eq!(nim::sum([values[2], values[4], values[7]]), 1);
//! assert!(subtraction::wins(&[2, 5], &[2, 4, 7]));
//! let moves = subtraction::winning_moves(&[2, 5], &[2, 4, 7]);
//! assert_eq!(moves, [(0, 0), (1, 2), (2, 2)]);
//! // If a player who cannot move wins, these heaps are lost.
//! assert!(!misere::wins(&[values[2], values[4], values[7]]));
//! // One heap alone, won or lost.
//! assert_eq!(subtraction::lost_heaps(&[2, 5], 9), [0, 1, 4, 7, 8]);
//!
//! // 10^18 has the remainder 1 by 2 + 5.
//! assert_eq!(subtraction::grundy_of_two(2, 5, 1_000_000_000_000_000_000), 0);
//!
//! let primes = [2, 3, 5, 7, 11];
//! let values = subtraction::grundy_values(&primes, 9);
//! assert_eq!(values, [0, 0, 1, 1, 2, 2, 3, 3, 4, 0]);
//! ```
//!
//! With the takes 2, 4 and 7 the values are 0, 0, 1, 1, 2, 2, 0, 3, and then 1, 0, 2 again and
//! again. The seven values from heap 8 on are equal to the seven from heap 11 on, which proves it.
//! Heaps of 10^18 and 10^18 + 1 stones have the values 2 and 1, so the nim-sum is 3. Take 2 stones
//! from the first, which leaves the value 1, or 4 or 7 from the second, which leaves the value 2.
//!
//! ```
//! use snippets::{sprague_grundy, subtraction};
//!
//! let takes = [2, 4, 7];
//! let game = subtraction::period(&takes, 1000).unwrap();
//! assert_eq!((game.preperiod(), game.period), (8, 3));
//! assert_eq!(game.table(17), [0, 0, 1, 1, 2, 2, 0, 3, 1, 0, 2, 1, 0, 2, 1, 0, 2, 1]);
//!
//! let heaps = [1_000_000_000_000_000_000, 1_000_000_000_000_000_001];
//! let values = heaps.map(|heap| game.grundy(heap));
//! assert_eq!(values, [2, 1]);
//! let options = |i: usize| {
//!     let rests = takes.iter().map(move |&take| (take, heaps[i] - take));
//!     rests.map(|(take, rest)| (take, game.grundy(rest)))
//! };
//! // The heap, and what is taken from it.
//! let moves = sprague_grundy::winning_moves(options, &values);
//! assert_eq!(moves, [(0, 2), (1, 4), (1, 7)]);
//! ```
//!
//! ## Problems
//!
//! Three positions to decide with a pencil come first:
//! [exercises, step 1](crate::exercises#step-1-heaps).
//!
//! Easiest first.
//!
//! - [`edpc_k`](crate::problems::subtraction::edpc_k) AtCoder EDPC K Stones
//! - [`cses1729`](crate::problems::subtraction::cses1729) CSES 1729 Stick Game
//! - [`exercise_take_139`](crate::problems::subtraction::exercise_take_139) Exercise: taking 1, 3 or 9 stones
//! - [`acwing893`](crate::problems::subtraction::acwing893) AcWing 893 集合-Nim游戏
//! - [`hdu1848`](crate::problems::subtraction::hdu1848) † HDU 1848 Fibonacci again and again
//! - [`kattis_snim`](crate::problems::subtraction::kattis_snim) Kattis snim S-Nim
//! - [`hdu1847`](crate::problems::subtraction::hdu1847) † HDU 1847 Good Luck in CET-4 Everybody!
//! - [`hackerrank_the_prime_game`](crate::problems::subtraction::hackerrank_the_prime_game) HackerRank The Prime Game
//! - [`cf1194d`](crate::problems::subtraction::cf1194d) Codeforces 1194D 1-2-K Game
//! - [`codechef_chn07`](crate::problems::subtraction::codechef_chn07) CodeChef CHN07 Malvika and Animesh play Red-Blue cards Game
//! - [`hdu4203`](crate::problems::subtraction::hdu4203) † HDU 4203 Doubloon Game
//! - [`cf1312f`](crate::problems::subtraction::cf1312f) Codeforces 1312F Attack on Red Kingdom
//! - [`cf1091h`](crate::problems::subtraction::cf1091h) Codeforces 1091H New Year and the Tricolore Recreation
//!
//! † The judge takes no Rust.
//!
//! ## Source
//!
//! E. R. Berlekamp, J. H. Conway, R. K. Guy, Winning Ways for Your Mathematical Plays, chapter 4;
//! T. S. Ferguson, [Game Theory, part I](https://www.math.ucla.edu/~tom/Game_Theory/comb.pdf),
//! section 1.4; on periods S. W. Golomb, "A mathematical investigation of games of take-away", Journal
//! of Combinatorial Theory 1 (1966), and U. Larsson, I. Saha, [A brief conversation about subtraction
//! games](https://arxiv.org/abs/2405.20054), a survey; on two takes B. Benesh and others, "The periodicity
//! of nim-sequences in two-element subtraction games", Integers 20 (2020), G5; on bit sets Codeforces
//! Good Bye 2018, [problem H](https://codeforces.com/problemset/problem/1091/H).
#![doc(alias(
    "Subtract a square",
    "Taking cubes",
    "Taking triangular numbers",
    "Taking odd numbers",
    "Taking even numbers",
    "Taking factorials",
    "Taking Catalan numbers",
    "Taking powers of 2",
    "Taking powers of 3",
    "Taking powers of 4",
    "Taking powers of 5",
    "Taking 1 or a power of a prime",
    "Taking primes",
    "Taking 1 or a prime",
    "Taking Lucas numbers",
    "Taking Fibonacci numbers",
    "质数",
    "减法游戏",
    "Subtraction games",
    "取石子",
    "Subtraction game",
    "减法游戏的周期",
    "位集",
    "bitset",
    "集合 Nim 游戏",
    "S-Nim",
    "take-away",
    "Ferguson pairing"
))]
use crate::mex::{greatest_index, index, Mex};
use crate::periodic;
use crate::periodic::Periodic;
use crate::{nim, sprague_grundy};

/// Returns the Grundy values of the heaps of 0 to `most` stones in a subtraction game, where a move takes any
/// number in `takes` from a heap. The takes come in any order. O(n t) for n values and t takes that are few
/// and far apart, otherwise O(n (k / 64 + v)) for the greatest take k and values up to v.
///
/// # Panics
/// If `takes` contains 0: such a game would not end.
#[track_caller]
pub fn grundy_values(takes: &[u64], most: usize) -> Vec<u64> {
    assert!(!takes.contains(&0), "a move takes at least one stone");
    let possible = takes.iter().filter(|&&take| take <= most as u64);
    let mut takes: Vec<usize> = possible.map(|&take| index(take)).collect();
    takes.sort_unstable();
    let words = takes.last().map_or(0, |greatest| greatest / 64 + 1);
    // Some eight words are moved in the time in which one value is looked up.
    if takes.len() > words / 8 {
        values_by_bit_sets(&takes, words, most)
    } else {
        values_one_by_one(&takes, most)
    }
}

/// The values by a look at each option, for takes that grow.
fn values_one_by_one(takes: &[usize], most: usize) -> Vec<u64> {
    let mut mex = Mex::default();
    let mut values = vec![0; most + 1];
    for heap in 1..=most {
        let possible = takes.partition_point(|&take| take <= heap);
        values[heap] = mex.of(takes[..possible].iter().map(|take| values[heap - take]));
    }
    values
}

/// The values by bit sets, for takes that have their bits in so many words.
fn values_by_bit_sets(takes: &[usize], words: usize, most: usize) -> Vec<u64> {
    let mut take_set = vec![0u64; words];
    for &take in takes {
        take_set[take / 64] |= 1 << (take % 64);
    }
    let mut values = Vec::with_capacity(most + 1);
    // For each value the heaps from which a move leads to a heap of this value.
    let mut reaching: Vec<Vec<u64>> = Vec::new();
    for heap in 0..=most {
        let (word, shift) = (heap / 64, heap % 64);
        let is_free = |set: &Vec<u64>| set[word] >> shift & 1 == 0;
        let value = reaching.iter().position(is_free).unwrap_or(reaching.len());
        if value == reaching.len() {
            reaching.push(vec![0; most / 64 + 1]);
        }
        let targets = &mut reaching[value][word..];
        for (target, bits) in targets.iter_mut().zip(&take_set) {
            *target |= bits << shift;
        }
        if shift > 0 {
            // What is shifted out of a word goes into the next one.
            for (target, bits) in targets[1..].iter_mut().zip(&take_set) {
                *target |= bits >> (64 - shift);
            }
        }
        values.push(value as u64);
    }
    values
}

/// Returns whether the player to move wins a subtraction game, where a move takes any number in `takes` from
/// one heap, and who cannot move loses. It makes the table up to the greatest heap: O(h t) for h stones and t
/// takes at worst.
///
/// The table has 8 bytes and more for each stone of the greatest heap. If memory does not suffice for it, the
/// program is aborted or panics.
///
/// # Panics
/// If `takes` contains 0: such a game would not end.
#[track_caller]
pub fn wins(takes: &[u64], heaps: &[u64]) -> bool {
    let values = grundy_values(takes, greatest_index(heaps));
    nim::sum(heaps.iter().map(|&heap| values[index(heap)])) != 0
}

/// Lists the lost heaps of 0 to `most` stones, growing, in a subtraction game, where a move takes any number
/// in `takes` from one heap, and who cannot move loses. O(`most` + l t) for l lost heaps and t takes, which
/// come in any order.
///
/// # Panics
/// If `takes` contains 0: such a game would not end.
#[track_caller]
pub fn lost_heaps(takes: &[u64], most: usize) -> Vec<u64> {
    assert!(!takes.contains(&0), "a move takes at least one stone");
    let mut won = vec![false; most + 1];
    let mut losing = Vec::new();
    for heap in 0..=most {
        if !won[heap] {
            losing.push(heap as u64);
            let above = &mut won[heap..];
            for &take in takes {
                if let Some(place) = above.get_mut(index(take)) {
                    *place = true;
                }
            }
        }
    }
    losing
}

/// Returns the period of the Grundy values of a subtraction game, where a move takes any number in `takes`
/// from a heap, if the values of the heaps of 0 to `most` stones prove one: they must hold all up to the
/// pre-period + the period + the greatest take − 1, and one more if the pre-period is 0. Both the period and
/// the pre-period are the least. Costs about as much as the table that proves it.
///
/// # Panics
/// If `takes` contains 0: such a game would not end.
#[track_caller]
pub fn period(takes: &[u64], most: usize) -> Option<Periodic> {
    assert!(!takes.contains(&0), "a move takes at least one stone");
    // A take above `most` is not seen in the table, which then proves nothing.
    let greatest = greatest_index(takes).min(most);
    periodic::find(|most| grundy_values(takes, most), 1, greatest, most)
}

/// Lists all winning moves `(i, rest)` in a subtraction game, where a move takes any number in `takes` from a
/// heap, and who cannot move loses: heap `i` is brought down to `rest` stones. They are listed by growing
/// `i`, then by growing take. O((h + n) t) for n heaps of up to h stones and t takes.
///
/// The table has 8 bytes and more for each stone of the greatest heap. If memory does not suffice for it, the
/// program is aborted or panics.
///
/// # Panics
/// If `takes` contains 0: such a game would not end.
#[track_caller]
pub fn winning_moves(takes: &[u64], heaps: &[u64]) -> Vec<(usize, u64)> {
    let mut takes = takes.to_vec();
    takes.sort_unstable();
    takes.dedup();
    let table = grundy_values(&takes, greatest_index(heaps));
    let values: Vec<u64> = heaps.iter().map(|&heap| table[index(heap)]).collect();
    let options = |i: usize| {
        let rests = takes
            .iter()
            .map_while(move |take| heaps[i].checked_sub(*take));
        rests.map(|rest| (rest, table[index(rest)]))
    };
    sprague_grundy::winning_moves(options, &values)
}

/// Returns the Grundy value of a heap of `n` stones in the subtraction game in which a move takes `a` or `b`.
/// O(1).
///
/// # Panics
/// If 1 ≤ `a` < `b` does not hold.
#[track_caller]
pub fn grundy_of_two(a: u64, b: u64, n: u64) -> u64 {
    assert!(1 <= a && a < b, "two takes 1 <= a < b");
    // A period of 2^64 or more leaves every heap as it is.
    let rest = a.checked_add(b).map_or(n, |both| n % both);
    match rest / a % 2 {
        1 => 1,
        _ if rest < b => 0,
        _ => 2,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::misere;
    use crate::random::Random;
    use crate::search::{change_one, heaps_up_to, Search};

    /// All sets of numbers from 1 to 5, each from the greatest on.
    fn take_sets() -> impl Iterator<Item = Vec<u64>> {
        let takes = |set| (1..=5).rev().filter(move |take| set >> (take - 1) & 1 == 1);
        (0..32).map(move |set: u32| takes(set).collect())
    }

    fn options(takes: &[u64], heaps: &[u64]) -> Vec<Vec<u64>> {
        change_one(heaps, |heap| {
            let takes = takes.iter();
            takes.filter_map(|take| heap.checked_sub(*take)).collect()
        })
    }

    fn values_of(heaps: &[u64], table: &[u64]) -> Vec<u64> {
        let value = |&heap| table[usize::try_from(heap).unwrap()];
        heaps.iter().map(value).collect()
    }

    #[test]
    fn every_take_set_up_to_five_on_two_heaps_of_ten() {
        for takes in take_sets() {
            let table = grundy_values(&takes, 10);
            assert_eq!(table.len(), 11);
            let mut search = Search::normal(|heaps: &Vec<u64>| options(&takes, heaps));
            for heaps in heaps_up_to(2, 10) {
                let sum = values_of(&heaps, &table).iter().fold(0, |sum, g| sum ^ g);
                assert_eq!(sum, search.grundy(&heaps), "{takes:?} on {heaps:?}");

                let mut good = Vec::new();
                for (i, &heap) in heaps.iter().enumerate() {
                    for &take in takes.iter().rev() {
                        let mut option = heaps.clone();
                        if let Some(rest) = heap.checked_sub(take) {
                            option[i] = rest;
                            if !search.wins(&option) {
                                good.push((i, rest));
                            }
                        }
                    }
                }
                assert_eq!(
                    winning_moves(&takes, &heaps),
                    good,
                    "{takes:?} on {heaps:?}"
                );
                let twice = [takes.as_slice(), &takes].concat();
                assert_eq!(
                    winning_moves(&twice, &heaps),
                    good,
                    "{takes:?} on {heaps:?}"
                );
            }
        }
    }

    #[test]
    fn every_take_set_up_to_five_on_one_heap() {
        for mut takes in take_sets() {
            let mut search = Search::normal(|heaps: &Vec<u64>| options(&takes, heaps));
            let mut losing: Vec<u64> = (0..=40).collect();
            losing.retain(|&heap| !search.wins(&vec![heap]));
            assert_eq!(lost_heaps(&takes, 40), losing, "{takes:?}");
            for most in 0..=40 {
                let values = grundy_values(&takes, most);
                let lost = (0..).zip(values).filter(|&(_, value)| value == 0);
                losing = lost.map(|(heap, _)| heap).collect();
                takes.extend([most as u64 + 1, u64::MAX]);
                assert_eq!(lost_heaps(&takes, most), losing, "{takes:?}, {most}");
                takes.truncate(takes.len() - 2);
            }
        }
    }

    #[test]
    fn value_1_follows_value_0_by_the_least_take() {
        for takes in take_sets() {
            let values = grundy_values(&takes, 100);
            assert_eq!(values.len(), 101);
            let least = takes.last().copied().unwrap_or(101);
            for (heap, &value) in values.iter().enumerate() {
                let before = heap.checked_sub(index(least)).map(|rest| values[rest]);
                assert_eq!(value == 1, before == Some(0), "{takes:?}, heap {heap}");
            }
        }
    }

    #[test]
    fn a_player_who_cannot_move_wins() {
        for takes in take_sets() {
            let table = grundy_values(&takes, 10);
            let mut search = Search::misere(|heaps: &Vec<u64>| options(&takes, heaps));
            for heaps in heaps_up_to(2, 10) {
                let won = misere::wins(&values_of(&heaps, &table));
                assert_eq!(won, search.wins(&heaps), "{takes:?} on {heaps:?}");
            }
        }
    }

    #[test]
    fn sets_with_a_formula() {
        for takes in take_sets() {
            let values = grundy_values(&takes, 60);
            for modulus in 2..=6 {
                let below = (1..modulus).all(|take| takes.contains(&take));
                if below && takes.iter().all(|take| take % modulus != 0) {
                    let remainders: Vec<u64> = (0..=60).map(|heap| heap % modulus).collect();
                    assert_eq!(values, remainders, "{takes:?}");
                }
            }
            for factor in 2..5 {
                let multiples: Vec<u64> = takes.iter().map(|take| take * factor).collect();
                let expected = (0..=60).map(|heap| values[index(heap / factor)]);
                let expected: Vec<u64> = expected.collect();
                assert_eq!(grundy_values(&multiples, 60), expected, "{multiples:?}");
            }
        }
        for b in 2..=12 {
            for a in 1..b {
                let most = 6 * b;
                let values: Vec<u64> = (0..=most).map(|n| grundy_of_two(a, b, n)).collect();
                for takes in [[a, b], [b, a]] {
                    assert_eq!(values, grundy_values(&takes, index(most)), "{takes:?}");
                }
            }
        }
    }

    #[test]
    fn two_takes_at_the_bounds_of_the_integers() {
        let most = u64::MAX;
        assert_eq!(grundy_of_two(most - 1, most, most), 1);
        assert_eq!(grundy_of_two(1, most - 1, most), 0);
        assert_eq!(grundy_of_two(1, most - 1, most - 1), 2);
        assert_eq!(grundy_of_two(1, most, most - 2), 1);
    }

    #[test]
    #[should_panic(expected = "at least one stone")]
    fn taking_nothing_is_no_move() {
        grundy_values(&[1, 0], 3);
    }

    #[test]
    #[should_panic(expected = "at least one stone")]
    fn taking_nothing_is_no_move_that_loses() {
        lost_heaps(&[1, 0], 3);
    }

    #[test]
    #[should_panic(expected = "two takes 1 <= a < b")]
    fn two_takes_by_their_size() {
        grundy_of_two(3, 3, 5);
    }

    #[test]
    #[should_panic(expected = "two takes 1 <= a < b")]
    fn two_takes_without_0() {
        grundy_of_two(0, 3, 5);
    }

    /// All sets of numbers from 1 to 6.
    fn take_sets_up_to_six() -> impl Iterator<Item = Vec<u64>> {
        (0..64).map(|set| (1..=6).filter(|take| set >> (take - 1) & 1 == 1).collect())
    }

    #[test]
    fn every_take_set_up_to_six_has_a_period_that_lasts() {
        for takes in take_sets_up_to_six() {
            let game = period(&takes, 200).expect("a period");
            let values = grundy_values(&takes, 500);
            assert_eq!(values.len(), 501);
            for (heap, &value) in (0..).zip(&values) {
                assert_eq!(game.grundy(heap), value, "{takes:?}, heap {heap}");
            }
            // Neither a shorter period nor a shorter pre-period.
            let (start, least) = (game.preperiod(), game.period);
            assert!(start == 0 || values[start - 1] != values[start - 1 + least]);
            for p in 1..least {
                let lasts = (start..500 - p).all(|n| values[n] == values[n + p]);
                assert!(!lasts, "{takes:?}, period {p}");
            }
        }
    }

    #[test]
    fn as_many_equal_values_as_the_greatest_take_prove_a_period() {
        for takes in take_sets_up_to_six() {
            let greatest = greatest_index(&takes);
            let values = grundy_values(&takes, 100);
            let mut proofs = 0;
            for start in 0..20 {
                for p in 1..30 {
                    let same = |n: usize| values[n] == values[n + p];
                    if (start..start + greatest).all(same) {
                        proofs += 1;
                        assert!((start..=100 - p).all(same), "{takes:?}: {start}, {p}");
                    }
                }
            }
            assert!(proofs > 0, "{takes:?}");
        }
    }

    #[test]
    fn heaps_that_prove_nothing() {
        // 0, 1, 0, 1, ...: the values up to 3 prove the period 2.
        assert!(period(&[1], 2).is_none());
        let game = period(&[1], 3).expect("a period");
        assert_eq!((game.preperiod(), game.period), (0, 2));
        assert!(period(&[2, 4, 7], 16).is_none());
        let game = period(&[2, 4, 7], 17).expect("a period");
        assert_eq!((game.preperiod(), game.period), (8, 3));
        for take in [100, 101, 102, u64::MAX] {
            assert!(period(&[1, take], 100).is_none(), "1, {take}");
        }
    }

    #[test]
    fn the_periods_in_the_literature() {
        // Winning Ways, chapter 4: taking a or b has the period a + b, or 2 a if b is an odd
        // multiple of a; taking up to m has the period m + 1. All of them start at 0.
        for a in 1..10 {
            for b in a + 1..40 {
                let expected = if b % (2 * a) == a { 2 * a } else { a + b };
                let game = period(&[a, b], 300).expect("a period");
                let found = (game.preperiod(), game.period);
                assert_eq!(found, (0, index(expected)), "{a}, {b}");
            }
            let game = period(&(1..=a).collect::<Vec<_>>(), 300).expect("a period");
            let found = (game.preperiod(), game.period);
            assert_eq!(found, (0, index(a + 1)), "up to {a}");
        }
    }

    /// The takes as indices, and how many words of bits they need.
    fn places(takes: &[u64]) -> (Vec<usize>, usize) {
        let mut places: Vec<usize> = takes.iter().map(|&take| index(take)).collect();
        places.sort_unstable();
        (places, greatest_index(takes) / 64 + 1)
    }

    #[test]
    fn every_take_set_up_to_six_in_both_ways() {
        for takes in take_sets_up_to_six() {
            let mut search = Search::normal(|heaps: &Vec<u64>| options(&takes, heaps));
            let (places, words) = places(&takes);
            for values in [
                values_by_bit_sets(&places, words, 70),
                values_one_by_one(&places, 70),
            ] {
                assert_eq!(values.len(), 71);
                for (heap, &value) in (0..).zip(&values) {
                    assert_eq!(value, search.grundy(&vec![heap]), "{takes:?}, heap {heap}");
                }
            }
        }
    }

    #[test]
    fn tables_of_all_lengths_and_takes_of_all_words() {
        let mut random = Random::new(1);
        for most in 1..=400 {
            let greatest = random.between(1, most as u64);
            let takes: Vec<u64> = random.list(most % 50, 1, greatest);
            let (places, words) = places(&takes);
            let expected = values_one_by_one(&places, most);
            let values = values_by_bit_sets(&places, words, most);
            assert_eq!(values, expected, "{takes:?}, {most}");
            let too_great = [most as u64 + 1, u64::MAX];
            let all = [takes.as_slice(), &too_great].concat();
            assert_eq!(grundy_values(&all, most), expected, "{takes:?}, {most}");
        }
        // Few takes, far apart.
        let takes = [1, 10_000];
        let (places, words) = places(&takes);
        let expected = values_by_bit_sets(&places, words, 30_000);
        assert_eq!(grundy_values(&takes, 30_000), expected);
    }
}
