//! # What is left in the end (剩下什么, 最后几步)
//!
//! You recognize these games by their end: the players strike out, burn, ban or draw, until k things are
//! left, or none, and only what is left decides. A middle part that is long and rich in choices means
//! little. Count who has how many strikes, ask what he can wipe out with them, and look at the last turns.
//!
//! ## Rules
//!
//! Five games stand for all.
//!
//! - *Odd or even.* There are things of two kinds. The players strike out one thing in turn until k ≥ 1
//!   are left. The first player wins if an odd number of the first kind are among them, otherwise the
//!   second. (Numbers whose sum is to be odd are such things: odd and even ones.)
//! - *Near or far.* An even number n of different points on a line. The players strike out one in turn
//!   until two are left. The first player wants these two close to each other, the second far apart.
//! - *Two digits.* A row of digits 0 and 1. The players strike out one in turn, at any place, until two
//!   are left. These are, as they stand, a number in base two: 00, 01, 10 or 11. The first player wants
//!   it small, the second large.
//! - *A deck.* Each player holds a card with a number. A move draws one or more cards from the top of
//!   the deck: the player throws away his card and holds the last one that he drew. When the deck is
//!   empty, the first player wants the two cards to differ by much, the second by little.
//! - *No multiple of M.* Each player has the cards 1, 2, ..., N, where N < M. They put down a card in
//!   turn. A player who makes the sum of all cards on the table a multiple of M loses at once. When all cards
//!   have been put down, the first player has won.
//!
//! ## Worked example
//!
//! *Odd or even.* There are 3 things of the first kind and 4 of the second, and 3 are to be left. So
//! there are 4 strikes: the first player has strikes 1 and 3, the second has 2 and 4. The second has the
//! last one, and if both kinds are there then, he chooses how many of the first kind are left. Can the
//! first player prevent that? He would have to wipe out a kind, that is, to strike out all of it, and has
//! only 2 strikes. So the second player wins. With 3 things of the first kind and 2 of the second, of
//! which 1 is to be left, there are 4 strikes again. The first player wipes out the second kind, and one
//! thing of the first kind is left: he wins.
//!
//! *Near or far.* The points 0, 1, 3, 8: each player has one strike. If the first strikes 8, the second
//! strikes 1, and 0 and 3 are left. If the first strikes 0, the second strikes 3, and 1 and 8 are left.
//!
//! ```text
//!  0   1       3                   8
//!  └───────────┘
//!      └───────────────────────────┘
//! ```
//!
//! The brackets join 0 with 3 and 1 with 8, with the distances 3 and 7. The distance in the end is the
//! smaller one, 3.
//!
//! *Two digits.* In 0110 each player has one strike. The first one cannot strike both ones, and the second
//! not both zeros: a one and a zero will be left. The last digit is 0, and the second player can keep it:
//! 10. In 1001 it is 1, and the first player keeps it: 01.
//!
//! *A deck.* The deck is 4, 9, 2, 7, and the opponent holds 1. Drawing all cards gives 7 − 1 = 6; leaving
//! one gives 7 − 2 = 5, as the opponent has to draw it. If the first player leaves two or three, the
//! opponent can draw all of them but one. Then he holds the 2, and the first player has to draw the 7: no
//! more than 5 again.
//!
//! *No multiple of M.* For N = 3 and M = 10, all cards together are 12. The first player's last card
//! is the one before the last of all. If the second player has kept a 2, it makes 12 − 2 = 10.
//!
//! ## Theorem
//!
//! 1. *Odd or even:* with no strike, count. Otherwise let m be the number of strikes, L the player who has
//!    the last one, and O the other player, who has h = ⌊m / 2⌋ of them. O wins exactly if there is
//!    a kind of at most h things such that he wins when none of it is left ([`odd_is_left`]).
//! 2. *Near or far:* let x₁ < x₂ < ... be the points and h = n / 2. The distance in the end is the least
//!    of x₁₊ₕ − x₁, x₂₊ₕ − x₂, ..., x₂ₕ − xₕ ([`last_distance`]).
//! 3. *Two digits:* let the first player have f strikes and the second s. If there are at most f ones, 00
//!    is left; if there are at most s zeros, 11. Otherwise there are f + 1 ones and s + 1 zeros; then 01 is left
//!    if the last digit is 1, and 10 if it is 0.
//! 4. *A deck:* it is best for the first player to draw all cards or all but one. If the last cards are y
//!    and z and the opponent holds w, the difference in the end is the greater one of |z − w| and
//!    |z − y|. With a deck of one card it is |z − w|.
//! 5. *No multiple of M:* the second player wins exactly if N (N + 1) mod M is one of 1, 2, ..., N.
//!
//! ## Why
//!
//! 1. *A kind can be wiped out* by a player who has as many strikes as it has things: he strikes nothing
//!    else as long as it is there. So O wins if the theorem says so.
//! 2. *L wipes out a kind.* Say there is a kind of at most h things, but L wins when none of it is left.
//!    He has h strikes or more, and wipes it out himself. The other kind has more than h things, so O
//!    cannot wipe that out: there are m + k things in all, and m + k ≥ 2 h + 1, as k ≥ 1.
//! 3. *L has the choice.* Otherwise both kinds have more than h things. If both are there at the last
//!    strike, its two choices leave numbers of the first kind that differ by one, and L wins by one of
//!    them. That is the case if m = 1. Let m be greater.
//!    - If O has the first strike, L answers with the other kind, except at the last strike. Before O's
//!      last strike h − 1 of each kind are gone, so each has 2 things or more, and after it both are there.
//!    - If L has the first strike and a kind has h + 2 things or more, he strikes one of these. Then O
//!      has the next strike, and both kinds still have more than h things.
//!    - If L has the first strike and both kinds have h + 1 things, one thing is left in the end, and
//!      he has h + 1 strikes: he wipes out whichever kind he likes.
//! 4. *Near or far, the second player* pairs xᵢ with xᵢ₊ₕ and answers each strike at the partner. So in
//!    the end a pair is left.
//! 5. *The first player* takes the least xᵢ₊ₕ − xᵢ. Outside of xᵢ, ..., xᵢ₊ₕ there are n − (h + 1) = h − 1
//!    points, as many as he has strikes. He strikes these, as long as there are any. So the two that
//!    are left lie in that part.
//! 6. *Two digits.* With at most f ones the first player wipes them out, and nothing is better for him
//!    than 00; it is the same with at most s zeros and the second player. Both cannot be the case, as there
//!    are f + s + 2 digits. If neither is, there are at least f + 1 ones and s + 1 zeros, hence exactly these.
//! 7. *Then let the last digit be 1.* The first player strikes a one each time, and the last digit only if
//!    there is no other one. If the second player strikes only zeros, a zero is left before the last digit,
//!    which is 01. If he strikes a one, all ones go, which is 00. So it is at most 01. And the second player
//!    can strike a zero each time. If the first player strikes only ones, one of each is left;
//!    otherwise all zeros go, which is 11. So it is at least 01. If the last digit is 0, all is the same
//!    with the players and the digits exchanged.
//! 8. *A deck.* The second player can answer a draw that leaves two cards or more by a draw that leaves one.
//!    Then the first has to hold z, and the second holds y. So he gets at most |z − y| in this way. By
//!    leaving one he gets |z − y|, as the second has to draw z, and by leaving none |z − w|.
//! 9. *No multiple of M, before the last card.* The cards of a hand are different and below M. So at most
//!    one of them makes a multiple of M, and a player with two cards or more can put down another one.
//! 10. *The first player's last card.* If the second player has x left then, the sum becomes
//!     N (N + 1) − x. As 1 ≤ x < M, it is a multiple of M only if x = N (N + 1) mod M. If there is no such
//!     card, the first player does not lose by his last card, nor before it, by 9. And the last card of
//!     all, the second player's, either loses at once or ends the game, which the first player wins.
//! 11. *The second player keeps x* = N (N + 1) mod M, if he has that card. With three cards or more he has
//!     two others, and at most one of them makes a multiple of M. With two, x and another one, the first
//!     player has one card y, and the sum becomes N (N + 1) − x − y. That is no multiple of M, as
//!     N (N + 1) − x is one, and y is none.
//!
//! ## How to play
//!
//! - *Odd or even*: a player who can wipe out a kind to his advantage strikes nothing else. Otherwise the player
//!   with the last strike keeps both kinds alive: he answers with the other kind.
//! - *Near or far*: the second player answers at the partner; the first strikes what lies outside of the
//!   best part.
//! - *Two digits*: the first player strikes ones and the second zeros, each from the left.
//! - *A deck*: the first player draws all cards or all but one.
//! - *No multiple of M*: the second player keeps one card.
//!
//! ## Other rules
//!
//! - *Unknown digits* (`cf135c`): if some digits may be anything, a number of ones is possible if it is
//!   between those with no and with all unknown digits set to 1. For 01 and 10 the last digit is set
//!   first.
//! - *The first one that is left* (最先留下的; Codeforces 1155B). The players strike out one letter of a row in
//!   turn until k of n are left, and the first player wins if the first letter that is left is an 8, say.
//!   With m = n − k strikes it is one of the first m + 1 letters, and only these count. If at most ⌊m / 2⌋ of
//!   them are 8, the second player wins, as he strikes them all. Otherwise at most ⌈m / 2⌉ are not 8, and the
//!   first player strikes these.
//! - *A deck by minimax.* The card of the player to move no longer counts, and the opponent holds the card
//!   that was drawn last. So a position is the number of cards drawn and the player to move, and a
//!   table of all of them takes O(n^2).
//!
//! ## One more move
//!
//! *Leave exactly one more move* (只留一步; `cf2062e1`). There are things with weights. A move chooses one, which
//! must be heavier than the one that the opponent has just chosen; this deletes it and some other things,
//! which it determines. The first choice is free. A player who cannot move *wins*.
//!
//! *Theorem.* Call a thing *open* if a heavier one exists that it does not delete. If none is open, the first
//! player loses. Otherwise he wins by the heaviest open thing.
//!
//! *Why.* After a first choice that is not open there is no move, and the opponent wins. After the heaviest
//! open thing there is a move, and each thing that the opponent can choose is heavier, so it is not open: all
//! that is heavier than this one is deleted by it, and the first player has no move.
//!
//! On a tree let a move delete the vertex with all that is below it. The root 1 has the weight 1 and the
//! children 2 of weight 3 and 3 of weight 2; below 2 is 4, of weight 4. Open is 3 alone: outside of 3 are 2
//! and 4, and outside of the subtree of 2 the greatest weight is 2. After 3 comes 2 or 4, and nothing that is
//! heavier is left. To find the greatest weight outside of a subtree, write the vertices in the order of a
//! depth-first walk: a subtree is a stretch there, and before and behind it the greatest of a prefix and of a
//! suffix is known. Who cannot move *loses* is another game: there a first choice that is not open wins at
//! once, and the heaviest thing of all is such a choice.
//!
//! *In any game* in which a player who cannot move wins, a move wins that leaves the opponent moves of which
//! none allows another one. (n ones stand on a board, and a move replaces two equal numbers, or more, by
//! their sum: Codeforces 1841A. With n ≥ 5 add up n − 2 of them. The opponent can only add up the two others,
//! and 2 is not n − 2. With n from 2 to 4 the first player loses.)
//!
//! ## Takes against strikes
//!
//! *A bound that falls* (取与毁, 上界递减; `cf1749c`). Numbers, and the bounds c = k, k − 1, ..., 1. At the bound c
//! Taker has to take a number that is at most c, and then Striker strikes one out. (To add c to a number
//! strikes it out, too, as it is above all bounds to come then.) Taker loses if she cannot take; otherwise
//! she wins.
//!
//! *Theorem.* Let a₁ ≤ a₂ ≤ ... be the numbers, and count a missing one as too great. Taker wins exactly
//! if for each j from 1 to k the number with the index k − 1 + j is at most j. If she wins for k, she
//! does for k − 1.
//!
//! *Why.*
//!
//! 1. *It is enough.* At the bound k she takes the number with the index 2 k − 1, which is at most k.
//!    Then one of the others is struck out. For j from 1 to k − 1 the number with the index k − 2 + j is
//!    now at most the one that had the index k − 1 + j, hence at most j: this is the condition for k − 1.
//!    (Without the take and the strike it holds, too, as the number with the index k − 2 + j is no
//!    greater than the next one. So if she wins for k, she does for k − 1.)
//! 2. *It is needed.* Say that for some j only k − 2 + j numbers or fewer are at most j. Striker always
//!    strikes the least number. Before the bound j he has k − j strikes, so of these numbers at most 2 j
//!    − 2 are left at the bound j. From there on Taker needs j of them, and he strikes j − 1 before her
//!    last take. Together these would be 2 j − 1 of the 2 j − 2.
//!
//! *How to play.* Taker takes the greatest number that she may, and Striker strikes the least. In
//! general, if a number x is allowed whenever y is, then x is never worse to have than y: so the one
//! keeps it, and the other strikes it. The strike after the last take comes too late.
//!
//! (Of 1, 1, 1, 2, 3 with k = 3 the numbers with the indices 3, 4, 5 are 1, 2, 3: won. She takes 3, he
//! strikes a 1, she takes 2, he strikes a 1, and she takes the last 1. Of 1, 1, 2, 2, 3 the third number
//! is 2: lost for k = 3. For k = 2 the second is 1 and the third is 2: won.)
//!
//! ## Cost
//!
//! O(1) for things of two kinds, O(n log n) for n points.
//!
//! ## Example
//!
//! The program decides the instances of the worked examples.
//!
//! ```
//! use snippets::survivors::{last_distance, odd_is_left};
//!
//! // Three are left of 3 and 4 things; one of 3 and 2.
//! assert!(!odd_is_left(3, [3, 4]));
//! assert!(odd_is_left(1, [3, 2]));
//!
//! assert_eq!(last_distance(&[0, 1, 3, 8]), 3);
//! assert_eq!(last_distance(&[1, 3, 8, 9]), 6);
//! ```
//!
//! ## Problems
//!
//! Easiest first.
//!
//! - [`abc078d`](crate::problems::survivors::abc078d) AtCoder ABC 078 D ABS
//! - [`cf1749c`](crate::problems::survivors::cf1749c) Codeforces 1749C Number Game: takes against strikes
//! - [`cf549c`](crate::problems::survivors::cf549c) Codeforces 549C The Game Of Parity
//! - [`arc185a`](crate::problems::survivors::arc185a) AtCoder ARC 185 A mod M Game 2
//! - [`cf2062e1`](crate::problems::survivors::cf2062e1) Codeforces 2062E1 The Game (Easy Version): one more move
//! - [`cf135c`](crate::problems::survivors::cf135c) Codeforces 135C Zero-One
//! - [`cf594a`](crate::problems::survivors::cf594a) Codeforces 594A Warrior and Archer
//!
//! ## Source
//!
//! The problems: Looksery Cup 2015, problem C; Codeforces Round 330, problem A of division 1; Codeforces
//! Beta Round 97, problem C of division 1; AtCoder Regular Contests 085, problem D, and 185, problem A.
//! For the pairs of points, see [`strategies`](crate::strategies).
#![doc(alias(
    "What is left in the end",
    "剩下什么",
    "最后几步",
    "the last moves",
    "striking out",
    "数轴",
    "卡片",
    "cards",
    "只留一步",
    "subtree",
    "takes against strikes",
    "取与毁",
    "上界递减",
    "最先留下的",
    "The first one that is left"
))]

/// Returns whether the first player wins the game of survivors with two kinds of things: the players strike
/// out one thing in turn until `left` are left, and he wants an odd number of the first kind among these.
/// `kinds` counts the things of both kinds. O(1).
///
/// # Panics
/// If `left` is not from 1 to the number of all things.
#[track_caller]
pub fn odd_is_left(left: usize, kinds: [usize; 2]) -> bool {
    let [first_kind, second_kind] = kinds;
    let all = first_kind.checked_add(second_kind).expect("a count");
    assert!(1 <= left && left <= all, "1 <= left <= all things");
    let strikes = all - left;
    let half = strikes / 2;
    if strikes == 0 {
        first_kind % 2 == 1
    } else if strikes % 2 == 1 {
        // The first player has the last strike.
        let second_wins = first_kind <= half || (second_kind <= half && left % 2 == 0);
        !second_wins
    } else {
        second_kind <= half && left % 2 == 1
    }
}

/// Returns the distance of the last two of an even number of different `points` on a line, of which the
/// players strike out one in turn; the first wants it small and the second large. O(n log n).
///
/// # Panics
/// If there are no points, if their number is odd, or if two are equal.
#[track_caller]
pub fn last_distance(points: &[u64]) -> u64 {
    let mut points = points.to_vec();
    assert!(points.len() % 2 == 0, "an even number of points");
    points.sort_unstable();
    let differ = points.windows(2).all(|pair| pair[0] < pair[1]);
    assert!(differ, "two equal points");
    let pairs = points.iter().zip(&points[points.len() / 2..]);
    let distances = pairs.map(|(left, right)| right - left);
    distances.min().expect("two points")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::random::Random;
    use crate::search::{product, Search};
    use std::collections::HashMap;

    /// Whether the first player gets an odd number of the first kind, by the rules.
    fn odd_by_rules(left: usize, kinds: [usize; 2], is_first: bool) -> bool {
        if kinds[0] + kinds[1] == left {
            return kinds[0] % 2 == 1;
        }
        let strike = |kind: usize| {
            let mut rest = kinds;
            rest[kind] -= 1;
            odd_by_rules(left, rest, !is_first)
        };
        let mut possible = (0..2).filter(|&kind| kinds[kind] > 0);
        if is_first {
            possible.any(strike)
        } else {
            possible.all(strike)
        }
    }

    #[test]
    fn up_to_six_things_of_each_kind() {
        for list in product(&[(0..=6).collect(), (0..=6).collect()]) {
            let kinds = [list[0], list[1]];
            for left in 1..=kinds[0] + kinds[1] {
                let expected = odd_by_rules(left, kinds, true);
                assert_eq!(odd_is_left(left, kinds), expected, "{left} of {kinds:?}");
            }
        }
    }

    /// The distance in the end, where bit x of `set` says whether there is a point x. The first player
    /// is to move if they are even in number.
    fn distance_by_rules(known: &mut HashMap<u64, u64>, set: u64) -> u64 {
        if let Some(&distance) = known.get(&set) {
            return distance;
        }
        let points = (0..64).filter(|x| set >> x & 1 == 1);
        let points: Vec<u64> = points.collect();
        if let [left, right] = points[..] {
            return right - left;
        }
        let options = points.iter().map(|x| set & !(1 << x));
        let distances = options.map(|rest| distance_by_rules(known, rest));
        let distance = if points.len() % 2 == 0 {
            distances.min()
        } else {
            distances.max()
        };
        known.insert(set, distance.expect("a strike"));
        known[&set]
    }

    #[test]
    fn every_even_set_of_points_up_to_eleven() {
        let mut known = HashMap::new();
        for set in (1..1u64 << 12).filter(|set| set.count_ones() % 2 == 0) {
            // From right to left: the function sorts.
            let points = (0..12).rev().filter(|x| set >> x & 1 == 1);
            let expected = distance_by_rules(&mut known, set);
            assert_eq!(
                last_distance(&points.collect::<Vec<_>>()),
                expected,
                "{set:#b}"
            );
        }
    }

    type Digits = Vec<usize>;

    /// The number that is left, by the rules.
    fn number_by_rules(
        known: &mut HashMap<(Digits, bool), usize>,
        digits: &Digits,
        is_first: bool,
    ) -> usize {
        if let [high, low] = digits[..] {
            return 2 * high + low;
        }
        if let Some(&number) = known.get(&(digits.clone(), is_first)) {
            return number;
        }
        let numbers = (0..digits.len()).map(|i| {
            let mut rest = digits.clone();
            rest.remove(i);
            number_by_rules(known, &rest, !is_first)
        });
        let number = if is_first {
            numbers.min()
        } else {
            numbers.max()
        };
        let number = number.expect("a strike");
        known.insert((digits.clone(), is_first), number);
        number
    }

    #[test]
    fn every_row_of_up_to_ten_digits() {
        let mut known = HashMap::new();
        for n in 2..=10 {
            let strikes = n - 2;
            let (first, second) = (strikes - strikes / 2, strikes / 2);
            for digits in product(&vec![vec![0, 1]; n]) {
                let ones: usize = digits.iter().sum();
                let number = if ones <= first {
                    0b00
                } else if n - ones <= second {
                    0b11
                } else if digits[n - 1] == 1 {
                    0b01
                } else {
                    0b10
                };
                let expected = number_by_rules(&mut known, &digits, true);
                assert_eq!(number, expected, "{digits:?}");
            }
        }
    }

    /// How much the cards differ in the end, by the rules, if the opponent of the player to move holds
    /// `other`.
    fn difference_by_rules(deck: &[i64], other: i64, is_first: bool) -> i64 {
        let after = |drawn: usize| {
            let own = deck[drawn - 1];
            if drawn == deck.len() {
                (own - other).abs()
            } else {
                difference_by_rules(&deck[drawn..], own, !is_first)
            }
        };
        let differences = (1..=deck.len()).map(after);
        let difference = if is_first {
            differences.max()
        } else {
            differences.min()
        };
        difference.expect("a card")
    }

    #[test]
    fn every_deck_of_up_to_five_cards() {
        for cards in (2..=6).flat_map(|n| product(&vec![vec![0, 1, 3, 7]; n])) {
            let (other, deck): (i64, &[i64]) = (cards[0], &cards[1..]);
            let last = deck[deck.len() - 1];
            let mut difference = (last - other).abs();
            if deck.len() > 1 {
                difference = difference.max((last - deck[deck.len() - 2]).abs());
            }
            let expected = difference_by_rules(deck, other, true);
            assert_eq!(difference, expected, "{cards:?}");
        }
    }

    /// Whether the first player wins, by the rules; the cards of the player to move come first.
    fn first_wins(divisor: u64, hands: [&[u64]; 2], sum: u64, is_first: bool) -> bool {
        let [own, others] = hands;
        let is_good_for_first = |i: usize| {
            let sum = sum + own[i];
            let rest = [&own[..i], &own[i + 1..]].concat();
            if sum % divisor == 0 {
                !is_first
            } else {
                first_wins(divisor, [others, &rest], sum, !is_first)
            }
        };
        let mut cards = 0..own.len();
        if own.is_empty() {
            true
        } else if is_first {
            cards.any(is_good_for_first)
        } else {
            cards.all(is_good_for_first)
        }
    }

    #[test]
    fn up_to_five_cards_and_every_divisor() {
        for n in 1..=5 {
            let hand: Vec<u64> = (1..=n).collect();
            // Above n (n + 1) nothing changes.
            for divisor in n + 1..=n * (n + 1) + 2 {
                let kept = n * (n + 1) % divisor;
                let won = first_wins(divisor, [&hand, &hand], 0, true);
                assert_eq!((1..=n).contains(&kept), !won, "{n} cards, {divisor}");
            }
        }
    }

    /// A move names a heavier thing than the last one, and what each thing deletes, itself too, is a set.
    fn check_one_more_move(weights: &[u64], deleted: &[u32]) {
        let n = weights.len();
        let mut search = Search::misere(|&(left, last): &(u32, u64)| {
            let heavier = (0..n).filter(|&i| left >> i & 1 == 1 && weights[i] > last);
            heavier.map(|i| (left & !deleted[i], weights[i])).collect()
        });
        let all = (1 << n) - 1;
        let is_open = |&i: &usize| {
            let mut kept = (0..n).filter(|&j| deleted[i] >> j & 1 == 0);
            kept.any(|j| weights[j] > weights[i])
        };
        let best = (0..n).filter(is_open).max_by_key(|&i| weights[i]);
        assert_eq!(
            search.wins(&(all, 0)),
            best.is_some(),
            "{weights:?}, {deleted:?}"
        );
        if let Some(i) = best {
            let option = (all & !deleted[i], weights[i]);
            assert!(!search.wins(&option), "{weights:?}, {deleted:?}");
        }
    }

    #[test]
    fn one_more_move_on_every_tree_of_up_to_four_vertices_and_for_random_sets() {
        for n in 1..=4 {
            let parents: Vec<Vec<usize>> = (1..n).map(|v| (0..v).collect()).collect();
            for parents in product(&parents) {
                let mut deleted: Vec<u32> = (0..n).map(|v| 1 << v).collect();
                for v in (1..n).rev() {
                    deleted[parents[v - 1]] |= deleted[v];
                }
                for weights in product(&vec![(1..=n as u64).collect(); n]) {
                    check_one_more_move(&weights, &deleted);
                }
            }
        }
        let mut random = Random::new(1);
        for _ in 0..500 {
            let n = random.between(1, 6);
            let weights = random.list(n, 1, 6);
            let deleted = (0..n).map(|i| random.between(0, (1 << n) - 1) | 1 << i);
            check_one_more_move(&weights, &deleted.collect::<Vec<u32>>());
        }
    }

    /// Whether Taker gets through, by the rules.
    fn taker_wins(
        known: &mut HashMap<(Vec<usize>, usize), bool>,
        numbers: &[usize],
        bound: usize,
    ) -> bool {
        if bound == 0 {
            return true;
        }
        let key = (numbers.to_vec(), bound);
        if let Some(&wins) = known.get(&key) {
            return wins;
        }
        let without = |list: &[usize], i: usize| [&list[..i], &list[i + 1..]].concat();
        let allowed = (0..numbers.len()).filter(|&i| numbers[i] <= bound);
        let rests: Vec<Vec<usize>> = allowed.map(|i| without(numbers, i)).collect();
        let wins = rests.iter().any(|rest| {
            let mut after = (0..rest.len()).map(|i| without(rest, i));
            let has_strike = !rest.is_empty();
            after.all(|after| taker_wins(known, &after, bound - 1))
                && (has_strike || taker_wins(known, rest, bound - 1))
        });
        known.insert(key, wins);
        wins
    }

    #[test]
    fn takes_against_strikes_in_every_list_of_up_to_six_numbers() {
        let mut known = HashMap::new();
        for numbers in (0..=6).flat_map(|n| product(&vec![(1..=4).collect::<Vec<_>>(); n])) {
            if numbers.windows(2).any(|pair| pair[0] > pair[1]) {
                continue;
            }
            for k in 1..=4 {
                let is_enough = |j: usize| numbers.get(k + j - 2).is_some_and(|&x| x <= j);
                let expected = (1..=k).all(is_enough);
                let found = taker_wins(&mut known, &numbers, k);
                assert_eq!(found, expected, "{numbers:?}, {k}");
            }
        }
    }

    #[test]
    fn equal_numbers_become_their_sum() {
        let mut search = Search::misere(|numbers: &Vec<u64>| {
            let mut options = Vec::new();
            for (i, &number) in numbers.iter().enumerate() {
                if i > 0 && numbers[i - 1] == number {
                    continue;
                }
                let equal = numbers.iter().filter(|&&other| other == number).count();
                for count in 2..=equal {
                    let mut option = [&numbers[..i], &numbers[i + count..]].concat();
                    option.push(number * count as u64);
                    option.sort_unstable();
                    options.push(option);
                }
            }
            options
        });
        for n in 2..=12 {
            assert_eq!(search.wins(&vec![1; n]), n >= 5, "{n}");
        }
    }

    /// Whether the first of the letters that are left is true in the end, by the rules.
    fn first_is_true(letters: &[bool], left: usize, is_first: bool) -> bool {
        if letters.len() == left {
            return letters[0];
        }
        let mut strikes = (0..letters.len()).map(|i| [&letters[..i], &letters[i + 1..]].concat());
        if is_first {
            strikes.any(|rest| first_is_true(&rest, left, false))
        } else {
            strikes.all(|rest| first_is_true(&rest, left, true))
        }
    }

    #[test]
    fn the_first_one_that_is_left() {
        for n in 1..=7 {
            for letters in product(&vec![vec![false, true]; n]) {
                for left in 1..=n {
                    let strikes = n - left;
                    let first = letters[..=strikes].iter();
                    let count = first.filter(|&&letter| letter).count();
                    let won = first_is_true(&letters, left, true);
                    assert_eq!(won, count > strikes / 2, "{letters:?}, {left}");
                }
            }
        }
    }
}
