//! # Coin-turning games (翻硬币游戏)
//!
//! Each coin that shows heads is a game of its own, although moves turn over several coins at once. So
//! it is enough to know the value of each coin.
//!
//! ## Rules
//!
//! Coins are in a fixed order, and some of them show heads. The game allows certain sets of coins. A
//! move turns over all coins of one of these sets; the last of them must go from heads to tails. A
//! player who cannot move loses.
//!
//! The order may be that of a row from left to right or from right to left, of a board row by row, or
//! any other in which the coin of a set that has to show heads comes last.
//!
//! | game | a move turns over | first coin | coin x has the value |
//! | --- | --- | --- | --- |
//! | Twins | two coins | 0 | x |
//! | Turning Turtles | one coin or two | 1 | x |
//! | Mock Turtles | one, two or three coins | 0 | 2x or 2x + 1, the one with an odd number of ones |
//! | Ruler | one or more coins without a gap | 1 | the greatest power of two that divides x |
//! | [any set](#other-rules) | any coins | 0 | 2ˣ |
//!
//! ## Worked example
//!
//! Ruler, where a move turns over coins without a gap, and the last of them from heads to tails.
//! What is one head alone on coin x worth? A move leaves the other coins of the run as heads. Take
//! for granted that their values are added without carry:
//!
//! | x | the other coins of the runs that end at x | their nim-sums | value: the mex |
//! | --- | --- | --- | --- |
//! | 1 | none | 0 | 1 |
//! | 2 | none; 1 | 0, 1 | 2 |
//! | 3 | none; 2; 2, 1 | 0, 2, 3 | 1 |
//! | 4 | none; 3; 3, 2; 3, 2, 1 | 0, 1, 3, 2 | 4 |
//!
//! Why may one add? Heads on 2 and 3, and a move that turns over both of them:
//!
//! ```text
//!   coin              1 2 3 4
//!                     . H H .
//!   turn over 2, 3    . . . .
//! ```
//!
//! | | the row | a game for each head |
//! | --- | --- | --- |
//! | before the move | heads on 2 and 3 | a head on 2, and another game with a head on 3: 2 and 1 |
//! | after it | no heads | a head on 2, and another game with a head on 2: 2 ⊕ 2 = 0 |
//!
//! In its own game coin 3 is turned over and makes a head of coin 2. So there are two games now with a head
//! on 2. In the row coin 2 went to tails instead. Two equal values cancel, so that makes no difference.
//!
//! ## Theorem
//!
//! The value of a position is the nim-sum of the values of its heads, each taken alone. The value
//! of coin x is the mex, over the sets with the last coin x, of the nim-sum of the values of the
//! other coins in the set.
//!
//! ## Values
//!
//! ```
//! use snippets::coin_turning::{grundy_values, grundy_mock_turtles, grundy_ruler};
//!
//! // The coins 0 to 8 of Mock Turtles. These are the other coins of the sets
//! // with the last coin x.
//! let up_to_three = |x| {
//!     let mut sets = vec![vec![]];
//!     for y in 0..x {
//!         sets.push(vec![y]);
//!         sets.extend((0..y).map(|z| vec![z, y]));
//!     }
//!     sets
//! };
//! assert_eq!(grundy_values(up_to_three, 8), [1, 2, 4, 7, 8, 11, 13, 14, 16]);
//! assert_eq!(grundy_mock_turtles(8), 16);
//!
//! // The same for Ruler, in which there is no coin 0.
//! let runs = |x: usize| (1..=x).map(|first| (first..x).collect()).collect();
//! assert_eq!(grundy_values(runs, 8), [0, 1, 2, 1, 4, 1, 2, 1, 8]);
//! assert_eq!(grundy_ruler(8), 8);
//! ```
//!
//! ## Why
//!
//! *The game ends.* Read the heads as the ones of a binary number, the last coin first. Each move
//! makes it smaller. The proofs are by induction over this number.
//!
//! *Nim-sum.* Compare a position with the sum of games in which each of its heads lies alone. Turning
//! over a set S with the last coin x changes the nim-sum of the values of the heads by that of S, as
//! equal values cancel. In the sum the same move brings the game of x to the heads S without x, which
//! by induction have the nim-sum of their values. So, again by induction, an option of the position
//! has the same value as the option of the sum that this move makes, and the position has the value
//! of the sum.
//!
//! *Twins, Turning Turtles.* The other coin of a set may be any coin before x, and in Turning Turtles
//! there may be none. So by induction the options of coin x have the values 0 to x − 1.
//!
//! *Mock Turtles.* Call a number odious if it has an odd number of ones in binary, and otherwise evil.
//! One of 2x and 2x + 1 is odious: call it v. The coins before x have the odious numbers below v as
//! their values, by induction.
//!
//! 1. v is not the value of an option of coin x. With one more coin in the set the value is an odious
//!    number below v. Without any it is 0, and with two it is the nim-sum of two odious numbers:
//!    these are evil.
//! 2. Every smaller number is the value of an option: 0 by coin x alone; an odious number by one more
//!    coin; an evil number e > 0 by two more, as the highest bit of e and the rest of e are both odious.
//!
//! *Ruler.* Let x = 2^k · q with odd q.
//!
//! 1. 2^k is not the value of an option. Otherwise the values of all coins of some run would have the
//!    nim-sum 0. But the greatest of these values occurs only once in the run: between two odd
//!    multiples of 2^m there is an even one, whose value is greater.
//! 2. Every smaller number is the value of an option. The j coins before x, for j < 2^k, have the values of
//!    the coins j to 1. Their nim-sum is j ⊕ ⌊j / 2⌋, the *Gray code* of j: from j − 1 to j it changes by the
//!    value of coin j. For j from 0 to 2^k − 1 this is each number below 2^k once, as j can be read off from
//!    it, from its highest digit on. (For x = 4 it is 0, 1, 3, 2, as in the table above.)
//!
//! ## How to play
//!
//! Let s ≠ 0 be the nim-sum of the values of the heads. Turn over a set whose values have the nim-sum
//! s and whose last coin shows heads: [`winning_moves`].
//!
//! ## Other rules
//!
//! *Any set.* If the last coin may be turned over with any set of coins before it, coin x has the value 2ˣ: with
//! the coins before it, of values 1, 2, 4, ..., each nim-sum below 2ˣ can be made. So the player to move wins
//! exactly if a coin shows heads: he turns over the last one, and with it just the other heads. This is found
//! where nothing is turned over. A piece leaves a class (a column, a level) and leaves any set of pieces in lower
//! classes, perhaps two of them in one class where only the parity counts: a class with an odd number of pieces
//! shows heads (`cf2155e`). If the set has to be all lower classes, nobody has a choice
//! ([`parity`](crate::parity)).
//!
//! On a rooted tree a vertex that is turned over with any set of its ancestors has the value 2^d at depth d,
//! as the ancestors have 1, 2, 4, ... (Codeforces 1439E). So the digits of the nim-sum are the parities of
//! the heads at each depth.
//!
//! *Prefixes are turned over before the play* (前缀翻转, 数交界). A player may turn over all coins from the first
//! one to some coin x, as on a way up to the root, again and again, until no coin shows heads. The least
//! number of times is the number of coins that differ from the next one, where the last one counts if it
//! shows heads. *Why:* each time only one such border changes, that behind x. So each border needs a time,
//! and once for each is enough. (T H H T H has borders behind coins 1, 3, 4 and 5: four times.)
//!
//! *Products.* Two games on rows make one on a board. If the first allows a set S of columns and
//! the second a set T of rows, then S × T may be turned over if its last coin, the one in the last
//! column and row, shows heads. Turning Corners is the product of Twins with itself: a move turns
//! over the four corners of a rectangle.
//!
#![doc = include_str!("pictures/coin_turning.svg")]
//!
//! The rest of this part needs the product ⊗ of the page [`nimber`](crate::nimber): come back to it after
//! that page. By the *Tartan theorem* coin (x, y) has the nim-product a ⊗ b of the values a of x and b of
//! y. Let the other coins of S have the nim-sum a′, and those of T the nim-sum b′. By induction and
//! distributivity the other coins of S × T have the nim-sum a′ ⊗ b ⊕ a ⊗ b′ ⊕ a′ ⊗ b′. Now a is the mex
//! of all a′, and b the mex of all b′. So the mex of these nim-sums is a ⊗ b, by step 4 of the proof for
//! [nimbers](crate::nimber).
//!
//! Take Turning Turtles with itself, on 2 by 2 coins. In a row coin 1 has the value 1 and coin 2 the value 2.
//! On the board coin (1, 1) has the value 1 ⊗ 1 = 1, and the coins (2, 1) and (1, 2) have 2 ⊗ 1 = 2. For coin
//! (2, 2) S is {2} or {1, 2}, so a′ is 0 or 1, and T and b′ are alike:
//!
//! | S | T | the other coins of S × T | nim-sum |
//! | --- | --- | --- | --- |
//! | {2} | {2} | none | 0 |
//! | {1, 2} | {2} | (1, 2) | 2 |
//! | {2} | {1, 2} | (2, 1) | 2 |
//! | {1, 2} | {1, 2} | (1, 1), (2, 1), (1, 2) | 1 ⊕ 2 ⊕ 2 = 1 |
//!
//! The mex is 3, and 2 ⊗ 2 = 3. In the last row the formula has a′ ⊗ b = 1 ⊗ 2 = 2 for coin (1, 2),
//! a ⊗ b′ = 2 for coin (2, 1), and a′ ⊗ b′ = 1 for coin (1, 1).
//!
//! *The last move loses.* It is not misère Nim on the values: in Turning Turtles, and in Twins, the coins 2 and
//! 3 are lost, though 2 ⊕ 3 is not 0. (The argument that equal values cancel needs normal play.) Ruler is an
//! exception: there misère Nim on the values is right for all positions of 9 coins, by search.
//!
//! *Other sets.* For a rule that is not in the table print [`grundy_values`] and look for a pattern.
//! The problems do so for squares on a board (`cf494e`), connected sets (`luogu_p2594`), and the
//! multiples of a number, in a row from right to left (`luogu_p3179`).
//!
//! ## Cost
//!
//! O(1) per coin by a closed form.
//!
//! ## Example
//!
//! The coins 2, 3 and 5 of Ruler are heads. The nim-sum is 2 ⊕ 1 ⊕ 1 = 2, so the player to move
//! wins: he turns over coin 2 alone, of value 2, or the coins 1 to 3, of values 1, 2 and 1.
//!
//! ```
//! use snippets::coin_turning::{grundy_ruler, winning_moves};
//!
//! assert_eq!(grundy_ruler(2) ^ grundy_ruler(3) ^ grundy_ruler(5), 2);
//! let values: Vec<u64> = (0..=5).map(grundy_ruler).collect();
//! let runs = |x: usize| (1..=x).map(|first| (first..x).collect()).collect();
//! assert_eq!(winning_moves(runs, &values, &[2, 3, 5]), [vec![2], vec![1, 2, 3]]);
//! ```
//!
//! ## Problems
//!
//! Three positions to decide with a pencil come first:
//! [exercises, step 3](crate::exercises#step-3-nim-in-disguise).
//!
//! Easiest first.
//!
//! - [`hdu3537`](crate::problems::coin_turning::hdu3537) † HDU 3537 Daizhenyang's Coin
//! - [`hdu3404`](crate::problems::coin_turning::hdu3404) † HDU 3404 Switch lights
//! - [`cf2155e`](crate::problems::coin_turning::cf2155e) Codeforces 2155E Mimo & Yuyu
//! - [`luogu_p2594`](crate::problems::coin_turning::luogu_p2594) Luogu P2594 \[ZJOI2009\] 染色游戏
//! - [`luogu_p3179`](crate::problems::coin_turning::luogu_p3179) Luogu P3179 \[HAOI2015\] 数组游戏
//! - [`arc087e`](crate::problems::coin_turning::arc087e) AtCoder ARC 087 E Prefix-free Game
//! - [`cf494e`](crate::problems::coin_turning::cf494e) Codeforces 494E Sharti
//!
//! † The judge takes no Rust.
//!
//! ## Source
//!
//! Winning Ways, chapter 14; T. S. Ferguson, [Game Theory, part
//! I](https://www.math.ucla.edu/~tom/Game_Theory/comb.pdf), section 5.
#![doc(alias(
    "翻硬币游戏",
    "Coin-turning games",
    "Coin-turning game",
    "Turning Turtles",
    "Mock Turtles",
    "Turning Corners",
    "Ruler",
    "Twins",
    "Tartan theorem",
    "硬币",
    "翻转",
    "flip",
    "前缀翻转",
    "Any set of ancestors"
))]

use crate::mex::Mex;

/// Returns the Grundy value of coin `x` of Ruler: the greatest power of two that divides `x`, or 0 for 0. O(1).
pub fn grundy_ruler(x: u64) -> u64 {
    x & x.wrapping_neg()
}

/// Returns the Grundy value of coin `x` of Mock Turtles. O(1).
///
/// # Panics
/// If `x` is 2^63 or more.
#[track_caller]
pub fn grundy_mock_turtles(x: u64) -> u64 {
    assert!(x < 1 << 63, "a coin below 2^63");
    2 * x + u64::from(x.count_ones() % 2 == 0)
}

/// Returns the Grundy values of the coins 0 to `most` of a coin-turning game, straight from its rules:
/// `others(x)` lists, for each set with the last coin `x`, the other coins of the set. Coins are numbered in
/// the order of the game, on a board row by row.
///
/// O(s) for lists with s coins in all.
///
/// # Panics
/// If a coin listed for `x` is not below `x`.
#[track_caller]
pub fn grundy_values(others: impl Fn(usize) -> Vec<Vec<usize>>, most: usize) -> Vec<u64> {
    let mut mex = Mex::default();
    let mut values = Vec::new();
    for x in 0..=most {
        let mut sums = Vec::new();
        for set in others(x) {
            sums.push(sum_of(&values, &set));
        }
        values.push(mex.of(sums));
    }
    values
}

/// Lists the sets that a winning move of a coin-turning game may turn over, if the coins `heads` show heads and
/// coin x has the value `values[x]`: `others(x)` lists, for each set with the last coin `x`, the other coins of
/// the set. In the result `x` comes last. O(s) for lists with s coins in all.
///
/// # Requires
/// No coin stands twice in `heads`.
///
/// # Panics
/// If `values` has no value for one of these coins.
#[track_caller]
pub fn winning_moves(
    others: impl Fn(usize) -> Vec<Vec<usize>>,
    values: &[u64],
    heads: &[usize],
) -> Vec<Vec<usize>> {
    let sum = sum_of(values, heads);
    let mut sets = Vec::new();
    for &x in heads {
        for mut set in others(x) {
            set.push(x);
            if sum_of(values, &set) == sum {
                sets.push(set);
            }
        }
    }
    sets
}

/// The nim-sum of the values of these coins.
#[track_caller]
fn sum_of(values: &[u64], coins: &[usize]) -> u64 {
    let mut sum = 0;
    for &coin in coins {
        sum ^= values[coin];
    }
    sum
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::nimber;
    use crate::search::{self, Search};

    /// The sets that a game on a row allows to turn over, by their last coin. Coin 0 cannot be
    /// turned over where coins count from 1.
    type Row = fn(usize) -> Vec<Vec<usize>>;

    fn twins(x: usize) -> Vec<Vec<usize>> {
        (0..x).map(|other| vec![other, x]).collect()
    }

    fn turning_turtles(x: usize) -> Vec<Vec<usize>> {
        if x == 0 {
            return Vec::new();
        }
        let mut sets: Vec<_> = (1..x).map(|other| vec![other, x]).collect();
        sets.push(vec![x]);
        sets
    }

    fn any_three(x: usize) -> Vec<Vec<usize>> {
        let mut sets = vec![vec![x]];
        for other in 0..x {
            sets.push(vec![other, x]);
            sets.extend((0..other).map(|third| vec![third, other, x]));
        }
        sets
    }

    fn runs(x: usize) -> Vec<Vec<usize>> {
        (1..=x).map(|first| (first..=x).collect()).collect()
    }

    /// The value of a coin.
    type Value = fn(u64) -> u64;

    const GAMES: [(Row, Value); 4] = [
        (twins, |x| x),
        (turning_turtles, |x| x),
        (any_three, grundy_mock_turtles),
        (runs, grundy_ruler),
    ];

    /// The sets of a product on a board of the given width, by their last coin.
    fn product(columns: Row, rows: Row, width: usize, coin: usize) -> Vec<Vec<usize>> {
        let mut sets = Vec::new();
        for column_set in columns(coin % width) {
            for row_set in rows(coin / width) {
                let coins = row_set
                    .iter()
                    .flat_map(|y| column_set.iter().map(move |x| y * width + x));
                sets.push(coins.collect());
            }
        }
        sets
    }

    /// The other coins of the sets with a given last coin.
    fn without_last(sets: Vec<Vec<usize>>, x: usize) -> Vec<Vec<usize>> {
        let rests = sets.into_iter().map(|mut set| {
            assert_eq!(set.pop(), Some(x));
            set
        });
        rests.collect()
    }

    /// The values by the rules of the game.
    fn table_of(count: usize, sets: impl Fn(usize) -> Vec<Vec<usize>>) -> Vec<u64> {
        grundy_values(|x| without_last(sets(x), x), count - 1)
    }

    fn heads_of(position: u32) -> impl Iterator<Item = usize> {
        (0..32).filter(move |coin| position >> coin & 1 == 1)
    }

    /// The position after a move.
    fn turn_over(position: u32, set: &[usize]) -> u32 {
        set.iter().fold(position, |coins, coin| coins ^ 1 << coin)
    }

    /// The options, where `sets` are the sets with each last coin.
    fn options(sets: &[Vec<Vec<usize>>], position: u32) -> Vec<u32> {
        let allowed = heads_of(position).flat_map(|x| &sets[x]);
        allowed.map(|set| turn_over(position, set)).collect()
    }

    /// Holds the nim-sum of the values against the search of all positions.
    fn check_all_positions(values: &[u64], sets: impl Fn(usize) -> Vec<Vec<usize>>) {
        let sets: Vec<Vec<Vec<usize>>> = (0..values.len()).map(sets).collect();
        let mut search = Search::normal(|&position: &u32| options(&sets, position));
        for position in 0..1 << values.len() {
            let sum = heads_of(position).fold(0, |sum, x| sum ^ values[x]);
            assert_eq!(sum, search.grundy(&position), "{position:b}");
        }
    }

    fn check_winning_moves(values: &[u64], sets: impl Fn(usize) -> Vec<Vec<usize>>) {
        let sets: Vec<Vec<Vec<usize>>> = (0..values.len()).map(sets).collect();
        let mut search = Search::normal(|&position: &u32| options(&sets, position));
        for position in 0..1 << values.len() {
            let heads: Vec<usize> = heads_of(position).collect();
            let mut good: Vec<_> = heads.iter().flat_map(|&x| sets[x].clone()).collect();
            good.retain(|set| !search.wins(&turn_over(position, set)));
            let moves = winning_moves(|x| without_last(sets[x].clone(), x), values, &heads);
            assert_eq!(moves, good, "{position:b}");
        }
    }

    /// Squares on a board of three by three, row by row: no product of games on rows.
    #[test]
    fn every_position_of_squares_on_a_board() {
        let squares = |coin: usize| -> Vec<Vec<usize>> {
            let (x, y) = (coin % 3, coin / 3);
            let square = |side: usize| {
                let rows = y + 1 - side..=y;
                rows.flat_map(move |row| (x + 1 - side..=x).map(move |column| 3 * row + column))
            };
            (1..=x.min(y) + 1)
                .map(|side| square(side).collect())
                .collect()
        };
        let values = table_of(9, squares);
        assert_eq!(values, [1, 1, 1, 1, 2, 1, 1, 1, 1]);
        check_all_positions(&values, squares);
        check_winning_moves(&values, squares);
    }

    #[test]
    fn every_row_of_nine_coins() {
        for (sets, value) in GAMES {
            let values: Vec<u64> = (0..9).map(value).collect();
            check_all_positions(&values, sets);
            check_winning_moves(&values, sets);
        }
    }

    #[test]
    fn closed_forms_of_forty_coins() {
        for (sets, value) in GAMES {
            let values: Vec<u64> = (0..40).map(value).collect();
            assert_eq!(table_of(40, sets), values);
        }
    }

    #[test]
    fn every_board_of_three_by_three() {
        for (columns, column_value) in GAMES {
            for (rows, row_value) in GAMES {
                let values: Vec<u64> = (0..9)
                    .map(|coin| nimber::product(column_value(coin % 3), row_value(coin / 3)))
                    .collect();
                check_all_positions(&values, |coin| product(columns, rows, 3, coin));
            }
        }
    }

    #[test]
    fn lone_coins_of_products_of_seven_by_seven() {
        for (columns, column_value) in GAMES {
            for (rows, row_value) in GAMES {
                let values: Vec<u64> = (0..49)
                    .map(|coin| nimber::product(column_value(coin % 7), row_value(coin / 7)))
                    .collect();
                let table = table_of(49, |coin| product(columns, rows, 7, coin));
                assert_eq!(table, values);
            }
        }
    }

    #[test]
    fn the_last_move_loses() {
        type Sets = fn(usize) -> Vec<Vec<usize>>;
        let games: [(Sets, Option<&[usize]>); 4] = [
            // Turning Turtles and Ruler have no coin 0.
            (
                |x| {
                    (0..x)
                        .map(|y| if y == 0 { vec![] } else { vec![y] })
                        .collect()
                },
                Some(&[2, 3]),
            ),
            (|x| (0..x).map(|y| vec![y]).collect(), Some(&[2, 3])),
            (
                |x| {
                    let two = (0..x).flat_map(|y| (0..y).map(move |z| vec![z, y]));
                    let one = (0..x).map(|y| vec![y]);
                    [vec![]].into_iter().chain(one).chain(two).collect()
                },
                Some(&[1, 2, 3]),
            ),
            (
                |x| (1..=x).map(|first| (first..x).collect()).collect(),
                None,
            ),
        ];
        for (sets, first) in games {
            let values = grundy_values(sets, 8);
            let mut search = Search::misere(|heads: &u32| {
                let shown = (0..9).filter(|&x| heads >> x & 1 == 1);
                let turned = |x: usize| {
                    let with_last = move |set: Vec<usize>| set.into_iter().chain([x]);
                    let mask = move |set| with_last(set).fold(0, |mask, y| mask | 1_u32 << y);
                    sets(x).into_iter().map(mask)
                };
                shown.flat_map(turned).map(|mask| heads ^ mask).collect()
            });
            let shown = |heads: u32| (0..9_usize).filter(move |x| heads >> x & 1 == 1);
            let wrong = (0..1 << 9).find(|&heads| {
                let values: Vec<u64> = shown(heads).map(|x| values[x]).collect();
                crate::misere::wins(&values) != search.wins(&heads)
            });
            let wrong: Option<Vec<usize>> = wrong.map(|heads| shown(heads).collect());
            assert_eq!(wrong.as_deref(), first);
        }
    }

    #[test]
    fn any_set() {
        let mut search = Search::normal(|heads: &u64| {
            let mut options = Vec::new();
            for last in (0..7).filter(|last| heads >> last & 1 == 1) {
                options.extend((0..1 << last).map(|others| heads ^ 1 << last ^ others));
            }
            options
        });
        for heads in 0..1 << 7 {
            assert_eq!(search.grundy(&heads), heads);
        }
    }

    /// Each vertex of a tree but 0 hangs on a smaller one.
    #[test]
    fn any_set_of_ancestors() {
        let parents: Vec<Vec<usize>> = (1..6).map(|v| (0..v).collect()).collect();
        for parents in search::product(&parents) {
            let mut depths = vec![0];
            let mut ancestors: Vec<u32> = vec![0];
            for &parent in &parents {
                depths.push(depths[parent] + 1);
                ancestors.push(ancestors[parent] | 1 << parent);
            }
            let mut search = Search::normal(|heads: &u32| {
                let mut options = Vec::new();
                for v in heads_of(*heads) {
                    let sets = (0..1 << v).filter(|set| set & !ancestors[v] == 0);
                    options.extend(sets.map(|set| heads ^ 1 << v ^ set));
                }
                options
            });
            for heads in 0..1 << 6 {
                let value = heads_of(heads).fold(0, |sum, v| sum ^ 1 << depths[v]);
                assert_eq!(search.grundy(&heads), value, "{parents:?}");
            }
        }
    }

    #[test]
    fn prefixes_are_turned_over() {
        let mut times = vec![None; 1 << 9];
        times[0] = Some(0);
        let mut reached = vec![0u32];
        for next in 0.. {
            let Some(&heads) = reached.get(next) else {
                break;
            };
            for x in 0..9 {
                let option = heads ^ ((2 << x) - 1);
                if times[option as usize].is_none() {
                    times[option as usize] = times[heads as usize].map(|time: u32| time + 1);
                    reached.push(option);
                }
            }
        }
        for heads in 0..1u32 << 9 {
            let borders = (heads ^ heads >> 1).count_ones();
            assert_eq!(times[heads as usize], Some(borders));
        }
    }
}
