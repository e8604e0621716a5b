//! # Exhaustive search (暴力搜索)
//!
//! This plays a game by its rules alone, without any theorem. It finds small values, in which to look for a
//! pattern, and it makes the brute force that checks a solution on inputs from [`random`](crate::random). It
//! also checks the theorems of this library about games, and uses none of them.
//!
//! ## How to use it
//!
//! A game is a function from a position to its options, written from the rules of the statement and
//! nothing else. A position is any value that can be cloned, compared and hashed: a number, a list
//! of heaps, a board with the player who is to move. Where the order of the heaps does not matter,
//! sort them: then there are fewer positions.
//!
//! - *Who wins, and the Grundy value* of a game without cycles: [`Search`].
//! - *Who gets more*, where moves bring points: [`Scores`].
//! - *Win, lose or draw*, with the number of moves, of a game with cycles: [`forced_ends`].
//! - *Values of long games*, which would overflow the stack here:
//!   [`sprague_grundy::Game`](crate::sprague_grundy::Game).
//! - *Positions as lists of heaps*: [`take_from_one`], [`change_one`], [`take_and_break`] make
//!   their options, [`heaps_up_to`] and [`partitions`] list them.
//! - *The rules of some games*: [`take_from_one_or_all`] (Wythoff), [`take_from_an_end`] (End-Nim), [`carry_down`]
//!   (staircase), [`take_up_to`] (Fibonacci Nim), [`subtract_a_multiple`] (Euclid), [`bite_off`] (Chomp).
//!
//! To print the values, see [`tables`](crate::tables).
//!
//! ## Example
//!
//! A move takes one, two or three stones from a heap. The winning moves are those to lost
//! positions.
//!
//! ```
//! use snippets::search::Search;
//!
//! let options = |&heap: &u64| (heap.saturating_sub(3)..heap).collect::<Vec<_>>();
//! let mut search = Search::normal(options);
//! assert!(search.wins(&7) && !search.wins(&8));
//! let values: Vec<u64> = (0..6).map(|heap| search.grundy(&heap)).collect();
//! assert_eq!(values, [0, 1, 2, 3, 0, 1]);
//!
//! let mut lost = options(&7);
//! lost.retain(|option| !search.wins(option));
//! assert_eq!(lost, [4]);
//! ```
//!
//! ## Problems
//!
//! Three positions to decide with a pencil come first:
//! [exercises, step 2](crate::exercises#step-2-the-tools).
//!
//! The brute forces of most problems are made with it: see the folder tests/oracles.
#![doc(alias("暴力搜索", "Exhaustive search", "记忆化搜索", "对拍", "brute force"))]
use std::collections::HashMap;
use std::hash::Hash;

/// A game without cycles, given by the options of each position, with what is known of it so far.
///
/// What is found is kept: all calls together look at the options of a position at most twice, once
/// for [`wins`](Search::wins) and once for [`grundy`](Search::grundy). These call themselves for
/// each option; a cycle, or a game of very many moves, overflows the stack.
pub struct Search<P, F> {
    options: F,
    /// Whether the player to move wins at the end of the game, where there is no move.
    won_at_end: bool,
    won: HashMap<P, bool>,
    values: HashMap<P, u64>,
}

impl<P: Clone + Eq + Hash, F: Fn(&P) -> Vec<P>> Search<P, F> {
    /// Makes the search of a game in normal play: a player who cannot move loses. `options` lists the options
    /// of a position. O(1).
    pub fn normal(options: F) -> Self {
        Self {
            options,
            won_at_end: false,
            won: HashMap::new(),
            values: HashMap::new(),
        }
    }

    /// Makes the search of a game in misère play: a player who cannot move wins. `options` lists the options
    /// of a position. O(1).
    pub fn misere(options: F) -> Self {
        Self {
            won_at_end: true,
            ..Self::normal(options)
        }
    }

    /// Returns whether the player to move wins the searched game: some option is lost for the opponent. Each
    /// position that is reached, and each option of these, is hashed, compared and perhaps cloned, in
    /// O(its size), beside what `options` costs.
    ///
    /// It calls itself for each option: a cycle, or a game of very many moves, overflows the stack.
    pub fn wins(&mut self, position: &P) -> bool {
        if let Some(&won) = self.won.get(position) {
            return won;
        }
        let options = (self.options)(position);
        let won = if options.is_empty() {
            self.won_at_end
        } else {
            options.iter().any(|option| !self.wins(option))
        };
        self.won.insert(position.clone(), won);
        won
    }

    /// Returns the Grundy value of a position of the searched game: the least number that no option has as
    /// its value. It belongs to normal play; after [`misere`](Search::misere) it is the same number, which
    /// does not say who wins there. O(k²) at worst for a position that is reached and has k options, beside
    /// what `options` costs.
    ///
    /// It calls itself for each option: a cycle, or a game of very many moves, overflows the stack.
    pub fn grundy(&mut self, position: &P) -> u64 {
        if let Some(&value) = self.values.get(position) {
            return value;
        }
        let options = (self.options)(position);
        let values: Vec<u64> = options.iter().map(|option| self.grundy(option)).collect();
        let mut value = 0;
        while values.contains(&value) {
            value += 1;
        }
        self.values.insert(position.clone(), value);
        value
    }
}

/// A game without cycles whose moves bring points, given by these moves: what each brings to the player
/// who makes it, and the option. What is found is kept.
pub struct Scores<P, F> {
    moves: F,
    leads: HashMap<P, i64>,
}

impl<P: Clone + Eq + Hash, F: Fn(&P) -> Vec<(i64, P)>> Scores<P, F> {
    /// Makes the search of a game in which moves bring points; at the end, where there is no move, nobody
    /// gets anything. `moves` lists the points of each move and the option. O(1).
    pub fn new(moves: F) -> Self {
        let leads = HashMap::new();
        Self { moves, leads }
    }

    /// Returns the lead of the player to move, how much more than the other he gets from here on, if each
    /// wants as great a lead as he can get. Each position that is reached, and each option of these, is
    /// hashed, compared and perhaps cloned, in O(its size), beside what `moves` costs. All leads must fit 64
    /// bits.
    ///
    /// It calls itself for each option: a cycle, or a game of very many moves, overflows the stack.
    pub fn lead(&mut self, position: &P) -> i64 {
        if let Some(&lead) = self.leads.get(position) {
            return lead;
        }
        let moves = (self.moves)(position).into_iter();
        let leads = moves.map(|(points, option)| points - self.lead(&option));
        let lead = leads.max().unwrap_or(0);
        self.leads.insert(position.clone(), lead);
        lead
    }
}

/// Returns the positions of a game, with cycles or not, in which one of the players can force the game to
/// end, each with the number of moves up to the end. A player who cannot move loses; the winner hurries and
/// the loser delays. So the number is odd where the player to move wins. A position that is not in the map is
/// a draw. The options are listed once, and looked at again for each number of moves up to the greatest:
/// O(m k) for m options and k moves.
///
/// # Requires
/// All options are among `positions`.
pub fn forced_ends<P: Clone + Eq + Hash>(
    positions: &[P],
    options: impl Fn(&P) -> Vec<P>,
) -> HashMap<P, usize> {
    let options: Vec<Vec<P>> = positions.iter().map(options).collect();
    let mut ends: HashMap<P, usize> = HashMap::new();
    for moves in 0.. {
        let is_new = |(position, options): &(&P, &Vec<P>)| {
            let lost = |option| ends.get(option).map(|moves| moves % 2) == Some(0);
            let won = |option| ends.get(option).map(|moves| moves % 2) == Some(1);
            !ends.contains_key(*position) && (options.iter().any(lost) || options.iter().all(won))
        };
        let new = positions.iter().zip(&options).filter(is_new);
        let new: Vec<P> = new.map(|(position, _)| position.clone()).collect();
        if new.is_empty() {
            break;
        }
        ends.extend(new.into_iter().map(|position| (position, moves)));
    }
    ends
}

/// Lists the options of Nim: one or more stones are taken from one heap. O(length of the result).
pub fn take_from_one(heaps: &[u64]) -> Vec<Vec<u64>> {
    change_one(heaps, |heap| (0..heap).collect())
}

/// Lists the options of a game in which a move changes one heap of size `h` to a size in `sizes(h)`.
/// O(length of the result).
pub fn change_one(heaps: &[u64], sizes: impl Fn(u64) -> Vec<u64>) -> Vec<Vec<u64>> {
    let mut options = Vec::new();
    for (i, &heap) in heaps.iter().enumerate() {
        for size in sizes(heap) {
            let mut option = heaps.to_vec();
            option[i] = size;
            options.push(option);
        }
    }
    options
}

/// Lists the options of a take-and-break game: from one heap j stones may be taken so that h non-empty heaps
/// are left of it if `digits[j]` has the bit 2^h. Each option is sorted; one may come twice. It is for few
/// and small heaps: all [`partitions`] are tried, O((n + 1)^7) for a heap of n stones at worst.
pub fn take_and_break(digits: &[u8], heaps: &[u64]) -> Vec<Vec<u64>> {
    let mut options = Vec::new();
    for (i, &heap) in heaps.iter().enumerate() {
        for (digit, rest) in digits.iter().zip((0..=heap).rev()) {
            let counts = (0..8).filter(|count| digit >> count & 1 == 1);
            for parts in counts.flat_map(|count| partitions(rest, count, 1)) {
                let mut option = [&heaps[..i], &heaps[i + 1..], &parts].concat();
                option.sort_unstable();
                options.push(option);
            }
        }
    }
    options
}

/// Lists the options of Wythoff's game: one or more stones are taken from one of two heaps, or the same
/// number from both; of more heaps, from all. O(length of the result).
pub fn take_from_one_or_all(heaps: &[u64]) -> Vec<Vec<u64>> {
    let mut options = take_from_one(heaps);
    let least = heaps.iter().copied().min().unwrap_or(0);
    for count in 1..=least {
        options.push(heaps.iter().map(|heap| heap - count).collect());
    }
    options
}

/// Lists the options of End-Nim: one or more stones are taken from the first or the last heap that is not
/// empty. O(length of the result of [`take_from_one`]).
pub fn take_from_an_end(heaps: &[u64]) -> Vec<Vec<u64>> {
    let first = heaps.iter().position(|&heap| heap > 0);
    let last = heaps.iter().rposition(|&heap| heap > 0);
    let mut options = take_from_one(heaps);
    options.retain(|option| {
        let changed = (0..heaps.len()).find(|&i| option[i] < heaps[i]);
        changed == first || changed == last
    });
    options
}

/// Lists the options of staircase Nim: one or more stones are carried from a step to the step before it, and
/// from the first one to the ground. O(length of the result).
pub fn carry_down(steps: &[u64]) -> Vec<Vec<u64>> {
    let mut options = Vec::new();
    for (i, &step) in steps.iter().enumerate() {
        for count in 1..=step {
            let mut option = steps.to_vec();
            option[i] -= count;
            if i > 0 {
                option[i - 1] += count;
            }
            options.push(option);
        }
    }
    options
}

/// Lists the options of Fibonacci Nim: one or more of the stones, at most `limit`, are taken. What is left
/// comes with the next limit: twice as many as were taken, or all that are left if these are fewer.
/// O(length of the result).
pub fn take_up_to(stones: u64, limit: u64) -> Vec<Vec<u64>> {
    let rests = stones.saturating_sub(limit)..stones;
    let options = rests.map(|rest| vec![rest, rest.min((stones - rest).saturating_mul(2))]);
    options.collect()
}

/// Lists the options of Euclid's game: a positive multiple of the smaller number is subtracted from the
/// larger one. There is none if a number is 0. O(length of the result).
pub fn subtract_a_multiple(a: u64, b: u64) -> Vec<Vec<u64>> {
    let mut options = Vec::new();
    let least = a.min(b);
    for times in 1..=a.max(b).checked_div(least).unwrap_or(0) {
        if a >= b {
            options.push(vec![a - times * least, b]);
        }
        if b >= a {
            options.push(vec![a, b - times * least]);
        }
    }
    options
}

/// Lists the options of Chomp: squares are bitten off the end of a row, and from the rows behind it those
/// that stick out beyond its new end. O(length of the result).
pub fn bite_off(rows: &[u64]) -> Vec<Vec<u64>> {
    let mut options = Vec::new();
    for (i, &row) in rows.iter().enumerate() {
        for column in 0..row {
            let cut = |(other, &length): (usize, &u64)| {
                if other < i {
                    length
                } else {
                    length.min(column)
                }
            };
            options.push(rows.iter().enumerate().map(cut).collect());
        }
    }
    options
}

/// Lists the options of a take-and-break game, in order: the parts of a heap stand in its place, and a heap
/// of which nothing is left stays as a 0. Those that leave fewest of a heap come first. From one heap j
/// stones may be taken so that h non-empty heaps are left of it if `digits[j]` has the bit 2^h. Costs as much
/// as [`take_and_break`], and sorting.
pub fn take_and_break_in_place(digits: &[u8], heaps: &[u64]) -> Vec<Vec<u64>> {
    let mut options = Vec::new();
    for i in 0..heaps.len() {
        let mut rests = take_and_break(digits, &heaps[i..=i]);
        rests.sort_by_key(|parts| parts.iter().sum::<u64>());
        for mut parts in rests {
            if parts.is_empty() {
                parts.push(0);
            }
            options.push([&heaps[..i], &parts, &heaps[i + 1..]].concat());
        }
    }
    options
}

/// Lists the ways to write `total` as a sum of `count` numbers that are at least `least`, each way once, with
/// its numbers by size. O((`total` + 1)^(`count` − 1)), and O(1) for no number.
pub fn partitions(total: u64, count: usize, least: u64) -> Vec<Vec<u64>> {
    if count == 0 {
        // The empty sum is 0.
        return vec![Vec::new(); usize::from(total == 0)];
    }
    if count == 1 {
        return vec![vec![total]; usize::from(total >= least)];
    }
    let mut sums = Vec::new();
    for part in least..=total {
        for rest in partitions(total - part, count - 1, part) {
            sums.push([&[part], rest.as_slice()].concat());
        }
    }
    sums
}

/// Lists all positions of at most `count` heaps of 0 to `most` stones each.
/// O(`count` · length of the result).
pub fn heaps_up_to(count: usize, most: u64) -> Vec<Vec<u64>> {
    let lists = (0..=count).map(|n| product(&vec![(0..=most).collect(); n]));
    lists.flatten().collect()
}

/// Lists all lists that take one item of each of `choices`, in their order. O(1) per item of each list and of
/// each shorter list on the way to it.
pub fn product<T: Clone>(choices: &[Vec<T>]) -> Vec<Vec<T>> {
    let mut lists = vec![Vec::new()];
    for items in choices {
        let pairs = lists
            .iter()
            .flat_map(|list| items.iter().map(move |item| (list, item)));
        let longer = pairs.map(|(list, item): (&Vec<T>, _)| list.iter().chain([item]).cloned());
        lists = longer.map(Iterator::collect).collect();
    }
    lists
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::cell::RefCell;

    #[test]
    fn one_to_three_stones_of_a_heap() {
        let options = |&heap: &u64| (heap.saturating_sub(3)..heap).collect::<Vec<_>>();
        let (mut normal, mut misere) = (Search::normal(options), Search::misere(options));
        for heap in 0..20 {
            assert_eq!(normal.wins(&heap), heap % 4 != 0);
            assert_eq!(misere.wins(&heap), heap % 4 != 1);
            assert_eq!(normal.grundy(&heap), heap % 4);
            assert_eq!(misere.grundy(&heap), heap % 4);
        }
    }

    #[test]
    fn leads_of_a_row_whose_ends_are_taken() {
        let mut scores = Scores::new(|row: &Vec<i64>| match row[..] {
            [first, .., last] => vec![
                (first, row[1..].to_vec()),
                (last, row[..row.len() - 1].to_vec()),
            ],
            [only] => vec![(only, Vec::new())],
            [] => Vec::new(),
        });
        // Of 1, 5, 2 the player to move gets an end and the last one.
        for (row, lead) in [
            (vec![], 0),
            (vec![-7], -7),
            (vec![1, 5], 4),
            (vec![1, 5, 2], -2),
        ] {
            assert_eq!(scores.lead(&row), lead, "{row:?}");
        }
        assert_eq!(scores.lead(&vec![1, 5, 2, 1]), 5 + 1 - 2 - 1);
    }

    #[test]
    fn the_options_of_a_position_are_listed_at_most_twice() {
        let calls = RefCell::new(vec![0; 10]);
        let mut search = Search::normal(|&heap: &usize| {
            calls.borrow_mut()[heap] += 1;
            (0..heap).collect()
        });
        for heap in [9, 9, 4] {
            assert!(search.wins(&heap));
            assert_eq!(search.grundy(&heap), heap as u64);
        }
        assert!(calls.borrow().iter().all(|&count| count <= 2));
    }

    #[test]
    fn ends_are_forced_soon_by_the_winner_and_late_by_the_loser() {
        let options: [&[usize]; 9] = [
            &[],
            &[0],
            &[1],
            &[4],
            &[3],
            &[2, 4],
            &[1, 2],
            &[2, 0],
            &[1, 5],
        ];
        let positions: Vec<usize> = (0..9).collect();
        let ends = forced_ends(&positions, |&v| options[v].to_vec());
        let ends: Vec<_> = positions.iter().map(|v| ends.get(v).copied()).collect();
        // Nobody can end it at 3 and 4, which lead to each other.
        assert_eq!(ends[..3], [0, 1, 2].map(Some));
        assert_eq!(ends[3..5], [None, None]);
        assert_eq!(ends[5..], [3, 3, 1, 4].map(Some));
    }

    #[test]
    fn options_of_heaps() {
        assert_eq!(take_from_one(&[2, 1]), [[0, 1], [1, 1], [2, 0]]);
        assert_eq!(change_one(&[4, 6], |h| vec![h / 2]), [[2, 6], [4, 3]]);
        // Kayles: one or two stones, and the rest stays, or is split.
        let kayles = take_and_break(&[0, 7, 7], &[5, 3]);
        let expected: [&[u64]; 8] = [
            &[3, 4],
            &[1, 3, 3],
            &[2, 2, 3],
            &[3, 3],
            &[1, 2, 3],
            &[2, 5],
            &[1, 1, 5],
            &[1, 5],
        ];
        assert_eq!(kayles, expected);
    }

    #[test]
    fn options_of_the_games_with_a_rule_of_their_own() {
        let both = [[0, 2], [1, 0], [1, 1], [0, 1]];
        assert_eq!(take_from_one_or_all(&[1, 2]), both);
        let ends = [[0, 0, 3, 1], [0, 1, 3, 1], [0, 2, 3, 0]];
        assert_eq!(take_from_an_end(&[0, 2, 3, 1]), ends);
        let carried = [[0, 0, 2], [1, 1, 1], [1, 2, 0]];
        assert_eq!(carry_down(&[1, 0, 2]), carried);
        assert_eq!(take_up_to(9, 3), [[6, 6], [7, 4], [8, 2]]);
        assert_eq!(subtract_a_multiple(7, 3), [[4, 3], [1, 3]]);
        assert_eq!(subtract_a_multiple(2, 5), [[2, 3], [2, 1]]);
        assert_eq!(subtract_a_multiple(2, 2), [[0, 2], [2, 0]]);
        let bites = [[0, 0, 0], [1, 1, 1], [2, 0, 0], [2, 1, 1], [2, 2, 0]];
        assert_eq!(bite_off(&[2, 2, 1]), bites);
        // Kayles: the pins stay where they are, and a row that is gone stays as 0.
        let kayles: [&[u64]; 4] = [&[0, 3], &[1, 1], &[1, 2], &[1, 1, 1]];
        assert_eq!(take_and_break_in_place(&[0, 7, 7], &[1, 3]), kayles);
    }

    #[test]
    fn lists_and_products() {
        assert_eq!(partitions(6, 3, 1), [[1, 1, 4], [1, 2, 3], [2, 2, 2]]);
        assert_eq!(partitions(0, 0, 1), [[0; 0]]);
        assert!(partitions(1, 0, 1).is_empty() && partitions(1, 2, 1).is_empty());
        let heaps: [&[u64]; 7] = [&[], &[0], &[1], &[0, 0], &[0, 1], &[1, 0], &[1, 1]];
        assert_eq!(heaps_up_to(2, 1), heaps);
        assert_eq!(
            product(&[vec![1, 2], vec![3, 4]]),
            [[1, 3], [1, 4], [2, 3], [2, 4]]
        );
        assert_eq!(product::<u8>(&[]), [[0; 0]]);
    }
}
