//! # Coins on a strip (移动棋子, 阶梯博弈)
//!
//! ## Rules
//!
//! Coins lie on different cells of the strip 1, 2, 3, ... A move takes one coin one or more cells
//! to the left, neither onto another coin nor past one. Who cannot move loses.
//!
//! ## Theorem
//!
//! This is staircase Nim ([`crate::staircase`]): its steps, from step 1 on, are the gaps to the
//! left of the last coin, of the last but one, and so on. So the Grundy value is the nim-sum of the
//! gaps to the left of the last coin, of the last but two, the last but four ...
//!
//! ## Why
//!
//! A coin that goes c cells to the left takes c cells from the gap on its left, and adds them to
//! the gap on its right, which is one step below; the cells to the right of the last coin are the
//! ground.
//!
//! *Heaps that must not become smaller than the heap on their left* are the same game: heap i of a
//! stones, counted from 1, is a coin on cell a + i.
//!
//! **With a dollar.** Now let cell 0 have room for any number of coins, let one of the coins be the
//! dollar, and let who brings it to cell 0 win. If it is the first coin, the player to move wins. If
//! it is the second, he loses exactly when the nim-sum of the theorem is 0. If it is a later one, so
//! he does with cell 0 for a free cell: the gap to the left of the first coin is one longer.
//!
//! For who brings the last coin that was in front of the dollar to cell 0 loses, as the dollar
//! follows. So let that be forbidden; who has no other move loses. If the dollar is the second coin,
//! this is the game above. Else let the gaps to the left of the last coin, the last but two, ... be
//! heaps, the first coin's gap with cell 0 if it is among them. A coin with a heap makes it smaller,
//! and can make it as small as it likes. A coin without a heap makes that of the next coin greater;
//! if it goes to cell 0, then by x or by x + 1, where x > 0 was its cell, for the next coin is then
//! the first one, and may go to cell 0 unless it is the last in front of the dollar. So a move
//! changes one heap, and a heap can be brought down to any smaller one. As in Nim, every move
//! from nim-sum 0 leads to another one, from any other some move leads to 0, and the game ends.
//!
//! ## How to play
//!
//! As in staircase Nim: make the nim-sum of the odd steps 0.
//!
//! ## Cost
//!
//! O(n) for n coins in order.
//!
//! ## Example
//!
//! ```
//! use snippets::{gaps, staircase};
//!
//! let steps = gaps::steps(&[2, 3, 7]);
//! assert_eq!(steps, [3, 0, 1]);
//! assert_eq!(staircase::grundy(&steps), 2);
//!
//! assert!(!gaps::wins_with_dollar(&[1, 2, 4], 2));
//! assert!(gaps::wins_with_dollar(&[1, 2, 4], 1));
//! ```
//!
//! ## Problems
//!
//! `codechef_g3`, `luogu_p3480`, `poj1704`; `luogu_p5363` counts positions; `hdu4315` with a
//! dollar.
//!
//! ## Source
//!
//! Winning Ways, chapter 3; R. P. Sprague, "Bemerkungen über eine spezielle Abelsche Gruppe",
//! Mathematische Zeitschrift 51 (1947).
use crate::staircase::grundy;

/// The steps for coins on the cells `coins`, growing and above 0: the free cells to the left of
/// each coin, from the last coin to the first. O(n).
pub fn steps(coins: &[u64]) -> Vec<u64> {
    let mut left = 0;
    let mut gaps = Vec::new();
    for &coin in coins {
        gaps.push(coin - left - 1);
        left = coin;
    }
    gaps.reverse();
    gaps
}

/// Whether the player to move wins if `coins[dollar]` is the dollar; the cells of the coins grow and
/// are above 0. O(n).
pub fn wins_with_dollar(coins: &[u64], dollar: usize) -> bool {
    let free = u64::from(dollar > 1);
    let coins: Vec<u64> = coins.iter().map(|coin| coin + free).collect();
    dollar == 0 || grundy(&steps(&coins)) != 0
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::{heaps_up_to, Search};

    #[test]
    fn every_four_coins_on_eleven_cells() {
        let mut search = Search::normal(|coins: &Vec<u64>| {
            let mut options = Vec::new();
            for (i, &coin) in coins.iter().enumerate() {
                for cell in 1..coin {
                    // What lies on the way.
                    if !coins[..i].iter().any(|&other| other >= cell) {
                        let mut option = coins.clone();
                        option[i] = cell;
                        options.push(option);
                    }
                }
            }
            options
        });
        for coins in heaps_up_to(4, 11) {
            let growing = coins.windows(2).all(|pair| pair[0] < pair[1]);
            if growing && !coins.contains(&0) {
                let value = search.grundy(&coins);
                assert_eq!(grundy(&steps(&coins)), value, "{coins:?}");
            }
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
                assert_eq!(grundy(&steps(&coins)), value, "{heaps:?}");
            }
        }
    }

    #[test]
    fn every_dollar_among_coins_on_eight_cells() {
        // The coins that are not on cell 0, and the dollar's place among them, `None` at the end.
        let mut search = Search::normal(|(coins, dollar): &(Vec<u64>, Option<usize>)| {
            let mut options = Vec::new();
            let Some(dollar) = *dollar else {
                return options;
            };
            for (i, &coin) in coins.iter().enumerate() {
                let next = if i == 0 { 0 } else { coins[i - 1] };
                for cell in next + 1..coin {
                    let mut option = coins.clone();
                    option[i] = cell;
                    options.push((option, Some(dollar)));
                }
            }
            options.push((coins[1..].to_vec(), dollar.checked_sub(1)));
            options
        });
        for set in 1..1u32 << 8 {
            let cells = (1..=8).filter(|cell| set >> (cell - 1) & 1 == 1);
            let coins: Vec<u64> = cells.collect();
            for dollar in 0..coins.len() {
                assert_eq!(
                    wins_with_dollar(&coins, dollar),
                    search.wins(&(coins.clone(), Some(dollar))),
                    "{coins:?}, {dollar}"
                );
            }
        }
    }
}
