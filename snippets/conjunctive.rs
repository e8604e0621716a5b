//! # Conjunctive sums: a move in every component (合取和, 先结束者定胜负)
//!
//! Several games are played at once, like a simultaneous display on many boards, and the first one
//! to end decides. One meets the same number, the remoteness, wherever the winner is to win soon.
//!
//! ## Rules
//!
//! Some impartial games without cycles, the components. A move is a move in every component. A player
//! who cannot move in some component loses.
//!
//! ## Theorem (Smith)
//!
//! The *remoteness* of a position is found from that of its options:
//!
//! - 0 if it has no option;
//! - 1 more than the least even remoteness of an option, if some option has an even one;
//! - else 1 more than the greatest remoteness of an option.
//!
//! It is odd if the player to move wins, even if that player loses, and it counts the moves up to
//! the end if the winner hurries and the loser delays. The remoteness of a sum is the least of its
//! components'. So the player to move wins exactly when the least remoteness is odd.
//!
//! ## Why
//!
//! 1. *Odd means won.* By induction over the options: a position is won if some option is lost, so
//!    if some option has an even remoteness, and 1 more is odd. It is lost if all options are won, so
//!    if all have odd ones, or there are none, and then its remoteness is even.
//! 2. *One component.* A position of remoteness r > 0 has an option of r − 1. If r is odd, no option
//!    has an even remoteness below r − 1. If r is even, all options have odd ones, at most r − 1.
//! 3. *The sum*, by induction over its options. Let m be the least remoteness of a component; we show
//!    that the definition gives m. If m = 0, there is no move. Else a move to r − 1 in every component
//!    leaves the least m − 1.
//! 4. If m is odd, that is an even remoteness, and no move leaves a smaller even one, t: by step 2, the
//!    component that has t after the move had an odd remoteness of at most t + 1, so m ≤ t + 1.
//! 5. If m is even, each move leaves less than m, as the component of remoteness m goes down. What it
//!    leaves is odd, by the inequality of step 4: were it an even t < m, some component had an odd
//!    remoteness of at most t + 1, which is below m, as m and t are even. So m − 1 is the greatest
//!    remoteness of an option, and all are odd.
//!
//! ## How to play
//!
//! In each component go to an option whose remoteness is less by 1: [`winning_move`].
//!
//! ## Variants
//!
//! *Games with cycles.* [`crate::retrograde`] numbers the positions that are not drawn with their
//! remoteness. Count it as infinite for those that are: then the sum is drawn if all are, and else
//! the theorem holds. A drawn component has a drawn option, which the player who stays in it uses,
//! and its other options are won, so odd, which suits steps 4 and 5.
//!
//! *The last component to end decides*: [`crate::every_sg`].
//!
//! ## Cost
//!
//! O(1) per option.
//!
//! ## Example
//!
//! Heaps from each of which one or two stones are taken. One and two stones have the remoteness 1,
//! three have 2, as all options are won. From four stones go to three, the only lost option: 3. From
//! five one comes to 2 and 3, so they have 3 as well.
//!
//! ```
//! use snippets::conjunctive::{remoteness, winning_move, wins};
//!
//! let mut heaps = vec![0, 1];
//! for n in 2..8 {
//!     heaps.push(remoteness([heaps[n - 1], heaps[n - 2]]));
//! }
//! assert_eq!(heaps, [0, 1, 1, 2, 3, 3, 4, 5]);
//!
//! // Three and five stones: after any move the heap of three is won, and ends first.
//! assert!(!wins([heaps[3], heaps[5]]));
//! // Four and seven stones: take one of each, so that three and six are left.
//! let options = [vec![heaps[3], heaps[2]], vec![heaps[6], heaps[5]]];
//! assert_eq!(winning_move(&options), Some(vec![0, 0]));
//! ```
//!
//! ## Problems
//!
//! None in the catalogue.
//!
//! ## Source
//!
//! C. A. B. Smith, "Graphs and composite games", Journal of Combinatorial Theory 1 (1966); Winning
//! Ways, chapter 9; J. H. Conway, On Numbers and Games, chapter 14; for sums of sums D. M. Kane, "On
//! solving games constructed using both short and long conjunctive sums", Integers 10 (2010).
#![doc(alias = "先结束者定胜负")]
#![doc(alias = "remoteness")]
#![doc(alias = "short conjunctive sum")]
#![doc(alias = "join of games")]

/// The remoteness of a position, given that of each of its options. O(options).
pub fn remoteness(options: impl IntoIterator<Item = usize>) -> usize {
    // Lost for the opponent soon rather than late, and else won by him late rather than soon.
    let best = options.into_iter().min_by_key(|&moves| {
        let won = moves % 2 == 1;
        (won, if won { usize::MAX - moves } else { moves })
    });
    best.map_or(0, |moves| moves + 1)
}

/// Whether the player to move wins the sum of components of these remotenesses. O(components).
pub fn wins(remotenesses: impl IntoIterator<Item = usize>) -> bool {
    let least = remotenesses.into_iter().min();
    least.map(|moves| moves % 2) == Some(1)
}

/// A winning move: for each component the index of the option to go to, where `components[i]` are the
/// remotenesses of the options of component `i`. `None` if there is none. O(options of all).
pub fn winning_move(components: &[Vec<usize>]) -> Option<Vec<usize>> {
    let moves = components.iter().map(|options| {
        let remoteness = remoteness(options.iter().copied());
        options.iter().position(|moves| moves + 1 == remoteness)
    });
    let remotenesses = components.iter().map(|options| remoteness(options.iter().copied()));
    if wins(remotenesses) { moves.collect() } else { None }
}
