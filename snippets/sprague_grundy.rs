//! # Sprague–Grundy theorem (SG 函数, SG 定理)
//!
//! One number per position says how the position behaves in sums, so that a sum of games is played like
//! heaps of Nim. The [first lesson](crate::first_lesson) leads up to it; this page has the full
//! proof, and code that finds the values of any game from its rules.
//!
//! ## Rules
//!
//! Any impartial game that cannot go on for ever: two players who move in turn and have the same
//! options, without chance. A player who cannot move loses. In a sum of games a move is a move in
//! one of them, its components.
//!
//! ## Theorem (Sprague, Grundy)
//!
//! Let the Grundy value of a position be the mex of the values of its options. The value of a sum
//! is the nim-sum of the values of its components. The player to move loses exactly when the value
//! is 0.
//!
//! ## Why
//!
//! By induction over the number of moves in the longest play: what is claimed of a position is known
//! of its options.
//!
//! 1. *Value 0 means lost.* A position has value 0 exactly when no option has value 0, and it is lost
//!    exactly when no option is lost.
//! 2. *A sum.* Let x be the nim-sum of the values of its components. Each option of the sum is a sum,
//!    too, and by induction the value of the option is the nim-sum of its components' values. So what
//!    has to be shown is that x is the mex of the nim-sums of the options. Steps 3 and 4 do so.
//! 3. No option has nim-sum x: a move changes the value of one component, as a mex is not among the
//!    values of the options, and leaves the others as they are.
//! 4. Each y < x is the nim-sum of an option. The highest bit in which x and y differ is 1 in x, so
//!    it is 1 in the value v of some component. Then v ⊕ x ⊕ y < v: this bit becomes 0, and higher
//!    ones stay. So v ⊕ x ⊕ y is the value of an option of this component, and going there turns x into
//!    y. (With the values 1, 4 and 7, x = 2 = 010. It differs from y = 1 = 001 first in the middle bit.
//!    Only 7 = 111 has this bit, and 7 ⊕ 2 ⊕ 1 = 4. The values 1, 4 and 4 have the nim-sum 1.)
//!
//! ## How to play
//!
//! With nim-sum x > 0, go from a component of value v to an option of value v ⊕ x. Step 4 with y =
//! 0 says that some component has one. [`winning_moves`] finds all of them.
//!
//! ## Other rules
//!
//! - *A move that cuts a game into parts* leaves a sum, whose value is the nim-sum of the parts
//!   (Multi-SG): [`Game`] takes such options.
//! - *A row painted in two colours* falls into parts, too: [`painted_row`](crate::painted_row).
//! - *A player who cannot move wins* (a misère sum, Anti-SG): [`misere`](crate::misere).
//! - *Play may go on for ever*: [`loopy`](crate::loopy).
//! - *A move in every component, or in some*: [`conjunctive`](crate::conjunctive),
//!   [`every_sg`](crate::every_sg), [`selective`](crate::selective).
//! - *A small table* of heaps 0, 1, 2, ...: [`mex`](crate::mex); *a graph that is given*:
//!   [`graph_game`](crate::graph_game).
//!
//! ## Cost
//!
//! The options of the positions that can be reached are listed at most twice on average. A table stores each
//! position once. On a stack of its own at most twice as many copies wait as there are positions in all,
//! where no part comes twice in the options of one position. No recursion, so long games do not overflow the
//! stack of the program.
//!
//! ## Example
//!
//! A race: starting from 0, the players in turn add 3 to 9, and a player who reaches 100 or more loses.
//! So count only moves up to 99 as moves: a player who has none loses.
//!
//! ```
//! use snippets::sprague_grundy::Game;
//!
//! let mut race = Game::new(|&total: &u32| {
//!     let mut options = vec![];
//!     for next in total + 3..=total + 9 {
//!         if next < 100 {
//!             options.push(vec![next]); // one game goes on
//!         }
//!     }
//!     options
//! });
//! assert_eq!(race.grundy(&0), 1); // the first player wins,
//! assert_eq!(race.grundy(&3), 0); // by adding 3
//! ```
//!
//! A sum of three games: a move takes 1 to 3 stones from the first heap, or an odd number from the
//! second, or any number from the third. With 5, 3 and 7 stones the values are 1, 1 and 7, so take
//! all of the third heap.
//!
//! ```
//! use snippets::sprague_grundy::{winning_moves, Game};
//!
//! let is_allowed = |i: usize, take: u64| match i {
//!     0 => take <= 3,
//!     1 => take % 2 == 1,
//!     _ => true,
//! };
//! // A position is which of the heaps it is, with its stones.
//! let mut game = Game::new(|&(i, heap): &(usize, u64)| {
//!     let mut options = vec![];
//!     for take in 1..=heap {
//!         if is_allowed(i, take) {
//!             options.push(vec![(i, heap - take)]);
//!         }
//!     }
//!     options
//! });
//! let heaps = [5, 3, 7];
//! let mut values = vec![];
//! let mut options = vec![vec![], vec![], vec![]];
//! for i in 0..3 {
//!     values.push(game.grundy(&(i, heaps[i])));
//!     for take in 1..=heaps[i] {
//!         if is_allowed(i, take) {
//!             let rest = heaps[i] - take;
//!             options[i].push((rest, game.grundy(&(i, rest))));
//!         }
//!     }
//! }
//! assert_eq!(values, [1, 1, 7]);
//! let moves = winning_moves(|i| options[i].clone(), &values);
//! assert_eq!(moves, [(2, 0)]); // nothing is left of heap 2
//! ```
//!
//! ## Problems
//!
//! Three positions to decide with a pencil come first:
//! [exercises, step 2](crate::exercises#step-2-the-tools).
//!
//! Easiest first.
//!
//! - [`exercise_mixed_heaps`](crate::problems::sprague_grundy::exercise_mixed_heaps) Exercise: heaps with a rule each
//! - [`lightoj1344`](crate::problems::sprague_grundy::lightoj1344) LightOJ 1344 Aladdin and the Game of Bracelets
//! - [`cf850c`](crate::problems::sprague_grundy::cf850c) Codeforces 850C Arpa and a game with Mojtaba
//! - [`arc151c`](crate::problems::sprague_grundy::arc151c) AtCoder ARC 151 C 01 Game
//! - [`cf138d`](crate::problems::sprague_grundy::cf138d) Codeforces 138D World of Darkraft
//!
//! ## Source
//!
//! R. P. Sprague, "Über mathematische Kampfspiele", Tôhoku Mathematical Journal 41 (1935),
//! <https://www.jstage.jst.go.jp/article/tmj1911/41/0/41_0_438/_article>; P. M. Grundy,
//! "Mathematics and games", Eureka 2 (1939); A. N. Siegel, Combinatorial Game Theory, chapter IV.
#![doc(alias(
    "SG 函数",
    "Sprague–Grundy theorem",
    "Sprague-Grundy theorem",
    "Sprague-Grundy",
    "SG 定理",
    "Multi-SG",
    "Grundy value",
    "nimber",
    "SG函数",
    "SG定理"
))]
use crate::mex::mex;
use crate::nim;
use std::collections::HashMap;
use std::hash::Hash;

/// A game, with the Grundy values that were asked for so far.
pub struct Game<P, F> {
    options: F,
    /// No value as long as the options' values are being found.
    values: HashMap<P, Option<u64>>,
}

impl<P: Clone + Eq + Hash, F: Fn(&P) -> Vec<Vec<P>>> Game<P, F> {
    /// Makes the game in which `options(position)` are the options of a position, each the list of its parts.
    /// O(1).
    ///
    /// An option is a sum: the list of the positions that are left side by side. It is one position
    /// as a rule, none if the game is over, several if the move cuts the game into parts.
    ///
    /// ```
    /// use snippets::sprague_grundy::Game;
    ///
    /// // Kayles: a ball knocks down one pin of a row, or two that stand side by side.
    /// let mut kayles = Game::new(|&pins: &usize| {
    ///     let mut options = vec![];
    ///     for hit in 1..=pins.min(2) {
    ///         let rest = pins - hit;
    ///         for left in 0..=rest {
    ///             options.push(vec![left, rest - left]); // two rows
    ///         }
    ///     }
    ///     options
    /// });
    /// let values: Vec<u64> = (0..=6).map(|pins| kayles.grundy(&pins)).collect();
    /// assert_eq!(values, [0, 1, 2, 3, 1, 4, 3]);
    /// ```
    pub fn new(options: F) -> Self {
        Self {
            options,
            values: HashMap::new(),
        }
    }

    /// Returns the Grundy value of a position of the game. The options of the positions that can be reached
    /// from it are listed at most twice on average, those of a position whose options have k parts at most
    /// ⌈log₂(k + 1)⌉ + 1 times: O(p) for p parts in all, or O(p log p) at worst. The values are then known to
    /// later calls.
    ///
    /// # Panics
    /// If the game has a cycle: a position that can be reached from itself.
    #[track_caller]
    pub fn grundy(&mut self, position: &P) -> u64 {
        // Each with the number of parts of its options to look at next: twice as many as before, so that
        // few are copied, and none is looked at often.
        let mut stack = vec![(position.clone(), 1)];
        while let Some((position, count)) = stack.pop() {
            if matches!(self.values.get(&position), Some(Some(_))) {
                continue;
            }
            let options = (self.options)(&position);
            let mut unknown = Vec::new();
            for part in options.iter().flatten() {
                match self.values.get(part) {
                    None if unknown.len() < count => unknown.push((part.clone(), 1)),
                    Some(None) => panic!("the game has a cycle"),
                    _ => {}
                }
            }
            if unknown.is_empty() {
                let sum = |parts: &Vec<P>| nim::sum(parts.iter().map(|part| self.known(part)));
                let value = mex(options.iter().map(sum));
                self.values.insert(position, Some(value));
            } else {
                self.values.insert(position.clone(), None);
                // Its turn comes again when everything above it has its value.
                stack.push((position, 2 * count));
                stack.append(&mut unknown);
            }
        }
        self.known(position)
    }

    fn known(&self, position: &P) -> u64 {
        self.values[position].expect("a value")
    }
}

/// Lists all winning moves `(i, option)` in a sum of games with the Grundy values `values`, where who cannot
/// move loses: game `i` comes to `option`, where `options(i)` are the options of game `i`, each with its
/// value. O(n + m) for n games with m options in all.
///
/// ```
/// use snippets::sprague_grundy::winning_moves;
///
/// // Up to three stones are taken from a heap. Of 5, 4 and 6 stones the values are
/// // 1, 0, 2.
/// let value = |heap: u64| heap % 4;
/// let heaps = [5, 4, 6];
/// let rests = |i: usize| heaps[i] - 3..heaps[i];
/// let options = |i| rests(i).map(|rest| (rest, value(rest)));
/// // The nim-sum is 3: leave 2 of the first heap, 3 of the second or 5 of the third.
/// assert_eq!(winning_moves(options, &heaps.map(value)), [(0, 2), (1, 3), (2, 5)]);
/// ```
pub fn winning_moves<O, I: IntoIterator<Item = (O, u64)>>(
    options: impl Fn(usize) -> I,
    values: &[u64],
) -> Vec<(usize, O)> {
    let sum = nim::sum(values.iter().copied());
    let mut moves = Vec::new();
    for (i, value) in values.iter().enumerate() {
        let good = options(i)
            .into_iter()
            .filter(|option| option.1 == value ^ sum);
        moves.extend(good.map(|(option, _)| (i, option)));
    }
    moves
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::{heaps_up_to, Search};

    /// The options of Kayles: one pin or two neighbours are knocked down in a row of `pins`.
    fn kayles(pins: u64) -> Vec<Vec<u64>> {
        let mut options = Vec::new();
        for hit in 1..=pins.min(2) {
            for left in 0..=pins - hit {
                let rows = [left, pins - hit - left];
                options.push(rows.iter().copied().filter(|&row| row > 0).collect());
            }
        }
        options
    }

    #[test]
    fn sums_of_up_to_three_rows_of_kayles() {
        let mut game = Game::new(|&pins: &u64| kayles(pins));
        let mut search = Search::normal(|rows: &Vec<u64>| {
            let mut options = Vec::new();
            for (i, &row) in rows.iter().enumerate() {
                for parts in kayles(row) {
                    let option = [&rows[..i], parts.as_slice(), &rows[i + 1..]].concat();
                    options.push(option);
                }
            }
            options
        });
        for rows in heaps_up_to(3, 5) {
            let sum = rows.iter().fold(0, |sum, row| sum ^ game.grundy(row));
            assert_eq!(sum, search.grundy(&rows), "{rows:?}");

            let mut value = |rows: &[u64]| rows.iter().fold(0, |sum, row| sum ^ game.grundy(row));
            let values: Vec<u64> = rows.iter().map(|&row| value(&[row])).collect();
            let of = |&row: &u64| kayles(row).iter().map(|o| value(o)).collect();
            let options: Vec<Vec<u64>> = rows.iter().map(of).collect();
            let mut good = Vec::new();
            for (i, &row) in rows.iter().enumerate() {
                for (j, parts) in kayles(row).iter().enumerate() {
                    if !search.wins(&[&rows[..i], parts, &rows[i + 1..]].concat()) {
                        good.push((i, j));
                    }
                }
            }
            let moves = winning_moves(|i| options[i].iter().copied().enumerate(), &values);
            assert_eq!(moves, good, "{rows:?}");
        }
    }

    #[test]
    fn every_graph_on_five_vertices() {
        // A bit for each edge from a vertex to a lower one, so there is no cycle.
        for graph in 0..1u32 << 10 {
            let lower = |&from: &u32| {
                let edges = graph >> (from * from.saturating_sub(1) / 2);
                (0..from).filter(move |to| edges >> to & 1 == 1)
            };
            let mut game = Game::new(|from| lower(from).map(|to| vec![to]).collect());
            let mut search = Search::normal(|from| lower(from).collect());
            for from in (0..5).rev() {
                assert_eq!(game.grundy(&from), search.grundy(&from), "{graph:b}");
            }
        }
    }

    #[test]
    fn a_deep_game_needs_no_deep_stack() {
        let mut countdown = Game::new(|&left: &u32| {
            left.checked_sub(1)
                .map(|next| vec![next])
                .into_iter()
                .collect()
        });
        assert_eq!(countdown.grundy(&20_001), 1);
    }

    #[test]
    fn few_copies_of_each_position_wait() {
        use std::cell::Cell;

        thread_local! {
            static ALIVE: Cell<usize> = const { Cell::new(0) };
            static MOST: Cell<usize> = const { Cell::new(0) };
        }

        /// A heap that is counted as long as it is alive.
        #[derive(PartialEq, Eq, Hash)]
        struct Heap(u64);

        fn heap(size: u64) -> Heap {
            let alive = ALIVE.with(|alive| alive.replace(alive.get() + 1)) + 1;
            MOST.with(|most| most.set(most.get().max(alive)));
            Heap(size)
        }

        impl Clone for Heap {
            fn clone(&self) -> Self {
                heap(self.0)
            }
        }

        impl Drop for Heap {
            fn drop(&mut self) {
                ALIVE.with(|alive| alive.set(alive.get() - 1));
            }
        }

        let listed = Cell::new(0);
        for falls in [false, true] {
            MOST.with(|most| most.set(0));
            listed.set(0);
            let mut nim = Game::new(|from: &Heap| {
                listed.set(listed.get() + 1);
                let sizes = 0..from.0;
                let option = |size| vec![heap(if falls { from.0 - 1 - size } else { size })];
                sizes.map(option).collect()
            });
            assert_eq!(nim.grundy(&heap(500)), 500);
            // Three copies of each of 501 heaps, and one list of options.
            let most = MOST.with(Cell::get);
            assert!(most <= 4 * 501, "{most}");
            assert!(listed.get() <= 2 * 501, "{}", listed.get());
        }
    }

    #[test]
    #[should_panic(expected = "the game has a cycle")]
    fn a_cycle_is_named() {
        Game::new(|&position: &u32| vec![vec![(position + 1) % 7]]).grundy(&3);
    }
}
