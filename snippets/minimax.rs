//! # Minimax over few positions (博弈 DP, 极大极小)
//!
//! Moves bring points, or only the end counts, both players play best (最优策略), and no pattern is in
//! sight. Ask first what the rest of the game depends on. If that is little, a cell, an interval, a
//! remainder, two vertices, a board of nine cells, then the value of each position can be computed, from
//! the end of the game backwards. Where a coin or a die makes a move, and the statement asks for a
//! probability or for what is expected (概率, 期望), it is an average.
//!
//! ## Rules
//!
//! A game has finitely many positions, and no play comes to a position twice. In each position one of
//! the two players is to move, or the game is over. Moves bring points, and so may the end. What one
//! player gets the other one loses: we count the points of the *first player*, and what the second one
//! gets is counted as negative. The first player wants as many points as he can get, and the second one
//! wants him to get as few as possible. If only winning counts, the end brings 1, 0 or −1.
//!
//! The *value* of a position is what is still to come if both play best. To compute it, let each move be
//! worth the sum of its points and the value of the position to which it leads.
//!
//! - Where the game is over, the value is what the end brings.
//! - Where the first player is to move, it is the greatest number that a move is worth.
//! - Where the second player is to move, it is the least.
//!
//! If they move in turn, it is simpler to take the side of the player to move. The *lead* of a position
//! is how much more he gets from there on than the other: the greatest of x − lead of what is left, where
//! x is what a move brings him. At the end it is what the end brings him, 0 if it brings nothing. It is
//! the value, or minus the value if the second player is to move.
//!
//! ## Worked example
//!
//! *A piece on a board.* A piece goes from the top left cell to the bottom right one, one cell to the
//! right or down in each move. The player who moves it gets a point on a cell `+`, and loses one on a
//! cell `-`.
//!
//! ```text
//!     the board       the leads
//!     .  -  +         −1   2  −1
//!     +  +  -          2  −1   0
//! ```
//!
//! We begin at the end. On the last cell nothing is to come: 0. Both cells beside it have one move, onto
//! the last `-`, which brings −1 − 0 = −1. On the first cell of the lower row the only move brings
//! 1 − (−1) = 2, and on the middle cell of the upper row so do both moves. On the first cell the move to
//! the right brings −1 − 2 = −3, and the move down 1 − 2 = −1. So the first player goes down, and loses
//! by one point.
//!
//! *A number.* It is empty at first. In round 1 the second player appends 2 or 0, in round 2 the first
//! player appends 1 or 0. The first player wants a number that 7 divides. Only the remainder by 7
//! matters. At the end it has to be 0. So before round 2 the remainder 0 is good for him, as he appends
//! 0, and so is 2, as 7 divides 21. In round 1 the second player can make 0 or 2. Both are good for the
//! first player: he wins.
//!
//! ## Theorem
//!
//! 1. *Value* (Zermelo). From each position the first player can play so that he gets at least the
//!    value, whatever the other one does, and the second player so that the first one gets no more.
//! 2. *Who wins.* If the greater sum of points wins, the player to move at the start wins if the lead is
//!    above 0, the other one if it is below 0, and otherwise it is a draw.
//! 3. *Positions with one future are one.* Give each position a label. For any two positions with the
//!    same label let one of two things be true: they are both over, with the same points; or they have
//!    the same player to move, and each move from one of them is matched by a move from the other one
//!    that brings as much and leads to a position with an equal label. Then positions with the same label
//!    have the same value.
//! 4. *More moves do no harm.* If a player is to move in two positions, and in the second one he has all
//!    the moves of the first one, to the same positions for as many points, and perhaps more, then the
//!    second one is worth no less to him.
//! 5. *Outlines* (轮廓线). Cells of a board of n rows and m columns are filled one after the other. A cell
//!    may be filled only if those to the left of it in its row and those above it in its column are
//!    filled. Then C(n + m, n) sets of filled cells come up: the ways to choose n of n + m things.
//!
//! ## Why
//!
//! 1. By induction over the number of moves in the longest play from a position. At the end nobody has a
//!    choice. Let the theorem hold for all options. If the first player is to move, he makes a move that
//!    is worth most. After it he can get at least the value of what is left, so he gets at least what that
//!    move is worth, which is the value here. If the second player is to move, each move of his is worth
//!    at least the value here, and after it the first player can get at least what it is worth. That the
//!    second player can hold him to the value is shown in the same way, with least for greatest.
//! 2. The player to move can get at least the lead more than the other one, and the other one can hold
//!    him to that. If the lead is above 0, the first of the two plans wins; if it is below 0, the second
//!    one does; and if it is 0, neither of them loses.
//! 3. By induction over the moves in the longest plays from both positions together. If the game is not
//!    over, a move and its match are worth the same: they bring as much, and lead to positions of equal
//!    values. So the moves of both positions are worth the same numbers, and their greatest number is
//!    the same, and so is the least.
//! 4. The greatest of some numbers gets no smaller if more numbers join them, and the least gets no
//!    greater.
//! 5. In each row the first cells are filled, and in no row more than in the row above. The other way
//!    round, each such set comes up: fill it row by row. Its outline goes from the top right corner to
//!    the bottom left one, by n steps down and m steps to the left: before the step down along a row
//!    there are in all as many steps to the left as the row has empty cells. The set determines the
//!    word of these n + m steps, and each word determines a set, as the later rows have no fewer empty
//!    cells. There are C(n + m, n) words.
//!
//! ```text
//!     ■ ■ ■ □
//!     ■ ■ □ □
//!     □ □ □ □
//! ```
//!
//! This is one of C(3 + 4, 3) = 35 sets, and its word is left, down, left, down, left, left, down.
//!
//! ## How to compute it
//!
//! Each position comes after its options. Look for an order that has this for sure:
//!
//! | what the rest of the game depends on | the order | problem |
//! | --- | --- | --- |
//! | the cell of a piece | from the last cell back | `abc201d` |
//! | an interval of a row | short ones first | `edpc_l` |
//! | the round, and a remainder | the last round first | `abc195e` |
//! | which cells each player has painted | full boards first | `abc349e` |
//! | the numbers of things of two kinds | few things first | `cf148d` |
//! | an outline, as a word of bits | great numbers first, as moves make the number grow | `luogu_p4363` |
//! | a vertex of a tree, and with it the way to it | from the leaves up, see [on a tree](#on-a-tree) | `abc218g` |
//! | two vertices and a bound | when first asked for | `cf917b` |
//! | a set of cells, of which few come up | when first asked for | `cf354b` |
//! | a set of things that are gone, whose number says which turn it is | great sets first | `cf377c` |
//!
//! If no order is at hand, or if few of the possible positions come up, compute a position when it is
//! first asked for, and keep it: [`Scores`](crate::search::Scores) does so for leads, and
//! [`Search`](crate::search::Search) for won and lost. They are recursive, so the game may have some
//! thousand moves at most.
//!
//! - *Won sets.* If only winning counts, keep for each round the set of labels with which the first
//!   player wins. If he is to move, a label is in the set if some option is in the next set; if the
//!   other player is to move, it is in the set if all options are. It has to be done backwards: which
//!   labels come up says nothing about what the other player allows.
//! - *The safe set, backwards* (逆推安全区间; `agc033b`). If the won labels are always an interval, two
//!   numbers are enough. Say that in each turn the player to move may move a piece one cell in a given
//!   direction, or leave it, and that each of them knows all these directions: an attacker, who wants it
//!   off the board, and a defender. At the end all cells are safe. Before a turn of the defender's a cell
//!   is safe if it or the next one in the given direction is safe after it: the interval gets one cell
//!   longer at the end from which the direction leads inwards, but not beyond the board. Before a turn of
//!   the attacker's both have to be safe: the interval gets one cell shorter at the end to which the
//!   direction points. A move to the right does not change the row, so on a board the safe cells are a
//!   rectangle, and once it is empty it stays so. (Four columns, the attacker may go right in each round,
//!   the defender after him left, left, up. Backwards from 1 to 4: up changes nothing, right leaves 1 to
//!   3, left makes it 1 to 4 again, and so on. From column 4 the piece is lost.) It is not enough to look
//!   at each side of the board alone: on two rows and two columns, with the piece in the lower right
//!   corner, let the attacker have left, up, down and the defender up, left, left. Each side alone can be
//!   held. But if the defender goes up in the first round, the attacker goes up and off in the second one,
//!   and if not, the attacker goes down in the third.
//! - *Sets as labels* (`cf354b`). A word is read along paths in a table, and many paths may be the
//!   same word. The players choose letters and not paths, so by theorem 3 all that matters is the set of
//!   the cells where a path for the word may end.
//! - *A bound as a number* (`cf917b`). Each letter has to be at least as great as the one before. By
//!   theorem 4 a position with a smaller last letter is no worse, if any move is left with the greater
//!   one; and if none is left, that position is lost. So for each two vertices one number says
//!   everything: the greatest letter of a winning move, or 0 if there is none. A move with the letter x
//!   wins exactly if x is greater than that number of the opponent after it.
//!
//! - *Windows* (单调队列; `abc303g`). If a position has too many moves, write what a move is worth as a part that
//!   depends on the position and a part that depends on the option alone. Say that numbers are taken from
//!   both ends of a row, and that a move that takes k of them pays p. With R the row, Q what is left, and W
//!   the sum of a row plus its lead, the move brings sum(R) − sum(Q) − p, and then the other one leads by
//!   lead(Q): it is worth sum(R) − (p + W(Q)). So the lead of R is its sum less the least p + W(Q) of all
//!   moves. If k is fixed, the Q are the rows that lie in R and are k shorter: a window, which moves on by
//!   one with R. A queue of rising values has the least of a window in front, so each row takes O(1) steps.
//!   Where the options are all before or behind a place, a running best is enough. (In 1, 5, 9, 2 let one
//!   number be free and three together cost 3. W of a single number is twice the number. So 3 + W is least
//!   for the 1: 5. Of the free moves one leaves 5, 9, 2 with W = 16 + 13, the other 1, 5, 9 with W = 15 + 12.
//!   So the lead is 17 − 5 = 12.)
//!
//! ## Chance
//!
//! In some positions chance (概率, 期望) makes the move, each with a known probability. There the value is
//! the average of what the moves are worth, each counted by its probability, and with *on average*
//! added, theorem 1 and its proof stay: if from each option the first player gets at least its value on
//! average, he gets at least the average of what the moves are worth. If the end brings 1 for a win and
//! 0 for a loss, the value is the chance to win. In theorem 3 the moves of chance have to be matched one to
//! one, each by a move of the same probability. Theorem 2 no longer holds: a sure point always wins. Ten
//! points or minus one, by a fair coin, win only half the time, but bring more on average.
//!
//! *An example without any choice* (`cf148d`). A princess and a dragon draw a mouse from a bag in turn,
//! she first, and the first to draw a white one wins. After each draw of the dragon one mouse jumps
//! out. With one white mouse and three black ones she draws the white one with the chance 1/4. Both
//! draw black ones with the chance 3/4 · 2/3 = 1/2. Then one white mouse and one black one are left,
//! and one of them jumps out: with the chance 1/2 she draws the white one next. So she wins with the
//! chance 1/4 + 1/2 · 1/2 = 1/2.
//!
//! ## Random turns on a tree
//!
//! A token stands on a vertex of a tree with a root. In each round a fair coin decides which player
//! moves it to a neighbour of his choice (随机先手). At the root the first player has won, and at any leaf
//! except the root the second one. Here positions come up again, so theorem 1 does not help.
//!
//! *Theorem.* Let d(u) be the number of steps from u down to the nearest leaf: 0 if u is a leaf itself.
//! The chance v of the first player is 1 at the root, and at any other vertex u with the parent p
//!
//! v(u) = v(p) · d(u) / (d(u) + 1).
//!
//! The first player always moves to the parent, and the second one to a child with the least d.
//! [`random_turns`] lists parents and steps. On a path of four vertices from the root to its only leaf
//! the chances are 1, 2/3, 1/3, 0.
//!
//! ```text
//!         1
//!         │
//!        1/2
//!       ╱   ╲
//!      0    1/3
//!            │
//!           1/6
//!            │
//!            0
//! ```
//!
//! The 1 on top is at the root, and the two zeros are at leaves. Between them the chances are 1 · 1/2 for
//! d = 1, then 1/2 · 2/3 for d = 2, and 1/3 · 1/2 for d = 1.
//!
//! *Why.*
//!
//! 1. *Where play goes on, v(u) is the mean of the greatest and the least v of the neighbours.* Let d be
//!    d(u), which is at least 1 there, and c a child with the least d, which is d − 1. Then
//!    v(p) = v(u) · (d + 1) / d and v(c) = v(u) · (d − 1) / d, and v(u) is their mean. No child has more
//!    than v(u), which is less than v(p), so v(p) is the greatest. Each child has d(c′) ≥ d − 1, and
//!    x / (x + 1) grows with x, so v(c) is the least.
//! 2. *Let the first player always move to the parent.* Then in each round the token comes to a v
//!    that is on average at least the mean from step 1, that is, v(u). Where the play is over, v stays as
//!    it is. So after t rounds v is on average at least what it was at the start.
//! 3. *The play ends.* If the coin falls for him n times in a row, where n is the number of vertices, the
//!    token has gone up to the root, if the play was not over before. That happens in any n rounds with
//!    the chance 2⁻ⁿ, so the chance that the play still goes on after t rounds falls to 0 as t grows.
//! 4. *So he wins with the chance v at least.* At the ends v is 1 where he has won and 0 where he has lost.
//!    As no v is above 1, he has won after t rounds at least with the average of v less the chance that
//!    the play goes on.
//! 5. *The second player holds him to v* by always moving to a child with the least d. Then v never grows
//!    on average, and n tosses in a row for him end the play at a leaf. The chance that the first player
//!    has won after t rounds is at most the average of v.
//!
//! On any finite connected graph with ends that are won or lost, the chances are the only numbers that are
//! 1 and 0 there, and elsewhere the mean of the greatest and the least of the neighbours: see the source.
//!
//! ## On a tree
//!
//! A piece goes down from the root of a tree, or a token never comes back to a vertex. So a position is a
//! vertex, and the values come from the leaves up, without recursion in the order of
//! [`leaves_first`].
//!
//! *What was visited counts* (路径上的集合, 动态中位数; `abc218g`). The result is the median, the sum, the xor or the
//! k-th number of all numbers where the token was. These lie on the way from the root, which the vertex
//! determines. So the value of a leaf is the result of the way to it, and at other vertices it is the
//! greatest or the least value of a child, as the depth says. A walk through the tree puts each number into a
//! structure on the way down and takes it out on the way back: a Fenwick tree over the sorted numbers finds
//! the k-th of them, O(n log n) in all. A root with one child is no leaf. (Numbers 2, 4, 6, 8, 10 on the
//! vertices 1 to 5, edges 4 ─ 5, 3 ─ 4, 1 ─ 5, 2 ─ 4, root 1, the first player wants a great median. The
//! token goes to 5 and 4. Then 2 gives the numbers 2, 10, 8, 4 and the median 6, and 3 gives 7. The first
//! player chooses 3.)
//!
//! *A threshold* (二分答案). Where something has to be arranged, counted or spent before or during the play, ask
//! for one t whether the result can be t or more. That is a game of yes and no, and the greatest such t is
//! found by halves. The two paragraphs that follow are such games.
//!
//! *How many good ends does a player need?* (与或树; `cf538e`) Each leaf is good or bad. At each inner vertex
//! one of two players X and Y chooses the child to which the piece goes. Let need be 1 for a leaf, the least
//! need of a child where X chooses, and the sum over the children where Y chooses. *Theorem.* The need of the
//! root is the least number of good leaves with which X can bring the piece to one, if they are in the right
//! places. So if the numbers 1 to m are put on the m leaves and X wants a great one, he gets m + 1 − need by
//! the best arrangement for him. If he wants a small one, he gets the number need. *Why:* where X chooses,
//! one child from which he succeeds is enough; where Y chooses, all have to be such, and their leaves are
//! different. A result of t or more means that the m + 1 − t numbers from t up make their leaves good. (The
//! root, where X chooses, has the children u and v, where Y chooses. u has three leaves. v has a leaf and a
//! child w with two leaves, where X chooses. So w needs 1, v needs 2, u needs 3, and the root needs 2: of 1
//! to 6 he gets 5.)
//!
//! *Turns that are spent in advance* (未雨绸缪; `luogu_p3554`). A walker stands on the root. In each turn first
//! up to k vertices are marked, and then he goes to a neighbour, up or down. He must never come to a vertex
//! without a mark; the root needs none. Let need(v) = max {0, s − k}, where s is the sum of need(c) + 1 over
//! the children c of v. *Theorem.* He can be kept from unmarked vertices exactly if need(root) = 0. In
//! general, need(v) is the number of marks that have to be below v before he comes there. *Why:*
//!
//! 1. *As many are enough.* Before he leaves v, there are need(v) marks and k new ones, s in all: one for
//!    each child c, and need(c) below it. When he comes back to a vertex, its children are marked and have
//!    what they need.
//! 2. *They are needed.* With fewer, when he leaves v some child c has no mark, or fewer than need(c) marks
//!    below it. He goes there, and so on down, until a child has no mark; below a parent of leaves nothing
//!    else is possible.
//! 3. *A surplus is of no use above:* hence the 0.
//!
//! need falls as k grows, so the least k is found by halves. If only some vertices have to be marked, say
//! those with numbers of t or more, put 1 for these and 0 for the others in place of the 1. (A root with a
//! leaf and a child that has four leaves: with k = 2 the child needs 2, and the root 1 + 3 − 2 = 2. With k =
//! 3 they need 1 and 0.) The number of children of the root is always needed, and the greatest number of
//! children is always enough.
//!
//! *All roots at once* (换根). If the token may begin anywhere and never goes back, the value of a start is
//! made of the values of the edges that lead away from it: value(u → v) is that of the token that has just
//! come from u to v, made of value(v → w) for the neighbours w ≠ u of v. Those down from some root come from
//! the leaves up, and then those up to it from the root down: at each vertex v leave out one neighbour after
//! the other. For won and lost it is enough to count the lost edges at v, for the greatest value to know the
//! greatest two, for anything else take the sum that the neighbours before and after the one left out give together.
//! O(n) for all starts.
//!
//! ## A hidden number
//!
//! *Questions with the worst answers* (猜数, 最坏情况; Project Euler 406, `LeetCode` 375). A number from 1 to n is
//! hidden. You name a number, and hear that it is too low, which costs a > 0, or too high, which costs b > 0,
//! or that you have guessed it, which costs nothing. If only one number is left, nothing need be asked. The
//! other player may choose his answers as he likes, as long as some number fits: so it is a game, and its
//! value is the cost in the worst case. *Theorem.* Let f(c) be the greatest n for which the cost c is enough.
//! It is 0 for c < 0, and
//!
//! f(c) = f(c − a) + f(c − b) + 1 for c ≥ 0.
//!
//! *Why:* what is enough for some n is enough for fewer. A first guess x leaves n − x numbers above it or x −
//! 1 below. So c is enough exactly if n − x ≤ f(c − a) and x − 1 ≤ f(c − b) for some x, that is, if n is at
//! most the sum with 1. (For c below both a and b no answer may come, and n = 1.) With a = 2 and b = 3 the
//! numbers f(0), f(1), ... are 1, 1, 2, 3, 4, 6, 8, 11, ...: 5 numbers cost 5.
//!
//! It turns the question round: not the cost for n, but the n for a cost, which grows so fast that few costs
//! are needed. *Eggs are dropped* (扔鸡蛋): with t drops and k eggs one finds the lowest floor from which they
//! break, or that they break from none, among e(t, k) = e(t − 1, k − 1) + e(t − 1, k) + 1 floors, and e is 0
//! for t = 0 or k = 0: the floors below the first drop, those above it and this one. If the cost depends on
//! the number that is named, only the intervals are left to try: the least of cost(x) plus the greater value
//! of both sides, O(n³).
//!
//! ## The second best
//!
//! If before each choice of mine the opponent strikes out one option, he strikes the best, and I get the
//! second best (次好). So on a tree in which each vertex but a leaf has two children or more, the value of such
//! a vertex is the second greatest value of a child.
//!
//! *The best pair* (三国游戏; `luogu_p1199`). Each two of n persons have a value; n ≥ 4 is even, and all values
//! are different. I and the opponent take persons in turn, I first, and he always takes the free person who
//! makes the best pair with one of mine. *Theorem.* Of the values that a person makes with the others take
//! the second greatest, and let M be the greatest of these. My best pair is worth M at most; and I can get M
//! and keep all his pairs below M.
//!
//! *Why.*
//!
//! 1. A pair above M is the best one of both its persons, or M would be greater. So no two such pairs have a
//!    person in common.
//! 2. If the one person of such a pair is mine and the other one is free, it became so by the person that I
//!    took last, so it is the only one, and he takes the other person at once. So I never have both.
//! 3. I begin with a person whose second best pair is worth M. He takes the partner in the best pair, and I
//!    take the one in the pair of M. From then on, when he takes a person with a free partner in a pair above
//!    M, I take that partner; otherwise anybody. So he never has both. The pair of value M is mine, so all
//!    his are below.
//!
//! (With 1 ─ 2: 5, 1 ─ 3: 1, 1 ─ 4: 4, 2 ─ 3: 2, 2 ─ 4: 3, 3 ─ 4: 0 the second greatest are 4, 3, 1, 3. I take
//! 1, he takes 2, I take 4.)
//!
//! ## Several players
//!
//! *Each for himself, from the last one back* (各自为己; `luogu_p7078`). There are more than two players,
//! and each of them wants above all to survive, say: snakes, of which the strongest may eat the weakest,
//! or pirates who share a treasure. Nobody plays against somebody else, so no position is won or lost.
//! But let there be one way to go on in each position, or to end the game. Then the positions that come
//! about if everybody goes on are a line P₀, P₁, P₂, ... From the last one back: the player who chooses
//! at P goes on exactly if what follows then is better for him than the end. So write for each P where
//! the game ends from there.
//!
//! *Runs.* Let the player who chooses at Pₜ be harmed by going on exactly if the one at Pₜ₊₁ goes on, for
//! all t below L, and let the one at P with the index L go on for sure. Then the one before him stops,
//! the one before that goes on, and so on: the first one goes on exactly if L is even.
//!
//! *Snakes.* The strongest of n snakes eats the weakest and loses as much strength as that one had, or it
//! ends the game. (Of equal ones the greater number is stronger.) Each wants above all not to be eaten,
//! and then to eat as often as it can. *Theorem.* A snake that is not the weakest after its meal eats. If
//! it would be the weakest, a run begins: it lasts as long as each eater would be the weakest in turn,
//! and ends before the first meal after which the eater is not, or with two snakes, of which the stronger
//! eats for sure. The first meal of the run is eaten exactly if the run has an even number of meals, and
//! then the game ends.
//!
//! *Why.*
//!
//! 1. *Up to the first meal after which the eater is the weakest of all nobody is eaten who has eaten.*
//!    Strengths only fall, so a later eater had no more strength than an earlier one. And it ate one that was
//!    no weaker, as only the eater before it had lost strength, and that was not the weakest. So the last eater
//!    is the weakest of those who have eaten. It is not the weakest of all, so the next one that is eaten has
//!    not eaten.
//! 2. *There is no need to look further.* An eater that is the weakest of all would be the next one to be
//!    eaten. So it eats only if the next snake does not go on, and then the game ends. (If it is alone after
//!    its meal, the game ends, too.)
//! 3. So nobody is eaten who has eaten, and a snake that is not the weakest after its meal has nothing to fear.
//!    If it is the weakest, it is harmed exactly if the next snake goes on.
//!
//! (7, 10, 24, 48, 50: 50 − 7 = 43 and then 48 − 10 = 38 are not the weakest, so two meals are eaten. Of
//! 24, 38, 43 the meal leaves 19, which is the weakest, and with two left the stronger one eats: L = 1,
//! and three are left. 13, 31, 33, 39, 42: the meals leave 29, 10 and 23 as the weakest, and two snakes:
//! L = 3, and all five are left.) The eaters come out ever weaker, so they are a queue beside the sorted
//! others, and the strongest and the weakest stand at the ends: O(n).
//!
//! ## How to play
//!
//! Make a move that is worth most, or least for the second player: its points and the value of what is
//! left. If the players move in turn, it is the move with the greatest x − lead of what is left.
//!
//! ## Other rules
//!
//! - *Numbers from the ends of a row*: the intervals need O(n²), and [`scoring`](crate::scoring) does it in
//!   O(n log n).
//! - *Prefixes* (前缀; Codeforces 731E). A move takes the first k ≥ 2 numbers of a row, gets their sum, and
//!   puts it back in front as one number, until one number is left. What was taken once stays together.
//!   So a position is a number i from 1 to n: the first i numbers of the row that was given are now one.
//!   A move goes to some j > i and brings s(j), the sum of the first j numbers, so lead(i) for i < n
//!   is the greatest s(j) − lead(j). That needs no second loop: lead(n) is 0, lead(n − 1) is s(n), and before
//!   that lead(i) is the greater one of lead(i + 1) and s(i + 1) − lead(i + 1). (For 1, 2, −5, 1 the sums
//!   s(1) to s(4) are 1, 3, −2, −1. So lead(3) = −1, lead(2) = max {−1, −2 + 1} = −1, and lead(1) = max
//!   {−1, 3 + 1} = 4.) The same helps wherever a position has the moves of the next position and one
//!   more.
//! - *Words are compared letter by letter* (字典序, lexicographic order; Codeforces 520D, 1728D). Let each
//!   move append a letter to one word, where different moves append different letters, and let all plays
//!   be equally long. If one player wants the word great and the other one small, the first always takes
//!   the greatest letter that is allowed and the second the least, whatever that opens: the first letter
//!   in which two words differ decides. If each letter is put *in front* of the word, the letters of the
//!   last moves decide. Say that each player has a word of his own, that in each round first the one and
//!   then the other puts a letter in front of his word, and that the smaller word wins in the end. Then
//!   the rounds that follow decide, and only if they end in a draw do the two letters of this round. If
//!   the letters are taken from the ends of a row, that is a table of intervals.
//! - *Digits in turn* (数位). The players in turn write the digits of a number, from the left, the first one not
//!   0, and one of them wants a divisor d to divide it. For d = 3, 7 and 9 who writes the last digit decides,
//!   as ten digits hold every remainder. For 11 it is not so: the second player gets it if he writes last, but
//!   the first player *never* does. *Why:* a digit x makes x − r of the remainder r modulo 11, as 10 is −1. If
//!   the second player wants it, he writes each digit of the first again, and leaves x − x = 0. If he does not
//!   want it, he leaves 10 each time, from which no digit leads to 0: after the first digit x he writes x − 1,
//!   and later he writes each digit again, as x makes x − 10 of 10, and x − (x − 10) = 10. For 13 nobody gets
//!   it (up to 6 digits).
//! - *Positions may come up again*: [`retrograde`](crate::retrograde).
//! - *Both choose at once*: [`mixed`](crate::mixed).
//!
//! *Rules that only look like a known one* (WA?): row 25 of [false friends](crate::false_friends#the-table).
//!
//! ## Cost
//!
//! As many steps as there are moves from all positions, or labels, together. [`random_turns`]: O(n).
//!
//! ## Example
//!
//! The program computes the values of the board, of the number, of the bag, and of both trees.
//!
//! ```
//! use snippets::minimax;
//! use snippets::search::Scores;
//!
//! let board = [[0, -1, 1], [1, 1, -1]];
//! let mut game = Scores::new(|&(row, column): &(usize, usize)| {
//!     let mut moves = Vec::new();
//!     for (row, column) in [(row + 1, column), (row, column + 1)] {
//!         if row < 2 && column < 3 {
//!             moves.push((board[row][column], (row, column)));
//!         }
//!     }
//!     moves
//! });
//! let leads = [0, 1].map(|row| [0, 1, 2].map(|column| game.lead(&(row, column))));
//! assert_eq!(leads, [[-1, 2, -1], [2, -1, 0]]);
//!
//! // The remainders with which the first player wins, before round 2 and round 1.
//! let after = |number: u64, digit| [10 * number % 7, (10 * number + digit) % 7];
//! let wins = |remainder: &u64| after(*remainder, 1).contains(&0);
//! assert!((0..7).filter(wins).eq([0, 2]));
//! assert!(after(0, 2).iter().all(wins));
//!
//! let bag = 1.0 / 4.0 + 3.0 / 4.0 * 2.0 / 3.0 * 1.0 / 2.0;
//! assert_eq!(bag, 0.5);
//!
//! // Each vertex with its parent, and the steps down to the nearest leaf.
//! let path = [(0, 1), (1, 2), (2, 3)];
//! let turns = minimax::random_turns(&path, 0);
//! assert_eq!(turns, [(1, 0, 2), (2, 1, 1), (3, 2, 0)]);
//! let tree = [(0, 1), (1, 2), (1, 3), (3, 4), (4, 5)];
//! let mut chances = [1.0; 6];
//! for (v, parent, steps) in minimax::random_turns(&tree, 0) {
//!     let steps = steps as f64;
//!     chances[v] = chances[parent] * steps / (steps + 1.0);
//! }
//! assert_eq!(chances, [1.0, 0.5, 0.0, 1.0 / 3.0, 1.0 / 6.0, 0.0]);
//! ```
//!
//! ## Problems
//!
//! Easiest first.
//!
//! - [`abc201d`](crate::problems::minimax::abc201d) AtCoder ABC 201 D Game in Momotetsu World
//! - [`edpc_l`](crate::problems::minimax::edpc_l) AtCoder EDPC L Deque
//! - [`abc195e`](crate::problems::minimax::abc195e) AtCoder ABC 195 E Lucky 7 Battle
//! - [`abc349e`](crate::problems::minimax::abc349e) AtCoder ABC 349 E Weighted Tic-Tac-Toe
//! - [`luogu_p1199`](crate::problems::minimax::luogu_p1199) Luogu P1199 \[NOIP2010 普及组\] 三国游戏: the second best
//! - [`cf148d`](crate::problems::minimax::cf148d) Codeforces 148D Bag of mice
//! - [`cf917b`](crate::problems::minimax::cf917b) Codeforces 917B MADMAX
//! - [`agc033b`](crate::problems::minimax::agc033b) AtCoder AGC 033 B LRUD Game: the safe set
//! - [`abc218g`](crate::problems::minimax::abc218g) AtCoder ABC 218 G Game on Tree 2: the median of the way
//! - [`abc303g`](crate::problems::minimax::abc303g) AtCoder ABC 303 G Bags Game: windows
//! - [`cf377c`](crate::problems::minimax::cf377c) Codeforces 377C Captains Mode: picks and bans
//! - [`cf354b`](crate::problems::minimax::cf354b) Codeforces 354B Game with Strings
//! - [`cf538e`](crate::problems::minimax::cf538e) Codeforces 538E Demiurges Play Again: good ends
//! - [`luogu_p3554`](crate::problems::minimax::luogu_p3554) Luogu P3554 \[POI 2013\] LUK-Triumphal arch: in advance
//! - [`luogu_p4363`](crate::problems::minimax::luogu_p4363) Luogu P4363 \[九省联考 2018\] 一双木棋 chess
//! - [`cf2028e`](crate::problems::minimax::cf2028e) Codeforces 2028E Alice's Adventures in the Rabbit Hole
//! - [`luogu_p7078`](crate::problems::minimax::luogu_p7078) Luogu P7078 \[CSP-S2020\] 贪吃蛇: several players
//!
//! ## Source
//!
//! E. Zermelo, "Über eine Anwendung der Mengenlehre auf die Theorie des Schachspiels", Proceedings of the
//! Fifth International Congress of Mathematicians (1913). Random turns: A. J. Lazarus, D. E. Loeb, J. G.
//! Propp, W. R. Stromquist, D. H. Ullman, "Combinatorial games under auction play", Games and Economic
//! Behavior 27 (1999); Y. Peres, O. Schramm, S. Sheffield, D. B. Wilson, "Tug-of-war and the infinity
//! Laplacian", Journal of the AMS 22 (2009).
#![doc(alias(
    "数位",
    "博弈 DP",
    "博弈DP",
    "极大极小",
    "极大极小搜索",
    "Minimax over few positions",
    "dynamic programming",
    "points",
    "chance",
    "probability",
    "expected value",
    "概率",
    "期望",
    "概率 DP",
    "期望 DP",
    "轮廓线",
    "轮廓线 DP",
    "random turns",
    "随机先手",
    "Richman games",
    "tug of war",
    "grid",
    "lexicographic order",
    "several players",
    "各自为己",
    "逆推安全区间",
    "snakes",
    "pirates",
    "lexicographically",
    "字典序",
    "前缀",
    "前缀和",
    "prefix sum",
    "最优策略",
    "棋盘",
    "board",
    "expected",
    "dice",
    "二分答案",
    "threshold",
    "单调队列",
    "sliding window",
    "与或树",
    "AND-OR tree",
    "未雨绸缪",
    "路径上的集合",
    "动态中位数",
    "median",
    "换根",
    "rerooting",
    "second best",
    "次好",
    "次大值",
    "骰子",
    "猜数",
    "扔鸡蛋",
    "A hidden number",
    "Eggs are dropped"
))]
use crate::graphs::leaves_first;

/// Lists what decides the game of random turns on a tree: each vertex but the root, after its parent, as
/// `(vertex, parent, steps)`, where `steps` are those down to the nearest leaf, 0 if the vertex is a leaf
/// itself. The chance of the first player there is `steps` / (`steps` + 1) times that at the parent. The
/// `edges` join the vertices from 0 to `edges.len()`, in any order and direction. O(n) for n vertices.
///
/// # Panics
/// If a vertex or the root is greater than `edges.len()`, or if the edges make no tree.
#[track_caller]
pub fn random_turns(edges: &[(usize, usize)], root: usize) -> Vec<(usize, usize, usize)> {
    let mut turns = Vec::new();
    // `None` as long as no child is known.
    let mut nearest: Vec<Option<usize>> = vec![None; edges.len() + 1];
    for (v, parent) in leaves_first(edges, root) {
        let steps = nearest[v].unwrap_or(0);
        let by_v = steps + 1;
        nearest[parent] = Some(nearest[parent].map_or(by_v, |known| known.min(by_v)));
        turns.push((v, parent, steps));
    }
    turns.reverse();
    turns
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::random::Random;
    use crate::search::{product, Scores, Search};
    use std::collections::HashMap;

    #[derive(Clone, Copy, PartialEq)]
    enum Mover {
        First,
        Second,
        Chance,
    }

    /// A position: who is to move, and the moves, each with its points and the position it leads to.
    /// Without moves the game is over. All positions that are reached come before it.
    type Game = Vec<(Mover, Vec<(i64, usize)>)>;

    /// Averages of up to three numbers, three times in a row, stay whole.
    const SCALE: i64 = 6 * 6 * 6;

    /// What is still to come at each position; `plan`, if there is one, names a move for each position of
    /// its player.
    fn values(game: &Game, plan: &[(Mover, Vec<usize>)]) -> Vec<i64> {
        let mut values: Vec<i64> = Vec::new();
        for (v, (mover, moves)) in game.iter().enumerate() {
            let worth = moves
                .iter()
                .map(|&(points, to)| points * SCALE + values[to]);
            let worth: Vec<i64> = worth.collect();
            let planned = plan.iter().find(|(player, _)| player == mover);
            values.push(match (planned, mover) {
                _ if worth.is_empty() => 0,
                (Some((_, moves)), _) => worth[moves[v]],
                (None, Mover::First) => *worth.iter().max().unwrap(),
                (None, Mover::Second) => *worth.iter().min().unwrap(),
                (None, Mover::Chance) => {
                    worth.iter().sum::<i64>() / i64::try_from(worth.len()).unwrap()
                }
            });
        }
        values
    }

    /// The value is what one player can secure against each plan of the other one, and each plan of the
    /// other one secures no more, if all plans are tried against all.
    #[test]
    fn the_value_of_every_game_on_four_positions_is_what_both_can_secure() {
        let movers = product(&vec![vec![Mover::First, Mover::Second, Mover::Chance]; 3]);
        for (code, movers) in (0..1u32 << 6).flat_map(|code| movers.iter().map(move |m| (code, m)))
        {
            for seed in 0..4usize {
                let mut game: Game = vec![(Mover::First, Vec::new())];
                for v in 1..4 {
                    let arcs = (0..v).filter(|w| code >> (v * (v - 1) / 2 + w) & 1 == 1);
                    let points = |w| i64::try_from((3 * v + w) * (seed + 2) % 5).unwrap() - 2;
                    game.push((movers[v - 1], arcs.map(|w| (points(w), w)).collect()));
                }
                let choices: Vec<Vec<usize>> = game
                    .iter()
                    .map(|(_, moves)| (0..moves.len().max(1)).collect())
                    .collect();
                let plans = product(&choices);
                let play = |first: &Vec<usize>, second: &Vec<usize>| {
                    let plans = [
                        (Mover::First, first.clone()),
                        (Mover::Second, second.clone()),
                    ];
                    values(&game, &plans)
                };
                let best = values(&game, &[]);
                for (v, &value) in best.iter().enumerate() {
                    let against_all = |first| {
                        let results = plans.iter().map(|second| play(first, second)[v]);
                        results.min().unwrap()
                    };
                    assert_eq!(plans.iter().map(against_all).max(), Some(value));
                    let against_all = |second| {
                        let results = plans.iter().map(|first| play(first, second)[v]);
                        results.max().unwrap()
                    };
                    assert_eq!(plans.iter().map(against_all).min(), Some(value));
                }
            }
        }
    }

    /// The next cells of a piece on a board.
    fn next_cells(board: &[Vec<i64>], (row, column): (usize, usize)) -> Vec<(usize, usize)> {
        let mut cells = vec![(row + 1, column), (row, column + 1)];
        cells.retain(|&(row, column)| row < board.len() && column < board[0].len());
        cells
    }

    /// A cell, or `None` when the game is over, and how much the player to move is ahead.
    type Position = (Option<(usize, usize)>, i64);

    /// On every board of up to 3 by 3: in the second search only the end counts, and who is ahead there.
    #[test]
    fn the_sign_of_the_lead_tells_who_wins() {
        for (height, width) in [(1, 1), (1, 4), (2, 3), (3, 3)] {
            for points in product(&vec![vec![-1, 1]; height * width]) {
                let board: Vec<Vec<i64>> = points.chunks(width).map(<[i64]>::to_vec).collect();
                let mut leads = Scores::new(|&cell: &(usize, usize)| {
                    let cells = next_cells(&board, cell).into_iter();
                    cells.map(|cell| (board[cell.0][cell.1], cell)).collect()
                });
                let mut wins = Scores::new(|&(cell, ahead): &Position| -> Vec<(i64, Position)> {
                    let Some(cell) = cell else {
                        return Vec::new();
                    };
                    let cells = next_cells(&board, cell).into_iter();
                    let moves = cells.map(|cell| {
                        let ahead = ahead + board[cell.0][cell.1];
                        (0, (Some(cell), -ahead))
                    });
                    let mut moves: Vec<_> = moves.collect();
                    if moves.is_empty() {
                        moves.push((ahead.signum(), (None, 0)));
                    }
                    moves
                });
                let lead = leads.lead(&(0, 0));
                assert_eq!(wins.lead(&(Some((0, 0)), 0)), lead.signum(), "{board:?}");
            }
        }
    }

    /// All games of up to three rounds, each with a digit and with a player to append it or a 0: by the
    /// numbers, and by the set of the remainders with which the first player wins.
    #[test]
    fn of_a_number_only_the_remainder_matters() {
        fn wins(number: u64, rounds: &[(u64, bool)]) -> bool {
            match rounds {
                [] => number % 7 == 0,
                [(digit, is_first), rest @ ..] => {
                    let options = [10 * number, 10 * number + digit];
                    let won = options.map(|number| wins(number, rest));
                    won[usize::from(won[1] == *is_first)]
                }
            }
        }
        let round = product(&[(0..10).collect(), vec![0, 1]]);
        let round: Vec<(u64, bool)> = round.iter().map(|pair| (pair[0], pair[1] == 1)).collect();
        for rounds in (0..=3).flat_map(|count| product(&vec![round.clone(); count])) {
            let mut good = vec![0];
            for &(digit, is_first) in rounds.iter().rev() {
                let is_good = |remainder: &u64| {
                    let mut options = [10 * remainder, 10 * remainder + digit].into_iter();
                    let is_in = |number| good.contains(&(number % 7));
                    if is_first {
                        options.any(is_in)
                    } else {
                        options.all(is_in)
                    }
                };
                good = (0..7).filter(is_good).collect();
            }
            assert_eq!(good.contains(&0), wins(0, &rounds), "{rounds:?}");
        }
    }

    /// Every table of 3 by 3 letters: by words, and by the sets of cells where these may end. A letter
    /// brings as many points to the player who appends it as its number says.
    #[test]
    fn of_a_word_only_the_ends_of_its_paths_matter() {
        let next = |ends: &[(usize, usize)], table: &[Vec<i64>], letter: i64| {
            let mut cells: Vec<_> = ends
                .iter()
                .flat_map(|&cell| next_cells(table, cell))
                .collect();
            cells.retain(|cell| table[cell.0][cell.1] == letter);
            cells.sort_unstable();
            cells.dedup();
            cells
        };
        for letters in product(&vec![vec![1, 2]; 8]) {
            let table = [&[0], &letters[..]].concat();
            let table: Vec<Vec<i64>> = table.chunks(3).map(<[i64]>::to_vec).collect();
            let mut by_words = Scores::new(|word: &Vec<i64>| {
                let is_good = |word: &Vec<i64>| {
                    let ends = |ends: Vec<_>, &letter: &i64| next(&ends, &table, letter);
                    !word.iter().fold(vec![(0, 0)], ends).is_empty()
                };
                let longer = |letter: i64| (letter, [&word[..], &[letter]].concat());
                let longer = [1, 2].map(longer).into_iter();
                longer.filter(|(_, word)| is_good(word)).collect()
            });
            let mut by_ends = Scores::new(|ends: &Vec<(usize, usize)>| {
                let options = [1, 2].map(|letter| (letter, next(ends, &table, letter)));
                let options = options.into_iter();
                options.filter(|(_, ends)| !ends.is_empty()).collect()
            });
            let lead = by_ends.lead(&vec![(0, 0)]);
            assert_eq!(lead, by_words.lead(&Vec::new()), "{table:?}");
        }
    }

    /// Every graph on four vertices, each arc of which leads to a smaller one and has one of two letters,
    /// 1 and 2.
    #[test]
    fn a_greater_last_letter_is_no_better_and_one_number_tells_all() {
        for letters in product(&vec![(0..=2).collect::<Vec<u8>>(); 6]) {
            let arcs = (0..4).flat_map(|from| (0..from).map(move |to| (from, to)));
            let mut arcs: Vec<((usize, usize), u8)> = arcs.zip(letters).collect();
            arcs.retain(|(_, letter)| *letter > 0);
            // The vertex of the player to move and of the other one, and the last letter.
            let mut search = Search::normal(|&(own, other, last): &(usize, usize, u8)| {
                let moves = arcs.iter().filter(|((from, _), _)| *from == own);
                let moves = moves.filter(|(_, letter)| *letter >= last);
                moves.map(|&((_, to), x)| (other, to, x)).collect()
            });
            let mut greatest = |own, other| {
                let wins = |last: &u8| search.wins(&(own, other, *last));
                let won: Vec<u8> = (1..=3).filter(wins).collect();
                let falls = won.iter().copied().eq(1..=u8::try_from(won.len()).unwrap());
                assert!(falls, "{arcs:?}, {own}, {other}");
                won.last().copied().unwrap_or(0)
            };
            for (own, other) in (0..4).flat_map(|own| (0..4).map(move |other| (own, other))) {
                let moves = arcs.iter().filter(|((from, _), _)| *from == own);
                let moves: Vec<(usize, u8)> = moves.map(|&((_, to), x)| (to, x)).collect();
                let winning = moves.into_iter().filter(|&(to, x)| x > greatest(other, to));
                let expected = winning.map(|(_, x)| x).max().unwrap_or(0);
                assert_eq!(greatest(own, other), expected, "{arcs:?}, {own}, {other}");
            }
        }
    }

    #[test]
    fn as_many_outlines_as_words() {
        for (n, m) in (1..=4).flat_map(|n| (1..=4).map(move |m| (n, m))) {
            // All sets of filled cells that come up, each once.
            let mut sets = vec![vec![false; n * m]];
            let mut at = 0;
            while let Some(set) = sets.get(at).cloned() {
                at += 1;
                for cell in (0..n * m).filter(|&cell| !set[cell]) {
                    let is_before = |other: &usize| {
                        let is_left = other / m == cell / m;
                        is_left || other % m == cell % m
                    };
                    let mut option = set.clone();
                    option[cell] = true;
                    if (0..cell).filter(is_before).all(|other| set[other])
                        && !sets.contains(&option)
                    {
                        sets.push(option);
                    }
                }
            }
            // n of n + m things.
            let words = (1..=n).fold(1, |words, i| words * (m + i) / i);
            assert_eq!(sets.len(), words, "{n} by {m}");
        }
    }

    /// The chance of the first player to have won after so many rounds, from each vertex, or not to
    /// have lost, if `open` is 1 and not 0. A plan names the vertex to which a player moves.
    fn chances_after(
        rounds: usize,
        open: f64,
        neighbours: &[Vec<usize>],
        root: usize,
        plans: [Option<&[usize]>; 2],
    ) -> Vec<f64> {
        let n = neighbours.len();
        let end = |v: usize| match neighbours[v].len() {
            _ if v == root => Some(1.0),
            1 => Some(0.0),
            _ => None,
        };
        let mut chances: Vec<f64> = (0..n).map(|v| end(v).unwrap_or(open)).collect();
        for _ in 0..rounds {
            let before = chances.clone();
            for v in (0..n).filter(|&v| end(v).is_none()) {
                let options = neighbours[v].iter().map(|&w| before[w]);
                let most = options.clone().fold(0.0, f64::max);
                let least = options.fold(1.0, f64::min);
                let first = plans[0].map_or(most, |plan| before[plan[v]]);
                let second = plans[1].map_or(least, |plan| before[plan[v]]);
                chances[v] = (first + second) / 2.0;
            }
        }
        chances
    }

    /// Every tree of up to six vertices with every root: both play best, or one of them does and the
    /// other one follows his plan. What is open after 120 rounds is counted once for the one player,
    /// and once for the other.
    #[test]
    fn random_turns_on_every_tree() {
        for n in 1..=6 {
            let parents: Vec<Vec<usize>> = (1..n).map(|v| (0..v).collect()).collect();
            for parents in product(&parents) {
                let edges: Vec<(usize, usize)> = (1..n).zip(parents).collect();
                let mut neighbours = vec![Vec::new(); n];
                for &(a, b) in &edges {
                    neighbours[a].push(b);
                    neighbours[b].push(a);
                }
                for root in 0..n {
                    let mut expected = vec![1.0; n];
                    let (mut up, mut down) = (vec![root; n], vec![root; n]);
                    let mut least = vec![usize::MAX; n];
                    for (v, parent, steps) in random_turns(&edges, root) {
                        let whole = f64::from(u32::try_from(steps).unwrap());
                        expected[v] = expected[parent] * whole / (whole + 1.0);
                        up[v] = parent;
                        if steps < least[parent] {
                            least[parent] = steps;
                            down[parent] = v;
                        }
                    }
                    for plans in [[None, None], [Some(&up[..]), None], [None, Some(&down[..])]] {
                        for open in [0.0, 1.0] {
                            let chances = chances_after(120, open, &neighbours, root, plans);
                            let near = chances.iter().zip(&expected);
                            let is_near = near.map(|(a, b)| (a - b).abs()).all(|far| far < 1e-9);
                            assert!(is_near, "{edges:?}, {root}: {chances:?}, {expected:?}");
                        }
                    }
                }
            }
        }
    }

    /// The sets of cells in Codeforces 354B: on a diagonal, each is of cells with one letter, and belongs to a
    /// set on the diagonal before. So of k cells with one letter come at most 2^k − 1 sets, and no more than
    /// the diagonal before has. The letters may stand as they like.
    #[test]
    fn sets_of_cells_in_a_table_of_twenty_rows() {
        let mut all = 1;
        let mut before = 1;
        for diagonal in 1..40 {
            let cells: usize = 20 - usize::abs_diff(diagonal, 20);
            let mut most = vec![0];
            for count in 1..=cells {
                let with_letter = |k: usize| most[count - k] + before.min((1 << k) - 1);
                most.push((1..=count).map(with_letter).max().expect("a letter"));
            }
            before = most[cells];
            all += before;
        }
        assert_eq!(all, 30_345);
    }

    #[test]
    fn prefixes_that_become_one_number() {
        for n in 2..=5 {
            let mut search = Scores::new(|row: &Vec<i64>| {
                let mut moves = Vec::new();
                for count in 2..=row.len() {
                    let sum = row[..count].iter().sum();
                    moves.push((sum, [&[sum], &row[count..]].concat()));
                }
                moves
            });
            for row in product(&vec![(-2..=2).collect::<Vec<i64>>(); n]) {
                let sum = |count: usize| row[..count].iter().sum::<i64>();
                let mut lead = sum(n);
                for i in (1..n - 1).rev() {
                    lead = lead.max(sum(i + 1) - lead);
                }
                assert_eq!(search.lead(&row), lead, "{row:?}");
            }
        }
    }

    /// What is left of a row if its first or its last letter is taken, with that letter.
    fn ends_taken(row: &[i64]) -> Vec<(i64, Vec<i64>)> {
        match row {
            [] => Vec::new(),
            [only] => vec![(*only, Vec::new())],
            [first, .., last] => {
                let (tail, head) = (row[1..].to_vec(), row[..row.len() - 1].to_vec());
                vec![(*first, tail), (*last, head)]
            }
        }
    }

    /// 6 to the power of the number of letters that are left.
    fn place_in_base_six(row: &[i64]) -> i64 {
        row.iter().fold(1, |place, _| 6 * place)
    }

    #[test]
    fn one_word_is_written_by_the_best_letters() {
        // The word is a number in base 6, which the player to move wants great or small.
        let mut search = Scores::new(|(great, row): &(bool, Vec<i64>)| {
            let place = place_in_base_six(row);
            let sign = if *great { 1 } else { -1 };
            let ends = ends_taken(row).into_iter();
            ends.map(|(x, rest)| (sign * x * place, (!great, rest)))
                .collect()
        });
        let mut rows = product(&vec![(0..=5).collect::<Vec<i64>>(); 6]);
        rows.retain(|row| (0..=5).all(|x| row.contains(&x)));
        assert_eq!(rows.len(), 720);
        for row in rows {
            let (mut great, mut rest, mut word) = (true, row.clone(), 0);
            while !rest.is_empty() {
                let ends = ends_taken(&rest).into_iter();
                let (x, left) = if great { ends.max() } else { ends.min() }.unwrap();
                word += x * place_in_base_six(&rest);
                rest = left;
                great = !great;
            }
            assert_eq!(search.lead(&(true, row.clone())), word, "{row:?}");
        }
    }

    /// What comes out for the first player if both know the words so far, which grow at the front.
    fn result_of_words(row: &[i64], words: [&[i64]; 2]) -> i64 {
        let [own, other] = words;
        if row.is_empty() {
            return other.cmp(own) as i64;
        }
        let results = ends_taken(row).into_iter().map(|(x, rest)| {
            let longer = [&[x], own].concat();
            -result_of_words(&rest, [other, &longer])
        });
        results.max().unwrap()
    }

    fn result_by_rounds(row: &[i64]) -> i64 {
        let rounds = ends_taken(row).into_iter().map(|(x, rest)| {
            let answers = ends_taken(&rest).into_iter().map(|(y, rest)| {
                let of_the_rest = result_by_rounds(&rest);
                let of_the_round = y.cmp(&x) as i64;
                if of_the_rest != 0 {
                    of_the_rest
                } else {
                    of_the_round
                }
            });
            answers.min().unwrap()
        });
        rounds.max().unwrap_or(0)
    }

    #[test]
    fn of_two_words_the_letters_taken_last_count_first() {
        for n in [2, 4, 6] {
            for row in product(&vec![vec![0, 1, 2]; n]) {
                assert_eq!(
                    result_of_words(&row, [&[], &[]]),
                    result_by_rounds(&row),
                    "{row:?}"
                );
            }
        }
    }

    /// All trees of `n` vertices in which each vertex but 0 hangs on a smaller one and the parents never
    /// fall: each shape with a root.
    fn rooted_trees(n: usize) -> Vec<Vec<(usize, usize)>> {
        let parents: Vec<Vec<usize>> = (1..n).map(|v| (0..v).collect()).collect();
        let mut trees = product(&parents);
        trees.retain(|parents| parents.windows(2).all(|pair| pair[0] <= pair[1]));
        let edges = |parents: Vec<usize>| (1..n).zip(parents).collect();
        trees.into_iter().map(edges).collect()
    }

    fn children_of(n: usize, edges: &[(usize, usize)]) -> Vec<Vec<usize>> {
        let mut children = vec![Vec::new(); n];
        for &(v, parent) in edges {
            children[parent].push(v);
        }
        children
    }

    /// What comes out below a vertex, where the greatest or the least is chosen, in turn.
    fn result(children: &[Vec<usize>], ends: &[usize], v: usize, is_greatest: bool) -> usize {
        let results = children[v].iter();
        let results = results.map(|&child| result(children, ends, child, !is_greatest));
        let chosen = if is_greatest {
            results.max()
        } else {
            results.min()
        };
        chosen.unwrap_or(ends[v])
    }

    #[test]
    fn good_ends_on_every_tree_of_up_to_six_vertices() {
        for (n, is_first) in (1..=6).flat_map(|n| [(n, true), (n, false)]) {
            for edges in rooted_trees(n) {
                let children = children_of(n, &edges);
                let leaves: Vec<usize> = (0..n).filter(|&v| children[v].is_empty()).collect();
                let (mut need, mut chooses) = (vec![1; n], vec![is_first; n]);
                for &(v, parent) in &edges {
                    chooses[v] = !chooses[parent];
                }
                for v in (0..n).rev().filter(|&v| !children[v].is_empty()) {
                    let needs = children[v].iter().map(|&child| need[child]);
                    need[v] = if chooses[v] {
                        needs.min().unwrap()
                    } else {
                        needs.sum()
                    };
                }
                let sets = product(&vec![vec![0, 1]; leaves.len()]);
                let reached = sets.into_iter().filter(|set| {
                    let mut ends = vec![0; n];
                    for (&leaf, &good) in leaves.iter().zip(set) {
                        ends[leaf] = good;
                    }
                    result(&children, &ends, 0, is_first) == 1
                });
                let least = reached.map(|set| set.iter().sum::<usize>()).min();
                assert_eq!(least, Some(need[0]), "{edges:?}");

                let m = leaves.len();
                if m <= 4 {
                    let mut orders = product(&vec![(1..=m).collect::<Vec<usize>>(); m]);
                    orders.retain(|order| (1..=m).all(|x| order.contains(&x)));
                    let results = orders.into_iter().map(|order| {
                        let mut ends = vec![0; n];
                        for (&leaf, &x) in leaves.iter().zip(&order) {
                            ends[leaf] = x;
                        }
                        [true, false]
                            .map(|is_great| result(&children, &ends, 0, is_great == is_first))
                    });
                    let results: Vec<[usize; 2]> = results.collect();
                    let greatest = results.iter().map(|result| result[0]).max();
                    let least = results.iter().map(|result| result[1]).min();
                    assert_eq!(greatest, Some(m + 1 - need[0]), "{edges:?}");
                    assert_eq!(least, Some(need[0]), "{edges:?}");
                }
            }
        }
    }

    /// Whether a walker who stands on v can be kept from the vertices without a mark, by the rules.
    fn is_kept(
        known: &mut HashMap<(usize, u32), bool>,
        neighbours: &[Vec<usize>],
        k: u32,
        (v, marks): (usize, u32),
    ) -> bool {
        let all = (1 << neighbours.len()) - 1;
        if marks == all {
            return true;
        }
        if let Some(&is_kept) = known.get(&(v, marks)) {
            return is_kept;
        }
        let more = (0..=all).filter(|more| more & marks == 0 && more.count_ones() <= k);
        let kept = more.map(|more| marks | more).any(|after| {
            let mut next = neighbours[v].iter();
            // No mark more leads nowhere, and a mark more is never worse.
            after != marks
                && next.all(|&w| after >> w & 1 == 1 && is_kept(known, neighbours, k, (w, after)))
        });
        known.insert((v, marks), kept);
        kept
    }

    /// Marks that are there from the beginning are the vertices that do not count.
    #[test]
    fn turns_spent_in_advance_on_every_tree_of_up_to_six_vertices() {
        for (n, k) in (1..=6).flat_map(|n| (1..=3).map(move |k| (n, k))) {
            for edges in rooted_trees(n) {
                let mut neighbours = vec![Vec::new(); n];
                for &(a, b) in &edges {
                    neighbours[a].push(b);
                    neighbours[b].push(a);
                }
                let mut known = HashMap::new();
                for marks in (0..1 << n).filter(|marks| marks & 1 == 1) {
                    let mut asked = vec![0; n];
                    for &(v, parent) in edges.iter().rev() {
                        let own = u32::from(marks >> v & 1 == 0);
                        asked[parent] += u32::max(asked[v], k) - k + own;
                    }
                    let kept = is_kept(&mut known, &neighbours, k, (0, marks));
                    assert_eq!(asked[0] <= k, kept, "{edges:?}, {k}, {marks:b}");
                }
            }
        }
    }

    #[test]
    fn all_roots_at_once_on_every_tree_of_up_to_seven_vertices() {
        for (n, edges) in
            (1..=7).flat_map(|n| rooted_trees(n).into_iter().map(move |tree| (n, tree)))
        {
            // How many edges away from a vertex are lost for the player who has to move behind them.
            let mut lost = vec![0; n];
            for &(v, parent) in edges.iter().rev() {
                lost[parent] += usize::from(lost[v] == 0);
            }
            let down = lost.clone();
            for &(v, parent) in &edges {
                let others = lost[parent] - usize::from(down[v] == 0);
                lost[v] += usize::from(others == 0);
            }
            let mut search = Search::normal(|&(from, v): &(usize, usize)| {
                let both = edges.iter().flat_map(|&(a, b)| [(a, b), (b, a)]);
                both.filter(|&(a, b)| a == v && b != from).collect()
            });
            for (start, lost) in lost.into_iter().enumerate() {
                assert_eq!(search.wins(&(n, start)), lost > 0, "{edges:?}, {start}");
            }
        }
    }

    /// The result in the end, if the token has gone this way.
    fn median_in_the_end(numbers: &[i64], edges: &[(usize, usize)], way: &[usize]) -> i64 {
        let last = way[way.len() - 1];
        let both = edges.iter().flat_map(|&(a, b)| [(a, b), (b, a)]);
        let next = both.filter(|(a, b)| *a == last && !way.contains(b));
        let results = next.map(|(_, b)| median_in_the_end(numbers, edges, &[way, &[b]].concat()));
        let chosen = if way.len() % 2 == 1 {
            results.max()
        } else {
            results.min()
        };
        chosen.unwrap_or_else(|| {
            let mut visited: Vec<i64> = way.iter().map(|&v| numbers[v]).collect();
            visited.sort_unstable();
            (visited[(way.len() - 1) / 2] + visited[way.len() / 2]) / 2
        })
    }

    #[test]
    fn the_median_of_a_way() {
        let edges = [(3, 4), (2, 3), (0, 4), (1, 3)];
        let numbers = [2, 4, 6, 8, 10];
        assert_eq!(median_in_the_end(&numbers, &edges, &[0]), 7);
        assert_eq!(median_in_the_end(&numbers, &edges, &[0, 4, 3, 1]), 6);
    }

    /// What is left if `count` numbers are taken one by one, each from an end.
    fn rests(row: &[i64], count: usize) -> Vec<Vec<i64>> {
        let mut rests = vec![row.to_vec()];
        for _ in 0..count {
            let shorter = rests.iter().flat_map(|rest| ends_taken(rest));
            rests = shorter.map(|(_, rest)| rest).collect();
        }
        rests
    }

    #[test]
    fn windows_over_intervals() {
        for (count, price) in [(2, 1), (3, 3), (2, 0), (3, -1)] {
            let mut search = Scores::new(|row: &Vec<i64>| {
                let mut moves = ends_taken(row);
                let sum: i64 = row.iter().sum();
                for rest in rests(row, count) {
                    moves.push((sum - rest.iter().sum::<i64>() - price, rest));
                }
                moves
            });
            for row in (0..=5).flat_map(|n| product(&vec![vec![0, 1, 3]; n])) {
                let mut worths = vec![vec![0; row.len() + 1]];
                for length in 1..=row.len() {
                    let worth = |start: usize| {
                        let mut least = i64::MAX;
                        for (count, price) in [(1, 0), (count, price)] {
                            if count <= length {
                                let window = &worths[length - count][start..=start + count];
                                let best = window.iter().min().expect("a move");
                                least = least.min(price + best);
                            }
                        }
                        2 * row[start..start + length].iter().sum::<i64>() - least
                    };
                    let longer = (0..=row.len() - length).map(worth).collect();
                    worths.push(longer);
                }
                let lead = worths[row.len()][0] - row.iter().sum::<i64>();
                assert_eq!(search.lead(&row), lead, "{row:?}, {count} for {price}");
            }
            let lead = search.lead(&vec![1, 5, 9, 2]);
            assert!(count != 3 || price != 3 || lead == 12);
        }
    }

    /// All plays against an opponent who breaks the best pair: my best pair and his, in the end.
    fn best_pairs(values: &[Vec<i64>], own: &[usize], others: &[usize]) -> Vec<[i64; 2]> {
        let free = |v: &usize| !own.contains(v) && !others.contains(v);
        let all_free: Vec<usize> = (0..values.len()).filter(free).collect();
        if all_free.is_empty() {
            let best = |team: &[usize]| {
                let pairs = team
                    .iter()
                    .flat_map(|&a| team.iter().map(move |&b| values[a][b]));
                pairs.max().expect("a person")
            };
            return vec![[best(own), best(others)]];
        }
        let mut ends = Vec::new();
        for &chosen in &all_free {
            let own = [own, &[chosen]].concat();
            let rest = all_free.iter().filter(|v| **v != chosen);
            let broken = rest.max_by_key(|&&v| own.iter().map(|&a| values[a][v]).max());
            let others = [others, &[*broken.expect("an even number")]].concat();
            ends.extend(best_pairs(values, &own, &others));
        }
        ends
    }

    fn check_best_pairs(n: usize, order: &[i64]) {
        let mut values = vec![vec![-1; n]; n];
        let pairs = (0..n).flat_map(|a| (a + 1..n).map(move |b| (a, b)));
        for ((a, b), &value) in pairs.zip(order) {
            values[a][b] = value;
            values[b][a] = value;
        }
        let second = |row: &Vec<i64>| {
            let mut row = row.clone();
            row.sort_unstable();
            row[n - 2]
        };
        let most = values.iter().map(second).max().expect("a person");
        let ends = best_pairs(&values, &[], &[]);
        assert!(ends.iter().all(|[own, _]| *own <= most), "{values:?}");
        assert!(
            ends.iter()
                .any(|[own, other]| *own == most && *other < most),
            "{values:?}"
        );
    }

    #[test]
    fn the_second_best_of_every_order_of_four_persons_and_of_some_of_six() {
        let mut orders = product(&vec![(0..6).collect::<Vec<i64>>(); 6]);
        orders.retain(|order| (0..6).all(|x| order.contains(&x)));
        assert_eq!(orders.len(), 720);
        for order in orders {
            check_best_pairs(4, &order);
        }
        let mut random = Random::new(1);
        for _ in 0..60 {
            let mut order: Vec<i64> = (0..15).collect();
            random.shuffle(&mut order);
            check_best_pairs(6, &order);
        }
    }

    #[test]
    fn digits_in_turn() {
        for digits in 1..=6_u32 {
            for first_wants_it in [true, false] {
                let gets = |divisor: usize| {
                    // Whether it is divided in the end, by the remainder before each digit.
                    let mut divided: Vec<bool> = (0..divisor).map(|rest| rest == 0).collect();
                    for place in (0..digits).rev() {
                        let least = usize::from(place == 0);
                        let wants_it = (place % 2 == 0) == first_wants_it;
                        let before = (0..divisor).map(|rest| {
                            let mut after =
                                (least..10).map(|digit| divided[(10 * rest + digit) % divisor]);
                            if wants_it {
                                after.any(|end| end)
                            } else {
                                after.all(|end| end)
                            }
                        });
                        divided = before.collect();
                    }
                    divided[0]
                };
                let writes_last = (digits % 2 == 1) == first_wants_it;
                for divisor in [3, 7, 9] {
                    assert_eq!(gets(divisor), writes_last, "{digits} digits, {divisor}");
                }
                assert_eq!(gets(11), writes_last && !first_wants_it, "{digits} digits");
                assert!(!gets(13), "{digits} digits");
            }
        }
    }

    /// A row or a column, and a step along it.
    const DIRECTIONS: [(usize, i32); 4] = [(0, -1), (0, 1), (1, -1), (1, 1)];

    /// Whether the piece stays on the board, by the rules; the attacker moves first in each round.
    fn stays(size: [i32; 2], place: [i32; 2], turns: &[(usize, i32)], is_attacker: bool) -> bool {
        if (0..2).any(|axis| place[axis] < 1 || place[axis] > size[axis]) {
            return false;
        }
        let [(axis, step), rest @ ..] = turns else {
            return true;
        };
        let mut moved = place;
        moved[*axis] += step;
        let mut after = [place, moved]
            .into_iter()
            .map(|place| stays(size, place, rest, !is_attacker));
        if is_attacker {
            after.all(|is_safe| is_safe)
        } else {
            after.any(|is_safe| is_safe)
        }
    }

    /// The first and the last safe row and column, unless none is safe.
    fn safe(size: [i32; 2], turns: &[(usize, i32)]) -> Option<([i32; 2], [i32; 2])> {
        let (mut first, mut last) = ([1, 1], size);
        for (turn, &(axis, step)) in turns.iter().enumerate().rev() {
            let is_attacker = turn % 2 == 0;
            match (is_attacker, step > 0) {
                (true, true) => last[axis] -= 1,
                (true, false) => first[axis] += 1,
                (false, true) => first[axis] = 1.max(first[axis] - 1),
                (false, false) => last[axis] = size[axis].min(last[axis] + 1),
            }
            if first[axis] > last[axis] {
                return None;
            }
        }
        Some((first, last))
    }

    #[test]
    fn the_safe_set_of_all_plays_of_two_rounds_and_of_some_of_three() {
        let mut plays = product(&vec![DIRECTIONS.to_vec(); 4]);
        let mut random = Random::new(3);
        for _ in 0..100 {
            plays.push((0..6).map(|_| DIRECTIONS[random.between(0, 3)]).collect());
        }
        let [up, down, left, right] = DIRECTIONS;
        // What each side of the board alone does not show.
        let trap = vec![left, up, up, left, down, left];
        assert!(!stays([2, 2], [2, 2], &trap, true));
        plays.push(trap);
        let example = vec![right, left, right, left, right, up];
        assert_eq!(safe([1, 4], &example), Some(([1, 1], [1, 3])));
        plays.push(example);
        for turns in &plays {
            for size in [[1, 4], [2, 2], [3, 2]] {
                let safe = safe(size, turns);
                for place in product(&[(1..=size[0]).collect(), (1..=size[1]).collect()]) {
                    let is_between = |(first, last): ([i32; 2], [i32; 2])| {
                        (0..2).all(|axis| (first[axis]..=last[axis]).contains(&place[axis]))
                    };
                    let expected = stays(size, [place[0], place[1]], turns, true);
                    let found = safe.is_some_and(is_between);
                    assert_eq!(found, expected, "{size:?}, {turns:?}, {place:?}");
                }
            }
        }
    }

    /// A strength and a number.
    type Snake = (u32, usize);

    /// What comes out if each snake wants above all not to be eaten, and then to eat as often as it can: those that are
    /// alive, and how often each has eaten.
    fn outcome(snakes: &[Snake], meals: &[u32]) -> (Vec<usize>, Vec<u32>) {
        let alive = |snakes: &[Snake]| snakes.iter().map(|snake| snake.1).collect::<Vec<_>>();
        if snakes.len() == 1 {
            return (alive(snakes), meals.to_vec());
        }
        let mut after = snakes.to_vec();
        after.sort_unstable();
        let weakest = after.remove(0);
        let (strength, eater) = after.pop().expect("two snakes");
        after.push((strength - weakest.0, eater));
        let mut more = meals.to_vec();
        more[eater] += 1;
        let going_on = outcome(&after, &more);
        let is_better = going_on.0.contains(&eater) && going_on.1[eater] > meals[eater];
        if is_better {
            going_on
        } else {
            (alive(snakes), meals.to_vec())
        }
    }

    /// How many snakes are left, as the theorem says.
    fn snakes_left(snakes: &[Snake]) -> usize {
        // How many are there before each meal if all are eaten, and whether the eater is the weakest then.
        let mut snakes = snakes.to_vec();
        let mut is_weakest = Vec::new();
        while snakes.len() > 1 {
            snakes.sort_unstable();
            let weakest = snakes.remove(0);
            let (strength, eater) = snakes.pop().expect("two snakes");
            let eater = (strength - weakest.0, eater);
            is_weakest.push(!snakes.is_empty() && snakes.iter().all(|snake| eater < *snake));
            snakes.push(eater);
        }
        let count = is_weakest.len() + 1;
        let Some(meals) = is_weakest.iter().position(|&is_weakest| is_weakest) else {
            return 1;
        };
        let run = is_weakest[meals..]
            .iter()
            .position(|&is_weakest| !is_weakest);
        let run = run.expect("the last meal is sure");
        count - meals - usize::from(run % 2 == 0)
    }

    #[test]
    fn up_to_seven_snakes() {
        let number = |strengths: &[u32]| strengths.iter().copied().zip(0..).collect::<Vec<Snake>>();
        let mut cases = (2..=5)
            .flat_map(|n| product(&vec![(1..=5).collect::<Vec<u32>>(); n]))
            .filter(|list| list.windows(2).all(|pair| pair[0] <= pair[1]))
            .collect::<Vec<Vec<u32>>>();
        let mut random = Random::new(4);
        for _ in 0..300 {
            let n = random.between(3, 7);
            cases.push(random.list(n, 1, 30));
        }
        cases.push(vec![7, 10, 24, 48, 50]);
        cases.push(vec![13, 31, 33, 39, 42]);
        for strengths in &cases {
            let snakes = number(strengths);
            let (alive, _) = outcome(&snakes, &vec![0; snakes.len()]);
            assert_eq!(snakes_left(&snakes), alive.len(), "{strengths:?}");
        }
        assert_eq!(snakes_left(&number(&[7, 10, 24, 48, 50])), 3);
        assert_eq!(snakes_left(&number(&[13, 31, 33, 39, 42])), 5);
    }

    /// The least cost in the worst case to find a number, for each count of numbers, by the rules.
    fn costs_of_guessing(most: usize, too_low: u64, too_high: u64) -> Vec<u64> {
        let mut costs: Vec<u64> = vec![0, 0];
        for n in 2..=most {
            let guess = |x: usize| {
                let below = if x > 1 { too_high + costs[x - 1] } else { 0 };
                let above = if x < n { too_low + costs[n - x] } else { 0 };
                below.max(above)
            };
            costs.push((1..=n).map(guess).min().unwrap());
        }
        costs
    }

    #[test]
    fn a_hidden_number() {
        for list in product(&[(1..=5).collect(), (1..=5).collect()]) {
            let (a, b) = (list[0], list[1]);
            let mut enough: Vec<usize> = Vec::new();
            for cost in 0..40 {
                let before = |less: usize| if less > cost { 0 } else { enough[cost - less] };
                enough.push(before(a) + before(b) + 1);
            }
            for (n, cost) in costs_of_guessing(60, a as u64, b as u64)
                .into_iter()
                .enumerate()
            {
                let expected = enough.iter().position(|&most| n <= most).unwrap();
                assert_eq!(cost, expected as u64, "{n}, {a}, {b}");
            }
        }
    }

    /// Whether the lowest floor from which eggs break can be found, or that there is none.
    fn can_be_found(floors: usize, drops: usize, eggs: usize) -> bool {
        if floors == 0 || drops == 0 || eggs == 0 {
            return floors == 0;
        }
        (1..=floors).any(|floor| {
            let breaks = can_be_found(floor - 1, drops - 1, eggs - 1);
            breaks && can_be_found(floors - floor, drops - 1, eggs)
        })
    }

    #[test]
    fn eggs_are_dropped() {
        fn most(drops: usize, eggs: usize) -> usize {
            if drops == 0 || eggs == 0 {
                return 0;
            }
            most(drops - 1, eggs - 1) + most(drops - 1, eggs) + 1
        }
        for drops in 0..=4 {
            for eggs in 0..=4 {
                for floors in 0..=20 {
                    let can = can_be_found(floors, drops, eggs);
                    assert_eq!(
                        can,
                        floors <= most(drops, eggs),
                        "{floors}, {drops}, {eggs}"
                    );
                }
            }
        }
    }
}
