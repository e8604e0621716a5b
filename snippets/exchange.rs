//! # Who wants it most (交换论证, 贪心, a + b)
//!
//! You know these games by two numbers for each thing: what it is worth to the one player and what it
//! is worth to the other, or a number on each side of a card. The players take the things in turn, and
//! their sums decide. What a player takes he has, and the opponent does not have: so it is the sum a +
//! b that both of them want, and one sort is the whole program.
//!
//! ## Rules
//!
//! Three games stand for all.
//!
//! - *Two prices.* Each thing has two numbers: a, what it is worth to the first player, and b, what it
//!   is worth to the second. A move takes any thing, until all are taken. Prices may be negative.
//! - *Stacks of two.* The things with two prices lie in stacks, one on top of the other, and no price
//!   is negative. A move takes the upper thing of a stack, or the last one, or it passes. The game ends
//!   when all things are taken, or when both players pass one after the other.
//! - *Cards that are turned.* A card has a number on each side, and one of them is up. Alice turns over
//!   a card. Then Bob takes a card, the same one or another, and gets the number that is up on it. They
//!   go on like this until no card is left. Bob wants his sum to be large, and Alice wants it to be
//!   small.
//!
//! In the first two games each player has the sum of what his own things are worth to him, and he wants
//! to be ahead of the other by as much as he can. The *lead* is how much more the first player has than
//! the second in the end, if both play as well as they can. (On the page [`scoring`] it is that of the player
//! to move.)
//!
//! ## Worked example
//!
//! *Two prices.* The things are (5, 1), (4, 4) and (1, 6), a before b.
//!
//! ```text
//!     a, b      5, 1    4, 4    1, 6
//!     a + b      6       8       7
//! ```
//!
//! The 5 is the most that the first player can get by one move. If he takes it, the second takes (4,
//! 4), and the first is left with (1, 6): the lead is 5 + 1 − 4 = 2. If he goes by falling sums a + b,
//! he takes (4, 4) first, the second takes (1, 6), and the first gets (5, 1), too: the lead is 4 + 5 −
//! 6 = 3.
//!
//! *Stacks of two.* Again a before b:
//!
//! ```text
//!     upper     5, 2    3, 1    1, 1
//!     lower     3, 3    4, 2    3, 4
//! ```
//!
//! - In the first stack the upper sum is 7 and the lower one 6. The better thing is taken first, and the
//!   other one after it: as if both lay free on the table.
//! - In the others the lower sum is the larger one. A player who takes the upper thing opens the better
//!   one to the opponent. In the second stack the first player gains by doing so: he gets 3, the
//!   opponent has to answer by the lower thing, which is worth 2 to him, and it is the first player's
//!   turn again.
//! - Nobody opens the third stack. That would bring 1 − 4 to the first player, and 1 − 3 to the second.
//!
//! The lead is 5 − 3 of the first stack, and 3 − 2 of the second one: 3.
//!
//! *Cards that are turned.* Call a card good if its larger number is up. Of 5/2, 1/3 and 2/6, where the
//! first number is up, only 5/2 is good. Alice turns that one, and no card is good: Bob has to lose the
//! difference of some card. The least one is 3 − 1, so he takes that 1. Now, whatever Alice turns becomes
//! good, and Bob takes it: he gets 5 and 6, too, in all 12.
//!
//! ## Theorem
//!
//! 1. *Two prices:* both players take the thing with the greatest a + b. So the lead is the sum of all
//!    a of the first, third, fifth, ... thing in falling order of a + b, less the sum of all b of the
//!    others ([`lead_of_things`]).
//! 2. *Stacks of two:* let the upper thing have the prices a, b and the lower one a′, b′.
//!    - If a + b ≥ a′ + b′, both things are *free*: they count as in part 1, as if none lay under the other.
//!    - Otherwise the stack is *closed*. It adds a − b′ to the lead if that is above 0, or takes b − a′
//!      from it if that is above 0, or it adds nothing. Never both, as a − b′ < a′ − b.
//!
//!    So the lead is that of all free things, and what the closed stacks add ([`lead_of_stacks`]).
//! 3. *Cards that are turned:* call a card good if its larger number is up. If the number of good cards
//!    is even before Alice's turn, Bob gets the larger number of every card. If it is odd, he gets that
//!    much, less the least difference between the two numbers of a card.
//!
//! ## Why
//!
//! 1. Write (a + b) / 2 + (a − b) / 2 for a, and −(a + b) / 2 + (a − b) / 2 for −b. Whoever takes a
//!    thing, (a − b) / 2 is added to the lead. Besides, the player who takes it gets ahead by (a + b) /
//!    2: these are numbers that are worth the same to both players. Of such numbers both take the
//!    greatest one ([`scoring`], part 1).
//! 2. *The turn is no burden.* Let s₁ ≥ s₂ ≥ ... be the sums a + b of free things, none of them
//!    negative. Let A be the lead if the first player is to move, and B if the second is. By 1, A − B
//!    = s₁ − s₂ + s₃ − ... ≥ 0, if nobody passes.
//! 3. *What is to be shown.* In the middle of the game a stack may have one thing left: let that be
//!    free, too. In a position let A and B be as in 2 for its free things, and S the sum of what its
//!    closed stacks add. The claim is that the lead from here on is A + S if the first player is to
//!    move, and B + S if the second is, where the last move was no pass. The proof is by induction over
//!    the number of things. It is written for the first player; for the second all is the same with the
//!    players exchanged.
//! 4. *No take of the first player brings more than A + S.* Let him take a free thing: by 1, what he
//!    gets and B without that thing make at most A. Let him open a closed stack: he gets a, and the
//!    lower thing becomes free. With it, the lead of the free things is at most A − b′, as the second
//!    player may take it at once. In all that is at most a − b′ + A + S − s, where s is what the stack
//!    added. It is no more than A + S, as s ≥ a − b′: either s = a − b′ > 0, or s = 0 ≥ a − b′, or
//!    s = a′ − b, and that is greater than a − b′ in a closed stack.
//! 5. *Some take brings A + S,* if there is a free thing or a stack with a > b′. The greatest free sum
//!    belongs to a thing that can be taken, as an upper thing is at least as great as the one below.
//!    Taking it brings A + S, by 1. If nothing is free, A = B = 0: he opens the stack with a > b′. Then
//!    only the lower thing is free, and the lead is a − b′ + S − (a − b′) = S.
//! 6. *Passing.* If the opponent has just passed, a second pass ends the game and brings 0. So by 4 and 5
//!    the lead is the greater one of A + S and 0: if no take brings A + S, then A = 0 and S ≤ 0, and
//!    it is 0. In the same way it is the smaller one of B + S and 0 after a pass of the first player's.
//!    So a pass brings him at most B + S, which is at most A + S, by 2. And if no take brings A + S, a
//!    pass does: A = B = 0, and S ≤ 0 is the smaller one.
//! 7. *Cards, an even number is good.* After Alice's turn an odd number is good, hence at least one. Bob
//!    takes it, and the number is even again. So he gets every larger number. (Where both numbers are
//!    equal, call one of them the larger one.)
//! 8. *Cards, an odd number is good.* Let Bob want the smaller number of the card with the least
//!    difference, and the larger number of all other cards. Then an even number of cards shows what he
//!    wants, and as in 7 he gets it of each card. He does not get more if Alice always turns a good
//!    card as long as he takes only good ones. Then their number is odd at each of her turns, so there
//!    is one. At her last turn the only card is good, and she turns it. So at some time he takes a bad
//!    card, and loses its difference, which is not below the least one.
//!
//! ## How to play
//!
//! - *Two prices*: take the greatest a + b.
//! - *Stacks of two*: take the greatest a + b of the free things, to which the lower thing of an opened
//!   stack belongs. If there is none, open a stack in which you gain, or pass.
//! - *Cards*: Bob takes a card that shows what he wants; Alice turns a good one.
//!
//! ## Other rules
//!
//! - *A price for the opponent's move.* In `cf1914e2` the mover loses a marble and the opponent all of a
//!   colour. Write down what each colour adds to the difference if the one player names it, and if the
//!   other does: p and −q. Then p and q are the two prices.
//! - *Numbers worth the same to both*, from rows and stacks, are on the page [`scoring`].
//! - *Exchange argument* (交换论证) in general: if two neighbours in an order can be exchanged without loss
//!   where they stand in the wrong order by some key, the order by that key is best. Here the key is a + b.
//!
//! ## He strikes the best
//!
//! *She chooses and pays, he takes k of it away* (对手拿走最好的 k 个; `cf1969d`). For each item she pays
//! a if she chooses it. He takes k of the chosen items, or all if they are fewer, and each of the others
//! brings her b. What is her greatest profit?
//!
//! *Theorem.* Order the items by falling b. A *cut* has k items or more before it. Let her choose the k
//! items with the least a before the cut, and all items behind it with b > a. The best cut brings her as
//! much as any choice, if that is above 0; otherwise she chooses nothing.
//!
//! *Why.* He leaves as little as he can if he takes the k chosen items with the greatest b. At a cut
//! these may be the ones before it, so it brings the sum of b − a over those behind it, less the a of
//! those before it. Now take any choice of k items or more, and cut after the k-th one in this order. He
//! takes what is before the cut, which costs her at least the k least a there, and the rest brings at
//! most the sum of all b − a above 0. With fewer than k items she only pays.
//!
//! (k = 1, the items cost 10, 1, 2 and bring 11, 8, 7. Cut after the first: −10 + 7 + 5 = 2; after the
//! second: −1 + 5 = 4; after the third: −1. So she leaves the thing that is worth 11, he takes the 8,
//! and her profit is 7 − 2 − 1 = 4.) A heap keeps the k least a: O(n log n). What is bought only to be
//! struck is cheap, not good. In general, if the opponent strikes the best by some key, sort by that key:
//! what he strikes is the first part of what is chosen.
//!
//! ## The better thing first
//!
//! *Picks and bans* (替换论证, 选最强; `cf377c`). Things have one value for both teams. The actions come
//! in a fixed order: a *pick* takes a free thing into the team, and a *ban* takes a free thing out of the
//! game, or none. Each team wants the sum of what it picked to be ahead.
//!
//! *Theorem.*
//!
//! 1. A pick can always take the most valuable free thing.
//! 2. With m actions only the m most valuable things matter.
//! 3. A ban has to be searched, among these things. To ban nothing is as good as to ban the least of them.
//!
//! So the positions are the 2ᵐ sets of those things that are gone, and the number of them says which
//! action is next.
//!
//! *Why.*
//!
//! 1. *The imagined exchange.* Say a plan picks x while y is free and worth more. Pick y, and go on as if
//!    you had picked x and y were free: where the plan, or the opponent, takes y in this imagined game,
//!    take it that it is x here. Whoever takes y there has x here. If it is you, you have the same things
//!    in the end; if it is the opponent, you have y for x and he x for y; if it is nobody, or if it is
//!    banned, you have y for x. You are never worse off.
//! 2. Before each action fewer than m things are gone, so each pick takes one of the m, and a ban of
//!    another thing is like no ban.
//! 3. Let r actions be left, with this one. By 2 only the r − 1 most valuable free things matter to the r − 1
//!    actions that follow. At least r of the m things are free. If the least of them is banned, at least r − 1
//!    are left, and the picks that follow find the same things as if nothing were banned.
//!
//! (10, 9 and 1; A bans, A picks, B picks. Without a ban A is ahead by 10 − 9 = 1, without the 10 by 9 −
//! 1 = 8, without the 9 by 10 − 1 = 9. So neither the best thing nor nothing is banned.) The imagined
//! exchange shows in many games that the better thing goes first, if things differ in their value only,
//! whatever the order of the turns is.
//!
//! ## An opponent whose order is known
//!
//! *He always takes his best thing* (对手按固定顺序取, 反悔贪心; TCO 2015 round 3B). n things are taken in turn. The
//! opponent always takes the first free thing of a list that is known; you begin, and take what you like.
//! *Theorem.* Put the things in the order of his list. You can get a set T exactly if, for each i, at most ⌈i
//! / 2⌉ of the first i things are in T.
//!
//! *Why.*
//!
//! 1. *No more:* as long as one of the first i things is free, he takes one of these. So of i he gets ⌊i / 2⌋
//!    at least.
//! 2. *As many:* take the things of T in his order, then anything. Say that your thing number j is on place
//!    p. Then j ≤ ⌈p / 2⌉, hence p ≥ 2 j − 1. He has had j − 1 turns when you come to take it. He would have
//!    taken it only if all p − 1 things before it were gone, j − 1 by you and p − j ≥ j − 1 by him, and so
//!    only in his turn number j or later.
//!
//! *How to choose.* If thing i is worth aᵢ to you and bᵢ to him, your lead is the sum of aᵢ + bᵢ over T less
//! the sum of all bᵢ. Go through the list, add each thing to T, and whenever T has more than ⌈i / 2⌉ of the
//! first i, throw the least aᵢ + bᵢ out (a heap): T is best at the end, as in any such rule about prefixes.
//! O(n log n). If he begins, leave out the first thing. (In his order the things are worth 1, 5, 4, 2 to you.
//! Add 1; add 5 and throw 1 out; add 4; add 2 and throw it out: 9.)
//!
//! ## Cost
//!
//! O(n log n) for n things.
//!
//! ## Example
//!
//! These are the instances of the worked example; for the cards, it is the program itself.
//!
//! ```
//! use snippets::exchange::{lead_of_stacks, lead_of_things};
//!
//! assert_eq!(lead_of_things(&[(5, 1), (4, 4), (1, 6)]), 3);
//! assert_eq!(lead_of_things(&[(4, 4), (1, 6)]), 4 - 6);
//!
//! // The upper thing first.
//! let stacks = [[(5, 2), (3, 3)], [(3, 1), (4, 2)], [(1, 1), (3, 4)]];
//! assert_eq!(lead_of_stacks(&stacks), 3);
//!
//! // The number that is up, and the other.
//! let cards = [(5, 2), (1, 3), (2, 6)];
//! let good = cards.iter().filter(|(up, down)| up > down).count();
//! let mut sum: i64 = cards.iter().map(|(up, down)| up.max(down)).sum();
//! if good % 2 == 1 {
//!     let differences = cards.iter().map(|(up, down): &(i64, i64)| (up - down).abs());
//!     sum -= differences.min().unwrap();
//! }
//! assert_eq!(sum, 12);
//! ```
//!
//! ## Problems
//!
//! Easiest first.
//!
//! - [`cf1914e2`](crate::problems::exchange::cf1914e2) Codeforces 1914E2 Game with Marbles (Hard Version)
//! - [`arc164c`](crate::problems::exchange::arc164c) AtCoder ARC 164 C Reversible Card Game
//! - [`cf1969d`](crate::problems::exchange::cf1969d) Codeforces 1969D Shop Game: he strikes the best
//! - [`cf377c`](crate::problems::minimax::cf377c) Codeforces 377C Captains Mode: picks and bans
//! - [`cf725f`](crate::problems::exchange::cf725f) Codeforces 725F Family Photos
//!
//! ## Source
//!
//! J. Milnor, "Sums of positional games", Contributions to the Theory of Games II (1953), and O. Hanner,
//! "Mean play of sums of positional games", Pacific Journal of Mathematics 9 (1959): who wants to move
//! where, and how much. The stacks: Canada Cup 2016, [problem
//! F](https://codeforces.com/problemset/problem/725/F). The cards: AtCoder Regular Contest 164, [problem
//! C](https://atcoder.jp/contests/arc164/tasks/arc164_c).
#![doc(alias(
    "Who wants it most",
    "交换论证",
    "贪心",
    "a + b",
    "a+b",
    "exchange argument",
    "替换论证",
    "选最强",
    "拿走最好的",
    "picks and bans",
    "draft",
    "strikes the best",
    "greedy",
    "卡片",
    "cards",
    "得分",
    "points",
    "反悔贪心",
    "An opponent whose order is known"
))]
use crate::scoring;

/// Returns how much more the first player has than the second in the end, if they take one of the `things` in
/// turn until none is left: pairs `(a, b)` of what each is worth to the first and to the second player.
/// O(n log n) for n things.
///
/// # Panics
/// If the sum of all absolute values is 2^62 or more.
#[track_caller]
pub fn lead_of_things(things: &[(i64, i64)]) -> i64 {
    let values: Vec<i64> = things.iter().flat_map(|&(a, b)| [a, b]).collect();
    assert!(scoring::size(&values) < 1 << 62, "the values are too great");
    let sums: Vec<i64> = things.iter().map(|(a, b)| a + b).collect();
    let differences: i64 = things.iter().map(|(a, b)| a - b).sum();
    (scoring::in_turn(&sums) + differences) / 2
}

/// Returns how much more the first player has than the second in the end, if they take the upper thing of a
/// stack in turn, or pass. A stack is its upper and its lower thing, each a pair `(a, b)` of what it is worth
/// to the first and to the second player. O(n log n) for n stacks.
///
/// # Panics
/// If a value is negative, or if the sum of all values is 2^62 or more.
#[track_caller]
pub fn lead_of_stacks(stacks: &[[(i64, i64); 2]]) -> i64 {
    let values: Vec<i64> = stacks.iter().flatten().flat_map(|&(a, b)| [a, b]).collect();
    assert!(values.iter().all(|&value| value >= 0), "a value below 0");
    assert!(scoring::size(&values) < 1 << 62, "the values are too great");
    let mut free = Vec::new();
    let mut closed = 0;
    for &[(a, b), (lower_a, lower_b)] in stacks {
        if a + b >= lower_a + lower_b {
            free.extend([(a, b), (lower_a, lower_b)]);
        } else {
            closed += (a - lower_b).max(0) - (b - lower_a).max(0);
        }
    }
    lead_of_things(&free) + closed
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::random::Random;
    use crate::search::{product, Scores};

    type Thing = (i64, i64);

    fn pairs(numbers: &[i64]) -> Vec<Thing> {
        let pairs = product(&[numbers.to_vec(), numbers.to_vec()]).into_iter();
        pairs.map(|pair| (pair[0], pair[1])).collect()
    }

    #[test]
    fn two_prices_of_every_four_things() {
        let mut search = Scores::new(|(is_first, things): &(bool, Vec<Thing>)| {
            let take = |i: usize| {
                let mut option = things.clone();
                let (a, b) = option.remove(i);
                (if *is_first { a } else { b }, (!is_first, option))
            };
            (0..things.len()).map(take).collect()
        });
        for n in 0..=4 {
            for things in product(&vec![pairs(&[-1, 0, 3]); n]) {
                let expected = search.lead(&(true, things.clone()));
                assert_eq!(lead_of_things(&things), expected, "{things:?}");
            }
        }
    }

    #[derive(Clone, PartialEq, Eq, Hash, Debug)]
    struct Position {
        /// The upper thing is the last one; no stack is empty.
        stacks: Vec<Vec<Thing>>,
        is_first: bool,
        has_passed: bool,
    }

    fn moves(position: &Position) -> Vec<(i64, Position)> {
        let mut moves = Vec::new();
        for i in 0..position.stacks.len() {
            let mut stacks = position.stacks.clone();
            let (a, b) = stacks[i].pop().expect("a thing");
            stacks.retain(|stack| !stack.is_empty());
            let option = Position {
                stacks,
                is_first: !position.is_first,
                has_passed: false,
            };
            moves.push((if position.is_first { a } else { b }, option));
        }
        if !moves.is_empty() {
            let mut option = position.clone();
            option.is_first = !position.is_first;
            option.has_passed = true;
            if position.has_passed {
                option.stacks.clear();
            }
            moves.push((0, option));
        }
        moves
    }

    fn by_rules(
        search: &mut Scores<Position, impl Fn(&Position) -> Vec<(i64, Position)>>,
        stacks: &[[Thing; 2]],
    ) -> i64 {
        let stacks = stacks.iter().map(|[upper, lower]| vec![*lower, *upper]);
        search.lead(&Position {
            stacks: stacks.collect(),
            is_first: true,
            has_passed: false,
        })
    }

    #[test]
    fn every_two_stacks_with_passing() {
        let things = pairs(&[0, 1, 3]);
        let lists = product(&[things.clone(), things]).into_iter();
        let stacks: Vec<[Thing; 2]> = lists.map(|list| [list[0], list[1]]).collect();
        let mut search = Scores::new(moves);
        for (i, &one) in stacks.iter().enumerate() {
            for &other in &stacks[i..] {
                let expected = by_rules(&mut search, &[one, other]);
                assert_eq!(lead_of_stacks(&[one, other]), expected, "{one:?} {other:?}");
            }
        }
    }

    #[test]
    fn up_to_four_stacks_with_passing() {
        let mut random = Random::new(0);
        for _ in 0..100 {
            let mut thing = || (random.between(0, 6), random.between(0, 6));
            let stacks = [(); 4].map(|()| [thing(), thing()]);
            for n in [3, 4] {
                let expected = by_rules(&mut Scores::new(moves), &stacks[..n]);
                assert_eq!(lead_of_stacks(&stacks[..n]), expected, "{stacks:?}");
            }
        }
    }

    /// The cards, the number that is up first, and whether Alice is to turn one.
    type Cards = (Vec<Thing>, bool);

    /// Only Bob gets points.
    fn turns_and_takes((cards, is_alice): &Cards) -> Vec<(i64, Cards)> {
        let change = |i: usize| {
            let mut option = cards.clone();
            let (up, down) = option[i];
            if *is_alice {
                option[i] = (down, up);
                (0, (option, false))
            } else {
                option.remove(i);
                (up, (option, true))
            }
        };
        (0..cards.len()).map(change).collect()
    }

    #[test]
    fn every_four_cards_that_are_turned() {
        let mut search = Scores::new(turns_and_takes);
        for n in 1..=4 {
            for cards in product(&vec![pairs(&[0, 1, 3]); n]) {
                let good = cards.iter().filter(|(up, down)| up > down).count();
                let most: i64 = cards.iter().map(|(up, down)| up.max(down)).sum();
                let differences = cards.iter().map(|(up, down)| (up - down).abs());
                let lost = if good % 2 == 1 {
                    differences.min()
                } else {
                    None
                };
                let expected = -search.lead(&(cards.clone(), true));
                assert_eq!(most - lost.unwrap_or(0), expected, "{cards:?}");
            }
        }
    }

    #[test]
    fn he_strikes_the_best_of_up_to_five_items() {
        let mut random = Random::new(5);
        let mut cases = vec![(vec![(10, 11), (1, 8), (2, 7)], 1)];
        for _ in 0..300 {
            let n = random.between(0, 5);
            let items = (0..n).map(|_| (random.between(0, 6), random.between(0, 8)));
            cases.push((items.collect(), random.between(0, n)));
        }
        for (items, k) in &cases {
            let sums = |set: u32, number: fn(&Thing) -> i64| {
                let of = items.iter().enumerate().filter(|(i, _)| set >> i & 1 == 1);
                of.map(|(_, item)| number(item)).sum::<i64>()
            };
            let all = 0..1_u32 << items.len();
            let profits = all.clone().map(|chosen| {
                let taken = (*k).min(chosen.count_ones() as usize);
                let is_taken = |set: &u32| set & !chosen == 0 && set.count_ones() as usize == taken;
                let rests = all.clone().filter(is_taken).map(|set| chosen & !set);
                let least = rests.map(|rest| sums(rest, |item| item.1)).min();
                least.expect("a set") - sums(chosen, |item| item.0)
            });
            let mut sorted = items.clone();
            sorted.sort_unstable_by_key(|item| -item.1);
            let cuts = (*k..=items.len()).map(|cut| {
                let mut prices: Vec<i64> = sorted[..cut].iter().map(|item| item.0).collect();
                prices.sort_unstable();
                let gains = sorted[cut..].iter().map(|(a, b)| (b - a).max(0));
                gains.sum::<i64>() - prices[..*k].iter().sum::<i64>()
            });
            let expected = cuts.max().map_or(0, |best| best.max(0));
            assert_eq!(profits.max(), Some(expected), "{items:?}, {k}");
        }
    }

    /// By how much the first team gets ahead, by the rules: picks and bans of either team.
    fn drafted(free: &[i64], actions: &[(bool, bool)]) -> i64 {
        let [(is_pick, is_first), rest @ ..] = actions else {
            return 0;
        };
        let sign = if *is_first { 1 } else { -1 };
        let mut leads: Vec<i64> = (0..free.len())
            .map(|i| {
                let own = if *is_pick { sign * free[i] } else { 0 };
                own + drafted(&[&free[..i], &free[i + 1..]].concat(), rest)
            })
            .collect();
        if !is_pick {
            leads.push(drafted(free, rest));
        }
        let best = leads.iter().map(|lead| sign * lead).max();
        sign * best.expect("a free thing")
    }

    /// The same where a pick takes the best, and a ban one of the `m` best that are free with it.
    fn drafted_by_theorem(free: &[i64], actions: &[(bool, bool)]) -> i64 {
        let [(is_pick, is_first), rest @ ..] = actions else {
            return 0;
        };
        if *is_pick {
            let own = if *is_first { free[0] } else { -free[0] };
            return own + drafted_by_theorem(&free[1..], rest);
        }
        let leads = (0..actions.len())
            .map(|i| drafted_by_theorem(&[&free[..i], &free[i + 1..]].concat(), rest));
        if *is_first {
            leads.max().expect("a free thing")
        } else {
            leads.min().expect("a free thing")
        }
    }

    #[test]
    fn the_better_thing_first_with_up_to_four_actions() {
        let kinds = [(true, true), (true, false), (false, true), (false, false)];
        for m in 0..=4 {
            for actions in product(&vec![kinds.to_vec(); m]) {
                for things in [[9, 7, 6, 2, 1], [5, 5, 3, 1, 0], [10, 9, 1, 1, 1]] {
                    let expected = drafted(&things, &actions);
                    let found = drafted_by_theorem(&things[..m], &actions);
                    assert_eq!(found, expected, "{things:?}, {actions:?}");
                }
            }
        }
        let [pick, other_pick, ban, _] = kinds;
        assert_eq!(drafted(&[10, 9, 1], &[ban, pick, other_pick]), 9);
    }

    /// The most that can be had against an opponent who takes the first thing that is left.
    fn against_a_list(worth: &[i64]) -> i64 {
        let take = |i: usize| {
            let mut rest = [&worth[..i], &worth[i + 1..]].concat();
            if !rest.is_empty() {
                rest.remove(0);
            }
            worth[i] + against_a_list(&rest)
        };
        (0..worth.len()).map(take).max().unwrap_or(0)
    }

    #[test]
    fn an_opponent_whose_order_is_known() {
        for n in 0..=6 {
            for worth in product(&vec![vec![-2, 0, 1, 3]; n]) {
                let mut taken: Vec<i64> = Vec::new();
                for (i, &thing) in worth.iter().enumerate() {
                    taken.push(thing);
                    taken.sort_unstable_by(|a, b| b.cmp(a));
                    taken.truncate((i + 2) / 2);
                }
                let sum: i64 = taken.iter().sum();
                assert_eq!(sum, against_a_list(&worth), "{worth:?}");
            }
        }
    }
}
