//! # Hexadecimal games (十六进制游戏)
//!
//! Octal games in which a move may also leave three heaps. Their values may grow for ever, with a
//! pattern that can be proved all the same.
//!
//! ## Rules
//!
//! As in [`octal`](crate::octal), with more bits per digit: a move that takes j stones may leave h
//! non-empty heaps if digit j has the bit 2^h. So digits go up to 15 with the bit 8, for three
//! heaps; those above 9 are written A to F. In the code here the bits go up to 128, for seven heaps.
//!
//! ## Theorem (values that grow)
//!
//! That values come again is proved by the theorem of [`periodic`]; for values that grow there is this
//! one. Let g(n) be the Grundy value of a heap of n stones, k the number of digits after the point,
//! n₀ > 0, p ≥ n₀ + k, and s a power of two. If
//!
//! 1. g(n) < s for all n < n₀ + p,
//! 2. g(n + p) = g(n) + s for n₀ ≤ n < 3 n₀ + 4 p + k, and
//! 3. for every c < s and every t from 0 to 2p − 1 there are a digit j with the bit 8 and heaps x, y,
//!    z from n₀ to n₀ + p − 1 with g(x) ⊕ g(y) ⊕ g(z) = c and j + x + y + z ≡ t modulo 2p,
//!
//! then g(n + p) = g(n) + s for all n ≥ n₀.
//!
//! So the values of the heaps below 3 n₀ + 5 p + k prove it. Such values are called *arithmetic
//! periodic*, and s the *saltus*. If the equation holds for p and s, it holds for 2p and 2s, so p can
//! be made large enough.
//!
//! ## Why
//!
//! Call a heap *large* if it has n₀ or more stones, else *small*. A large heap has r + q p stones with
//! n₀ ≤ r < n₀ + p: call r its *rest* and q its *level*. To show is that it has the value g(r) + q s.
//! As g(r) < s and s is a power of two, this is q in binary with the digits of g(r) after it. Small
//! heaps have values below s. So where heaps have such values, their nim-sum consists of the nim-sum
//! of the levels and, after it, the nim-sum of the values of the rests and small heaps.
//!
//! The proof is by induction over the number n of stones. By 2 the heaps below 3 n₀ + 5 p + k have such
//! values. Let n be at least that, let all heaps below n have such values, and let n have the rest r
//! and the level m. So m ≥ 5, and n is to have the value g(r) + m s.
//!
//! *No option has this value.* Suppose that one has it.
//!
//! 1. The levels of its large heaps have the nim-sum m > 0. So it has a large heap, whose rest is at
//!    least n₀.
//! 2. It has at most n = r + m p < n₀ + (m + 1) p stones, of which n₀ are that rest. So the sum of the
//!    levels is less than m + 1. It is at least their nim-sum m, so it is m.
//! 3. Change all levels to 0. This takes m p stones from the option, and makes of it an option of r by
//!    the same digit. Its value is g(r). But no option of r has the value g(r).
//!
//! *Every smaller value is that of an option.* Let it be c + q s with c < s. Then q < m, or q = m and
//! c < g(r).
//!
//! 1. Take j, x, y, z from condition 3 for c and t ≡ n − q p. If j + x + y + z ≤ n − q p, the difference
//!    is 2 i p with i ≥ 0. Take j stones and leave x + q p, y + i p and z + i p: their levels have the
//!    nim-sum q ⊕ i ⊕ i = q.
//! 2. Else n − q p < k + 3 (n₀ + p − 1), and as n ≥ 3 n₀ + 5 p + k, q ≥ 3. Let q' be 1 if q is odd and
//!    2 if q is even, and n' = n − (q − q') p. This smaller heap has the rest r and the level
//!    m − q + q', and c + q' s is less than its value. So it has an option of the value c + q' s. The
//!    levels there have the nim-sum q', and as q' and their sum have the same parity, their sum is
//!    q' + 2i with some i ≥ 0. Change them so that their sum is q + 2i and their nim-sum is q: that
//!    adds (q − q') p stones, and makes an option of n with the value c + q s.
//!    - If i = 0, give one large heap the level q, the others 0.
//!    - If i > 0 and there are at least three large heaps, give them the levels q, i, i, 0, ..., 0.
//!    - If i > 0 and there are two, these have at least 2 n₀ + (q' + 2i) p stones, and n' has less than
//!      k + 3 (n₀ + p − 1) + q' p. So 2 i p < 3p + n₀ + k ≤ 4p, and i = 1. If two numbers have the
//!      nim-sum q' and the sum q' + 2, both have a 1 in the lowest place of the binary system and
//!      nowhere else in common. So q' is even, and so is q. Give the heaps the levels q + 1 and 1.
//!
//!    With a single large heap the sum is the nim-sum, and i = 0.
//!
//! Not all that grows is proved by this theorem. Kenyon's game, 0.3F, has the values 0, 1, 2, 0, 1, 2,
//! and as far as they were computed 3 more every 6 heaps, but 3 is no power of two. And there are games
//! whose values neither come again nor grow like this.
//!
//! ## Values
//!
//! 0.A8: a move takes one stone and leaves one heap or three, or takes two stones and leaves three
//! heaps. The period is 4 with the saltus 2, from heap 1 on:
//!
//! ```
//! use snippets::{hexadecimal, tables};
//!
//! let values = hexadecimal::grundy_values(&[0, 10, 8], 31);
//! let table = "
//!    |  0  1  2  3
//! ---+------------
//!  0 |  0  0  1  0
//!  4 |  1  2  3  2
//!  8 |  3  4  5  4
//! 12 |  5  6  7  6
//! 16 |  7  8  9  8
//! 20 |  9 10 11 10
//! 24 | 11 12 13 12
//! 28 | 13 14 15 14
//! ";
//! assert_eq!(tables::one_dimension(&values, 4), table[1..]);
//!
//! // The heaps below 3 + 5 * 4 + 2 = 25 prove it, those below 24 do not.
//! assert!(hexadecimal::period(&[0, 10, 8], 23).is_none());
//! let game = hexadecimal::period(&[0, 10, 8], 24).unwrap();
//! assert_eq!((game.preperiod(), game.period, game.saltus()), (1, 4, 2));
//! ```
//!
//! ## How to play
//!
//! As in [`octal`](crate::octal): [`winning_moves`] tries all moves.
//!
//! ## Cost
//!
//! O(n² v h) for a table of n values up to v of a game that leaves up to h heaps. When the table has
//! 1, 2, 4, 8, ... values, it is looked at for a proof of a period; with it the rest takes O(n). If
//! [`period`] finds one, any heap takes O(1).
//!
//! ## Example
//!
//! 0.8: a move takes one stone and leaves the others as three heaps. The heaps 0 to 3 have no option.
//! The only option of 4 is 1 + 1 + 1, of the value 0, so 4 has the value 1. The value of n > 0 is
//! ⌊(n − 1) / 3⌋: the period is 3 with the saltus 1. The theorem proves it with n₀ = 1, k = 1, p = 3
//! and s = 1:
//!
//! 1. The heaps below n₀ + p = 4 have the value 0.
//! 2. The values of the heaps below 3 + 15 + 1 = 19 grow by 1 every three heaps.
//! 3. For c = 0 let j = 1, and let x, y, z be 1, 2 or 3: j + x + y + z is any number from 4 to 10, and
//!    these have all remainders modulo 6.
//!
//! Heaps of 4 and 7 have the values 1 and 2, and the nim-sum is 3. The heap of 7 has to come from 2 to
//! 2 ⊕ 3 = 1: leave 1, 1 and 4 of it.
//!
//! ```
//! use snippets::hexadecimal;
//!
//! let digits = [0, 8];
//! assert_eq!(hexadecimal::grundy_values(&digits, 10), [0, 0, 0, 0, 1, 1, 1, 2, 2, 2, 3]);
//! assert_eq!(hexadecimal::winning_moves(&digits, &[4, 7]), [(1, vec![1, 1, 4])]);
//!
//! let game = hexadecimal::period(&digits, 400).unwrap();
//! assert_eq!((game.preperiod(), game.period, game.saltus()), (1, 3, 1));
//! assert_eq!(game.grundy(1_000_000_000_000_000_000), 333_333_333_333_333_333);
//!
//! // The values of 0.F3 come again, which is the saltus 0.
//! let game = hexadecimal::period(&[0, 15, 3], 100).unwrap();
//! assert_eq!((game.preperiod(), game.period, game.saltus()), (0, 4, 0));
//! ```
//!
//! ## Problems
//!
//! None in the catalogue.
//!
//! ## Source
//!
//! E. R. Berlekamp, J. H. Conway, R. K. Guy, Winning Ways for Your Mathematical Plays, chapter 4. The
//! theorem on values that grow is one of several of its kind, after R. B. Austin; for others, and for
//! games of neither kind, see S. Howse, R. J. Nowakowski, "Periodicity and arithmetic-periodicity in
//! hexadecimal games", Theoretical Computer Science 313 (2004), and J. P. Grossman, R. J. Nowakowski, "A
//! ruler regularity in hexadecimal games", Games of No Chance 4 (2015).
#![doc(alias = "十六进制游戏")]
#![doc(alias = "arithmetic periodic")]
#![doc(alias = "Kenyon Game")]
use crate::mex::mex;
use crate::nim;
use crate::periodic::{self, Periodic};
use crate::search::take_and_break;
use crate::sprague_grundy;
use std::convert::TryFrom;

/// The Grundy values of the heaps of 0 to `most` stones. Cost above.
///
/// # Panics
/// If the first digit, that of the moves that take nothing, has the bit 1 or 2: such a game would
/// not end.
pub fn grundy_values(digits: &[u8], most: usize) -> Vec<u64> {
    match table(digits, most) {
        Ok(game) => game.table(most),
        Err(values) => values,
    }
}

/// The period, if the heaps up to `most` prove one by the theorem of [`periodic`] or by the one above.
/// Both the period and the pre-period are the least. Costs as much as the table that proves it, which
/// has no heap above `most`.
///
/// # Panics
/// As [`grundy_values`].
pub fn period(digits: &[u8], most: usize) -> Option<Periodic> {
    table(digits, most).ok()
}

/// The values of the heaps of 0 to `most` stones, or the period as soon as one is found to be proved.
fn table(digits: &[u8], most: usize) -> Result<Periodic, Vec<u64>> {
    let first = digits.first().copied().unwrap_or(0);
    assert!(first % 4 == 0, "a move that changes nothing");
    let mut values: Vec<u64> = Vec::new();
    // sums[h][n]: the nim-sums of h non-empty heaps with n stones in all.
    let mut sums: Vec<Vec<Vec<u64>>> = vec![Vec::new(); heaps_left(digits) + 1];
    for heap in 0..=most {
        for count in 2..sums.len() {
            let with = |part: usize| {
                let value = values[part];
                let others = &sums[count - 1][heap - part];
                others.iter().map(move |sum| sum ^ value)
            };
            let all = distinct((1..heap).flat_map(with));
            sums[count].push(all);
        }
        let mut options = Vec::new();
        for (digit, rest) in digits.iter().zip((0..=heap).rev()) {
            let counts = (0..sums.len()).filter(|count| digit >> count & 1 == 1);
            options.extend(counts.flat_map(|count| &sums[count][rest]));
        }
        let value = mex(options);
        values.push(value);
        // Heap 0 is no heap at all, with the nim-sum 0.
        sums[0].push(if heap == 0 { vec![0] } else { Vec::new() });
        sums[1].push(if heap == 0 { Vec::new() } else { vec![value] });
        if values.len().is_power_of_two() || heap == most {
            if let Some(game) = prove(&values, digits) {
                return Ok(game);
            }
        }
    }
    Err(values)
}

/// The period, if the values of the heaps 0, 1, 2, ... prove one by either theorem.
fn prove(values: &[u64], digits: &[u8]) -> Option<Periodic> {
    let after_point = digits.len().saturating_sub(1);
    periodic::prove(values, heaps_left(digits), after_point)
        .or_else(|| prove_growth(values, digits, after_point))
}

/// As [`prove`], by the theorem on values that grow.
fn prove_growth(values: &[u64], digits: &[u8], after_point: usize) -> Option<Periodic> {
    let steps = values.windows(2).map(|pair| pair[1].wrapping_sub(pair[0]));
    let steps: Vec<u64> = steps.collect();
    let starts = periodic::repetitions(&steps).into_iter().zip(1..);
    let mut proved = starts.filter(|&(start, period)| {
        let saltus = values[start + period].wrapping_sub(values[start]);
        let first = start.max(1);
        let multiples = (0..).map(|doublings| (period << doublings, saltus << doublings));
        saltus.is_power_of_two()
            && multiples
                .take_while(|(period, _)| 3 * first + 5 * period + after_point <= values.len())
                .filter(|(period, _)| *period >= first + after_point)
                .any(|(period, saltus)| grows(&values[..first + period], digits, first, saltus))
    });
    proved.next().map(|(start, period)| Periodic {
        values: values[..=start + period].to_vec(),
        period,
    })
}

/// The conditions 1 and 3, for the values of the heaps below n₀ + p, n₀ and s.
fn grows(values: &[u64], digits: &[u8], first: usize, saltus: u64) -> bool {
    if values.iter().any(|&value| value >= saltus) {
        return false;
    }
    let modulus = 2 * (values.len() - first);
    let saltus = usize::try_from(saltus).expect("a saltus below the length of the table");
    let places = values
        .iter()
        .map(|&value| usize::try_from(value).expect("a value below s"));
    let heaps: Vec<(usize, usize)> = places.enumerate().skip(first).collect();
    let takes = digits
        .iter()
        .enumerate()
        .filter(|(_, digit)| *digit & 8 != 0);
    let takes: Vec<(usize, usize)> = takes.map(|(take, _)| (take, 0)).collect();
    // Which pairs of a remainder t and a value c are reached, at t s + c.
    let mut reached = vec![false; modulus * saltus];
    reached[0] = true;
    for numbers in [&heaps, &heaps, &heaps, &takes] {
        let mut next = vec![false; reached.len()];
        for place in (0..reached.len()).filter(|&place| reached[place]) {
            for (stones, value) in numbers {
                let remainder = (place / saltus + stones) % modulus;
                next[remainder * saltus + ((place % saltus) ^ value)] = true;
            }
        }
        reached = next;
    }
    reached.iter().all(|&reached| reached)
}

/// All winning moves `(i, parts)`: what is left of heap `i` are the non-empty heaps `parts`, by growing
/// size. Costs the table up to the greatest heap, and then all moves are tried: for heaps that are few
/// and small.
///
/// # Panics
/// As [`grundy_values`].
pub fn winning_moves(digits: &[u8], heaps: &[u64]) -> Vec<(usize, Vec<u64>)> {
    let place = |heap: u64| usize::try_from(heap).expect("a place in memory");
    let table = grundy_values(digits, place(heaps.iter().copied().max().unwrap_or(0)));
    let value = |&heap: &u64| table[place(heap)];
    let values: Vec<u64> = heaps.iter().map(value).collect();
    let options = heaps.iter().map(|&heap| take_and_break(digits, &[heap]));
    let options: Vec<Vec<Vec<u64>>> = options.collect();
    let sums = |i: usize| {
        options[i]
            .iter()
            .map(|parts| nim::sum(parts.iter().map(value)))
    };
    let moves = sprague_grundy::winning_moves(&values, sums).into_iter();
    moves.map(|(i, j)| (i, options[i][j].clone())).collect()
}

/// The greatest number of heaps that a move leaves, but at least 1.
fn heaps_left(digits: &[u8]) -> usize {
    let all = digits.iter().fold(2, |all, digit| all | digit);
    (u8::BITS - 1 - all.leading_zeros()) as usize
}

/// Each of the numbers once.
fn distinct(numbers: impl Iterator<Item = u64>) -> Vec<u64> {
    let mut seen = Vec::new();
    let mut distinct = Vec::new();
    for number in numbers {
        let place = usize::try_from(number).expect("a place in memory");
        if place >= seen.len() {
            seen.resize(place + 1, false);
        }
        if !seen[place] {
            seen[place] = true;
            distinct.push(number);
        }
    }
    distinct
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::mex::Mex;
    use crate::search::{partitions, Search};

    #[test]
    fn every_code_of_two_digits_by_the_rules_up_to_heaps_of_seven() {
        for code in 0..=255 {
            let digits = [code % 3 * 4, code / 16, code % 16];
            let values = grundy_values(&digits, 7);
            let mut search = Search::normal(|heaps: &Vec<u64>| take_and_break(&digits, heaps));
            for (heap, &value) in (0..).zip(&values) {
                assert_eq!(value, search.grundy(&vec![heap]), "{digits:?}, heap {heap}");
            }
        }
    }

    #[test]
    fn octal_games_are_hexadecimal() {
        for digits in [[0, 7, 7], [0, 0, 7], [4, 3, 3], [4, 7, 0]] {
            let values = grundy_values(&digits, 100);
            assert_eq!(
                values,
                crate::octal::grundy_values(&digits, 100),
                "{digits:?}"
            );
        }
        let kayles = period(&[0, 7, 7], 200).expect("a period");
        assert_eq!((kayles.preperiod(), kayles.period), (71, 12));
    }

    /// The values of the heaps of 0 to `most` stones, each the mex of its options, without a period.
    fn by_definition(digits: &[u8], most: usize) -> Vec<u64> {
        let mut mex = Mex::default();
        let mut values: Vec<u64> = Vec::new();
        for heap in 0..=most {
            let mut options = Vec::new();
            for (digit, rest) in digits.iter().zip((0..=heap).rev()) {
                if digit & 1 != 0 && rest == 0 {
                    options.push(0);
                }
                if digit & 2 != 0 && rest > 0 {
                    options.push(values[rest]);
                }
                for a in 1..=rest / 2 {
                    if digit & 4 != 0 {
                        options.push(values[a] ^ values[rest - a]);
                    }
                    if digit & 8 != 0 {
                        let pairs = (a..=(rest - a) / 2).map(|b| (b, rest - a - b));
                        options.extend(pairs.map(|(b, c)| values[a] ^ values[b] ^ values[c]));
                    }
                }
            }
            values.push(mex.of(options));
        }
        values
    }

    #[test]
    fn periods_last() {
        let mut games = [0, 0];
        for code in 0..=255 {
            let digits = [code % 4 * 4, code / 16, code % 16];
            let values = by_definition(&digits, 56);
            assert_eq!(grundy_values(&digits, 56), values, "{digits:?}");
            if let Some(game) = period(&digits, 35) {
                games[usize::from(game.saltus() > 0)] += 1;
                assert_eq!(game.table(56), values, "{digits:?}");
            }
        }
        assert!(games[0] > 30 && games[1] > 50, "{games:?}");
    }

    #[test]
    fn values_that_grow_far_beyond_the_proof() {
        // The code, the pre-period, the period, the saltus, and how many values prove it.
        let games: [(&[u8], _, _, _, _); 6] = [
            (&[0, 8], 1, 3, 1, 19),
            (&[8, 4], 1, 2, 1, 14),
            (&[12, 8], 1, 1, 1, 14),
            (&[0, 0, 8], 1, 4, 1, 25),
            (&[4, 8, 8], 1, 4, 2, 25),
            (&[0, 10, 8], 1, 4, 2, 25),
        ];
        for (digits, preperiod, length, saltus, enough) in games {
            assert!(period(digits, enough - 2).is_none(), "{digits:?}");
            let game = period(digits, enough - 1).expect("a period");
            let found = (game.preperiod(), game.period, game.saltus());
            assert_eq!(found, (preperiod, length, saltus), "{digits:?}");
            assert_eq!(game.table(300), by_definition(digits, 300), "{digits:?}");
        }
        let game = period(&[0, 8], 400).expect("a period");
        for n in (1..1000).chain([u64::MAX]) {
            assert_eq!(game.grundy(n), (n - 1) / 3);
        }
        // The saltus 3 is no power of two; and if values grow from heap 0 on, n₀ = 0 is not allowed,
        // and with n₀ = 1 the heap p has the value s.
        assert!(period(&[0, 3, 15], 100).is_none());
        let kenyon: Vec<u64> = (0..100).map(|n| n / 6 * 3 + n % 3).collect();
        assert_eq!(by_definition(&[0, 3, 15], 99), kenyon);
        assert!(period(&[0, 0, 15], 100).is_none());
        assert_eq!(by_definition(&[0, 0, 15], 7), [0, 0, 1, 1, 2, 2, 3, 3]);
    }

    #[test]
    fn each_condition_of_growth_is_asked_for() {
        // 0.8 with the period 3 and the saltus 1: heaps below 1 + 3.
        assert!(grows(&[0, 0, 0, 0], &[0, 8], 1, 1));
        // A value that is not below the saltus, and a digit that leaves no three heaps.
        assert!(!grows(&[0, 0, 1, 0], &[0, 8], 1, 1));
        assert!(!grows(&[0, 0, 0, 0], &[0, 7], 1, 1));
        // Of one heap of one stone, three make 3 stones and with one taken 4, but never 5.
        assert!(!grows(&[0, 0], &[0, 8], 1, 1));
        assert!(grows(&[0, 0], &[8, 8], 1, 1));
        // No three of these values have the nim-sum 2.
        assert!(!grows(&[0, 0, 1, 0], &[0, 8], 1, 4));
    }

    #[test]
    fn winning_moves_of_every_code_of_two_digits() {
        for code in 0..=255 {
            let digits = [code % 4 * 4, code / 16, code % 16];
            let mut search = Search::normal(|heaps: &Vec<u64>| take_and_break(&digits, heaps));
            for heaps in [vec![5, 2], vec![4, 4], vec![1, 3, 4], vec![6], vec![]] {
                let mut good = Vec::new();
                for (i, &heap) in heaps.iter().enumerate() {
                    for (digit, rest) in digits.iter().zip((0..=heap).rev()) {
                        for count in (0..8).filter(|count| digit >> count & 1 == 1) {
                            for parts in partitions(rest, count, 1) {
                                let mut option = [&heaps[..i], &heaps[i + 1..], &parts].concat();
                                option.sort_unstable();
                                if !search.wins(&option) {
                                    good.push((i, parts));
                                }
                            }
                        }
                    }
                }
                assert_eq!(
                    winning_moves(&digits, &heaps),
                    good,
                    "{digits:?}, {heaps:?}"
                );
            }
        }
    }
}
