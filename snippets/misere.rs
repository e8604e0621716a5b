//! # Misère Nim and misère sums (反 Nim, 反常游戏, Anti-SG)
//!
//! Nim in which the last stone loses. It is played like Nim almost to the end. Sums of other games
//! can be played so, too, but only under a condition that is easily overlooked.
//!
//! ## Rules
//!
//! A move takes one or more stones from one heap, as in Nim, but a player who cannot move wins: the
//! player who takes the last stone loses. Or: in a sum of games a move is a move in one of them,
//! and a player who cannot move wins.
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
//! (Often the theorem is stated, as by 贾志豪, of another game that is called Anti-SG as well: there the
//! whole sum ends as soon as all its components have the value 0, even if moves are left, and the player
//! whose turn it is then has won. That game needs no condition.)
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
//! root with all that grows on it: a branch never has the value 0, except when it is gone. (In the other
//! game that is called Anti-SG the tree as one component is over at once, as its value is 0, and the player
//! to move has won.) With a second
//! number beside the Grundy value more sums can be played: [`genus`](crate::genus).
//!
//! ## How to play
//!
//! As in Nim, but when your move leaves no heap above 1, leave an odd number of ones:
//! [`winning_moves`]. In a sum this function gets the values. Bring component `i`, which has a
//! greater value than `rest`, to an option of value `rest`. If all values are 0, bring a component
//! to value 1.
//!
//! ## Variants
//!
//! The last stone loses and a move takes a limited number: [`bash`](crate::bash),
//! [`limits`](crate::limits); from several heaps: [`moore`](crate::moore); from the ends of a row:
//! [`end_nim`](crate::end_nim).
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
//! use snippets::misere;
//!
//! let mut heaps = [2, 1, 1];
//! assert!(misere::wins(&heaps));
//! let moves = misere::winning_moves(&heaps);
//! assert_eq!(moves, [(0, 1)]);
//! let (i, rest) = moves[0];
//! heaps[i] = rest;
//! assert!(!misere::wins(&heaps));
//! assert!(!misere::wins(&[2, 2]));
//! ```
//!
//! ## Problems
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
#![doc(alias = "反尼姆博弈")]
#![doc(alias = "Misère Nim and misère sums")]
#![doc(alias = "反 Nim")]
#![doc(alias = "Misere Nim and misere sums")]
#![doc(alias = "Misere Nim")]
#![doc(alias = "反常尼姆")]
#![doc(alias = "反常游戏")]
#![doc(alias = "反 SG 游戏")]
#![doc(alias = "Anti-SG")]
#![doc(alias = "Anti-Nim")]
#![doc(alias = "SJ 定理")]
#![doc(alias = "Sprague-Jia")]
#![doc(alias = "misère Nim")]
#![doc(alias = "反Nim")]
#![doc(alias = "反尼姆博奕")]
use crate::nim;

/// Whether the player to move wins, if the player who makes the last move loses. `heaps` are heaps of Nim, or
/// Grundy values of components in which each position of value 0 that is not the end has a move to the value
/// 1, as the condition of this page says. O(n).
pub fn wins(heaps: &[u64]) -> bool {
    (nim::sum(heaps.iter().copied()) == 0) == heaps.iter().all(|&heap| heap <= 1)
}

/// All winning moves `(i, rest)` of Nim: heap `i` is brought down to `rest` stones. At most one per
/// heap, by growing `i`. O(n).
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::{change_one, heaps_up_to, take_from_one, Search};

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
}
