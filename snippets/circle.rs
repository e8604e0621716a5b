//! # Coins in a circle (环上取石子)
//!
//! The classic example of playing by symmetry.
//!
//! ## Rules
//!
//! Coins lie in a circle. A move takes a run of neighbouring coins, as many as the rule of the game
//! allows. A gap stays open: the coins on its two sides are no neighbours. A player who cannot move
//! loses.
//!
//! ```text
//!   o o           . o           . o
//!  o   o   ───→  o   o   ───→  o   .
//!    o             o             .
//! ```
//!
//! The moves are those of the example below.
//!
//! ## Theorem
//!
//! Let there be n > 0 coins, and let the runs have 1 to m coins. The player to move wins exactly if
//! n ≤ m, or if m = 1 and n is odd.
//!
//! For any other rule, the Grundy value of n coins in a circle is the mex of g(n − k) over the
//! numbers k ≤ n that may be taken, where g(r) is the value of r coins in a row. These rows are an
//! octal game ([`octal`](crate::octal)) with the digit 7 for each k that may be taken.
//!
//! ## Why
//!
//! In a circle one run of k coins is as good as another, and leaves a row of n − k. Now let the
//! runs have 1 to m coins.
//!
//! 1. If n ≤ m, the first player takes everything.
//! 2. If m = 1, there are n moves, whatever the players do.
//! 3. Otherwise the first move leaves a row of one coin or more, and the second player wins by symmetry
//!    (对称策略): from the middle of the row he takes one coin if the number of coins is odd, two if it is
//!    even. Two equal rows are left, perhaps empty. From then on he answers each move in one row by the
//!    mirrored move in the other. So he always has an answer, and makes the last move.
//!
//! ## How to play
//!
//! The steps of the proof say how. Under another rule, take a run that leaves a row of value 0; from then on play the
//! [octal game](crate::octal).
//!
//! ## Other rules
//!
//! *n > 0 coins in a row*, of which 1 to m neighbours may be taken: as in step 3, the first player
//! wins if m > 1, or if n is odd. For m = 2 this is Kayles.
//!
//! *Exactly m neighbours*: see the second example and `hdu3980`.
//!
//! *The last coin loses.* The mirror does not help, as the player who answers makes the last move. With one or
//! two neighbours a row is lost exactly for 1, 4, 9, 12 and 20 coins (misère Kayles, a theorem of W. L. Sibert
//! and J. H. Conway; searched here up to 22), and the first move in a ring of n coins leaves a row of n − 1 or
//! n − 2. So a ring is won exactly for 2, 3, 5, 6, 10, 11, 13, 14, 21 and 22 coins. With one to three
//! neighbours, and one to four, only the row of one coin is lost (up to 14, by search), so a ring is won for 2
//! to 4, or 2 to 5 coins. Values are not enough in such games: see [`genus`](crate::genus).
//!
//! *Rules that only look like a known one* (WA?): row 10 of [false friends](crate::false_friends#the-table).
//!
//! ## Cost
//!
//! O(1) for 1 to m; otherwise that of the octal game.
//!
//! ## Example
//!
//! Five coins, of which one or two may be taken: lost. Say the first player takes one and leaves a
//! row of four. The second player takes the two in the middle, and after that one coin is left for
//! each.
//!
//! ```
//! use snippets::{circle, octal};
//!
//! assert!(!circle::wins(2, 5));
//! assert!(circle::wins(2, 2));
//!
//! // Exactly two coins: of 10 in a circle a row of 8 is left, and g(8) = 1.
//! // So 10 coins are lost.
//! let values = octal::grundy_values(&[0, 0, 7], 10);
//! assert_eq!(values, [0, 0, 1, 1, 2, 0, 3, 1, 1, 0, 3]);
//! ```
//!
//! ## Problems
//!
//! Easiest first.
//!
//! - [`hdu3951`](crate::problems::circle::hdu3951) † HDU 3951 Coin Game
//! - [`hdu3980`](crate::problems::circle::hdu3980) † HDU 3980 Paint Chain
//!
//! † The judge takes no Rust.
//!
//! ## Source
//!
//! S. Loyd's daisy puzzle, Cyclopedia of Puzzles (1914), page 85, with 13 petals and m = 2; Winning
//! Ways, chapter 4, on Kayles.
#![doc(alias(
    "环上取石子",
    "Coins in a circle",
    "对称策略",
    "Daisy puzzle",
    "相邻",
    "adjacent"
))]

/// Returns whether the player to move wins with `coins` coins in a circle, where a move takes 1 to `most` coins
/// that lie side by side and a player who cannot move loses. O(1).
pub fn wins(most: u64, coins: u64) -> bool {
    (1..=most).contains(&coins) || most == 1 && coins % 2 == 1
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::mex::mex;
    use crate::octal::grundy_values;
    use crate::search::{take_and_break, Search};

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
                // The takes are 1 to the number of them.
                if takes.len() == takes[takes.len() - 1] {
                    let first_wins_row = n > 0 && (takes.len() > 1 || n % 2 == 1);
                    assert_eq!(row[n] != 0, first_wins_row, "{takes:?}, {n}");
                    assert_eq!(
                        wins(takes.len() as u64, n as u64),
                        value != 0,
                        "{takes:?}, {n}"
                    );
                }
            }
        }
        assert!(!wins(0, 1), "nothing may be taken");
    }

    #[test]
    fn the_last_coin_loses() {
        let mut search = Search::misere(|rows: &Vec<u64>| {
            let mut options = take_and_break(&[0, 7, 7], rows);
            for option in &mut options {
                option.retain(|&row| row > 0);
            }
            options
        });
        let mut lost = |row: u64| !search.wins(&vec![row]);
        let rows: Vec<u64> = (1..=22).filter(|&row| lost(row)).collect();
        assert_eq!(rows, [1, 4, 9, 12, 20]);
        let rings =
            (1..=22).filter(|ring| (1..=2.min(*ring)).any(|take| rows.contains(&(ring - take))));
        assert!(rings.eq([2, 3, 5, 6, 10, 11, 13, 14, 21, 22]));
        for digits in [&[0, 7, 7, 7][..], &[0, 7, 7, 7, 7]] {
            let mut search = Search::misere(|rows: &Vec<u64>| take_and_break(digits, rows));
            let lost = (1..=14).filter(|&row| !search.wins(&vec![row]));
            assert!(lost.eq([1]), "{digits:?}");
        }
    }
}
