//! # Strategy stealing (策略偷取, 盗取策略)
//!
//! A proof that the first player wins, which does not say how. Let there be a first move that every
//! answer makes useless: after the answer the position is as if the answer alone had been made. If this
//! first move loses, some answer to it wins, and the first player makes that answer at once. The
//! argument decides games of which nothing more is known. In the game of this page it decides all
//! positions except those of one kind, and these follow.
//!
//! ## Rules
//!
//! There are some different natural numbers; 0 is one, too. A move replaces the largest of them by a
//! smaller natural number that is not there. A player who cannot move loses.
//!
//! ## Theorem
//!
//! Let a be the largest number and b the next one, or −1 if there is no other. The holes are the
//! natural numbers below b that are not there. The player to move loses exactly if a = b + 1 and
//! the number of holes is even.
//!
//! ```text
//!    0   1   2   3   4   5
//!  hole  x hole  x   x
//!  hole  x hole  x       x
//! ```
//!
//! In the first position a = 4 and b = 3, and there are two holes: lost. In the second a = 5: won, by
//! going to 4.
//!
//! ## Why
//!
//! 1. *If a > b + 1, the player to move wins.* He can go to the position X in which b + 1 replaces a.
//!    From X a player can only fill a hole with b + 1, which leaves the same as filling it with a. If X
//!    is lost, go to X. If X is won, some option of X is lost: steal that move and go there now.
//! 2. *If a = b + 1 and there are h holes, the player to move wins exactly if h is odd.* By induction
//!    over h. Every move fills a hole and leaves b as the largest number, with h − 1 holes below it.
//!    - If b − 1 is a hole then, the opponent wins by 1.
//!    - If b − 1 is there, all h − 1 holes are below it, and by induction the opponent loses
//!      exactly if h − 1 is even.
//!
//!    So if h is even, every move loses, or there is none. If h is odd, filling the highest hole
//!    wins: b − 1 was there before, or it is this hole.
//!
//! ## How to play
//!
//! If the number of holes is odd, fill the highest of them; otherwise go to b + 1:
//! [`winning_move`].
//!
//! ## Other rules
//!
//! Other first players who win by stealing:
//!
//! - *Chomp* on a rectangle: the bite of one square in the corner, see [`chomp`](crate::chomp).
//! - *Striking out divisors*: of the numbers 1 to n a move strikes out one number and those of its
//!   divisors that are left; a player who cannot move loses. The first move at 1 strikes out 1 alone,
//!   which every other first move strikes out as well. So the first player wins for all n ≥ 1.
//!
//! - *Sums die* (Sylver Coinage, 造币博弈). A move names one of some numbers that are greater than 1. A number is
//!   dead if it was named, or if it is a sum of numbers that were, each of them once or more; a dead number
//!   cannot be named. A player who cannot move loses. *Let m be the greatest living number. If each other
//!   living number x would kill m, as m − i x is 0 or dead for some i ≥ 1, the player to move wins.* For m
//!   kills no other number, as all greater ones are dead. If naming m loses, some answer x wins. That answer
//!   kills m by itself, so it leaves the same position if it is made at once.
//!
//!   If two numbers a and b without a common divisor were named, other than 2 and 3, the greatest living number
//!   is m = a b − a − b, and for each living x the number m − x is dead: so the player to move wins. After 4 and 5
//!   the numbers 2, 3, 6, 7, 11 live. 11 = 2 + 9 = 3 + 8 = 6 + 5 = 7 + 4, and naming 11 wins. In general only a search
//!   decides, in which the living numbers are the bits of a word (POJ 1143: the numbers 2 to 20):
//!
//! ```
//! use snippets::search::Search;
//!
//! // Bit x says whether x is dead, and 0 is: a sum of nothing. `is_known` ends the word.
//! let is_known = (1 << 21) - 1;
//! let name = |mut dead: u64, x: u64| {
//!     for _ in 0..20 / x {
//!         dead |= dead << x & is_known;
//!     }
//!     dead
//! };
//! let mut search = Search::normal(|&dead: &u64| {
//!     let living = (2..=20).filter(|x| dead >> x & 1 == 0);
//!     living.map(|x| name(dead, x)).collect()
//! });
//! let after_4_and_5 = name(name(1, 4), 5);
//! let living = (2..=20).filter(|x| after_4_and_5 >> x & 1 == 0);
//! assert!(living.eq([2, 3, 6, 7, 11]));
//! assert!(search.wins(&after_4_and_5) && !search.wins(&name(after_4_and_5, 11)));
//! ```
//!
//! - *Any game* with a move after which the opponent has no move that the player did not have himself: see
//!   [joined moves](crate::graph_game#joined-moves).
//!
//! ## Cost
//!
//! O(1) to know who wins, O(n) for the move, for n numbers in growing order.
//!
//! ## Example
//!
//! 1, 3, 9 have the holes 0 and 2 below b = 3, an even number: replace 9 by 4. 1, 2, 9 have one
//! hole below b = 2: replace 9 by 0.
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
//! - [`arc137c`](crate::problems::strategy_stealing::arc137c) AtCoder ARC 137 C Distinct Numbers
//!
//! ## Source
//!
//! AtCoder Regular Contest 137, [problem C](https://atcoder.jp/contests/arc137/tasks/arc137_c); for
//! strategy stealing Winning Ways, chapter 18 (Sylver Coinage).
#![doc(alias(
    "策略偷取",
    "Strategy stealing",
    "盗取策略",
    "Strategy-stealing argument",
    "策略窃取",
    "Sylver Coinage",
    "造币博弈",
    "sums of numbers die",
    "先手必胜"
))]

/// Returns whether the player to move wins the game of replacing the largest number: it is replaced by a
/// smaller natural number that is not there, and who cannot move loses. O(1).
///
/// # Requires
/// `numbers[i]` < `numbers[i + 1]` for all i.
///
/// # Panics
/// If there is no number, or if it shows that they do not grow: the last two do not, or the last but one is less
/// than the number of those before it.
#[track_caller]
pub fn wins(numbers: &[u64]) -> bool {
    let (largest, next, holes) = top(numbers);
    *largest > next || holes % 2 == 1
}

/// Returns the number by which a winning move replaces the largest one in the game of replacing the largest
/// number, `None` if there is none: the new number is smaller and not there yet, and who cannot move loses.
/// O(n).
///
/// # Panics
/// If there is no number, or if they do not grow.
#[track_caller]
pub fn winning_move(numbers: &[u64]) -> Option<u64> {
    let grow = numbers.windows(2).all(|pair| pair[0] < pair[1]);
    assert!(grow, "numbers that do not grow");
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
#[track_caller]
fn top(numbers: &[u64]) -> (&u64, u64, u64) {
    let (largest, others) = numbers.split_last().expect("a number");
    assert!(others.last() < Some(largest), "numbers that do not grow");
    let next = others.last().map_or(0, |other| other + 1);
    let holes = next.checked_sub(others.len() as u64);
    (largest, next, holes.expect("numbers that grow"))
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

    /// Bit x of a word says whether x is dead, 0 included.
    #[test]
    fn the_greatest_number_where_sums_die() {
        const MOST: u64 = 29;
        let name = |mut dead: u64, x: u64| {
            for _ in 0..MOST / x {
                dead |= dead << x;
            }
            dead & ((1 << (MOST + 1)) - 1)
        };
        let living = |dead: u64| (2..=MOST).filter(move |x| dead >> x & 1 == 0);
        let mut search = Search::normal(|&dead: &u64| {
            let options = living(dead).map(|x| name(dead, x));
            options.collect()
        });
        // All positions from a pair on: the criterion, and that naming m kills m alone.
        for (a, b) in [
            (2, 3),
            (2, 5),
            (2, 7),
            (3, 4),
            (3, 5),
            (4, 5),
            (4, 7),
            (5, 6),
            (5, 7),
            (6, 7),
        ] {
            let start = name(name(1, a), b);
            assert_eq!(living(start).next_back().unwrap_or(1), a * b - a - b);
            assert_eq!(search.wins(&start), (a, b) != (2, 3), "{a}, {b}");
            let mut reached = vec![start];
            for next in 0.. {
                let Some(&dead) = reached.get(next) else {
                    break;
                };
                if reached.len() < 3000 {
                    reached.extend(living(dead).map(|x| name(dead, x)));
                }
                if let Some(m) = living(dead).next_back() {
                    assert_eq!(name(dead, m), dead | 1 << m);
                    let kills = |x| name(dead, x) >> m & 1 == 1;
                    if living(dead).all(kills) {
                        assert!(search.wins(&dead), "{dead:b}");
                    }
                }
            }
        }
    }

    /// Of the numbers 1 to n one is struck out, and all that divide it. Bit i stands for i + 1.
    #[test]
    fn the_first_player_strikes_out_divisors() {
        for n in 1..=16 {
            let mut search = Search::normal(|&left: &u32| {
                let numbers = (1..=n).filter(|i| left >> (i - 1) & 1 == 1);
                let divisors = |number| (1..=number).filter(move |i| number % i == 0);
                let bits = |number| divisors(number).map(|i| 1 << (i - 1)).sum::<u32>();
                numbers.map(|number| left & !bits(number)).collect()
            });
            assert!(search.wins(&((1 << n) - 1)), "{n}");
        }
    }
}
