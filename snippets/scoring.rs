//! # Scoring games (得分博弈)
//!
//! It is not the last move that decides, but who gets more. Nim-values say nothing about that. This
//! page counts by how much a player is ahead.
//!
//! ## Rules
//!
//! Numbers lie in rows and in stacks. A move takes a number at an end of a row, or at the open end of a
//! stack, the other end of which stands against a wall. In the end each player has the sum of what he
//! took, and he wants to be ahead of the other by as much as he can. Numbers may be negative.
//!
//! The *lead* of a position is how much more the player to move gets from there on than the other, if
//! both play as well as they can. It is 0 if nothing is left. Otherwise it is the greatest of the
//! numbers x − (the lead of what is left), over all moves, where x is the number that the move takes.
//!
//! ## Worked example
//!
//! ```text
//!     row         stack      row
//!    3 8 4       ║ 5 2        6
//! ```
//!
//! - *The row 3, 8, 4.* A player who takes the 3 or the 4 opens the 8 to the opponent, and then gets
//!   the last one of the three: 3 − 8 + 4 = −1. The row counts as one number −1.
//! - *The stack* with 5 at the wall. A player who takes the 2 leaves the 5 to the opponent and has
//!   lost 5 − 2 = 3. Nobody wants to begin here.
//! - So the first player takes 6, and the second has to take the −1: he takes the 3, say, the first
//!   player the 8, and the second the 4. Now the first one has to take the 2, and the second gets
//!   the 5.
//!
//! The first player has 6 + 8 + 2 = 16 and the second 3 + 4 + 5 = 12. So the lead is 6 − (−1) − 3
//! = 4.
//!
//! ## Theorem
//!
//! 1. *Falling order.* If each number may be taken at any time, take the greatest one. For the
//!    numbers s₁ ≥ s₂ ≥ s₃ ≥ ... the lead is s₁ − s₂ + s₃ − ... ([`in_turn`]).
//! 2. *Collapse.* Three neighbours a ≤ b ≥ c of a row or of a stack may be replaced by the number a −
//!    b + c: the lead of the whole position stays the same.
//! 3. *A pair at a wall.* If the two numbers of a stack that are next to the wall are p, at the wall,
//!    and q, and p ≥ q, both may be taken out. If the position has an odd number of numbers in all, p
//!    − q has to be added to the lead of what is left, and if an even number, to be subtracted.
//! 4. Go on until neither is possible. The numbers that are left are *free*: the lead is as if each
//!    of them could be taken at any time.
//!
//! So the lead is s₁ − s₂ + s₃ − ... of the free numbers, plus or minus, as part 3 says, the sum of all
//! p − q ([`lead`]). Each collapse and each pair removes two numbers. So there is an odd number of free
//! numbers exactly if the position has an odd number of numbers. The example has 6 numbers, so 5 − 2 is
//! subtracted.
//!
//! ## Why
//!
//! Write \[S\] for s₁ − s₂ + s₃ − ... of a list S of numbers, in falling order.
//!
//! **Step 1: in any order.** Whatever is collapsed or taken out first, the same numbers are left in
//! the end, and the same sum of all p − q. By induction over the length, a shorter list has only one
//! result. So it is enough that any two ways to begin can be continued so that they meet. Two that
//! share no number can both be done. Others are
//!
//! - a, b, c, d with a ≤ b ≥ c and b ≤ c ≥ d, so b = c: both ways leave a, d;
//! - a, b, c, d, e with a ≤ b ≥ c and c ≤ d ≥ e: after the first collapse a − b + c ≤ c ≤ d ≥ e, so
//!   it can go on to a − b + c − d + e; so can the second one;
//! - p, q, r at the wall with p = q ≥ r: both ways leave r and add 0;
//! - p, q, r, s at the wall with p ≥ q ≤ r ≥ s: the collapse leaves p and q − r + s ≤ q ≤ p, which is
//!   a pair of difference p − q + r − s. And after p and q the other two are a pair at the wall.
//!
//! **Step 2: what is left.** In a row no inner number is ≥ both its neighbours. So it falls and then
//! rises, and its greatest number is at an end. A stack with two numbers or more rises at the wall.
//! So it rises up to its open end.
//!
//! **Step 3: levels.** If no number of S is negative, \[S\] is the number of levels 1, 2, 3, ... that
//! an odd number of the numbers reach: s₁ − s₂ levels are reached by one of them, s₃ − s₄ by three,
//! and so on.
//!
//! ```text
//!     level 4   █
//!           3   █ █
//!           2   █ █
//!           1   █ █ █
//!               4 3 1
//! ```
//!
//! For the numbers 4, 3, 1 level 4 is reached by one of them, levels 3 and 2 by two, and level 1 by three. So
//! there are two such levels, 4 and 1, and 4 − 3 + 1 = 2.
//!
//! At a first reading, skip steps 4 to 6, which prove the theorem, and go on with [how to
//! play](#how-to-play).
//!
//! **Step 4: one number more.** Let a move take x. In what it leaves of that row or stack let f₁, f₂,
//! ... be the free numbers, from that end on. Put x back on, and let e be x. While e ≤ f₁ ≥ f₂ for
//! the first two that are left, these three collapse, and e − f₁ + f₂ ≤ f₂ is the new e. By step 2
//! the f fall as far as that goes on. Let F be those that are used up, 2k of them, and N all other
//! free numbers, of all rows and stacks. So f₁ ≥ f₂ ≥ ... ≥ f₂ₖ ≥ e, and x = e + \[F\]. Now
//!
//! - *either* e stays. The free numbers were N and e, and after the move they are N and F. The pairs
//!   are the same. In the example the 3 leaves 8, 4: F is 8, 4, e = 3 − 8 + 4 = −1, N is 6, and
//!   3 = −1 + (8 − 4).
//! - *or* it is a stack with just one f left, and e ≤ f. Then f and e are a pair at the wall. Count f
//!   to F and not to N, so \[F\] = x − e + f. The free numbers were N, and after the move they are N
//!   and F. Let W be the sum of all p − q after the move; before it was W + (f − e). In the example
//!   the 2 leaves the 5: e = 2, F is 5, and N is −1, 6.
//!
//! **Step 5: no move is better.** Let L be what the theorem says of the position, and L′ what it says
//! of the option. To show: x − L′ ≤ L, that is, L + L′ ≥ x. If all numbers of the position are raised
//! by the same amount, so are all free ones, and the p − q stay. One of the two positions has an odd
//! number of free numbers, so L + L′ is raised by that amount, as x is. So let no free number be
//! negative.
//!
//! - *e stays.* One of the two positions has an odd number of numbers and the other an even one, so
//!   the sum of all p − q has opposite signs in L and L′, and L + L′ = \[N, e\] + \[N, F\]. On each
//!   of the e levels up to e, the first list has one number more there than N, and the second one 2k
//!   more: exactly one of them is odd. On a level above e the first list is as odd as N is, so where
//!   an odd number of F reach it, exactly one of the two is odd. There are \[F\] such levels, as up
//!   to e all 2k reach it. Together L + L′ ≥ e + \[F\] = x.
//! - *f and e are a pair.* In the same way \[N\] + \[N, F\] ≥ \[F\] = x − e + f. If N has an odd number
//!   of numbers, L = \[N\] + W + (f − e) and L′ = \[N, F\] − W. Otherwise L = \[N\] − W − (f − e) and
//!   L′ = \[N, F\] + W. So L + L′ ≥ x − e + f − (f − e) = x.
//!
//! **Step 6: some move is as good.** If there are free numbers, the greatest of them is at an end, by
//! step 2. Move there. It is the e of that move, and stays. No number of N is greater, so above e
//! there are exactly \[F\] levels, and L + L′ = x. If there is none, each move is of the second kind
//! with N empty: \[N\] + \[N, F\] = \[F\], N has an even number of numbers, and again L + L′ = x.
//!
//! By induction over the number of numbers all L′ are leads. So the greatest x − L′, which is the lead,
//! is L. Parts 2 and 3 follow, as by step 1 a collapse does not change L, and a pair that is taken out
//! changes it as part 3 says; part 1 is the case of rows of one number.
//!
//! ## How to play
//!
//! Take the end at which the greatest free number is, or any if there is none: [`best_move`]. In
//! 1, 3, 9, 8, with 1, 2 free, take the 8, as 2 = 8 − 9 + 3.
//!
//! ## An even row: by colours
//!
//! Having to move can be a burden: in 1, 3, 1 a player would like to pass, as the lead is −1. In a row
//! with an even number of numbers this is not so. Colour them white and black in turn. The two ends
//! have different colours. So the first player can take a white end. Then both ends are black, and when
//! the opponent has taken one, a white end is open again. He gets all white numbers, or all black ones
//! if their sum is greater. So the lead is at least |a₁ − a₂ + a₃ − ...|, and never negative. With the
//! theorem: an even number of numbers in rows alone has a lead of s₁ − s₂ + s₃ − s₄ + ... ≥ 0.
//!
//! ## Minimax over intervals (区间动态规划)
//!
//! What is left of one row is always an interval. So a table of all intervals finds the lead in O(n^2),
//! by the rules alone, and still does so when a rule is changed. It is filled by growing lengths:
//!
//! ```
//! let row = [3, 9, 1, 2];
//! // lead[i]: of as many numbers as the length says, from number i on.
//! let mut lead = row.to_vec();
//! for length in 1..row.len() {
//!     for i in 0..row.len() - length {
//!         let (first, last) = (row[i], row[i + length]);
//!         lead[i] = (first - lead[i + 1]).max(last - lead[i]);
//!     }
//! }
//! assert_eq!(lead[0], 2 - (3 - 9 + 1));
//! ```
//!
//! ## Other rules
//!
//! - *Each player has his own end of each stack* (`cf388c`): the first takes from the top and the
//!   second from the bottom. Let H be the sum of the upper halves less that of the lower ones, where
//!   the middle numbers M of odd stacks do not count. The lead is H + \[M\] if the first player is to
//!   move, and −H + \[M\] if the second is. Let the first take x from an odd stack. Then its middle m
//!   joins the upper half: H becomes H′ = H − x + m, and his lead is x − (−H′ + \[M without m\]) = H +
//!   m − \[M without m\]. So the greatest m is best, as in part 1. From an even stack the first number
//!   b of the lower half becomes a middle, and his lead is H + b − \[M, b\]. That is no more, as
//!   \[M\] + \[M, b\] ≥ b by step 5; it is as much if there is no odd stack. (For the stacks 1, 5 and 3, 2,
//!   4, from the top, H is 1 − 5 + 3 − 4 = −5 and M is the 2: the lead is −5 + 2 = −3.)
//! - *Equal numbers cancel in pairs*: two numbers x that can both be taken at any time change no lead, as
//!   with them \[S\] is what it was: x − x comes in, and the signs of all others stay. So of many equal ones
//!   only the parity counts. The rest goes on as if the two were not there, and a take of one of them is
//!   answered by the other.
//! - *Only the last number counts* (`cf794e`): one player wants it to be great, and the other wants it
//!   to be small. A player who answers at the other end keeps the middle of the row where it is.
//! - *A stake that the opponent adds or subtracts* (`cf1628d2`): if the game is worth a after adding and
//!   b after subtracting, a ≤ b, the stake x = (b − a) / 2 makes a + x and b − x equal. With any other x
//!   one of the two is smaller, and the opponent, who wants a small score, chooses it.
//!
//! ## Some takes keep the turn
//!
//! *Things of two kinds* (保先手, 先手权; `cf1056c`, `arc112c`). All things are taken, one by one. A thing brings
//! the player who takes it a gain: what he gets less what the other one gets by it. The things of one kind
//! *pass* the turn, and those of the other kind *keep* it: the player who took one takes the next thing, too.
//! So it is with a pick that the other team has to answer at once, and with a part of a tree in which an even
//! number of steps is made.
//!
//! *Theorem.* Let P be the sum of the gains above 0 of the things that keep the turn, N the sum of their
//! other gains, and p₁ ≥ p₂ ≥ ... the gains of those that pass it. The lead is P + (p₁ − p₂ + p₃ − ...) + N
//! if an even number of things passes the turn, and P + (p₁ − p₂ + p₃ − ...) − N if an odd number does. It is
//! best to take a thing that keeps the turn for a gain above 0; if there is none, the greatest that passes
//! it; then the rest.
//!
//! *Why.* By induction over the number of things, where V is what the theorem says, S the list of the p, and
//! ±N is +N if S has an even number and −N otherwise.
//!
//! - *g > 0, and the turn stays:* then V of the rest is V − g, so the take is worth V.
//! - *g ≤ 0, and the turn stays:* V of the rest is V − g if S has an even number, and V + g otherwise. So the
//!   take is worth V or V + 2 g ≤ V.
//! - *x passes the turn:* V of the rest, S without x, is P + \[S without x\] ∓ N. The take is worth
//!   x − \[S without x\] − P ± N. By part 1 this is at most \[S\] − P ± N ≤ V, and it is V if P = 0 and x is
//!   the greatest.
//! - So some take is worth V: if P > 0, that of a thing with g > 0; otherwise, if S is not empty, that of the
//!   greatest one of S; otherwise any, as only things with g ≤ 0 that keep the turn are left.
//!
//! (3 and −2 keep the turn, 5, 4 and 1 pass it: 3 + (5 − 4 + 1) + 2 = 7. Heroes of 10 and 9 and a pair of 5
//! and 4 of which each forces the other: the pair has the gain 1 and keeps the turn. Take the 5, and then it
//! is 10 against 9: 15 to 13. The 10 first gives 14 to 14.) In a dialogue choose anew in each turn: the
//! theorem holds for any position. A subtree passes the turn if an odd number of its steps change whose turn
//! it is.
//!
//! ## Who decides next
//!
//! *Take it and hand over, or give it and go on* (决策权; `cf859c`). Things x₁, x₂, ..., none of them negative,
//! come up in this order. One player has the decision: he takes the thing, and the other one has the next
//! decision; or he gives it to the other one and decides again. *Theorem.* His lead is |x₁ − |x₂ − |x₃ −
//! ...|||. *Why:* let d be his lead on the things behind x if he has the decision there. Taking is worth x −
//! d, and giving is worth −x + d. The greater of the two is |x − d|. So he takes x if x > d. (141, 592, 653:
//! 653, then |592 − 653| = 61, then |141 − 61| = 80.) It is never a burden to decide.
//!
//! ## Half of each pair
//!
//! *Points for two things of one player* (边权各半; CodeChef FURGRAPH). The vertices of a graph are taken, or
//! coloured, one by one in turn. A vertex may bring a number of its own, and an edge brings its weight, which
//! may be negative, to the player who has both its ends. *Theorem.* Give each vertex its own number and half
//! of the weight of each of its edges. With these sums v₁ ≥ v₂ ≥ ... the first player leads by v₁ − v₂ + v₃ −
//! ...: both take the greatest.
//!
//! *Why.* A player who has both ends of an edge has both halves of it. If each player has one end, each has a
//! half, which changes no lead; and the edge brings nothing to either. So the lead in the end is that of the
//! sums, which are free numbers, and part 1 holds.
//!
//! It is the same if an edge pays once to each player who has an end of it: an edge between the players then
//! pays both, which changes no lead either. Three things that have to be together do not split so: with
//! thirds, two of them would bring one third more than the third one. If edges are added one by one, two sums
//! change each time.
//!
//! (1 ─ 2 of weight 4 and 2 ─ 3 of weight 2: the sums are 2, 3 and 1. The first player takes 2, the second
//! one 1, and then the edge 2 ─ 3 brings 2 = 3 − 2 + 1.)
//!
//! ## A stake
//!
//! *A stake that makes good for all losses* (倍投; `cf1929c`). A player with a coins bets again and again a
//! whole number y ≥ 1 of those that he has. The opponent decides: the player wins y (k − 1), k ≥ 2, or loses
//! y; but he may not lose more than x times in a row.
//!
//! *Theorem.* Let s₀ = 0 and sⱼ₊₁ = sⱼ + ⌊sⱼ / (k − 1)⌋ + 1. If a ≥ s with the index x + 1, the player can
//! get as many coins as he likes. If not, the opponent can keep him at a or below for ever.
//!
//! *Why.* In the first case, if m coins are lost since the last win, he bets ⌊m / (k − 1)⌋ + 1. A win makes
//! good for m and brings one coin at least. After j losses m is sⱼ, so he can pay x + 1 such stakes, of which
//! he wins one. In the second case let m be what he has less than a. The opponent lets him win as long as y
//! (k − 1) ≤ m, which does not bring him above a. Otherwise y > m / (k − 1), and he loses. So after j losses
//! in a row m ≥ sⱼ. After x of them, a stake that brings him above a would make m + y at least s with the
//! index x + 1, which is more than a: he cannot pay it.
//!
//! (With k = 3 and x = 3 the stakes are 1, 1, 2, 3, which is 7 in all. With k = 2 they double: 1, 2, 4, ...)
//! There are x + 1 stakes, not x. Of any stake ask first which one makes both outcomes equal, as in "Other rules".
//!
//! ## One destroys, one saves
//!
//! *Fought over* (一毁一保; `cf1931e`). Things have weights v₁ ≥ v₂ ≥ ... ≥ vₙ ≥ 0. In turn Destroyer
//! destroys one thing, and Saver makes one thing safe for good; it has to be a thing that is neither
//! destroyed nor safe. A player may pass. The game ends when no such thing is left, or when both pass one
//! after the other. The weight that is not destroyed counts.
//!
//! *Theorem.* If Destroyer begins, v₁ + v₃ + v₅ + ... is destroyed, and if Saver begins, v₂ + v₄ + v₆ +
//! ... Both deal with the greatest thing that is open.
//!
//! *Why.* Say Destroyer begins. Before his turn number j at most 2 j − 2 things have been dealt with, so
//! one of the 2 j − 1 greatest is open: if he always takes the greatest, he destroys v with the index 2 j
//! − 1 or more. In the same way Saver saves v with the index 2 j or more in her turn number j. Both sums
//! together are all the weight, so neither gets more.
//!
//! *In a problem* see what cannot be touched at all, and check that a move deals with one thing at most,
//! that it never comes back, and that each player always has a move that does no harm. In `cf1931e` the
//! things are the zeros at the ends of the numbers: who turns a number round destroys its zeros, and who
//! writes it in front of another one saves them. (100, 20 and 5 have six digits, and 2, 1 and 0 zeros.
//! The first player makes 1 of 100, and the second writes 20 in front of 5. Four digits are left: 6 − 2 −
//! 0.) Sort by what is fought over, and not by the size of the numbers.
//!
//! ## Each move harms the mover
//!
//! *The least harm, and only once* (每步都亏, 只亏一次; `cf2127c`). In each of k ≥ 1 rounds Mover has to
//! name an option, and then Other does with it what he likes, or nothing. Mover wants the value at the
//! end to be small, Other wants it to be great.
//!
//! *Theorem.* The value grows at least by the least that one round can bring at the start, over all
//! options. It grows at most by the least, over all options, that all rounds can bring if only this
//! option is named. If the two are equal, that is the growth, and the number of rounds does not matter.
//!
//! *Why.* Other does the best with the first option that is named, and nothing in all other rounds. Mover
//! names the same option in all rounds.
//!
//! *Two rows of numbers* a and b. An option is two places, and Other rearranges the four numbers there;
//! the value is the sum of all |aᵢ − bᵢ|. Think of place i as the segment from aᵢ to bᵢ. The most that
//! four numbers can bring is the two greatest less the two least. Two segments with a common point have
//! that already. With a gap of g between them they get 2 g more, and then no more. So the least growth by
//! one option is the same for one round and for all: 2 g of the least gap, or 0 if two segments meet.
//! Sorted by their left ends, only neighbours have to be looked at. (Segments 1 to 3, 6 to 7 and 12 to 15
//! have the lengths 2 + 1 + 3 = 6 and the gaps 3 and 5: the value becomes 6 + 6 = 12. The first two bring
//! 7 + 6 − 3 − 1 = 9 in place of 3.)
//!
//! *How to play.* Mover names the pair with the least gap each time. Other puts the two greatest of the
//! four numbers against the two least. To sort the two rows against each other is the answer to another
//! question.
//!
//! ## Cost
//!
//! O(n log n) for n numbers.
//!
//! ## Example
//!
//! The program computes the lead in the position of the worked example, and after the best move.
//!
//! ```
//! use snippets::scoring;
//!
//! assert_eq!(scoring::lead(&[&[3, 8, 4], &[6]], &[&[5, 2]]), 4);
//! // Number 0 of row 1.
//! assert_eq!(scoring::best_move(&[&[3, 8, 4], &[6]], &[&[5, 2]]), Some((1, 0)));
//! assert_eq!(scoring::lead(&[&[3, 8, 4]], &[&[5, 2]]), 6 - 4);
//! assert_eq!(scoring::best_move(&[&[1, 3, 9, 8]], &[]), Some((0, 3)));
//!
//! assert_eq!(scoring::in_turn(&[-1, 6, 2]), 6 - 2 + -1);
//! assert_eq!(scoring::lead(&[&[3, 9, 1, 2]], &[]), 7);
//! assert_eq!(scoring::lead(&[&[1, 3, 1]], &[]), -1);
//! ```
//!
//! ## Problems
//!
//! Three positions to decide with a pencil come first:
//! [exercises, step 9](crate::exercises#step-9-no-grundy-values).
//!
//! Easiest first.
//!
//! - [`cf1931e`](crate::problems::scoring::cf1931e) Codeforces 1931E Anna and the Valentine's Day Gift: fought over
//! - [`cf2127c`](crate::problems::scoring::cf2127c) Codeforces 2127C Trip Shopping: the least harm
//! - [`cf1929c`](crate::problems::scoring::cf1929c) Codeforces 1929C Sasha and the Casino: a stake
//! - [`cf859c`](crate::problems::scoring::cf859c) Codeforces 859C Pie Rules: who decides next
//! - [`cf1056c`](crate::problems::scoring::cf1056c) Codeforces 1056C Pick Heroes: some takes keep the turn
//! - [`arc112c`](crate::problems::scoring::arc112c) AtCoder ARC 112 C DFS Game: some takes keep the turn
//! - [`cf388c`](crate::problems::scoring::cf388c) Codeforces 388C Fox and Card Game
//! - [`cf794e`](crate::problems::scoring::cf794e) Codeforces 794E Choosing Carrot
//! - [`cf1628d2`](crate::problems::scoring::cf1628d2) Codeforces 1628D2 Game on Sum (Hard Version)
//! - [`luogu_p3210`](crate::problems::scoring::luogu_p3210) Luogu P3210 \[HNOI2010\] 取石头游戏
//!
//! ## Source
//!
//! The even row: P. Winkler, Mathematical Puzzles (2004), "Coins in a Row". Sums of scoring games in
//! general: J. Milnor, "Sums of positional games", Contributions to the Theory of Games II (1953); U.
//! Larsson, R. J. Nowakowski, C. P. Santos, "Scoring games: the state of play", Games of No Chance 5
//! (2019). The collapse: `luogu_p3210`, from a contest of 2010.
#![doc(alias(
    "得分博弈",
    "Scoring games",
    "Scoring game",
    "取石头游戏",
    "区间博弈",
    "区间动态规划",
    "coins in a row",
    "minimax",
    "score",
    "first or last",
    "石子游戏",
    "得分",
    "取数",
    "points",
    "保先手",
    "先手权",
    "keeps the turn",
    "forced answer",
    "决策权",
    "decider",
    "倍投",
    "stake",
    "bet",
    "fought over",
    "一毁一保",
    "least harm",
    "每步都亏",
    "只亏一次",
    "边权各半",
    "Half of each pair"
))]

/// Returns the lead of the player to move, how much more he gets than the other, if the players take numbers
/// in turn and each may be taken at any time. O(n log n).
///
/// # Panics
/// If the sum of all absolute values is 2^63 or more.
#[track_caller]
pub fn in_turn(numbers: &[i64]) -> i64 {
    assert!(size(numbers) < 1 << 63, "the numbers are too great");
    let mut growing = numbers.to_vec();
    growing.sort_unstable();
    growing.iter().fold(0, |ahead, number| number - ahead)
}

/// Returns the lead of the player to move, how much more he gets than the other, if the players in turn take
/// a number from rows, of which both ends are open, or from stacks, of which the last number is open.
/// O(n log n) for n numbers.
///
/// # Panics
/// If the sum of all absolute values is 2^63 or more.
#[track_caller]
pub fn lead(rows: &[&[i64]], stacks: &[&[i64]]) -> i64 {
    check(rows, stacks);
    let (mut free, mut differences) = (Vec::new(), 0);
    let rows = rows.iter().map(|row| reduce(row, false));
    for (numbers, difference) in rows.chain(stacks.iter().map(|stack| reduce(stack, true))) {
        free.extend(numbers);
        differences += difference;
    }
    let is_odd = free.len() % 2 == 1;
    in_turn(&free) + if is_odd { differences } else { -differences }
}

/// Returns a best move `(i, j)` of a player who wants to get as much more than the other as he can, from
/// rows, of which both ends are open, and stacks, of which the last number is open: he takes number `j` of
/// row `i`, where the stacks are numbered after the rows. `None` if nothing is left. O(n) for n numbers.
///
/// # Panics
/// If the sum of all absolute values is 2^63 or more.
#[track_caller]
pub fn best_move(rows: &[&[i64]], stacks: &[&[i64]]) -> Option<(usize, usize)> {
    check(rows, stacks);
    let mut moves = Vec::new();
    for (i, row) in rows.iter().enumerate().filter(|(_, row)| !row.is_empty()) {
        let numbers = reduce(row, false).0;
        moves.push((numbers.first().copied(), (i, 0)));
        moves.push((numbers.last().copied(), (i, row.len() - 1)));
    }
    for (i, stack) in (rows.len()..)
        .zip(stacks)
        .filter(|(_, stack)| !stack.is_empty())
    {
        // `None`, which is least, if no number is free.
        moves.push((reduce(stack, true).0.last().copied(), (i, stack.len() - 1)));
    }
    moves.into_iter().max().map(|(_, place)| place)
}

/// The sum of all absolute values.
pub(crate) fn size(numbers: &[i64]) -> u128 {
    let sizes = numbers.iter().map(|number| number.unsigned_abs());
    sizes.map(u128::from).sum()
}

/// Fails if a sum may have more than 64 bits.
#[track_caller]
fn check(rows: &[&[i64]], stacks: &[&[i64]]) {
    let all = rows.iter().chain(stacks).map(|numbers| size(numbers));
    assert!(all.sum::<u128>() < 1 << 63, "the numbers are too great");
}

/// The free numbers, and the sum of all p − q for the pairs at the wall, which stands at the
/// first number if it does. O(n).
fn reduce(numbers: &[i64], has_wall: bool) -> (Vec<i64>, i64) {
    let (mut kept, mut differences) = (Vec::new(), 0);
    for &number in numbers {
        kept.push(number);
        while let [.., a, b, c] = kept[..] {
            if a > b || b < c {
                break;
            }
            kept.truncate(kept.len() - 3);
            kept.push(a - b + c);
        }
        match kept[..] {
            [p, q] if has_wall && p >= q => {
                differences += p - q;
                kept.clear();
            }
            _ => {}
        }
    }
    (kept, differences)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::random::Random;
    use crate::search::{product, Scores};
    use std::collections::HashMap;

    /// The numbers, and whether a wall stands at the first one.
    type Row = (Vec<i64>, bool);
    type Position = Vec<Row>;

    /// What a move takes, from which row and place, and what it leaves.
    fn takes(rows: &Position) -> Vec<(i64, (usize, usize), Position)> {
        let mut takes = Vec::new();
        for (i, (numbers, has_wall)) in rows.iter().enumerate() {
            let last = numbers.len().checked_sub(1);
            let first = Some(0).filter(|_| !has_wall && last.is_some());
            for j in first.into_iter().chain(last) {
                let mut option = rows.clone();
                takes.push((option[i].0.remove(j), (i, j), option));
            }
        }
        takes
    }

    fn moves(rows: &Position) -> Vec<(i64, Position)> {
        let takes = takes(rows).into_iter();
        takes.map(|(number, _, option)| (number, option)).collect()
    }

    /// All rows, and all stacks, of up to `most` numbers.
    fn all_rows(most: usize, numbers: &[i64]) -> Vec<Row> {
        let lists = (0..=most).flat_map(|n| product(&vec![numbers.to_vec(); n]));
        lists
            .flat_map(|list| [(list.clone(), false), (list, true)])
            .collect()
    }

    /// The theorem and the best move; the stacks come last.
    fn check(
        search: &mut Scores<Position, impl Fn(&Position) -> Vec<(i64, Position)>>,
        position: &Position,
    ) {
        let of = |wall| {
            let rows = position
                .iter()
                .filter(move |(_, has_wall)| *has_wall == wall);
            rows.map(|(numbers, _)| &numbers[..]).collect::<Vec<_>>()
        };
        let expected = search.lead(position);
        assert_eq!(lead(&of(false), &of(true)), expected, "{position:?}");
        let Some(place) = best_move(&of(false), &of(true)) else {
            assert!(takes(position).is_empty(), "{position:?}");
            return;
        };
        let mut takes = takes(position).into_iter();
        let (number, _, option) = takes.find(|take| take.1 == place).expect("a move");
        assert_eq!(
            number - search.lead(&option),
            expected,
            "{position:?}, {place:?}"
        );
    }

    #[test]
    fn every_row_and_stack_of_six_numbers_two_of_three_three_of_two_and_five_of_one() {
        let mut search = Scores::new(moves);
        for row in all_rows(6, &[0, 1, 2, 4]) {
            check(&mut search, &vec![row]);
        }
        let ones: Vec<Row> = [-2, 0, 1, 3].map(|number| (vec![number], false)).into();
        for position in product(&vec![ones; 5]) {
            check(&mut search, &position);
        }
        let pieces = |most, numbers: &[i64], count| {
            let positions = product(&vec![all_rows(most, numbers); count]).into_iter();
            let sorted = |rows: &Position| rows.windows(2).all(|pair| pair[0].1 <= pair[1].1);
            positions.filter(sorted).collect::<Vec<_>>()
        };
        for position in pieces(3, &[-1, 0, 2], 2)
            .into_iter()
            .chain(pieces(2, &[0, 1, 3], 3))
        {
            check(&mut search, &position);
        }
    }

    #[test]
    fn random_positions_with_great_and_negative_numbers() {
        let mut random = Random::new(0);
        for _ in 0..200 {
            let mut list = |most| {
                let n = random.between(0, most);
                random.list(n, -9, 9)
            };
            let position = [(list(5), false), (list(5), true), (list(1), true)];
            check(&mut Scores::new(moves), &position.to_vec());
        }
    }

    #[test]
    fn a_collapse_or_a_pair_less_anywhere_in_a_position() {
        let mut search = Scores::new(moves);
        let other = (vec![2, 0, 1], true);
        for row in all_rows(5, &[0, 1, 3]) {
            let position = vec![row.clone(), other.clone()];
            let lead = search.lead(&position);
            let (numbers, has_wall) = row;
            for i in 0..numbers.len().saturating_sub(2) {
                let [a, b, c] = [numbers[i], numbers[i + 1], numbers[i + 2]];
                if a <= b && b >= c {
                    let collapsed = [&numbers[..i], &[a - b + c], &numbers[i + 3..]].concat();
                    let option = vec![(collapsed, has_wall), other.clone()];
                    assert_eq!(search.lead(&option), lead, "{position:?}, {i}");
                }
            }
            if let ([p, q, above @ ..], true) = (&numbers[..], has_wall) {
                let option = vec![(above.to_vec(), true), other.clone()];
                let is_odd = (numbers.len() + 3) % 2 == 1;
                let difference = if is_odd { p - q } else { q - p };
                assert!(
                    p < q || search.lead(&option) + difference == lead,
                    "{position:?}"
                );
            }
        }
    }

    #[test]
    fn an_even_row_is_worth_what_one_colour_has_more() {
        let mut search = Scores::new(moves);
        for row in all_rows(6, &[-1, 0, 1, 3]) {
            if !row.1 && row.0.len() % 2 == 0 {
                let white: i64 = row.0.iter().step_by(2).sum();
                let black = row.0.iter().sum::<i64>() - white;
                let lead = search.lead(&vec![row.clone()]);
                assert!(lead >= (white - black).abs(), "{row:?}");
            }
        }
    }

    /// The lead by the rules, where the first list keeps the turn and the second passes it.
    fn lead_of_kinds(known: &mut HashMap<[Vec<i64>; 2], i64>, kinds: &[Vec<i64>; 2]) -> i64 {
        if let Some(&lead) = known.get(kinds) {
            return lead;
        }
        let mut leads = Vec::new();
        for (kind, sign) in [(0, 1), (1, -1)] {
            for i in 0..kinds[kind].len() {
                let mut rest = kinds.clone();
                let gain = rest[kind].remove(i);
                leads.push(gain + sign * lead_of_kinds(known, &rest));
            }
        }
        let lead = leads.into_iter().max().unwrap_or(0);
        known.insert(kinds.clone(), lead);
        lead
    }

    #[test]
    fn up_to_three_things_that_keep_the_turn_and_up_to_three_that_pass_it() {
        let gains = [-3, -1, 0, 1, 4];
        let lists = (0..=3).flat_map(|n| product(&vec![gains.to_vec(); n]));
        let lists = lists.filter(|list| list.windows(2).all(|pair| pair[0] <= pair[1]));
        let lists: Vec<Vec<i64>> = lists.collect();
        let mut known = HashMap::new();
        for keep in &lists {
            for pass in &lists {
                let positive: i64 = keep.iter().filter(|gain| **gain > 0).sum();
                let others = keep.iter().sum::<i64>() - positive;
                let last = if pass.len() % 2 == 0 { others } else { -others };
                let expected = positive + in_turn(pass) + last;
                let lead = lead_of_kinds(&mut known, &[keep.clone(), pass.clone()]);
                assert_eq!(lead, expected, "{keep:?}, {pass:?}");
            }
        }
        let example = [vec![3, -2], vec![5, 4, 1]];
        assert_eq!(lead_of_kinds(&mut known, &example), 7);
        assert_eq!(lead_of_kinds(&mut known, &[vec![1], vec![10, 9]]), 15 - 13);
    }

    #[test]
    fn who_decides_next() {
        /// The lead of the first player, by who has the decision.
        fn lead(things: &[i64], is_first: bool) -> i64 {
            let [x, rest @ ..] = things else {
                return 0;
            };
            // The first player gets the thing, or the second.
            let worths = [x + lead(rest, false), -x + lead(rest, true)];
            let best = if is_first {
                worths.into_iter().max()
            } else {
                worths.into_iter().min()
            };
            best.expect("two choices")
        }
        for things in (0..=5).flat_map(|n| product(&vec![vec![0, 1, 2, 5]; n])) {
            let expected = things
                .iter()
                .rev()
                .fold(0, |ahead: i64, x| (x - ahead).abs());
            assert_eq!(lead(&things, true), expected, "{things:?}");
            assert_eq!(lead(&things, false), -expected, "{things:?}");
        }
        assert_eq!(lead(&[141, 592, 653], true), 80);
    }

    /// Whether the player can get more coins than he has, if he may lose `most` times in a row.
    fn grows(k: usize, most: usize, coins: usize) -> bool {
        // By the losses in a row, and the coins.
        let mut won = vec![vec![false; coins + 1]; most + 1];
        let mut is_new = true;
        while is_new {
            is_new = false;
            for (losses, left) in (0..=most).flat_map(|j| (0..=coins).map(move |c| (j, c))) {
                let is_good = |stake: usize| {
                    let more = left + stake * (k - 1);
                    let by_win = more > coins || won[0][more];
                    by_win && (losses == most || won[losses + 1][left - stake])
                };
                if !won[losses][left] && (1..=left).any(is_good) {
                    won[losses][left] = true;
                    is_new = true;
                }
            }
        }
        won[0][coins]
    }

    #[test]
    fn a_stake_that_makes_good_for_all_losses() {
        for (k, most) in (2..=6).flat_map(|k| (0..=4).map(move |most| (k, most))) {
            let enough = (0..=most).fold(0, |lost, _| lost + lost / (k - 1) + 1);
            for coins in 0..16 {
                assert_eq!(
                    grows(k, most, coins),
                    coins >= enough,
                    "{k}, {most}, {coins}"
                );
            }
            assert!((k, most) != (3, 3) || enough == 7);
        }
    }

    #[test]
    fn equal_numbers_cancel_in_pairs() {
        let mut search = Scores::new(moves);
        for (row, other) in all_rows(2, &[-1, 0, 2]).into_iter().flat_map(|row| {
            all_rows(2, &[0, 3])
                .into_iter()
                .map(move |other| (row.clone(), other))
        }) {
            let lead = search.lead(&vec![row.clone(), other.clone()]);
            for x in [-2, 0, 1] {
                let pair = (vec![x], false);
                let more = vec![row.clone(), other.clone(), pair.clone(), pair];
                assert_eq!(search.lead(&more), lead, "{row:?}, {other:?}, {x}");
            }
        }
    }

    /// How much Destroyer destroys, by the rules, of open things with these weights.
    fn destroyed(open: &[i64], is_destroyer: bool, has_passed: bool) -> i64 {
        if open.is_empty() {
            return 0;
        }
        let passing = if has_passed {
            0
        } else {
            destroyed(open, !is_destroyer, true)
        };
        let dealing = (0..open.len()).map(|i| {
            let rest = [&open[..i], &open[i + 1..]].concat();
            let own = if is_destroyer { open[i] } else { 0 };
            own + destroyed(&rest, !is_destroyer, false)
        });
        let all = dealing.chain([passing]);
        let best = if is_destroyer { all.max() } else { all.min() };
        best.expect("a pass")
    }

    #[test]
    fn one_destroys_and_one_saves_up_to_four_things() {
        for weights in (0..=4).flat_map(|n| product(&vec![vec![0, 1, 2, 5]; n])) {
            if weights.windows(2).all(|pair| pair[0] >= pair[1]) {
                for is_destroyer in [true, false] {
                    let skipped = usize::from(!is_destroyer);
                    let expected: i64 = weights.iter().skip(skipped).step_by(2).sum();
                    let found = destroyed(&weights, is_destroyer, false);
                    assert_eq!(found, expected, "{weights:?}, {is_destroyer}");
                }
            }
        }
    }

    fn sum_of_lengths(segments: &[[i64; 2]]) -> i64 {
        segments.iter().map(|[a, b]| (a - b).abs()).sum()
    }

    /// The value in the end, by the rules.
    fn rearranged(orders: &[Vec<usize>], segments: &[[i64; 2]], rounds: usize) -> i64 {
        if rounds == 0 {
            return sum_of_lengths(segments);
        }
        let options = (0..segments.len()).flat_map(|j| (0..j).map(move |i| (i, j)));
        let after = options.map(|(i, j)| {
            let four = [segments[i], segments[j]].concat();
            let values = orders.iter().map(|order| {
                let mut after = segments.to_vec();
                after[i] = [four[order[0]], four[order[1]]];
                after[j] = [four[order[2]], four[order[3]]];
                rearranged(orders, &after, rounds - 1)
            });
            values.max().expect("an order")
        });
        after.min().expect("two places")
    }

    #[test]
    fn the_least_harm_and_only_once() {
        let mut orders = product(&vec![(0..4).collect::<Vec<usize>>(); 4]);
        orders.retain(|order| (0..4).all(|x| order.contains(&x)));
        assert_eq!(orders.len(), 24);
        let mut random = Random::new(2);
        let mut cases = vec![(vec![[1, 3], [6, 7], [15, 12]], 1)];
        for (n, rounds, count) in [(2, 1, 60), (2, 2, 20), (3, 1, 60), (3, 2, 8), (4, 1, 40)] {
            for _ in 0..count {
                let numbers: Vec<i64> = random.list(2 * n, 0, 12);
                let segments = numbers.chunks(2).map(|pair| [pair[0], pair[1]]);
                cases.push((segments.collect(), rounds));
            }
        }
        for (segments, rounds) in cases {
            let ends = segments.iter().map(|[a, b]| (*a.min(b), *a.max(b)));
            let mut sorted: Vec<(i64, i64)> = ends.collect();
            sorted.sort_unstable();
            let gaps = sorted.windows(2).map(|pair| (pair[1].0 - pair[0].1).max(0));
            let expected = sum_of_lengths(&segments) + 2 * gaps.min().expect("two places");
            let found = rearranged(&orders, &segments, rounds);
            assert_eq!(found, expected, "{segments:?}, {rounds}");
        }
    }

    /// All graphs with weights on up to four vertices. Edges pay who has both ends, or each who has an end.
    #[test]
    fn half_of_each_pair() {
        let own_numbers = [0, 3, -2, 1];
        for n in 1..=4 {
            let pairs: Vec<(usize, usize)> =
                (0..n).flat_map(|b| (0..b).map(move |a| (a, b))).collect();
            for weights in product(&vec![vec![-1, 0, 3]; pairs.len()]) {
                let mut doubled: Vec<i64> = own_numbers[..n].iter().map(|x| 2 * x).collect();
                for (&(a, b), weight) in pairs.iter().zip(&weights) {
                    doubled[a] += weight;
                    doubled[b] += weight;
                }
                doubled.sort_unstable_by(|a, b| b.cmp(a));
                let signed = doubled.iter().zip([1, -1].iter().cycle());
                let expected: i64 = signed.map(|(sum, sign)| sum * sign).sum();
                for is_paid_by_both_ends in [true, false] {
                    // The vertices of the player to move, and those of the other one.
                    let mut search = Scores::new(|&(own, other): &(u32, u32)| {
                        let free = (0..n).filter(|v| (own | other) >> v & 1 == 0);
                        let take = |v: usize| {
                            let mut points = own_numbers[v];
                            for (&(a, b), weight) in pairs.iter().zip(&weights) {
                                let has_other_end = own & (1 << a | 1 << b) != 0;
                                if (a == v || b == v) && has_other_end == is_paid_by_both_ends {
                                    points += weight;
                                }
                            }
                            (points, (other, own | 1 << v))
                        };
                        free.map(take).collect()
                    });
                    assert_eq!(2 * search.lead(&(0, 0)), expected, "{pairs:?}, {weights:?}");
                }
            }
        }
    }
}
