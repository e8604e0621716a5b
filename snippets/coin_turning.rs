//! # Coin-turning games (翻硬币游戏)
//!
//! ## Rules
//!
//! A row of coins, some of them heads. A move turns over a set of coins that the game allows; the
//! last coin of the set must go from heads to tails. Who cannot move loses.
//!
//! | game | a move turns over | from | coin x has the value |
//! | --- | --- | --- | --- |
//! | Twins | two coins | 0 | x |
//! | Turning Turtles | one coin or two | 1 | x |
//! | Mock Turtles | one, two or three coins | 0 | 2x or 2x + 1, the one with an odd number of ones |
//! | Ruler | coins without a gap | 1 | the greatest power of two that divides x |
//!
//! The product of two games is played on a board: with a set S of columns that the one allows and a
//! set T of rows that the other allows, S × T may be turned over if its last coin, the one in the
//! last column and row, is a head. Turning Corners is the product of Twins with itself: a move turns
//! over the four corners of a rectangle.
//!
//! ## Theorem
//!
//! The value of a position is the nim-sum of the values of its heads, each taken alone. The value
//! of coin x is the mex, over the sets with the last coin x, of the nim-sum of the values of the
//! other coins in the set. In a product, coin (x, y) has the nim-product of the values of x and y
//! (the Tartan theorem).
//!
//! ## Why
//!
//! - Nim-sum: by induction the value of an option is the nim-sum of its heads. Turning over a set S
//!   with the last coin x changes the nim-sum of the heads by that of S, for equal values cancel:
//!   just as if, in the sum of the heads taken alone, x moved to S without x. So the position and
//!   that sum have options of the same values.
//! - Mock Turtles: 2x or 2x + 1 is the x-th odious number, those with an odd number of ones, counted
//!   from 0. The nim-sum of two odious numbers is evil, so the x-th is no option. All smaller ones
//!   are: the odious ones by a second coin, 0 by no other coin, an evil e > 0 by two, as the highest
//!   bit of e and the rest of e are both odious.
//! - Ruler: in a run of coins the greatest power of two occurs once, for between two odd multiples
//!   of 2^k lies an even one. So the nim-sum of a run is not 0, and with x = 2^k · odd as its last
//!   coin 2^k is no option. The j coins before x, j < 2^k, have the values of the coins 1 to j, and
//!   their nim-sum is the Gray code j ^ j/2: each number below 2^k occurs.
//! - Tartan: let x and y have the values a and b, and let the other coins of S and of T have the
//!   nim-sums a' and b'. By induction and distributivity the other coins of S × T have the nim-sum
//!   a' ⊗ b ^ a ⊗ b' ^ a' ⊗ b', and this differs from a ⊗ b by (a ^ a') ⊗ (b ^ b') ≠ 0. As a'
//!   takes all values below a, and b' all below b, the mex is a ⊗ b by the definition of ⊗, see
//!   [nimbers](crate::nimber).
//!
//! ## How to play
//!
//! Let s be the nim-sum. Turn over a set of nim-sum s with a head as its last coin.
//!
//! ## Cost
//!
//! O(1) a coin by a closed form. Else [`coin_values`] gives a table in which to look for one.
//!
//! ## Example
//!
//! ```
//! use snippets::coin_turning::{coin_values, ruler};
//!
//! // Heads on the coins 2, 3 and 5 of Ruler.
//! assert_eq!(ruler(2) ^ ruler(3) ^ ruler(5), 2);
//!
//! // Twins: with coin x one lower coin is turned over.
//! let twins = coin_values(5, |x| (0..x).map(|other| vec![other]).collect());
//! assert_eq!(twins, [0, 1, 2, 3, 4]);
//! ```
//!
//! ## Problems
//!
//! `cf494e`, `hdu3404`, `luogu_p2594`, `luogu_p3179`.
//!
//! ## Source
//!
//! Winning Ways, chapter 14.
use crate::mex::Mex;

/// The value of coin `x` of Ruler, the greatest power of two that divides `x`; 0 for 0. O(1).
pub fn ruler(x: u64) -> u64 {
    x & x.wrapping_neg()
}

/// The value of coin `x` of Mock Turtles, for `x` below 2^63. O(1).
pub fn mock_turtles(x: u64) -> u64 {
    2 * x + u64::from(x.count_ones() % 2 == 0)
}

/// The values of the coins 0 to `count - 1`, straight from the rules: `others(x)` lists, for each
/// set with the last coin `x`, the other coins of the set. Coins on a board are numbered row by row.
///
/// O(the length of all lists).
///
/// # Panics
/// If a coin listed for `x` is not below `x`.
pub fn coin_values(count: usize, others: impl Fn(usize) -> Vec<Vec<usize>>) -> Vec<u64> {
    let mut mex = Mex::default();
    let mut values = Vec::new();
    for x in 0..count {
        let sets = others(x);
        let options = sets
            .iter()
            .map(|set| set.iter().fold(0, |sum, &coin| sum ^ values[coin]));
        values.push(mex.of(options));
    }
    values
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::nimber;
    use crate::search::Search;

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
        (any_three, mock_turtles),
        (runs, ruler),
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

    /// The values by the rules of the game, from the sets with a given last coin.
    fn table(count: usize, sets: impl Fn(usize) -> Vec<Vec<usize>>) -> Vec<u64> {
        let others = |x| {
            let mut sets = sets(x);
            for set in &mut sets {
                assert_eq!(set.pop(), Some(x));
            }
            sets
        };
        coin_values(count, others)
    }

    /// Holds the nim-sum of the values against the search of all positions.
    fn check_all_positions(values: &[u64], sets: impl Fn(usize) -> Vec<Vec<usize>>) {
        let masks: Vec<Vec<u32>> = (0..values.len())
            .map(|x| {
                let sets = sets(x);
                sets.iter()
                    .map(|set| set.iter().map(|coin| 1 << coin).sum())
                    .collect()
            })
            .collect();
        let heads = |position: u32| {
            let coins = 0..masks.len();
            coins.filter(move |coin| position >> coin & 1 == 1)
        };
        let mut search = Search::normal(|&position: &u32| {
            let allowed = heads(position).flat_map(|x| &masks[x]);
            allowed.map(|mask| position ^ mask).collect()
        });
        for position in 0..1 << values.len() {
            let sum = heads(position).fold(0, |sum, x| sum ^ values[x]);
            assert_eq!(sum, search.grundy(&position), "{position:b}");
        }
    }

    #[test]
    fn every_row_of_nine_coins() {
        for (sets, value) in GAMES {
            let values: Vec<u64> = (0..9).map(value).collect();
            check_all_positions(&values, sets);
        }
    }

    #[test]
    fn closed_forms_of_forty_coins() {
        for (sets, value) in GAMES {
            let values: Vec<u64> = (0..40).map(value).collect();
            assert_eq!(table(40, sets), values);
        }
    }

    #[test]
    fn every_board_of_four_by_three() {
        for (columns, column_value) in GAMES {
            for (rows, row_value) in GAMES {
                let values: Vec<u64> = (0..12)
                    .map(|coin| nimber::product(column_value(coin % 4), row_value(coin / 4)))
                    .collect();
                check_all_positions(&values, |coin| product(columns, rows, 4, coin));
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
                let table = table(49, |coin| product(columns, rows, 7, coin));
                assert_eq!(table, values);
            }
        }
    }
}
