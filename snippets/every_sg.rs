//! # Every-SG: a move in every component that goes on (每步都走, 后结束者定胜负)
//!
//! Several games are played at once, with a move in each of them that has not ended, and the last one
//! to end decides. So a player wants to win late, and to lose soon.
//!
//! ## Rules
//!
//! Some impartial games without cycles, the components. A move is a move in every component that is
//! not finished. A player who finds all of them finished loses.
//!
//! ## Worked example
//!
//! Heaps from each of which one or two stones are taken. Alone a heap is lost if 3 divides it. How long
//! does it last, if the winner delays and the loser hurries?
//!
//! | stones | 0 | 1 | 2 | 3 | 4 | 5 | 6 |
//! | --- | --- | --- | --- | --- | --- | --- | --- |
//! | won | | x | x | | x | x | |
//! | moves | 0 | 1 | 1 | 2 | 3 | 3 | 4 |
//!
//! 2 stones: to win is to take both, which is one move. 5 stones: the winner goes to 3, which lasts 2
//! more moves. Now play two heaps at once, with a move in each that is not empty.
//!
//! - *3 and 5.* Ann leaves 1 of the 3, and 3 of the 5. Bob takes the 1, and leaves 1 or 2 of the 3. Ann
//!   takes these, and Bob finds nothing. The heap of 3, which is lost for Ann, lasts 2 moves; that of 5,
//!   which she wins, lasts 3 and decides.
//! - *1 and 3.* Ann takes the 1 and leaves 1 or 2 of the 3, and Bob takes these. The heap that Ann wins
//!   is over first, and she loses.
//!
//! ## Theorem (Smith; 贾志豪)
//!
//! The *suspense* of a position (step 函数) is found from that of its options:
//!
//! - 0 if it has no option;
//! - 1 more than the greatest even suspense of an option, if some option has an even one;
//! - otherwise 1 more than the least suspense of an option.
//!
//! It is odd for a won position and even for a lost one. It counts the moves up to the end if the
//! winner delays and the loser hurries. The suspense of a sum is the greatest of its components'.
//! So the player to move wins exactly when the greatest suspense is odd.
//!
//! 贾志豪 defines the same number by Grundy values SG, as a value of 0 means lost: step(v) is 0 at an
//! end, 1 + max step(u) over the options u with SG(u) = 0 if SG(v) > 0, and 1 + min step(u) over
//! all options u if SG(v) = 0.
//!
//! ## Why
//!
//! 1. *Odd means won.* By induction over the options: a position is won if some option is lost, so
//!    if some option has an even suspense, and 1 more is odd. It is lost if all options are won, so
//!    if all have odd ones, or there are none, and then its suspense is even.
//! 2. *One component.* A position of suspense s > 0 has an option of suspense s − 1. If s is odd, no
//!    option has an even suspense above s − 1. If s is even, all options have odd ones, at least s − 1.
//!
//! For the sum take heaps of 3 and 5 stones, of suspense 2 and 3. The move to 1 and 3 stones leaves 1
//! and 2, of which 2 is the greatest. Can a move leave 4, or another greater even number? Then some
//! component came to 4 in one move from an odd suspense, which is 5 at least. None has it. So 2 is the
//! greatest even suspense that a move leaves, and the sum has 3. This is steps 3 to 6:
//!
//! 3. *The sum.* By induction the suspense of each option is the greatest of its components'. Let m be
//!    the greatest suspense of a component of the sum; we show that the sum has the suspense m. If m =
//!    0, all are finished. Otherwise going from s to s − 1 in each component that goes on leaves m − 1.
//! 4. Suppose that a move leaves an even suspense t > 0. Then some component is left with t. Before the
//!    move this component had an option of even suspense, namely t. So its suspense was 1 more than the
//!    greatest even one of its options: it was odd, and at least t + 1. Hence m ≥ t + 1. If m is even,
//!    then m > t + 1, as t + 1 is odd.
//! 5. If m is odd, the move of step 3 leaves the even m − 1, and by step 4 none leaves a greater
//!    even suspense: the sum has m.
//! 6. If m is even, each move leaves at least m − 1, by step 2 for a component of suspense m, and
//!    nothing even, which by step 4 would be less. The move of step 3 leaves m − 1: the sum has m.
//!
//! ## How to play
//!
//! In each component that goes on, go to an option whose suspense is less by 1: [`winning_move`].
//!
//! ## Other rules
//!
//! *The first component to end decides*: [`conjunctive`](crate::conjunctive).
//!
//! *A player who finds all components finished wins.* To exchange the winners is wrong: with takes 1 and 2 a
//! heap of 2 is won in both games. Compute the suspense again, with the end as a won position: 0 at an end; 1
//! more than the greatest odd suspense of an option, if some option has an odd one; otherwise 1 more than the
//! least suspense of an option. Then the player to move wins exactly if the greatest suspense is even. The
//! proof is the same with odd and even exchanged. (It is not enough either that some component is won, in
//! either game: with takes 1 and 2 the heaps 1 and 3 are lost in the one that this page is about.)
//!
//! ## Cost
//!
//! O(1) per option and per component.
//!
//! ## Example
//!
//! Heaps from each of which one or two stones are taken. One stone has the suspense 1, and so have
//! two: the one lost option is 0. Three stones have 2, as both options have 1. From four stones
//! go to three, the only lost option: 3. From five to three as well: 3.
//!
//! ```
//! use snippets::every_sg::{suspense, winning_move, wins};
//!
//! let mut heaps = vec![0, 1];
//! for n in 2..7 {
//!     heaps.push(suspense(&[heaps[n - 1], heaps[n - 2]]));
//! }
//! assert_eq!(heaps, [0, 1, 1, 2, 3, 3, 4]);
//!
//! // Three and five stones: the heap of three is lost, but that of five ends later.
//! assert!(wins(&[heaps[3], heaps[5]]));
//! // Take one or two stones of the first heap, and two of the second: option 1 there.
//! let options = [vec![heaps[2], heaps[1]], vec![heaps[4], heaps[3]]];
//! assert_eq!(winning_move(&options), Some(vec![Some(0), Some(1)]));
//! ```
//!
//! ## Problems
//!
//! Three positions to decide with a pencil come first:
//! [exercises, step 6](crate::exercises#step-6-other-ends).
//!
//! - [`hdu3595`](crate::problems::every_sg::hdu3595) † HDU 3595 GG and MM
//!
//! † The judge takes no Rust.
//!
//! ## Source
//!
//! C. A. B. Smith, "Graphs and composite games", Journal of Combinatorial Theory 1 (1966); Winning
//! Ways, chapter 9; J. H. Conway, On Numbers and Games, chapter 14 (continued conjunctive
//! compound); 贾志豪, 组合游戏略述: 浅谈 SG 游戏的若干拓展及变形 (2009), with the step function.
#![doc(alias(
    "后结束者定胜负",
    "Every-SG",
    "每步都走",
    "step 函数",
    "suspense",
    "long conjunctive sum"
))]

/// Returns the suspense of a position from the suspenses of its options: the number of moves up to the end if
/// the winner delays and the loser hurries. O(n) for n options.
///
/// # Panics
/// If a suspense is `usize::MAX`, which no position has.
#[track_caller]
pub fn suspense(options: &[usize]) -> usize {
    check(options);
    // Best is what is lost for the opponent, and late; otherwise what is won for the opponent soon.
    let best = options.iter().min_by_key(|&moves| {
        let won = moves % 2 == 1;
        (won, if won { *moves } else { usize::MAX - moves })
    });
    best.map_or(0, |moves| moves + 1)
}

/// Fails if a suspense is none.
#[track_caller]
fn check(suspenses: &[usize]) {
    assert!(
        !suspenses.contains(&usize::MAX),
        "no suspense is usize::MAX"
    );
}

/// Returns whether the player to move wins Every-SG, in which a move is a move in every component and the one
/// that ends last decides, with components of these suspenses. O(n) for n components.
///
/// # Panics
/// If a suspense is `usize::MAX`, which no position has.
#[track_caller]
pub fn wins(suspenses: &[usize]) -> bool {
    check(suspenses);
    let greatest = suspenses.iter().max();
    greatest.map(|moves| moves % 2) == Some(1)
}

/// Returns a winning move of Every-SG, in which a move is a move in every component and the one that ends last
/// decides, where `components[i]` are the suspenses of the options of component `i`. In the move `Some(j)`
/// stands for option j of a component, and `None` for a component that is finished. If the player to move
/// loses, there is no list at all. O(n) for n options in all.
///
/// # Panics
/// If a suspense is `usize::MAX`, which no position has.
#[track_caller]
pub fn winning_move(components: &[Vec<usize>]) -> Option<Vec<Option<usize>>> {
    let mut suspenses = Vec::new();
    for options in components {
        suspenses.push(suspense(options));
    }
    if !wins(&suspenses) {
        return None;
    }
    let pairs = components.iter().zip(&suspenses);
    let sooner = pairs.map(|(options, own)| options.iter().position(|moves| moves + 1 == *own));
    Some(sooner.collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::mex::index;
    use crate::search::{heaps_up_to, product, Search};
    use std::collections::HashMap;

    /// Every sum of `count` components in every game on `n` positions.
    fn check_every_sum(count: usize, n: usize) {
        for code in 0..1 << (n * (n - 1) / 2) {
            // The options of a position are below it.
            let below = |v: usize| (0..v).filter(move |w| code >> (v * (v - 1) / 2 + w) & 1 == 1);
            let mut values = Vec::new();
            for v in 0..n {
                let value = suspense(&below(v).map(|w| values[w]).collect::<Vec<_>>());
                values.push(value);
            }
            let finished = |v| below(v).next().is_none();
            let moves = |sum: &Vec<usize>| {
                if sum.iter().all(|&v| finished(v)) {
                    return Vec::new();
                }
                let next = |&v| {
                    if finished(v) {
                        vec![v]
                    } else {
                        below(v).collect()
                    }
                };
                product(&sum.iter().map(next).collect::<Vec<_>>())
            };
            let mut search = Search::normal(moves);
            // The moves up to the end if the winner delays and the loser hurries. Options come first.
            let mut lengths: HashMap<Vec<usize>, usize> = HashMap::new();
            for sum in product(&vec![(0..n).collect(); count]) {
                let case = format!("{code:#b}, {sum:?}");
                let won = search.wins(&sum);
                let options = moves(&sum);
                let lost = options.iter().filter(|&option| !search.wins(option));
                let length = if won {
                    lost.map(|option| lengths[option] + 1).max()
                } else {
                    options.iter().map(|option| lengths[option] + 1).min()
                };
                let length = length.unwrap_or(0);
                let suspenses: Vec<usize> = sum.iter().map(|&v| values[v]).collect();
                assert_eq!(wins(&suspenses), won, "{case}");
                assert_eq!(suspenses.iter().max(), Some(&length), "{case}");

                let options: Vec<Vec<usize>> = sum.iter().map(|&v| below(v).collect()).collect();
                let of_options = options
                    .iter()
                    .map(|own| own.iter().map(|&w| values[w]).collect());
                let good = winning_move(&of_options.collect::<Vec<_>>());
                assert_eq!(good.is_some(), won, "{case}");
                if let Some(good) = good {
                    assert_eq!(good.len(), count, "{case}");
                    let go = |i: usize| good[i].map_or(sum[i], |j| options[i][j]);
                    let option: Vec<usize> = (0..count).map(go).collect();
                    assert!(
                        (0..count).all(|i| good[i].is_some() != finished(sum[i])),
                        "{case}"
                    );
                    assert_eq!(lengths[&option] + 1, length, "{case}");
                }
                lengths.insert(sum, length);
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
        // Half a minute if the suspense were found anew for each option.
        let options: Vec<usize> = (0..40_000).map(|_| 1).chain([0]).collect();
        assert_eq!(winning_move(&[options]), Some(vec![Some(40_000)]));
    }

    #[test]
    fn the_step_function_is_the_suspense_in_every_game_on_five_positions() {
        for code in 0..1 << 10 {
            let below = |v: usize| (0..v).filter(move |w| code >> (v * (v - 1) / 2 + w) & 1 == 1);
            let mut search = Search::normal(|&v: &usize| below(v).collect());
            let (mut steps, mut suspenses) = (Vec::new(), Vec::new());
            for v in 0..5 {
                let step = if search.grundy(&v) > 0 {
                    let zero = below(v).filter(|w| search.grundy(w) == 0);
                    zero.map(|w| steps[w]).max()
                } else {
                    below(v).map(|w| steps[w]).min()
                };
                steps.push(step.map_or(0, |step: usize| step + 1));
                let own: Vec<usize> = below(v).map(|w| suspenses[w]).collect();
                suspenses.push(suspense(&own));
            }
            assert_eq!(steps, suspenses, "{code:#b}");
        }
    }

    #[test]
    fn a_player_who_finds_all_finished_wins() {
        for set in 1..1_u64 << 4 {
            let rests = |heap: u64| -> Vec<u64> {
                let takes = (1..=4).filter(|take| set >> (take - 1) & 1 == 1);
                takes.filter_map(|take| heap.checked_sub(take)).collect()
            };
            let options = |heaps: &Vec<u64>| {
                let own = heaps.iter().map(|&heap| {
                    let rests = rests(heap);
                    if rests.is_empty() {
                        vec![heap]
                    } else {
                        rests
                    }
                });
                let mut options = product(&own.collect::<Vec<_>>());
                options.retain(|option| option != heaps);
                options
            };
            let mut suspenses: Vec<usize> = Vec::new();
            for heap in 0..=7 {
                let of_options = rests(heap).into_iter().map(|rest| suspenses[index(rest)]);
                let of_options: Vec<usize> = of_options.collect();
                let odd = of_options.iter().filter(|&&moves| moves % 2 == 1).max();
                let best = odd.or_else(|| of_options.iter().min());
                suspenses.push(best.map_or(0, |moves| moves + 1));
            }
            let mut search = Search::misere(options);
            for heaps in heaps_up_to(3, 7) {
                let greatest = heaps.iter().map(|&heap| suspenses[index(heap)]).max();
                let won = greatest.unwrap_or(0) % 2 == 0;
                assert_eq!(search.wins(&heaps), won, "{set:#b}, {heaps:?}");
            }
            if set == 0b11 {
                let mut normal = Search::normal(options);
                assert!(search.wins(&vec![2]) && normal.wins(&vec![2]));
                assert!(!normal.wins(&vec![1, 3]) && normal.wins(&vec![1]));
            }
        }
    }
}
