//! # Games with cycles: retrograde analysis (有环博弈, 逆推)
//!
//! ## Rules
//!
//! A finite directed graph: its vertices are positions, its arcs lead to the options. Who cannot
//! move loses. A game may go on for ever: that is a draw.
//!
//! ## Theorem
//!
//! Number the positions from the ends backwards: an end gets 0; a position with an option that is
//! lost gets 1 more than the least number of such an option, and is won; one whose options are all
//! won gets 1 more than the greatest of their numbers, and is lost. The positions that get no
//! number are draws. The number, odd if won and even if lost, counts the moves up to the end if the
//! winner hurries and the loser delays (remoteness).
//!
//! ## Why
//!
//! In the order of the numbers, by induction: the winner moves to an option with a number less by
//! 1, and every move of the loser goes to a number less by 1 or more, so the game ends in time; the
//! loser has a move to a number less by exactly 1, so not before. A position without a number has
//! no option that is lost, and one without a number: who stays on such is never lost.
//!
//! ## How to play
//!
//! Won: go to an option with a number less by 1. Drawn: to one without a number.
//!
//! ## Cost
//!
//! O(n + m) for n positions and m arcs: each position is numbered at most once, by growing numbers,
//! and then tells its predecessors.
//!
//! ## Example
//!
//! ```
//! use snippets::adjacency::Adjacency;
//! use snippets::retrograde;
//!
//! // From 0 to 1 and back; from 1 to 2, from 2 to 3, where the game ends.
//! let arcs = [(0, 1), (1, 0), (1, 2), (2, 3)];
//! let predecessors = Adjacency::new(4, arcs.iter().map(|&(from, to)| (to, from)));
//! let option_counts = vec![1, 2, 1, 0];
//! let moves = retrograde::moves_to_end(&predecessors, option_counts);
//! assert_eq!(moves, [None, None, Some(1), Some(0)]);
//! ```
//!
//! ## Problems
//!
//! `abc209e`, `cf787c`, `cf936b`, `luogu_p6560`.
//!
//! ## Source
//!
//! Winning Ways, chapter 12; C. A. B. Smith, "Graphs and composite games", Journal of Combinatorial
//! Theory 1 (1966).
use crate::adjacency::Adjacency;

/// For each position the number of moves up to the end, `None` if it is drawn.
///
/// Odd: the player to move wins, as soon as he can. Even: he loses, as late as he can.
///
/// `option_counts[v]` is the number of arcs from `v`. With a count of 0 a position is an end, where
/// the player to move has lost, whatever arcs leave it. O(n + m).
///
/// # Panics
/// If a predecessor has no count.
pub fn moves_to_end(predecessors: &Adjacency, option_counts: Vec<u32>) -> Vec<Option<u32>> {
    moves_to_end_by(
        |v| predecessors.of(v as usize).iter().copied(),
        option_counts,
    )
}

/// As [`moves_to_end`], with the predecessors computed when they are needed, where there are too many
/// arcs to store. O(n + m).
///
/// # Panics
/// If a predecessor has no count.
pub fn moves_to_end_by<I: IntoIterator<Item = u32>>(
    predecessors: impl Fn(u32) -> I,
    option_counts: Vec<u32>,
) -> Vec<Option<u32>> {
    let n = option_counts.len();
    // The options that are not won yet, 0 for a position in the queue.
    let mut open_options = option_counts;
    let ends = (0..).zip(&open_options).filter(|&(_, &open)| open == 0);
    let mut queue: Vec<u32> = ends.map(|(v, _)| v).collect();
    let mut layer = 0..queue.len();
    queue.resize(n + 1, 0);
    let mut moves = vec![None; n];
    let mut count = 0;
    while !layer.is_empty() {
        let lost = count % 2 == 0;
        let mut end = layer.end;
        for i in layer.clone() {
            let v = queue[i];
            moves[v as usize] = Some(count);
            for u in predecessors(v) {
                let before = open_options[u as usize];
                let after = if lost { 0 } else { before.saturating_sub(1) };
                open_options[u as usize] = after;
                // Without a branch: none is predictable here, and it would take half as long again.
                queue[end] = u;
                end += usize::from(before > 0 && after == 0);
            }
        }
        layer = layer.end..end;
        count += 1;
    }
    moves
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::forced_ends;

    /// Every graph on `n` positions with each of `pairs` up to `most` times as an arc, once as it
    /// is and once with position 0 as an end.
    fn check_every_graph(n: usize, pairs: &[(usize, usize)], most: usize) {
        let positions: Vec<usize> = (0..n).collect();
        for code in 0..(most + 1).pow(u32::try_from(pairs.len()).unwrap()) {
            let mut arcs = Vec::new();
            let mut rest = code;
            for &pair in pairs {
                arcs.extend(vec![pair; rest % (most + 1)]);
                rest /= most + 1;
            }
            let predecessors = Adjacency::new(n, arcs.iter().map(|&(from, to)| (to, from)));
            for first_open in 0..2 {
                let options = |&v: &usize| {
                    let own = arcs.iter().filter(|arc| arc.0 == v && v >= first_open);
                    own.map(|arc| arc.1).collect::<Vec<_>>()
                };
                let ends = forced_ends(&positions, options);
                let counts = positions
                    .iter()
                    .map(|v| u32::try_from(options(v).len()).unwrap())
                    .collect();
                for (v, moves) in moves_to_end(&predecessors, counts).into_iter().enumerate() {
                    let expected = ends.get(&v).copied();
                    assert_eq!(moves.map(|count| count as usize), expected, "{arcs:?}");
                }
            }
        }
    }

    #[test]
    fn every_graph_on_three_positions_with_loops_and_double_arcs() {
        let pairs: Vec<_> = (0..9).map(|pair| (pair / 3, pair % 3)).collect();
        check_every_graph(3, &pairs, 2);
    }

    #[test]
    fn every_graph_on_four_positions_without_loops() {
        let pairs = (0..16).map(|pair| (pair / 4, pair % 4));
        let pairs: Vec<_> = pairs.filter(|(from, to)| from != to).collect();
        check_every_graph(4, &pairs, 1);
    }
}
