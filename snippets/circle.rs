//! # Coins in a circle (环上取石子)
//!
//! ## Rules
//!
//! Coins lie in a circle. A move takes a run of neighbouring coins, as many as the rule of the game
//! allows. A gap stays open: the coins on its two sides are no neighbours. Who cannot move loses.
//!
//! ## Example
//!
//! Five coins, of which one or two may be taken. The first player takes one and leaves a row of
//! four. The second takes the two in the middle, and after that one coin is left for each.
//!
//! ## Theorem
//!
//! The Grundy value of n coins is the mex of g(n − k) over the numbers k ≤ n that may be taken,
//! where g(r) is the value of a row of r coins: an octal game ([`crate::octal`]) with the digit 7
//! for these numbers. If all numbers from 1 to m may be taken, the player to move wins exactly when
//! n ≤ m, or m = 1 and n is odd.
//!
//! ## Why
//!
//! In a circle one run of k coins is as good as another, and leaves a row of n − k.
//!
//! Let the numbers be 1 to m. If n ≤ m, the first player takes everything. If m = 1, every game has n
//! moves. Else the first move leaves a row of at least one coin, and the second player wins by
//! symmetry (对称策略): from the middle of the row he takes one coin if their number is odd, two if it
//! is even, so that two equal rows are left. From then on he answers each move in one of them by the
//! same move in the other. So he always has an answer, and makes the last move.
//!
//! ## How to play
//!
//! As told in the proof. Under another rule, move to a row of value 0.
//!
//! ## Cost
//!
//! O(1) for 1 to m; else that of the octal game.
//!
//! ## Example
//!
//! ```
//! use snippets::{circle, octal};
//!
//! assert!(!circle::wins(5, 2));
//! assert!(circle::wins(2, 2));
//!
//! // Two coins at a time: with 10 coins a row of 8 would be left, and g(8) is not 0.
//! let values = octal::grundy_values(&[0, 0, 7], 10);
//! assert_eq!(values, [0, 0, 1, 1, 2, 0, 3, 1, 1, 0, 3]);
//! ```
//!
//! ## Problems
//!
//! `hdu3951`, `hdu3980`.
//!
//! ## Source
//!
//! S. Loyd's daisy puzzle (Cyclopedia of Puzzles, 1914), with m = 2; Winning Ways, chapter 4, on
//! Kayles.

/// Whether the player to move wins with `coins` coins, of which 1 to `most` may be taken. O(1).
pub fn wins(coins: u64, most: u64) -> bool {
    (1..=most).contains(&coins) || most == 1 && coins % 2 == 1
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::mex::mex;
    use crate::octal::grundy_values;
    use crate::search::Search;

    /// All sets of takes from 1 to 5, and all circles up to ten coins; bit i stands for coin i.
    #[test]
    fn every_circle_up_to_ten_coins() {
        for takes in 1..1u32 << 5 {
            let takes: Vec<usize> = (1..=5).filter(|k| takes >> (k - 1) & 1 == 1).collect();
            let mut digits = [0; 6];
            for &take in &takes {
                digits[take] = 7;
            }
            let row = grundy_values(&digits, 10);
            for n in 0..=10 {
                let mut search = Search::normal(|coins: &u32| {
                    let runs = takes.iter().filter(|&&take| take <= n);
                    let runs = runs.flat_map(|&take| {
                        let run = move |start| {
                            (0..take).fold(0, |run, i| run | 1u32 << ((start + i) % n))
                        };
                        (0..n).map(run)
                    });
                    runs.filter(|run| coins & run == *run)
                        .map(|run| coins & !run)
                        .collect()
                });
                let value = search.grundy(&((1 << n) - 1));
                let possible = takes.iter().filter(|&&take| take <= n);
                assert_eq!(
                    mex(possible.map(|take| row[n - take])),
                    value,
                    "{takes:?}, {n}"
                );
                if takes.len() == takes[takes.len() - 1] {
                    assert_eq!(
                        wins(n as u64, takes.len() as u64),
                        value != 0,
                        "{takes:?}, {n}"
                    );
                }
            }
        }
    }
}
