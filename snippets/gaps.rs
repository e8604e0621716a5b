//! # Coins on a strip (移动棋子, 阶梯博弈)
//!
//! Coins are pushed to the left along a strip until they stand side by side at its end. The gaps
//! between them are the steps of staircase Nim.
//!
//! ## Rules
//!
//! Coins lie on different cells of the strip 1, 2, 3, ... A move takes one coin one or more cells
//! to the left, neither onto another coin nor past one. A player who cannot move loses. (This is
//! the *Silver Dollar Game without the dollar*; with it, see "Other rules".)
//!
//! ```text
//! cell   1 2 3 4 5 6 7
//!        . o o . . . o
//! gap      1 0       3
//! step     3 2       1
//! ```
//!
//! A gap is the number of free cells on the left of the coin.
//!
//! ## Theorem
//!
//! Let a coin's gap be the free cells between it and the next coin, or the end of the strip, on its
//! left. The gaps of the last coin, of the last but one, and so on are the steps 1, 2, ... of
//! [staircase Nim](crate::staircase). So the Grundy value is the nim-sum of the gaps of the last
//! coin, the last but two, the last but four, ...
//!
//! ## Why
//!
//! A coin that goes c cells to the left makes its gap smaller by c, and the gap of the next coin on
//! its right greater by c. That gap is one step below, or the ground if the coin is the last one.
//!
//! ## How to play
//!
//! As on the staircase: [`winning_moves`].
//!
//! ## Other rules
//!
//! *Growing heaps.* No heap may become smaller than the heap on its left, and a move takes stones
//! from one heap. Heap i of a stones, counted from 1, is a coin on cell a + i.
//!
//! *The Silver Dollar Game.* On the left of cell 1 there is a bag, which has room for any number of
//! coins. One of the coins is the dollar, and the player who brings it into the bag wins
//! ([`wins_with_dollar`]). If the dollar is the first coin, the player to move wins. If it is the second,
//! he loses exactly if the nim-sum of the theorem is 0, as if there were no bag. If it is a later one, he
//! loses exactly if that nim-sum is 0 when the bag counts as a free cell: the gap of the first coin is
//! longer by 1.
//!
//! ```text
//! cell   bag  1 2 3 4
//!             o o . $
//! gap         1 0   1
//! ```
//!
//! Here the dollar is the third coin, so the bag counts as a free cell on the left of cell 1. The gaps of
//! the last coin and of the last but two are 1 and 1, of nim-sum 0: the player to move loses. He has two
//! moves: the dollar to cell 3, or the coin on cell 1 into the bag. The opponent answers each of them by the
//! other one. Then a coin is left on cell 2, and the dollar on cell 3. If the coin goes to cell 1, the dollar
//! follows to cell 2. Sooner or later the coin has to go into the bag, and then the dollar goes there and
//! wins.
//!
//! 1. A player who puts the last coin in front of the dollar into the bag loses, as the dollar
//!    follows. So let that be forbidden, and let a player who has no other move lose. If the dollar
//!    is the second coin, no coin goes into the bag, and this is the game above.
//! 2. Otherwise let the gaps of the last coin, the last but two, ... be heaps. If the first coin is one
//!    of these, its gap includes the bag, as long as it may go there. A coin that has a heap makes it
//!    smaller, by as much as the player likes.
//! 3. A coin that has no heap makes the heap of the next coin on its right greater. This also holds
//!    if it goes into the bag, say from cell x. The next coin is then the first one. If it may go
//!    into the bag as well, its heap has grown by x + 1, otherwise by x.
//! 4. So a move changes one heap, and each heap can be brought down to any smaller number. As in
//!    Nim, every move from nim-sum 0 leads to another nim-sum, from which some move leads to 0. The
//!    game ends, and a player who has no move is at nim-sum 0.
//!
//! *The dollar in two steps.* Let the player who brings the dollar into the bag lose, as the opponent
//! then takes the bag. Now the dollar itself is the coin that nobody wants to put there. By the same
//! proof the bag is a free cell unless the dollar is the first coin: call `wins_with_dollar` with
//! `dollar + 1`.
//!
//! *Welter's game.* A coin may jump over others; it still needs a cell of its own. For two coins on
//! the cells a and b, counted from 0, the value is (a ⊕ b) − 1. For more coins it is the nim-sum of
//! all cells a, counted from 0, and of d ⊕ (d − 1) with d = a ⊕ b for each two cells
//! ([`grundy_welter`]). Welter's theorem has a long proof, see the sources; here it is only checked
//! by search.
//!
//! *Short steps.* A step has at most k cells. Then the same gaps are heaps of [Bash's game](crate::bash) in place
//! of Nim: the player to move loses exactly if the nim-sum of their remainders modulo k + 1 is 0. In general, if
//! the length of a step has to be one of a set S, the gaps are heaps of the [subtraction
//! game](crate::subtraction) S. *Why:* a coin that has a heap takes from it, as S allows. A coin that has none,
//! and goes s cells, adds s to the heap on its right, and the opponent takes s away from it at once, as the coin
//! on the right has the room. So these moves change nothing. With k = 2 two coins with a gap of 3, the first of
//! them at the end of the strip, are lost; with steps of any length they are won.
//!
//! *Coins that may also go to the right*, but not for ever: this does not change who wins, as the
//! opponent brings the coin back at once, see reversible moves in [`northcott`](crate::northcott).
//!
//! ## Cost
//!
//! O(n) for n coins in order; Welter's game O(n²).
//!
//! ## Example
//!
//! In the picture the coins are on the cells 2, 3 and 7. The odd steps hold 3 and 1, and their
//! nim-sum is 2. The player to move wins: he brings step 1 down to 1, the last coin to cell 5.
//!
//! ```
//! use snippets::gaps;
//!
//! let coins = [2, 3, 7];
//! assert_eq!(gaps::steps(&coins), [3, 0, 1]);
//! assert_eq!(gaps::grundy(&coins), 2);
//! // Coin 2, counted from 0, goes to cell 5.
//! assert_eq!(gaps::winning_moves(&coins), [(2, 5)]);
//!
//! assert!(!gaps::wins_with_dollar(&[1, 2, 4], 2));
//! assert!(gaps::wins_with_dollar(&[1, 2, 4], 1));
//!
//! assert_eq!(gaps::grundy_welter(&[1, 4]), (0 ^ 3) - 1);
//! ```
//!
//! ## Problems
//!
//! Three positions to decide with a pencil come first:
//! [exercises, step 3](crate::exercises#step-3-nim-in-disguise).
//!
//! Easiest first.
//!
//! - [`poj1704`](crate::problems::gaps::poj1704) † POJ 1704 Georgia and Bob
//! - [`codechef_g3`](crate::problems::gaps::codechef_g3) CodeChef G3 A Coin Game
//! - [`codechef_adapwns`](crate::problems::gaps::codechef_adapwns) CodeChef ADAPWNS Ada Pawns: short steps
//! - [`luogu_p3480`](crate::problems::gaps::luogu_p3480) Luogu P3480 \[POI 2009\] KAM-Pebbles
//! - [`hdu4315`](crate::problems::gaps::hdu4315) † HDU 4315 Climbing the Hill: with a dollar
//! - [`luogu_p5363`](crate::problems::counting::luogu_p5363) Luogu P5363 \[SDOI2019\] 移动金币: lost positions are counted
//!
//! † The judge takes no Rust.
//!
//! ## Source
//!
//! Winning Ways, chapter 15; J. H. Conway, On Numbers and Games, chapter 11 (the Silver Dollar
//! Game, which Conway believes is due to N. G. de Bruijn) and chapter 13 (Welter's game); C. P.
//! Welter, "The theory of a class of games on a sequence of squares, in terms of the advancing
//! operation in a special group", Indagationes Mathematicae 16 (1954). The [Silver Dollar
//! Game](https://www.cut-the-knot.org/Curriculum/Games/SilverDollar.shtml) to play with.
#![doc(alias(
    "移动棋子",
    "Coins on a strip",
    "Silver Dollar",
    "Welter",
    "阶梯博弈",
    "银币游戏",
    "Silver Dollar Game",
    "Welter game",
    "硬币",
    "棋子",
    "数轴"
))]

use crate::staircase;

/// Returns the steps of staircase Nim for coins on the cells `coins` of a strip, which grow from 1 on: the free
/// cells to the left of each coin, from the last coin to the first. O(n) for n coins.
///
/// # Panics
/// If the cells do not grow, or if the first one is 0.
#[track_caller]
pub fn steps(coins: &[u64]) -> Vec<u64> {
    let mut left = 0;
    let mut gaps = Vec::new();
    for &coin in coins {
        assert!(left < coin, "a cell {} after {}", coin, left);
        gaps.push(coin - left - 1);
        left = coin;
    }
    gaps.reverse();
    gaps
}

/// Returns the Grundy value of coins on the cells `coins` of a strip, which grow from 1 on, where a coin goes
/// to the left and past no other. O(n) for n coins.
///
/// # Panics
/// If the cells do not grow, or if the first one is 0.
#[track_caller]
pub fn grundy(coins: &[u64]) -> u64 {
    staircase::grundy(&steps(coins))
}

/// Returns whether the player to move wins with coins on the cells `coins` of a strip, which grow from 1 on,
/// where a coin goes to the left and past no other, and a player who cannot move loses. O(n) for n coins.
///
/// # Panics
/// If the cells do not grow, or if the first one is 0.
#[track_caller]
pub fn wins(coins: &[u64]) -> bool {
    grundy(coins) != 0
}

/// Lists all winning moves `(i, cell)` with coins on the cells `coins` of a strip, which grow from 1 on, where
/// a coin goes to the left and past no other: `coins[i]` goes to `cell`. There is at most one per coin, and
/// they are sorted. O(n) for n coins.
///
/// # Panics
/// If the cells do not grow, or if the first one is 0.
#[track_caller]
pub fn winning_moves(coins: &[u64]) -> Vec<(usize, u64)> {
    let moves = staircase::winning_moves(&steps(coins)).into_iter().rev();
    let coin_and_cell = |(step, rest)| {
        let i = coins.len() - 1 - step;
        let left = if i == 0 { 0 } else { coins[i - 1] };
        (i, left + 1 + rest)
    };
    moves.map(coin_and_cell).collect()
}

/// Returns whether the player to move wins the Silver Dollar Game with coins on the cells `coins` of a strip,
/// which grow from 1 on: `coins[dollar]` is the dollar, and the player who brings it into the bag wins. O(n)
/// for n coins.
///
/// # Panics
/// If the cells do not grow, if the first one is 0, or if `dollar` is greater than the number of coins.
#[track_caller]
pub fn wins_with_dollar(coins: &[u64], dollar: usize) -> bool {
    assert!(dollar <= coins.len(), "no such coin");
    let mut gaps = steps(coins);
    if let Some(first) = gaps.last_mut() {
        *first += u64::from(dollar > 1);
    }
    dollar == 0 || staircase::grundy(&gaps) != 0
}

/// Returns the Grundy value of Welter's game with coins on the cells `coins`, from 1 on and in any order.
/// O(n^2) for n coins.
///
/// # Panics
/// If two coins are on one cell, or a cell is 0.
#[track_caller]
pub fn grundy_welter(coins: &[u64]) -> u64 {
    let mut value = 0;
    for (i, coin) in coins.iter().enumerate() {
        assert!(*coin > 0, "cells count from 1");
        value ^= coin - 1;
        for other in &coins[..i] {
            assert!(coin != other, "two coins on one cell");
            let difference = (coin - 1) ^ (other - 1);
            value ^= difference ^ (difference - 1);
        }
    }
    value
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::{heaps_up_to, Search};

    /// The moves `(i, cell)`.
    fn moves_of(coins: &[u64]) -> Vec<(usize, u64)> {
        let mut moves = Vec::new();
        for (i, &coin) in coins.iter().enumerate() {
            // Up to what lies on the way.
            let first = i.checked_sub(1).map_or(1, |left| coins[left] + 1);
            moves.extend((first..coin).map(|cell| (i, cell)));
        }
        moves
    }

    fn after(coins: &[u64], (i, cell): (usize, u64)) -> Vec<u64> {
        let mut option = coins.to_vec();
        option[i] = cell;
        option
    }

    #[test]
    fn every_four_coins_on_eleven_cells() {
        let mut search = Search::normal(|coins: &Vec<u64>| {
            let moves = moves_of(coins).into_iter();
            moves.map(|to| after(coins, to)).collect()
        });
        for set in 0..1u32 << 11 {
            let cells = (1..=11).filter(|cell| set >> (cell - 1) & 1 == 1);
            let coins: Vec<u64> = cells.collect();
            if coins.len() > 4 {
                continue;
            }
            let value = search.grundy(&coins);
            assert_eq!(grundy(&coins), value, "{coins:?}");
            let mut good = moves_of(&coins);
            good.retain(|&to| !search.wins(&after(&coins, to)));
            assert_eq!(winning_moves(&coins), good, "{coins:?}");
        }
    }

    #[test]
    fn every_four_growing_heaps_of_five() {
        let mut search = Search::normal(|heaps: &Vec<u64>| {
            let mut options = Vec::new();
            for (i, &heap) in heaps.iter().enumerate() {
                let least = if i == 0 { 0 } else { heaps[i - 1] };
                for rest in least..heap {
                    let mut option = heaps.clone();
                    option[i] = rest;
                    options.push(option);
                }
            }
            options
        });
        for heaps in heaps_up_to(4, 5) {
            if heaps.windows(2).all(|pair| pair[0] <= pair[1]) {
                let coins: Vec<u64> = heaps.iter().zip(1..).map(|(heap, i)| heap + i).collect();
                let value = search.grundy(&heaps);
                assert_eq!(grundy(&coins), value, "{heaps:?}");
            }
        }
    }

    /// The coins that are not in the bag, and the dollar's place among them, `None` at the end.
    type WithDollar = (Vec<u64>, Option<usize>);

    fn options_with_dollar((coins, dollar): &WithDollar) -> Vec<WithDollar> {
        let mut options = Vec::new();
        if let Some(dollar) = *dollar {
            let moves = moves_of(coins).into_iter();
            options.extend(moves.map(|to| (after(coins, to), Some(dollar))));
            options.push((coins[1..].to_vec(), dollar.checked_sub(1)));
        }
        options
    }

    #[test]
    fn every_dollar_among_coins_on_eight_cells() {
        let mut one_step = Search::normal(options_with_dollar);
        // The player who brings the dollar into the bag loses.
        let mut two_steps = Search::misere(options_with_dollar);
        for set in 1..1u32 << 8 {
            let cells = (1..=8).filter(|cell| set >> (cell - 1) & 1 == 1);
            let coins: Vec<u64> = cells.collect();
            for dollar in 0..coins.len() {
                let position = (coins.clone(), Some(dollar));
                let won = [dollar, dollar + 1].map(|dollar| wins_with_dollar(&coins, dollar));
                let expected = [one_step.wins(&position), two_steps.wins(&position)];
                assert_eq!(won, expected, "{coins:?}, {dollar}");
            }
        }
    }

    #[test]
    fn every_five_coins_that_jump_on_ten_cells() {
        let mut search = Search::normal(|coins: &Vec<u64>| {
            let mut options = Vec::new();
            for (i, &coin) in coins.iter().enumerate() {
                for cell in (1..coin).filter(|cell| !coins.contains(cell)) {
                    let mut option = after(coins, (i, cell));
                    option.sort_unstable();
                    options.push(option);
                }
            }
            options
        });
        for set in 0..1u32 << 10 {
            let cells = (1..=10).filter(|cell| set >> (cell - 1) & 1 == 1);
            let mut coins: Vec<u64> = cells.collect();
            if coins.len() <= 5 {
                let value = search.grundy(&coins);
                assert_eq!(grundy_welter(&coins), value, "{coins:?}");
                coins.reverse();
                assert_eq!(grundy_welter(&coins), value, "{coins:?}");
            }
        }
    }

    #[test]
    fn coins_that_may_go_back_a_few_times() {
        // The coins on seven cells, and how often the two players may still go back.
        let mut search = Search::normal(|(coins, own, other): &(Vec<u64>, u64, u64)| {
            let mut options = Vec::new();
            for to in moves_of(coins) {
                options.push((after(coins, to), *other, *own));
            }
            for (i, &coin) in coins.iter().enumerate().filter(|_| *own > 0) {
                let end = coins.get(i + 1).copied().unwrap_or(8);
                for cell in coin + 1..end {
                    options.push((after(coins, (i, cell)), *other, own - 1));
                }
            }
            options
        });
        for set in 0..1u32 << 7 {
            let cells = (1..=7).filter(|cell| set >> (cell - 1) & 1 == 1);
            let coins: Vec<u64> = cells.collect();
            let won = wins(&coins);
            for (own, other) in [(0, 1), (1, 0), (1, 1), (2, 1)] {
                let position = (coins.clone(), own, other);
                assert_eq!(search.wins(&position), won, "{position:?}");
            }
        }
    }

    #[test]
    fn the_greatest_cells() {
        let most = u64::MAX;
        assert_eq!(winning_moves(&[1, most]), [(1, 2)]);
        assert!(wins_with_dollar(&[1, 2, most], 2));
        assert!(!wins_with_dollar(&[1, 2, 4], 2));
        assert_eq!(grundy_welter(&[1, most]), most - 2);
    }

    #[test]
    #[should_panic(expected = "two coins on one cell")]
    fn two_coins_on_one_cell() {
        grundy_welter(&[3, 1, 3]);
    }

    #[test]
    fn short_steps() {
        for set in [&[1, 2][..], &[1, 2, 3], &[2], &[1, 3], &[3, 5]] {
            let mut row = Search::normal(|cells: &u64| {
                let mut options = Vec::new();
                for coin in (0..10_u64).filter(|coin| cells >> coin & 1 == 1) {
                    let free = (0..coin).rev().take_while(|cell| cells >> cell & 1 == 0);
                    for cell in free.filter(|cell| set.contains(&(coin - cell))) {
                        options.push(cells ^ 1 << coin ^ 1 << cell);
                    }
                }
                options
            });
            let mut heap = Search::normal(|&gap: &u64| {
                let rests = set.iter().filter_map(|step| gap.checked_sub(*step));
                rests.collect()
            });
            for cells in 0..1_u64 << 10 {
                let coins: Vec<u64> = (1..=10)
                    .filter(|cell| cells >> (cell - 1) & 1 == 1)
                    .collect();
                let heaps = steps(&coins).into_iter().step_by(2);
                let sum = heaps.fold(0, |sum, gap| sum ^ heap.grundy(&gap));
                assert_eq!(row.wins(&cells), sum != 0, "{set:?}, {coins:?}");
                if set == [1, 2] {
                    let remainders = steps(&coins).into_iter().step_by(2);
                    let sum_of_remainders = remainders.fold(0, |sum, gap| sum ^ (gap % 3));
                    assert_eq!(sum, sum_of_remainders);
                }
            }
        }
    }
}
