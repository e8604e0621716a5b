//! # Euclid's game (欧几里得游戏)
//!
//! Two players run the algorithm of Euclid together, and may slow it down: instead of the whole
//! quotient they subtract as many times as they like.
//!
//! ## Rules
//!
//! Two positive numbers. A move subtracts a positive multiple of the smaller one from the larger
//! one, without going below 0. The player who makes a number 0 wins: the opponent cannot move.
//!
//! ## Theorem (Cole and Davie)
//!
//! Let a ≥ b, and let q₁, q₂, ..., qₙ be the quotients of the algorithm of Euclid: q₁ = ⌊a / b⌋, q₂
//! is the quotient of b and a mod b, and so on down to the remainder 0. If a = b, the player to move
//! wins. If a > b, the last quotient is above 1, and he wins
//!
//! - exactly if the number of ones before the first quotient above 1 is even;
//! - exactly if a / b is greater than the golden ratio φ = (1 + √5) / 2, that is, a (a − b) > b².
//!
//! So the player who first meets a quotient above 1 wins.
//!
//! ## Values
//!
#![doc = include_str!("pictures/euclid.svg")]
//!
//! ## Why
//!
//! Let q = ⌊a / b⌋ and r = a mod b. By induction over a + b:
//!
//! 1. If r = 0, the player to move makes a number 0 and wins. The only quotient is q, and it is 1
//!    only if a = b. (So the last quotient is above 1 if a > b: the algorithm ends with such a pair
//!    of different numbers.)
//! 2. If q > 1 and r > 0, he wins: he can leave (b, r), or (b + r, b), from which the only move
//!    leads to (b, r). If (b, r) is lost, he leaves it; if it is won, (b + r, b) is lost.
//! 3. If q = 1 and r > 0, the only move leads to (b, r), so he wins exactly if (b, r) is lost. This
//!    proves the rule of the quotients. (8 and 5 have the quotients 1, 1, 1, 2 with three ones: lost. 5
//!    and 3 have 1, 1, 2 with two ones: won.)
//! 4. Let x = a / b. In case 3, by induction, (b, r) is lost exactly if b / r is below φ; no fraction
//!    equals φ. Now b / r = 1 / (x − 1) falls as x grows, and 1 / (φ − 1) = φ. So b / r is below φ
//!    exactly if x is above φ. (8/5 = 1.60 is below φ and 5/3 = 1.67 above it. So (5, 3) is won, and (8, 5), from
//!    which the only move leads to (5, 3), is lost.) In the cases 1 and 2 either a = b, or x is at least 2
//!    and above φ. This proves the rule of the golden ratio.
//!
//! ## How to play
//!
//! Leave (b, r) or (b + r, b), whichever is lost: [`winning_move`].
//!
//! ## Other rules
//!
//! *The Grundy value*, for several pairs at once ([`grundy`]). A move brings the first quotient q down to any
//! smaller number, and if that is 0, the next quotient is the first. So the game is a row of heaps q₁, q₂, ...,
//! qₙ that are used up one after another. Its value is that of [`sequential`](crate::sequential): with v the
//! value of (b, r) it is q − 1 if q ≤ v, and q if q > v. (As q grows from 1 on, the values go through 0, 1, 2,
//! ... without v: each of these heaps has the option (b, r).)
//!
//! *Numbers that stay positive* (Grossman): nobody may make a number 0, and at (d, d) there is no
//! move. So the last heap of the row is smaller by 1. Now (d, d) is lost, and by the same proof
//! every other position is lost or won as before; where [`winning_move`] says 0, leave b. The value
//! is ⌊a / b − b / a⌋ (Nivasch):
//!
//! 1. As a / b = q + r / b, and r / b and b / a are between 0 and 1, this number is q if r / b ≥ b /
//!    a, and q − 1 if not. If r = 0, it is q − 1, which is right: the last heap is q − 1.
//! 2. If r > 0, the value v of (b, r) is ⌊b / r − r / b⌋ by induction. The value of (a, b) is q
//!    exactly if q > v. As q is an integer, this means q > b / r − r / b. Multiply by r b: r (q b +
//!    r) > b². As a = q b + r, this is r / b > b / a. (These two are never equal: then x = a / b
//!    would be a root of x = q + 1 / x, whose roots are irrational.)
//!
//! *The player who makes a number 0 loses.* The winner is the same as if the numbers had to stay
//! positive: nobody has to make a number 0, and so lose, before (d, d).
//!
//! *Powers* ([`wins_by_powers`]). Let a be the smaller number. A move subtracts a, a², a³, ... from the
//! larger number b, without going below 0, or replaces b by b mod a. A player who finds a 0 has lost. Write
//! b = q a + r with r = b mod a. *If r and a are lost, a and b are won. Otherwise they are won exactly if
//! q mod (a + 1) is even.* For 10 and 31 the remainder is 1, and 1 and 10 are won (the remainder is 0). As
//! q = 3 and 3 mod 11 = 3 is odd, 10 and 31 are lost.
//!
//! 1. If r and a are lost, leave them.
//! 2. Otherwise r and a are won, so the player who brings q to 0 loses. A move takes 1, a, a², ... from q, or all of
//!    it. Say that q = 0 is won, and let m = q mod (a + 1). By induction over q > 0: q is won exactly if m
//!    is even. The powers of a are 1 and −1 by turns, modulo a + 1, as a is −1.
//! 3. If m is odd, a move to 0 leaves a position that is won. Each other move leaves the remainder m − 1
//!    or m + 1, both of which are even; if m + 1 = a + 1, that is the remainder 0. So every option is won.
//! 4. If m is even and not 0, take 1: the odd m − 1 is left. If m = 0, then q is at least a + 1. For odd a
//!    take 1, which leaves the remainder a; for even a take a, which leaves the remainder 1.
//!
//! ## Cost
//!
//! O(1). The value in the game down to 0, and the game with powers, cost O(log b).
//!
//! ## Example
//!
//! 25 and 7 have the quotients 3, 1, 1, 3. No 1 comes before the first one above 1, so the player to
//! move wins. Of (7, 4) and (11, 7) he has to leave the lost one. 7 and 4 have the quotients 1, 1, 3
//! with two ones, an even number: that would be won for the opponent. So he leaves 11 and 7.
//!
//! ```
//! use snippets::euclid;
//!
//! assert!(euclid::wins(25, 7));
//! assert_eq!(euclid::winning_move(25, 7), Some(11));
//! assert!(euclid::wins(7, 4) && !euclid::wins(11, 7));
//!
//! // Quotients 3, 1, 1, 3: the values from the last heap on are 3, 0, 1, 3.
//! assert_eq!(euclid::grundy(25, 7), 3);
//!
//! assert!(euclid::wins_by_powers(1, 10) && !euclid::wins_by_powers(10, 31));
//! ```
//!
//! ## Problems
//!
//! Three positions to decide with a pencil come first:
//! [exercises, step 4](crate::exercises#step-4-two-heaps-and-rules-that-look-back).
//!
//! Easiest first.
//!
//! - [`luogu_p1290`](crate::problems::euclid::luogu_p1290) Luogu P1290 欧几里德的游戏
//! - [`cf167c`](crate::problems::euclid::cf167c) Codeforces 167C Wizards and Numbers: with powers
//!
//! ## Source
//!
//! A. J. Cole, A. J. T. Davie, "[A game based on the Euclidean algorithm and a winning strategy for
//! it](https://doi.org/10.2307/3612461)", Mathematical Gazette 53 (1969); J. W. Grossman, "[A
//! nim-type game](https://doi.org/10.1080/0025570X.1997.11996580)", Problem 1537, Mathematics
//! Magazine 70 (1997); T. Lengyel, "[A Nim-type game and continued
//! fractions](https://www.fq.math.ca/Scanned/41-4/lengyel.pdf)", Fibonacci Quarterly 41 (2003); G.
//! Nivasch, "[The Sprague-Grundy function of the game
//! Euclid](https://doi.org/10.1016/j.disc.2006.04.020)", Discrete Mathematics 306 (2006); G.
//! Cairns, N. B. Ho, T. Lengyel, "[The Sprague-Grundy function of the real game
//! Euclid](https://doi.org/10.1016/j.disc.2010.12.011)", Discrete Mathematics 311 (2011).
#![doc(alias(
    "Euclid game with powers",
    "最大公约数",
    "gcd",
    "欧几里得游戏",
    "Euclid game",
    "欧几里德的游戏",
    "辗转相除",
    "Game of Euclid"
))]

/// Returns whether the player to move wins Euclid's game at the numbers `a` and `b`, where a move subtracts a
/// multiple of the smaller one from the larger one. At a 0 the game is over, and he loses. O(1).
pub fn wins(a: u64, b: u64) -> bool {
    let (large, small) = (u128::from(a.max(b)), u128::from(a.min(b)));
    let is_far = large == small || large * (large - small) > small * small;
    small > 0 && is_far
}

/// Returns what a winning move of Euclid's game leaves of the larger number of `a` and `b`, where a move
/// subtracts a multiple of the smaller one; `None` if no move wins, as at a 0, where the game is over. O(1).
pub fn winning_move(a: u64, b: u64) -> Option<u64> {
    let (large, small) = (a.max(b), a.min(b));
    let rest = large.checked_rem(small)?;
    if rest == 0 || !wins(small, rest) {
        Some(rest)
    } else if large / small > 1 {
        Some(small + rest)
    } else {
        None
    }
}

/// Returns the Grundy value of the numbers `a` and `b` in Euclid's game: 0 at a 0, where the game is over.
/// O(log min(a, b)), and so is the depth of the recursion.
pub fn grundy(a: u64, b: u64) -> u64 {
    let (large, small) = (a.max(b), a.min(b));
    if small == 0 {
        return 0;
    }
    let quotient = large / small;
    quotient - u64::from(quotient <= grundy(small, large % small))
}

/// Returns whether the player to move wins Euclid's game with powers at the numbers `a` and `b`, where a move
/// subtracts the first, second, third, ... power of the smaller one from the larger one, or replaces the larger
/// one by its remainder. At a 0 he loses. O(log min(a, b)), and so is the depth of the recursion.
pub fn wins_by_powers(a: u64, b: u64) -> bool {
    let (large, small) = (a.max(b), a.min(b));
    if small == 0 {
        return false;
    }
    // If small + 1 is too great for its type, the numbers are equal, and the remainder 0 wins.
    !wins_by_powers(small, large % small) || large / small % (small + 1) % 2 == 0
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::Search;
    use crate::sequential;

    /// The options of the pair (a, b) with nothing below `least`.
    fn options_of(&(a, b): &(u64, u64), least: u64) -> Vec<(u64, u64)> {
        let (large, small) = (a.max(b), a.min(b));
        let mut options = Vec::new();
        let mut rest = large;
        while small > 0 && rest >= small + least {
            rest -= small;
            options.push((small, rest));
        }
        options
    }

    /// ⌊a / b − b / a⌋ for a ≥ b.
    fn grundy_positive(a: u64, b: u64) -> u64 {
        let (large, small) = (a.max(b), a.min(b));
        (large * large - small * small) / (large * small)
    }

    /// The quotients of the algorithm of Euclid.
    fn quotients_of(a: u64, b: u64) -> Vec<u64> {
        let (mut large, mut small) = (a.max(b), a.min(b));
        let mut quotients = Vec::new();
        while small > 0 {
            quotients.push(large / small);
            (large, small) = (small, large % small);
        }
        quotients
    }

    #[test]
    fn every_pair_up_to_fifty() {
        let mut to_zero = Search::normal(|pair: &(u64, u64)| options_of(pair, 0));
        let mut positive = Search::normal(|pair: &(u64, u64)| options_of(pair, 1));
        let mut misere = Search::misere(|pair: &(u64, u64)| options_of(pair, 0));
        for (a, b) in (1..=50).flat_map(|a| (1..=50).map(move |b| (a, b))) {
            let won = to_zero.wins(&(a, b));
            assert_eq!(wins(a, b), won, "{a} {b}");
            assert_eq!(grundy(a, b), to_zero.grundy(&(a, b)), "{a} {b}");

            let mut row = quotients_of(a, b);
            assert_eq!(grundy(a, b), sequential::grundy(&row), "{a} {b}");
            let ones = row.iter().take_while(|&&quotient| quotient == 1).count();
            assert_eq!(won, a == b || ones % 2 == 0, "{a} {b}");

            let value = positive.grundy(&(a, b));
            assert_eq!(grundy_positive(a, b), value, "{a} {b}");
            assert_eq!(misere.wins(&(a, b)), value > 0, "{a} {b}");
            if a == b {
                assert_eq!(value, 0);
            } else {
                *row.last_mut().expect("a quotient") -= 1;
                assert_eq!(value, sequential::grundy(&row), "{a} {b}");
                assert_eq!(value > 0, won, "{a} {b}");
            }

            let rest = winning_move(a, b);
            assert_eq!(rest.is_some(), won, "{a} {b}");
            if let Some(rest) = rest {
                let option = (a.min(b), rest);
                assert!(options_of(&(a, b), 0).contains(&option), "{a} {b}");
                assert!(!to_zero.wins(&option), "{a} {b}");
                if a != b {
                    let option = (a.min(b), if rest == 0 { a.min(b) } else { rest });
                    assert!(options_of(&(a, b), 1).contains(&option), "{a} {b}");
                    assert!(!positive.wins(&option), "{a} {b}");
                }
            }
        }
    }

    #[test]
    fn powers_of_every_pair_up_to_two_hundred() {
        let mut search = Search::normal(|&(small, large): &(u64, u64)| {
            let mut rests = Vec::new();
            if small > 0 {
                rests.push(large % small);
                let powers = (1..8).map(|exponent| small.pow(exponent));
                rests.extend(powers.filter_map(|power| large.checked_sub(power)));
            }
            let sorted = |rest: u64| (rest.min(small), rest.max(small));
            rests.into_iter().map(sorted).collect()
        });
        for (small, large) in (0..=200).flat_map(|b| (0..=b).map(move |a| (a, b))) {
            let won = search.wins(&(small, large));
            assert_eq!(wins_by_powers(small, large), won, "{small} {large}");
            assert_eq!(wins_by_powers(large, small), won, "{small} {large}");
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
        assert_eq!(winning_move(u64::MAX, u64::MAX - 1), None);
        assert!(wins_by_powers(u64::MAX, u64::MAX) && !wins_by_powers(u64::MAX, u64::MAX - 1));
    }
}
