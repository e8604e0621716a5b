//! # Staircase Nim (台阶 Nim)
//!
//! Nim in which stones are not taken off the table but carried one step down. Games with tokens on
//! a line or on a tree are often this one in disguise.
//!
//! ## Rules
//!
//! Steps 1, 2, 3, ... hold stones. A move carries one or more stones from one step to the step
//! below; those from step 1 reach the ground and stay there. A player who cannot move loses.
//!
//! ## Theorem
//!
//! The Grundy value is the nim-sum of the numbers of stones on the odd steps.
//!
#![doc = include_str!("pictures/staircase.svg")]
//!
//! ## Why
//!
//! By induction over the number of moves in the longest play. The game ends, as stones only go down.
//!
//! 1. A move takes stones from an odd step or adds stones to an odd step. It changes exactly one of
//!    the odd steps, so it changes their nim-sum.
//! 2. Every smaller nim-sum is reached by some move of [Nim](crate::nim) on the odd steps: carry
//!    these stones down to an even step or to the ground, where they do not count.
//! 3. So the nim-sum of the odd steps is the mex of the nim-sums of the options, and by induction these
//!    are the values of the options.
//!
//! ## How to play
//!
//! Make the nim-sum of the odd steps 0: bring an odd step down as in Nim, or fill one up from the
//! step above, if the step above has enough stones. [`winning_moves`] lists both kinds. After that, if the
//! opponent carries stones from an even step to an odd one, carry the same stones on.
//!
//! ## Other rules
//!
//! *Other places.* The places need not be in a line. Let some of them count, so that
//!
//! 1. each move carries stones from a place that counts to a place that does not, or the other way
//!    round; stones that leave the game go to a place that does not count;
//! 2. from each place that counts one can carry any number of its stones in one move;
//! 3. the game ends, whatever the players do.
//!
//! Then the proof above holds, and the value is the nim-sum of the places that count. Each condition
//! is needed:
//!
//! - Without 1: let stones leave the game from a place that does not count. A stone there has the
//!   value 1, and the nim-sum is 0.
//! - Without 2: let A count and B not, and let stones go from B to A only. With three stones on A
//!   nobody can move, and the value is 0. Or let a move carry one stone at most: two stones on step
//!   1 have the value 0.
//! - Without 3: let stones go from A to B and from B to A. A stone on A goes back and forth for ever.
//!
//! *A tree.* Stones go from a node to a child, and from any leaf out of the game. If the depths of
//! all leaves have one parity, the nodes at depths of that parity count. (A leaf that counts and
//! has no way out breaks condition 2: stones on it are worth nothing.) Where stones go up the tree,
//! see [`tree_staircase`](crate::tree_staircase).
//!
//! *Coins on a strip.* The gaps between the coins are steps, see [`gaps`](crate::gaps).
//!
//! *At most k stones per move.* Then the value is the nim-sum of the odd steps modulo k + 1. *Why:* play the staircase
//! beside a heap of Nim with as many stones as this nim-sum, and show that the player to move loses, by induction
//! over the number of moves in the longest play. Together with the heap the nim-sum is 0.
//!
//! 1. If he carries stones from an even step to an odd one, at most k of them, the opponent carries the same stones on.
//!    Then the odd steps and the heap are as before.
//! 2. If he carries stones from an odd step or takes some of the heap, exactly one of the numbers changes: at most k
//!    stones less are another remainder modulo k + 1. So the nim-sum is not 0 now, and as in [Nim](crate::nim) one of
//!    the numbers, a remainder or the heap, can be made smaller so that it is 0 again. A remainder is at most k, so
//!    such a move on an odd step is allowed.
//!
//! So the opponent always has an answer, and the sum is lost: the staircase has the value of the heap. The steps 4, 1
//! and 1 with k = 2, for example: 4 mod 3 = 1, and 1 ⊕ 1 = 0, which is lost, though 4 ⊕ 1 is not 0.
//!
//! *The last move loses.* Misère Nim on the odd steps ([`misere`](crate::misere)): searched for four steps of
//! three stones. Stones on even steps still count for nothing.
//!
//! *To any lower step.* If stones may be carried from a step to any lower one, as many as one likes together,
//! this theorem fails at one stone on step 2, which is won. With two steps the player to move loses exactly if
//! both hold as many stones; for three no rule is known, and the steps 0, 1, 2 and 1, 0, 3 and 1, 1, 0 are
//! lost. (If each stone moves alone, a stone on step i is a heap of i: [`nim`].)
//!
//! ## Cost
//!
//! O(n) for n steps.
//!
//! ## Example
//!
//! In the picture the steps 1 to 5 hold 2, 1, 3, 4 and 2 stones. The nim-sum is 2 ⊕ 3 ⊕ 2 = 3, so the
//! player to move wins. He brings step 1 down to 2 ⊕ 3 = 1, or step 3 to 3 ⊕ 3 = 0, or step 5 to 1.
//!
//! An odd step can also be filled up. Let the steps 1, 2 and 3 hold 2, 1 and 3 stones. The nim-sum is
//! 2 ⊕ 3 = 1. Step 3 comes down to 2, or the stone of step 2 makes 3 of the 2 on step 1.
//!
//! ```
//! use snippets::staircase;
//!
//! // Step i of the text is item i - 1 of the list.
//! assert_eq!(staircase::grundy(&[2, 1, 3, 4, 2]), 3);
//! assert_eq!(staircase::winning_moves(&[2, 1, 3, 4, 2]), [(0, 1), (2, 0), (4, 1)]);
//!
//! assert_eq!(staircase::grundy(&[2, 1, 3]), 1);
//! assert_eq!(staircase::winning_moves(&[2, 1, 3]), [(1, 0), (2, 2)]);
//! assert!(!staircase::wins(&[2, 2, 2]));
//! assert!(!staircase::wins(&[3, 0, 3]));
//!
//! // At most two stones per move: each step counts modulo 3.
//! let steps = [4, 1, 1];
//! assert!(!staircase::wins(&steps.map(|step| step % 3)) && staircase::wins(&steps));
//! ```
//!
//! ## Problems
//!
//! Three positions to decide with a pencil come first:
//! [exercises, step 3](crate::exercises#step-3-nim-in-disguise).
//!
//! Easiest first.
//!
//! - [`acwing892`](crate::problems::staircase::acwing892) AcWing 892 台阶-Nim游戏
//! - [`cses1099`](crate::problems::staircase::cses1099) CSES 1099 Stair Game
//! - [`hdu5724`](crate::problems::staircase::hdu5724) † HDU 5724 Chess
//! - [`luogu_p2575`](crate::problems::staircase::luogu_p2575) Luogu P2575 高手过招
//! - [`hdu3389`](crate::problems::staircase::hdu3389) † HDU 3389 Game
//! - [`cf812e`](crate::problems::staircase::cf812e) Codeforces 812E Sagheer and Apple Tree
//!
//! † The judge takes no Rust.
//!
//! ## Source
//!
//! R. P. Sprague, "Über zwei Abarten von Nim", Tohoku Mathematical Journal 43 (1937); T. S.
//! Ferguson, [Game Theory, part I](https://www.math.ucla.edu/~tom/Game_Theory/comb.pdf), section
//! 2.6.
#![doc(alias(
    "台阶Nim",
    "Staircase Nim",
    "台阶 Nim",
    "台阶博弈",
    "阶梯博弈",
    "阶梯Nim",
    "台阶-Nim"
))]

use crate::nim;

/// Returns the Grundy value of staircase Nim. `steps` begins with step 1, from which stones are carried to
/// the ground, so step i is `steps[i - 1]`. O(n).
pub fn grundy(steps: &[u64]) -> u64 {
    nim::sum(steps.iter().copied().step_by(2))
}

/// Returns whether the player to move wins staircase Nim, where who cannot move loses. `steps` begins with
/// step 1, from which stones are carried to the ground, so step i is `steps[i - 1]`. O(n).
pub fn wins(steps: &[u64]) -> bool {
    grundy(steps) != 0
}

/// Lists all winning moves `(i, rest)` in staircase Nim, where who cannot move loses: stones go from
/// `steps[i]` to the step below until `rest` are left. `steps` begins with step 1, from which stones are
/// carried to the ground, so step i is `steps[i - 1]`. There is at most one move for each step, and they are
/// listed by growing `i`. O(n).
pub fn winning_moves(steps: &[u64]) -> Vec<(usize, u64)> {
    let sum = grundy(steps);
    let mut moves = Vec::new();
    for (i, &step) in steps.iter().enumerate() {
        let counted = i - i % 2;
        let (before, after) = (steps[counted], steps[counted] ^ sum);
        let count = if i == counted {
            before.saturating_sub(after)
        } else {
            after.saturating_sub(before)
        };
        if (1..=step).contains(&count) {
            moves.push((i, step - count));
        }
    }
    moves
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::{forced_ends, heaps_up_to, Search};

    fn carry(steps: &[u64], i: usize, count: u64) -> Vec<u64> {
        let mut option = steps.to_vec();
        option[i] -= count;
        if i > 0 {
            option[i - 1] += count;
        }
        option
    }

    fn moves_of(steps: &[u64]) -> impl Iterator<Item = (usize, u64)> + '_ {
        let counts = |(i, &step)| (1..=step).map(move |count| (i, count));
        steps.iter().enumerate().flat_map(counts)
    }

    #[test]
    fn every_position_up_to_four_steps_of_three() {
        let mut search = Search::normal(|steps: &Vec<u64>| {
            let options = moves_of(steps).map(|(i, count)| carry(steps, i, count));
            options.collect()
        });
        for steps in heaps_up_to(4, 3) {
            assert_eq!(grundy(&steps), search.grundy(&steps), "{steps:?}");
            let mut good: Vec<_> = moves_of(&steps)
                .filter(|&(i, count)| !search.wins(&carry(&steps, i, count)))
                .collect();
            for (i, count) in &mut good {
                *count = steps[*i] - *count;
            }
            assert_eq!(winning_moves(&steps), good, "{steps:?}");
            assert_eq!(wins(&steps), search.wins(&steps), "{steps:?}");
        }
    }

    /// What is left after carrying up to `most` stones along one of `arcs`, which lead from a place
    /// to a place, or out of the game if there is no such place.
    fn carried(arcs: &[(usize, usize)], most: u64, places: &[u64]) -> Vec<Vec<u64>> {
        let mut options = Vec::new();
        for &(from, to) in arcs {
            for count in 1..=places[from].min(most) {
                let mut option = places.to_vec();
                option[from] -= count;
                if let Some(place) = option.get_mut(to) {
                    *place += count;
                }
                options.push(option);
            }
        }
        options
    }

    fn value(arcs: &[(usize, usize)], most: u64, places: &[u64]) -> u64 {
        let mut search = Search::normal(|places: &Vec<u64>| carried(arcs, most, places));
        search.grundy(&places.to_vec())
    }

    const OUT: usize = 9;

    /// All graphs on three places, with arcs to lower places and out of the game.
    #[test]
    fn places_that_need_not_be_in_a_line() {
        let all = [(0, OUT), (1, OUT), (2, OUT), (1, 0), (2, 0), (2, 1)];
        let mut games = 0;
        for counting in 0..1u32 << 3 {
            let counts = |place: usize| place != OUT && counting >> place & 1 == 1;
            for set in 0..1u32 << all.len() {
                let arcs = all.iter().zip(0..).filter(|(_, i)| set >> i & 1 == 1);
                let arcs: Vec<(usize, usize)> = arcs.map(|(&arc, _)| arc).collect();
                let can_leave = |place| arcs.iter().any(|&(from, _)| from == place);
                if !arcs.iter().all(|&(from, to)| counts(from) != counts(to))
                    || !(0..3).all(|place| !counts(place) || can_leave(place))
                {
                    continue;
                }
                games += 1;
                let mut search = Search::normal(|places: &Vec<u64>| carried(&arcs, 3, places));
                for places in heaps_up_to(3, 3).into_iter().filter(|list| list.len() == 3) {
                    let counted = (0..3).filter(|&place| counts(place));
                    let sum = counted.fold(0, |sum, place| sum ^ places[place]);
                    assert_eq!(sum, search.grundy(&places), "{arcs:?}, {places:?}");
                }
            }
        }
        assert!(games > 20, "only {games} games");
    }

    #[test]
    fn no_condition_on_other_places_can_be_left_out() {
        // Place 0 counts, place 1 does not, and stones leave the game from both.
        assert_eq!(value(&[(0, OUT), (1, OUT)], 3, &[0, 1]), 1);
        // Stones go from place 1, which does not count, to place 0, which does.
        assert_eq!(value(&[(1, 0)], 3, &[3, 0]), 0);
        // At most one stone per move.
        assert_eq!(value(&[(0, OUT)], 1, &[2]), 0);
        // A root with two leaves; stones on the second one have no way out.
        let tree = [(0, 1), (0, 2), (1, OUT)];
        assert_eq!(value(&tree, 2, &[0, 0, 2]), 0);
        assert_eq!(value(&tree, 2, &[0, 2, 0]), 2);
        // To and fro: neither player can force the end.
        let positions = [vec![1, 0], vec![0, 1]];
        let ends = forced_ends(&positions, |places| carried(&[(0, 1), (1, 0)], 1, places));
        assert!(ends.is_empty());
    }

    #[test]
    fn at_most_k_stones_per_move() {
        for most in 1..=4 {
            let mut search = Search::normal(|steps: &Vec<u64>| {
                let moves = moves_of(steps).filter(|&(_, count)| count <= most);
                moves.map(|(i, count)| carry(steps, i, count)).collect()
            });
            for steps in [heaps_up_to(4, 4), heaps_up_to(2, 9)].concat() {
                let remainders = steps.iter().map(|step| step % (most + 1));
                let odd: Vec<u64> = remainders.step_by(2).collect();
                let value = nim::sum(odd);
                assert_eq!(search.grundy(&steps), value, "{steps:?}, {most}");
            }
        }
    }

    #[test]
    fn the_last_move_loses() {
        let mut search = Search::misere(|steps: &Vec<u64>| {
            let options = moves_of(steps).map(|(i, count)| carry(steps, i, count));
            options.collect()
        });
        for steps in heaps_up_to(4, 3) {
            let odd: Vec<u64> = steps.iter().copied().step_by(2).collect();
            assert_eq!(crate::misere::wins(&odd), search.wins(&steps), "{steps:?}");
        }
    }

    #[test]
    fn to_any_lower_step() {
        let mut search = Search::normal(|steps: &Vec<u64>| {
            let mut options = Vec::new();
            for (i, count) in moves_of(steps) {
                let mut taken = steps.clone();
                taken[i] -= count;
                options.push(taken.clone());
                for lower in 0..i {
                    let mut option = taken.clone();
                    option[lower] += count;
                    options.push(option);
                }
            }
            options
        });
        for (a, b) in (0..7).flat_map(|a| (0..7).map(move |b| (a, b))) {
            assert_eq!(search.wins(&vec![a, b]), a != b, "{a}, {b}");
        }
        for steps in [[0, 1, 2], [1, 0, 3], [1, 1, 0]] {
            assert!(!search.wins(&steps.to_vec()), "{steps:?}");
        }
    }
}
