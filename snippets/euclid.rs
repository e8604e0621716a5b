//! # Euclid's game (欧几里得游戏)
//!
//! ## Rules
//!
//! Two positive numbers. A move subtracts a positive multiple of the smaller one from the larger
//! one, without going below 0. Who makes a number 0 wins: the opponent cannot move.
//!
//! ## Theorem (Cole and Davie)
//!
//! The player to move wins at (a, b), a >= b, exactly when a = b or a / b is greater than the
//! golden ratio, that is, a (a - b) > b^2.
//!
//! ## Why
//!
//! If b divides a, the mover makes a number 0. Else let r = a mod b. If a > 2b, the mover can leave
//! (b, r), or (b + r, b), whose only move leads to (b, r): one of the two is lost for the opponent.
//! If b < a < 2b, the only move leads to (b, r) with r = a - b. Put x = a / b; then b / r = 1 /
//! (x - 1), which is below the golden ratio, the root of x = 1 / (x - 1), exactly when x is above
//! it. So the theorem follows by induction; no ratio equals that irrational number.
//!
//! **Grundy value.** The options of (q b + r, b), q > 0, are (i b + r, b) for i < q. With v the
//! value of (b, r), those of (b + r, b), (2b + r, b), ... are by induction 0, 1, 2, ... without v:
//! the value is q - 1 if q - 1 < v, else q. A position with a 0 has the value 0.
//!
//! **Numbers that stay positive** (Grossman's version: who cannot move loses, and (d, d) has no
//! move). Only the base changes: (q b, b) has the value q - 1. The value is a / b - b / a, rounded
//! down (Nivasch): that is q or q - 1, and q exactly when q > v. As q and v are integers and
//! v is b / r - r / b rounded down, q > v means q > b / r - r / b, which is r a > b^2, which is
//! r / b > b / a. The two never are equal, as a / b = q + r / b is no root of x = q + 1 / x.
//!
//! ## How to play
//!
//! Leave (b, r) or (b + r, b), whichever is lost: [`winning_rest`].
//!
//! ## Cost
//!
//! O(1), the value in the game down to 0 O(log b).
//!
//! ## Example
//!
//! ```
//! use snippets::euclid;
//!
//! assert!(euclid::wins(25, 7));
//! assert_eq!(euclid::winning_rest(25, 7), Some(11));
//! assert!(!euclid::wins(24, 15));
//! ```
//!
//! ## Problems
//!
//! `luogu_p1290`.
//!
//! ## Source
//!
//! A. J. Cole, A. J. T. Davie, "A game based on the Euclidean algorithm and a winning strategy for
//! it", Mathematical Gazette 53 (1969); G. Nivasch, "The Sprague-Grundy function of the game
//! Euclid", Discrete Mathematics 306 (2006); G. Cairns, N. B. Ho, T. Lengyel, "The Sprague-Grundy
//! function of the real game Euclid", Discrete Mathematics 311 (2011).

/// Whether the player to move wins at the positive numbers `a` and `b`. O(1).
pub fn wins(a: u64, b: u64) -> bool {
    let (large, small) = (u128::from(a.max(b)), u128::from(a.min(b)));
    large == small || large * (large - small) > small * small
}

/// What a winning move leaves of the larger number of `a` and `b`, if the player to move wins.
/// O(1).
///
/// # Panics
/// If a number is 0.
pub fn winning_rest(a: u64, b: u64) -> Option<u64> {
    let (large, small) = (a.max(b), a.min(b));
    let rest = large % small;
    if rest == 0 || !wins(small, rest) {
        Some(rest)
    } else if large / small > 1 {
        Some(small + rest)
    } else {
        None
    }
}

/// The Grundy value of the numbers `a` and `b`. O(log min(a, b)), and so is the depth of the
/// recursion.
pub fn grundy(a: u64, b: u64) -> u64 {
    let (large, small) = (a.max(b), a.min(b));
    if small == 0 {
        return 0;
    }
    let quotient = large / small;
    quotient - u64::from(quotient <= grundy(small, large % small))
}

/// The Grundy value of the positive numbers `a` and `b` in the game in which both numbers must
/// stay positive. O(1).
///
/// # Panics
/// If a number is 0.
pub fn grundy_positive(a: u64, b: u64) -> u64 {
    let (large, small) = (a.max(b), a.min(b));
    let product = u128::from(large % small) * u128::from(large);
    large / small - u64::from(product <= u128::from(small) * u128::from(small))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::Search;

    /// The options of the pair (a, b) with nothing below `least`.
    fn options(&(a, b): &(u64, u64), least: u64) -> Vec<(u64, u64)> {
        let (large, small) = (a.max(b), a.min(b));
        let mut options = Vec::new();
        let mut rest = large;
        while small > 0 && rest >= small + least {
            rest -= small;
            options.push((small, rest));
        }
        options
    }

    #[test]
    fn every_pair_up_to_fifty() {
        let mut to_zero = Search::normal(|pair: &(u64, u64)| options(pair, 0));
        let mut positive = Search::normal(|pair: &(u64, u64)| options(pair, 1));
        for a in 1..=50 {
            for b in 1..=50 {
                let won = to_zero.wins(&(a, b));
                assert_eq!(wins(a, b), won, "{a} {b}");
                assert_eq!(grundy(a, b), to_zero.grundy(&(a, b)), "{a} {b}");
                assert_eq!(grundy_positive(a, b), positive.grundy(&(a, b)), "{a} {b}");

                let rest = winning_rest(a, b);
                assert_eq!(rest.is_some(), won, "{a} {b}");
                if let Some(rest) = rest {
                    let option = (a.min(b), rest);
                    assert!(options(&(a, b), 0).contains(&option), "{a} {b}");
                    assert!(!to_zero.wins(&option), "{a} {b}");
                }
            }
        }
    }

    /// Two neighbouring Fibonacci numbers have quotients of 1 only, so each move is forced.
    #[test]
    fn the_largest_numbers() {
        let (mut a, mut b, mut won) = (2u64, 1u64, true);
        while let Some(next) = a.checked_add(b) {
            (a, b, won) = (next, a, !won);
            assert_eq!(wins(a, b), won, "{a} {b}");
            assert_eq!(grundy(a, b) > 0, won, "{a} {b}");
        }
        assert!(a > u64::MAX / 2);
        assert_eq!(grundy(u64::MAX, 1), u64::MAX);
        assert_eq!(grundy_positive(u64::MAX, 1), u64::MAX - 1);
        assert_eq!(winning_rest(u64::MAX, u64::MAX - 1), None);
    }
}
