//! # Games with cycles: retrograde analysis (有环博弈, 逆推)
//!
//! Chess endings, cat and mouse, words that lead back to words: a game in which positions come
//! again need not end. It is solved from the ends backwards.
//!
//! ## Rules
//!
//! A finite directed graph: its vertices are positions, its arcs lead to their options. The players
//! move a token in turn along an arc. A player who cannot move loses. If the play goes on for ever,
//! it is a *draw*.
//!
//! ## Theorem
//!
//! Number the positions in rounds 0, 1, 2, ...:
//!
//! - in an even round r, a position without a number gets r if all its options have odd numbers; in
//!   round 0 these are the ends;
//! - in an odd round r, a position without a number gets r if some option has an even number.
//!
//! The positions with odd numbers are won, those with even numbers are lost, and those that never
//! get a number are draws: both players can avoid losing. The number of a position is its
//! *remoteness*: it counts the moves up to the end if the winner hurries and the loser delays.
//!
//! ## Why
//!
//! 1. If a position has an odd number r, some option has the number r − 1, and none has a smaller
//!    even number: the position would have had its number earlier. If it has an even number r > 0,
//!    all options have odd numbers, the greatest of them r − 1, for the same reason.
//! 2. So, by induction over r, a player who moves from an odd r to r − 1 each time makes the last
//!    move within r moves: the opponent's moves go from even numbers to smaller odd ones. And an
//!    opponent who moves from an even r to r − 1 each time is not beaten sooner, as the winner can
//!    only go on winning by a move to an even number, which is at least r − 1 from an odd r.
//! 3. A position without a number has no option with an even number, and not all its options have
//!    odd ones. So some option has no number, and a player who always moves to such an option never
//!    loses: from there the opponent can only move to a position without a number, too, or to one
//!    that is won.
//!
//! ## How to play
//!
//! If the position is won, go to a lost option with the least number: [`winning_move`]. Not every
//! lost option will do: among them one could go around for ever. If it is drawn, go to an option
//! without a number.
//!
//! ## Variants
//!
//! *Each player has moves of his own*, or a rule of his own to win: a position is a place with the
//! player who is to move (`cf787c`).
//!
//! *A player who reaches a target wins*: the target is an end, whatever arcs leave it. In
//! [`moves_to_end_by`] its count of options is set to 0. `luogu_p6560` does so for many targets at
//! once.
//!
//! *Ends that are won*, such as all of them in misère play, where a player who cannot move wins:
//! add one lost end, and an arc to it from each end that is won. The added move counts: numbers are
//! greater by 1 if the play ends with it.
//!
//! *An endless play is won by one of the players*, say the mouse that flees from the cat: read each
//! draw as a win of the mouse. For the cat needs an end that it can force, and the numbers tell
//! where there is one.
//!
//! *Sums of such games*: [`loopy`](crate::loopy).
//!
//! ## Cost
//!
//! O(n + m) for n positions and m arcs: each position gets a number at most once, and then tells
//! its predecessors, the positions that have it as an option.
//!
//! ## Example
//!
//! ```text
//!   0 ⇄ 1 ─→ 2 ─→ 3
//! ```
//!
//! The game ends at 3, which is lost, so 2 is won in one move. From 1 the move to 2 would lose, so
//! the player goes to 0. From there the only way leads back: 0 and 1 are draws.
//!
//! ```
//! use snippets::retrograde;
//!
//! let moves = retrograde::moves_to_end(4, &[(0, 1), (1, 0), (1, 2), (2, 3)]);
//! assert_eq!(moves, [None, None, Some(1), Some(0)]);
//! assert_eq!(retrograde::winning_move([3], &moves), Some(3)); // from 2
//! assert_eq!(retrograde::winning_move([0, 2], &moves), None); // from 1
//! ```
//!
//! The same in misère play: position 4 is added, with an arc to it from 3, which is now won. So 2
//! is lost, 1 is won by the move to 2, and 0 is lost.
//!
//! ```
//! use snippets::retrograde;
//!
//! let moves = retrograde::moves_to_end(5, &[(0, 1), (1, 0), (1, 2), (2, 3), (3, 4)]);
//! assert_eq!(moves, [4, 3, 2, 1, 0].map(Some));
//! ```
//!
//! ## Problems
//!
//! Easiest first.
//!
//! - [`abc209e`](crate::problems::retrograde::abc209e) AtCoder ABC 209 E Shiritori
//! - [`hdu1404`](crate::problems::retrograde::hdu1404) † HDU 1404 Digital Deletions: without cycles
//! - [`cf787c`](crate::problems::retrograde::cf787c) Codeforces 787C Berzerk
//! - [`cf936b`](crate::problems::retrograde::cf936b) Codeforces 936B Sleepy Game
//! - [`luogu_p6560`](crate::problems::retrograde::luogu_p6560) Luogu P6560 \[SBCOI2020\] 时光的流逝
//!
//! † The judge takes no Rust.
//!
//! ## Source
//!
//! C. A. B. Smith, "Graphs and composite games", Journal of Combinatorial Theory 1 (1966); Winning
//! Ways, chapter 12.
#![doc(alias = "有环博弈")]
#![doc(alias = "逆推")]
#![doc(alias = "倒推")]
#![doc(alias = "remoteness")]
#![doc(alias = "loopy game")]
use crate::graphs::Adjacency;

/// For each of the positions `0` to `n - 1` the number of moves up to the end: odd if it is won, even
/// if it is lost, `None` if it is drawn. The `arcs` are pairs `(from, to)`. O(n + m) for m arcs.
///
/// # Panics
/// If a position is not below `n`.
pub fn moves_to_end(n: usize, arcs: &[(usize, usize)]) -> Vec<Option<usize>> {
    let mut option_counts = vec![0; n];
    for &(from, _) in arcs {
        option_counts[from] += 1;
    }
    let predecessors = Adjacency::reversed(n, arcs);
    moves_to_end_by(|v| predecessors.row(v), option_counts)
}

/// As [`moves_to_end`], from the predecessors and the number of options of each position: where arcs
/// are too many to be stored, or count no more. With a count of 0 a position is an end, which is lost,
/// whatever arcs leave it. O(n + m).
///
/// # Panics
/// If a predecessor has no count.
pub fn moves_to_end_by<I: IntoIterator<Item = usize>>(
    predecessors: impl Fn(usize) -> I,
    option_counts: Vec<usize>,
) -> Vec<Option<usize>> {
    let n = option_counts.len();
    // The options that are not won yet, 0 for a position in the queue.
    let mut open_options = option_counts;
    let mut queue: Vec<usize> = (0..n).filter(|&v| open_options[v] == 0).collect();
    let mut layer = 0..queue.len();
    queue.resize(n + 1, 0);
    let mut moves = vec![None; n];
    let mut count = 0;
    while !layer.is_empty() {
        let lost = count % 2 == 0;
        let mut end = layer.end;
        for i in layer.clone() {
            let v = queue[i];
            moves[v] = Some(count);
            for u in predecessors(v) {
                let before = open_options[u];
                let after = if lost { 0 } else { before.saturating_sub(1) };
                open_options[u] = after;
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

/// The winning move that ends the game soonest: of `options`, those of a position, one that is lost
/// and has the least number in `moves`. `None` if none is lost. O(options).
///
/// # Panics
/// If an option has no entry in `moves`.
pub fn winning_move(
    options: impl IntoIterator<Item = usize>,
    moves: &[Option<usize>],
) -> Option<usize> {
    let lost = |&option: &usize| matches!(moves[option], Some(moves) if moves % 2 == 0);
    options
        .into_iter()
        .filter(lost)
        .min_by_key(|&option| moves[option])
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
            let predecessors = Adjacency::reversed(n, &arcs);
            for first_open in 0..2 {
                let options = |&v: &usize| {
                    let own = arcs.iter().filter(|arc| arc.0 == v && v >= first_open);
                    own.map(|arc| arc.1).collect::<Vec<_>>()
                };
                let ends = forced_ends(&positions, options);
                let counts = positions.iter().map(|v| options(v).len()).collect();
                let moves = moves_to_end_by(|v| predecessors.row(v), counts);
                assert_eq!(moves.len(), n);
                if first_open == 0 {
                    assert_eq!(moves, moves_to_end(n, &arcs), "{arcs:?}");
                }
                for v in 0..n {
                    let expected = ends.get(&v).copied();
                    assert_eq!(moves[v], expected, "{arcs:?}");

                    let good = winning_move(options(&v), &moves);
                    let won = expected.map(|count| count % 2) == Some(1);
                    assert_eq!(good.is_some(), won, "{arcs:?}");
                    if let Some(option) = good {
                        assert!(options(&v).contains(&option), "{arcs:?}");
                        assert_eq!(ends[&option] + 1, ends[&v], "{arcs:?}");
                    }
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
    fn ends_that_are_won_in_every_graph_on_three_positions() {
        for (code, won_ends) in (0..1 << 9).flat_map(|code| (0..1 << 3).map(move |w| (code, w))) {
            let options: Vec<Vec<usize>> = (0..3)
                .map(|v| (0..3).filter(|w| code >> (3 * v + w) & 1 == 1).collect())
                .collect();
            // By the rules: what is known to be won or lost grows until it does not.
            let mut outcomes: Vec<Option<bool>> = vec![None; 3];
            for _ in 0..3 {
                for v in 0..3 {
                    if options[v].is_empty() {
                        outcomes[v] = Some(won_ends >> v & 1 == 1);
                    } else if options[v].iter().any(|&w| outcomes[w] == Some(false)) {
                        outcomes[v] = Some(true);
                    } else if options[v].iter().all(|&w| outcomes[w] == Some(true)) {
                        outcomes[v] = Some(false);
                    }
                }
            }
            // As the page tells: one end more.
            let mut arcs = Vec::new();
            for (v, options) in options.iter().enumerate() {
                arcs.extend(options.iter().map(|&w| (v, w)));
                if options.is_empty() && won_ends >> v & 1 == 1 {
                    arcs.push((v, 3));
                }
            }
            let moves = moves_to_end(4, &arcs);
            let found: Vec<_> = moves
                .iter()
                .map(|moves| moves.map(|count| count % 2 == 1))
                .collect();
            assert_eq!(found[..3], outcomes, "{options:?}, {won_ends:#b}");
        }
    }

    #[test]
    fn every_graph_on_four_positions_without_loops() {
        let pairs = (0..16).map(|pair| (pair / 4, pair % 4));
        let pairs: Vec<_> = pairs.filter(|(from, to)| from != to).collect();
        check_every_graph(4, &pairs, 1);
    }
}
