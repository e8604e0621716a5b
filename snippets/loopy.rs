//! # Sums of games with cycles: loopy Grundy values (有环图上的 SG 函数)
//!
//! [`retrograde`] solves one game in which positions can come up again. A sum of such games needs
//! values, as for games without cycles ([`sprague_grundy`](crate::sprague_grundy)); but here some
//! positions have none.
//!
//! ## Rules
//!
//! A sum of positions in finite directed graphs: a move goes along an arc in one component. A
//! player who cannot move loses. If the play goes on for ever, it is a draw.
//!
//! ## Worked example
//!
//! ```text
//!         ↻
//!   3 ──→ 2 ──→ 1 ──→ 0
//!               ↑     ↑
//!               └─ 4 ─┘
//! ```
//!
//! *One token.* At 0 there is no move: lost. From 1 and from 4 one goes to 0: won. At 2 one may go to 1,
//! which is won for the opponent, or round the loop: so both go round for ever, a draw. At 3 the only
//! move leads to that draw.
//!
//! *Several tokens.* 0, 1 and 4 are heaps of 0, 1 and 2 stones: their options are none, {0} and {0, 1}.
//! What is 2 beside them?
//!
//! - Beside 1, a heap of one stone: go from 2 to 1. That leaves 1 + 1, which is lost for the opponent. So
//!   2 + 1 is won.
//! - Beside 4, a heap of two stones: to go from 2 to 1 leaves 1 + 4, of nim-sum 3, and the opponent
//!   wins. To go from 4 to 1 leaves 2 + 1, and the opponent wins again. To go round the loop, or from 4
//!   to 0, is better: it draws.
//!
//! So 2 is no heap of any size. But it can become a heap of one stone, so it wins beside the nim-sum 1,
//! and only there.
//!
//! ## Theorem (Smith)
//!
//! The positions get their values in levels m = 0, 1, 2, ..., until each position has a value or
//! is *infinite*. Level m is the game of one token on the positions that have no value below m,
//! with only the moves between these. It is solved as in [`retrograde`]:
//!
//! - the positions that are lost get the value m;
//! - those that are drawn are infinite: they never get a value, as a value above m needs an option of value
//!   m, and a position that is drawn in level m has none. They stay in the later levels, and may be won
//!   there. An infinite position that would be lost in a later level counts as drawn there;
//! - those that are won go on to level m + 1.
//!
//! (In the example 2 and 3 are drawn in level 0. In level 1 position 0 is gone, so 1 is lost and gets the
//! value 1, and 2 is won, by a move to 1. From 3 one can only go to 2, so 3 would be lost, too. If it got the
//! value 1, the sum 3 + 1 would be lost by its nim-sum 0. But it is a draw: go from 1 to 0, and 3 alone is
//! drawn. So 3 counts as drawn in level 1: it has no option of value 0.)
//!
//! These values and infinite positions decide sums:
//!
//! | infinite components | outcome |
//! | --- | --- |
//! | none | lost if the nim-sum of the values is 0, otherwise won |
//! | one | won if it has an option whose value is the nim-sum of the others, otherwise drawn |
//! | more | drawn |
//!
//! ## Why
//!
//! At a first reading, skip this section and go on with [how to play](#how-to-play).
//!
//! For steps 1 and 3 add a position 5 with arcs to 0 and to 4. In level 0 it is won. In level 1,
//! without 0, it is lost, as 4 is won there by a move to 1: so 5 has the value 1, though it has an
//! option of value 2. A player who moves from 5 to 4 gains nothing, as the opponent goes on from 4 to
//! 1, which has value 1 again, and is nearer to the end. It is as if a player of Nim could add stones:
//! the opponent takes them away again.
//!
//! 1. *Values.* A position of value m was won in each lower level, so it has an option of each
//!    value below m. It was lost in level m: no option has the value m, and every option of a
//!    greater value, or infinite, was won there, as all options of a lost position are. So each of
//!    these options has in turn an option of value m, with a smaller remoteness in level m than the
//!    position that we began with.
//! 2. *Infinite positions.* Let G be infinite since level m. It has an option of each value below
//!    m, none of value m, and some option H that was drawn in level m: it is infinite, and has no
//!    option of value m either.
//! 3. *Nim-sum 0 is lost.* A move to a smaller value is answered as in Nim, by another such move
//!    that makes the nim-sum 0. Any other move from a position of value m is answered in the same
//!    component, by going to value m with a smaller remoteness. With both moves the sum of the
//!    values has got smaller, or it is the same and the sum of the remotenesses has. So the play
//!    ends, and the second player makes the last move.
//! 4. *The sums that the table calls won are won.* From another nim-sum, go to 0 as in Nim, to an
//!    option that step 1 gives. An infinite component goes to the value that makes the nim-sum 0.
//! 5. *The sums that it calls drawn are drawn.* No move leads from such a sum to a lost one: an
//!    infinite component stays, or the nim-sum is not 0. And some move leads to a sum that is
//!    called drawn, so both players can avoid losing. With two or more infinite components, go from
//!    one of them to its H. With one, G, let x be the nim-sum of the others. No option of G has the
//!    value x, so x ≥ m by step 2. If x = m, go to H. If x > m, make it m as in Nim.
//!
//! ## How to play
//!
//! The *remoteness* of a position of value m is the number of moves to the end in level m, if the player who
//! wins hurries and the other one delays, as [`retrograde`] finds it.
//!
//! [`Loopy::winning_move`]: of the moves to a lost sum, it takes the one that leaves the least sum
//! of values and, among these, the least sum of remotenesses. By step 3 the sum of values gets smaller
//! from each of your moves to the next, or it stays and the sum of remotenesses gets smaller. So you do
//! not go around for ever.
//!
//! ## Cost
//!
//! O((g + 1) (n + e)) for n positions, e arcs and the greatest value g. As a position of value v
//! has v options at least, g (g + 1) ≤ 2 e.
//!
//! ## Example
//!
//! The graph above. Level 0: 0 is lost and has the value 0; 1 and 4 are won; from 2 one goes around
//! the loop, as 1 is won for the opponent, so 2 and 3 are infinite. Level 1, without position 0: 1
//! is an end and has the value 1; 4 is won. Level 2: 4 is an end and has the value 2.
//!
//! The sum of 2 and 1 is won: go from 2 to 1, and the values are 1 and 1. The sum of 2 and 4 is a
//! draw, as 2 has no option of value 2.
//!
//! ```
//! use snippets::loopy::Loopy;
//!
//! let game = Loopy::new(5, &[(1, 0), (2, 1), (2, 2), (3, 2), (4, 0), (4, 1)]);
//! assert_eq!(game.values(), [Some(0), Some(1), None, None, Some(2)]);
//! assert_eq!(game.wins(&[2, 1]), Some(true));
//! // Component 0 goes to position 1.
//! assert_eq!(game.winning_move(&[2, 1]), Some((0, 1)));
//! assert_eq!(game.wins(&[2, 4]), None);
//! ```
//!
//! ## Problems
//!
//! The catalogue has none.
//!
//! ## Source
//!
//! C. A. B. Smith, "Graphs and composite games", Journal of Combinatorial Theory 1 (1966), section
//! 9; Winning Ways, chapter 12; A. N. Siegel, Combinatorial Game Theory, chapter IV.
#![doc(alias(
    "有环 SG",
    "Sums of games with cycles",
    "有环图上的 SG 函数",
    "有环图上的SG函数",
    "有环SG",
    "loopy nimber",
    "generalized Sprague-Grundy"
))]
use crate::graphs::Adjacency;
use crate::nim;
use crate::retrograde;

/// The positions of a graph with cycles, with the values that decide their sums.
pub struct Loopy {
    options: Adjacency,
    values: Vec<Option<u64>>,
    /// The remotenesses in the levels of the values, 0 for infinite positions.
    moves: Vec<usize>,
}

impl Loopy {
    /// Finds the values of the positions `0` to `n - 1` with the arcs `(from, to)`.
    ///
    /// O((g + 1) (n + e)) for e arcs and the greatest value g.
    ///
    /// # Panics
    /// If a position is not below `n`.
    #[track_caller]
    pub fn new(n: usize, arcs: &[(usize, usize)]) -> Self {
        let options = Adjacency::directed(n, arcs);
        let mut values = vec![None; n];
        let mut moves = vec![0; n];
        let mut infinite = vec![false; n];
        for level in 0.. {
            let has_value: Vec<bool> = values.iter().map(Option::is_some).collect();
            if (0..n).all(|v| infinite[v] || has_value[v]) {
                break;
            }
            let mut inner = arcs.to_vec();
            inner.retain(|arc| !has_value[arc.0] && !has_value[arc.1]);
            // One more option, which is never won, keeps a position from being lost.
            let kept = |v: usize| usize::from(infinite[v] || has_value[v]);
            let mut option_counts: Vec<usize> = (0..n).map(kept).collect();
            for &(from, _) in &inner {
                option_counts[from] += 1;
            }
            let predecessors = Adjacency::reversed(n, &inner);
            let remotenesses = retrograde::moves_to_end_by(|v| predecessors.row(v), option_counts);
            for (v, remoteness) in remotenesses.into_iter().enumerate() {
                match remoteness {
                    None => infinite[v] = true,
                    Some(remoteness) if remoteness % 2 == 0 => {
                        values[v] = Some(level);
                        moves[v] = remoteness;
                    }
                    Some(_) => {}
                }
            }
        }
        Self {
            options,
            values,
            moves,
        }
    }

    /// Lists the loopy Grundy values of the positions, `None` for infinite ones. O(1).
    pub fn values(&self) -> &[Option<u64>] {
        &self.values
    }

    /// Returns whether the player to move wins the sum of `positions`, where a player who cannot move loses, or
    /// `None` if it is drawn. O(k) for k components and their options.
    ///
    /// # Panics
    /// If a position is not in the graph.
    #[track_caller]
    pub fn wins(&self, positions: &[usize]) -> Option<bool> {
        if self.winning_move(positions).is_some() {
            Some(true)
        } else if positions.iter().all(|&v| self.values[v].is_some()) {
            Some(false)
        } else {
            None
        }
    }

    /// Returns a winning move `(i, to)` in the sum of `positions`, from `positions[i]` to `to`, or `None` if no
    /// move wins. A player who always makes these moves comes to the end. O(k) for k components and their
    /// options.
    ///
    /// # Panics
    /// If a position is not in the graph.
    #[track_caller]
    pub fn winning_move(&self, positions: &[usize]) -> Option<(usize, usize)> {
        for &v in positions {
            assert!(v < self.values.len(), "the graph has no position {}", v);
        }
        let value = |v: usize| self.values[v].unwrap_or(0);
        let sum = nim::sum(positions.iter().map(|&v| value(v)));
        let infinite = positions
            .iter()
            .filter(|&&v| self.values[v].is_none())
            .count();
        let mut best = None;
        for (i, &from) in positions.iter().enumerate() {
            let others_have_values = infinite == usize::from(self.values[from].is_none());
            for to in self.options.row(from) {
                if others_have_values && self.values[to] == Some(sum ^ value(from)) {
                    // How much the sums of the values and of the remotenesses grow.
                    let values = i128::from(value(to)) - i128::from(value(from));
                    let moves = self.moves[to] as i128 - self.moves[from] as i128;
                    let growth = (values, moves, i, to);
                    best = Some(best.map_or(growth, |best| growth.min(best)));
                }
            }
        }
        best.map(|(_, _, i, to)| (i, to))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::{forced_ends, product};
    use std::collections::HashMap;

    /// All sums of `count` positions in all graphs on `n` positions, with Nim heaps up to 3 beside
    /// them and arcs from the positions to heaps below `heaps` as well.
    fn check_all_sums(count: usize, n: usize, heaps: usize) {
        let pairs = (0..n).flat_map(|v| (0..n + heaps).map(move |w| (v, w)));
        let pairs: Vec<(usize, usize)> = pairs.collect();
        let sums = product(&vec![(0..n + 4).collect(); count]);
        let ids: HashMap<&Vec<usize>, usize> = sums.iter().zip(0..).collect();
        for code in 0..1 << pairs.len() {
            let present = (0..pairs.len()).filter(|i| code >> i & 1 == 1);
            let mut arcs: Vec<(usize, usize)> = present.map(|i| pairs[i]).collect();
            for heap in 0..4 {
                arcs.extend((0..heap).map(|rest| (n + heap, n + rest)));
            }
            let game = Loopy::new(n + 4, &arcs);
            let replaced = |sum: &[usize], i: usize, to| {
                let mut option = sum.to_vec();
                option[i] = to;
                ids[&option]
            };
            let moves = |sum: &Vec<usize>| -> Vec<usize> {
                let all = (0..count).flat_map(|i| arcs.iter().map(move |arc| (i, arc)));
                let own = all.filter(|&(i, arc)| arc.0 == sum[i]);
                own.map(|(i, arc)| replaced(sum, i, arc.1)).collect()
            };
            let options: Vec<Vec<usize>> = sums.iter().map(moves).collect();
            let ends = forced_ends(&(0..sums.len()).collect::<Vec<_>>(), |&id| {
                options[id].clone()
            });
            let outcomes = (0..sums.len()).map(|id| ends.get(&id).map(|moves| moves % 2 == 1));
            let outcomes: Vec<Option<bool>> = outcomes.collect();
            let mut answers = HashMap::new();
            for (id, sum) in sums.iter().enumerate() {
                assert_eq!(game.wins(sum), outcomes[id], "{arcs:?}, {sum:?}");
                if let Some((i, to)) = game.winning_move(sum) {
                    let answer = replaced(sum, i, to);
                    assert!(options[id].contains(&answer), "{arcs:?}, {sum:?}");
                    answers.insert(id, answer);
                }
            }

            // The lost sums from which every play against the answers ends.
            let mut ending = vec![false; sums.len()];
            let mut lost: Vec<usize> = (0..sums.len()).collect();
            lost.retain(|&id| outcomes[id] == Some(false));
            loop {
                let before = lost.len();
                lost.retain(|&id| {
                    ending[id] = options[id].iter().all(|option| ending[answers[option]]);
                    !ending[id]
                });
                if lost.len() == before {
                    break;
                }
            }
            assert!(lost.is_empty(), "{arcs:?}, {lost:?}");
        }
    }

    #[test]
    fn sums_of_two_in_every_graph_on_three_positions() {
        check_all_sums(2, 3, 0);
    }

    #[test]
    fn sums_of_two_in_every_graph_on_two_positions_above_heaps() {
        check_all_sums(2, 2, 3);
    }

    #[test]
    fn sums_of_three_in_every_graph_on_two_positions_above_a_heap() {
        check_all_sums(3, 2, 1);
    }
}
