//! # Coins on a strip (移动棋子, 阶梯博弈)
//!
//! **Rules.** Coins lie on different cells of the strip 1, 2, 3, ... A move takes one coin one or
//! more cells to the left, neither onto another coin nor past one. Who cannot move loses.
//!
//! **Theorem.** This is staircase Nim ([`crate::staircase`]): its steps, from step 1 on, are the gaps to the left of the
//! last coin, of the last but one, and so on. So the Grundy value is the nim-sum of the gaps to the
//! left of the last coin, of the last but two, the last but four ...
//!
//! **Why.** A coin that goes c cells to the left takes c cells from the gap on its left, and adds
//! them to the gap on its right, which is one step below; the cells to the right of the last coin
//! are the ground.
//!
//! *Heaps that must not become smaller than the heap on their left* are the same game: heap i of a
//! stones, counted from 1, is a coin on cell a + i.
//!
//! **How to play.** As in staircase Nim: make the nim-sum of the odd steps 0.
//!
//! **Cost.** O(n) for n coins in order.
//!
//! ```
//! use snippets::{gaps, staircase};
//!
//! let steps = gaps::steps(&[2, 3, 7]);
//! assert_eq!(steps, [3, 0, 1]);
//! assert_eq!(staircase::grundy(&steps), 2);
//! ```
//!
//! **Problems.** `codechef_g3`, `luogu_p3480`, `poj1704`; `luogu_p5363` counts positions.
//!
//! **Source.** Winning Ways, chapter 3; R. P. Sprague, "Bemerkungen über eine spezielle Abelsche
//! Gruppe", Mathematische Zeitschrift 51 (1947).

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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::{heaps_up_to, Search};
    use crate::staircase::grundy;

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
                let value = search.grundy(&coins) as u64;
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
                let value = search.grundy(&heaps) as u64;
                assert_eq!(grundy(&steps(&coins)), value, "{heaps:?}");
            }
        }
    }
}
