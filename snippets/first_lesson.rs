//! # A first lesson (博弈论入门)
//!
//! What all other pages build on, for a reader to whom all this is new. It takes half an hour with
//! pencil and paper. Section 7 says in which order to read the other pages.
//!
//! ## 1. A game
//!
//! A heap holds some stones. Two players move in turn; a move takes one, two or three of them. A
//! player who cannot move because no stone is left loses. Play it from 10 stones before you go on, with a friend or with
//! `grundy play bash 1-3 10`.
//!
//! The state of a game at one moment is its *position*: here, how many stones are left. The *options*
//! of a position are the positions that one move reaches. From 10 stones the options are 9, 8 and 7.
//! A position without options is an *end*.
//!
//! Unless a page says otherwise, the games of this library are:
//!
//! - for two players, who move in turn and see everything, without chance;
//! - *impartial* (公平组合游戏): both players have the same options. Chess is not impartial, as a
//!   player moves only his own pieces;
//! - *finite*: no play goes on for ever;
//! - *normal*: a player who cannot move loses. If such a player wins instead, the game is *misère*
//!   (反常游戏).
//!
//! ## 2. Lost and won
//!
//! In such a game one of the players can force a win, whatever the other does. Whether it is the
//! player to move or the other one depends on the position alone:
//!
//! - a position is *lost* if the player who has to move there loses against best play. Such a
//!   position is also called a P-position, as the previous player wins, or 必败态;
//! - a position is *won* if the player who has to move there can win. Such a position is also
//!   called an N-position, as the next player wins, or 必胜态.
//!
//! Three rules decide for every position whether it is lost or won:
//!
//! 1. An end is lost.
//! 2. A position with some lost option is won: move there, and the opponent has to move in it.
//! 3. A position without a lost option is lost: after each move the opponent is in a won position.
//!
//! The third contains the first, as an end has no option at all. As the game is finite, one can go
//! through the positions so that the options of each come before it. The heap again:
//!
//! | stones | 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 |
//! | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |
//! | lost options | none | 0 | 0 | 0 | none | 4 | 4 | 4 | none | 8 | 8 |
//! | outcome | **lost** | won | won | won | **lost** | won | won | won | **lost** | won | won |
//!
//! So 10 stones are won by leaving 8, and the multiples of 4 are lost. A table shows a pattern; a
//! proof follows it and checks the rules for the pattern. From a multiple of 4, taking one to three
//! stones never leaves a multiple of 4. From any other number, taking its remainder modulo 4
//! does. This is Bash's game (巴什博弈, page [`bash`](crate::bash)), and that is its whole theory; nearly
//! every proof of this library is made like it. *Name a set of positions. Show that no move leads from a position of the set to a position
//! of the set. Show that from each other position some move leads into the set.* Then the set is the set
//! of lost positions, by induction over the number of moves that the longest play from a position
//! has: the options of a position have shorter plays, so the claim is known for them already.
//!
//! The rules as a program:
//!
//! ```
//! let mut lost = vec![];
//! for stones in 0..=10usize {
//!     let mut options = stones.saturating_sub(3)..stones;
//!     lost.push(!options.any(|option| lost[option]));
//! }
//! let lost: Vec<usize> = (0..=10).filter(|&stones| lost[stones]).collect();
//! assert_eq!(lost, [0, 4, 8]);
//! ```
//!
//! ## 3. Games are graphs
//!
//! Draw each position as a vertex, and each move as an arrow from a position to an option. Playing
//! means moving a token along the arrows. As the game is finite, no path in this graph comes back to
//! where it was. A small one:
//!
#![doc = include_str!("pictures/first_lesson.svg")]
//!
//! Cover the right column, and decide for each vertex by the three rules, from F on:
//!
//! | vertex | options | outcome |
//! | --- | --- | --- |
//! | F | none | lost, by rule 1 |
//! | D | F | won, by moving to F |
//! | E | D, F | won, by moving to F |
//! | C | D | lost, as D is won |
//! | B | C, E | won, by moving to C |
//! | A | B, E | lost, as B and E are won |
//!
//! For a large graph [`graph_game`](crate::graph_game) does this by a program. If paths come back to
//! where they were, a play may go on for ever: see [`retrograde`](crate::retrograde).
//!
//! ## 4. Several games at once
//!
//! Put two heaps on the table. A move takes one, two or three stones from one of them, and a player
//! who finds both heaps empty loses. Such a game is a *sum* of games (游戏的和): a move in the sum is
//! a move in one of the games, its *components*, and the others stay as they are.
//!
//! Knowing of each component whether it is won does not decide the sum. The heaps 1 and 1 are both
//! won, and their sum is lost: the opponent answers each move by the same move on the other heap. The
//! heaps 1 and 2 are both won, and so is their sum: leave 1 and 1.
//!
//! So one has to know more of a component. What is needed is a number, its *Grundy value* (SG 值):
//! the least of the numbers 0, 1, 2, ... that is not the value of an option. The least number that is
//! not in a set is called the *mex* (minimal excluded value) of the set: mex {0, 1, 3} = 2, mex {1,
//! 2} = 0, and the mex of the empty set is 0. So an end has the value 0, and from the ends on all
//! values are found. For the heap with takes 1 to 3:
//!
//! | stones | 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 |
//! | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |
//! | values of the options | | 0 | 0, 1 | 0, 1, 2 | 1, 2, 3 | 2, 3, 0 | 3, 0, 1 | 0, 1, 2 | 1, 2, 3 |
//! | Grundy value | 0 | 1 | 2 | 3 | 0 | 1 | 2 | 3 | 0 |
//!
//! In the graph above F has 0, D has mex {0} = 1, E has mex {1, 0} = 2, C has mex {1} = 0, B has
//! mex {0, 2} = 1, A has mex {1, 2} = 0:
//!
//! ```
//! use snippets::graph_game;
//!
//! // From A to B and E, from B to C and E, ...: A to F are the vertices 0 to 5.
//! let arcs = [(0, 1), (0, 4), (1, 2), (1, 4), (2, 3), (3, 5), (4, 3), (4, 5)];
//! assert_eq!(graph_game::grundy_values(6, &arcs), [0, 1, 0, 1, 2, 0]);
//! ```
//!
//! A position has value 0 exactly if no option has value 0: the rules of lost positions again. So
//! *value 0 means lost*, and the other values say how a position behaves in a sum.
//!
//! How? A position of value 5 has options of values 0, 1, 2, 3 and 4, as 5 is a mex, and it may have
//! options of larger values, but none of value 5. A heap of 5 stones, from which any number may be
//! taken, has options of the values 0 to 4 as well. A move to a larger value, say 7, may win, but it helps
//! nobody who would lose without it: as 5 is smaller than 7, the position of value 7 has an option of value 5, and
//! the opponent moves there. So each component is as good as a heap of *Nim* (尼姆博弈), the game in which a move takes
//! any number of stones from one heap, and it is enough to know Nim.
//!
//! ## 5. Nim, and the nim-sum
//!
//! Write the heaps in binary, one below the other, and count the ones of each column. The *nim-sum*
//! (异或和) has a 1 where that count is odd. It is the exclusive or, `a ^ b` in a program, and is
//! written a ⊕ b on these pages:
//!
#![doc = include_str!("pictures/first_lesson2.svg")]
//!
//! Bouton found in 1901 that a position of Nim is lost exactly if its nim-sum is 0. The proof is that
//! of section 2, for the set of the positions whose nim-sum is 0:
//!
//! 1. In such a position all counts are even. A move changes one line, so in at least one column the
//!    count changes by one and is odd then. So no move leads to nim-sum 0.
//! 2. From another nim-sum, take the highest column with an odd count and a heap with a 1 there. Flip
//!    this heap's digits in all columns with an odd count. Its highest changed digit goes from 1 to
//!    0, so the heap gets smaller, as it must in a move; and now all counts are even.
//!
//! Above, only the middle column has an odd count, and 3 has a 1 there: 3 = 011 becomes 001, so leave
//! 1 of it. Now 1 ⊕ 4 ⊕ 5 = 0.
//!
//! Together with section 4 this is the *theorem of Sprague and Grundy*: the Grundy value of a sum
//! is the nim-sum of the Grundy values of its components. Its full proof is on the page
//! [`sprague_grundy`](crate::sprague_grundy).
//!
//! **An example.** A move takes one to three stones from one of the heaps 5, 4 and 6. Their values
//! are 1, 0 and 2, and the nim-sum is 3, which is not 0: the first player wins. How? A component of
//! value v has to come to the value v ⊕ 3: from 1 to 2, or from 0 to 3, or from 2 to 1. So from 5
//! stones leave 2, or from 4 leave 3, or from 6 leave 5. (The first two moves go up to a larger value. A
//! move up may win, but it is never needed: the second half of the proof always finds a move down, here the one from 6.)
//!
//! ```
//! use snippets::search::Search;
//!
//! // The same by the rules alone: positions are lists of heaps.
//! let mut search = Search::normal(|heaps: &[u64; 3]| {
//!     let mut options = vec![];
//!     for i in 0..3 {
//!         for take in 1..=heaps[i].min(3) {
//!             let mut option = *heaps;
//!             option[i] -= take;
//!             options.push(option);
//!         }
//!     }
//!     options
//! });
//! assert!(search.wins(&[5, 4, 6]));
//! for option in [[2, 4, 6], [5, 3, 6], [5, 4, 5]] {
//!     assert!(!search.wins(&option));
//! }
//! ```
//!
//! ## 6. A game that you do not know
//!
//! 1. *Read the rules for the four conditions of section 1.* Do both players have the same options?
//!    Does the game end? Who loses? If the last move loses, see [`misere`](crate::misere). If a play
//!    may go on for ever, see [`retrograde`](crate::retrograde). If each player has moves of his own,
//!    see [`partizan`](crate::partizan).
//! 2. *Does it fall apart?* Find components that do not touch each other: heaps, rows, the parts of
//!    a cut board, coins one by one. Then only the values of single components are needed. Often
//!    one has to look twice: in [`staircase`](crate::staircase) half of the heaps count, in
//!    [`gaps`](crate::gaps) the spaces between the pieces, in [`coin_turning`](crate::coin_turning)
//!    each coin is a game of its own.
//! 3. *Print the values* of small components, by the rules: [`search`](crate::search) finds them,
//!    [`tables`](crate::tables) prints them. If it is a game of `grundy play`, the shortest way is `grundy table` with
//!    the game, as `grundy table subtraction 1,3,4 40`.
//! 4. *Look for the pattern*: a period ([`periodic`](crate::periodic)), the parity, the number of
//!    factors, the digits in binary, the number itself up to a few exceptions, the positions of the
//!    zeros. `grundy guess` says whether the library has [a game with these
//!    values](crate::tables#a-search-for-your-values).
//! 5. *Prove it*, by induction as in section 2: no option has the value that you claim, and each
//!    smaller value is that of some option. If a contest leaves no time for it, check the pattern
//!    against the search as far as the computer goes.
//!
//! *What to ask first.* Many games of contests need no values. Ask, before you print any:
//!
//! - *Does anybody have a choice?* If every play has the same number of moves, or only bad moves change that number,
//!   its parity decides: [`parity`](crate::parity).
//! - *Is there a mirror?* If each move can be answered by its image, the player who finds the board symmetric loses:
//!   [`mirror`](crate::mirror).
//! - *Who gains a turn?* Moves that only one player has, and moves that change nothing, decide who has to open what
//!   nobody wants to open: [`tempo`](crate::tempo).
//! - *What is left at the end?* If things are struck out until few are left, ask what each player can wipe out, and
//!   who strikes last: [`survivors`](crate::survivors).
//! - *Does it fall into parts?* Then point 2 above is the way, and the values of the parts decide.
//!
//! *Does it look like a game that you know?* Then look for the difference, and at the page
//! [`false_friends`](crate::false_friends): rules where a known theorem nearly fits, each with the smallest position
//! where it fails.
//!
//! Kayles, for example: a ball knocks down one pin of a row, or two that stand side by side. What is
//! left is two rows, one to the left of the gap and one to the right, and each may be empty. They do not
//! touch, so an option is a sum of two rows. From 3 pins a hit on one leaves 0 + 2, 1 + 1 or 2 + 0, and
//! a hit on two leaves 0 + 1 or 1 + 0:
//!
//! ```
//! use snippets::sprague_grundy::Game;
//! use snippets::tables;
//!
//! let mut kayles = Game::new(|&pins: &usize| {
//!     let mut options = vec![];
//!     for hit in 1..=pins.min(2) {
//!         let rest = pins - hit;
//!         for left in 0..=rest {
//!             options.push(vec![left, rest - left]); // two rows
//!         }
//!     }
//!     options
//! });
//! let values: Vec<_> = (0..96).map(|pins| kayles.grundy(&pins)).collect();
//! let table = "   |  0  1  2  3  4  5  6  7  8  9 10 11
//! ---+------------------------------------
//!  0 |  0  1  2  3  1  4  3  2  1  4  2  6
//! 12 |  4  1  2  7  1  4  3  2  1  4  6  7
//! 24 |  4  1  2  8  5  4  7  2  1  8  6  7
//! 36 |  4  1  2  3  1  4  7  2  1  8  2  7
//! 48 |  4  1  2  8  1  4  7  2  1  4  2  7
//! 60 |  4  1  2  8  1  4  7  2  1  8  6  7
//! 72 |  4  1  2  8  1  4  7  2  1  8  2  7
//! 84 |  4  1  2  8  1  4  7  2  1  8  2  7
//! ";
//! assert_eq!(tables::one_dimension(&values, 12), table);
//! ```
//!
//! From 72 on the lines are equal. The pages [`octal`](crate::octal) and
//! [`periodic`](crate::periodic) say what has to be checked to prove that they stay so for ever.
//!
//! *Where Grundy values say nothing.* They say who makes the last move, if both players have the
//! same moves and see everything. If each has moves of his own, a position is worth a number of
//! moves, or another value ([`partizan`](crate::partizan)). If points are counted, it is worth a
//! lead ([`scoring`](crate::scoring)). If both move at once, or something is hidden, a player
//! chooses by chance, and what he can be sure of is an average ([`mixed`](crate::mixed)). If a play
//! may go on for ever, a draw is possible ([`retrograde`](crate::retrograde)). And some games have
//! a winning strategy that one can describe, but no values for their parts
//! ([`strategies`](crate::strategies)).
//!
//! ## 7. What to read next
//!
//! For each of these nine steps there are three positions to decide and a problem to solve, with folded answers, on
//! the page of [exercises](crate::exercises).
//!
//! The program of an example, copied into a file `x.rs` without the `//!` of the page's source, runs with
//! `grundy run x.rs`; at the end it says that all its assertions held. With `grundy play nim 3 4 5` the program plays Nim
//! against you, and `hint` tells which moves win; `grundy help play` lists the other games.
//!
//! 1. [`nim`](crate::nim), [`bash`](crate::bash), [`subtraction`](crate::subtraction): heaps, with
//!    proofs in full ([exercises][step 1]).
//! 2. [`sprague_grundy`](crate::sprague_grundy), [`mex`](crate::mex), [`search`](crate::search),
//!    [`tables`](crate::tables): the tools ([exercises][step 2]).
//! 3. [`staircase`](crate::staircase), [`gaps`](crate::gaps),
//!    [`coin_turning`](crate::coin_turning), [`moore`](crate::moore): games that are Nim in
//!    disguise ([exercises][step 3]).
//! 4. [`wythoff`](crate::wythoff), [`fibonacci`](crate::fibonacci), [`euclid`](crate::euclid): two
//!    heaps, and rules that look back ([exercises][step 4]).
//! 5. [`octal`](crate::octal), [`periodic`](crate::periodic), [`lasker`](crate::lasker): heaps that
//!    fall apart ([exercises][step 5]).
//! 6. [`misere`](crate::misere), [`every_sg`](crate::every_sg),
//!    [`false_friends`](crate::false_friends): the last move loses; a move in all components at once;
//!    rules that only look like a known game ([exercises][step 6]).
//! 7. [`hackenbush_tree`](crate::hackenbush_tree), [`graph_game`](crate::graph_game),
//!    [`geography`](crate::geography), [`retrograde`](crate::retrograde): trees and graphs
//!    ([exercises][step 7]).
//! 8. [`nimber`](crate::nimber), [`counting`](crate::counting),
//!    [`walsh_hadamard`](crate::walsh_hadamard): products of games, and how many positions are
//!    lost ([exercises][step 8]).
//! 9. [`mirror`](crate::mirror), [`strategies`](crate::strategies), [`scoring`](crate::scoring),
//!    [`red_blue_hackenbush`](crate::red_blue_hackenbush), [`partizan`](crate::partizan),
//!    [`mixed`](crate::mixed): games without Grundy values ([exercises][step 9]).
//!
//! [step 1]: crate::exercises#step-1-heaps
//! [step 2]: crate::exercises#step-2-the-tools
//! [step 3]: crate::exercises#step-3-nim-in-disguise
//! [step 4]: crate::exercises#step-4-two-heaps-and-rules-that-look-back
//! [step 5]: crate::exercises#step-5-heaps-that-fall-apart
//! [step 6]: crate::exercises#step-6-other-ends
//! [step 7]: crate::exercises#step-7-trees-and-graphs
//! [step 8]: crate::exercises#step-8-products-and-counts
//! [step 9]: crate::exercises#step-9-no-grundy-values
//!
//! Then, as you like:
//!
//! - *Heaps:* [`all_but`](crate::all_but), [`dynamic_nim`](crate::dynamic_nim),
//!   [`maximum_nim`](crate::maximum_nim), [`limits`](crate::limits), [`windows`](crate::windows),
//!   [`divide`](crate::divide), [`splitting`](crate::splitting),
//!   [`grundys_game`](crate::grundys_game), [`divisor_nim`](crate::divisor_nim),
//!   [`number_theory`](crate::number_theory), [`merging`](crate::merging),
//!   [`sequential`](crate::sequential), [`window_mex`](crate::window_mex),
//!   [`nim_shortcuts`](crate::nim_shortcuts), [`layered_nim`](crate::layered_nim),
//!   [`end_nim`](crate::end_nim), [`candy_piles`](crate::candy_piles).
//! - *Coins, boards, sets:* [`circle`](crate::circle), [`painted_row`](crate::painted_row),
//!   [`nimber_logarithm`](crate::nimber_logarithm), [`northcott`](crate::northcott),
//!   [`chomp`](crate::chomp), [`strategy_stealing`](crate::strategy_stealing),
//!   [`powers`](crate::powers), [`multiplication`](crate::multiplication).
//! - *Trees and graphs:* [`hackenbush`](crate::hackenbush), [`leaf_picking`](crate::leaf_picking),
//!   [`vertex_deletion`](crate::vertex_deletion), [`edge_nim`](crate::edge_nim),
//!   [`loopy`](crate::loopy), [`stable_matching`](crate::stable_matching),
//!   [`tree_staircase`](crate::tree_staircase), [`tree_tries`](crate::tree_tries),
//!   [`tree_diameter`](crate::tree_diameter).
//! - *Other sums:* [`conjunctive`](crate::conjunctive), [`selective`](crate::selective),
//!   [`genus`](crate::genus).
//! - *No nim-sum:* [`parity`](crate::parity), [`tempo`](crate::tempo),
//!   [`exchange`](crate::exchange), [`survivors`](crate::survivors), [`pursuit`](crate::pursuit),
//!   [`cards`](crate::cards), [`minimax`](crate::minimax), [`interactive`](crate::interactive).
//! - *Tools:* [`sparse_space`](crate::sparse_space), [`graph_counting`](crate::graph_counting),
//!   [`arithmetic`](crate::arithmetic), [`inclusion_exclusion`](crate::inclusion_exclusion),
//!   [`linear_basis`](crate::linear_basis), [`matching`](crate::matching), [`graphs`](crate::graphs), [`random`](crate::random), [`served`](crate::served),
//!   [`io`](crate::io).
//!
//! Most pages list problems from many judges. Where there are any, solve one before you read on.
//!
//! ## 8. Words
//!
//! | word | meaning |
//! | --- | --- |
//! | position, option, end | a state of the game; what one move makes of it; a position without options |
//! | lost, won | for the player who has to move (P-position 必败态, N-position 必胜态) |
//! | impartial, partizan | both players have the same options, or each has his own |
//! | normal, misère | a player who cannot move loses, or wins |
//! | mex | the least number 0, 1, 2, ... that is not in a set |
//! | Grundy value, or value | the mex of the values of the options; 0 exactly if the position is lost |
//! | sum, component | games side by side, a move is a move in one of them; each of these games |
//! | nim-sum, ⊕ | the exclusive or of numbers, bit by bit |
//! | ⌊x⌋, a mod b | x rounded down; what is left of a when b is subtracted ⌊a / b⌋ times |
//! | remoteness (on other pages) | how many moves a play takes if the winner hurries and the loser delays |
//! | period | a number p such that, from some place on, each value comes again p places later |
//!
//! ## Source
//!
//! E. R. Berlekamp, J. H. Conway, R. K. Guy, Winning Ways for Your Mathematical Plays, chapters 1 to
//! 4; T. S. Ferguson, [Game Theory, part
//! I](https://www.math.ucla.edu/~tom/Game_Theory/comb.pdf), which is free to read and begins as this
//! lesson does; for more, A. N. Siegel, Combinatorial Game Theory (2013).
#![doc(alias(
    "optimally",
    "博弈论入门",
    "A first lesson",
    "必败态",
    "必胜态",
    "P-position",
    "N-position",
    "beginner",
    "tutorial",
    "公平组合游戏",
    "ICG",
    "impartial combinatorial game",
    "先手必胜",
    "后手必胜",
    "最优策略",
    "轮流",
    "optimal play"
))]
