//! # Cards: attack and answer (纸牌攻防, 出牌与压牌)
//!
//! Each player holds cards. One puts a card down, the other has to answer it, and a relation says which
//! card beats which. Look at the greatest cards first, or at the first round alone: such a game is often
//! over before it has begun.
//!
//! ## Rules
//!
//! Two games stand for both kinds.
//!
//! 1. *Answered cards are gone.* The cards have different numbers, and each player has half of them. The
//!    player to move puts down a card, and the other one has to answer by a greater one. A player who
//!    cannot loses. Then both cards are gone, and it is the turn of the player who has answered. If no
//!    cards are left, it is a draw.
//! 2. *The winner of a round takes both cards.* In each round Alice puts down a card, and Bob, who sees
//!    it, puts down one of his. If her card beats his, she takes both into her hand; otherwise he does. A
//!    player who has no cards at the beginning of a round loses. Which card beats which is any relation.
//!
//! ## Worked example
//!
//! 1. *Answered cards are gone.* Of the cards 1 to 4 the player to move has 2 and 4: he puts down the 4
//!    and wins. With 1 and 2 he loses: to the 1 or the 2 the other one answers by the 3, and then puts
//!    down the 4. With 1 and 3 he puts down the 3, and the 4 is gone. Then the 2 beats the 1: he loses.
//!    With 2 and 3 he puts down the 3, too, but then the 1 is answered by the 2, and no cards are left: a
//!    draw.
//! 2. *The winner takes both.* Of the cards 1 to 4 a greater one beats a smaller one, but 1 beats 4, and
//!    not the other way round. Alice has 2 and 4, Bob 1 and 3. He answers the 2 by the 3 and the 4 by the
//!    1, and takes both. With 1 and 4 she puts down the 4, which beats 2 and 3, and takes one after the
//!    other.
//!
//! ## Theorem
//!
//! 1. *Answered cards are gone.* Look at the owners of the two greatest cards.
//!    - If the player to move has the greatest one, he wins.
//!    - If the other one has both, the other one wins.
//!    - If the other one has the greatest and the player to move the second, the rest decides, as if
//!      these two cards were not there and it were the other one's turn. If nothing is left, it is a
//!      draw.
//!
//!    So one reads the owners from the top, in pairs ([`winner`]).
//! 2. *The winner takes both.* Alice wins exactly if one of her cards beats all cards of Bob ([`wins`]).
//!    Otherwise Bob wins. The first round decides.
//!
//! ## Why
//!
//! By induction over the number of cards. Let A be the player to move and B the other one.
//!
//! 1. *A has the greatest card:* nothing beats it.
//! 2. *B has both.* Each has two cards or more, as A has as many as B. B answers by the second, and has
//!    the greatest one in his turn.
//! 3. *B has the greatest, and A the second.* If A puts down the second, B has to answer by the greatest,
//!    and the rest is as the theorem says. Let A put down another card c. If B has a card above c besides
//!    the greatest, he answers by that, keeps the greatest and wins. If not, he has to answer by the
//!    greatest, and all his other cards are below c. So A has the second in place of c, which beats the
//!    same cards of B's and is beaten by none of them, as c: it is as if A had put down the second. (If
//!    there are only these two cards, no cards are left.)
//! 4. *The winner takes both: a card of Alice's beats all of Bob's.* She puts it down again and again.
//!    His hand only gets smaller, so her card goes on beating all of it, until he has none.
//! 5. *If no card of hers does,* Bob has for each card of hers one that it does not beat. He answers by
//!    that and takes both. Her hand is smaller and his is larger now, so he still has such answers, until
//!    she has no cards.
//!
//! ## How many deals
//!
//! Let the n cards be dealt in all C(n, n / 2) ways. By theorem 1 one deal is a draw. With f(n) for those
//! that the player to move wins and g(n) for those that the other one wins, f(0) = g(0) = 0,
//!
//! - f(n) = C(n − 1, n / 2 − 1) + g(n − 2): he has the greatest card, or only the second and is the other
//!   one in the rest;
//! - g(n) = C(n − 2, n / 2) + f(n − 2): the other one has both, or only the greatest.
//!
//! | n | 2 | 4 | 6 | 8 | 10 |
//! | --- | --- | --- | --- | --- | --- |
//! | f | 1 | 3 | 12 | 42 | 153 |
//! | g | 0 | 2 | 7 | 27 | 98 |
//!
//! ## How to play
//!
//! 1. *Answered cards are gone.* Put down the greatest card of all if you have it, otherwise your
//!    greatest one. Answer by your second greatest one if that is enough and you have the greatest card
//!    of all.
//! 2. *The winner takes both.* Alice puts down a card that beats all of his; Bob answers by any card that
//!    hers does not beat.
//!
//! ## Other rules
//!
//! - *Cards come back to the hand* after each play, so a play may go on for ever: the options that need
//!   not be looked at, on the page [`retrograde`](crate::retrograde#other-rules).
//! - *Cards with two sides*, where points are counted, are on [`exchange`](crate::exchange); *the last
//!   card of a deck*, and cards whose sum may be no multiple of M, on [`survivors`](crate::survivors).
//!
//! ## Cost
//!
//! O(n) for [`winner`], O(n²) for [`wins`].
//!
//! ## Example
//!
//! These are the hands of the worked example.
//!
//! ```
//! use snippets::cards;
//!
//! // Whether the player to move has the cards 1, 2, 3, 4.
//! assert_eq!(cards::winner(&[false, true, false, true]), Some(true));
//! assert_eq!(cards::winner(&[true, true, false, false]), Some(false));
//! assert_eq!(cards::winner(&[true, false, true, false]), Some(false));
//! assert_eq!(cards::winner(&[false, true, true, false]), None);
//!
//! let beats = |card, other| match (card, other) {
//!     (1, 4) => true,
//!     (4, 1) => false,
//!     _ => card > other,
//! };
//! assert!(!cards::wins(&[2, 4], &[1, 3], beats));
//! assert!(cards::wins(&[1, 4], &[2, 3], beats));
//! ```
//!
//! ## Problems
//!
//! Easiest first.
//!
//! - [`cf2104c`](crate::problems::cards::cf2104c) Codeforces 2104C Card Game: the winner takes both
//! - [`cf1739c`](crate::problems::cards::cf1739c) Codeforces 1739C Card Game: answered cards are gone
//!
//! ## Source
//!
//! Educational Codeforces Round 136, [problem C](https://codeforces.com/problemset/problem/1739/C), and
//! 178, [problem C](https://codeforces.com/problemset/problem/2104/C).
#![doc(alias(
    "Cards: attack and answer",
    "纸牌攻防",
    "出牌与压牌",
    "Cards",
    "纸牌",
    "卡牌",
    "beats"
))]

/// Returns who wins the card game in which a card has to be answered by a greater one, and both are gone then:
/// `Some(true)` for the player to move, `Some(false)` for the other one, `None` for a draw. `is_own[i]` says
/// whether the player to move has card i, where the cards are numbered from the least to the greatest. O(n) for
/// n cards.
///
/// # Requires
/// Half of the cards are his.
///
/// # Panics
/// If the number of cards is odd.
#[track_caller]
pub fn winner(is_own: &[bool]) -> Option<bool> {
    assert!(is_own.len() % 2 == 0, "each player has half of the cards");
    // Whether the player to move at the start is to move now.
    let mut is_first = true;
    for pair in is_own.rchunks(2) {
        let (second, greatest) = (pair[0], pair[1]);
        if greatest == is_first {
            return Some(is_first);
        }
        if second == greatest {
            return Some(!is_first);
        }
        is_first = !is_first;
    }
    None
}

/// Returns whether the player who puts down a card in each round wins the card game in which the winner of a
/// round takes both cards: whether one of his `own` cards beats all of the `others`. `beats(card, other)` says
/// whether the first card wins the round. O(n m) for n and m cards.
pub fn wins(own: &[usize], others: &[usize], beats: impl Fn(usize, usize) -> bool) -> bool {
    own.iter()
        .any(|&card| others.iter().all(|&other| beats(card, other)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::random::Random;
    use crate::search::forced_ends;

    /// Who wins by the rules, for the player to move: 1, 0 for a draw, or −1. Hands are sets.
    fn by_rules(own: u32, other: u32) -> i32 {
        let cards = |hand: u32| (0..32).filter(move |card| hand >> card & 1 == 1);
        let after = |card: u32| {
            let answers = cards(other).filter(move |answer| *answer > card);
            let values = answers.map(|answer| by_rules(other & !(1 << answer), own & !(1 << card)));
            // The other one loses if he has no answer.
            values.max().unwrap_or(-1)
        };
        let values = cards(own).map(|card| -after(card));
        values.max().unwrap_or(0)
    }

    /// All ways to deal an even number of cards.
    fn deals(n: usize) -> impl Iterator<Item = u32> {
        (0..1_u32 << n).filter(move |hand| hand.count_ones() as usize * 2 == n)
    }

    fn winner_of(n: usize, hand: u32) -> Option<bool> {
        let is_own: Vec<bool> = (0..n).map(|card| hand >> card & 1 == 1).collect();
        winner(&is_own)
    }

    #[test]
    fn every_deal_of_up_to_eight_cards() {
        for n in [0, 2, 4, 6, 8] {
            for hand in deals(n) {
                let expected = match by_rules(hand, ((1 << n) - 1) & !hand) {
                    0 => None,
                    value => Some(value == 1),
                };
                assert_eq!(winner_of(n, hand), expected, "{n}, {hand:b}");
            }
        }
    }

    #[test]
    fn how_many_deals() {
        let table = [(2, 1, 0), (4, 3, 2), (6, 12, 7), (8, 42, 27), (10, 153, 98)];
        for (n, first, second) in table {
            let count = |winner| {
                deals(n)
                    .filter(|&hand| winner_of(n, hand) == winner)
                    .count()
            };
            assert_eq!(count(Some(true)), first, "{n}");
            assert_eq!(count(Some(false)), second, "{n}");
            assert_eq!(count(None), 1, "{n}");
        }
    }

    /// The first player's hand, and the card that he has put down; nothing if the second one has no cards.
    type Position = Option<(u32, Option<usize>)>;

    #[test]
    fn the_winner_takes_both_of_up_to_four_cards_and_any_relation() {
        let mut random = Random::new(0);
        for n in (2..=4).flat_map(|n| vec![n; 40]) {
            let relation: Vec<bool> = (0..n * n).map(|_| random.between(0, 1) == 1).collect();
            let beats = |card: usize, other: usize| relation[n * card + other];
            let all = (1 << n) - 1;
            let cards = |hand: u32| (0..n).filter(move |card| hand >> card & 1 == 1);
            let options = |position: &Position| match *position {
                None => Vec::new(),
                Some((hand, None)) if hand == all => vec![None],
                Some((hand, None)) => cards(hand).map(|card| Some((hand, Some(card)))).collect(),
                Some((hand, Some(card))) => {
                    let after = cards(all & !hand).map(|other| {
                        if beats(card, other) {
                            hand | 1 << other
                        } else {
                            hand & !(1 << card)
                        }
                    });
                    after.map(|hand| Some((hand, None))).collect()
                }
            };
            let mut positions = vec![None];
            for hand in 0..=all {
                positions.push(Some((hand, None)));
                if hand != all {
                    positions.extend(cards(hand).map(|card| Some((hand, Some(card)))));
                }
            }
            let ends = forced_ends(&positions, options);
            for hand in 1..all {
                let own: Vec<usize> = cards(hand).collect();
                let others: Vec<usize> = cards(all & !hand).collect();
                let is_won = ends.get(&Some((hand, None))).map(|moves| moves % 2 == 1);
                let expected = wins(&own, &others, beats);
                assert_eq!(is_won, Some(expected), "{relation:?}, {hand:b}");
            }
        }
    }
}
