//! # Tempo: who gains a turn (余着, 独占步, 先手)
//!
//! In some games what counts is how many moves each player can still make without harm. A move that only
//! one player can make, a move that changes nothing, or a free turn decides who has to do in the end what
//! he would rather leave to the other.
//!
//! A statement may be of this kind if the two players have different moves (numbers that only one of
//! them may take, steps of a and of b), if one *may pass* or do something for nothing, if there are places
//! that count for no one, if each player has a goal of his own and a *draw* is possible, or if nothing is
//! used up and the play may go on for ever.
//!
//! ## Rules
//!
//! Eight games stand for all. Unless it is said otherwise, a player who cannot move loses.
//!
//! 1. *Own and common things.* A move takes one thing. Some things only you can take, some only the
//!    opponent, and the others are common.
//! 2. *A goal of counts.* Some things hinder First, some Second, some both. In his turn a player removes
//!    one thing or does nothing. A player whom nothing hinders any more can claim the win in his turn. If
//!    nobody ever does, it is a draw. First begins.
//! 3. *Root and leaves.* A root and some leaves bear the digit 0, the digit 1 or a blank each. There are w
//!    more blanks, which count for nothing. A move fills a blank with 0 or 1. When no blank is left, the
//!    leaves are counted whose digit is not the root's: First wants many of them, Second few. First begins.
//! 4. *Reversals.* A string of 0 and 1. A move turns a 0 into a 1, which costs 1, or reverses the string for
//!    nothing. A reversal is allowed only if the string is not a *palindrome* (it differs from its reversal),
//!    and if the move before was not a reversal. When no 0 is left, the player who has paid less wins; if
//!    both have paid the same, it is a draw. Alice begins, and Bob is the other player.
//! 5. *Two lengths.* There are rows of dots, and two numbers a > b. A move crosses out dots of one row
//!    that lie side by side: Alice exactly a of them, Bob exactly b. What is left of the row
//!    on the two sides is two rows of their own. Alice begins.
//! 6. *Two steps.* There are heaps of stones. A move chooses one heap or more. First takes exactly x stones
//!    from each of them, Second exactly y. First begins.
//! 7. *At once or never* (一步必胜, 重复走子). Both players have the same moves, and some moves win at
//!    once. Nothing is used up: each position that came about by a move has a move that leaves it as it
//!    is. (One makes the last move once more, sets what is set already, or stays.) A play without end is
//!    a draw. First begins. For example cards in a row show 0 or 1, a move makes k of them side by side
//!    show the same digit, and who makes all alike wins.
//! 8. *Each move takes the other's back* (互相还原). A caterpillar lies on the path of a tree from its
//!    head p to its tail q, which is another vertex. First pulls the head to a neighbour of it that is
//!    not on the path, and the tail comes one edge nearer; then Second pulls the tail in the same way,
//!    and the head comes one edge nearer; and so on. First wins as soon as the head is on a leaf, and
//!    Second as soon as the tail is; if both are from the beginning, or if nobody ever wins, it is a
//!    draw.
//!
//! ## Worked example
//!
//! 1. *Own and common things.* You have one thing of your own, the opponent has one, too, and one thing is
//!    common. If you take your own thing, he takes the common one, and you cannot move: he has one left, and
//!    you have none. So take the common one. He takes his own, you take yours, and he has lost.
//! 2. *A goal of counts.* Two things hinder First alone, one hinders Second alone. First removes one of
//!    his two, Second his only one. First removes the other one, but then it is Second's turn, and Second
//!    claims the win. Now let one thing hinder First alone, one Second alone and one both. Each player
//!    clears away his own, and one thing is left. A player who removes it lets the other claim the win. So
//!    both do nothing for ever: a draw.
//! 3. *Root and leaves.* The root and the only leaf are blank, and there is no other blank. First has to
//!    begin. Whichever of the two he fills, Second puts the same digit on the other: no leaf counts. With
//!    one blank more First fills that one. Now Second has to begin, and one leaf counts.
//! 4. *Reversals.* On 00 Alice pays for 10. Bob reverses the string to 01, and Alice has to pay again: she has
//!    paid 2, Bob nothing. On 000 she pays for the middle, and it is Bob who begins with the two others. He
//!    pays 2, and she has paid 1.
//! 5. *Two lengths*, 3 and 2. A row of two dots is a move for Bob that Alice can never take away. From a row
//!    of four he makes one: he crosses out the first two dots. So on a row of four Alice has to move at
//!    once. She leaves one dot, and wins.
//! 6. *Two steps*, x = 2 and y = 1. A heap of two stones is won by First: he takes it. If there is a heap of
//!    one stone as well, Second takes that stone, and First cannot move.
//! 7. *At once or never*, k = 2. In 0101 neither both zeros nor both ones lie side by side, so First
//!    cannot win at once. He leaves 0001, 1101, 0111 or 0100. In each of them one card differs, and
//!    Second wins. In 010101 with k = 1 First sets the first card to 0 once more, and so does Second: a
//!    draw.
//! 8. *Each move takes the other's back.*
//!
//!    ```text
//!        a₃ ─ a₂ ─ a₁ ─ f ─ b₁ ─ b₂ ─ b₃
//!                       │
//!                       c
//!    ```
//!
//!    The head is on a₁ and the tail on b₁. First can only pull the head to a₂, and the tail comes to f.
//!    Now Second pulls the tail to the leaf c and wins. With the head on a₂ First pulls it to a₃ and
//!    wins.
//!
//! ## Theorem
//!
//! 1. *Own and common things.* Let there be a + b + c things, a of your own, b of the opponent's and c
//!    common ones. You win as the player to move exactly if a + ⌈c/2⌉ > b + ⌊c/2⌋ ([`wins_own_and_common`]). In other
//!    words: a > b, or a = b and c is odd.
//! 2. *A goal of counts.* Let f things hinder First alone, s Second alone, and c both. First can force a win
//!    exactly if f + c ≤ s, Second exactly if s + c < f. Otherwise it is a draw.
//! 3. *Waiting moves.* A game for points, of which First wants many and Second few, begins with an
//!    *opening* move. If First makes it, p points come out with best play; if Second makes it, q points. Let
//!    p ≤ q: nobody wants to open. Beside the game there are w waiting moves. Each can be made once, by
//!    either player, and changes nothing else. Let p and q be the same, however many waiting moves are
//!    left when the game is opened. Then with First to move p points come out if w is even, and q if w is
//!    odd.
//!
//!    *Root and leaves*: let z leaves bear 0, o leaves 1, and r leaves a blank. With First to move, so
//!    many leaves count at the end:
//!    - o + ⌈r/2⌉ if the root bears 0, and z + ⌈r/2⌉ if it bears 1;
//!    - max(z, o) + ⌊r/2⌋ if the root is blank and z ≠ o;
//!    - z + ⌊r/2⌋ if the root is blank, z = o and w is even, and z + ⌈r/2⌉ if w is odd.
//! 4. *A spare move* costs nothing and hands over the turn: a player who has one can be the first or the
//!    second player, whichever is better. *Reversals*: without a zero it is a draw. On a palindrome Bob wins if the number of zeros is
//!    even and not 0, or is 1. If it is odd and above 1, Alice wins. Any other string is a draw if it has two
//!    zeros, one of them in the middle; otherwise Alice wins.
//! 5. *A free move that nobody can take away.* Let Bob have a move that Alice can never spoil, and that gives
//!    her no new one. As long as she could move somewhere, let Bob have another move beside it. Then Bob
//!    wins, whoever begins. *Two lengths*:
//!    - If a row has at least b and fewer than a dots, Bob wins.
//!    - Otherwise, if two rows have 2 b dots or more, Bob wins.
//!    - Otherwise, if one row has 2 b dots or more, Alice wins exactly if she can leave two parts of it
//!      with these properties: neither has from b to a − 1 dots, neither has 2 b or more, and an even number
//!      of rows has from a to 2 b − 1 dots, the parts among them.
//!    - Otherwise Alice wins exactly if an odd number of rows has from a to 2 b − 1 dots.
//! 6. *Two steps.* Only the remainders of the heaps modulo x + y count. First wins exactly if some
//!    remainder is at least x, and none is from y to x − 1. (If x ≤ y, there is no number from y to x − 1.)
//! 7. *At once or never.* Call a position *hot* if the player to move can win at once. First wins exactly
//!    if the start is hot. Otherwise Second wins exactly if each move of First's leaves a hot position.
//!    Otherwise it is a draw. (If the start, too, can be left as it is, Second never wins.)
//! 8. *Each move takes the other's back.* Let a position be a pair (p, q). First wins as soon as p is in
//!    his goal, and Second as soon as q is in hers; at the start neither is. Let First's moves lead from
//!    (p, q) to (u, f), where u is his choice and f is one and the same, outside of her goal. Let
//!    Second's moves lead from each of these to (p, v), where p is the old one, and v is her choice among
//!    the same, whatever u is. From (p, v), if v is outside of her goal, let First again have the choice
//!    among the same u, with the same f. Then First wins exactly if his first move can bring him to his
//!    goal; otherwise Second wins exactly if her first move can; otherwise nobody ever does.
//!
//!    *The caterpillar*: let a tree have n vertices, L leaves among them, and G inner vertices (no
//!    leaves) that are next to no leaf. For each inner vertex f that is next to a leaf let k(f) be the
//!    number of its inner neighbours. Second wins for L (n − L) + G · Σ (k(f) − 1) pairs (p, q).
//!
//! ## Why
//!
//! 1. By induction over a + b + c. Let (a, b, c) be *good* if a > b, or if a = b and c is odd. To show: a
//!    position is good exactly if some move leaves the opponent a position that is not good. The first number is
//!    always of the things that only the player to move can take, so after a move a and b change places.
//!    - *Taking a common one* leaves (b, a, c − 1), for c > 0. That is not good exactly if a > b, or a = b and
//!      c is odd.
//!    - *Taking an own one* leaves (b, a − 1, c), for a > 0. That is not good exactly if a − 1 > b, or
//!      a − 1 = b and c is even.
//!    - So from a good position with c > 0 take a common one. If c = 0, then a > b: take an own one. From a
//!      position that is not good, neither helps, as a > b is needed for the second, too.
//! 2. *If f + c ≤ s*, First removes what hinders him, and can claim in his turn number f + c + 1 at the
//!    latest. The s things of Second's go only by Second's turns, so he cannot claim before his turn
//!    number s + 1. That comes later. *If f + c > s*, Second removes his s things and then does nothing. So
//!    First has to remove all the f + c things himself. When he has removed the last one, in his turn number
//!    f + c ≥ s + 1 or later, Second has had s turns or more, and nothing hinders Second either. He is to
//!    move, and claims the win. So First cannot win.
//!
//!    *If s + c < f*, Second removes what hinders him, and can claim in his turn number s + c + 1 ≤ f at the
//!    latest. First has f things of his own to remove, so he cannot claim before his turn number f + 1, which
//!    comes later. *If s + c ≥ f*, First removes his f things and then does nothing. When Second has removed
//!    the last of the s + c things, in his turn number s + c ≥ f or later, First has had f turns or more,
//!    and claims. (If s + c = 0, then f = 0, and First claims at once.) So Second cannot win.
//! 3. By induction over w, for both players: with Second to move q points come out if w is even, and p if
//!    w is odd. If w = 0, the player to move has to open. Otherwise First opens for p points, or he waits, and
//!    by induction q points come out if w − 1 is even, and p if w − 1 is odd. He takes what is more: q if w
//!    is odd, and p if w is even. It is the same for Second, who takes what is less.
//!
//!    *The root bears a digit.* Then ⌈r/2⌉ more leaves will count if First is to move, and ⌊r/2⌋ if Second
//!    is, whatever w is. By induction over r + w. First fills a leaf so that it counts, 1 + ⌊(r − 1)/2⌋ =
//!    ⌈r/2⌉, or so that it does not, which brings 1 less, or waits, which brings ⌊r/2⌋. Second fills one so
//!    that it does not count, ⌈(r − 1)/2⌉ = ⌊r/2⌋, and no other move brings less. If r = 0, nothing changes.
//!
//!    *The root is blank, and z ≠ o*, say z > o. First puts 1 on the root: then z + ⌊r/2⌋ leaves come out, as
//!    Second is to move. No other move brings more. For 0 on the root it is clear. After any other move
//!    Second puts on the root the digit that makes fewer leaves count now, and First is to move. After a
//!    waiting move these are o leaves, and o + ⌈r/2⌉ ≤ z − 1 + ⌈r/2⌉ ≤ z + ⌊r/2⌋ come out. After a move at a
//!    leaf they are at most z. With ⌈(r − 1)/2⌉ = ⌊r/2⌋ of the other blank leaves, at most z + ⌊r/2⌋ come out.
//!
//!    *The root is blank, and z = o.* Opening is to fill the root or a leaf. Say First opens. At the root it
//!    brings z + ⌊r/2⌋. At a leaf it brings no more: Second can answer at the root so that the new digit does
//!    not count, and z + ⌈(r − 1)/2⌉ = z + ⌊r/2⌋ come out. So p = z + ⌊r/2⌋. Say Second opens. At the root
//!    it brings z + ⌈r/2⌉. At a leaf it brings no less: First can answer at the root so that the new digit
//!    counts, and z + 1 + ⌊(r − 1)/2⌋ = z + ⌈r/2⌉ come out. So q = z + ⌈r/2⌉ ≥ p.
//! 4. *Palindromes.* Let the first player be at a palindrome.
//!    - *An even number of zeros, not 0*: none is in the middle. He has to pay, in some pair of mirror
//!      places with two zeros. If other zeros are left, the second player pays for the mirror place, and has
//!      paid as much. If not, he reverses; then the first player has to pay again, and has paid 2 more.
//!    - *One zero*: he pays 1 more.
//!    - *Another odd number*: one zero is in the middle. He pays 1 for it, and is the second player at a
//!      palindrome with an even number of zeros, not 0. By the first case the other one pays at least 2 more
//!      than he does from then on.
//!
//!    *Other strings.* Let d > 0 be the number of pairs of mirror places that differ, e that of pairs with two
//!    zeros, and let m be 1 if there is a zero in the middle, and 0 if not. A reversal does not change these. Let A
//!    be the player to move and B the other one, and let the move before not be a reversal. Claim: from here
//!    on A can pay no more than B, and even less than B unless d = 1, e = 0, m = 1. By induction over the number
//!    of zeros:
//!    - *d > 1*: A reverses, and B has to pay. At least d − 1 > 0 pairs still differ, and A is to move. By
//!      induction he pays no more than B from then on.
//!    - *d = 1, m = 0*: if e = 0, A reverses, and B has to pay for the only zero. If e > 0, A pays for the zero
//!      of the pair that differs. Then B is the first player at a palindrome with an even number of zeros,
//!      and pays at least 2 more than A.
//!    - *d = 1, m = 1, e > 0*: A reverses. If B pays in the pair that differs, A is the first player at a
//!      palindrome with an odd number of zeros above 1, and pays less. If B pays elsewhere, some pair
//!      still differs, and by induction A pays no more than B from then on.
//!    - *d = 1, m = 1, e = 0*: a draw. If A reverses, B has to pay for one of two zeros. If he pays for the one in
//!      the middle, A reverses again, and B pays for the other one, too. So he pays in the pair, and A pays for
//!      the middle: 1 each. If A pays in the pair, B has to pay for the middle: 1 each. If A pays for the
//!      middle, B reverses, and A has to pay for the other one, too.
//! 5. *In general*: when it is Bob's turn and Alice could move somewhere, he makes another move and keeps the
//!    free one. When she could not move anywhere, he makes the free one, and she has lost. So he always has
//!    a move, and as the game ends, she runs out of moves. *Two lengths*:
//!    - *A row of b to a − 1 dots* is such a free move: it is too short for Alice. Where she could move, there
//!      is a row of a dots or more, which is long enough for Bob, too.
//!    - *A row of 2 b dots or more*, with Bob to move: he crosses out the dots b + 1 to 2 b, and has a free
//!      move of b dots. So he wins. If there are two such rows, Alice cannot touch both.
//!    - *One such row*: its length is at least a, as it is no free move. Alice has to move in it, as Bob
//!      wins if he finds it so. She must not leave Bob a free move or a row of 2 b dots or more. Then all
//!      rows are as in the last case, with Bob to move.
//!    - *All rows have fewer than b dots, or from a to 2 b − 1.* In the first kind nobody can move. In the
//!      second kind either can, and leaves fewer than b dots. So nobody has a choice, and
//!      [parity](crate::parity) decides.
//! 6. Let the player to move take x, whoever he is, and his opponent y.
//!    - *All remainders are below x*: he loses. Each heap from which he takes has x + y stones or more. The
//!      opponent takes y from the same heaps, and the remainders are as before. So the opponent always has
//!      an answer.
//!    - *Some remainder is at least x, and none is from y to x − 1*: he takes x from exactly the heaps with
//!      a remainder of at least x. These remainders are below y now. The others are below x. So they are
//!      below y, too: if x ≤ y that is clear, and otherwise it is so as none is from y to x − 1. By the
//!      first case, with y for x, the opponent loses.
//!    - *Some remainder t is from y to x − 1*, so y < x: he loses. If he takes nothing from that heap, its
//!      remainder is still at least y. If he takes x from it, its remainder is t − x + (x + y) = t + y. So the
//!      opponent, who is to move, finds a remainder of at least y, which is his step. As y < x, the second case says
//!      that he wins.
//! 7. *From a position that is not hot and came about by a move nobody can be beaten.* The player to move
//!    leaves it as it is. The other one cannot win at once either, and he can do the same. So if First
//!    can leave such a position, and could not win at once, it is a draw. If he can leave hot positions
//!    only, Second wins at once.
//! 8. *In general*, by induction over the turns, First always moves from p with the same choices, and
//!    Second always from f with the same choices. What was not possible in the first turn never is.
//!
//!    *The caterpillar.* Let p and q be inner vertices. When the head is pulled, the tail comes to the
//!    neighbour f of q towards p. When the tail is pulled then, the head comes back to p. If f is not p,
//!    the choices are the neighbours of p but the one towards f, and those of f but the one towards p, so
//!    all is as in general. If f = p, all neighbours of p but q are First's choices, and if none of these
//!    is a leaf, p is next to no leaf at all. So neither player ever comes to a leaf.
//!
//!    *The count.* If q is a leaf and p is not, Second has won: L (n − L) pairs. Otherwise she wins
//!    exactly if p and q are inner, p is next to no leaf, and f is next to a leaf, so f is not p. Then
//!    the neighbour of f towards p is inner, and q is one of the k(f) − 1 other inner neighbours of f.
//!    (In a star k(f) − 1 is −1, and G is 0.)
//!
//! ## How to play
//!
//! - *Own and common things*: take a common one as long as there is one.
//! - *A goal of counts*: clear away first what hinders you alone, as the other player need not help you with
//!   it. Remove the last thing that hinders you only if the other player cannot claim the win then.
//! - *Waiting moves*: count them. If nobody wants to open, wait as long as you can.
//! - *A spare move*: use it where you would like to be second. *Reversals*: pay for a zero if that leaves a
//!   palindrome with an even number of zeros, not 0. Otherwise reverse the string.
//! - *A free move*: keep it for the end, and play first where the other player can play, too.
//! - *Two steps*: take from exactly the heaps whose remainders are not below your step.
//! - *At once or never*: win if you can. Otherwise leave a position that is not hot: if you stand before
//!   one that came about by a move, leave it as it is.
//! - *Each move takes the other's back*: win in your first turn, or move anywhere; nothing changes any
//!   more.
//!
//! ## Other rules
//!
//! - *In the words of [partizan games](crate::partizan)* theorem 1 is about the sum a − b + c · ∗: a thing of
//!   your own is the number 1, and a common one a star. The theorem says that the sum is won by the player
//!   to move if a − b > 0, or if a − b = 0 and one star is left over.
//! - *Moves that can be undone, for k turns* (来回交换; Codeforces 1874A). Only what stands after the last of k
//!   turns counts, as with hands of apples of which a player may swap one of his own for one of the other's.
//!   Each player may pass, and what a move changes the opponent can change back in his turn. Then an odd k is
//!   worth as much as one turn, and an even k as much as two. *Why:* for an odd k the first player makes the
//!   move that is best for one turn, and then undoes each move of the opponent's. The opponent undoes each of
//!   his moves but the last one, and he gets no more. For an even k an odd number of turns is left after the
//!   first move. (1 and 3 against 2 and 5: one turn brings 3 + 5; in the second one the 5 is swapped back for
//!   the 1, and 1 + 3 are left. Without the swap the 3 would go for the 2.)
//! - *Each turn with a threat* keeps the turn with the player who makes it (先手): see
//!   [`strategies`](crate::strategies).
//! - *Nim with passes* (跳过一次), or any impartial game in which one may pass. It matters whose the pass is:
//!   - *One for each player:* nothing changes, also if the last move loses. A pass is answered by a pass.
//!   - *One for one player only,* not allowed when the game is over: its owner wins. To move in a lost position
//!     he passes; in a won one he plays on, and keeps the pass. The opponent can only end the game at once: so
//!     the owner loses when he has to move at the end, or if he is not to move and some move of the opponent's
//!     ends the game.
//!   - *One in common,* for whoever passes first, not allowed when no stones are left. The pass is no heap of
//!     one: a single stone is won. Two heaps of Nim are lost exactly as 2 k − 1 and 2 k. *Why:* without the
//!     pass equal heaps are lost. From 2 k − 1 and 2 k a pass leaves unequal heaps, and no move leads to
//!     another such pair. From equal heaps pass; a heap alone is taken; from other a < b bring b down to the
//!     partner of a. Three heaps: only by a table; 2, 2, 2 and 2, 3, 5 and 1, 3, 3 are lost. (One heap has the
//!     values 0, 2, 1, 4, 3, 6, 5, ..., as with a pass for each heap:
//!     [`hackerrank_zero_move_nim`](crate::problems::nim::hackerrank_zero_move_nim). But with one pass in
//!     common heaps are no sum.)
//! - *Where theorem 7 does not hold*: if something is used up, as stones are, one cannot leave a position
//!   as it is for ever; and whether a position is hot must not depend on who is to move. That First
//!   cannot win at once is not enough for a draw.
//!
//! *Rules that only look like a known one* (WA?): row 11 of [false friends](crate::false_friends#the-table).
//!
//! ## Cost
//!
//! O(1) from the counts.
//!
//! ## Example
//!
//! ```
//! use snippets::tempo;
//!
//! // One thing of one's own, one of the opponent's, one common.
//! assert!(tempo::wins_own_and_common(1, 1, 1));
//! assert!(!tempo::wins_own_and_common(1, 1, 2));
//! assert!(!tempo::wins_own_and_common(1, 2, 1));
//! assert!(tempo::wins_own_and_common(2, 1, 4));
//! ```
//!
//! ## Problems
//!
//! Easiest first.
//!
//! - [`cf1772e`](crate::problems::tempo::cf1772e) Codeforces 1772E Permutation Game
//! - [`cf2203d`](crate::problems::tempo::cf2203d) Codeforces 2203D Divisibility Game
//! - [`cf1190c`](crate::problems::tempo::cf1190c) Codeforces 1190C Tokitsukaze and Duel: at once or never
//! - [`cf2006a`](crate::problems::tempo::cf2006a) Codeforces 2006A Iris and Game on the Tree
//! - [`arc143c`](crate::problems::tempo::arc143c) AtCoder ARC 143 C Piles of Pebbles
//! - [`cf2053e`](crate::problems::tempo::cf2053e) Codeforces 2053E Resourceful Caterpillar Sequence: taken back
//! - [`cf1527b2`](crate::problems::tempo::cf1527b2) Codeforces 1527B2 Palindrome Game (hard version)
//! - [`cf1221e`](crate::problems::tempo::cf1221e) Codeforces 1221E Game With String
//!
//! ## Source
//!
//! E. R. Berlekamp, J. H. Conway, R. K. Guy, Winning Ways for Your Mathematical Plays, chapters 1 and 2,
//! for moves of one's own as numbers. The other games are those of the problems.
#![doc(alias(
    "Nim with a pass",
    "排列",
    "Tempo",
    "跳过",
    "pass",
    "余着",
    "独占步",
    "先手",
    "等着",
    "waiting move",
    "spare move",
    "free move",
    "gain a turn",
    "zugzwang",
    "回文",
    "palindrome",
    "at once or never",
    "一步必胜",
    "重复走子",
    "互相还原",
    "来回扯皮",
    "caterpillar",
    "来回交换",
    "Moves that can be undone"
))]

/// Returns whether the player to move wins the game of own and common things, where who cannot move loses:
/// how many only he can take, how many only the opponent, and how many both. O(1).
pub fn wins_own_and_common(own: usize, opponents: usize, common: usize) -> bool {
    own > opponents || own == opponents && common % 2 == 1
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::graphs;
    use crate::random::Random;
    use crate::search::{forced_ends, heaps_up_to, product, take_from_one, Scores, Search};

    #[test]
    fn own_and_common_things_up_to_seven_of_each_kind() {
        let mut search = Search::normal(|&[own, opponents, common]: &[usize; 3]| {
            let mut options = Vec::new();
            if own > 0 {
                options.push([opponents, own - 1, common]);
            }
            if common > 0 {
                options.push([opponents, own, common - 1]);
            }
            options
        });
        for counts in product(&vec![(0..8).collect(); 3]) {
            let [own, opponents, common] = [counts[0], counts[1], counts[2]];
            let won = search.wins(&[own, opponents, common]);
            assert_eq!(
                wins_own_and_common(own, opponents, common),
                won,
                "{counts:?}"
            );
            let has_more = own + (common + 1) / 2 > opponents + common / 2;
            assert_eq!(has_more, won, "{counts:?}");
            // Common ones first.
            if won && common > 0 {
                assert!(!search.wins(&[opponents, own, common - 1]), "{counts:?}");
            }
        }
    }

    #[test]
    fn a_goal_of_up_to_four_things_of_each_kind() {
        // What hinders the player to move alone, the other one alone, and both; nothing if it is over.
        type Counts = Option<[u64; 3]>;
        let options = |counts: &Counts| -> Vec<Counts> {
            let Some([own, others, both]) = *counts else {
                return Vec::new();
            };
            let mut options = vec![Some([others, own, both])];
            if own + both == 0 {
                options.push(None);
            }
            if own > 0 {
                options.push(Some([others, own - 1, both]));
            }
            if others > 0 {
                options.push(Some([others - 1, own, both]));
            }
            if both > 0 {
                options.push(Some([others, own, both - 1]));
            }
            options
        };
        let all = product(&vec![(0..5).collect(); 3]);
        let mut positions: Vec<Counts> = all.iter().map(|c| Some([c[0], c[1], c[2]])).collect();
        positions.push(None);
        let ends = forced_ends(&positions, options);
        for counts in all {
            let [first, second, both] = [counts[0], counts[1], counts[2]];
            let moves = ends.get(&Some([first, second, both]));
            let first_wins = moves.is_some_and(|moves| moves % 2 == 1);
            let second_wins = moves.is_some_and(|moves| moves % 2 == 0);
            assert_eq!(first_wins, first + both <= second, "{counts:?}");
            assert_eq!(second_wins, second + both < first, "{counts:?}");
        }
    }

    #[test]
    fn waiting_moves_put_off_the_opening() {
        for (p, q) in (0..4).flat_map(|p| (p..4).map(move |q| (p, q))) {
            // How many waiting moves there are, unless it is opened, and whether First is to move.
            let mut scores = Scores::new(|&(waiting, first): &(Option<u32>, bool)| {
                let Some(waiting) = waiting else {
                    return Vec::new();
                };
                let opening = if first { p } else { -q };
                let mut moves = vec![(opening, (None, !first))];
                if waiting > 0 {
                    moves.push((0, (Some(waiting - 1), !first)));
                }
                moves
            });
            for waiting in 0..6 {
                let points = scores.lead(&(Some(waiting), true));
                assert_eq!(points, if waiting % 2 == 0 { p } else { q });
            }
        }
    }

    /// The digit of the root, the leaves with 0, with 1 and with a blank, and the other blanks.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
    struct Tree {
        root: Option<usize>,
        leaves: [i64; 2],
        blank: i64,
        waiting: i64,
    }

    impl Tree {
        /// How many leaves count by now.
        fn count(self) -> i64 {
            self.root.map_or(0, |digit| self.leaves[1 - digit])
        }

        fn options(self) -> Vec<Self> {
            let mut options = Vec::new();
            for digit in 0..2 {
                if self.root.is_none() {
                    let root = Some(digit);
                    options.push(Self { root, ..self });
                }
                if self.blank > 0 {
                    let mut option = self;
                    option.blank -= 1;
                    option.leaves[digit] += 1;
                    options.push(option);
                }
            }
            if self.waiting > 0 {
                let waiting = self.waiting - 1;
                options.push(Self { waiting, ..self });
            }
            options
        }
    }

    #[test]
    fn root_and_leaves_up_to_four_of_each_kind() {
        // Whether First is to move, who wants many leaves to count.
        let mut scores = Scores::new(|&(tree, first): &(Tree, bool)| {
            let brings = |option: Tree| {
                let more = option.count() - tree.count();
                (if first { more } else { -more }, (option, !first))
            };
            tree.options().into_iter().map(brings).collect()
        });
        for counts in product(&vec![(0..5).collect(); 4]) {
            let [zeros, ones, blank, waiting] = [counts[0], counts[1], counts[2], counts[3]];
            for root in [None, Some(0), Some(1)] {
                let leaves = [zeros, ones];
                let tree = Tree {
                    root,
                    leaves,
                    blank,
                    waiting,
                };
                let expected = match root {
                    Some(0) => ones + (blank + 1) / 2,
                    Some(_) => zeros + (blank + 1) / 2,
                    None if zeros == ones && waiting % 2 == 1 => zeros + (blank + 1) / 2,
                    None => zeros.max(ones) + blank / 2,
                };
                let found = tree.count() + scores.lead(&(tree, true));
                assert_eq!(found, expected, "{tree:?}");
            }
        }
    }

    /// Where the zeros are, and whether the move before was a reversal.
    type Signs = (Vec<bool>, bool);

    fn is_palindrome(zeros: &[bool]) -> bool {
        zeros.iter().eq(zeros.iter().rev())
    }

    fn count(zeros: &[bool]) -> usize {
        zeros.iter().filter(|&&zero| zero).count()
    }

    /// What is paid by each move, and what it leaves. A reversal comes last.
    fn payments((zeros, is_reversed): &Signs) -> Vec<(i64, Signs)> {
        let mut moves = Vec::new();
        for place in (0..zeros.len()).filter(|&place| zeros[place]) {
            let mut option = zeros.clone();
            option[place] = false;
            moves.push((-1, (option, false)));
        }
        if !is_reversed && !is_palindrome(zeros) {
            let reversal = zeros.iter().rev().copied().collect();
            moves.push((0, (reversal, true)));
        }
        moves
    }

    #[test]
    fn reversals_of_every_string_of_up_to_nine_signs() {
        let mut scores = Scores::new(payments);
        for zeros in (1..10).flat_map(|n| product(&vec![vec![false, true]; n])) {
            let middle_is_zero = zeros.len() % 2 == 1 && zeros[zeros.len() / 2];
            let outcome = match (is_palindrome(&zeros), count(&zeros)) {
                (true, 0) => 0,
                (true, 1) => -1,
                (true, count) if count % 2 == 0 => -1,
                (false, 2) if middle_is_zero => 0,
                _ => 1,
            };
            let start = (zeros, false);
            let lead = scores.lead(&start);
            assert_eq!(lead.signum(), outcome, "{start:?}");

            let moves = payments(&start);
            let is_advised = |(_, (zeros, _)): &&(i64, Signs)| {
                is_palindrome(zeros) && count(zeros) > 0 && count(zeros) % 2 == 0
            };
            if let Some((points, option)) = moves.iter().find(is_advised).or(moves.last()) {
                let lead = points - scores.lead(option);
                assert_eq!(lead.signum(), outcome, "{start:?} to {option:?}");
            }
        }
    }

    /// The rows after a move that crosses out so many dots.
    fn crossed(rows: &[u64], count: u64) -> Vec<Vec<u64>> {
        let mut options = Vec::new();
        for (i, &row) in rows.iter().enumerate().filter(|(_, row)| **row >= count) {
            for left in 0..=row - count {
                let parts = [left, row - count - left];
                let mut option = [&rows[..i], &rows[i + 1..], &parts].concat();
                option.retain(|&row| row > 0);
                option.sort_unstable();
                options.push(option);
            }
        }
        options
    }

    #[test]
    fn two_lengths_on_up_to_three_rows() {
        for (a, b) in [(2, 1), (3, 1), (3, 2), (4, 2), (4, 3), (5, 3)] {
            let mut search = Search::normal(|(rows, alice): &(Vec<u64>, bool)| {
                let options = crossed(rows, if *alice { a } else { b }).into_iter();
                options.map(|option| (option, !alice)).collect()
            });
            let is_free = |row: &u64| (b..a).contains(row);
            let is_long = |row: &u64| *row >= 2 * b;
            let common = |rows: &[u64]| {
                let rows = rows.iter().filter(|row| (a..2 * b).contains(*row));
                rows.count()
            };
            let mut all = heaps_up_to(3, 9);
            all.extend((10..=15).map(|row| vec![row]));
            for rows in all {
                let long = rows.iter().filter(|row| is_long(row)).count();
                let expected = if rows.iter().any(is_free) || long > 1 {
                    false
                } else if long == 1 {
                    let leaves_nothing = |option: &Vec<u64>| {
                        let is_safe = |row: &u64| !is_free(row) && !is_long(row);
                        option.iter().all(is_safe) && common(option) % 2 == 0
                    };
                    crossed(&rows, a).iter().any(leaves_nothing)
                } else {
                    common(&rows) % 2 == 1
                };
                let mut sorted = rows.clone();
                sorted.sort_unstable();
                assert_eq!(search.wins(&(sorted, true)), expected, "{a}, {b}, {rows:?}");
            }
        }
    }

    #[test]
    fn two_steps_up_to_four_on_up_to_three_heaps() {
        for steps in product(&vec![(1..=4).collect::<Vec<u64>>(); 2]) {
            let [x, y] = [steps[0], steps[1]];
            let mut search = Search::normal(|(heaps, first): &(Vec<u64>, bool)| {
                let step = if *first { x } else { y };
                let taken = |&heap: &u64| [Some(heap), heap.checked_sub(step)];
                let choices = heaps
                    .iter()
                    .map(|heap| taken(heap).into_iter().flatten().collect());
                let mut options = product(&choices.collect::<Vec<Vec<u64>>>());
                options.retain(|option| option != heaps);
                options.into_iter().map(|option| (option, !first)).collect()
            });
            for heaps in heaps_up_to(3, 9).into_iter().chain(heaps_up_to(1, 30)) {
                let mut rests = heaps.iter().map(|heap| heap % (x + y));
                let is_kept = rests.clone().any(|rest| (y..x).contains(&rest));
                let expected = !is_kept && rests.any(|rest| rest >= x);
                let won = search.wins(&(heaps.clone(), true));
                assert_eq!(won, expected, "{x}, {y}, {heaps:?}");
                if won {
                    let take = |&heap: &u64| heap - if heap % (x + y) < x { 0 } else { x };
                    let left = heaps.iter().map(take).collect();
                    assert!(!search.wins(&(left, false)), "{x}, {y}, {heaps:?}");
                }
            }
        }
    }

    /// Heaps of Nim, and the passes that the player to move, the other one, and either of them still has. At the end a pass
    /// is a move if `even_at_the_end`.
    fn with_passes(
        (heaps, own, other, common): &(Vec<u64>, bool, bool, bool),
        even_at_the_end: bool,
    ) -> Vec<(Vec<u64>, bool, bool, bool)> {
        let mut options = Vec::new();
        for mut option in take_from_one(heaps) {
            option.sort_unstable();
            options.push((option, *other, *own, *common));
        }
        if even_at_the_end || !options.is_empty() {
            if *own {
                options.push((heaps.clone(), *other, false, *common));
            }
            if *common {
                options.push((heaps.clone(), *other, *own, false));
            }
        }
        options
    }

    #[test]
    fn a_pass_for_each_player_changes_nothing() {
        for even_at_the_end in [false, true] {
            let options = |position: &_| with_passes(position, even_at_the_end);
            let (mut normal, mut misere) = (Search::normal(options), Search::misere(options));
            for heaps in heaps_up_to(3, 4) {
                let won = normal.wins(&(heaps.clone(), true, true, false));
                assert_eq!(won, crate::nim::wins(&heaps), "{heaps:?}");
                let won = misere.wins(&(heaps.clone(), true, true, false));
                assert_eq!(won, crate::misere::wins(&heaps), "{heaps:?}");
            }
        }
    }

    #[test]
    fn the_owner_of_the_only_pass_wins() {
        let mut search = Search::normal(|position: &_| with_passes(position, false));
        for heaps in heaps_up_to(3, 4) {
            let with_stones = heaps.iter().filter(|&&heap| heap > 0).count();
            let won = search.wins(&(heaps.clone(), true, false, false));
            assert_eq!(won, with_stones > 0, "{heaps:?}");
            // The opponent is to move.
            let won = !search.wins(&(heaps.clone(), false, true, false));
            assert_eq!(won, with_stones != 1, "{heaps:?}");
        }
    }

    #[test]
    fn one_pass_in_common() {
        let mut search = Search::normal(|position: &_| with_passes(position, false));
        for (a, b) in (0..=12).flat_map(|a| (a..=12).map(move |b| (a, b))) {
            let lost = a % 2 == 1 && b == a + 1 || b == 0;
            let position = (vec![a, b], false, false, true);
            assert_eq!(search.wins(&position), !lost, "{a}, {b}");
        }
        for heaps in [[2, 2, 2], [2, 3, 5], [1, 3, 3]] {
            assert!(
                !search.wins(&(heaps.to_vec(), false, false, true)),
                "{heaps:?}"
            );
        }
        let values = (0..7).map(|heap| search.grundy(&(vec![heap], false, false, true)));
        assert!(values.eq([0, 2, 1, 4, 3, 6, 5]));
    }

    /// Holds theorem 7 against the rules; a move that wins leaves `None`.
    fn check_at_once_or_never(
        positions: &[Option<usize>],
        moves: impl Fn(usize) -> Vec<Option<usize>>,
        start: usize,
    ) {
        let ends = forced_ends(positions, |position| position.map_or(Vec::new(), &moves));
        let is_hot = |position: usize| moves(position).contains(&None);
        let expected = if is_hot(start) {
            Some(true)
        } else if moves(start).into_iter().flatten().all(is_hot) {
            Some(false)
        } else {
            None
        };
        let first_wins = ends.get(&Some(start)).map(|moves| moves % 2 == 1);
        assert_eq!(first_wins, expected, "{start:b}");
    }

    fn set_cards(n: usize, k: usize, row: usize) -> Vec<Option<usize>> {
        let mut options = Vec::new();
        for start in 0..=n - k {
            let window = ((1 << k) - 1) << start;
            for option in [row | window, row & !window] {
                let is_alike = option == 0 || option == (1 << n) - 1;
                options.push(if is_alike { None } else { Some(option) });
            }
        }
        options
    }

    #[test]
    fn at_once_or_never_with_up_to_six_cards() {
        for (n, k) in (1..=6).flat_map(|n| (1..=n).map(move |k| (n, k))) {
            let rows = (0..1 << n).map(Some);
            let positions: Vec<Option<usize>> = rows.chain([None]).collect();
            for row in 0..1 << n {
                check_at_once_or_never(&positions, |row| set_cards(n, k, row), row);
            }
        }
    }

    #[test]
    fn at_once_or_never_on_random_graphs() {
        let mut random = Random::new(0);
        let mut kinds = [0; 3];
        for _ in 0..300 {
            let n = random.between(2, 7);
            // Vertex 0 is the start, and has no loop; nothing leads back to it.
            let mut moves: Vec<Vec<Option<usize>>> = (0..n).map(|v| vec![Some(v)]).collect();
            moves[0].clear();
            for (v, moves) in moves.iter_mut().enumerate() {
                for _ in 0..random.between(1, 3) {
                    moves.push(Some(random.between(1, n - 1)));
                }
                if random.between(0, if v == 0 { 5 } else { 1 }) == 0 {
                    moves.push(None);
                }
            }
            let positions: Vec<Option<usize>> = (0..n).map(Some).chain([None]).collect();
            check_at_once_or_never(&positions, |v| moves[v].clone(), 0);
            let ends = forced_ends(&positions, |v| v.map_or(Vec::new(), |v| moves[v].clone()));
            kinds[ends.get(&Some(0)).map_or(2, |moves| moves % 2)] += 1;
        }
        assert!(kinds.iter().all(|&count| count > 20), "{kinds:?}");
    }

    /// For how many pairs of a head and a tail Second wins, by the rules.
    fn pairs_of_second(n: usize, edges: &[(usize, usize)]) -> usize {
        let neighbours = |v: usize| {
            let ends = edges.iter().flat_map(|&(a, b)| [(a, b), (b, a)]);
            let others = ends.filter(move |&(a, _)| a == v).map(|(_, b)| b);
            others.collect::<Vec<usize>>()
        };
        let is_leaf = |v: usize| neighbours(v).len() == 1;
        let steps = (0..n).map(|v| graphs::steps(n, edges, v));
        let steps: Vec<Vec<Option<usize>>> = steps.collect();
        // A move goes from `own` to any neighbour except the one on the path, and `other` comes after.
        let pull = |own: usize, other: usize| {
            let towards = |from: usize, to: usize| {
                let mut next = neighbours(from).into_iter();
                next.find(|&v| steps[v][to] < steps[from][to])
            };
            let after = towards(other, own).expect("a path");
            let owns = neighbours(own).into_iter();
            let owns = owns.filter(|&v| Some(v) != towards(own, other));
            owns.map(|v| (v, after)).collect::<Vec<_>>()
        };
        let all = product(&[(0..n).collect(), (0..n).collect()]);
        let pairs = all.iter().filter(|pair| pair[0] != pair[1]);
        let mut positions = vec![None];
        for pair in pairs {
            positions.extend([true, false].map(|first| Some((pair[0], pair[1], first))));
        }
        // Nobody can move where the last move has won.
        let ends = forced_ends(&positions, |position| {
            let Some((head, tail, first)) = *position else {
                return Vec::new();
            };
            let after = if first {
                pull(head, tail)
            } else {
                pull(tail, head)
            };
            let after = after.into_iter().map(|(own, other)| {
                let option = if first {
                    (own, other, false)
                } else {
                    (other, own, true)
                };
                if is_leaf(own) {
                    None
                } else {
                    Some(option)
                }
            });
            after.collect()
        });
        let second_wins = |position: &&Option<(usize, usize, bool)>| match **position {
            Some((head, tail, true)) if is_leaf(head) || is_leaf(tail) => !is_leaf(head),
            Some((_, _, true)) => ends.get(*position).is_some_and(|moves| moves % 2 == 0),
            _ => false,
        };
        positions.iter().filter(second_wins).count()
    }

    #[test]
    fn caterpillars_on_every_tree_of_up_to_six_vertices() {
        let mut trees: Vec<Vec<(usize, usize)>> = Vec::new();
        for n in 2..=6 {
            let parents: Vec<Vec<usize>> = (1..n).map(|v| (0..v).collect()).collect();
            let lists = product(&parents).into_iter();
            trees.extend(lists.map(|parents| parents.into_iter().zip(1..).collect()));
        }
        let example = [(0, 1), (0, 2), (2, 3), (3, 4), (0, 5), (5, 6), (6, 7)];
        trees.push(example.to_vec());
        for edges in &trees {
            let n = edges.len() + 1;
            let degree = |v: usize| edges.iter().filter(|e| e.0 == v || e.1 == v).count();
            let inner: Vec<usize> = (0..n).filter(|&v| degree(v) > 1).collect();
            let inner_neighbours = |v: usize| {
                let ends = edges.iter().flat_map(|&(a, b)| [(a, b), (b, a)]);
                ends.filter(|(a, b)| *a == v && inner.contains(b)).count()
            };
            let (mut far, mut ways) = (0, 0);
            for &v in &inner {
                if inner_neighbours(v) == degree(v) {
                    far += 1;
                } else {
                    // In a star there is none, but nobody is far from the leaves, either.
                    ways += inner_neighbours(v).max(1) - 1;
                }
            }
            let leaves = n - inner.len();
            let expected = leaves * (n - leaves) + far * ways;
            assert_eq!(pairs_of_second(n, edges), expected, "{edges:?}");
        }
        assert_eq!(pairs_of_second(8, &example), 17);
    }

    /// What stands after some rounds, on a graph in which a token goes along an edge or stays.
    fn after_rounds(rounds: usize, v: usize, is_first: bool, joined: &[u32], worth: &[i32]) -> i32 {
        if rounds == 0 {
            return worth[v];
        }
        let ends = (0..worth.len()).filter(|&w| w == v || joined[v] >> w & 1 == 1);
        let values = ends.map(|w| after_rounds(rounds - 1, w, !is_first, joined, worth));
        let value = if is_first { values.max() } else { values.min() };
        value.unwrap()
    }

    #[test]
    fn moves_that_can_be_undone() {
        let pairs: Vec<(usize, usize)> = (0..5).flat_map(|b| (0..b).map(move |a| (a, b))).collect();
        let worth = [3, 0, 4, 1, 2];
        for code in 0..1u32 << pairs.len() {
            let mut joined = [0; 5];
            for (i, &(a, b)) in pairs.iter().enumerate() {
                if code >> i & 1 == 1 {
                    joined[a] |= 1 << b;
                    joined[b] |= 1 << a;
                }
            }
            for v in 0..5 {
                let value = |rounds| after_rounds(rounds, v, true, &joined, &worth);
                assert_eq!(value(3), value(1), "{joined:?}, {v}");
                assert_eq!(value(4), value(2), "{joined:?}, {v}");
            }
        }
    }
}
