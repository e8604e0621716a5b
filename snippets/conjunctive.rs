//! # Conjunctive sums: a move in every component (合取和, 先结束者定胜负)
//!
//! Several games are played at once, with a move in each of them, and the first one to end decides.
//! So it is not enough to win a component: one must win it soon. (Both Chinese names are coined here.)
//!
//! ## Rules
//!
//! Some impartial games without cycles, the components. A move is a move in every component. A
//! player who cannot move in some component loses.
//!
//! ## Worked example
//!
//! Heaps from each of which one or two stones are taken. Alone a heap is lost if 3 divides it. How long
//! does it last, if the winner hurries and the loser delays?
//!
//! | stones | 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 |
//! | --- | --- | --- | --- | --- | --- | --- | --- | --- |
//! | won | | x | x | | x | x | | x |
//! | moves | 0 | 1 | 1 | 2 | 3 | 3 | 4 | 5 |
//!
//! 4 stones: the winner goes to 3, which lasts 2 more moves. 6 stones: the loser goes to 4 or 5, which
//! last 3. Now play two heaps at once, with a move in both each time.
//!
//! - *3 and 5.* Ann leaves 1 or 2 of the first heap, and Bob takes these. Then Ann has no move there: she
//!   has lost, though 5 was won for her. The heap of 3 lasts 2 moves and that of 5 lasts 3, so the heap
//!   that Ann loses ends first.
//! - *4 and 7.* Ann leaves 3 and 6. Bob leaves 1 or 2 of the 3, Ann takes these, and Bob has no move
//!   there. The first heap lasts 3 moves, the other one would last 5.
//!
//! ## Theorem (Smith)
//!
//! The *remoteness* of a position is found from that of its options:
//!
//! - 0 if it has no option;
//! - 1 more than the least even remoteness of an option, if some option has an even one;
//! - otherwise 1 more than the greatest remoteness of an option.
//!
//! It is odd for a won position and even for a lost one. It counts the moves up to the end if the
//! winner hurries and the loser delays. The remoteness of a sum is the least of its components'. So
//! the player to move wins exactly when the least remoteness is odd.
//!
//! ## Why
//!
//! 1. *Odd means won.* By induction over the options: a position is won if some option is lost, so
//!    if some option has an even remoteness, and 1 more is odd. It is lost if all options are won,
//!    so if all have odd ones, or there are none, and then its remoteness is even.
//! 2. *One component.* A position of remoteness r > 0 has an option of remoteness r − 1. If r is odd,
//!    no option has an even remoteness below r − 1. If r is even, all options have odd ones, at most r
//!    − 1.
//!
//! For the sum take heaps of 4 and 7 stones, of remoteness 3 and 5. The move to 3 and 6 stones leaves 2
//! and 4, of which 2 is the least. Can a move leave 0? Then some component came to 0 in one move, and
//! had remoteness 1. None has. So 2 is the least even remoteness that a move leaves, and the sum has 3.
//! With 3 and 7 stones, of remoteness 2 and 5, any move leaves the first heap with the remoteness 1, and so
//! the sum with 1 at most. It is not 0, as no heap had the remoteness 1. So all options of the sum have the
//! remoteness 1, and the sum has 2. This is steps 3 to 6:
//!
//! 3. *The sum.* By induction the remoteness of each option is the least of its components'. Let m be
//!    the least remoteness of a component of the sum; we show that the sum has the remoteness m. If m =
//!    0, there is no move. Otherwise going from r to r − 1 in each component leaves m − 1.
//! 4. Suppose that a move leaves an even remoteness t. Then some component is left with t. Before the
//!    move this component had an option of even remoteness, namely t. So its remoteness was 1 more than
//!    the least even one of its options: it was odd, and at most t + 1. Hence m ≤ t + 1. If m is even,
//!    then m ≤ t, as t + 1 is odd. (The move from 4 and 7 stones to 3 and 6 leaves the remotenesses 2
//!    and 4, so t = 2. The heap of 3 is left with it. It was a heap of 4, of remoteness 3 = t + 1, and
//!    m is 3.)
//! 5. If m is odd, the move of step 3 leaves the even m − 1, and by step 4 none leaves a smaller
//!    even remoteness: the sum has m.
//! 6. If m is even, each move leaves at most m − 1, as a component of remoteness m goes down, and
//!    by step 4 nothing even, which would be at least m. The move of step 3 leaves m − 1: the sum
//!    has m.
//!
//! ## How to play
//!
//! In each component go to an option whose remoteness is less by 1: [`winning_move`].
//!
//! ## Other rules
//!
//! *Games with cycles.* [`retrograde`](crate::retrograde) finds the remoteness of each position
//! that is not drawn. Leave out the drawn components. If none is left, the sum is drawn, too.
//! Otherwise the theorem holds for the others, by the same steps with an induction over m: a drawn
//! component has a drawn option, to which one may go in step 3, and its other options are won, so
//! their remotenesses are odd.
//!
//! *Heaps by remainders.* A move takes p to q stones from a heap, 1 ≤ p ≤ q. With n = j (p + q) + r stones
//! and r < p + q the remoteness is 2 j if r < p, and 2 j + 1 otherwise. *Why:* by induction over n. With r ≥
//! p a take of r − p + 1 or more, up to r, leaves a lost heap of remoteness 2 j, and a heap with a smaller j
//! is not within reach with a remainder below p. With r < p and j > 0 each take leaves a won heap with j − 1.
//! So in a sum of such heaps, each of which may have its own p and q, only these numbers count (1 or 2
//! stones: 0, 1, 1, 2, 3, 3, 4, 5 as in the table). For a set with gaps make the table: its remotenesses need
//! not grow like that.
//!
//! *The last component to end decides*: [`every_sg`](crate::every_sg).
//!
//! *A player who cannot move in some component wins.* Compute the remoteness again, with the end as a won
//! position: 0 at an end; 1 more than the least odd remoteness of an option, if some option has an odd one;
//! otherwise 1 more than the greatest remoteness of an option. Then the player to move wins exactly if the
//! least remoteness is even. The proof is the same with odd and even exchanged.
//!
//! ## Cost
//!
//! O(1) per option and per component.
//!
//! ## Example
//!
//! Heaps from each of which one or two stones are taken. One and two stones have the remoteness 1,
//! three have 2, as all options are won. From four stones go to three, the only lost option: 3.
//! From five one comes to 2 and 3, so they have 3 as well.
//!
//! ```
//! use snippets::conjunctive::{remoteness, winning_move, wins};
//!
//! let mut heaps = vec![0, 1];
//! for n in 2..8 {
//!     heaps.push(remoteness(&[heaps[n - 1], heaps[n - 2]]));
//! }
//! assert_eq!(heaps, [0, 1, 1, 2, 3, 3, 4, 5]);
//!
//! // Three and five stones: after any move the heap of three is won, and ends first.
//! assert!(!wins(&[heaps[3], heaps[5]]));
//! // Four and seven stones: take one of each, so that three and six are left.
//! let options = [vec![heaps[3], heaps[2]], vec![heaps[6], heaps[5]]];
//! assert_eq!(winning_move(&options), Some(vec![0, 0]));
//! ```
//!
//! ## Problems
//!
//! The catalogue has none.
//!
//! ## Source
//!
//! C. A. B. Smith, "Graphs and composite games", Journal of Combinatorial Theory 1 (1966); Winning
//! Ways, chapter 9; J. H. Conway, On Numbers and Games, chapter 14; for sums of sums D. M. Kane,
//! "On solving games constructed using both short and long conjunctive sums", Integers 10 (2010).
#![doc(alias(
    "先结束者定胜负",
    "Conjunctive sums",
    "remoteness",
    "short conjunctive sum",
    "join of games",
    "合取和"
))]

/// Returns the remoteness of a position from the remotenesses of its options, none of which is drawn: the
/// number of moves up to the end if the winner hurries and the loser delays. O(n) for n options.
///
/// # Panics
/// If a remoteness is `usize::MAX`, which no position has.
#[track_caller]
pub fn remoteness(options: &[usize]) -> usize {
    check(options);
    // Best is what is lost for the opponent, and soon; otherwise what is won for the opponent late.
    let best = options.iter().min_by_key(|&moves| {
        let won = moves % 2 == 1;
        (won, if won { usize::MAX - moves } else { *moves })
    });
    best.map_or(0, |moves| moves + 1)
}

/// Fails if a remoteness is none.
#[track_caller]
fn check(remotenesses: &[usize]) {
    assert!(
        !remotenesses.contains(&usize::MAX),
        "no remoteness is usize::MAX"
    );
}

/// Returns whether the player to move wins the conjunctive sum, in which the component that ends first decides,
/// of components of these remotenesses, none of which is drawn. O(n) for n components.
///
/// # Panics
/// If a remoteness is `usize::MAX`, which no position has.
#[track_caller]
pub fn wins(remotenesses: &[usize]) -> bool {
    check(remotenesses);
    let least = remotenesses.iter().min();
    least.map(|moves| moves % 2) == Some(1)
}

/// Returns a winning move in the conjunctive sum, in which the component that ends first decides: for each
/// component the index of the option to go to, where `components[i]` are the remotenesses of the options of
/// component `i`. `None` if no move wins. O(n) for n options in all.
///
/// # Panics
/// If a remoteness is `usize::MAX`, which no position has.
#[track_caller]
pub fn winning_move(components: &[Vec<usize>]) -> Option<Vec<usize>> {
    let mut remotenesses = Vec::new();
    for options in components {
        remotenesses.push(remoteness(options));
    }
    if !wins(&remotenesses) {
        return None;
    }
    let pairs = components.iter().zip(&remotenesses);
    let nearer = pairs.map(|(options, own)| options.iter().position(|moves| moves + 1 == *own));
    nearer.collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::mex::index;
    use crate::search::{forced_ends, heaps_up_to, product, Search};

    #[test]
    fn heaps_by_remainders() {
        for (p, q) in (1..=6).flat_map(|q| (1..=q).map(move |p| (p, q))) {
            let heaps: Vec<usize> = (0..60).collect();
            let takes = |&heap: &usize| (p..=q.min(heap)).map(|take| heap - take).collect();
            let ends = forced_ends(&heaps, takes);
            for heap in heaps {
                let (rounds, rest) = (heap / (p + q), heap % (p + q));
                assert_eq!(
                    ends[&heap],
                    2 * rounds + usize::from(rest >= p),
                    "{p}, {q}, {heap}"
                );
            }
        }
    }

    /// Every sum of `count` components in every game on `n` positions.
    fn check_every_sum(count: usize, n: usize) {
        for code in 0..1 << (n * (n - 1) / 2) {
            // The options of a position are below it.
            let below = |v: usize| (0..v).filter(move |w| code >> (v * (v - 1) / 2 + w) & 1 == 1);
            let mut values = Vec::new();
            for v in 0..n {
                let value = remoteness(&below(v).map(|w| values[w]).collect::<Vec<_>>());
                values.push(value);
            }
            let moves = |sum: &Vec<usize>| {
                let choices: Vec<Vec<usize>> = sum.iter().map(|&v| below(v).collect()).collect();
                product(&choices)
            };
            let sums = product(&vec![(0..n).collect(); count]);
            let ends = forced_ends(&sums, moves);
            let mut search = Search::normal(moves);
            for sum in sums {
                let case = format!("{code:#b}, {sum:?}");
                let remotenesses: Vec<usize> = sum.iter().map(|&v| values[v]).collect();
                assert_eq!(wins(&remotenesses), search.wins(&sum), "{case}");
                assert_eq!(remotenesses.iter().min(), ends.get(&sum), "{case}");

                let options: Vec<Vec<usize>> = sum.iter().map(|&v| below(v).collect()).collect();
                let of_options = options
                    .iter()
                    .map(|own| own.iter().map(|&w| values[w]).collect());
                let good = winning_move(&of_options.collect::<Vec<_>>());
                assert_eq!(good.is_some(), search.wins(&sum), "{case}");
                if let Some(good) = good {
                    assert_eq!(good.len(), count, "{case}");
                    let option: Vec<usize> = (0..count).map(|i| options[i][good[i]]).collect();
                    assert_eq!(ends[&option] + 1, ends[&sum], "{case}");
                }
            }
        }
    }

    #[test]
    fn every_sum_of_two_in_every_game_on_five_positions() {
        check_every_sum(2, 5);
    }

    #[test]
    fn every_sum_of_three_in_every_game_on_four_positions() {
        check_every_sum(3, 4);
    }

    #[test]
    fn many_options_are_looked_at_once() {
        // Half a minute if the remoteness were found anew for each option.
        let options: Vec<usize> = (0..40_000).map(|_| 1).chain([0]).collect();
        assert_eq!(winning_move(&[options]), Some(vec![40_000]));
    }

    #[test]
    fn every_sum_of_two_in_every_graph_on_three_positions() {
        let positions = [0, 1, 2];
        for code in 0..1 << 9 {
            let next = |v: usize| {
                (0..3)
                    .filter(move |w| code >> (3 * v + w) & 1 == 1)
                    .collect()
            };
            let alone = forced_ends(&positions, |&v| next(v));
            let sums = product(&[positions.to_vec(), positions.to_vec()]);
            let ends = forced_ends(&sums, |sum| product(&[next(sum[0]), next(sum[1])]));
            for sum in sums {
                let least = sum.iter().filter_map(|v| alone.get(v)).min();
                assert_eq!(ends.get(&sum), least, "{code:#b}, {sum:?}");
            }
        }
    }

    #[test]
    fn a_player_who_cannot_move_in_some_component_wins() {
        for set in 1..1_u64 << 4 {
            let rests = |heap: u64| -> Vec<u64> {
                let takes = (1..=4).filter(|take| set >> (take - 1) & 1 == 1);
                takes.filter_map(|take| heap.checked_sub(take)).collect()
            };
            let mut search = Search::misere(|heaps: &Vec<u64>| {
                let own = heaps.iter().map(|&heap| rests(heap));
                product(&own.collect::<Vec<_>>())
            });
            let mut remotenesses: Vec<usize> = Vec::new();
            for heap in 0..=7 {
                let of_options = rests(heap)
                    .into_iter()
                    .map(|rest| remotenesses[index(rest)]);
                let of_options: Vec<usize> = of_options.collect();
                let odd = of_options.iter().filter(|&&moves| moves % 2 == 1).min();
                let best = odd.or_else(|| of_options.iter().max());
                remotenesses.push(best.map_or(0, |moves| moves + 1));
            }
            for heaps in heaps_up_to(3, 7) {
                if let Some(least) = heaps.iter().map(|&heap| remotenesses[index(heap)]).min() {
                    assert_eq!(search.wins(&heaps), least % 2 == 0, "{set:#b}, {heaps:?}");
                }
            }
        }
    }
}
