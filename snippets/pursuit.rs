//! # Pursuit and flight (追及, 猫捉老鼠)
//!
//! You recognize these games by two pieces, one of which flees from the other: cat and mouse, tag, policeman
//! and thief, two chips that run towards each other. The question is who catches whom, how long that takes,
//! or whether one can flee for ever. What decides is nearly always where the runner can be first.
//!
//! ## Rules
//!
//! Five games stand for all. The *runner* is caught when both pieces stand in one place.
//!
//! - *On a tree.* Runner and pursuer stand on two vertices of a tree. They move in turn, the runner first,
//!   to a neighbour of their vertex; nobody may stay. The runner wants to be caught late, and the pursuer
//!   wants to make few moves.
//! - *Two trees.* Two trees have the same vertices. The runner moves along the edges of one tree, the
//!   pursuer along those of the other, in turn, the runner first. A turn may also be used to stay.
//! - *One cycle.* A connected graph with as many edges as vertices, so with one cycle, of 3 or more
//!   vertices. In each round both go along an edge or stay, at the same time, and the runner knows
//!   beforehand what the pursuer will do in this round. He is also caught if the two change places. Can he
//!   flee for ever?
//! - *Towards each other.* Alice's chip and Bob's stand on a board. In turn, Alice first, she moves hers
//!   one row down, he moves his one row up, straight or diagonally by one column. The player who moves
//!   onto the other chip wins. If a player cannot move, it is a draw.
//! - *On slopes.* n different heights in a row. The first player chooses a place, and then the second
//!   player another one. In turn, the first player first, she steps to a lower neighbouring place, and he
//!   to a higher one, never onto the other player's place. A player who cannot move loses.
//!
//! ## Worked example
//!
//! *On a tree.* The pursuer is on 0.
//!
//! ```text
//!     0 ─ 1 ─ 2 ─ 3 ─ 4
//!             │
//!             5 ─ 6 ─ 7
//! ```
//!
//! | vertex | 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 |
//! | --- | --- | --- | --- | --- | --- | --- | --- | --- |
//! | pursuer | 0 | 1 | 2 | 3 | 4 | 3 | 4 | 5 |
//! | runner from 3 | 3 | 2 | 1 | 0 | 1 | 2 | 3 | 4 |
//! | runner from 4 | 4 | 3 | 2 | 1 | 0 | 3 | 4 | 5 |
//!
//! The table has the moves that each piece needs. A runner who begins on 3 comes to 2 before the pursuer, as
//! 1 is less than 2, and in the same way to 5, 6 and 7. Vertex 7 is the farthest from the pursuer, 5
//! moves, so the runner goes there. When each has made 3 moves, the runner is on 6 and the pursuer on 5.
//! The runner goes to 7, the pursuer to 6, and the runner has to step onto him: the pursuer has made 4 moves.
//!
//! A runner who begins on 4 comes to 2 at the same time as the pursuer, who is to move then: that is too
//! late. The runner has only 3 and 4, and is caught on 3 by the pursuer's third move.
//!
//! *Two trees.* The pursuer's tree is the path 0 ─ 1 ─ 2 ─ 3, and he begins on 0. The runner's tree is the
//! path 0 ─ 2 ─ 1 ─ 3, and he begins on 2. To 3 he would need two moves, and the pursuer three. But the way
//! leads over 1, where the pursuer would catch him at once. So he stays, and is caught by turn 4. In the
//! tree with the edges 0 ─ 3, 3 ─ 2 and 3 ─ 1 he could go to 3, wait until the pursuer is on 2, go to 0,
//! which is two away from there, wait until the pursuer is on 1, go to 3, and so on for ever.
//!
//! *One cycle.*
//!
//! ```text
//!     0 ─ 1 ─ 2 ─ 3
//!              ╲ ╱
//!               4
//! ```
//!
//! The runner is on 1. If the pursuer is on 0, the runner comes to 2 first, and is safe on the cycle. If the
//! pursuer is on 3, both need one move to 2, and the runner is shut in on 0 and 1.
//!
//! *Towards each other.* Alice is in row 1 and column 2, Bob in row 6 and column 4. The sixth row is 5 rows
//! away, so the fifth move brings both into one row. That is Alice's third move. Bob has two, and flees to
//! the right up to column 6. Alice comes up to column 5. On a board of 5 columns Bob comes no further
//! either, and is caught; on one of 6 columns he is not.
//!
//! *On slopes.* From the top of 1, 3, 5, 4, 2 two slopes of 2 steps lead down. The first player begins on
//! the 5. If the second begins on a 3 or a 4, she goes down the other side and has 2 steps, he has 1. If he
//! begins on the 1, she steps to the 3 and he is blocked.
//!
//! ## Theorem
//!
//! In the first three games let runner and pursuer begin on different vertices, and let t be the number of
//! moves that the pursuer needs from where he begins to each vertex. The runner *reaches a vertex first* if
//! he has a way there on which he comes to each vertex after fewer moves than the t of that vertex
//! ([`reached_first`]); the place where he begins counts, if t > 0 there. Let D be the greatest t of all
//! vertices that he reaches first.
//!
//! 1. *On a tree:* the runner is caught when the pursuer has made D − 1 moves.
//! 2. *Two trees:* if some edge of the runner's tree has an end that he reaches first, and its two ends
//!    are 3 or more apart in the pursuer's tree, he flees for ever. Otherwise he is caught by turn 2 D,
//!    where the turns of both are counted.
//! 3. *One cycle:* the runner flees for ever exactly if he reaches a vertex of the cycle first.
//! 4. *Towards each other:* let the chips be d rows apart, Alice's above. If d ≤ 0, it is a draw. Otherwise
//!    the *hunter* is Alice if d is odd and Bob if d is even, and the other player cannot win. After d
//!    moves they are in one row. Of these moves the hunter makes k = ⌈d / 2⌉ and the other m = ⌊d / 2⌋.
//!    Let the hunter begin in column p and the other in column q of w, where
//!    p ≤ q; otherwise count columns from the right. The hunter wins exactly if p + k ≥ q + m or
//!    p + k ≥ w. Otherwise it is a draw.
//! 5. *On slopes:* a *slope* is a stretch that only rises or only falls, and is not part of a longer such
//!    stretch. Its length is its number of steps. The first player wins exactly if the greatest length is even, only
//!    two slopes have it, and both go down from one top; she has to begin there.
//!
//! In one tree, for both, the runner reaches a vertex first exactly if he is nearer to it: his way cannot
//! lead over a vertex to which the pursuer is as near, or the pursuer would be as near to its end. If
//! both may stay there, part 2 with two equal trees gives the number of turns.
//!
//! ## Why
//!
//! 1. *On his way the runner is not caught.* When he leaves a vertex, the pursuer has made as many moves
//!    as the runner, and that is fewer than the pursuer needs to get there. In rounds it is the same. And if the two
//!    changed places, the pursuer would have been first at the place to which the runner goes.
//! 2. *On a tree, at least D − 1 moves.* Root the tree at the pursuer's first place, so that t is the depth.
//!    The runner goes to a vertex v of depth D that he reaches first. It is a leaf: he would reach a child
//!    of it first, too, and that would be deeper. Then he goes back and forth between v and its parent, of
//!    depth D − 1. He is not caught on these two vertices before the pursuer has made D − 1 moves.
//! 3. *Down, both trees.* The pursuer always steps towards the runner, in his own tree, which is rooted at
//!    his first place. Say each has made j moves, the pursuer is at depth j, and the runner is below him on a
//!    vertex u that he reaches first, by j moves or fewer. This is so in the beginning. The runner goes to w; if
//!    he stays, w is u. If w is below the pursuer and deeper than j + 1, the runner reaches w first, too, the
//!    pursuer steps down, and all is as before with j + 1. As the tree is finite, this cannot go on for
//!    ever: at last one of three cases comes. As u is at least at depth j + 1, D ≥ j + 1.
//!    - w is the pursuer's own place: the runner is caught by turn 2 j + 1, before turn 2 D.
//!    - w is a child of that place: he is caught by the pursuer's move j + 1, which is turn
//!      2 j + 2 ≤ 2 D.
//!    - w is not below the pursuer. Then the way from u to w in the pursuer's tree leads over the
//!      pursuer's place. If the runner's edge is no longer than 2 there, w is next to that place, and again
//!      he is caught by the pursuer's move j + 1.
//! 4. *So on a tree, at most D − 1 moves,* where nobody may stay. The third case is not possible, as the
//!    way leads over the pursuer. In the others u is next to w. If w is the pursuer's place, the pursuer has
//!    made j ≤ D − 1 moves. If w is a child of it, u is a child of w, so its depth is j + 2 ≤ D, and the
//!    pursuer makes j + 1 ≤ D − 1 moves.
//! 5. *Two trees, at least 2 D turns.* The runner goes to the deepest vertex that he reaches first and
//!    stays there. The pursuer needs D moves.
//! 6. *Two trees, a long edge.* The runner goes to the end that he reaches first, and stays there until
//!    the pursuer is next to him, in the pursuer's tree. Then he goes to the other end, which is 2 or more
//!    away from the pursuer. He is not caught by the next move, and so it goes on.
//! 7. *One cycle, the runner is there first.* He stays where he is. If the pursuer steps onto him in this round, he
//!    goes on along the cycle, to a neighbour from which the pursuer does not come.
//! 8. *One cycle, the runner is not there first.* He begins in a tree that hangs on the cycle at a vertex
//!    c, and the pursuer needs no more moves to c than he: if the pursuer needed more, the same would be
//!    true of each vertex on the runner's shortest way to c, and he would reach c first. The pursuer
//!    goes to c. The runner cannot have left the tree before. Then the pursuer steps towards him, down
//!    the tree. A runner below him can only stay below him, or be caught, and the part below gets
//!    smaller.
//! 9. *Towards each other:* every move lowers the distance by one row. A capture lowers it to 0, by the move
//!    with number d. Until then there is room for all moves, between the chips.
//!    - If both are in one column after a move of the hunter's, he answers each step to the side by the same
//!      step, up to the end. If they begin in one column, he does the same, and goes straight if the
//!      first move is his.
//!    - Let p < q. If p + k is less than both w and q + m, the other flees to the right up to the last
//!      column, and stays in it. In the end he is farther right than the hunter can be.
//!    - Otherwise the hunter goes to the right until he is in the other's column after a move of his. If that
//!      did not happen, he would always be left of the other, as he cannot overtake him by one step
//!      (if the other steps into his column, he goes straight). In the end he is in column p + k, and
//!      the other is not farther right.
//! 10. *On slopes, what loses.* Say that l and r steps lead down from the first player's place to both sides,
//!     l ≥ r. If l = 0, she cannot move. Otherwise
//!     - *A slope that has none of her l + r steps in it has l steps or more.* He begins at its foot, and
//!       has l steps that she cannot block. She is stuck first, as she moves first.
//!     - *r < l, or l is odd.* He begins at the foot of her l steps if l is odd, and one above it if l is
//!       even. So he is an odd number of steps away. If she goes towards him, he goes towards her. The
//!       distance is odd each time that she has to move, and at distance 1 she is blocked. If she goes to
//!       the other side, she has r steps. He climbs to where she began, by l steps, or by l − 1 if l is
//!       even: by r at least, as r < l or l is odd. So she is stuck first.
//! 11. *On slopes, what wins.* There remains r = l, which is even and not 0, and all other slopes are shorter.
//!     - If he begins on neither of her slopes, he has fewer than l steps, and she has l.
//!     - If he is an odd number of steps away from her, on a slope of hers, she goes down the other one, by l
//!       steps. He has fewer to the top.
//!     - If he is an even number of steps away, she goes towards him and he is blocked in the end. Only at
//!       the foot he can go to the other side, by fewer than l steps in all; and she has l.
//!
//! ## How to play
//!
//! - *On trees* the runner goes to the deepest vertex that he reaches first, or to the end of a long edge; the
//!   pursuer always steps towards him.
//! - *With a cycle* the runner goes there and runs away from a pursuer who is next to him; the pursuer
//!   goes to the place where the runner's tree hangs.
//! - *On a board* the hunter runs towards the other's column, and the other runs away, to the side on which
//!   he is.
//! - *On slopes* she begins on the top and goes towards him if he is an even number of steps away, otherwise
//!   down the other side. If there is no such top, step 10 above says where he begins.
//!
//! ## Other rules
//!
//! - *Two pieces on a strip* (AtCoder AGC 020 A). Each player has a piece on a row of cells, and in his turn
//!   has to move it to a neighbouring cell, not onto the other piece. A player who cannot move loses. The
//!   player to move wins exactly if the distance is even. *Why:* each move changes its parity. At an even
//!   distance he steps towards the other piece. If that piece goes away then, it has one cell less behind it
//!   and the distance is as before; if it comes nearer, it has one more behind it, and the distance is 2
//!   less. So the sum of both falls in each round. In his turns the distance is even, hence 2 or more, and he
//!   can move. So in the end it is the opponent who cannot, at distance 1 with the border behind.
//! - *One cycle, in turns,* the runner first, both may stay. On a cycle of 4 or more vertices all is the
//!   same: he leaves when the pursuer is next to him, to a neighbour on the cycle that is 2 away from the
//!   pursuer. On a triangle he is always caught: the pursuer goes there, and is next to all of it.
//! - *Jumps* over several edges: `cf1404b`.
//! - *Any finite graph.* A position is both places and who is to move; [`retrograde`](crate::retrograde)
//!   says where the pursuer can force the end. There are 2 n² positions for n vertices.
//!
//! ## Territory
//!
//! *Who is there first?* (领地, 抢地盘) Two players spread over a tree of n vertices. The first one begins with
//! the vertex a and the second with b. In turn, the first player first, a player takes a free vertex next to
//! one of his own. In one game a player who cannot move loses. In another a player who cannot move passes,
//! and in the end the vertices are counted.
//!
//! *Theorem.* Let F be the number of vertices that are at least as near to a as to b, and S = n − F the
//! number of the others. Each player can make sure of as many vertices, whatever the other one does. So if a
//! player who cannot move loses, the first player wins exactly if F > S; and if the vertices are counted, her
//! lead is F − S.
//!
//! *Why.*
//!
//! 1. *On the path from a to b.* Nobody takes a vertex at distance d from where he began before his move d.
//!    If the first player walks along the path, she takes the vertex at distance d by her move d, when he has
//!    made d − 1 moves. So she gets all those that are as near to a as to b, or nearer. If he walks, he takes
//!    the vertex at distance d by his move d, when she has made d moves. So he gets those that are nearer to
//!    b.
//! 2. *Beside the path.* What hangs on a vertex of the path is reached over this vertex only, so it is safe
//!    for the player who has it, and it is as near to a and b as the vertex is, up to the same number of
//!    steps.
//! 3. *Moves.* So she can make F − 1 moves and he S − 1, and no more if the other one first walks along the
//!    path. As she moves first, she is stuck first unless she has more of them.
//!
//! *How to play.* Walk along the path towards the other, and then take anything. With the edges 1 ─ 2, 2 ─ 3,
//! 3 ─ 7, 2 ─ 4, 3 ─ 5 and 3 ─ 6, and the starts 1 and 7, F = 3 counts 1, 2 and 4, and S = 4: she takes 2, he
//! 3, she 4, he 5, and she is stuck. Vertices that are as near to both belong to the player who moves first.
//! On a graph with a cycle this is no longer true, as one can go round.
//!
//! *The starts are chosen, too.* The first player has chosen x, and the second may choose any other vertex;
//! then the first one moves next. His best start is the neighbour of x in the largest part of the tree
//! without x. If that part has s vertices, he gets just these: from a start in any part he gets nothing outside
//! of it, as x is nearer to that. So he gets more than half exactly if s > n / 2, and she should begin at a
//! *centroid* (重心), where no part is so large.
//!
//! ## Guards
//!
//! *How many pursuers?* (看守) A runner on the vertex r of a tree flees to the leaves. Guards begin on leaves
//! of our choice, at most one on each. In each round all go along an edge or stay, at the same time, and see
//! each other. He is caught on a vertex with a guard, or if he goes along an edge that a guard comes along
//! the other way; on a leaf without a guard he has got away. A vertex with one neighbour is a leaf, even if
//! it is r.
//!
//! *Theorem.* Root the tree at r. Let near(v) be the number of steps from v down to the nearest leaf below
//! it, 0 for a leaf. Call v *shut* if near(v) is at most the depth of v. As many guards are needed as there
//! are shut vertices with no shut vertex above.
//!
//! *Why.*
//!
//! 1. *They are enough.* For each of these vertices a guard begins on the nearest leaf below it and goes
//!    there, in time. Each way from r to a leaf leads over one of these vertices, as leaves are shut. When
//!    all have arrived, they step towards the runner in each round. Still each way from him to a leaf leads
//!    over a guard, none of them gets farther from him than he was, and all get nearer if he stays, and some
//!    by two steps if he goes. So he is caught.
//! 2. *They are needed.* The leaves below two of these vertices are different. With fewer guards one of these
//!    vertices, v, has no guard that begins at or below it. The runner goes straight to v and on to a leaf. A
//!    guard comes to his way at some vertex u above v, from a leaf below u. As u is not shut, that takes
//!    near(u) steps at least, more than the depth of u, and the runner has passed. So all guards on his way are
//!    behind him.
//!
//! With r = 1 and the edges 1 ─ 2, 1 ─ 3, 3 ─ 4, 4 ─ 5, 5 ─ 7, 4 ─ 6 and 6 ─ 8, the vertex 4 has depth 2 and
//! near(4) = 2: it is shut. So two guards, on 2 and on 7 or 8, are enough, though there are three leaves. To be
//! there at the same time is in time. What lies below a shut vertex is not counted.
//!
//! ## Races
//!
//! *One has to go on, the other chooses where* (一方被迫前进; `agc029d`). A board with obstacles, and a piece in
//! its corner, in the first row and the first column. In turn Down, who begins, moves it one row down or
//! leaves it, and Right moves it one column to the right or leaves it. It may not go onto an obstacle or off
//! the board. When both leave it, one after the other, the game is over. Down wants to come to a great row,
//! and Right wants a small one.
//!
//! *Theorem.* Let c(1) = 1. If row x + 1 has an obstacle in one of the columns 1 to c(x), or if x is the
//! last row, Down comes to row x and no further. Otherwise c(x + 1) is c(x) + 1 if this column is on the
//! board and free in row x + 1, and c(x) if not.
//!
//! *Why.* Down always moves if he can, as otherwise Right leaves the piece, too, and the game is over. So
//! c(x) is the greatest column that Right can have reached before Down's turn in row x. If no row so far has
//! an obstacle in one of the columns up to the c of the row above it, Right can go along the *stairs*, the
//! cells (x, c(x)), stop in any column y up to c(x), and let Down go straight on: column y is free from there
//! down to row x. In the first row with an obstacle there, he is held up just above it.
//!
//! (On 4 × 4 with obstacles in row 2, column 2 and in row 4, column 2: c(1) = c(2) = 1, c(3) = 2, and
//! Down comes to row 3.) Right goes along the stairs to the column of the first such obstacle, and then
//! leaves the piece. The row below is compared with the c of the row above it, and only the cell (x + 1, c(x) +
//! 1), beside the stairs, holds c up.
//!
//! *Blocks that are built just ahead* (随走随挡; `cf2127b`). A strip of cells 1 to n, some with a wall,
//! and a runner on cell x, which has none. Each day a wall is built on a free cell, and then the runner
//! goes to the nearest wall on one side, breaks it and stands in its cell; if there is none on that side,
//! he is out. The builder wants that to be late.
//!
//! *Theorem.* After a wall was built let l be the cell of the nearest wall on the left, 0 if there is
//! none, and r the same counted from the right end. Then the runner is out after min {l, r} + 1 days,
//! this one too. If the numbers are L and R before the first wall is built, the builder makes it 1 + max
//! {min {x − 1, R}, min {L, n − x}}.
//!
//! *Why.*
//!
//! 1. *No later.* If he always goes to the left, he is on cell l after this day, and at least one cell
//!    further after each day that follows. So he is out on day l + 1. It is the same to the right.
//! 2. *No sooner.* If he has gone to the left, to cell l > 1, the builder builds on cell l − 1, if no
//!    wall is there. Then the new l is l − 1, and r is no smaller, as the wall on the right still stands.
//!    So the lesser of the two falls by one each day, at most, and he is out on the day that begins with
//!    0.
//! 3. *The first wall* raises l to x − 1 at most, or r to n − x, but not both.
//!
//! (`#...#..` with x = 3: L = 1 and R = 3. A wall on cell 2 makes the lesser one min {2, 3} = 2, and a
//! wall on cell 4 makes it min {1, 4} = 1. So he is out on day 3.) The builder first builds beside him on
//! the better side, and then just behind the wall that fell. The runner goes to the cheaper side, and
//! never turns. The free cells between do not matter: in `##..#` with x = 3 he needs 3 days.
//!
//! ## Cost
//!
//! O(n + m) for n vertices and m edges.
//!
//! ## Example
//!
//! The program computes the instances of the worked examples.
//!
//! ```
//! use snippets::graphs::steps;
//! use snippets::pursuit::reached_first;
//!
//! let tree = [(0, 1), (1, 2), (2, 3), (3, 4), (2, 5), (5, 6), (6, 7)];
//! let pursuer = steps(8, &tree, 0);
//! assert_eq!(pursuer, [0, 1, 2, 3, 4, 3, 4, 5].map(Some));
//! let farthest = |runner| {
//!     let reached = reached_first(8, &tree, runner, &pursuer);
//!     reached.iter().filter_map(|&v| pursuer[v]).max().unwrap()
//! };
//! assert_eq!(farthest(3), 5);
//! assert_eq!(farthest(4), 4);
//!
//! // Two trees.
//! let pursuer = steps(4, &[(0, 1), (1, 2), (2, 3)], 0);
//! assert_eq!(reached_first(4, &[(0, 2), (2, 1), (1, 3)], 2, &pursuer), [2]);
//!
//! // One cycle, of 2, 3 and 4.
//! let graph = [(0, 1), (1, 2), (2, 3), (3, 4), (4, 2)];
//! assert_eq!(reached_first(5, &graph, 1, &steps(5, &graph, 3)), [1, 0]);
//! ```
//!
//! ## Problems
//!
//! Easiest first.
//!
//! - [`cf1921e`](crate::problems::pursuit::cf1921e) Codeforces 1921E Eat the Chip
//! - [`arc078d`](crate::problems::pursuit::arc078d) AtCoder ARC 078 D Fennec VS. Snuke: territory
//! - [`cf2127b`](crate::problems::pursuit::cf2127b) Codeforces 2127B Hamiiid, Haaamid... Hamid?: races
//! - [`abc148f`](crate::problems::pursuit::abc148f) AtCoder ABC 148 F Playing Tag on Tree
//! - [`agc029d`](crate::problems::pursuit::agc029d) AtCoder AGC 029 D Grid game: races
//! - [`cf1873h`](crate::problems::pursuit::cf1873h) Codeforces 1873H Mad City
//! - [`luogu_p4186`](crate::problems::pursuit::luogu_p4186) Luogu P4186 \[USACO18JAN\] Cow at Large G: guards
//! - [`cf1404b`](crate::problems::tree_diameter::cf1404b) Codeforces 1404B Tree Tag
//! - [`cf1495b`](crate::problems::pursuit::cf1495b) Codeforces 1495B Let's Go Hiking
//! - [`agc005e`](crate::problems::pursuit::agc005e) AtCoder AGC 005 E Sugigma: The Showdown
//!
//! ## Source
//!
//! R. Nowakowski, P. Winkler, "Vertex-to-vertex pursuit in a graph", Discrete Mathematics 43 (1983); A.
//! Bonato, R. J. Nowakowski, The Game of Cops and Robbers on Graphs (2011). Two trees: AtCoder Grand
//! Contest 005, [problem E](https://atcoder.jp/contests/agc005/tasks/agc005_e).
#![doc(alias(
    "Pursuit and flight",
    "追及",
    "猫捉老鼠",
    "追逃",
    "cops and robbers",
    "cat and mouse",
    "chase",
    "race",
    "obstacle",
    "wall",
    "随走随挡",
    "一方被迫前进",
    "territory",
    "领地",
    "抢地盘",
    "先到者得",
    "spreading",
    "centroid",
    "重心",
    "guards",
    "看守"
))]
use crate::graphs::walk;

/// Lists the vertices that a runner who begins on `start` reaches before the pursuer, nearest first: there is
/// a way on which he comes to each vertex v by fewer than `pursuer[v]` steps, or by any number if it is
/// `None`: the pursuer never comes there. The list is empty if `pursuer[start]` is 0. O(n + m) for m edges.
///
/// # Panics
/// If a vertex is not below `n`, or if `pursuer`, such as [`steps`](crate::graphs::steps) returns it, has not `n` items.
#[track_caller]
pub fn reached_first(
    n: usize,
    edges: &[(usize, usize)],
    start: usize,
    pursuer: &[Option<usize>],
) -> Vec<usize> {
    assert!(pursuer.len() == n, "steps for each vertex");
    walk(n, edges, start, pursuer).0
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::graphs::steps;
    use crate::hackenbush::standing;
    use crate::random::Random;
    use crate::search::{forced_ends, product, Scores, Search};
    use std::collections::HashMap;

    type Edges = Vec<(usize, usize)>;

    /// All trees in which each vertex but 0 hangs on a smaller one: each shape of `n` vertices.
    fn trees(n: usize) -> Vec<Edges> {
        let parents: Vec<Vec<usize>> = (1..n).map(|v| (0..v).collect()).collect();
        let edges = |parents: Vec<usize>| (1..n).zip(parents).collect();
        product(&parents).into_iter().map(edges).collect()
    }

    fn is_connected(n: usize, edges: &[(usize, usize)]) -> bool {
        let joined = standing(edges);
        let is_joined = |v: usize| joined.iter().any(|&(a, b)| a == v || b == v);
        (1..n).all(is_joined)
    }

    /// All trees on `n` vertices with names.
    fn named_trees(n: usize) -> Vec<Edges> {
        let pairs = pairs(n);
        let sets = (0..1u32 << pairs.len()).filter(|set| set.count_ones() as usize == n - 1);
        let graphs = sets.map(|set| {
            let edges = pairs.iter().zip(0..).filter(|(_, i)| set >> i & 1 == 1);
            edges.map(|(&edge, _)| edge).collect()
        });
        let is_tree = |edges: &Edges| is_connected(n, edges);
        graphs.filter(is_tree).collect()
    }

    /// All pairs of vertices, the greater one first.
    fn pairs(n: usize) -> Edges {
        let pairs = (0..n).flat_map(|v| (0..v).map(move |w| (v, w)));
        pairs.collect()
    }

    /// Graphs with one cycle: each shape of `n` vertices.
    fn graphs(n: usize) -> Vec<Edges> {
        let mut graphs = Vec::new();
        for tree in trees(n) {
            let others = pairs(n).into_iter().filter(|pair| !tree.contains(pair));
            graphs.extend(others.map(|edge| [&tree[..], &[edge]].concat()));
        }
        graphs
    }

    /// Where each vertex leads.
    fn moves(n: usize, edges: &[(usize, usize)], may_stay: bool) -> Vec<Vec<usize>> {
        let mut moves = vec![Vec::new(); n];
        for &(a, b) in edges {
            moves[a].push(b);
            moves[b].push(a);
        }
        if may_stay {
            for (v, moves) in moves.iter_mut().enumerate() {
                moves.push(v);
            }
        }
        moves
    }

    /// Item `n * runner + pursuer`: the turn by which the runner is caught, if he moves first and the pursuer
    /// can force it.
    fn turns(runners: &[Vec<usize>], pursuers: &[Vec<usize>]) -> Vec<Option<usize>> {
        let n = runners.len();
        let is_caught = |place: usize| place / n == place % n;
        let ends: Vec<Option<usize>> = (0..n * n)
            .map(|place| Some(0).filter(|_| is_caught(place)))
            .collect();
        // The runner is to move; the pursuer is.
        let (mut first, mut second) = (ends.clone(), ends);
        for turn in 1.. {
            let (first_before, second_before) = (first.clone(), second.clone());
            for place in 0..n * n {
                let (runner, pursuer) = (place / n, place % n);
                let mut after = runners[runner]
                    .iter()
                    .map(|v| second_before[n * v + pursuer]);
                if first[place].is_none() && after.all(|turns| turns.is_some()) {
                    first[place] = Some(turn);
                }
                let mut after = pursuers[pursuer]
                    .iter()
                    .map(|v| first_before[n * runner + v]);
                if second[place].is_none() && after.any(|turns| turns.is_some()) {
                    second[place] = Some(turn);
                }
            }
            if first == first_before && second == second_before {
                break;
            }
        }
        first
    }

    /// All pairs of different places, the runner's first.
    fn places(n: usize) -> impl Iterator<Item = (usize, usize)> {
        let pairs = (0..n).flat_map(move |runner| (0..n).map(move |pursuer| (runner, pursuer)));
        pairs.filter(|(runner, pursuer)| runner != pursuer)
    }

    /// The greatest number of steps that the pursuer needs to a vertex that the runner reaches first.
    fn farthest(reached: &[usize], pursuer: &[Option<usize>]) -> usize {
        let depths = reached.iter().filter_map(|&v| pursuer[v]);
        depths.max().expect("the runner's own place")
    }

    #[test]
    fn every_tree_of_up_to_six_vertices() {
        for n in 2..=6 {
            for edges in trees(n) {
                let moves = moves(n, &edges, false);
                let turns = turns(&moves, &moves);
                for (runner, pursuer) in places(n) {
                    let depths = steps(n, &edges, pursuer);
                    let reached = reached_first(n, &edges, runner, &depths);
                    let own = steps(n, &edges, runner);
                    let nearer = (0..n).filter(|&v| own[v] < depths[v]);
                    let mut sorted = reached.clone();
                    sorted.sort_unstable();
                    assert!(nearer.eq(sorted), "{edges:?}, {runner}, {pursuer}");
                    // A pursuer's move is every second turn.
                    let caught = turns[n * runner + pursuer].map(|turns| turns / 2);
                    let expected = farthest(&reached, &depths) - 1;
                    assert_eq!(Some(expected), caught, "{edges:?}, {runner}, {pursuer}");
                }
            }
        }
    }

    fn check_two_trees(n: usize, red: &[(usize, usize)], blue: &[(usize, usize)]) {
        let turns = turns(&moves(n, red, true), &moves(n, blue, true));
        for (runner, pursuer) in places(n) {
            let depths = steps(n, blue, pursuer);
            let reached = reached_first(n, red, runner, &depths);
            let is_refuge = |&(a, b): &(usize, usize)| {
                let is_reached = reached.contains(&a) || reached.contains(&b);
                is_reached && steps(n, blue, a)[b] >= Some(3)
            };
            let mut expected = None;
            if !red.iter().any(is_refuge) {
                expected = Some(2 * farthest(&reached, &depths));
            }
            let caught = turns[n * runner + pursuer];
            assert_eq!(expected, caught, "{red:?}, {blue:?}, {runner}, {pursuer}");
        }
    }

    #[test]
    fn every_two_trees_of_up_to_five_vertices() {
        for n in 2..=5 {
            for red in named_trees(n) {
                for blue in trees(n) {
                    check_two_trees(n, &red, &blue);
                }
            }
        }
    }

    #[test]
    fn two_random_trees_of_up_to_nine_vertices() {
        let mut random = Random::new(0);
        for _ in 0..60 {
            let n = random.between(6, 9);
            let mut tree = || {
                let edges = random.tree(n).into_iter();
                edges.map(|(a, b)| (a - 1, b - 1)).collect::<Edges>()
            };
            let (red, blue) = (tree(), tree());
            check_two_trees(n, &red, &blue);
        }
    }

    /// Item `n * runner + pursuer`: whether the runner flees for ever, in rounds.
    fn flees(moves: &[Vec<usize>]) -> Vec<bool> {
        let n = moves.len();
        let mut flees: Vec<bool> = (0..n * n).map(|place| place / n != place % n).collect();
        loop {
            let still = |place: usize| {
                let (runner, pursuer) = (place / n, place % n);
                let has_answer = |&next: &usize| {
                    let is_safe = |&to: &usize| {
                        let change_places = to == pursuer && next == runner;
                        !change_places && flees[n * to + next]
                    };
                    moves[runner].iter().any(is_safe)
                };
                flees[place] && moves[pursuer].iter().all(has_answer)
            };
            let after: Vec<bool> = (0..n * n).map(still).collect();
            if after == flees {
                return flees;
            }
            flees = after;
        }
    }

    #[test]
    fn every_graph_with_one_cycle_of_up_to_six_vertices() {
        for n in 3..=6 {
            for edges in graphs(n) {
                let others = |edge: usize| [&edges[..edge], &edges[edge + 1..]].concat();
                let on_cycle = (0..n).filter(|&edge| is_connected(n, &others(edge)));
                let cycle: Edges = on_cycle.map(|edge| edges[edge]).collect();
                let moves = moves(n, &edges, true);
                let in_rounds = flees(&moves);
                let in_turns = if n < 6 {
                    turns(&moves, &moves)
                } else {
                    Vec::new()
                };
                for (runner, pursuer) in places(n) {
                    let pursuers = steps(n, &edges, pursuer);
                    let reached = reached_first(n, &edges, runner, &pursuers);
                    let is_on_cycle = |v: &usize| cycle.iter().any(|&(a, b)| a == *v || b == *v);
                    let is_first = reached.iter().any(is_on_cycle);
                    let place = n * runner + pursuer;
                    assert_eq!(is_first, in_rounds[place], "{edges:?}, {runner}, {pursuer}");
                    if n < 6 {
                        let flees = is_first && cycle.len() > 3;
                        assert_eq!(flees, in_turns[place].is_none(), "{edges:?}, {place}");
                    }
                }
            }
        }
    }

    /// Rows and columns from 1.
    type Chip = (i64, i64);

    /// 1 if the player to move wins, whose chip goes in the `direction`, 0 for a draw, otherwise −1.
    fn outcome(width: i64, height: i64, own: Chip, other: Chip, direction: i64) -> i64 {
        let row = own.0 + direction;
        if row < 1 || row > height {
            return 0;
        }
        let columns = (own.1 - 1).max(1)..=(own.1 + 1).min(width);
        let outcomes = columns.map(|column| {
            if (row, column) == other {
                1
            } else {
                -outcome(width, height, other, (row, column), -direction)
            }
        });
        outcomes.max().expect("straight on")
    }

    fn outcome_by_theorem(width: i64, alice: Chip, bob: Chip) -> i64 {
        let rows = bob.0 - alice.0;
        if rows <= 0 {
            return 0;
        }
        let alice_hunts = rows % 2 == 1;
        let (mut hunter, mut other) = (bob.1, alice.1);
        if alice_hunts {
            (hunter, other) = (alice.1, bob.1);
        }
        if hunter > other {
            (hunter, other) = (width + 1 - hunter, width + 1 - other);
        }
        let reach = hunter + (rows + 1) / 2;
        match reach >= other + rows / 2 || reach >= width {
            true if alice_hunts => 1,
            true => -1,
            false => 0,
        }
    }

    #[test]
    fn every_board_of_up_to_six_rows_and_four_columns() {
        for (height, width) in (1..=6).flat_map(|height| (1..=4).map(move |width| (height, width)))
        {
            let rows: Vec<i64> = (1..=height).collect();
            let columns: Vec<i64> = (1..=width).collect();
            for list in product(&[rows.clone(), columns.clone(), rows, columns]) {
                let (alice, bob) = ((list[0], list[1]), (list[2], list[3]));
                if alice != bob {
                    let expected = outcome(width, height, alice, bob, 1);
                    let found = outcome_by_theorem(width, alice, bob);
                    assert_eq!(found, expected, "{height}, {width}: {alice:?}, {bob:?}");
                }
            }
        }
        for (width, won) in [(5, 1), (6, 0)] {
            assert_eq!(outcome(width, 6, (1, 2), (6, 4), 1), won);
            assert_eq!(outcome_by_theorem(width, (1, 2), (6, 4)), won);
        }
    }

    /// The places with which the first player wins, by the theorem.
    fn winning_place(heights: &[usize]) -> Option<usize> {
        let n = heights.len();
        // The steps down from each place to the left and to the right.
        let (mut left, mut right) = (vec![0; n], vec![0; n]);
        for i in 1..n {
            if heights[i - 1] < heights[i] {
                left[i] = left[i - 1] + 1;
            }
            if heights[n - i] < heights[n - i - 1] {
                right[n - i - 1] = right[n - i] + 1;
            }
        }
        let longest = *left.iter().chain(&right).max()?;
        let slopes = left.iter().chain(&right).filter(|&&steps| steps == longest);
        let is_right = slopes.count() == 2 && longest % 2 == 0;
        (0..n).find(|&i| is_right && left[i] == longest && right[i] == longest)
    }

    /// All orders of the numbers below n.
    fn orders(n: usize) -> Vec<Vec<usize>> {
        let mut orders = vec![Vec::new()];
        for number in 0..n {
            let insert = |order: &Vec<usize>, place: usize| {
                let mut longer = order.clone();
                longer.insert(place, number);
                longer
            };
            let longer = orders
                .iter()
                .flat_map(|order| (0..=number).map(move |place| insert(order, place)));
            orders = longer.collect();
        }
        orders
    }

    #[test]
    fn slopes_of_every_order_of_up_to_seven_heights() {
        for heights in (2..=7).flat_map(orders) {
            let n = heights.len();
            // The place of the player to move, that of the other one, and whether the first one moves.
            let mut search = Search::normal(|&(own, other, is_first): &(usize, usize, bool)| {
                let next = [own.wrapping_sub(1), own + 1].into_iter();
                let next = next.filter(|&to| to < n && to != other);
                let next = next.filter(|&to| (heights[to] < heights[own]) == is_first);
                next.map(|to| (other, to, !is_first)).collect()
            });
            let mut wins = |x: usize| {
                let mut others = (0..n).filter(|&y| y != x);
                others.all(|y| search.wins(&(x, y, true)))
            };
            let winning: Vec<usize> = (0..n).filter(|&x| wins(x)).collect();
            let expected: Vec<usize> = winning_place(&heights).into_iter().collect();
            assert_eq!(expected, winning, "{heights:?}");
        }
    }

    /// Each tree of up to six vertices, with all starts. A position is two sets of vertices, those of the
    /// player to move first.
    #[test]
    fn territory_on_every_tree_of_up_to_six_vertices() {
        type Sets = (u32, u32);
        let count = |vertices: usize| i64::try_from(vertices).expect("few vertices");
        for n in 2..=6 {
            for edges in trees(n) {
                let takes = |&(own, other): &Sets| {
                    let joins = |v: usize| {
                        let is_edge = |&(a, b): &(usize, usize)| {
                            let ends = (1 << a | 1 << b, 1 << v);
                            ends.0 & ends.1 != 0 && ends.0 & own != 0
                        };
                        (own | other) >> v & 1 == 0 && edges.iter().any(is_edge)
                    };
                    let free = (0..n).filter(|&v| joins(v));
                    free.map(|v| (other, own | 1 << v)).collect::<Vec<Sets>>()
                };
                let mut last = Search::normal(takes);
                let mut counted = Scores::new(|&(own, other): &Sets| {
                    let mut moves: Vec<(i64, Sets)> = takes(&(own, other))
                        .into_iter()
                        .map(|sets| (1, sets))
                        .collect();
                    if moves.is_empty() && !takes(&(other, own)).is_empty() {
                        moves.push((0, (other, own)));
                    }
                    moves
                });
                let mut leads = vec![i64::MAX; n];
                for (a, b) in places(n).filter(|(a, _)| *a == 0 || n < 6) {
                    let (own, others) = (steps(n, &edges, a), steps(n, &edges, b));
                    let first = count((0..n).filter(|&v| own[v] <= others[v]).count());
                    let second = count(n) - first;
                    let start = (1 << a, 1 << b);
                    assert_eq!(last.wins(&start), first > second, "{edges:?}, {a}, {b}");
                    let lead = counted.lead(&start);
                    assert_eq!(lead, first - second, "{edges:?}, {a}, {b}");
                    leads[a] = leads[a].min(lead);
                }
                // The largest part of the tree without its root 0.
                let mut sizes = vec![1; n];
                for &(v, parent) in edges.iter().rev() {
                    sizes[parent] += sizes[v];
                }
                let parts = edges
                    .iter()
                    .filter(|edge| edge.1 == 0)
                    .map(|edge| sizes[edge.0]);
                let most: i64 = parts.max().expect("an edge");
                assert_eq!(leads[0], count(n) - 2 * most, "{edges:?}");
            }
        }
    }

    /// Whether a runner at each vertex gets away from this many guards: item `n * ... + runner`, where the
    /// places of the guards are the higher digits. The guards move first, and he sees it.
    fn gets_away(neighbours: &[Vec<usize>], guards: usize) -> Vec<bool> {
        let n = neighbours.len();
        let with_stay = |v: usize| [&neighbours[v][..], &[v]].concat();
        let index = |guards: &[usize], runner: usize| {
            let number = |number: usize, place: &usize| number * n + place;
            number(guards.iter().fold(0, number), &runner)
        };
        let all_guards = product(&vec![(0..n).collect::<Vec<usize>>(); guards]);
        let mut away = vec![false; all_guards.len() * n];
        let mut is_new = true;
        while is_new {
            is_new = false;
            for guards in &all_guards {
                for runner in (0..n).filter(|runner| !guards.contains(runner)) {
                    let can_go = |after: &Vec<usize>| {
                        with_stay(runner).into_iter().any(|next| {
                            let meets = guards.contains(&next)
                                && guards
                                    .iter()
                                    .zip(after)
                                    .any(|(&g, &h)| g == next && h == runner);
                            !after.contains(&next) && !meets && away[index(after, next)]
                        })
                    };
                    let place = index(guards, runner);
                    let steps: Vec<Vec<usize>> = guards.iter().map(|&g| with_stay(g)).collect();
                    let is_away =
                        neighbours[runner].len() == 1 || product(&steps).iter().all(can_go);
                    if is_away && !away[place] {
                        away[place] = true;
                        is_new = true;
                    }
                }
            }
        }
        // Of all choices of leaves for the guards the best one for each start.
        let leaves: Vec<usize> = (0..n).filter(|&v| neighbours[v].len() == 1).collect();
        let choices = all_guards.iter().filter(|guards| {
            guards.windows(2).all(|pair| pair[0] < pair[1])
                && guards.iter().all(|guard| leaves.contains(guard))
        });
        let choices: Vec<&Vec<usize>> = choices.collect();
        let escapes = |runner: usize| choices.iter().all(|guards| away[index(guards, runner)]);
        (0..n).map(escapes).collect()
    }

    /// The shut vertices with no shut vertex above.
    fn guards_needed(n: usize, edges: &[(usize, usize)], start: usize) -> usize {
        let neighbours = moves(n, edges, false);
        let leaves: Vec<usize> = (0..n).filter(|&v| neighbours[v].len() == 1).collect();
        let steps = |v: usize| -> Vec<usize> { steps(n, edges, v).into_iter().flatten().collect() };
        let depths = steps(start);
        let below = |v: usize, w: usize| depths[w] == depths[v] + steps(v)[w];
        let is_shut = |v: usize| {
            let ups = leaves.iter().filter(|&&leaf| below(v, leaf));
            ups.map(|&leaf| depths[leaf] - depths[v]).min() <= Some(depths[v])
        };
        let shut: Vec<usize> = (0..n).filter(|&v| is_shut(v)).collect();
        let is_highest = |v: usize| shut.iter().all(|&w| w == v || !below(w, v));
        shut.iter().filter(|&&v| is_highest(v)).count()
    }

    #[test]
    fn guards_on_every_tree_of_up_to_five_vertices() {
        for n in 2..=5 {
            for edges in trees(n) {
                let neighbours = moves(n, &edges, false);
                let is_leaf = |v: &usize| neighbours[*v].len() == 1;
                let leaves = (0..n).filter(is_leaf).count();
                let away: Vec<Vec<bool>> = (0..=leaves.min(3))
                    .map(|k| gets_away(&neighbours, k))
                    .collect();
                for start in 0..n {
                    let needed = away.iter().position(|away| !away[start]).unwrap_or(4);
                    assert_eq!(
                        guards_needed(n, &edges, start),
                        needed,
                        "{edges:?}, {start}"
                    );
                }
            }
        }
        let edges = [(0, 1), (0, 2), (2, 3), (3, 4), (4, 6), (3, 5), (5, 7)];
        assert_eq!(guards_needed(8, &edges, 0), 2);
    }

    /// The row to which Down comes, by the rules; `free[row][column]`, and whether the last turn left the piece.
    fn row_reached(
        free: &[Vec<bool>],
        (row, column): (usize, usize),
        is_down: bool,
        is_left: bool,
    ) -> usize {
        let mut after = Vec::new();
        if is_left {
            after.push(row);
        } else {
            after.push(row_reached(free, (row, column), !is_down, true));
        }
        let next = if is_down {
            (row + 1, column)
        } else {
            (row, column + 1)
        };
        if free.get(next.0).and_then(|cells| cells.get(next.1)) == Some(&true) {
            after.push(row_reached(free, next, !is_down, false));
        }
        let best = if is_down {
            after.into_iter().max()
        } else {
            after.into_iter().min()
        };
        best.expect("a turn")
    }

    #[test]
    fn one_has_to_go_on_on_every_board_of_up_to_four_rows_and_three_columns() {
        for (height, width) in (1..=4).flat_map(|height| (1..=3).map(move |width| (height, width)))
        {
            for set in (0..1_u32 << (height * width)).step_by(2) {
                let cell = |row: usize, column: usize| set >> (row * width + column) & 1 == 0;
                let row = |row| (0..width).map(|column| cell(row, column)).collect();
                let free: Vec<Vec<bool>> = (0..height).map(row).collect();
                let (mut row, mut greatest) = (0, 0);
                while row + 1 < height && free[row + 1][..=greatest].iter().all(|&free| free) {
                    row += 1;
                    greatest += usize::from(free[row].get(greatest + 1) == Some(&true));
                }
                let expected = row_reached(&free, (0, 0), true, false);
                assert_eq!(row, expected, "{free:?}");
            }
        }
    }

    /// Walls are bits, and the strip is bits 1 to n.
    fn nearest_walls(n: usize, walls: u32, place: usize) -> [Option<usize>; 2] {
        let is_wall = |cell: &usize| walls >> cell & 1 == 1;
        let left = (1..place).rev().find(is_wall);
        [left, (place + 1..=n).find(is_wall)]
    }

    /// The day on which the runner is out, by the rules, for all sets of walls and all places before one is built.
    fn days(n: usize) -> HashMap<(u32, usize), usize> {
        let all = (0..1_u32 << n).flat_map(|set| (1..=n).map(move |place| (2 * set, place)));
        let mut open: Vec<(u32, usize)> = all.filter(|(walls, x)| walls >> x & 1 == 0).collect();
        let mut days = HashMap::new();
        for day in 1..=n {
            let is_out = |&(walls, place): &(u32, usize)| {
                let is_free = |cell: &usize| walls >> cell & 1 == 0 && *cell != place;
                let mut built: Vec<u32> = (1..=n).filter(is_free).map(|x| walls | 1 << x).collect();
                if built.is_empty() {
                    built.push(walls);
                }
                built.into_iter().all(|walls| {
                    let mut nearest = nearest_walls(n, walls, place).into_iter();
                    nearest.any(|wall| {
                        wall.map_or(true, |wall| {
                            days.contains_key(&(walls & !(1 << wall), wall))
                        })
                    })
                })
            };
            let (new, rest): (Vec<_>, Vec<_>) = open.into_iter().partition(is_out);
            days.extend(new.into_iter().map(|position| (position, day)));
            open = rest;
        }
        assert!(open.is_empty(), "{open:?}");
        days
    }

    #[test]
    fn blocks_just_ahead_on_every_strip_of_up_to_seven_cells() {
        for n in 1..=7 {
            for ((walls, place), day) in days(n) {
                let [left, right] = nearest_walls(n, walls, place);
                let (left, right) = (left.unwrap_or(0), right.map_or(0, |wall| n + 1 - wall));
                let most = usize::max((place - 1).min(right), left.min(n - place));
                assert_eq!(day, 1 + most, "{n}, {walls:b}, {place}");
            }
        }
        let walls = 1 << 1 | 1 << 5;
        assert_eq!(days(7)[&(walls, 3)], 3);
    }

    #[test]
    fn two_pieces_on_a_strip() {
        for n in 2..=8usize {
            let places = product(&[(0..n).collect(), (0..n).collect()]);
            let places: Vec<(usize, usize)> = places.iter().map(|p| (p[0], p[1])).collect();
            // The piece of the player to move comes first.
            let apart: Vec<(usize, usize)> = places.into_iter().filter(|p| p.0 != p.1).collect();
            let ends = forced_ends(&apart, |&(own, other)| {
                let steps = (0..n).filter(|cell| cell.abs_diff(own) == 1 && *cell != other);
                steps.map(|cell| (other, cell)).collect()
            });
            for (own, other) in apart {
                let is_even = own.abs_diff(other) % 2 == 0;
                assert_eq!(ends[&(own, other)] % 2 == 1, is_even, "{n}, {own}, {other}");
            }
        }
    }
}
