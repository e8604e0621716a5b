//! # Strategies without values (配对策略, 先后手)
//!
//! Some games need no Grundy values. One player has an answer to everything: in the partner of the
//! heap, or at the neighbour. Or each of his moves is a threat that has to be answered, and
//! then it is his turn again. Or the same two play round after round, and all that counts is what each
//! of them can force in a round.
//!
//! Look here if everything comes in pairs. If a board has a middle, or if all numbers are even, see
//! [`mirror`](crate::mirror); if your program has to play the game itself, see
//! [`interactive`](crate::interactive).
//!
//! ## Rules
//!
//! Three games stand for all.
//!
//! - *Carried stones.* A move takes one or more stones from a heap, and may then carry any of the
//!   stones left in it to other heaps that have stones. A player who cannot move loses.
//! - *White and black.* Two players in turn paint a vertex of a tree that is not painted, the first one
//!   white, the second one black. When all are painted, the first player wins if there is a white
//!   vertex without a black neighbour; otherwise the second player wins.
//! - *Rounds in a row.* A match is a list of rounds. Each round is a game that ends, and one of the two
//!   players wins it. The loser of a round begins the next one, and the winner of the last one wins the
//!   match.
//!
//! ## Worked example
//!
//! *Carried stones.* The heaps 2, 2, 5, 5 are pairs. Say the first player takes two stones from the last
//! heap and carries one to the first. The second player does the same with the partners:
//!
//! ```text
//!   2 2   5 5
//!   3 2   5 2
//!   3 3   2 2
//! ```
//!
//! So the answer goes from the partner of his heap to the partner of the other one.
//!
//! From 1, 3, 4, 6 one makes pairs at once: the largest heap comes down to the size of the smallest. Of
//! the 5 stones that leave it, one goes to the heap of 3, and the other four are taken: 1, 4, 4, 1.
//!
//! *White and black.* The path of four vertices has the pairs 0, 1 and 2, 3. The second player answers at
//! the partner and wins.
//!
//! ```text
//!   0 ─ 1 ─ 2 ─ 3
//!   └───┘   └───┘
//! ```
//!
//! On the path of five the first player paints 3. If the second one does not paint 4 now, the first one does,
//! and 4 is white and has no black neighbour. So the second player has to paint 4. Then the first one paints
//! 1, and now he threatens both 0 and 2.
//!
//! ```text
//!   0 ─ 1 ─ 2 ─ 3 ─ 4
//!               ○   ●
//!       ○       ○   ●
//! ```
//!
//! *Rounds in a row.* In each round a move takes any number of stones from a heap. With no stones, the
//! player who begins loses; with one he wins, whether he wants to or not; with more he can choose. Let
//! a match be a round of 5 stones and then one of 1 stone. The player who begins loses the first round
//! on purpose, by taking all stones except one. So he begins the second round, and wins it.
//!
//! ## Theorem
//!
//! 1. Let S be a set of positions of a game that ends, in which a player who cannot move loses. If each
//!    move from a position in S has an answer that leads into S, the player to move in S loses.
//! 2. *Carried stones:* the player to move loses exactly if the heaps come in pairs of equal size.
//! 3. *White and black:* the second player wins exactly if the tree has a *perfect matching*: its
//!    vertices come in pairs of neighbours.
//! 4. *Rounds in a row:* let w say whether the player who begins a round can force a win of the round, and l
//!    whether he can force a loss of it. Let W and L say the same of the match of all later rounds, for the
//!    player who begins that match. The player who begins the round can force a win of the match exactly
//!    if l and W, or w and not W. He can force a loss of the match exactly if l and L, or w and not L. After
//!    the last round W is false and L is true. For 5 stones, then 1, w and l are true, W is true and L false:
//!    he wins by l and W.
//!
//! If in a round a player who cannot move loses, w says who wins it in normal play, and l who wins it
//! in misère play. So a round has one of four classes. If all rounds are equal, all that counts is
//! whether their number is odd:
//!
//! | he can force in one round | in an odd number of rounds | in an even number, 2 or more |
//! | --- | --- | --- |
//! | a win and a loss | a win and a loss | a win and a loss |
//! | only a win | only a win | only a loss |
//! | only a loss | only a loss | only a loss |
//! | neither | neither | neither |
//!
//! ## Why
//!
//! 1. By induction over the moves that are left: after a move from S and the answer, the same player
//!    has to move in S again, nearer to the end. The other one always has a move.
//! 2. *Pairs are lost, by 1.* Say a move lowers a heap from a to b. The answer is a move from the
//!    partner of that heap: in each other pair, carry as many stones to the one heap as were carried to
//!    the other, and take enough stones to leave b. This is a move: these heaps have stones, as their
//!    partners had some. And if r ≥ 1 stones were taken, and c were carried to the partner itself, the
//!    answer takes r + 2 c. For 5, 5: take 2 and carry 1, which leaves 2, 6; the answer takes 2 + 2 ·
//!    1 = 4.
//! 3. *Other heaps are won.* Let their sizes be a₁ ≤ ... ≤ aₙ, all above 0.
//!    - If n is odd, the largest heap is used up: it fills a₁ up to a₂, a₃ up to a₄ and so on. That
//!      needs aₙ₋₁ − a₁ stones at most, which is less than aₙ. So 1, 2, 4 becomes 2, 2: one stone is
//!      carried, three are taken.
//!    - If n is even, it comes down to a₁, and fills a₂ up to a₃, a₄ up to a₅ and so on. These gaps
//!      lie between a₂ and aₙ₋₁. They need aₙ − a₁ stones together only if a₁ = a₂, aₙ₋₁ = aₙ, and the
//!      gaps that are not filled, a₃ to a₄ and so on, are 0: then all are pairs. Otherwise they need
//!      less, and a stone is left to be taken.
//! 4. *With a perfect matching* the second player always answers at the partner. So of each pair one
//!    vertex is black at the end, and each white vertex has a black neighbour.
//! 5. *Without one* the first player strips leaves. What he keeps true is that it is his turn, that the
//!    vertices that are not painted make some trees without a perfect matching, and that all painted
//!    vertices beside them are white. The induction runs over the number of vertices that are not
//!    painted.
//!    - If a vertex has no unpainted neighbour, he paints it and wins: all its neighbours are white.
//!    - Otherwise there is a leaf. He paints its neighbour p. If the leaf is not painted now, he paints
//!      it and wins. So it turns black, and it is his turn again: he has lost no time (先手). The
//!      leaf had no other unpainted neighbour, so what lies beside the rest is white as before. A
//!      perfect matching of the rest, with this pair, would be one of all, so the rest has none.
//! 6. *Rounds*, by induction from the last one backwards. A round ends, so whatever one player cannot
//!    force, the other can prevent.
//!    - *If W*, the loser of this round begins the rest of the match and can force a win of it. So both want
//!      to lose the round. If l, the player who begins the round can force a loss of the round, and he wins
//!      the match. If not l, the other player can force his own loss of the round, and he wins the match.
//!    - *If not W*, the loser of this round cannot force a win of the match, so the winner of the round can.
//!      Now both want to win the round, and w decides.
//!    - With a loss of the match as the goal all is the same, with L in place of W.
//!    - After the last round its loser would begin, and he has lost the match: W is false and L is true.
//!
//! ## How to play
//!
//! - *Carried stones*: [`winning_move_carried`] returns what a winning move leaves of the heaps; pairs are kept
//!   by the answer in the partner.
//! - *White and black*: [`strip_leaves`] lists what the first player paints, and the partners at which
//!   the second one answers.
//! - *Rounds*: if item i + 1 of [`rounds`] begins with `true`, both want to lose round i; otherwise
//!   both want to win it.
//!
//! ## Other rules
//!
//! - *Maker and Breaker.* White and black is a game of this kind: some sets are given, and Maker wants
//!   all of one set, here a vertex with its neighbours; Breaker wants a vertex of each set. If each set
//!   has both vertices of a pair, and no two pairs share a vertex, Breaker wins by answering at the
//!   partner.
//! - *Nested goals: at once or never* (互相嵌套的目标; AtCoder ARC 162 C). Some cells are blank, as the vertices of
//!   a tree that are still to get a number. Maker and Breaker fill one in turn, Maker first. A goal is a set
//!   of cells, and what they should be like when they are full: a subtree that holds 0 to k − 1 and not k,
//!   say. Let any two goals have no cell in common, or one of them lie in the other, and let Breaker spoil
//!   each goal whose cell he fills. Then Maker wins exactly if her first move wins. *Why:* let her not win at
//!   once. Of the goals that she has changed, those with one blank left lie in each other, so they have the
//!   same blank. Breaker fills it, or any blank if there is no such goal. Each other goal has two blanks or
//!   more, or could not be reached before and has not changed. So she does not win at once in her next turn
//!   either.
//! - *Even counts* (从大到小取偶; Codeforces 914B). Things have ranks, as cards with numbers. A move takes one of
//!   them, and with it all of lower ranks; or, by another rule, as many of lower ranks as one likes. The
//!   player to move loses exactly if each rank has an even number of things. *Why,* by 1: a move from there
//!   leaves an odd number of its rank, and changes none above. The answer takes one of the greatest rank with
//!   an odd number, and of the lower ranks all, or those that make them even. A position with an odd number
//!   anywhere is won by the same move. (Of 5, 4, 4, 2 take the 5, and all others go with it. Of 5, 5, 4, 2
//!   take the 4, and the 2 goes with it.)
//! - *The winner begins the next round.* Exchange winning and losing everywhere: give [`rounds`] each
//!   pair in reverse order, and reverse the pairs of the result.
//! - *The loser of the last round wins the match.* Reverse only the pairs of the result.
//!
//! ## Cost
//!
//! O(n log n) for n heaps, O(n) for n vertices or n rounds, without recursion.
//!
//! ## Example
//!
//! The program decides the instances of the worked example.
//!
//! ```
//! use snippets::strategies::{rounds, strip_leaves, winning_move_carried, wins_carried};
//!
//! assert!(!wins_carried(&[2, 5, 2, 5]));
//! assert_eq!(winning_move_carried(&[2, 5, 2, 5]), None);
//! assert_eq!(winning_move_carried(&[1, 3, 4, 6]), Some(vec![1, 4, 4, 1]));
//! assert_eq!(winning_move_carried(&[1, 2, 4]), Some(vec![2, 2, 0]));
//!
//! let path = strip_leaves(&[(0, 1), (1, 2), (2, 3)]);
//! assert_eq!(path, [(3, Some(2)), (1, Some(0))]);
//! let longer = strip_leaves(&[(0, 1), (1, 2), (2, 3), (3, 4)]);
//! assert_eq!(longer, [(4, Some(3)), (2, Some(1)), (0, None)]);
//!
//! // To win or to lose 5 stones; to win 1 stone.
//! let (five, one) = ((true, true), (true, false));
//! assert_eq!(rounds(&[five, one]), [(true, true), (true, false), (false, true)]);
//! ```
//!
//! ## Problems
//!
//! Three positions to decide with a pencil come first:
//! [exercises, step 9](crate::exercises#step-9-no-grundy-values).
//!
//! Easiest first.
//!
//! - [`cf1738c`](crate::problems::strategies::cf1738c) Codeforces 1738C Even Number Addicts
//! - [`cf1943a`](crate::problems::strategies::cf1943a) Codeforces 1943A MEX Game 1
//! - [`cf1191d`](crate::problems::strategies::cf1191d) Codeforces 1191D Tokitsukaze, CSL and Stone Game
//! - [`cf1396b`](crate::problems::strategies::cf1396b) Codeforces 1396B Stoned Game
//! - [`poj1740`](crate::problems::strategies::poj1740) † POJ 1740 A New Stone Game
//! - [`cf455b`](crate::problems::strategies::cf455b) Codeforces 455B A Lot of Games
//! - [`agc014d`](crate::problems::strategies::agc014d) AtCoder AGC 014 D Black and White Tree
//! - [`cf1369f`](crate::problems::strategies::cf1369f) Codeforces 1369F BareLee
//! - [`agc010d`](crate::problems::strategies::agc010d) AtCoder AGC 010 D Decrementing
//! - [`usaco1113`](crate::problems::strategies::usaco1113) † USACO 1113 Stone Game
//! - [`cf1110g`](crate::problems::strategies::cf1110g) Codeforces 1110G Tree-Tac-Toe
//!
//! † The judge takes no Rust.
//!
//! ## Source
//!
//! Winning Ways, chapter 1 (the Tweedledum and Tweedledee argument); D. Hefetz, M. Krivelevich, M.
//! Stojaković, T. Szabó, Positional Games (2014), chapters 1 and 2; E. Duchêne, V. Gledel, A. Parreau,
//! G. Renault, "Maker–Breaker domination game", Discrete Mathematics 343 (2020).
#![doc(alias(
    "配对策略",
    "Strategies without values",
    "先后手",
    "pairing strategy",
    "Tweedledum and Tweedledee",
    "Maker-Breaker",
    "perfect matching of a tree",
    "完美匹配",
    "后手必胜",
    "互相嵌套的目标",
    "Nested goals",
    "从大到小取偶",
    "Even counts"
))]
use crate::graphs::leaves_first;

/// Returns whether the player to move wins the game of carried stones: exactly if the heaps, without the
/// empty ones, do not come in pairs of equal size. O(n log n).
pub fn wins_carried(heaps: &[u64]) -> bool {
    let mut heaps = heaps.to_vec();
    heaps.retain(|&heap| heap > 0);
    heaps.sort_unstable();
    heaps.chunks(2).any(|pair| pair != [pair[0]; 2])
}

/// Returns what is left of the heaps after a winning move in the game of carried stones: pairs. The move is
/// made from the one heap that gets smaller. `None` if the player to move loses. O(n log n).
pub fn winning_move_carried(heaps: &[u64]) -> Option<Vec<u64>> {
    if !wins_carried(heaps) {
        return None;
    }
    let mut order: Vec<usize> = (0..heaps.len()).filter(|&i| heaps[i] > 0).collect();
    order.sort_unstable_by_key(|&i| heaps[i]);
    let mut rest = heaps.to_vec();
    let largest = order.pop()?;
    rest[largest] = 0;
    if order.len() % 2 == 1 {
        rest[largest] = heaps[order.remove(0)];
    }
    for pair in order.chunks(2) {
        rest[pair[0]] = rest[pair[1]];
    }
    Some(rest)
}

/// Lists the vertices of a tree in the order in which leaves are stripped: each pair is a leaf of what is
/// left and its neighbour, which both go, or a vertex that is left alone and `None`. The `edges` join the
/// vertices from 0 to `edges.len()`, in any order and direction. O(n) for n vertices.
///
/// In the game of white and black the second player answers at the partner, if each vertex has one.
/// Otherwise the first player goes through the list up to the first vertex without a partner: he paints
/// the neighbour, and then the leaf if it is not painted yet; or the vertex that is left alone.
///
/// # Panics
/// If a vertex is greater than `edges.len()`, or if the edges make no tree.
#[track_caller]
pub fn strip_leaves(edges: &[(usize, usize)]) -> Vec<(usize, Option<usize>)> {
    let mut order = leaves_first(edges, 0);
    // The root has no parent; when it is reached, it is not free itself.
    order.push((0, 0));
    let mut free = vec![true; order.len()];
    let mut stripped = Vec::new();
    for (v, parent) in order {
        if std::mem::replace(&mut free[v], false) {
            let has_partner = std::mem::replace(&mut free[parent], false);
            stripped.push((v, Some(parent).filter(|_| has_partner)));
        }
    }
    stripped
}

/// Returns what can be forced in a match whose rounds are played one after another: the loser of a round
/// begins the next one, and the winner of the last one wins the match.
///
/// For each round, `rounds` says whether the player who begins it can force a win of the round, and
/// whether he can force a loss of it. Item i of the result says the same of the match of the rounds i,
/// i + 1, ...: whether the player who begins round i can force a win of the match, and a loss of it.
/// The last item, `(false, true)`, stands for no round at all: he would begin as the loser. O(n) for n rounds.
pub fn rounds(rounds: &[(bool, bool)]) -> Vec<(bool, bool)> {
    let mut next = (false, true);
    let mut forced = vec![next];
    for &(win, loss) in rounds.iter().rev() {
        // What is good for the player who begins the next round is good for the loser of this one.
        let force = |is_good_for_loser| if is_good_for_loser { loss } else { win };
        next = (force(next.0), force(next.1));
        forced.push(next);
    }
    forced.reverse();
    forced
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::{heaps_up_to, product, Search};

    /// The options in the game of carried stones.
    fn carried(heaps: &[u64]) -> Vec<Vec<u64>> {
        let mut options = Vec::new();
        for (i, &heap) in heaps.iter().enumerate() {
            let more = |(j, &other): (usize, &u64)| match other {
                _ if i == j => (0..heap).collect(),
                0 => vec![0],
                _ => (other..other + heap).collect(),
            };
            let choices: Vec<Vec<u64>> = heaps.iter().enumerate().map(more).collect();
            // At least one stone is gone.
            let mut lists = product(&choices);
            lists.retain(|list| list.iter().sum::<u64>() < heaps.iter().sum());
            options.extend(lists);
        }
        options
    }

    #[test]
    fn heaps_are_lost_exactly_in_pairs() {
        let mut search = Search::normal(|heaps: &Vec<u64>| carried(heaps));
        for heaps in heaps_up_to(3, 4).into_iter().chain(heaps_up_to(4, 3)) {
            let won = search.wins(&heaps);
            assert_eq!(wins_carried(&heaps), won, "{heaps:?}");
            match winning_move_carried(&heaps) {
                None => assert!(!won, "{heaps:?}"),
                Some(rest) => assert!(
                    carried(&heaps).contains(&rest) && !search.wins(&rest),
                    "{heaps:?} to {rest:?}"
                ),
            }
        }
    }

    /// Pairs of heaps of which any can be changed by the rule of the game.
    #[test]
    fn each_move_from_pairs_is_answered_from_the_partner() {
        for sizes in heaps_up_to(2, 3) {
            let pairs: Vec<u64> = sizes.iter().flat_map(|&size| [size, size]).collect();
            for option in carried(&pairs) {
                let from = (0..pairs.len()).find(|&i| option[i] < pairs[i]).unwrap();
                let mut answer = option.clone();
                answer[from ^ 1] = option[from];
                for i in (0..pairs.len()).filter(|i| i / 2 != from / 2) {
                    answer[i] = option[i] + option[i ^ 1] - pairs[i];
                }
                assert!(
                    carried(&option).contains(&answer),
                    "{pairs:?} to {option:?}"
                );
                assert!(!wins_carried(&answer), "{pairs:?} to {option:?}");
            }
        }
    }

    /// All trees in which each vertex but 0 hangs on a smaller one: each shape of `n` vertices.
    fn trees(n: usize) -> Vec<Vec<(usize, usize)>> {
        let parents: Vec<Vec<usize>> = (1..n).map(|v| (0..v).collect()).collect();
        let edges = |parents: Vec<usize>| (1..n).zip(parents).collect();
        product(&parents).into_iter().map(edges).collect()
    }

    /// The colours, and whether it is White's turn.
    type Painted = (Vec<u8>, bool);

    type Strategy<'a> = &'a dyn Fn(&[u8]) -> usize;

    /// Whether white wins, where 0 stands for no colour, 1 for white and 2 for black. In place of each
    /// player's moves a strategy may be given, which names a vertex.
    fn white_wins(edges: &[(usize, usize)], strategies: [Option<Strategy>; 2]) -> bool {
        let options = |(colours, whites_turn): &Painted| -> Vec<Painted> {
            let free: Vec<usize> = (0..colours.len()).filter(|&v| colours[v] == 0).collect();
            if free.is_empty() {
                let is_safe = |v: usize| {
                    let spoils = |a: usize, b: usize| a == v && colours[b] == 2;
                    colours[v] == 1 && !edges.iter().any(|&(a, b)| spoils(a, b) || spoils(b, a))
                };
                // A position without options is lost for the player to move.
                let won = (0..colours.len()).any(is_safe) == *whites_turn;
                return if won {
                    vec![(Vec::new(), true)]
                } else {
                    Vec::new()
                };
            }
            let strategy = strategies[usize::from(!whites_turn)];
            let painted = strategy.map_or(free.clone(), |strategy| vec![strategy(colours)]);
            let paint = |v: usize| {
                let mut option = colours.clone();
                assert_eq!(option[v], 0, "{v} is painted");
                option[v] = if *whites_turn { 1 } else { 2 };
                (option, !whites_turn)
            };
            painted.into_iter().map(paint).collect()
        };
        let mut search = Search::normal(|position: &Painted| match &position.0[..] {
            [] => Vec::new(),
            _ => options(position),
        });
        search.wins(&(vec![0; edges.len() + 1], true))
    }

    #[test]
    fn white_and_black_on_every_tree_of_up_to_six_vertices() {
        for edges in (1..=6).flat_map(trees) {
            let stripped = strip_leaves(&edges);
            let wins = stripped.iter().any(|(_, partner)| partner.is_none());
            assert_eq!(wins, white_wins(&edges, [None; 2]), "{edges:?}");

            let free = |colours: &[u8]| colours.iter().position(|&colour| colour == 0).unwrap();
            let white = |colours: &[u8]| {
                for &(v, partner) in &stripped {
                    let open = partner.into_iter().chain([v]).find(|&v| colours[v] == 0);
                    match open {
                        Some(open) => return open,
                        None if partner.is_none() || colours[v] == 1 => break,
                        None => {}
                    }
                }
                free(colours)
            };
            let black = |colours: &[u8]| {
                let of = |&(v, partner): &(usize, Option<usize>)| Some([v, partner?]);
                let half = |pair: &[usize; 2]| {
                    colours[pair[0]].min(colours[pair[1]]) == 0
                        && colours[pair[0]] != colours[pair[1]]
                };
                let pair = stripped.iter().filter_map(of).find(half).unwrap();
                pair[usize::from(colours[pair[0]] != 0)]
            };
            if wins {
                assert!(white_wins(&edges, [Some(&white), None]), "{edges:?}");
            } else {
                assert!(!white_wins(&edges, [None, Some(&black)]), "{edges:?}");
            }
        }
    }

    /// Every match of up to four rounds in every game on four positions.
    fn check_every_match(loser_begins: bool) {
        for code in 0..1u32 << 6 {
            // The options of a position are below it.
            let below = |v: usize| (0..v).filter(move |w| code >> (v * (v - 1) / 2 + w) & 1 == 1);
            // The current position first, then where the other rounds begin.
            let options = |rounds: &Vec<usize>| {
                let mut rounds = &rounds[..];
                // Who cannot move has lost the round.
                while rounds.len() > 1 && below(rounds[0]).next().is_none() {
                    rounds = &rounds[1..];
                    if !loser_begins {
                        return vec![rounds.to_vec()];
                    }
                }
                let moves = below(rounds[0]).map(|w| [&[w], &rounds[1..]].concat());
                moves.collect()
            };
            let (mut normal, mut misere) = (Search::normal(options), Search::misere(options));
            let mut force = |starts: &[usize]| {
                let starts = starts.to_vec();
                let (win, loss) = (normal.wins(&starts), misere.wins(&starts));
                if loser_begins {
                    (win, loss)
                } else {
                    (loss, win)
                }
            };
            for starts in (1..=4).flat_map(|count| product(&vec![(0..4).collect(); count])) {
                let single: Vec<_> = starts.iter().map(|&v| force(&[v])).collect();
                let forced = rounds(&single);
                for i in 0..starts.len() {
                    assert_eq!(forced[i], force(&starts[i..]), "{code:#b}, {starts:?}");
                }
            }
        }
    }

    #[test]
    fn every_match_in_which_the_loser_begins_the_next_round() {
        check_every_match(true);
    }

    #[test]
    fn every_match_in_which_the_winner_begins_the_next_round() {
        check_every_match(false);
    }

    #[test]
    fn equal_rounds_count_as_one_or_two() {
        for (round, even) in [
            ((true, true), (true, true)),
            ((true, false), (false, true)),
            ((false, true), (false, true)),
            ((false, false), (false, false)),
        ] {
            for count in 1..10 {
                let expected = if count % 2 == 1 { round } else { even };
                assert_eq!(rounds(&vec![round; count])[0], expected);
            }
        }
    }

    /// Whether Maker, who is to move, can get all of a set, where sets of vertices are bits of a number,
    /// and Breaker answers at the partner, or anywhere if that is taken.
    fn maker_wins(sets: &[u32], pairs: &[u32], maker: u32, breaker: u32) -> bool {
        let free = |taken: u32| (0..6).map(|v| 1 << v).filter(move |v| taken & v == 0);
        let wins_with = |v: u32| {
            let maker = maker | v;
            let partner = pairs.iter().find(|&pair| pair & v != 0).unwrap() & !v;
            let mut answers = free(maker | breaker);
            let any = answers.clone().next().unwrap_or(0);
            let answer = answers.find(|&w| w == partner).unwrap_or(any);
            sets.iter().any(|set| maker & set == *set)
                || maker_wins(sets, pairs, maker, breaker | answer)
        };
        free(maker | breaker).any(wins_with)
    }

    /// Up to three sets of two or three of six vertices, which are put into pairs in any way.
    #[test]
    fn breaker_answers_at_the_partner() {
        let of_size = |size: u32| (0..1u32 << 6).filter(move |set| set.count_ones() == size);
        let sets: Vec<u32> = of_size(2).chain(of_size(3)).collect();
        let mut matchings = product(&vec![of_size(2).collect(); 3]);
        matchings.retain(|pairs| pairs[0] < pairs[1] && pairs[1] < pairs[2]);
        matchings.retain(|pairs| pairs[0] | pairs[1] | pairs[2] == 0b11_1111);
        let mut families = 0;
        for sets in product(&vec![sets; 3]) {
            let hold_pairs = |pairs: &&Vec<u32>| {
                let holds_pair = |set: &u32| pairs.iter().any(|pair| set & pair == *pair);
                sets.iter().all(holds_pair)
            };
            let is_new = sets.windows(2).all(|two| two[0] <= two[1]);
            if let Some(pairs) = matchings.iter().filter(|_| is_new).find(hold_pairs) {
                assert!(!maker_wins(&sets, pairs, 0, 0), "{sets:?}, {pairs:?}");
                families += 1;
            }
        }
        assert!(families > 1000, "only {families} families");
    }

    /// Numbers 0 to most + 1 are written on the vertices of a tree, and Maker wants a subtree with all
    /// numbers below `most` and without `most`.
    fn reaches_a_goal(
        subtrees: &[Vec<usize>],
        most: usize,
        numbers: &mut Vec<Option<usize>>,
        is_maker: bool,
        may_go_on: bool,
    ) -> bool {
        let is_reached = |cells: &Vec<usize>| {
            let holds = |number| cells.iter().any(|&v| numbers[v] == Some(number));
            cells.iter().all(|&v| numbers[v].is_some()) && (0..most).all(holds) && !holds(most)
        };
        if subtrees.iter().any(is_reached) {
            return true;
        }
        let free: Vec<usize> = (0..numbers.len())
            .filter(|&v| numbers[v].is_none())
            .collect();
        if free.is_empty() || !may_go_on {
            return false;
        }
        let mut is_won = !is_maker;
        for v in free {
            for number in 0..=most + 1 {
                numbers[v] = Some(number);
                let wins = reaches_a_goal(subtrees, most, numbers, !is_maker, true);
                numbers[v] = None;
                if wins == is_maker {
                    is_won = is_maker;
                }
            }
        }
        is_won
    }

    #[test]
    fn nested_goals_at_once_or_never() {
        for edges in (1..=3)
            .flat_map(trees)
            .chain([vec![(1, 0), (2, 0), (3, 2)]])
        {
            let n = edges.len() + 1;
            let mut subtrees: Vec<Vec<usize>> = (0..n).map(|v| vec![v]).collect();
            for &(child, parent) in edges.iter().rev() {
                let below = subtrees[child].clone();
                subtrees[parent].extend(below);
            }
            for most in 0..=2 {
                let mut entries = vec![None];
                entries.extend((0..=most + 1).map(Some));
                for mut numbers in product(&vec![entries; n]) {
                    let mut at_once = reaches_a_goal(&subtrees, most, &mut numbers, true, false);
                    for v in (0..n)
                        .filter(|&v| numbers[v].is_none())
                        .collect::<Vec<usize>>()
                    {
                        for number in 0..=most + 1 {
                            numbers[v] = Some(number);
                            at_once |= reaches_a_goal(&subtrees, most, &mut numbers, false, false);
                            numbers[v] = None;
                        }
                    }
                    let won = reaches_a_goal(&subtrees, most, &mut numbers, true, true);
                    assert_eq!(at_once, won, "{edges:?}, {most}, {numbers:?}");
                }
            }
        }
    }

    #[test]
    fn even_counts() {
        for takes_all in [true, false] {
            // The counts of the ranks, the lowest first.
            let mut search = Search::normal(|counts: &Vec<u64>| {
                let mut options = Vec::new();
                for rank in (0..counts.len()).filter(|&rank| counts[rank] > 0) {
                    let lower = counts[..rank].iter();
                    let least = |count: u64| if takes_all { 0 } else { count };
                    let choices: Vec<Vec<u64>> = lower.map(|&c| (0..=least(c)).collect()).collect();
                    for rest in product(&choices) {
                        let upper = &counts[rank + 1..];
                        options.push([&rest[..], &[counts[rank] - 1], upper].concat());
                    }
                }
                options
            });
            for counts in heaps_up_to(4, 3) {
                let is_odd = counts.iter().any(|count| count % 2 == 1);
                assert_eq!(search.wins(&counts), is_odd, "{counts:?}, {takes_all}");
            }
        }
    }
}
