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
//!    even number, as otherwise the position would have had its number earlier. If it has an even number r > 0,
//!    all options have odd numbers, the greatest of them r − 1, for the same reason.
//! 2. So, by induction over r, a player who moves from an odd r to r − 1 each time makes the last
//!    move within r moves: the opponent's moves go from even numbers to smaller odd ones. And an
//!    opponent who moves from an even r to r − 1 each time is not beaten sooner. For the winner can
//!    keep the win only by a move to an even number, and by 1 all even numbers that he can reach from an
//!    odd r are at least r − 1. (Take heaps with the takes 2 and 5. Heap 11 has the number 4, as its
//!    options 9 and 6 have 3 and 1. The loser goes to 9. From there the winner can only go to 7 or 4,
//!    which both have the number 2, so two more moves follow. From 6 he would end the play at once, by
//!    taking 5.)
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
//! ## Other rules
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
//! draw as a win of the mouse. For the cat needs an end that it can force, and the numbers say
//! where there is one.
//!
//! *Weights: the shortest and the longest way* ([`sums_to_end`], `abc261h`). Each arc has a weight, 0 or
//! more. One player, Min, wants the play to end, and the sum of the weights to be as small as can be; the
//! other, Max, wants the play never to end; if it does end, he wants the sum to be as great as can be. The
//! positions are settled one by one, by growing sums, as in the algorithm of Dijkstra. An end has the
//! sum 0. An arc of weight w to a position that was settled at s *offers* s + w. A position of Min waits
//! with its least offer so far, one of Max with its greatest, but not before all its arcs offer. The
//! least that waits is settled next.
//!
//! 1. *The sums are settled in growing order:* what comes to wait when s is settled is at least s, as no
//!    weight is negative.
//! 2. *Min can end the play with the settled sum s or less.* At a position of his he
//!    goes along the arc that offered s. At a position of Max each arc offers s at most. All these arcs
//!    lead to positions that were settled before, so the play ends.
//! 3. *Max can play for ever from a position that is never settled.* If it is his, it is no end, and one of
//!    its arcs never offers, so this arc leads to a position that is never settled, too. He takes it. If the
//!    position is Min's, none of its arcs ever offers, so all of them lead to such positions.
//! 4. *Max can prevent a sum below the settled s.* At a position of his he goes along the arc that offered s.
//!    Let Min go along an arc from a position of his. If it leads to a position that is never settled, Max
//!    plays for ever. Otherwise the arc offers s at least: s was the least of the offers that came before the
//!    position was settled, and a later offer is not below s, by step 1. So after each move the weights passed
//!    so far and the sum at the present position add up to s at least.
//!
//! *Infinitely often* (Toy Train). Each position belongs to a player, and each has an arc. One player, A,
//! wants the token to come to a given set S again and again for ever; B does not want it. The *attractor* of
//! a set for a player is the set with all positions from which he can force the token into it: add a
//! position of his if one of its arcs leads there, one of the opponent's if all do, until nothing is added.
//! To begin with, let W be all positions; only arcs inside of W count. Make the attractor R of S in W for A. If
//! R is all of W, then A wins from each position of W. If not, make the attractor of the rest, W without
//! R, for B, take it out of W, and begin again with what is left. O(n m) at most.
//!
//! For example let A move at 0, to 1 or 2, and B at 1, to 0 only, and at 2, to 2 again; S is 1 alone. Then R is
//! 1, and 0 with its arc to 1. The rest, 2, attracts nothing, as A need not go there, and is taken out. Now W
//! is 0 and 1, R is all of it, and A wins there. If B can also move from 1 to 2, R is the same at first, but
//! the rest attracts 1, and then 0, as both arcs of 0 lead to what it has. So B wins everywhere.
//!
//! 1. *No arc of B leads out of W,* and each position of W keeps an arc inside: otherwise it would have been
//!    taken out with the attractor for B.
//! 2. *What is taken out is won by B.* He forces the token into W without R. From a position of A there no arc
//!    leads to R, and a position of B there has an arc that does not lead to R. So the token stays there,
//!    without S, or A moves out of W, to a position that was taken out before, and the same begins
//!    there. That can happen only finitely often.
//! 3. *If R is W, A wins.* From each position he forces the token into S, and it stays in W: by 1, and as he
//!    moves inside. From S any move inside W goes on to W, so he forces it into S again.
//!
//! *Options that need not be looked at* (Codeforces 1895E). Let each option of x be an option of y, too.
//! A player who can choose between x and y may forget y: at x the opponent has no other answers than at
//! y. (If they have the same options, keep one.) Cards with an attack and a defence are an example. Each
//! card that is put down must have a greater attack than the defence of the card before it, which then
//! goes back to its player's hand. Of the cards that a player may put down, the one with the greatest
//! defence is best. (If cards are used up, it need not be: see [`cards`](crate::cards).) Then only one arc from each
//! position is left, or none, and one walks along the arcs: the walk ends, which says who wins, or it
//! comes back, which is a draw. *Why:* if y gets an even number in some round of the theorem, x gets one
//! in that round or before. And if the opponent wins at x, by going to a lost option, he can do so at y.
//!
//! *Sums of such games*: [`loopy`](crate::loopy).
//!
//! ## Cost
//!
//! O(n + m) for n positions and m arcs: each position gets a number at most once, and passes it on to
//! its predecessors, the positions that have it as an option. With weights O((n + m) log (n + m)).
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
//! With weights: Min moves at 0, Max at 1. From 1 it costs 7 to end at 2, and nothing to go back to 0, from
//! where Min can end for 5. So Max ends it for 7, and from 0 the least is 5. If Min had to pay 9 at 0, Max
//! would go back; then Min ends it, for 9.
//!
//! ```
//! use snippets::retrograde::sums_to_end;
//!
//! let hurries = [true, false, true];
//! let sums = sums_to_end(&hurries, &[(0, 1, 0), (1, 0, 0), (1, 2, 7), (0, 2, 5)]);
//! assert_eq!(sums, [5, 7, 0].map(Some));
//! let sums = sums_to_end(&hurries, &[(0, 1, 0), (1, 0, 0), (1, 2, 7), (0, 2, 9)]);
//! assert_eq!(sums, [9, 9, 0].map(Some));
//! // Without the arc from 0 to the end, Max goes back for ever.
//! assert_eq!(sums_to_end(&hurries, &[(0, 1, 0), (1, 0, 0), (1, 2, 7)])[1], None);
//! ```
//!
//! ## Problems
//!
//! Three positions to decide with a pencil come first:
//! [exercises, step 7](crate::exercises#step-7-trees-and-graphs).
//!
//! Easiest first.
//!
//! - [`abc209e`](crate::problems::retrograde::abc209e) AtCoder ABC 209 E Shiritori
//! - [`hdu1404`](crate::problems::retrograde::hdu1404) † HDU 1404 Digital Deletions: without cycles
//! - [`cf787c`](crate::problems::retrograde::cf787c) Codeforces 787C Berzerk
//! - [`cf936b`](crate::problems::retrograde::cf936b) Codeforces 936B Sleepy Game
//! - [`luogu_p6560`](crate::problems::retrograde::luogu_p6560) Luogu P6560 \[SBCOI2020\] 时光的流逝
//! - [`abc261h`](crate::problems::retrograde::abc261h) AtCoder ABC 261 H Game on Graph: with weights
//!
//! † The judge takes no Rust.
//!
//! ## Source
//!
//! C. A. B. Smith, "Graphs and composite games", Journal of Combinatorial Theory 1 (1966); Winning
//! Ways, chapter 12; on sums E. W. Dijkstra, "A note on two problems in connexion with graphs", Numerische
//! Mathematik 1 (1959); on endless plays E. Grädel, W. Thomas, T. Wilke (editors),
//! Automata, Logics, and Infinite Games (2002), chapter 2, and IOI 2017, [Toy
//! Train](https://dmoj.ca/problem/ioi17p3).
#![doc(alias(
    "和棋",
    "tie",
    "有环博弈",
    "Games with cycles",
    "逆推",
    "倒推",
    "remoteness",
    "loopy game",
    "Dijkstra",
    "attractor",
    "吸引集",
    "draw",
    "infinite loop",
    "平局",
    "循环"
))]
use crate::graphs::Adjacency;
use std::cmp::Reverse;
use std::collections::BinaryHeap;

/// Returns for each of the positions `0` to `n - 1` of a game in which positions may come up again the number
/// of moves up to the end: odd if the position is won, even if it is lost, `None` if it is drawn. The `arcs`
/// are pairs `(from, to)`; who cannot move loses, the winner hurries and the loser delays. O(n + m) for m
/// arcs.
///
/// # Panics
/// If a position is not below `n`.
#[track_caller]
pub fn moves_to_end(n: usize, arcs: &[(usize, usize)]) -> Vec<Option<usize>> {
    let predecessors = Adjacency::reversed(n, arcs);
    let mut option_counts = vec![0; n];
    for &(from, _) in arcs {
        option_counts[from] += 1;
    }
    moves_to_end_by(|v| predecessors.row(v), option_counts)
}

/// Returns for each position of a game in which positions may come up again the number of moves up to the
/// end: odd if the position is won, even if it is lost, `None` if it is drawn. Who cannot move loses, the
/// winner hurries and the loser delays. The numbers are found from the predecessors and the number of options
/// of each position. So the arcs need not be stored, and more of them can be listed than count. A position
/// with the count 0 is an end, which is lost, whatever arcs leave it. O(n + m) for m arcs.
///
/// # Requires
/// `predecessors(v)` lists each position u as often as u has arcs to v. A count that is less than the number
/// of arcs makes a position lost as soon as so many of its options are won.
///
/// # Panics
/// If a predecessor has no count.
#[track_caller]
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

/// Returns the winning move that ends the game soonest: of `options`, those of a position, one that is lost
/// and has the least number in `moves`, as [`moves_to_end`] gives them; `None` if none is lost. O(k) for k
/// options.
///
/// # Panics
/// If an option has no entry in `moves`.
#[track_caller]
pub fn winning_move(
    options: impl IntoIterator<Item = usize>,
    moves: &[Option<usize>],
) -> Option<usize> {
    let mut lost = Vec::new();
    for option in options {
        match moves[option] {
            Some(count) if count % 2 == 0 => lost.push((count, option)),
            _ => {}
        }
    }
    let soonest = lost.into_iter().min_by_key(|&(count, _)| count);
    soonest.map(|(_, option)| option)
}

/// Returns for each position of a game in which positions may come up again the sum of the weights up to the
/// end, `None` if the play goes on for ever. At a position with `true` in `hurries` a player moves who wants
/// the end, and the least sum. At the others a player moves who wants no end, and the greatest sum if the end
/// cannot be avoided. The `arcs` are `(from, to, weight)`. O((n + m) log (n + m)) for m arcs.
///
/// # Panics
/// If a position is not below n, the length of `hurries`, or if a sum is 2^64 − 1 or more.
#[track_caller]
pub fn sums_to_end(hurries: &[bool], arcs: &[(usize, usize, u64)]) -> Vec<Option<u64>> {
    let n = hurries.len();
    let mut open_arcs = vec![0; n];
    for &(from, ..) in arcs {
        open_arcs[from] += 1;
    }
    let arcs_to = Adjacency::new(n, (0..arcs.len()).map(|arc| (arcs[arc].1, arc)));
    let ends = (0..n).filter(|&v| open_arcs[v] == 0);
    let mut waiting: BinaryHeap<_> = ends.map(|v| Reverse((0, v))).collect();
    let mut greatest = vec![0; n];
    let mut sums = vec![None; n];
    while let Some(Reverse((sum, v))) = waiting.pop() {
        if sums[v].is_some() {
            continue;
        }
        assert!(sum < u64::MAX, "a sum of 2^64 - 1 or more");
        sums[v] = Some(sum);
        for arc in arcs_to.row(v) {
            let (from, _, weight) = arcs[arc];
            // `u64::MAX` stands for all that is too great, and may yet lose against a smaller sum.
            let offer = sum.saturating_add(weight);
            greatest[from] = offer.max(greatest[from]);
            open_arcs[from] -= 1;
            if hurries[from] {
                waiting.push(Reverse((offer, from)));
            } else if open_arcs[from] == 0 {
                waiting.push(Reverse((greatest[from], from)));
            }
        }
    }
    sums
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::random::Random;
    use crate::search::{forced_ends, product};
    use std::collections::HashMap;

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

    /// What a player can be sure of at each position, by going through all strategies that always choose
    /// the same arc of a position: the others choose it, too, and know what he does. The player wants the
    /// results to be small if `is_small`, and great otherwise. A profile has a choice and a result for each position.
    fn sure(own: &[bool], profiles: &[(Vec<usize>, Vec<u64>)], is_small: bool) -> Vec<u64> {
        let better = |a: u64, b: u64| if is_small { a.min(b) } else { a.max(b) };
        let worse = |a: u64, b: u64| if is_small { a.max(b) } else { a.min(b) };
        let mut results_of: HashMap<Vec<usize>, Vec<u64>> = HashMap::new();
        for (choices, results) in profiles {
            let places = (0..own.len()).filter(|&v| own[v]);
            let strategy = places.map(|v| choices[v]).collect();
            let known = results_of
                .entry(strategy)
                .or_insert_with(|| results.clone());
            for (known, &result) in known.iter_mut().zip(results) {
                *known = worse(*known, result);
            }
        }
        let of_strategies = results_of.into_values();
        let best = of_strategies.reduce(|a, b| {
            let pairs = a.iter().zip(&b);
            pairs.map(|(&a, &b)| better(a, b)).collect()
        });
        best.expect("a strategy")
    }

    /// What both players can be sure of: the result with best play, whatever strategies there are. Small
    /// results are wanted at the positions with `true`. The result of a profile is that of a play from each
    /// start along the choices, of which position v has so many.
    fn best_results(
        small: &[bool],
        choices: &[usize],
        result: impl Fn(&[usize], usize) -> u64,
    ) -> Vec<u64> {
        let n = choices.len();
        let lists: Vec<Vec<usize>> = choices.iter().map(|&count| (0..count).collect()).collect();
        let profiles = product(&lists).into_iter().map(|profile| {
            let results = (0..n).map(|start| result(&profile, start)).collect();
            (profile, results)
        });
        let profiles: Vec<_> = profiles.collect();
        let great: Vec<bool> = small.iter().map(|small| !small).collect();
        let least = sure(small, &profiles, true);
        assert_eq!(least, sure(&great, &profiles, false));
        least
    }

    fn check_sums(hurries: &[bool], arcs: &[(usize, usize, u64)]) {
        let n = hurries.len();
        let own = |v: usize| arcs.iter().filter(move |arc| arc.0 == v);
        let choices: Vec<usize> = (0..n).map(|v| own(v).count().max(1)).collect();
        let expected = best_results(hurries, &choices, |profile, start| {
            let (mut v, mut sum) = (start, 0);
            for _ in 0..n {
                match own(v).nth(profile[v]) {
                    None => return sum,
                    Some(&(_, to, weight)) => (v, sum) = (to, sum + weight),
                }
            }
            // A position has come again.
            u64::MAX
        });
        let sums = sums_to_end(hurries, arcs);
        let found: Vec<u64> = sums
            .into_iter()
            .map(|sum| sum.unwrap_or(u64::MAX))
            .collect();
        assert_eq!(found, expected, "{hurries:?}, {arcs:?}");
    }

    #[test]
    fn weights_in_every_graph_on_three_positions_and_some_on_four() {
        let players = product(&vec![vec![true, false]; 3]);
        let pairs: Vec<_> = (0..9).map(|pair| (pair / 3, pair % 3)).collect();
        let pairs: Vec<_> = pairs.into_iter().filter(|(from, to)| from != to).collect();
        for weights in product(&vec![vec![None, Some(0), Some(1), Some(3)]; 6]) {
            let arcs = pairs.iter().zip(weights);
            let arcs = arcs.filter_map(|(&(from, to), weight)| Some((from, to, weight?)));
            let arcs: Vec<_> = arcs.collect();
            for hurries in &players {
                check_sums(hurries, &arcs);
            }
        }
        let mut random = Random::new(0);
        for _ in 0..1000 {
            let hurries: Vec<bool> = (0..4).map(|_| random.between(0, 1) == 1).collect();
            let mut arc = || {
                (
                    random.between(0, 3),
                    random.between(0, 3),
                    random.between(0, 4),
                )
            };
            let arcs: Vec<_> = (0..7).map(|_| arc()).collect();
            check_sums(&hurries, &arcs);
        }
    }

    /// The attractor of a set inside of another one, both as bits.
    fn attractor(inside: usize, set: usize, own: &[bool], options: &[Vec<usize>]) -> usize {
        let mut reached = inside & set;
        loop {
            let joins = |&v: &usize| {
                let mut arcs = options[v].iter().filter(|&w| inside >> w & 1 == 1);
                let leads = |w: &usize| reached >> w & 1 == 1;
                inside >> v & 1 == 1
                    && if own[v] {
                        arcs.any(leads)
                    } else {
                        arcs.all(leads)
                    }
            };
            let new = (0..own.len())
                .filter(joins)
                .fold(reached, |set, v| set | 1 << v);
            if new == reached {
                return reached;
            }
            reached = new;
        }
    }

    #[test]
    fn infinitely_often_in_every_graph_on_three_positions() {
        let rows: Vec<Vec<usize>> = (1..1 << 3)
            .map(|row| (0..3).filter(|w| row >> w & 1 == 1).collect())
            .collect();
        for (options, b) in product(&vec![rows; 3]).iter().flat_map(|options| {
            product(&vec![vec![true, false]; 3])
                .into_iter()
                .map(move |b| (options, b))
        }) {
            let a: Vec<bool> = b.iter().map(|b| !b).collect();
            let choices: Vec<usize> = options.iter().map(Vec::len).collect();
            for set in 0..1usize << 3 {
                let expected = best_results(&b, &choices, |profile, start| {
                    let step = |v: usize| options[v][profile[v]];
                    let on_cycle = step(step(step(start)));
                    let cycle = [on_cycle, step(on_cycle), step(step(on_cycle))];
                    u64::from(cycle.iter().any(|v| set >> v & 1 == 1))
                });
                let mut won = (1 << 3) - 1;
                loop {
                    let reaching = attractor(won, set, &a, options);
                    if reaching == won {
                        break;
                    }
                    won &= !attractor(won, !reaching, &b, options);
                }
                let found: Vec<u64> = (0..3).map(|v| won as u64 >> v & 1).collect();
                assert_eq!(found, expected, "{options:?}, {b:?}, {set:#b}");
            }
        }
    }

    /// Won, lost or drawn: whether the player to move makes the last move, if it comes to that.
    fn outcomes(options: &[Vec<usize>]) -> Vec<Option<bool>> {
        let positions: Vec<usize> = (0..options.len()).collect();
        let ends = forced_ends(&positions, |&v| options[v].clone());
        let moves = positions.iter().map(|v| ends.get(v));
        moves
            .map(|moves| moves.map(|moves| moves % 2 == 1))
            .collect()
    }

    /// Bit 4 v + w of `code` tells whether w is an option of v.
    fn four_positions(code: u32) -> Vec<Vec<usize>> {
        let is_option = |v: usize, w: usize| code >> (4 * v + w) & 1 == 1;
        let options = |v| (0..4).filter(|&w| is_option(v, w)).collect();
        (0..4).map(options).collect()
    }

    #[test]
    fn an_option_with_more_answers_is_not_needed() {
        // One in five of all graphs.
        for code in (0..1 << 16).step_by(5) {
            let options = four_positions(code);
            // Of equal ones the first is kept.
            let hides = |x: usize, y: usize| {
                let is_in = |w: &usize| options[y].contains(w);
                let equal = options[x] == options[y];
                options[x].iter().all(is_in) && (!equal || x < y)
            };
            let mut needed = options.clone();
            for (v, needed) in needed.iter_mut().enumerate() {
                needed.retain(|&y| !options[v].iter().any(|&x| hides(x, y)));
            }
            assert_eq!(outcomes(&options), outcomes(&needed), "{options:?}");
        }
    }

    #[test]
    fn cards_of_the_greatest_defence() {
        for attacks in product(&vec![vec![1, 2, 3]; 4]) {
            for defences in product(&vec![vec![1, 2, 3]; 4]) {
                // Cards 0 and 1 are the one player's. A position is the card that was played last.
                let answers = |v: usize| {
                    let own = if v < 2 { 2..4 } else { 0..2 };
                    own.filter(|&w| attacks[w] > defences[v])
                        .collect::<Vec<_>>()
                };
                let all: Vec<Vec<usize>> = (0..4).map(answers).collect();
                let best = all.iter().map(|options| {
                    let best = options.iter().copied().max_by_key(|&w| defences[w]);
                    best.into_iter().collect()
                });
                let best: Vec<Vec<usize>> = best.collect();
                assert_eq!(outcomes(&all), outcomes(&best), "{attacks:?}, {defences:?}");
            }
        }
    }
}
