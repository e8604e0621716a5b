//! # Selective sums: a move in as many components as one likes (选择和)
//!
//! Several games are played at once, and a player may move in more than one of them in a turn. This is
//! the easiest of all sums: it is won as soon as some component is won. (The Chinese name is coined
//! here.)
//!
//! ## Rules
//!
//! Some impartial games without cycles, the components. A move is a move in one or more of them. A
//! player who cannot move loses.
//!
//! ## Theorem
//!
//! The player to move loses exactly when each component alone is lost.
//!
//! ## Why
//!
//! By induction over the moves that are left. An end has only lost components, the ends.
//!
//! 1. If some components are won, make a winning move in each of these, and leave the others alone.
//!    All components are then lost for the opponent.
//! 2. If all are lost, each move goes to a won position in every component in which it moves.
//!
//! Step 1 needs impartial games: a component that is left alone is lost for whichever player has to
//! move in it. For other games it may fail. Take the sum of `*`, from which each player can move to the
//! end, and −1, from which only Right can. Left, to move first, loses: Left's only move is in `*`, and
//! then Right makes the last one in −1. Yet `*` alone is won.
//!
//! ## How to play
//!
//! Make a winning move in each component that has one.
//!
//! ## Other rules
//!
//! *A player who cannot move wins.* As long as two components or more go on, the same positions are lost. If
//! only one goes on, it is that component alone, in which a player who cannot move wins. *Why,* by induction,
//! for two or more components that go on:
//!
//! 1. If all are lost, a move makes some of them won. So no fewer go on than before, and the opponent wins.
//! 2. Let some be won. If in each of these a move to a lost option can be made so that two components or more
//!    go on after all these moves, that wins. If not, let K be the only lost component that goes on now, or,
//!    if there is none, a won one: one with a lost option that is no end, if there is any. All the other
//!    components that go on have an end as an option. Bring these to an end. Leave K as it is, if K alone is
//!    lost where a player who cannot move wins; otherwise make the move in K that wins there.
//!
//! ## Cost
//!
//! O(n) for n components.
//!
//! ## Example
//!
//! From each of three heaps one or two stones are taken, so the multiples of 3 are lost
//! ([`bash`](crate::bash)). With 3, 4 and 5 stones, take one from the second heap and two from the
//! third: 3, 3 and 3 are left, all lost.
//!
//! ```
//! use snippets::selective;
//!
//! let wins = |heaps: [u64; 3]| selective::wins(&heaps.map(|heap| heap % 3 != 0));
//! assert!(wins([3, 4, 5]));
//! assert!(!wins([3, 3, 3]));
//! ```
//!
//! ## Problems
//!
//! - [`cses2208`](crate::problems::selective::cses2208) CSES 2208 Another Game
//!
//! ## Source
//!
//! Winning Ways, chapter 10; J. H. Conway, On Numbers and Games, chapter 14.
#![doc(alias("选择和", "Selective sums", "union of games"))]

/// Returns whether the player to move wins a selective sum, where a move is a move in one or more components,
/// and who cannot move loses, given whether the player to move wins each component. O(n) for n components.
pub fn wins(components: &[bool]) -> bool {
    components.contains(&true)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::{heaps_up_to, product, Search};

    /// Every sum of `count` components in every game on `n` positions.
    fn check_every_sum(count: usize, n: usize) {
        for code in 0..1 << (n * (n - 1) / 2) {
            // The options of a position are below it.
            let below = |v: usize| (0..v).filter(move |w| code >> (v * (v - 1) / 2 + w) & 1 == 1);
            let mut search = Search::normal(|sum: &Vec<usize>| {
                let choices = sum.iter().map(|&v| below(v).chain([v]).collect());
                let mut options = product(&choices.collect::<Vec<_>>());
                options.retain(|option| option != sum);
                options
            });
            for sum in product(&vec![(0..n).collect(); count]) {
                let components: Vec<bool> = sum.iter().map(|&v| search.wins(&vec![v])).collect();
                assert_eq!(wins(&components), search.wins(&sum), "{code:#b}, {sum:?}");
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
    fn the_sum_of_a_star_and_minus_one_is_lost_for_left_though_the_star_is_won() {
        // Whether each component still has its move, and whether Left moves next.
        let options = |&(star, minus_one, left): &(bool, bool, bool)| {
            let own_minus_one = minus_one && !left;
            let choices = [(true, false), (false, true), (true, true)].into_iter();
            let possible = choices.filter(|&(in_star, in_minus_one)| {
                (star || !in_star) && (own_minus_one || !in_minus_one)
            });
            let after = possible.map(|(in_star, in_minus_one)| {
                (star && !in_star, minus_one && !in_minus_one, !left)
            });
            after.collect::<Vec<_>>()
        };
        let mut search = Search::normal(options);
        let star = search.wins(&(true, false, true));
        let minus_one = search.wins(&(false, true, true));
        assert!(star && !minus_one);
        assert!(wins(&[star, minus_one]) && !search.wins(&(true, true, true)));
    }

    #[test]
    fn a_player_who_cannot_move_wins() {
        for set in 1..1_u64 << 4 {
            let rests = |heap: u64| -> Vec<u64> {
                let takes = (1..=4).filter(|take| set >> (take - 1) & 1 == 1);
                takes.filter_map(|take| heap.checked_sub(take)).collect()
            };
            let options = |heaps: &Vec<u64>| {
                let own = heaps.iter().map(|&heap| [rests(heap), vec![heap]].concat());
                let mut options = product(&own.collect::<Vec<_>>());
                options.retain(|option| option != heaps);
                options
            };
            let (mut normal, mut misere) = (Search::normal(options), Search::misere(options));
            for heaps in heaps_up_to(3, 4) {
                let mut going_on = heaps.clone();
                going_on.retain(|&heap| !rests(heap).is_empty());
                let won = match going_on[..] {
                    [only] => misere.wins(&vec![only]),
                    [] => true,
                    _ => normal.wins(&heaps),
                };
                assert_eq!(misere.wins(&heaps), won, "{set:#b}, {heaps:?}");
            }
        }
    }
}
