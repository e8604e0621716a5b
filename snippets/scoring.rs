//! # Scoring games (得分博弈)
//!
//! It is not the last move that decides, but who gets more. Nim-values say nothing about that. This
//! page counts by how much a player is ahead.
//!
//! ## Rules
//!
//! Numbers lie in rows and in stacks. A move takes a number at an end of a row, or at the open end of a
//! stack, the other end of which stands against a wall. In the end each player has the sum of what he
//! took, and he wants to be ahead of the other by as much as he can. Numbers may be negative.
//!
//! The *lead* of a position is how much more the player to move gets from there on than the other, if
//! both play as well as they can. It is 0 if nothing is left. Otherwise it is the greatest of the
//! numbers x − (the lead of what is left), over all moves, where x is the number that the move takes.
//!
//! ## Worked example
//!
//! ```text
//!     row         stack      row
//!    3 8 4       ║ 5 2        6
//! ```
//!
//! - *The row 3, 8, 4.* A player who takes the 3 or the 4 opens the 8 to the opponent, and then gets
//!   the last one of the three: 3 − 8 + 4 = −1. The row counts as one number −1.
//! - *The stack* with 5 at the wall. A player who takes the 2 leaves the 5 to the opponent and has
//!   lost 5 − 2 = 3. Nobody wants to begin here.
//! - So the first player takes 6, and the second has to take the −1: he takes the 3, say, the first
//!   player the 8, and the second the 4. Now the first one has to take the 2, and the second gets
//!   the 5.
//!
//! The first player has 6 + 8 + 2 = 16 and the second 3 + 4 + 5 = 12. So the lead is 6 − (−1) − 3
//! = 4.
//!
//! ## Theorem
//!
//! 1. *Falling order.* If each number may be taken at any time, take the greatest one. For the
//!    numbers s₁ ≥ s₂ ≥ s₃ ≥ ... the lead is s₁ − s₂ + s₃ − ... ([`in_turn`]).
//! 2. *Collapse.* Three neighbours a ≤ b ≥ c of a row or of a stack may be replaced by the number a −
//!    b + c: the lead of the whole position stays the same.
//! 3. *A pair at a wall.* If the two numbers of a stack that are next to the wall are p, at the wall,
//!    and q, and p ≥ q, both may be taken out. If the position has an odd number of numbers in all, p
//!    − q has to be added to the lead of what is left, and if an even number, to be subtracted.
//! 4. Go on until neither is possible. The numbers that are left are *free*: the lead is as if each
//!    of them could be taken at any time.
//!
//! So the lead is s₁ − s₂ + s₃ − ... of the free numbers, plus or minus, as part 3 says, the sum of all
//! p − q ([`lead`]). Each collapse and each pair removes two numbers. So there is an odd number of free
//! numbers exactly if the position has an odd number of numbers. The example has 6 numbers, so 5 − 2 is
//! subtracted.
//!
//! ## Why
//!
//! Write \[S\] for s₁ − s₂ + s₃ − ... of a list S of numbers, in falling order.
//!
//! **Step 1: in any order.** Whatever is collapsed or taken out first, the same numbers are left in
//! the end, and the same sum of all p − q. By induction over the length, a shorter list has only one
//! result. So it is enough that any two ways to begin can be continued so that they meet. Two that
//! share no number can both be done. Others are
//!
//! - a, b, c, d with a ≤ b ≥ c and b ≤ c ≥ d, so b = c: both ways leave a, d;
//! - a, b, c, d, e with a ≤ b ≥ c and c ≤ d ≥ e: after the first collapse a − b + c ≤ c ≤ d ≥ e, so
//!   it can go on to a − b + c − d + e; so can the second one;
//! - p, q, r at the wall with p = q ≥ r: both ways leave r and add 0;
//! - p, q, r, s at the wall with p ≥ q ≤ r ≥ s: the collapse leaves p and q − r + s ≤ q ≤ p, which is
//!   a pair of difference p − q + r − s. And after p and q the other two are a pair at the wall.
//!
//! **Step 2: what is left.** In a row no inner number is ≥ both its neighbours. So it falls and then
//! rises, and its greatest number is at an end. A stack with two numbers or more rises at the wall.
//! So it rises up to its open end.
//!
//! **Step 3: levels.** If no number of S is negative, \[S\] is the number of levels 1, 2, 3, ... that
//! an odd number of the numbers reach: s₁ − s₂ levels are reached by one of them, s₃ − s₄ by three,
//! and so on.
//!
//! ```text
//!     level 4   █
//!           3   █ █
//!           2   █ █
//!           1   █ █ █
//!               4 3 1
//! ```
//!
//! For the numbers 4, 3, 1 level 4 is reached by one of them, levels 3 and 2 by two, and level 1 by three. So
//! there are two such levels, 4 and 1, and 4 − 3 + 1 = 2.
//!
//! At a first reading, skip steps 4 to 6, which prove the theorem, and go on with [how to
//! play](#how-to-play).
//!
//! **Step 4: one number more.** Let a move take x. In what it leaves of that row or stack let f₁, f₂,
//! ... be the free numbers, from that end on. Put x back on, and let e be x. While e ≤ f₁ ≥ f₂ for
//! the first two that are left, these three collapse, and e − f₁ + f₂ ≤ f₂ is the new e. By step 2
//! the f fall as far as that goes on. Let F be those that are used up, 2k of them, and N all other
//! free numbers, of all rows and stacks. So f₁ ≥ f₂ ≥ ... ≥ f₂ₖ ≥ e, and x = e + \[F\]. Now
//!
//! - *either* e stays. The free numbers were N and e, and after the move they are N and F. The pairs
//!   are the same. In the example the 3 leaves 8, 4: F is 8, 4, e = 3 − 8 + 4 = −1, N is 6, and
//!   3 = −1 + (8 − 4).
//! - *or* it is a stack with just one f left, and e ≤ f. Then f and e are a pair at the wall. Count f
//!   to F and not to N, so \[F\] = x − e + f. The free numbers were N, and after the move they are N
//!   and F. Let W be the sum of all p − q after the move; before it was W + (f − e). In the example
//!   the 2 leaves the 5: e = 2, F is 5, and N is −1, 6.
//!
//! **Step 5: no move is better.** Let L be what the theorem says of the position, and L′ what it says
//! of the option. To show: x − L′ ≤ L, that is, L + L′ ≥ x. If all numbers of the position are raised
//! by the same amount, so are all free ones, and the p − q stay. One of the two positions has an odd
//! number of free numbers, so L + L′ is raised by that amount, as x is. So let no free number be
//! negative.
//!
//! - *e stays.* One of the two positions has an odd number of numbers and the other an even one, so
//!   the sum of all p − q has opposite signs in L and L′, and L + L′ = \[N, e\] + \[N, F\]. On each
//!   of the e levels up to e, the first list has one number more there than N, and the second one 2k
//!   more: exactly one of them is odd. On a level above e the first list is as odd as N is, so where
//!   an odd number of F reach it, exactly one of the two is odd. There are \[F\] such levels, as up
//!   to e all 2k reach it. Together L + L′ ≥ e + \[F\] = x.
//! - *f and e are a pair.* In the same way \[N\] + \[N, F\] ≥ \[F\] = x − e + f. If N has an odd number
//!   of numbers, L = \[N\] + W + (f − e) and L′ = \[N, F\] − W. Otherwise L = \[N\] − W − (f − e) and
//!   L′ = \[N, F\] + W. So L + L′ ≥ x − e + f − (f − e) = x.
//!
//! **Step 6: some move is as good.** If there are free numbers, the greatest of them is at an end, by
//! step 2. Move there. It is the e of that move, and stays. No number of N is greater, so above e
//! there are exactly \[F\] levels, and L + L′ = x. If there is none, each move is of the second kind
//! with N empty: \[N\] + \[N, F\] = \[F\], N has an even number of numbers, and again L + L′ = x.
//!
//! By induction over the number of numbers all L′ are leads. So the greatest x − L′, which is the lead,
//! is L. Parts 2 and 3 follow, as by step 1 a collapse does not change L, and a pair that is taken out
//! changes it as part 3 says; part 1 is the case of rows of one number.
//!
//! ## How to play
//!
//! Take the end at which the greatest free number is, or any if there is none: [`best_move`]. In
//! 1, 3, 9, 8, with 1, 2 free, take the 8, as 2 = 8 − 9 + 3.
//!
//! ## An even row: by colours
//!
//! Having to move can be a burden: in 1, 3, 1 a player would like to pass, as the lead is −1. In a row
//! with an even number of numbers this is not so. Colour them white and black in turn. The two ends
//! have different colours. So the first player can take a white end. Then both ends are black, and when
//! the opponent has taken one, a white end is open again. He gets all white numbers, or all black ones
//! if their sum is greater. So the lead is at least |a₁ − a₂ + a₃ − ...|, and never negative. With the
//! theorem: an even number of numbers in rows alone has a lead of s₁ − s₂ + s₃ − s₄ + ... ≥ 0.
//!
//! ## Other rules: minimax over intervals (区间动态规划)
//!
//! What is left of one row is always an interval. So a table of all intervals finds the lead in O(n^2),
//! by the rules alone, and still does so when a rule is changed. It is filled by growing lengths:
//!
//! ```
//! let row = [3, 9, 1, 2];
//! // lead[i]: of as many numbers as the length says, from number i on.
//! let mut lead = row.to_vec();
//! for length in 1..row.len() {
//!     for i in 0..row.len() - length {
//!         let (first, last) = (row[i], row[i + length]);
//!         lead[i] = (first - lead[i + 1]).max(last - lead[i]);
//!     }
//! }
//! assert_eq!(lead[0], 2 - (3 - 9 + 1));
//! ```
//!
//! ## Variants
//!
//! - *Each player has his own end of each stack* (`cf388c`): the first takes from the top and the
//!   second from the bottom. Let H be the sum of the upper halves less that of the lower ones, where
//!   the middle numbers M of odd stacks do not count. The lead is H + \[M\] if the first player is to
//!   move, and −H + \[M\] if the second is. Let the first take x from an odd stack. Then its middle m
//!   joins the upper half: H becomes H′ = H − x + m, and his lead is x − (−H′ + \[M without m\]) = H +
//!   m − \[M without m\]. So the greatest m is best, as in part 1. From an even stack the first number
//!   b of the lower half becomes a middle, and his lead is H + b − \[M, b\]. That is no more, as
//!   \[M\] + \[M, b\] ≥ b by step 5; it is as much if there is no odd stack. (For the stacks 1, 5 and 3, 2,
//!   4, from the top, H is 1 − 5 + 3 − 4 = −5 and M is the 2: the lead is −5 + 2 = −3.)
//! - *Only the last number counts* (`cf794e`): one player wants it to be great, and the other wants it
//!   to be small. A player who answers at the other end keeps the middle of the row where it is.
//! - *A stake that the opponent adds or subtracts* (`cf1628d2`): if the game is worth a after adding and
//!   b after subtracting, a ≤ b, the stake x = (b − a) / 2 makes a + x and b − x equal. With any other x
//!   one of the two is smaller, and the opponent, who wants a small score, chooses it.
//!
//! ## Cost
//!
//! O(n log n) for n numbers.
//!
//! ## Example
//!
//! The position from above, and after the best move.
//!
//! ```
//! use snippets::scoring;
//!
//! assert_eq!(scoring::lead(&[&[3, 8, 4], &[6]], &[&[5, 2]]), 4);
//! // Number 0 of row 1.
//! assert_eq!(scoring::best_move(&[&[3, 8, 4], &[6]], &[&[5, 2]]), Some((1, 0)));
//! assert_eq!(scoring::lead(&[&[3, 8, 4]], &[&[5, 2]]), 6 - 4);
//! assert_eq!(scoring::best_move(&[&[1, 3, 9, 8]], &[]), Some((0, 3)));
//!
//! assert_eq!(scoring::in_turn(&[-1, 6, 2]), 6 - 2 + -1);
//! assert_eq!(scoring::lead(&[&[3, 9, 1, 2]], &[]), 7);
//! assert_eq!(scoring::lead(&[&[1, 3, 1]], &[]), -1);
//! ```
//!
//! ## Problems
//!
//! Easiest first.
//!
//! - [`cf388c`](crate::problems::scoring::cf388c) Codeforces 388C Fox and Card Game
//! - [`luogu_p3210`](crate::problems::scoring::luogu_p3210) Luogu P3210 \[HNOI2010\] 取石头游戏
//! - [`cf794e`](crate::problems::scoring::cf794e) Codeforces 794E Choosing Carrot
//! - [`cf1628d2`](crate::problems::scoring::cf1628d2) Codeforces 1628D2 Game on Sum (Hard Version)
//!
//! ## Source
//!
//! The even row: P. Winkler, Mathematical Puzzles (2004), "Coins in a Row". Sums of scoring games in
//! general: J. Milnor, "Sums of positional games", Contributions to the Theory of Games II (1953); U.
//! Larsson, R. J. Nowakowski, C. P. Santos, "Scoring games: the state of play", Games of No Chance 5
//! (2019). The collapse: `luogu_p3210`, from a contest of 2010.
#![doc(alias = "得分博弈")]
#![doc(alias = "Scoring games")]
#![doc(alias = "Scoring game")]
#![doc(alias = "取石头游戏")]
#![doc(alias = "区间博弈")]
#![doc(alias = "区间动态规划")]
#![doc(alias = "coins in a row")]
#![doc(alias = "minimax")]
#![doc(alias = "score")]
#![doc(alias = "first or last")]
#![doc(alias = "石子游戏")]
#![doc(alias = "得分")]
#![doc(alias = "取数")]
#![doc(alias = "points")]

/// How much more the player to move gets than the other if each number may be taken at any time.
/// O(n log n).
///
/// # Panics
/// If the sum of all absolute values is 2^63 or more.
#[track_caller]
pub fn in_turn(numbers: &[i64]) -> i64 {
    assert!(size(numbers) < 1 << 63, "the numbers are too great");
    let mut growing = numbers.to_vec();
    growing.sort_unstable();
    growing.iter().fold(0, |ahead, number| number - ahead)
}

/// How much more the player to move gets than the other: of rows, of which both ends are open, and of
/// stacks, of which the last number is open. O(n log n) for n numbers.
///
/// # Panics
/// If the sum of all absolute values is 2^63 or more.
#[track_caller]
pub fn lead(rows: &[&[i64]], stacks: &[&[i64]]) -> i64 {
    check(rows, stacks);
    let (mut free, mut differences) = (Vec::new(), 0);
    let rows = rows.iter().map(|row| reduce(row, false));
    for (numbers, difference) in rows.chain(stacks.iter().map(|stack| reduce(stack, true))) {
        free.extend(numbers);
        differences += difference;
    }
    let is_odd = free.len() % 2 == 1;
    in_turn(&free) + if is_odd { differences } else { -differences }
}

/// A best move `(i, j)`: takes number `j` of row `i`, where the stacks are numbered after the rows.
/// `None` if nothing is left. O(n) for n numbers.
///
/// # Panics
/// If the sum of all absolute values is 2^63 or more.
#[track_caller]
pub fn best_move(rows: &[&[i64]], stacks: &[&[i64]]) -> Option<(usize, usize)> {
    check(rows, stacks);
    let mut moves = Vec::new();
    for (i, row) in rows.iter().enumerate().filter(|(_, row)| !row.is_empty()) {
        let numbers = reduce(row, false).0;
        moves.push((numbers.first().copied(), (i, 0)));
        moves.push((numbers.last().copied(), (i, row.len() - 1)));
    }
    for (i, stack) in (rows.len()..)
        .zip(stacks)
        .filter(|(_, stack)| !stack.is_empty())
    {
        // `None`, which is least, if no number is free.
        moves.push((reduce(stack, true).0.last().copied(), (i, stack.len() - 1)));
    }
    moves.into_iter().max().map(|(_, place)| place)
}

/// The sum of all absolute values.
pub(crate) fn size(numbers: &[i64]) -> u128 {
    let sizes = numbers.iter().map(|number| number.unsigned_abs());
    sizes.map(u128::from).sum()
}

/// Fails if a sum may have more than 64 bits.
#[track_caller]
fn check(rows: &[&[i64]], stacks: &[&[i64]]) {
    let all = rows.iter().chain(stacks).map(|numbers| size(numbers));
    assert!(all.sum::<u128>() < 1 << 63, "the numbers are too great");
}

/// The free numbers, and the sum of all p − q for the pairs at the wall, which stands at the
/// first number if it does. O(n).
fn reduce(numbers: &[i64], has_wall: bool) -> (Vec<i64>, i64) {
    let (mut kept, mut differences) = (Vec::new(), 0);
    for &number in numbers {
        kept.push(number);
        while let [.., a, b, c] = kept[..] {
            if a > b || b < c {
                break;
            }
            kept.truncate(kept.len() - 3);
            kept.push(a - b + c);
        }
        match kept[..] {
            [p, q] if has_wall && p >= q => {
                differences += p - q;
                kept.clear();
            }
            _ => {}
        }
    }
    (kept, differences)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::random::Random;
    use crate::search::{product, Scores};

    /// The numbers, and whether a wall stands at the first one.
    type Row = (Vec<i64>, bool);
    type Position = Vec<Row>;

    /// What a move takes, from which row and place, and what it leaves.
    fn takes(rows: &Position) -> Vec<(i64, (usize, usize), Position)> {
        let mut takes = Vec::new();
        for (i, (numbers, has_wall)) in rows.iter().enumerate() {
            let last = numbers.len().checked_sub(1);
            let first = Some(0).filter(|_| !has_wall && last.is_some());
            for j in first.into_iter().chain(last) {
                let mut option = rows.clone();
                takes.push((option[i].0.remove(j), (i, j), option));
            }
        }
        takes
    }

    fn moves(rows: &Position) -> Vec<(i64, Position)> {
        let takes = takes(rows).into_iter();
        takes.map(|(number, _, option)| (number, option)).collect()
    }

    /// All rows, and all stacks, of up to `most` numbers.
    fn all_rows(most: usize, numbers: &[i64]) -> Vec<Row> {
        let lists = (0..=most).flat_map(|n| product(&vec![numbers.to_vec(); n]));
        lists
            .flat_map(|list| [(list.clone(), false), (list, true)])
            .collect()
    }

    /// The theorem and the best move; the stacks come last.
    fn check(
        search: &mut Scores<Position, impl Fn(&Position) -> Vec<(i64, Position)>>,
        position: &Position,
    ) {
        let of = |wall| {
            let rows = position
                .iter()
                .filter(move |(_, has_wall)| *has_wall == wall);
            rows.map(|(numbers, _)| &numbers[..]).collect::<Vec<_>>()
        };
        let expected = search.lead(position);
        assert_eq!(lead(&of(false), &of(true)), expected, "{position:?}");
        let Some(place) = best_move(&of(false), &of(true)) else {
            assert!(takes(position).is_empty(), "{position:?}");
            return;
        };
        let mut takes = takes(position).into_iter();
        let (number, _, option) = takes.find(|take| take.1 == place).expect("a move");
        assert_eq!(
            number - search.lead(&option),
            expected,
            "{position:?}, {place:?}"
        );
    }

    #[test]
    fn every_row_and_stack_of_six_numbers_two_of_three_three_of_two_and_five_of_one() {
        let mut search = Scores::new(moves);
        for row in all_rows(6, &[0, 1, 2, 4]) {
            check(&mut search, &vec![row]);
        }
        let ones: Vec<Row> = [-2, 0, 1, 3].map(|number| (vec![number], false)).into();
        for position in product(&vec![ones; 5]) {
            check(&mut search, &position);
        }
        let pieces = |most, numbers: &[i64], count| {
            let positions = product(&vec![all_rows(most, numbers); count]).into_iter();
            let sorted = |rows: &Position| rows.windows(2).all(|pair| pair[0].1 <= pair[1].1);
            positions.filter(sorted).collect::<Vec<_>>()
        };
        for position in pieces(3, &[-1, 0, 2], 2)
            .into_iter()
            .chain(pieces(2, &[0, 1, 3], 3))
        {
            check(&mut search, &position);
        }
    }

    #[test]
    fn random_positions_with_great_and_negative_numbers() {
        let mut random = Random::new(0);
        for _ in 0..200 {
            let mut list = |most| {
                let n = random.between(0, most);
                random.list(n, -9, 9)
            };
            let position = [(list(5), false), (list(5), true), (list(1), true)];
            check(&mut Scores::new(moves), &position.to_vec());
        }
    }

    #[test]
    fn a_collapse_or_a_pair_less_anywhere_in_a_position() {
        let mut search = Scores::new(moves);
        let other = (vec![2, 0, 1], true);
        for row in all_rows(5, &[0, 1, 3]) {
            let position = vec![row.clone(), other.clone()];
            let lead = search.lead(&position);
            let (numbers, has_wall) = row;
            for i in 0..numbers.len().saturating_sub(2) {
                let [a, b, c] = [numbers[i], numbers[i + 1], numbers[i + 2]];
                if a <= b && b >= c {
                    let collapsed = [&numbers[..i], &[a - b + c], &numbers[i + 3..]].concat();
                    let option = vec![(collapsed, has_wall), other.clone()];
                    assert_eq!(search.lead(&option), lead, "{position:?}, {i}");
                }
            }
            if let ([p, q, above @ ..], true) = (&numbers[..], has_wall) {
                let option = vec![(above.to_vec(), true), other.clone()];
                let is_odd = (numbers.len() + 3) % 2 == 1;
                let difference = if is_odd { p - q } else { q - p };
                assert!(
                    p < q || search.lead(&option) + difference == lead,
                    "{position:?}"
                );
            }
        }
    }

    #[test]
    fn an_even_row_is_worth_what_one_colour_has_more() {
        let mut search = Scores::new(moves);
        for row in all_rows(6, &[-1, 0, 1, 3]) {
            if !row.1 && row.0.len() % 2 == 0 {
                let white: i64 = row.0.iter().step_by(2).sum();
                let black = row.0.iter().sum::<i64>() - white;
                let lead = search.lead(&vec![row.clone()]);
                assert!(lead >= (white - black).abs(), "{row:?}");
            }
        }
    }
}
