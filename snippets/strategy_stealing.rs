//! # Strategy stealing (策略偷取, 盗取策略)
//!
//! ## Rules
//!
//! Some different natural numbers. A move replaces the largest one by a smaller number that is not
//! among them, 0 included. Who cannot move loses.
//!
//! ## Theorem
//!
//! Let a be the largest number and b the one below it, or −1 if there is no other. The player to
//! move loses exactly when a = b + 1 and the number of holes, which are the natural numbers below b
//! that are not there, is even.
//!
//! For example, 1, 3, 4 have the holes 0 and 2 below 3, and 4 = 3 + 1: lost.
//!
//! ## Why
//!
//! 1. *If a > b + 1, then the player to move wins.* He can go to the position X in which b + 1 is
//!    the largest number. From X a player can only fill holes below b, which is allowed now as well. If
//!    X is lost, go to X. If it is won, some option of X is lost; steal that move and go there now.
//! 2. *If a = b + 1 and there are h holes, he wins exactly if h is odd.* By induction over h. If he
//!    fills a hole, b is the largest number, and h − 1 holes are left below it. Now if the number below
//!    b is not b − 1, the opponent wins by 1. If it is b − 1, all h − 1 holes are below that, and by
//!    induction the opponent loses exactly if h − 1 is even. So for an even h every move loses, or
//!    there is none. For an odd h filling the highest hole wins: either it is b − 1, or b − 1 was there
//!    before.
//!
//! The argument of 1 tells who wins in many games of which more is not known: a first move that does
//! no more than any answer to it would have done, such as the bite of one square in
//! [`crate::chomp`], can be saved.
//!
//! ## How to play
//!
//! With an odd number of holes below b fill the highest of them, otherwise go to b + 1:
//! [`winning_move`].
//!
//! ## Cost
//!
//! O(n) for n numbers, O(1) to know who wins.
//!
//! ## Example
//!
//! ```
//! use snippets::strategy_stealing::{winning_move, wins};
//!
//! assert!(!wins(&[1, 3, 4]));
//! assert_eq!(winning_move(&[1, 3, 9]), Some(4));
//! assert_eq!(winning_move(&[1, 2, 9]), Some(0));
//! ```
//!
//! ## Problems
//!
//! `arc137c`.
//!
//! ## Source
//!
//! AtCoder Regular Contest 137, problem C; for strategy stealing Winning Ways, chapter 18 (Sylver
//! Coinage).

/// Whether the player to move wins. The numbers grow. O(1).
///
/// # Panics
/// If there is no number.
pub fn wins(numbers: &[u64]) -> bool {
    let (largest, next, holes) = top(numbers);
    *largest > next || holes % 2 == 1
}

/// The number by which the largest one is to be replaced, if the player to move wins. The numbers
/// grow. O(n).
///
/// # Panics
/// If there is no number.
pub fn winning_move(numbers: &[u64]) -> Option<u64> {
    let (largest, next, holes) = top(numbers);
    if holes % 2 == 0 {
        return Some(next).filter(|next| next < largest);
    }
    let others = numbers[..numbers.len() - 1].iter().rev();
    // Down from b as long as there is no hole.
    let run = others
        .zip((0..next).rev())
        .take_while(|&(other, number)| *other == number);
    Some(next - 1 - run.count() as u64)
}

/// The largest number, b + 1, and the number of holes below.
fn top(numbers: &[u64]) -> (&u64, u64, u64) {
    let (largest, others) = numbers.split_last().expect("a number");
    let next = others.last().map_or(0, |other| other + 1);
    (largest, next, next - others.len() as u64)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::Search;

    #[test]
    fn every_set_of_numbers_below_ten() {
        let options = |numbers: &Vec<u64>| -> Vec<(u64, Vec<u64>)> {
            let (largest, others) = numbers.split_last().expect("a number");
            let free = (0..*largest).filter(|number| !others.contains(number));
            let after = free.map(|number| {
                let mut option = [others, &[number]].concat();
                option.sort_unstable();
                (number, option)
            });
            after.collect()
        };
        let mut search = Search::normal(|numbers| {
            let after = options(numbers).into_iter();
            after.map(|(_, option)| option).collect()
        });
        for set in 1..1u32 << 10 {
            let numbers: Vec<u64> = (0..10).filter(|i| set >> i & 1 == 1).collect();
            assert_eq!(wins(&numbers), search.wins(&numbers), "{numbers:?}");
            let good = options(&numbers)
                .into_iter()
                .filter(|(_, option)| !search.wins(option));
            let good: Vec<u64> = good.map(|(number, _)| number).collect();
            match winning_move(&numbers) {
                Some(number) => assert!(good.contains(&number), "{numbers:?}"),
                None => assert!(good.is_empty(), "{numbers:?}"),
            }
        }
    }
}
