//! # Combinatorial games for competitive programmers (博弈论)
//!
//! **New to these games?** Begin with the [first lesson](first_lesson): what it means that a
//! position is lost, why heaps are added without carry, how to attack a game that nobody has
//! solved for you, and in which order to read on. There are [`exercises`] (练习) for each step of that order.
//!
//! **WA, and the small cases were right?** Look for your rule among those that only look like a known game
//! ([`false_friends`], 似是而非的博弈): the last stone loses, one pass, no number twice, a digit, half of the heap.
//!
//! **Looking for a game?** Press Search above and type its name (威佐夫, Kayles) or the number of a
//! problem (P2197), or find what it looks like in the tables below. [All problems](problems) stand in
//! one table, too.
//!
//! One page per family of games states the rules, the theorem and why it holds, how to play, and
//! the cost; its code is what a solution needs; its tests compare the theorem with an exhaustive
//! [`search`] of the game. If a page does not say otherwise, a player who cannot move loses.
//!
//! **Most functions have one shape.**
//!
//! - Heaps, takes, Grundy values and nim-sums are `u64`, and so is the greatest heap where no table is made;
//!   indices of lists, counts, vertices and the bounds of tables are `usize`.
//! - Lists are passed by reference, `&heaps`. Only `nim::sum` and `mex` take numbers as they come, such as
//!   `heaps.iter().copied()`, and so do the functions that take options.
//! - The rule stands before the position, and the bound of a table last: `bash::grundy(least, most, stones)`,
//!   `octal::wins(digits, heaps)`, `subtraction::grundy_values(takes, most)`. What belongs to a position stands
//!   behind its heaps: `fibonacci::wins(stones, limit)`.
//! - A winning move is what is left: `(i, rest)` of several heaps, `rest` of a single one, the whole position
//!   where several heaps change. Where a move chooses something, it is this choice: a vertex, an edge, a number
//!   of a list, a factor, a set of coins, a square that is bitten off, the number of parts.
//! - `winning_moves` lists all moves that win (only in `edge_nim` others may win, too), `winning_move` gives one
//!   where all would be too many, and beside them stands `wins`. A page with several games has their names
//!   behind: `divide::wins_quotient`, `divide::wins_even_split`.
//! - A graph is `(n, edges)` or `(n, arcs)`, a tree its edges; vertices count from 0. Only `leaf_picking` takes
//!   the parents in a tree, and `random` makes the vertices of trees from 1 on, as inputs have them.
//! - What has no answer is `None`. A wrong argument panics, with the line of the call. *Requires* says what else
//!   has to hold: where *Panics* does not name it, it is not checked, as that would cost more than the function.
//!
//! ## In every contest
//!
//! | a task | page |
//! | --- | --- |
//! | input and output, dialogues with a judge | [`io`] 快读, 交互题 |
//! | a brute force | [`search`] 暴力搜索 |
//! | inputs to try a solution on | [`random`] 随机数据 |
//! | many inputs for one process | [`served`] 对拍 |
//! | a graph, a rooted tree or a board, given by its edges; how far away its vertices are | [`graphs`] 邻接表, 有根树 |
//! | a table of values, printed | [`tables`] 打表 |
//!
//! ## One heap of stones
//!
//! | a move | page |
//! | --- | --- |
//! | takes 1 to m stones, or p to q stones | [`bash`] 巴什博弈 |
//! | takes as many stones as some number of a given set says: 1, 3 or 4, a prime, a power of 2 | [`subtraction`] 减法游戏 |
//! | takes any number of stones except a few forbidden numbers | [`all_but`] 排除有限个数 |
//! | takes at most twice as many stones as the opponent just took, or at most another number that depends on what he took | [`fibonacci`] 斐波那契博弈 (twice), [`dynamic_nim`] 动态减法 (any bound that never falls as his take grows) |
//! | takes at most half of the heap or a k-th part of it, or at most another number that grows by 0 or 1 with each stone of the heap | [`maximum_nim`] 按比例取石子 |
//! | takes at most as many stones as the limit of this turn, where limits are given for the turns and come round again | [`limits`] 轮流限取 |
//! | leaves a number of stones between two bounds that grow with the heap: from a third of it to half of it | [`windows`] 区间转移 |
//! | chooses a number and divides the heap by it: only the quotient is left, or the heap is split into that many heaps, as equal as can be | [`divide`] 江南乐 |
//!
//! ## Several heaps
//!
//! | a move | page |
//! | --- | --- |
//! | takes any number of stones from one heap | [`nim`] 尼姆博弈 |
//! | takes any number of stones from one heap, and the player who takes the last stone loses | [`misere`] 反 Nim, Anti-SG, [`genus`] 亏格 (some other games in which the last move loses) |
//! | takes stones from one heap or from several, at most k | [`moore`] Nim-K |
//! | takes stones from one of two heaps, or the same number from both | [`wythoff`] 威佐夫博弈 |
//! | takes the whole largest heap, or one stone from every heap, and the player who takes the last stone loses | [`candy_piles`] 糖果堆 |
//! | subtracts a multiple of the smaller of two numbers from the larger | [`euclid`] 欧几里得游戏 |
//! | takes stones from the first or the last heap of a row | [`end_nim`] 两端取石子 |
//! | carries stones one step down a staircase | [`staircase`] 台阶 Nim |
//! | pushes a coin along a strip towards its end, with or without jumps over other coins | [`gaps`] 移动棋子 (Silver Dollar, Welter) |
//! | takes stones from the first heap of a row, as long as it has any, then from the second, and so on | [`sequential`] 依次取石子 |
//! | merges two heaps into one, of at most m stones | [`merging`] 合并石子 |
//! | moves one bean from its bowl into one of the k bowls just before it, where each bowl has a k of its own | [`window_mex`] 滑动窗口 mex |
//! | takes stones from one of two heaps, and a player who has to move at one of some given positions loses at once | [`nim_shortcuts`] 捷径 Nim |
//! | takes stones from a smallest heap only (the least heap), or from a largest heap only | [`sequential`](sequential#other-rules) 只取最小堆, 只取最大堆 |
//! | opens closed boxes by lifting their lids, or takes stones from an open box | [`linear_basis`](linear_basis#other-rules) 有盖的箱子 |
//! | makes one number of a row, a grid or a graph smaller, and may change certain numbers behind it to anything, larger ones, too | [`layered_nim`] 分层 Nim |
//! | splits a heap into two | [`splitting`] 拆分游戏, [`grundys_game`] 格兰迪游戏 (two of different sizes) |
//! | takes stones from a heap, or takes none and splits it into two | [`lasker`] 拉斯克 Nim |
//! | takes a small number of stones (one or two, say) from a heap and may split the rest of it into two; or the same with cells of a row, pins that stand side by side | [`octal`] 八进制游戏 (Kayles, Dawson) |
//! | replaces a number by a smaller divisor of it | [`divisor_nim`] 约数 Nim |
//! | subtracts from a number one of its divisors, or a number that is coprime to it | [`number_theory`] 数论博弈 |
//!
//! ## Coins, boards, sets
//!
//! | a move | page |
//! | --- | --- |
//! | takes coins that lie side by side in a circle | [`circle`] 环上取石子 |
//! | turns coins over, in a row or on a board: one, two, a stretch of them (a substring of a string of bits, 字符串, 翻转), the corners of a rectangle (of a submatrix) | [`coin_turning`] 翻硬币游戏, [`nimber`] Nim 积 (boards) |
//! | paints a cell of a row in one of two colours, or takes it for one of two sides, where neighbours must be alike, or must differ | [`painted_row`] 染色, 双色染色 |
//! | moves one's own piece along its row, towards the opponent's piece or away from it | [`northcott`] 诺斯科特棋, 可逆移动 |
//! | moves a rook to the left or down on a board with special cells, on which the player to move has lost, or with closed cells over which it cannot go | [`nim_shortcuts`] 捷径 Nim, 障碍 |
//! | puts a queen, a rook, a bishop, a knight or a king on a chessboard, so that no two pieces attack each other | [`mirror`](mirror#other-rules) 皇后 |
//! | names a number of a set, and with it all sums of numbers that were named die | [`strategy_stealing`](strategy_stealing#other-rules) 造币博弈 |
//! | bites off a square of a bar with all that is above it and to its right; or names a divisor of a number that is no multiple of one named before | [`chomp`] 巧克力游戏 |
//! | replaces the largest of some different numbers by a smaller one that is not there | [`strategy_stealing`] 策略偷取 |
//! | strikes out one of the numbers 1 to n, with its square, its cube and all its powers | [`powers`] 幂游戏 |
//! | multiplies a number by one from a to b, and who reaches n first wins | [`multiplication`] 乘法游戏 |
//!
//! ## Trees and graphs
//!
//! | a move | page |
//! | --- | --- |
//! | cuts an edge of a tree, or of any graph, and what is no longer joined to the root falls off | [`hackenbush_tree`] 树上删边, [`hackenbush`] 无向图删边 |
//! | cuts an edge of one's own colour, and what is no longer joined to the root falls off | [`red_blue_hackenbush`] 红蓝删边 |
//! | removes one or more leaves of a tree | [`leaf_picking`] 摘叶子 |
//! | deletes a vertex of a tree and keeps one of the parts that are left, and the player who leaves a single vertex loses | [`vertex_deletion`] 删点留一块, 删除 |
//! | lowers the number on an edge of a ring beside a coin, and moves the coin over that edge | [`edge_nim`] 取数游戏 |
//! | moves one of several tokens along an arc of a graph without cycles | [`graph_game`] 有向图游戏 |
//! | moves a token along an arc of a graph with cycles, so that a play may go on for ever: win, lose or draw | [`retrograde`] 逆推, [`loopy`] 有环 SG (several tokens) |
//! | moves a token along an edge of an undirected graph to a vertex where it has not been | [`geography`] 二分图博弈 |
//! | moves a token to a vertex where it has not been, one player along a heavier edge than the last one, the other along a lighter one | [`stable_matching`] 稳定匹配 |
//! | carries stones of a tree towards its root: who wins, for each choice of the root | [`tree_staircase`] 树上台阶 Nim |
//! | paints all vertices of a tree from a chosen one up to the root, and the subtrees beside them are left | [`tree_tries`] 树上染色博弈, 字典树合并 |
//! | takes all coins from a vertex of a tree, and every other coin comes one edge nearer to it | [`tree_diameter`] 树的直径 |
//!
//! ## Sums of games
//!
//! | several games lie side by side, and a move is a move in | page |
//! | --- | --- |
//! | one of them | [`sprague_grundy`] SG 定理 |
//! | all of them, and the game that ends first decides | [`conjunctive`] 合取和 |
//! | all of them that are not over, and the game that ends last decides | [`every_sg`] Every-SG |
//! | one or more of them, as many as one likes | [`selective`] 选择和 |
//!
//! ## No nim-sum
//!
//! | a game in which | page |
//! | --- | --- |
//! | nobody has a choice: the number of moves is odd or even from the beginning | [`parity`] 步数奇偶 (try this first) |
//! | a player may pass, or has some moves that only he can make, or moves that change nothing: who gains a turn? | [`tempo`] 余着, 独占步 |
//! | each player has moves of his own: his colour, his pieces, his takes | [`partizan`] 不平等博弈 |
//! | a move can be answered by its mirror image: the board has a middle, or all numbers are even | [`mirror`] 对称策略 |
//! | all comes in pairs, and a move is answered in the same pair; or a move is a threat that has to be answered; or the players play round after round, and the loser of one begins the next | [`strategies`] 配对策略 |
//! | your program plays against the judge: the two colour the cells of a board or the vertices of a graph, say | [`interactive`] 交互题 |
//! | points are counted: numbers are taken from the ends of rows, or a take is worth the same to both | [`scoring`] 得分博弈 |
//! | points are counted: each thing has one value for the first player and another for the second, or cards have two sides | [`exchange`] 交换论证, 贪心 |
//! | things are struck out until few are left, or a kind is wiped out, or only the last turns count | [`survivors`] 剩下什么 |
//! | one piece chases another: cat and mouse, runner and pursuer | [`pursuit`] 追及 |
//! | a card has to be answered by a greater one, or beats another, and who wins a round takes both cards | [`cards`] 纸牌攻防 |
//! | points are counted, or only the end counts, and there are few positions: cells, intervals, prefixes | [`minimax`] 博弈 DP, 极大极小 |
//! | chance makes moves (dice, random cards), or says whose turn it is | [`minimax`](minimax#chance) 概率, 期望 |
//! | both players choose at the same time, and neither knows the other's choice | [`mixed`] 混合策略 |
//!
//! ## Without a page of their own
//!
//! | a game in which | paragraph of |
//! | --- | --- |
//! | a move takes stones from one heap, or the same number from each of three heaps | [`wythoff`](wythoff#other-rules) |
//! | a move pushes some of one's own pieces by one cell each, along rows or on a line | [`northcott`](northcott#other-rules) |
//! | two neighbouring letters of a string are deleted or erased: a pair of brackets, two equal ones, a 0 and a 1 | [`parity`](parity#how-to-find-it) 括号, 消除 |
//! | an end of a row is taken, and the numbers taken have to increase, as in an increasing subsequence | [`parity`](parity#other-rules) 递增 |
//! | the moves write a number or a word, and one player wants it lexicographically smaller | [`minimax`](minimax#other-rules) 字典序 |
//! | the first numbers of a row become one number, their sum | [`minimax`](minimax#other-rules) 前缀 |
//! | the digits of a number are written in turn, and a divisor has to divide it | [`minimax`](minimax#other-rules) 数位 |
//! | the first number of a row is lowered and swapped with another one | [`false_friends`](false_friends#rules-from-contests) 交换 |
//! | a digit of a number is subtracted, or it is lowered by 1 or divided | [`number_theory`](number_theory#other-rules) 数位 |
//! | a number may not be taken twice running, or twice in the game, or the opponent forbids one | [`bash`](bash#other-rules) 不能重复 |
//! | one may pass once in the game | [`tempo`](tempo#other-rules) 跳过 |
//! | a token goes along edges of a graph, each of them once | [`geography`](geography#other-rules) 走过的边 |
//! | a king or a knight goes towards a corner | [`mex`](mex#kings-and-knights) 国王, 马 |
//! | a vertex or an edge of a graph is deleted, and all the rest stays | [`vertex_deletion`](vertex_deletion#other-rules) 删点或删边 |
//! | each card has to beat the one before, and cards come back to the hand | [`retrograde`](retrograde#other-rules) |
//! | two players spread over a tree from their starts, and take or paint vertices next to their own | [`pursuit`](pursuit#territory) 领地 |
//! | guards at the leaves wait for one who flees from a vertex of a tree: how many are needed? | [`pursuit`](pursuit#guards) 看守 |
//! | a piece goes down a tree, and the result is a number at a leaf, or the median of the way; numbers are arranged on the leaves; or vertices are prepared in advance for one who walks there | [`minimax`](minimax#on-a-tree) 二分答案, 与或树 |
//! | the opponent always destroys the best that is possible | [`minimax`](minimax#the-second-best) 次好 |
//! | each choice has to be heavier than the last one and deletes a subtree, and who cannot move wins | [`survivors`](survivors#one-more-move) 只留一步 |
//! | places may be used again and again, in very many turns, and each brings its number | [`graph_game`](graph_game#going-back) 可以走回去 |
//! | a move goes to any smaller element on the left, to any descendant: two moves are one | [`graph_game`](graph_game#joined-moves) 走法可以合并 |
//! | a token goes to any ancestor or descendant where it has not been | [`geography`](geography#other-rules) 不建边的匹配 |
//! | a pick forces the other team to answer at once; or a token keeps the turn | [`scoring`](scoring#some-takes-keep-the-turn) 保先手 |
//! | who does not get the thing decides about the next one | [`scoring`](scoring#who-decides-next) 决策权 |
//! | stakes are bet, as in a casino, with a bound on the losses in a row | [`scoring`](scoring#a-stake) 倍投 |
//! | a heap is made smaller, and the bitwise OR of all has to stay | [`nim`](nim#other-rules) 按位或 |
//! | the game may go on for ever, nothing is used up, and a move makes cards or cells alike, sets them or steps | [`tempo`](tempo#theorem) 一步必胜 |
//! | two ends, head and tail of a caterpillar, a rope: who pulls one end drags the other one along | [`tempo`](tempo#theorem) 互相还原 |
//! | one player destroys, reverses or spoils one thing in a turn, and the other one saves one or joins it to another | [`scoring`](scoring#one-destroys-one-saves) 一毁一保 |
//! | in each round one player has to name two places, and the other one rearranges them to his advantage | [`scoring`](scoring#each-move-harms-the-mover) 只亏一次 |
//! | one player removes a number up to a bound that falls in each stage, and the other one makes a number greater | [`survivors`](survivors#takes-against-strikes) 上界递减 |
//! | one player buys some items, and the other one takes the best k of them for nothing | [`exchange`](exchange#he-strikes-the-best) 拿走最好的 |
//! | two teams pick and ban heroes in a fixed order | [`exchange`](exchange#the-better-thing-first) 选最强 |
//! | a robot on a board is moved as two strings of letters allow, and one player wants it to fall off | [`minimax`](minimax#how-to-compute-it) 逆推安全区间 |
//! | there are several players, each for himself: the strongest snake eats the weakest, pirates share a treasure | [`minimax`](minimax#several-players) 各自为己 |
//! | one player moves a piece down and the other one to the right, among obstacles; or walls are built before a runner on a strip | [`pursuit`](pursuit#races) 随走随挡 |
//! | two players walk towards each other, and who comes exactly onto the other's place wins | [`bash`](bash#exactly-to-0) 恰好走到 |
//! | a cake or a bar of chocolate is cut along its lines, upwards by one player and across by the other | [`partizan`](partizan#cutcake) 切蛋糕 |
//! | vertices of a graph are taken or coloured in turn, and an edge counts for the player who has both its ends | [`scoring`](scoring#half-of-each-pair) 边权各半 |
//! | cells or vertices are filled in turn, and one player wants some part, some subtree, to be right in the end | [`strategies`](strategies#other-rules) 互相嵌套的目标 |
//! | a card is taken, and all lower cards go with it | [`strategies`](strategies#other-rules) 从大到小取偶 |
//! | lamps in a circle are switched on, and the opponent switches off consecutive ones | [`interactive`](interactive#other-rules) 每轮净赚 |
//! | a number is erased, and the player who leaves the xor 0 loses | [`parity`](parity#other-rules) 异或和为零 |
//! | a number is split, and the opponent chooses the part that goes on | [`splitting`](splitting#other-rules) 只留一份 |
//! | all numbers on a board are replaced by their remainders | [`number_theory`](number_theory#other-rules) 同时取模 |
//! | each player knows one number, and they say in turn whether they know the answer | [`mixed`](mixed#what-silence-says) 共同知识 |
//! | a vertex of a tree is inverted with any set of its ancestors; or all coins up to some place are turned over before the play | [`coin_turning`](coin_turning#other-rules) 前缀翻转 |
//! | a token goes along rows and columns of a grid to cells of the other colour, where it has not been | [`geography`](geography#other-rules) 最大独立集 |
//! | pieces of several kinds go, and each kind has its weight | [`bash`](bash#other-rules) 加权 |
//! | a hidden number is guessed, and the answers are the worst that are possible; eggs are dropped | [`minimax`](minimax#a-hidden-number) 猜数, 扔鸡蛋 |
//! | things are swapped back and forth for k rounds, and only the end counts | [`tempo`](tempo#other-rules) 来回交换 |
//! | an edge is added, and two vertices, or two parts of a graph, must never be connected | [`parity`](parity#other-rules) 保持不连通 |
//! | things are taken in turn, and the opponent always takes his best one, or the first one | [`exchange`](exchange#an-opponent-whose-order-is-known) 反悔贪心 |
//! | letters or digits are struck out until few are left, and only the first one counts | [`survivors`](survivors#other-rules) 最先留下的 |
//! | stacks hold marks of both players, and only the owner of the top mark may take; or one player takes even numbers and the other odd ones | [`partizan`](partizan#other-rules) 栈顶归谁 |
//! | plates, coins or squares are put on a table, and must not overlap | [`mirror`](mirror#how-to-play) 摆盘子 |
//! | a cell of a matrix is claimed, in a row and a column without a claimed cell | [`parity`](parity#how-to-find-it) |
//! | whole piles, components or prizes are taken, and the sum counts: the greatest first | [`scoring`](scoring#theorem) |
//! | each player presses buttons, or removes pieces of his own colour, and some are common to both | [`tempo`](tempo#theorem) 独占步 |
//! | a substring, a word of a dictionary, is erased, and the string falls apart | [`sprague_grundy`](sprague_grundy#other-rules) |
//! | a vertex of a tree is removed with its whole subtree | [`hackenbush_tree`](hackenbush_tree#other-rules) |
//! | a number is removed with all its divisors | [`strategy_stealing`](strategy_stealing#other-rules) |
//! | the heaps are all different, and the lost positions are counted | [`counting`](counting#other-rules) 卡农 |
//! | two pieces on a strip of cells step in turn, and may not meet | [`pursuit`](pursuit#other-rules) |
//!
//! ## Tools
//!
//! | a task | page |
//! | --- | --- |
//! | the least number that is missing | [`mex`] 最小排除值 |
//! | which game has these values? | [`tables`](tables#a-search-for-your-values) 打表找规律 |
//! | values that repeat: a proof that they always will | [`periodic`] 周期 |
//! | very long tables for games in which heaps are split | [`sparse_space`] 稀疏空间 |
//! | in how many positions does the first player lose? | [`counting`] 必败局面计数, [`walsh_hadamard`] 沃尔什变换 |
//! | on how many subgraphs does the first player lose? | [`graph_counting`] 有向图游戏计数 |
//! | a greatest common divisor, a power modulo a number, a binomial coefficient modulo a prime | [`arithmetic`] 数论工具 |
//! | how many numbers are divisible by at least one of some divisors? | [`inclusion_exclusion`] 容斥原理 |
//! | which xors (nim-sums) can some of the given numbers have? | [`linear_basis`] 线性基 |
//! | the exponent x in an equation aˣ = b of nimbers | [`nimber_logarithm`] 离散对数 |
//! | a largest matching of a bipartite graph | [`matching`] 二分图最大匹配 |

pub mod all_but;
pub mod bash;
pub mod candy_piles;
pub mod cards;
pub mod chomp;
pub mod circle;
pub mod coin_turning;
pub mod conjunctive;
pub mod divide;
pub mod divisor_nim;
pub mod dynamic_nim;
pub mod edge_nim;
pub mod end_nim;
pub mod euclid;
pub mod every_sg;
pub mod exchange;
pub mod exercises;
pub mod false_friends;
pub mod fibonacci;
pub mod first_lesson;
pub mod gaps;
pub mod genus;
pub mod geography;
pub mod graph_game;
pub mod grundys_game;
pub mod hackenbush;
pub mod hackenbush_tree;
pub mod interactive;
pub mod lasker;
pub mod layered_nim;
pub mod leaf_picking;
pub mod limits;
pub mod loopy;
pub mod maximum_nim;
pub mod merging;
pub mod minimax;
pub mod mirror;
pub mod misere;
pub mod mixed;
pub mod moore;
pub mod multiplication;
pub mod nim;
pub mod nim_shortcuts;
pub mod nimber;
pub mod northcott;
pub mod number_theory;
pub mod octal;
pub mod painted_row;
pub mod parity;
pub mod partizan;
pub mod powers;
pub mod pursuit;
pub mod red_blue_hackenbush;
pub mod retrograde;
pub mod scoring;
pub mod selective;
pub mod sequential;
pub mod splitting;
pub mod sprague_grundy;
pub mod stable_matching;
pub mod staircase;
pub mod strategies;
pub mod strategy_stealing;
pub mod subtraction;
pub mod survivors;
pub mod tempo;
pub mod tree_diameter;
pub mod tree_staircase;
pub mod tree_tries;
pub mod vertex_deletion;
pub mod window_mex;
pub mod windows;
pub mod wythoff;

// The tools: no games, but what solutions and other pages are made with.
pub mod arithmetic;
pub mod counting;
pub mod graph_counting;
pub mod graphs;
pub mod inclusion_exclusion;
pub mod io;
pub mod linear_basis;
pub mod matching;
pub mod mex;
pub mod nimber_logarithm;
pub mod periodic;
pub mod random;
pub mod search;
pub mod served;
pub mod sparse_space;
pub mod tables;
pub mod walsh_hadamard;

// The documentation shows the problems, too, and these name the library as a judge's file does.
#[cfg(doc)]
extern crate self as snippets;
#[cfg(doc)]
#[macro_use]
#[path = "../problems/catalogue.rs"]
mod catalogue;
#[cfg(doc)]
#[doc = problems!(labels)]
#[doc = include_str!("../problems/README.md")]
#[allow(missing_docs)] // The folders have none; their pages are above.
#[path = "../problems/mod.rs"]
pub mod problems;
