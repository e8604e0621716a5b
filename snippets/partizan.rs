//! # Partizan games: each player has moves of his own (不平等博弈)
//!
//! Nim-sums say nothing here. Positions have other values, which add up. Many are numbers: by how
//! many moves a player is ahead, in which fractions of a move count, too.
//!
//! Read [`red_blue_hackenbush`](crate::red_blue_hackenbush) before, up to its proof: there all positions
//! are numbers, and half a move can be seen. At a first reading of this page the worked example, the
//! statements of the theorem and the last sections are enough.
//!
//! ## Rules
//!
//! Left and Right move in turn. In each position some moves are Left's and some are Right's; a player
//! who has to move and cannot loses. No play goes on for ever.
//!
//! A position is written as {what Left can move to | what Right can move to}: 0 = { | } is an end,
//! 1 = {0 | } is one move for Left, −1 = { | 0} one for Right, and the *star* ∗ = {0 | 0} is a heap of one
//! stone, which either may take. In the *sum* G + H a move is a move in G or in H. The *negative* −G
//! is G with the players exchanged, and G − H means G + (−H).
//!
//! ## Worked example
//!
//! *Chips.* There are heaps of chips, and a move chooses one. Left takes exactly 2 chips from it, Right
//! exactly 5. What is a heap worth to Left?
//!
//! | heap | Left leaves | Right leaves | worth |
//! | --- | --- | --- | --- |
//! | 0, 1 | | | { \| } = 0: nobody can move |
//! | 2, 3 | 0, 1 | | {0 \| } = 1: one move for Left |
//! | 4 | 2 | | {1 \| } = 2: two moves for Left |
//! | 5 | 3 | 0 | {1 \| 0} |
//! | 6 | 4 | 1 | {2 \| 0} |
//! | 7 | 5 | 2 | {{1 \| 0} \| 1} |
//!
//! The heaps of 5 and of 6 are *switches*. If Left is first on a heap of 6, it is worth two moves to him
//! afterwards; if Right is first, nothing. So both want to be first there. On a heap of 7 nobody does: if
//! Left leaves 5, Right takes all 5, and if Right leaves 2, Left takes both. Either way nothing is left, and
//! the player who began is to move again. So such a heap is worth 0.
//!
//! Let there also be red chips, of which Left takes 5 and Right 2. A heap of 2 red chips is one move for
//! Right, and is worth −1. Now Left begins on heaps of 6, 5 and 2 red chips:
//!
//! - *Left plays the 6 first* and leaves 4, two moves for him. Right takes the 5. What is left is worth
//!   2 + 0 − 1 = 1: Left moves, Right moves, Left moves, and Right has lost.
//! - *Left plays the 5 first* and leaves 3, one move for him. Right takes 5 of the 6 and leaves 1. What is left
//!   is worth 1 + 0 − 1 = 0: Left moves, Right moves, and Left has lost.
//!
//! So the moves that a player is ahead are added up, and the switch in which there is most to gain is
//! played first. The theorem says which positions are worth a number, and that this order is the best.
//!
//! ## Theorem
//!
//! 1. *Outcomes.* Each position is in just one of four classes:
//!
//!    | | Right begins: Left wins | Right begins: Right wins |
//!    | --- | --- | --- |
//!    | Left begins: Left wins | **L**, as 1 | **N**, as ∗: the next player wins |
//!    | Left begins: Right wins | **P**, as 0: the previous player wins | **R**, as −1 |
//!
//! 2. *Values.* Write G ≥ H if Left wins G − H when Right begins. Write G = H if G ≥ H and H ≥ G. As H − G
//!    is G − H with the players exchanged, this means that G − H is in P: whoever begins loses it. Then G
//!    ≥ H exactly if Left may have G in place of H in every sum: what he wins with H, he wins with G. So
//!    equal positions may replace each other in every sum.
//!
//!    For example a heap of 7 chips is equal to 0, as whoever begins on it loses: so the heaps 6 + 5 + 7
//!    have the winner of 6 + 5. And 1 ≥ ∗: a star is its own negative, so 1 − ∗ is 1 + ∗. There Right can
//!    only take the star, and Left has a move left. But neither ∗ ≥ 0 nor 0 ≥ ∗, as whoever begins takes
//!    the star.
//! 3. *Numbers.* Each fraction m / 2^k stands for a position: 0 = { | }, n = {n − 1 | } and
//!    −n = { | −n + 1} for whole n > 0, and m / 2^k = {(m − 1) / 2^k | (m + 1) / 2^k} for odd m and k > 0,
//!    as 1/2 = {0 | 1}. A sum of numbers is in L, P or R if the fractions add up to more than 0, to 0,
//!    or to less. So these positions are compared and added as the fractions are. For example
//!    1/2 + 1/2 − 1 is in P. If Left begins, he can only go to 0 + 1/2 − 1. Right answers by 0 + 1 − 1, where
//!    each has a move and Left begins, so Left loses. If Right begins, he can go to 1 + 1/2 − 1; Left
//!    answers by 1 + 0 − 1, and Right loses there. Or Right goes to 1/2 + 1/2; then Left goes to 0 + 1/2,
//!    Right to 0 + 1, and Left makes the last move.
//! 4. *The simplest number.* If all options of G are equal to numbers, and each of Left's is less than
//!    each of Right's, then G is equal to the *simplest* number between: 0 if it is between them;
//!    otherwise the whole number there that is nearest to 0; if there is none, the fraction with the
//!    least denominator. So {0 | 1} = 1/2, {1/4 | 1} = 1/2, {−3 | 5} = 0, {2 | 5} = 3. (It is one number
//!    only: if two fractions in lowest terms have the same denominator 2^k, k > 0, one with a smaller
//!    denominator lies between them, as 1/2 between 1/4 and 3/4.)
//! 5. *Switches.* A *switch* {x | y} with numbers x ≥ y becomes x if Left is the first to move in it, and y if Right
//!    is, as the heap of 6 chips, {2 | 0}, does. In a sum of numbers and switches the best move is in
//!    the switch with the greatest x − y. (Half of that is its *temperature*: play the hottest first.)
//!    Numbers wait until no switch is left.
//!
//! For example {3 | −3} + {2 | 0} − 1: Left goes to 3 + {2 | 0} − 1, Right to 3 + 0 − 1 = 2, which is
//! Left's. If Right begins, −3 + 2 − 1 = −2 is left, which is Right's. In the other order Left loses:
//! after 2 + {3 | −3} − 1 Right goes to 2 − 3 − 1 = −2.
//!
//! ## Why
//!
//! Each induction runs over the number of moves in the longest play, if it does not say otherwise.
//!
//! 1. *Outcomes.* The player who begins wins if he wins some option of his as the second player, and
//!    loses otherwise. By induction one of the players wins with Left beginning, and one with Right.
//! 2. *Values.*
//!    - G − G is in P, so G = G. The second player makes the same move in the other component: Left's
//!      move in G is Right's in −G.
//!    - If Left wins A and B as the second player, he also wins A + B as the second player: he answers
//!      where Right moved.
//!    - Let Z be in P. Then A + Z has the outcome of A. A player who wins A as the second player wins Z as
//!      the second player, too, and so A + Z by the step before. A player who wins A as the first player
//!      makes the same move in A + Z, and then is the second one in both.
//!    - Let G ≥ H. By the last step G + X has the outcome of G + X + (H − H) = (G − H) + (H + X). If
//!      Left wins H + X, he plays there as before, and answers in G − H, which he wins as the second
//!      player. So he wins G + X.
//!    - Conversely, let Left win with G whatever he wins with H, in every sum. He wins H − H as the
//!      second player; so he wins G − H as the second player: G ≥ H.
//! 3. *Numbers.* A player who moves in a number gives something up: if 2^k is the denominator and k > 0, Left
//!    makes the number smaller by 2^(−k) and Right greater by 2^(−k). A whole number lets Left move only
//!    if it is above 0, and Right only if it is below; it changes by 1. Let Right be to move at a sum of
//!    0 or more. His move leaves a sum above 0. Left answers in a number with the greatest denominator
//!    2^k. If k > 0, the sum is a multiple of 2^(−k), and at least 0 is left. If all numbers are whole,
//!    some number is above 0, he moves there, and at least 0 is left again. So he always has an answer,
//!    and the play ends: Right loses. At a sum above 0 Left, to move, makes such a move, too. The mirror
//!    image is Right's half. So x + y − z is in P if z is the sum of the fractions x and y, and x ≥ y as
//!    positions exactly if x − y ≥ 0.
//! 4. *The simplest number.* By 2 the options may be taken as numbers. Let x be the simplest number
//!    between them. Whoever begins loses G − x. For let Left begin. If he moves from G to an option l, the
//!    rest l − x is below 0. Otherwise he moves in −x, from x to Right's option b of x. This b is simpler
//!    than x: its denominator is smaller, or both are whole and b is nearer to 0. So b is not between
//!    the options of G. As b > x, some option r of Right's is at most b. Right moves there, and
//!    r − b ≤ 0 with Left to move is lost for Left. If Right begins, it is the mirror image. (Of x only
//!    this was used: it is between the options of G, and its own options are not.)
//! 5. *Switches.* Let d₁ ≥ d₂ ≥ ... ≥ dₙ be the differences x − y, and let m be the sum of the numbers
//!    and of all (x + y) / 2. A switch that Left plays adds d / 2 to that, one that Right plays takes
//!    d / 2 away. So if Left begins and both play the hottest first, the numbers come to m + D/2 in the
//!    end, with D = d₁ − d₂ + d₃ − ... ≥ 0; if Right begins, to m − D/2. In the example above
//!    m = 0 + 1 − 1 = 0 and D = 6 − 2 = 4, so they come to 2 or to −2. *Claim: the player who begins, say
//!    Left, wins exactly if that is above 0, or is 0 and n is odd, as Right has to move then.* By induction
//!    over n, and for equal n over the moves of the sum of the numbers, taken as one number. For n = 0
//!    it is proved in 3.
//!    - *If it is so*, Left plays the hottest switch. The numbers come to the same in the end, with
//!      n − 1 switches, and by the claim for Right, who begins now, he does not win.
//!    - *If not*, m + D/2 is below 0, or is 0 and n is even. Let Left play dⱼ, and let D′ be made of the
//!      other differences as D is of all. Then n − 1 switches are left, and Right begins, so the numbers
//!      come to m + (dⱼ − D′)/2 (in the example, with the 2 first, to (2 − 6)/2 = −2). To show: it is
//!      not above m + D/2, that is, D + D′ ≥ dⱼ. Write D = P ± (dⱼ − T), where P is made of the
//!      differences before dⱼ and T ≥ 0 of those behind it. Then D′ = P ± T. For odd j the sign is +, so
//!      D + D′ = 2P + dⱼ ≥ dⱼ. For even j it is −, so D + D′ = 2P − dⱼ, and P ≥ dⱼ₋₁ ≥ dⱼ. So Right wins
//!      by the claim.
//!    - Or let Left move in the number. Then m gets smaller, and Right begins, so the numbers come to
//!      less than m − D/2 ≤ m + D/2 ≤ 0. Right wins again.
//!
//! ## Cutcake
//!
//! A bar of x · y squares is broken in two, by Left across the side x into a · y and (x − a) · y, by
//! Right across the side y. All pieces stay in the game. *Let 2^b be the greatest power of 2 that is
//! not above y. If x ≥ 2^b, the value is q − 1 for q = ⌊x / 2^b⌋. If x < 2^b, exchange the sides and
//! the players: the negative.* For 5 · 3 it is 2 − 1 = 1, with 2^b = 2 and q = 2. For 2 · 4 it is the
//! negative of that for 4 · 2, where 2^b = 2 and q = 2 again: −1. By induction over the area, for
//! x ≥ 2^b:
//!
//! 1. *Left* gets at most q − 2. If both pieces are at least 2^b long, their quotients add up to q at
//!    most, and their values to q − 2. A shorter piece is worth −1 at most, as the greatest power of 2
//!    not above its length goes into y at least twice; the other one is worth q − 1 at most, as it is
//!    shorter than x. For q ≥ 2 breaking off 2^b gives 0 + (q − 2). (For 5 · 3 the breaks 1 + 4 and 2 + 3
//!    give −2 + 1 and 0 + 0.)
//! 2. *Right* gets at least q. As y < 2^(b + 1), one of his pieces has a side below 2^b: it is worth
//!    2q − 1 at least, and the other one q − 1 at least, which makes 3q − 2 ≥ q. (For
//!    5 · 3 the break 1 + 2 gives 4 + 1.)
//! 3. So q − 1 is between the options. For q ≥ 2 it is the simplest number there, as q − 2 ≥ 0 is one
//!    of Left's. For q = 1 it is 0.
//!
//! ## Values
//!
//! A [`Game`] finds the values of a game whose positions are numbers, by 4. Cutcake, with x to the
//! right and y downwards:
//!
//! ```
//! use snippets::partizan::{Game, ONE};
//!
//! let mut cutcake = Game::new(|&(x, y): &(u32, u32), left| {
//!     let mut options = vec![];
//!     if left {
//!         for a in 1..x {
//!             options.push(vec![(a, y), (x - a, y)]); // two pieces
//!         }
//!     } else {
//!         for a in 1..y {
//!             options.push(vec![(x, a), (x, y - a)]);
//!         }
//!     }
//!     options
//! });
//! let mut row = |y| {
//!     let mut values = vec![];
//!     for x in 1..=8 {
//!         values.push(cutcake.value(&(x, y)) / ONE);
//!     }
//!     values
//! };
//! assert_eq!(row(1), [0, 1, 2, 3, 4, 5, 6, 7]);
//! assert_eq!(row(2), [-1, 0, 0, 1, 1, 2, 2, 3]);
//! assert_eq!(row(3), [-2, 0, 0, 1, 1, 2, 2, 3]);
//! assert_eq!(row(4), [-3, -1, -1, 0, 0, 0, 0, 1]);
//! ```
//!
//! ## How to play
//!
//! In switches beside numbers play the [`hottest`] one; [`left_wins`] says who wins. If all
//! components are numbers, move so that the sum stays on your side of 0, or at 0: some move in a number with the
//! greatest denominator does, if you win at all.
//!
//! ## Other rules
//!
//! - *Fractions* of a move: [`red_blue_hackenbush`](crate::red_blue_hackenbush).
//! - *Any number of one's own things at once.* Each thing belongs to one player, who takes one or more of his
//!   own from one heap. A heap of n things of Left's is {0, 1, ..., n − 1 | } = n, as by induction these are
//!   numbers and the greatest option counts. So one at a time is best, all heaps of a player together count
//!   as one, and who has more things wins; with as many on both sides the player to move loses.
//! - *Stacks with marks of both players* (栈顶归谁; CodeChef BINIM2). A player chooses a stack whose top mark is
//!   his, and takes any number of marks from the top. A stack on which Left has the top mark, and n marks in
//!   all of his own, is worth n. *Why:* Right has no move there. Left can take off all above his second mark,
//!   which leaves n − 1 by induction, or all if n = 1. If a mark of Left's is on top of what he leaves, it is
//!   worth n − 1 at most, and otherwise it is negative. And {n − 1 | } = n.
//! - *One takes even numbers, the other odd ones* (奇偶各取; CodeChef TWEED). Heaps of stones, and a move takes
//!   any number of stones of the own kind from one heap. If there is a stone at all, the player of even
//!   numbers wins exactly if he begins and there is one heap, an even one. *Why:* from anything else he
//!   leaves stones, or has no move. And the other one wins whenever there are stones: of one heap he takes
//!   all if it is odd, and leaves 1 if it is even. Of the heaps 1 and 1 he takes one, and of more stones in
//!   two or more heaps he can take one stone so that two heaps or more are left.
//! - *Impartial games* are their own negatives. So G = H if the sum G + H is lost, which means that
//!   the [Grundy values](crate::sprague_grundy) are equal.
//! - *Other values.* Not all positions are numbers and switches: ↑ = {0 | ∗} is above 0, and below each
//!   number above 0. Of the 256 positions whose options are among 0, 1, −1 and ∗, only 22 differ in
//!   value.
//! - *When all positions are numbers.* Take any position G, a move of Left's, to L, and a move of Right's, to
//!   R. Assume that always one of three things holds: some position H is an option of Right's from L and of
//!   Left's from R; or R is an option of Right's from L; or L is an option of Left's from R. Then all positions
//!   are numbers. For by induction all options are. A number is above its options for Left and below those for
//!   Right, as the simplest number is between them. So L < H < R, or L < R, and G is a number by 4. So where
//!   moves at different places do not hinder each other, H is what both moves leave, and only two moves that
//!   touch the same piece have to be looked at.
//!
//!   *Advance or eat* (`abc229h`): Left moves a white piece of a column up to the empty square above it, or
//!   takes any black piece off; Right the same with the colours exchanged. Two pieces never go to the same
//!   square, so moves of different pieces do not hinder each other. If Left moves a white piece up and Right
//!   takes it off, he can still do so behind Left's move: R is his option from L. If Right moves a black piece
//!   up and Left takes it off, L is an option of Left's from R. So each column is a number. Written from the top
//!   down, B alone is {0 | } = 1: Right cannot move it. ·B is {0 | 1} = 1/2.
//! - *Small boards, by search.* No formula is known for the first of these, and a pattern that shows in it is none.
//!   - *Domineering* on 2 × n cells, one player with upright dominoes, the other one with flat ones. Up to n =
//!     12 it looks like a period of 4: the upright player wins, whoever begins, for n = 1, 5, 9, the flat one
//!     for n = 4, 8, 12, and the player to move for all others. But for n = 13 the player to move loses.
//!   - *Col* and *Snort*, searched up to n = 8 vertices. In Col each player has a colour, and neighbours may
//!     not have the same one: on a path the player to move wins for n = 1 only, and on a ring of n ≥ 3
//!     vertices never. In Snort neighbours may not have different colours: on a path the player to move
//!     always wins, and on a ring exactly if n is odd. If both players have both colours, these games are
//!     impartial: [`painted_row`](crate::painted_row).
//! - *No sum*, and each player has a number of his own that he wants to be large: find the least one
//!   with which he wins, as in [`agc048d`](crate::problems::partizan::agc048d).
//!
//! ## Cost
//!
//! Values are exact: integers that count units of 2^−100. [`simplest`] tries the denominators, at most
//! 101. [`Game`] finds the options of each position once. A sum of n switches takes O(n log n).
//!
//! ## Example
//!
//! *Chips, any heap.* Let Left take a chips and Right b, a ≤ b. *A heap of v + a + b is equal to a heap of
//! v.* To show: whoever begins loses the difference of the two heaps. In the second heap, the negative one,
//! the players are exchanged: Left takes b and Right a. By induction over v:
//!
//! - A take from the first heap is answered by the opponent's take from it. That leaves v − v, which is in
//!   P. For example let the takes be 2 and 5, and v = 2: if Left leaves 7 of the 9, Right leaves 2 of these,
//!   and 2 − 2 remains.
//! - A take from the second heap is answered by the same take from the first. That leaves such a difference
//!   with a smaller v, so the opponent, who begins on it, loses. In 9 − 2 Right can take the 2 of the second
//!   heap. Then Left takes 2 of the 9, and 7 − 0 remains.
//!
//! So take the remainder v of a heap modulo a + b. For v < b its value is ⌊v / a⌋, otherwise it is
//! {⌊(v − a) / a⌋ | 0}.
//!
//! Heaps of 6 and 5 are {2 | 0} + {1 | 0}. Left wins whoever begins: if Right does, Left still gets 1, from
//! the 5. With 2 red chips beside them he wins, too, whoever begins; but if he begins, only by the 6, as in
//! the worked example.
//!
//! ```
//! use snippets::partizan::{hottest, left_wins, simplest, Game, ONE};
//!
//! assert_eq!(simplest(Some(0), Some(ONE)), ONE / 2);
//! assert_eq!(simplest(Some(ONE / 4), Some(ONE)), ONE / 2);
//! assert_eq!(simplest(Some(-3 * ONE), Some(5 * ONE)), 0);
//! assert_eq!(simplest(Some(2 * ONE), Some(5 * ONE)), 3 * ONE);
//!
//! let chips = [(2 * ONE, 0), (ONE, 0)];
//! assert_eq!(hottest(&chips), Some(0));
//! assert!(left_wins(0, &chips, true) && left_wins(0, &chips, false));
//! // With 2 red chips.
//! assert!(left_wins(-ONE, &chips, true) && left_wins(-ONE, &chips, false));
//! // Left has played the 6, or the 5.
//! assert!(left_wins(2 * ONE - ONE, &chips[1..], false));
//! assert!(!left_wins(ONE - ONE, &chips[..1], false));
//!
//! // Advance or eat, with one black piece under so many empty squares.
//! let mut below = Game::new(|&squares: &Option<u32>, left| match squares {
//!     None => vec![],                                 // the piece is gone
//!     Some(_) if left => vec![vec![None]],            // Left takes it off
//!     Some(0) => vec![],                              // Right cannot move it
//!     Some(squares) => vec![vec![Some(squares - 1)]], // Right moves it up
//! });
//! let values = [None, Some(0), Some(1), Some(2)].map(|squares| below.value(&squares));
//! assert_eq!(values, [0, ONE, ONE / 2, ONE / 4]);
//!
//! // The example below the theorem.
//! let switches = [(3 * ONE, -3 * ONE), (2 * ONE, 0)];
//! assert!(left_wins(-ONE, &switches, true) && !left_wins(-ONE, &switches, false));
//! ```
//!
//! ## Problems
//!
//! Three positions to decide with a pencil come first:
//! [exercises, step 9](crate::exercises#step-9-no-grundy-values).
//!
//! Easiest first.
//!
//! - [`hdu3544`](crate::problems::partizan::hdu3544) † HDU 3544 Alice's Game
//! - [`abc229h`](crate::problems::partizan::abc229h) AtCoder ABC 229 H Advance or Eat
//! - [`agc048d`](crate::problems::partizan::agc048d) AtCoder AGC 048 D Pocky Game
//! - [`cf1033g`](crate::problems::partizan::cf1033g) Codeforces 1033G Chip Game
//!
//! † The judge takes no Rust.
//!
//! ## Source
//!
//! E. R. Berlekamp, J. H. Conway, R. K. Guy, Winning Ways for Your Mathematical Plays, chapters 1, 2
//! (with Cutcake), 5 and 6; J. H. Conway, On Numbers and Games, chapters 7 to 9; A. N. Siegel,
//! Combinatorial Game Theory, chapter II; 方展鹏, 《浅谈如何解决不平等博弈问题》, papers of China's
//! national team (国家集训队论文), 2009.
#![doc(alias(
    "Domineering",
    "Col",
    "Snort",
    "不平等博弈",
    "Partizan games",
    "Partizan game",
    "非公平组合游戏",
    "surreal number",
    "超现实数",
    "simplest number",
    "switch",
    "Cutcake",
    "切蛋糕",
    "Stacks with marks of both players",
    "栈顶归谁",
    "One takes even numbers",
    "奇偶各取"
))]
use std::cmp::Reverse;
use std::collections::HashMap;
use std::hash::Hash;

/// The number 1, in the units in which [`simplest`] and [`Game`] give all numbers: 2^−100. All are below 2^26 in
/// size.
pub const ONE: i128 = 1 << 100;

/// Returns the numerator and the denominator of a number, given in units of 2^−100, in lowest terms. O(1).
pub fn fraction(number: i128) -> (i128, i128) {
    let shift = number.trailing_zeros().min(ONE.trailing_zeros());
    (number >> shift, ONE >> shift)
}

/// Returns the simplest number greater than `left` and less than `right`, in units of 2^−100; `None` is no
/// bound. O(1): at most 101 steps.
///
/// # Panics
/// If `left` is not less than `right`, if one of them is 2^26 or more in size, or if only numbers finer than
/// 2^−100 are between.
#[track_caller]
pub fn simplest(left: Option<i128>, right: Option<i128>) -> i128 {
    let is_small = |bound: &i128| bound.unsigned_abs() < 1 << 126;
    let are_small = left.iter().chain(&right).all(is_small);
    assert!(are_small, "a number of 2^26 or more");
    let (above, below) = (left.unwrap_or(-i128::MAX), right.unwrap_or(i128::MAX));
    assert!(above < below, "no number is between the options");
    if above < 0 && below > 0 {
        return 0;
    }
    if above < 0 {
        return -simplest(right.map(|x| -x), left.map(|x| -x));
    }
    // The least multiples of 1, 1/2, 1/4, ... that are above `left`.
    let mut multiples = (0..=100).rev().map(|bits| ((above >> bits) + 1) << bits);
    multiples
        .find(|&x| x < below)
        .expect("a multiple of 2^-100")
}

/// A game in which each position is a number, with the values that were asked for so far.
pub struct Game<P, F> {
    options: F,
    values: HashMap<P, i128>,
}

impl<P: Clone + Eq + Hash, F: Fn(&P, bool) -> Vec<Vec<P>>> Game<P, F> {
    /// Makes the partizan game in which `options(position, true)` are Left's options of a position and
    /// `options(position, false)` Right's. An option is a sum: the list of what is left side by side. O(1).
    pub fn new(options: F) -> Self {
        Self {
            options,
            values: HashMap::new(),
        }
    }

    /// Returns the value of a position of the partizan game, a number in units of 2^−100. It calls itself for
    /// what can be reached from there; a game of very many moves, or with a cycle, overflows the stack. The
    /// options of each position that can be reached are listed once for each player: O(1) for each of their
    /// parts, and for each position.
    ///
    /// # Panics
    /// If some option of Left's is not less than one of Right's, so that the position is no number; if a
    /// number is 2^26 or more in size, or finer than 2^−100.
    #[track_caller]
    pub fn value(&mut self, position: &P) -> i128 {
        if let Some(&value) = self.values.get(position) {
            return value;
        }
        let left = self.values_of_options(position, true);
        let right = self.values_of_options(position, false);
        let value = simplest(left.into_iter().max(), right.into_iter().min());
        self.values.insert(position.clone(), value);
        value
    }

    /// The values of the options of Left if `left`, otherwise of those of Right.
    #[track_caller]
    fn values_of_options(&mut self, position: &P, left: bool) -> Vec<i128> {
        let mut values = Vec::new();
        for parts in (self.options)(position, left) {
            let mut sum: i128 = 0;
            for part in &parts {
                let value = self.value(part);
                sum = sum.checked_add(value).expect("a number below 2^26");
            }
            values.push(sum);
        }
        values
    }
}

/// Fails if a pair is no switch.
#[track_caller]
fn check(switches: &[(i128, i128)]) {
    for &(x, y) in switches {
        assert!(x >= y, "no switch: {} is less than {}", x, y);
    }
}

/// Returns which of the switches `(x, y)`, x at least y, is played first: one with the greatest difference;
/// `None` if there is no switch. All numbers are in one unit, whatever it is. O(n).
///
/// # Panics
/// If x is less than y.
#[track_caller]
pub fn hottest(switches: &[(i128, i128)]) -> Option<usize> {
    check(switches);
    (0..switches.len()).max_by_key(|&i| switches[i].0.abs_diff(switches[i].1))
}

/// Returns whether Left wins a number beside switches `(x, y)`, x at least y, where Left begins if
/// `left_begins` and Right otherwise, and who cannot move loses. All numbers are in one unit, whatever it is:
/// where all are integers, 1 will do. O(n log n).
///
/// # Panics
/// If x is less than y in a switch, or if a sum of the number and of sides of switches has more than 128 bits.
#[track_caller]
pub fn left_wins(number: i128, switches: &[(i128, i128)], left_begins: bool) -> bool {
    check(switches);
    let mut switches = switches.to_vec();
    switches.sort_by_key(|&(x, y)| Reverse(x.abs_diff(y)));
    let mut sum = number;
    let mut left_moves = left_begins;
    for (x, y) in switches {
        let side = if left_moves { x } else { y };
        sum = sum.checked_add(side).expect("a sum of 128 bits");
        left_moves = !left_moves;
    }
    sum > 0 || sum == 0 && !left_moves
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::random::Random;
    use crate::search::{change_one, heaps_up_to, product, Search};

    /// The options of Left, and of Right.
    #[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
    struct Tree([Vec<Tree>; 2]);

    /// Positions side by side, sorted, and whether Left moves.
    type Sum = (Vec<Tree>, bool);

    /// Whether Left wins sums, if Left begins and if Right begins.
    struct Outcomes(Search<Sum, fn(&Sum) -> Vec<Sum>>);

    impl Outcomes {
        fn new() -> Self {
            Self(Search::normal(|(sum, left)| {
                let mut options = Vec::new();
                for (i, tree) in sum.iter().enumerate() {
                    for option in &tree.0[usize::from(!left)] {
                        let mut rest = sum.clone();
                        rest[i] = option.clone();
                        rest.sort_unstable();
                        options.push((rest, !left));
                    }
                }
                options
            }))
        }

        fn of(&mut self, sum: &[&Tree]) -> [bool; 2] {
            let mut sum: Vec<Tree> = sum.iter().map(|&tree| tree.clone()).collect();
            sum.sort_unstable();
            [
                self.0.wins(&(sum.clone(), true)),
                !self.0.wins(&(sum, false)),
            ]
        }

        fn are_equal(&mut self, g: &Tree, h: &Tree) -> bool {
            self.of(&[g, &negative(h)]) == PREVIOUS
        }

        /// G ≥ H, as a play of G − H tells, exactly if G is never worse than H in a sum. Among `trees`
        /// the negative of each, or what is equal to it.
        fn check_comparisons(&mut self, trees: &[Tree]) {
            let mut row = |g| trees.iter().map(|x| self.of(&[g, x])).collect();
            let rows: Vec<Vec<[bool; 2]>> = trees.iter().map(&mut row).collect();
            for (g, with_g) in trees.iter().zip(&rows) {
                for (h, with_h) in trees.iter().zip(&rows) {
                    let mut pairs = with_g.iter().zip(with_h);
                    let never_worse = pairs.all(|(g, h)| g[0] >= h[0] && g[1] >= h[1]);
                    assert_eq!(self.of(&[g, &negative(h)])[1], never_worse);
                }
            }
        }
    }

    /// The outcome of an end: who begins loses.
    const PREVIOUS: [bool; 2] = [false, true];

    fn negative(tree: &Tree) -> Tree {
        let negatives = |options: &Vec<Tree>| options.iter().map(negative).collect();
        Tree([negatives(&tree.0[1]), negatives(&tree.0[0])])
    }

    fn number(x: i128) -> Tree {
        let (numerator, denominator) = fraction(x);
        assert_eq!(numerator * ONE, x * denominator);
        let moves = |may_move: bool, change| {
            let option = may_move.then(|| number(x + change));
            option.into_iter().collect()
        };
        let (part, is_whole) = (ONE / denominator, denominator == 1);
        Tree([
            moves(x > 0 || !is_whole, -part),
            moves(x < 0 || !is_whole, part),
        ])
    }

    fn multiples(part: i128, least: i128, most: i128) -> impl Iterator<Item = i128> + Clone {
        (least * ONE / part..=most * ONE / part).map(move |i| i * part)
    }

    /// All whose options are among 0, 1, −1 and a star.
    fn of_two_moves() -> Vec<Tree> {
        let zero = number(0);
        let star = Tree([vec![zero.clone()], vec![zero.clone()]]);
        let first = [zero, number(ONE), number(-ONE), star];
        let subset = |set: usize| {
            let kept = (0..4).filter(|i| set >> i & 1 == 1);
            kept.map(|i| first[i].clone()).collect()
        };
        let sets = (0..16).flat_map(|left| (0..16).map(move |right| [left, right]));
        sets.map(|sets| Tree(sets.map(subset))).collect()
    }

    #[test]
    fn positions_of_two_moves_have_22_values() {
        let mut outcomes = Outcomes::new();
        let mut values = Vec::new();
        for tree in of_two_moves() {
            assert!(outcomes.are_equal(&tree, &tree));
            let mut equal = values
                .iter()
                .filter(|value| outcomes.are_equal(&tree, value));
            match equal.next() {
                None => values.push(tree),
                Some(_) => assert!(equal.next().is_none()),
            }
        }
        assert_eq!(values.len(), 22);
        outcomes.check_comparisons(&values);
    }

    #[test]
    fn random_positions_of_up_to_three_moves() {
        let two_moves = of_two_moves();
        let mut random = Random::new(0);
        let mut any = |count| -> Vec<Tree> {
            let places = random.list(count, 0, two_moves.len() - 1);
            places.into_iter().map(|i| two_moves[i].clone()).collect()
        };
        let mut trees = any(16);
        trees.extend((0..8).map(|i| Tree([any(i % 3), any((i + i / 3) % 3)])));
        trees.extend(trees.iter().map(negative).collect::<Vec<_>>());
        Outcomes::new().check_comparisons(&trees);
    }

    #[test]
    fn sums_of_three_quarters() {
        let numbers = multiples(ONE / 4, -2, 2).map(|x| (x, number(x)));
        let mut outcomes = Outcomes::new();
        for sum in product(&vec![numbers.collect(); 3]) {
            let total: i128 = sum.iter().map(|number| number.0).sum();
            let sum: Vec<&Tree> = sum.iter().map(|number| &number.1).collect();
            assert_eq!(outcomes.of(&sum), [total > 0, total >= 0]);
        }
    }

    #[test]
    fn the_simplest_number_between_any_two_eighths() {
        let mut outcomes = Outcomes::new();
        let bounds = multiples(ONE / 8, -2, 2).map(Some).chain([None]);
        for pair in product(&vec![bounds.collect(); 2]) {
            if !matches!(pair[..], [Some(left), Some(right)] if left >= right) {
                let options = [pair[0], pair[1]];
                let tree = Tree(options.map(|bound| bound.into_iter().map(number).collect()));
                let simplest = number(simplest(pair[0], pair[1]));
                assert!(outcomes.are_equal(&tree, &simplest), "{pair:?}");
            }
        }
    }

    #[test]
    fn up_to_three_switches_beside_a_number() {
        let ends =
            multiples(ONE, -2, 1).flat_map(|y| multiples(ONE, y / ONE, 1).map(move |x| (x, y)));
        let mut outcomes = Outcomes::new();
        for switches in (0..=3).flat_map(|n| product(&vec![ends.clone().collect(); n])) {
            let mut trees: Vec<Tree> = switches
                .iter()
                .map(|&(x, y)| Tree([vec![number(x)], vec![number(y)]]))
                .collect();
            trees.push(Tree([vec![], vec![]]));
            for x in multiples(ONE / 2, -1, 1) {
                *trees.last_mut().unwrap() = number(x);
                let won = outcomes.of(&trees.iter().collect::<Vec<_>>());
                let begins = [true, false];
                assert_eq!(won, begins.map(|left| left_wins(x, &switches, left)));
                if let Some(i) = hottest(&switches) {
                    // The hottest move wins if any does.
                    let after = [0, 1].map(|player| {
                        let mut rest: Vec<&Tree> = trees.iter().collect();
                        rest[i] = &trees[i].0[player][0];
                        outcomes.of(&rest)[1 - player]
                    });
                    assert_eq!(won, after, "{x}, {switches:?}");
                }
            }
        }
    }

    #[test]
    fn heaps_of_chips_for_all_takes_up_to_four() {
        let mut outcomes = Outcomes::new();
        for (a, b) in (1..=4).flat_map(|b| (1..=b).map(move |a| (a, b))) {
            let mut heaps: Vec<Tree> = Vec::new();
            for v in 0..=2 * (a + b) {
                let option = |take| heaps[..v].iter().rev().nth(take - 1).cloned();
                heaps.push(Tree([a, b].map(|take| option(take).into_iter().collect())));
                let rest = v % (a + b);
                let moves = |chips| number((chips / a) as i128 * ONE);
                let value = if rest < b {
                    moves(rest)
                } else {
                    Tree([vec![moves(rest - a)], vec![number(0)]])
                };
                assert!(outcomes.are_equal(&heaps[v], &value), "{a}, {b}, {v}");
            }
        }
    }

    fn cutcake_value((x, y): (u32, u32)) -> i128 {
        let power = 1 << y.ilog2();
        if x >= power {
            i128::from(x / power) - 1
        } else {
            -cutcake_value((y, x))
        }
    }

    #[test]
    fn cutcake_by_its_options_and_two_bars_by_the_rules() {
        let breaks = |(x, y): (u32, u32), left: bool| -> Vec<Vec<(u32, u32)>> {
            let across_x = |a| vec![(a, y), (x - a, y)];
            let across_y = |a| vec![(x, a), (x, y - a)];
            let sides = 1..if left { x } else { y };
            sides
                .map(|a| if left { across_x(a) } else { across_y(a) })
                .collect()
        };
        let mut game = Game::new(|&bar: &(u32, u32), left| breaks(bar, left));
        for bar in (1..=20).flat_map(|x| (1..=20).map(move |y| (x, y))) {
            assert_eq!(game.value(&bar), cutcake_value(bar) * ONE, "{bar:?}");
        }
        let mut search = Search::normal(|(bars, left): &(Vec<(u32, u32)>, bool)| {
            let mut options = Vec::new();
            for (i, &bar) in bars.iter().enumerate() {
                for pieces in breaks(bar, *left) {
                    let mut rest = [&bars[..i], &pieces, &bars[i + 1..]].concat();
                    rest.retain(|&piece| piece != (1, 1));
                    rest.sort_unstable();
                    options.push((rest, !left));
                }
            }
            options
        });
        let bars = (1..=8).flat_map(|x| (1..=8 / x).map(move |y| (x, y)));
        for pair in product(&vec![bars.collect(); 2]) {
            let value = cutcake_value(pair[0]) + cutcake_value(pair[1]);
            let wins = [true, false].map(|left| search.wins(&(pair.clone(), left)));
            assert_eq!(wins, [value > 0, value < 0], "{pair:?}");
        }
    }

    /// A column of advance or eat: 0 is an empty square, 1 a white piece, 2 a black one.
    fn advance_or_eat(column: &[u8], left: bool) -> Vec<Vec<u8>> {
        let (own, other) = if left { (1, 2) } else { (2, 1) };
        let mut options = Vec::new();
        for i in 0..column.len() {
            let mut option = column.to_vec();
            if column[i] == other {
                option[i] = 0;
                options.push(option);
            } else if column[i] == own && i > 0 && column[i - 1] == 0 {
                option.swap(i - 1, i);
                options.push(option);
            }
        }
        options
    }

    #[test]
    fn advance_or_eat_in_two_columns_of_three_and_four() {
        let mut game = Game::new(|column: &Vec<u8>, left| {
            let options = advance_or_eat(column, left).into_iter();
            options.map(|option| vec![option]).collect()
        });
        let mut search = Search::normal(|(columns, left): &(Vec<Vec<u8>>, bool)| {
            let mut options = Vec::new();
            for (i, column) in columns.iter().enumerate() {
                for option in advance_or_eat(column, *left) {
                    let mut rest = columns.clone();
                    rest[i] = option;
                    options.push((rest, !left));
                }
            }
            options
        });
        let columns = |squares| product(&vec![vec![0, 1, 2]; squares]);
        for pair in product(&[columns(3), columns(4)]) {
            let value = game.value(&pair[0]) + game.value(&pair[1]);
            let wins = [true, false].map(|left| search.wins(&(pair.clone(), left)));
            assert_eq!(wins, [value > 0, value < 0], "{pair:?}");
        }
    }

    /// Whether each position of a tree is as the page asks for: moves of both players leave the same in
    /// any order, or one is possible behind the other.
    fn orders_do_not_matter(tree: &Tree) -> bool {
        let Tree([left, right]) = tree;
        let is_fine = |l: &Tree, r: &Tree| {
            let behind_both = l.0[1].iter().any(|h| r.0[0].contains(h));
            behind_both || l.0[1].contains(r) || r.0[0].contains(l)
        };
        left.iter().all(|l| right.iter().all(|r| is_fine(l, r)))
            && left.iter().chain(right).all(orders_do_not_matter)
    }

    #[test]
    fn where_orders_do_not_matter_all_are_numbers() {
        let two_moves: Vec<Tree> = of_two_moves()
            .into_iter()
            .filter(orders_do_not_matter)
            .collect();
        let mut outcomes = Outcomes::new();
        let mut numbers = 0;
        let mut check = |tree: &Tree| {
            let candidates = multiples(ONE / 4, -3, 3);
            let is_number = candidates
                .clone()
                .any(|x| outcomes.are_equal(tree, &number(x)));
            assert!(is_number);
            numbers += 1;
        };
        two_moves.iter().for_each(&mut check);
        for (l, r) in two_moves
            .iter()
            .flat_map(|l| two_moves.iter().map(move |r| (l, r)))
        {
            let tree = Tree([vec![l.clone()], vec![r.clone()]]);
            if orders_do_not_matter(&tree) {
                check(&tree);
            }
        }
        assert!(numbers > 20, "only {numbers} numbers");
    }

    #[test]
    fn first_outcomes_and_up() {
        let zero = number(0);
        let star = Tree([vec![zero.clone()], vec![zero.clone()]]);
        let mut outcomes = Outcomes::new();
        assert_eq!(outcomes.of(&[&zero]), PREVIOUS);
        assert_eq!(outcomes.of(&[&star]), [true, false]);
        assert_eq!(outcomes.of(&[&number(ONE), &star]), [true, true]);
        assert_eq!(outcomes.of(&[&number(-ONE)]), [false, false]);
        let up = Tree([vec![zero], vec![star]]);
        assert_eq!(outcomes.of(&[&up]), [true, true]);
        for halvings in 0..6 {
            let part = number(ONE >> halvings);
            assert_eq!(outcomes.of(&[&part, &negative(&up)]), [true, true]);
        }
    }

    #[test]
    fn what_is_no_number_and_what_is_too_fine_panics() {
        for (left, right) in [(0, 0), (ONE, -ONE), (5, 6)] {
            let number = std::panic::catch_unwind(|| simplest(Some(left), Some(right)));
            assert!(number.is_err(), "{left}, {right}");
        }
        assert_eq!(simplest(Some(4), Some(6)), 5);
        let mut star = Game::new(|&stones: &u32, _| (0..stones).map(|rest| vec![rest]).collect());
        assert_eq!(star.value(&0), 0);
        assert!(std::panic::catch_unwind(move || star.value(&1)).is_err());
    }

    /// Heaps of 10^9 chips, in the unit 1.
    #[test]
    fn switches_in_another_unit() {
        let great = 1_000_000_000;
        let chips = [(great, 0), (great - 1, 0)];
        assert_eq!(hottest(&chips), Some(0));
        // If Right begins, one heap is left to each of them, and Left gets the smaller one.
        assert!(left_wins(1 - great, &chips, false) && left_wins(1 - great, &chips, true));
        // If Left begins, the great heap makes it 0, and Right takes the other one.
        assert!(!left_wins(-great, &chips, false) && !left_wins(-great, &chips, true));
    }

    #[test]
    #[should_panic(expected = "a sum of 128 bits")]
    fn a_sum_that_is_too_great() {
        left_wins(i128::MAX, &[(1, i128::MIN)], true);
    }

    /// The heaps of the player to move, and those of the other one.
    #[test]
    fn any_number_of_ones_own_things_at_once() {
        use crate::search::{heaps_up_to, take_from_one};
        let mut search = Search::normal(|[own, other]: &[Vec<u64>; 2]| {
            let options = take_from_one(own).into_iter();
            options.map(|rest| [other.clone(), rest]).collect()
        });
        let heaps = heaps_up_to(2, 5);
        for (own, other) in heaps
            .iter()
            .flat_map(|own| heaps.iter().map(move |other| (own, other)))
        {
            let won = own.iter().sum::<u64>() > other.iter().sum();
            assert_eq!(
                search.wins(&[own.clone(), other.clone()]),
                won,
                "{own:?}, {other:?}"
            );
        }
    }

    /// Up to 13 columns with optimization.
    #[test]
    fn domineering_in_two_rows() {
        let most = if cfg!(debug_assertions) { 7 } else { 13 };
        for n in 1..=most {
            // Who wins if it is his turn: bit 1 for the upright player, bit 2 for the flat one. A set of covered
            // cells, two to a column, is a number, and a domino more makes it greater.
            let mut winners = vec![0_u8; 1 << (2 * n)];
            let upright: Vec<usize> = (0..n).map(|column| 3 << (2 * column)).collect();
            let flat: Vec<usize> = (0..2 * n - 2).map(|cell| 5 << cell).collect();
            for covered in (0..winners.len()).rev() {
                let wins = |dominoes: &[usize], other: u8| {
                    let mut free = dominoes.iter().filter(|&domino| covered & domino == 0);
                    free.any(|domino| winners[covered | domino] & other == 0)
                };
                let (upright_wins, flat_wins) = (wins(&upright, 2), wins(&flat, 1));
                winners[covered] = u8::from(upright_wins) + 2 * u8::from(flat_wins);
            }
            let expected = match n {
                1 | 5 | 9 => 1,
                4 | 8 | 12 => 2,
                13 => 0,
                _ => 3,
            };
            assert_eq!(winners[0], expected, "{n}");
        }
    }

    #[test]
    fn col_and_snort_on_paths_and_rings() {
        for n in 1..=8_usize {
            for (is_ring, is_snort) in [(false, false), (false, true), (true, false), (true, true)]
            {
                if is_ring && n < 3 {
                    continue;
                }
                let mut search = Search::normal(|(colours, own): &(Vec<u8>, u8)| {
                    let other = 3 - own;
                    let forbidden = if is_snort { other } else { *own };
                    let mut options = Vec::new();
                    for v in (0..n).filter(|&v| colours[v] == 0) {
                        let before = if is_ring {
                            Some((v + n - 1) % n)
                        } else {
                            v.checked_sub(1)
                        };
                        let after = if is_ring { (v + 1) % n } else { v + 1 };
                        let mut neighbours = before.into_iter().chain([after]);
                        if neighbours.all(|w| colours.get(w) != Some(&forbidden)) {
                            let mut option = colours.clone();
                            option[v] = *own;
                            options.push((option, other));
                        }
                    }
                    options
                });
                let won = search.wins(&(vec![0; n], 1));
                let expected = match (is_ring, is_snort) {
                    (false, false) => n == 1,
                    (false, true) => true,
                    (true, false) => false,
                    (true, true) => n % 2 == 1,
                };
                assert_eq!(won, expected, "{n}, {is_ring}, {is_snort}");
            }
        }
    }

    #[test]
    fn stacks_with_marks_of_both_players() {
        let mut search = Search::normal(|(stacks, is_left): &(Vec<Vec<bool>>, bool)| {
            let mut options = Vec::new();
            for (i, stack) in stacks.iter().enumerate() {
                if stack.first() == Some(is_left) {
                    for taken in 1..=stack.len() {
                        let mut rest = stacks.clone();
                        rest[i] = stack[taken..].to_vec();
                        options.push((rest, !is_left));
                    }
                }
            }
            options
        });
        let marks = |n: usize| product(&vec![vec![false, true]; n]);
        let stacks: Vec<Vec<bool>> = (1..=4).flat_map(marks).collect();
        for pair in product(&[stacks.clone(), stacks]) {
            let worth = |stack: &Vec<bool>| {
                let marks = stack.iter().filter(|&&mark| mark == stack[0]);
                let own = i64::try_from(marks.count()).unwrap();
                if stack[0] {
                    own
                } else {
                    -own
                }
            };
            let sum: i64 = pair.iter().map(worth).sum();
            assert_eq!(search.wins(&(pair.clone(), true)), sum > 0, "{pair:?}");
            assert_eq!(search.wins(&(pair.clone(), false)), sum < 0, "{pair:?}");
        }
    }

    #[test]
    fn one_takes_even_numbers_and_the_other_odd_ones() {
        let mut search = Search::normal(|(heaps, is_even): &(Vec<u64>, bool)| {
            let takes = |heap: u64| (1..=heap).filter(|take| (take % 2 == 0) == *is_even);
            let rests = |heap| takes(heap).map(|take| heap - take).collect();
            let options = change_one(heaps, rests).into_iter();
            options.map(|option| (option, !is_even)).collect()
        });
        for heaps in heaps_up_to(3, 6) {
            let left: Vec<&u64> = heaps.iter().filter(|&&heap| heap > 0).collect();
            let is_one_even = left.len() == 1 && left[0] % 2 == 0;
            assert_eq!(
                search.wins(&(heaps.clone(), true)),
                is_one_even,
                "{heaps:?}"
            );
            assert_eq!(
                search.wins(&(heaps.clone(), false)),
                !left.is_empty(),
                "{heaps:?}"
            );
        }
    }
}
