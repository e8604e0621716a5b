//! # Misère Nim and misère sums (反 Nim, 反常游戏, Anti-SG)
//!
//! Nim in which the last stone loses. It is played like Nim almost to the end. Sums of other games
//! can be played so, too, but only under a condition that is easily overlooked.
//!
//! ## Rules
//!
//! A move takes one or more stones from one heap, as in Nim, but a player who cannot move wins: the
//! player who takes the last stone loses. Or, in a *misère sum* of games, a move is a move in one of them,
//! and a player who cannot move wins.
//!
//! ## Worked example
//!
//! The smallest positions in Nim and in misère Nim, lost, or won by a move that leaves these heaps:
//!
//! | heaps | Nim | misère Nim |
//! | --- | --- | --- |
//! | none | lost | won, as the opponent took the last stone |
//! | 1 | won: none | lost |
//! | 1, 1 | lost | won: 1 |
//! | 1, 1, 1 | won: 1, 1 | lost |
//! | 2 | won: none | won: 1 |
//! | 1, 2 | won: 1, 1 | won: 1 |
//! | 1, 1, 2 | won: 1, 1 | won: 1, 1, 1 |
//! | 2, 2 | lost | lost |
//! | 1, 2, 2 | won: 2, 2 | won: 2, 2 |
//! | 2, 3 | won: 2, 2 | won: 2, 2 |
//! | 1, 2, 3 | lost | lost |
//!
//! As long as two heaps are above 1, there is no difference. Where all are 1, it is the other way round. And who finds
//! just one heap above 1 wins in both games, by different moves: he chooses whether the number of ones is odd.
//!
//! ## Theorem (Bouton; Sprague-Jia, SJ 定理)
//!
//! If some heap has two stones or more, the player to move loses exactly if the nim-sum is 0, as in
//! Nim. If all heaps are 0 or 1, the player to move loses exactly if the nim-sum is 1, that is, if
//! the number of ones is odd.
//!
//! The same holds for a sum of games, with Grundy values for heaps, **if** every position of value
//! 0 that a component can ever come to is an end or has an option of value 1. Heaps meet this
//! condition, since a heap of value 0 is an end.
//!
//! **Two games are called Anti-SG** (反 SG 游戏). One is the misère sum. The other one, of which 贾志豪 states the theorem, is
//! called the *SJ game* here:
//!
//! | | misère sum | SJ game |
//! | --- | --- | --- |
//! | ends | when no component has a move | as soon as all components have the value 0, even if moves are left |
//! | then | the player whose turn it is has won | the player whose turn it is has won |
//! | the theorem holds | under the condition | always |
//!
//! ## Why
//!
//! The values are the heaps, or the Grundy values of the components. Let L be the set of the
//! positions that are lost by the theorem. By induction over the number of moves in the longest
//! play, these are the lost ones:
//!
//! 1. The end, in which nobody can move, is won, and it is not in L: its nim-sum is 0, and no
//!    value is above 1.
//! 2. No move leads from L to L, as a move changes exactly one value. If the nim-sum is 0 and some
//!    value is above 1, then two or more are: the highest 1 of such a value needs another 1 in its
//!    column. A move leaves one of them above 1, and the nim-sum is not 0 any more. If all values
//!    are 0 or 1 and the nim-sum is 1, a move has one of two effects. It keeps all values at 0 or 1 and
//!    makes the nim-sum 0, or it makes one value, and only this one, greater than 1; then the nim-sum is
//!    not 0.
//! 3. From each other position but the end some move leads to L. If two or more values are above 1,
//!    make the nim-sum 0 as in Nim; one of them stays above 1. If exactly one value is above 1,
//!    bring it to 0 or 1, whichever makes the nim-sum 1. If none is above 1 and some value is 1, then
//!    the nim-sum is 0: bring a value 1 to 0. If all values are 0, some component has not ended: bring
//!    it to 1. Here, and only here, the condition is used.
//!
//! **The condition is needed.** If a position of value 0 has options, but none of value 1, then all
//! its options have values above 1. Let the position be the only component: the theorem would call
//! both the position and all its options won, and that cannot be. Such a position is this tree of
//! [`hackenbush_tree`](crate::hackenbush_tree), where a move cuts an edge and what is above it
//! falls:
//!
//! ```text
//!   o   o
//!   │   │
//!   o   o
//!    \ /
//! ────┴────
//! ```
//!
//! The tree is the sum of two heaps of two. It has the value 2 ⊕ 2 = 0, and options of the values
//! 2 and 3. By the theorem on its two heaps it is lost; as one component it would be won. So do not let whole
//! trees be the components, as is sometimes done. Let each component be a branch, an edge at the
//! root with all that grows on it: a branch never has the value 0, except when it is gone. (In the
//! SJ game the tree as one component is over at once, as its value is 0, and the player to move has won.) With a
//! second number beside the Grundy value more sums can be played: [`genus`].
//!
//! ## How to play
//!
//! As in Nim, but when your move leaves no heap above 1, leave an odd number of ones:
//! [`winning_moves`]. In a sum this function gets the values. Bring component `i`, which has a
//! greater value than `rest`, to an option of value `rest`. If all values are 0, bring a component
//! to value 1.
//!
//! ## Other rules
//!
//! *Which rules pass?* [`first_exception`] finds out from the moves of small heaps. Where each move leaves one
//! heap, it looks for a heap of value 0 that has moves, but none to the value 1. Where a heap falls apart, that
//! is not enough: no row of Kayles but the empty one has the value 0, and yet the theorem is wrong for rows of
//! 1 and 5 pins, which have the values 1 and 4 and are lost. So the function compares each heap with a heap of
//! Nim by the pairs of numbers of the page [`genus`]: (0, 1), (1, 0), or (n, n) with n > 1. As long as all
//! heaps have these pairs, sums of them are played like heaps of Nim of the same values, by the theorem of that
//! page. Five pins have (4, 1).
//!
//! | passes | because |
//! | --- | --- |
//! | a set of takes, the same for all heaps | [`subtraction`](crate::subtraction) has the proof |
//! | at most n / k stones, or another bound of [`maximum_nim`](crate::maximum_nim) | a heap with moves has all values up to its bound in its window, so 1, too |
//! | at least half of the heap; any divisor of n, n itself too; any number not coprime to n, n itself too; n becomes a proper divisor of it | no heap with moves has the value 0 |
//! | a number coprime to n | from an even n, of value 0, one comes to 1, of value 1 |
//! | the odd steps of [`staircase`](crate::staircase), branches of [`hackenbush_tree`](crate::hackenbush_tree), coins of Ruler ([`coin_turning`](crate::coin_turning)) | searched: 4 steps of 3 stones; proved above for branches; 9 coins |
//! | [Lasker's Nim](crate::lasker), into two or three heaps; any two smaller heaps ([`splitting`](crate::splitting)); a split into two coprime heaps, or into any number of equal heaps; quotients | searched: heaps up to 12 |
//!
//! | fails | first exception | first sum for which the theorem is wrong, and the truth |
//! | --- | --- | --- |
//! | 1 to 3 neighbours of a row, 0.777 | 5 | 5: won |
//! | Kayles | 5 | 1 + 5: lost |
//! | Dawson's Kayles | 10 | 12: lost |
//! | Dawson's chess | 9 | 1 + 9: lost |
//! | Grundy's game | 13 | 3 + 13: lost |
//! | subtract a proper divisor | 5 | 5: lost |
//! | subtract a nonzero digit | 20 | 20: lost |
//! | minus 1, or half of an even number | 5 | 5: lost |
//! | minus 1, or split an even heap in halves | 3 | 3: lost |
//! | split into two or three | 6 | 2 + 6: lost |
//! | a king; a queen; a knight; Euclid's game | | (2, 2); (3, 5); (0, 4); (2, 3): all four have the value 0 and are lost |
//!
//! The last stone loses and a move takes a limited number: [`bash`](crate::bash),
//! [`limits`](crate::limits); from several heaps: [`moore`](crate::moore); from the ends of a row:
//! [`end_nim`](crate::end_nim).
//!
//! *Rules that only look like a known one* (WA?): row 1 of [false friends](crate::false_friends#the-table).
//!
//! ## Cost
//!
//! O(n) for n heaps.
//!
//! ## Example
//!
//! From heaps of 2, 1 and 1 a player of Nim takes both stones of the first, and 1, 1 is lost for
//! the opponent. Here one takes a single stone of it: 1, 1, 1 is lost, as the player who moves there
//! takes the first and the last of the three stones. The heaps 2 and 2 are lost in both games.
//!
//! ```
//! use snippets::{misere, nim};
//!
//! let mut heaps = [2, 1, 1];
//! assert!(misere::wins(&heaps));
//! let moves = misere::winning_moves(&heaps);
//! assert_eq!(moves, [(0, 1)]);
//! let (i, rest) = moves[0];
//! heaps[i] = rest;
//! assert!(!misere::wins(&heaps));
//! assert!(!misere::wins(&[2, 2]));
//!
//! // The table of small positions: what the first winning move leaves.
//! let left = |heaps: &[u64], moves: Vec<(usize, u64)>| {
//!     let &(i, rest) = moves.first()?;
//!     let mut left = heaps.to_vec();
//!     left[i] = rest;
//!     left.retain(|&heap| heap > 0);
//!     left.sort();
//!     Some(left)
//! };
//! let mut table = String::new();
//! let ones: [&[u64]; 3] = [&[1], &[1, 1], &[1, 1, 1]];
//! let one_above: [&[u64]; 3] = [&[2], &[1, 2], &[1, 1, 2]];
//! let two_above: [&[u64]; 4] = [&[2, 2], &[1, 2, 2], &[2, 3], &[1, 2, 3]];
//! for heaps in [&ones[..], &one_above, &two_above].concat() {
//!     let in_nim = left(heaps, nim::winning_moves(heaps));
//!     let in_misere = left(heaps, misere::winning_moves(heaps));
//!     table += &format!("{:?}: {:?}, {:?}\n", heaps, in_nim, in_misere);
//! }
//! assert_eq!(table, "\
//! [1]: Some([]), None
//! [1, 1]: None, Some([1])
//! [1, 1, 1]: Some([1, 1]), None
//! [2]: Some([]), Some([1])
//! [1, 2]: Some([1, 1]), Some([1])
//! [1, 1, 2]: Some([1, 1]), Some([1, 1, 1])
//! [2, 2]: None, None
//! [1, 2, 2]: Some([2, 2]), Some([2, 2])
//! [2, 3]: Some([2, 2]), Some([2, 2])
//! [1, 2, 3]: None, None
//! ");
//!
//! // A proper divisor is subtracted. Heap 5, of value 0, has a move to heap 4 alone, of
//! // value 2.
//! let divisors = |n: usize| (1..n).filter(move |divisor| n % divisor == 0);
//! let rest = |n: usize| divisors(n).map(|divisor| vec![n - divisor]).collect();
//! let options: Vec<Vec<Vec<usize>>> = (0..20).map(rest).collect();
//! assert_eq!(misere::first_exception(&options), Some(5));
//! ```
//!
//! ## Problems
//!
//! Three positions to decide with a pencil come first:
//! [exercises, step 6](crate::exercises#step-6-other-ends).
//!
//! Easiest first.
//!
//! - [`luogu_p4279`](crate::problems::misere::luogu_p4279) Luogu P4279 \[SHOI2008\] 小约翰的游戏
//! - [`hdu2509`](crate::problems::misere::hdu2509) † HDU 2509 Be the Winner
//! - [`hdu3590`](crate::problems::misere::hdu3590) † HDU 3590 PP and QQ: on Grundy values
//!
//! † The judge takes no Rust.
//!
//! ## Source
//!
//! C. L. Bouton, "Nim, a game with a complete mathematical theory", Annals of Mathematics 3 (1901);
//! 贾志豪, 组合游戏略述 (2009); Winning Ways, chapter 13.
#![doc(alias(
    "Misère Nim on two heaps",
    "反尼姆博弈",
    "Misère Nim and misère sums",
    "反 Nim",
    "Misere Nim and misere sums",
    "Misere Nim",
    "反常尼姆",
    "反常游戏",
    "反 SG 游戏",
    "Anti-SG",
    "SJ game",
    "Anti-Nim",
    "SJ 定理",
    "Sprague-Jia",
    "misère Nim",
    "反Nim",
    "反尼姆博奕"
))]
use crate::{genus, nim};

/// Returns whether the player to move wins misère Nim on these `heaps`, where the player who makes the last
/// move loses. In place of heaps the numbers may also be the Grundy values of components in which each
/// position of value 0 that is not the end has a move to the value 1, the condition of the page
/// [`misere`](crate::misere). O(n).
pub fn wins(heaps: &[u64]) -> bool {
    (nim::sum(heaps.iter().copied()) == 0) == heaps.iter().all(|&heap| heap <= 1)
}

/// Lists all winning moves `(i, rest)` in misère Nim, where the player who takes the last stone loses: heap
/// `i` is brought down to `rest` stones. There is at most one for each heap, and they are listed by growing
/// `i`. O(n).
pub fn winning_moves(heaps: &[u64]) -> Vec<(usize, u64)> {
    let sum = nim::sum(heaps.iter().copied());
    let great = heaps.iter().filter(|&&heap| heap > 1).count();
    let rests = heaps.iter().map(|&heap| {
        let others_small = great == usize::from(heap > 1);
        sum ^ heap ^ u64::from(others_small)
    });
    let moves = rests.enumerate();
    moves.filter(|&(i, rest)| rest < heaps[i]).collect()
}

/// Returns the first heap that does not behave like a heap of Nim in misère play, `None` if there is none. In
/// that case [`wins`] of their Grundy values decides every sum of these heaps.
///
/// The options of heap `i` are `options[i]`: each option is what a move leaves of the heap, a list of smaller
/// heaps. O(1) per part of an option and, where an option does not count by the rule of
/// [`genus`], per part of each answer to it.
///
/// # Panics
/// If an option of heap `i` has a part that does not come before `i`.
#[track_caller]
pub fn first_exception(options: &[Vec<Vec<usize>>]) -> Option<usize> {
    let pairs = genus::tame(options);
    pairs.iter().position(|&pair| match pair {
        Some((0, misere_value)) => misere_value != 1,
        Some((1, misere_value)) => misere_value != 0,
        Some(_) => false,
        None => true,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::mex::index;
    use crate::search::{
        change_one, heaps_up_to, partitions, take_and_break, take_from_one, Search,
    };

    #[test]
    fn every_position_up_to_four_heaps_of_five() {
        let mut search = Search::misere(|heaps: &Vec<u64>| take_from_one(heaps));
        for heaps in heaps_up_to(4, 5) {
            assert_eq!(wins(&heaps), search.wins(&heaps), "{heaps:?}");
            let mut good = Vec::new();
            for (i, &heap) in heaps.iter().enumerate() {
                for rest in 0..heap {
                    let mut option = heaps.clone();
                    option[i] = rest;
                    if !search.wins(&option) {
                        good.push((i, rest));
                    }
                }
            }
            assert_eq!(winning_moves(&heaps), good, "{heaps:?}");
        }
    }

    /// How many of the games below are looked at alone.
    const GAMES: u64 = 4096;

    /// All games, numbered: game `g` has game `i` as an option if bit `i` of `g` is 1.
    fn options_of(game: u64) -> Vec<u64> {
        (0..64).filter(|i| game >> i & 1 == 1).collect()
    }

    fn grundy_values() -> Vec<u64> {
        let mut search = Search::normal(|&game: &u64| options_of(game));
        (0..GAMES).map(|game| search.grundy(&game)).collect()
    }

    /// Whether the games meet the condition.
    fn all_conditions() -> Vec<bool> {
        let values = grundy_values();
        all_the_way_down(|game| {
            let options = options_of(game);
            let met = pick(&values, &[game]) != [0] || options.is_empty();
            met || pick(&values, &options).contains(&1)
        })
    }

    /// For each game, whether `holds` is true of it and of all positions it can come to.
    fn all_the_way_down(mut holds: impl FnMut(u64) -> bool) -> Vec<bool> {
        let mut holding = Vec::new();
        for game in 0..GAMES {
            let below = pick(&holding, &options_of(game));
            holding.push(below.iter().all(|&held| held) && holds(game));
        }
        holding
    }

    fn pick<T: Copy>(table: &[T], games: &[u64]) -> Vec<T> {
        let places = games.iter().map(|&game| usize::try_from(game));
        places.map(|i| table[i.expect("an index")]).collect()
    }

    /// All sums of up to three games below 16, two below 64, and one.
    fn all_sums() -> Vec<Vec<u64>> {
        [
            heaps_up_to(3, 15),
            heaps_up_to(2, 63),
            heaps_up_to(1, GAMES - 1),
        ]
        .concat()
    }

    #[test]
    fn sums_of_games_that_meet_the_condition() {
        let (values, conditions) = (grundy_values(), all_conditions());
        let mut search = Search::misere(|sum: &Vec<u64>| change_one(sum, options_of));
        let mut sums = all_sums();
        sums.retain(|sum| pick(&conditions, sum).iter().all(|&met| met));
        assert!(sums.len() > 1000, "{}", sums.len());
        for sum in sums {
            let heaps = pick(&values, &sum);
            assert_eq!(wins(&heaps), search.wins(&sum), "{sum:?}");

            let mut good = winning_moves(&heaps);
            if heaps.iter().all(|&heap| heap == 0) {
                good = (0..heaps.len()).map(|i| (i, 1)).collect();
            }
            let mut found = Vec::new();
            for (i, rest) in good {
                for option in options_of(sum[i]) {
                    if pick(&values, &[option]) == [rest] {
                        found.push([&sum[..i], &[option], &sum[i + 1..]].concat());
                    }
                }
            }
            assert!(found.iter().all(|option| !search.wins(option)), "{sum:?}");
            let ended = sum.iter().all(|&game| game == 0);
            assert_eq!(!found.is_empty(), search.wins(&sum) && !ended, "{sum:?}");
        }
    }

    #[test]
    fn sums_that_end_when_all_values_are_0() {
        let values = grundy_values();
        let mut search = Search::misere(|sum: &Vec<u64>| {
            if pick(&values, sum).iter().all(|&value| value == 0) {
                Vec::new()
            } else {
                change_one(sum, options_of)
            }
        });
        for sum in all_sums() {
            assert_eq!(wins(&pick(&values, &sum)), search.wins(&sum), "{sum:?}");
        }
    }

    #[test]
    fn the_condition_is_met_exactly_when_the_rule_is_right_all_the_way_down() {
        let values = grundy_values();
        let mut search = Search::misere(|&game: &u64| options_of(game));
        let right = all_the_way_down(|game| wins(&pick(&values, &[game])) == search.wins(&game));
        assert_eq!(right, all_conditions());
        // The first game that fails has one option, the heap of two, which is the game 0b11.
        assert_eq!(right.iter().position(|&right| !right), Some(1 << 0b11));
    }

    #[test]
    fn two_paths_of_two_edges_are_two_components_and_not_one() {
        // As long as the paths have no edge in common they are heaps.
        let tree = vec![2, 2];
        let mut normal = Search::normal(|heaps: &Vec<u64>| take_from_one(heaps));
        let mut misere = Search::misere(|heaps: &Vec<u64>| take_from_one(heaps));
        assert!(!misere.wins(&tree));
        assert!(!wins(&tree));
        assert!(wins(&[normal.grundy(&tree)]));
    }

    /// What a move may leave of a heap.
    type Rule = fn(u64) -> Vec<Vec<u64>>;

    fn singles(rests: impl Iterator<Item = u64>) -> Vec<Vec<u64>> {
        rests.map(|rest| vec![rest]).collect()
    }

    fn gcd(a: u64, b: u64) -> u64 {
        if b == 0 {
            a
        } else {
            gcd(b, a % b)
        }
    }

    /// The first exception of a rule on heaps up to `most`, and the first sum of up to three heaps, with as many stones,
    /// for which the theorem on values is wrong.
    fn exceptions(rule: Rule, most: u64) -> (Option<usize>, Option<Vec<u64>>) {
        let indices = |parts: Vec<u64>| parts.into_iter().map(index).collect();
        let options = (0..=most).map(|heap| rule(heap).into_iter().map(indices).collect());
        let options: Vec<Vec<Vec<usize>>> = options.collect();

        let in_a_sum = |heaps: &Vec<u64>| {
            let mut options = Vec::new();
            for (i, &heap) in heaps.iter().enumerate() {
                for parts in rule(heap) {
                    let mut option = [&heaps[..i], &heaps[i + 1..], &parts].concat();
                    option.retain(|&heap| heap > 0);
                    option.sort_unstable();
                    options.push(option);
                }
            }
            options
        };
        let mut normal = Search::normal(in_a_sum);
        let mut misere = Search::misere(in_a_sum);
        let mut sums = Vec::new();
        for stones in 1..=most {
            for count in 1..=3 {
                sums.extend(partitions(stones, count, 1));
            }
        }
        let wrong = sums.into_iter().find(|heaps| {
            let values = heaps.iter().map(|&heap| normal.grundy(&vec![heap]));
            wins(&values.collect::<Vec<_>>()) != misere.wins(heaps)
        });
        (first_exception(&options), wrong)
    }

    #[test]
    fn rules_that_pass() {
        let rules: [Rule; 14] = [
            |n| singles([1, 3, 4].iter().filter_map(|take| n.checked_sub(*take))),
            |n| singles(n - n / 2..n),
            |n| singles(n - n / 3..n),
            |n| singles(n - (n + 1) / 2..n),
            |n| singles((0..=n / 2).filter(|&rest| rest < n)),
            |n| singles((1..=n).filter(|d| n % d == 0).map(|d| n - d)),
            |n| singles((1..=n).filter(|&d| gcd(n, d) == 1).map(|d| n - d)),
            |n| singles((1..=n).filter(|&d| gcd(n, d) > 1).map(|d| n - d)),
            |n| singles((1..n).filter(|d| n % d == 0)),
            |n| singles((2..=n).map(|divisor| n / divisor)),
            |n| [singles(0..n), partitions(n, 2, 1)].concat(),
            |n| [singles(0..n), partitions(n, 3, 1)].concat(),
            |n| {
                let mut two = partitions(n, 2, 1);
                two.retain(|two| gcd(two[0], two[1]) == 1);
                two
            },
            |n| {
                let divisors = (2..=n).filter(|d| n % d == 0);
                divisors.map(|d| vec![n / d; index(d)]).collect()
            },
        ];
        for (i, &rule) in rules.iter().enumerate() {
            assert_eq!(exceptions(rule, 12), (None, None), "rule {i}");
        }
    }

    #[test]
    fn rules_that_fail() {
        let rules: [(Rule, u64, usize, &[u64]); 10] = [
            (|n| take_and_break(&[0, 7, 7, 7], &[n]), 6, 5, &[5]),
            (|n| take_and_break(&[0, 7, 7], &[n]), 7, 5, &[1, 5]),
            (|n| take_and_break(&[0, 0, 7], &[n]), 12, 10, &[12]),
            (|n| take_and_break(&[0, 1, 3, 7], &[n]), 10, 9, &[1, 9]),
            (
                |n| {
                    let mut two = partitions(n, 2, 1);
                    two.retain(|two| two[0] < two[1]);
                    two
                },
                16,
                13,
                &[3, 13],
            ),
            (
                |n| singles((1..n).filter(|d| n % d == 0).map(|d| n - d)),
                9,
                5,
                &[5],
            ),
            (
                |n| {
                    let digits = (1..=9).filter(|d| n.to_string().contains(&d.to_string()));
                    singles(digits.map(|d| n - d))
                },
                21,
                20,
                &[20],
            ),
            (
                |n| {
                    let half = (n > 0 && n % 2 == 0).then_some(n / 2);
                    singles(n.checked_sub(1).into_iter().chain(half))
                },
                9,
                5,
                &[5],
            ),
            (
                |n| {
                    let mut rests = singles(n.checked_sub(1).into_iter());
                    if n > 0 && n % 2 == 0 {
                        rests.push(vec![n / 2; 2]);
                    }
                    rests
                },
                6,
                3,
                &[3],
            ),
            (
                |n| [partitions(n, 2, 1), partitions(n, 3, 1)].concat(),
                8,
                6,
                &[2, 6],
            ),
        ];
        for (i, &(rule, most, exception, sum)) in rules.iter().enumerate() {
            let expected = (Some(exception), Some(sum.to_vec()));
            assert_eq!(exceptions(rule, most), expected, "rule {i}");
        }
    }

    type Cell = (i64, i64);
    type Piece<'a> = &'a dyn Fn(&Cell) -> Vec<Cell>;

    #[test]
    fn pieces_of_value_0_that_are_lost() {
        let king = |&(a, b): &Cell| vec![(a - 1, b), (a, b - 1), (a - 1, b - 1)];
        let queen = |&(a, b): &Cell| {
            let steps = 1..=a.max(b);
            let lines = steps.map(|k| [(a - k, b), (a, b - k), (a - k, b - k)]);
            lines.flatten().collect()
        };
        let knight = |&(a, b): &Cell| {
            let steps = [(-2, 1), (-2, -1), (1, -2), (-1, -2)];
            steps.iter().map(|(x, y)| (a + x, b + y)).collect()
        };
        let euclid = |&(a, b): &Cell| {
            let (small, large) = (a.min(b), a.max(b));
            let times = 1..=large.checked_div(small).unwrap_or(0);
            times.map(|k| (small, large - k * small)).collect()
        };
        let pieces: [(Piece, Cell); 4] = [
            (&king, (2, 2)),
            (&queen, (3, 5)),
            (&knight, (0, 4)),
            (&euclid, (2, 3)),
        ];
        for (moves, first) in pieces {
            let options = |cell: &Cell| {
                let mut options = moves(cell);
                options.retain(|&(a, b)| a >= 0 && b >= 0);
                options
            };
            let mut normal = Search::normal(options);
            let mut misere = Search::misere(options);
            let mut cells = (0..=10).flat_map(|sum| (0..=sum / 2).map(move |a| (a, sum - a)));
            let wrong = cells.find(|cell| wins(&[normal.grundy(cell)]) != misere.wins(cell));
            assert_eq!(wrong, Some(first));
            assert_eq!((normal.grundy(&first), misere.wins(&first)), (0, false));
        }
    }
}
