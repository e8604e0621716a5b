//! # Combinatorial games for competitive programmers (博弈论)
//!
//! **New to these games?** Begin with the [first lesson](first_lesson): what it means that a
//! position is lost, why heaps are added without carry, how to attack a game that nobody has
//! solved for you, and in which order to read on.
//!
//! **Looking for a game?** Press Search above and type its name (威佐夫, Kayles) or the number of a
//! problem (P2197), or find what it looks like in the tables below. [All problems](problems) stand in
//! one table, too.
//!
//! One page per family of games states the rules, the theorem and why it holds, how to play, and
//! the cost; its code is what a solution needs; its tests hold the theorem against exhaustive
//! [`search`] of the game. If a page does not say otherwise, a player who cannot move loses.
//!
//! **All functions have one shape.**
//!
//! - Heaps, takes, Grundy values and nim-sums are `u64`; indices of lists, counts, vertices and the bounds of
//!   tables are `usize`.
//! - The rule stands before the position, and the bound of a table last: `bash::grundy(least, most, stones)`,
//!   `octal::wins(digits, heaps)`, `subtraction::grundy_values(takes, most)`.
//! - A winning move is what is left: `(i, rest)` of several heaps, `rest` of a single one, the whole position
//!   where several heaps change. Where a move chooses a vertex, an edge or a number of a list, it is that.
//!   `winning_moves` lists all, `winning_move` gives one where all would be too many, and beside them stands
//!   `wins`.
//! - A graph is `(n, edges)` or `(n, arcs)`, a tree its edges; vertices count from 0.
//!
//! ## One heap of stones
//!
//! | a move takes | page |
//! | --- | --- |
//! | 1 to m, or p to q stones | [`bash`] 巴什博弈 |
//! | one of the numbers of a set | [`subtraction`] 减法游戏 |
//! | any number but a few | [`all_but`] |
//! | as many as a limit that depends on the last take | [`fibonacci`] 斐波那契博弈 (twice), [`dynamic_nim`] 动态减法 (any bound that never falls as the take grows) |
//! | up to a k-th part of the heap, or another bound that grows with it | [`maximum_nim`] 按比例取石子 |
//! | as many as a limit that goes round the players | [`limits`] 轮流限取 |
//! | so many that a number between two growing bounds is left | [`windows`] 区间转移 |
//! | so many that a quotient is left, or none: the heap is split as evenly as can be | [`divide`] 江南乐 |
//!
//! ## Several heaps
//!
//! | a move | page |
//! | --- | --- |
//! | takes from one heap | [`nim`] 尼姆博弈 |
//! | takes from one heap, and the last stone loses | [`misere`] 反 Nim, Anti-SG, [`genus`] 亏格 (tame games) |
//! | takes from up to k heaps | [`moore`] Nim-K |
//! | takes from one of two heaps, or the same from both | [`wythoff`] 威佐夫博弈 |
//! | takes the largest heap, or one from every heap | [`candy_piles`] 糖果堆 |
//! | takes a multiple of the smaller of two numbers from the larger | [`euclid`] 欧几里得游戏 |
//! | takes from the first or the last heap of a row | [`end_nim`] 两端取石子 |
//! | carries stones one step down, or pushes coins along a strip | [`staircase`] 台阶 Nim, [`gaps`] 移动棋子 (Silver Dollar, Welter) |
//! | takes from the first heap of a row that is left | [`sequential`] 依次取石子 |
//! | merges two heaps into one, up to a bound | [`merging`] 合并石子 |
//! | carries one bean into one of the bowls close before it | [`window_mex`] 滑动窗口 mex |
//! | takes from one of two heaps, and some positions are lost at once | [`nim_shortcuts`] 捷径 Nim |
//! | lowers a heap and sets heaps on lower layers at will | [`layered_nim`] 分层 Nim |
//! | splits a heap into two | [`splitting`] 拆分游戏, [`grundys_game`] 格兰迪游戏 (unequal ones) |
//! | takes stones or splits a heap | [`lasker`] |
//! | takes so many stones and may split the rest | [`octal`] 八进制游戏 (Kayles, Dawson) |
//! | replaces a number by a smaller divisor of it | [`divisor_nim`] 约数 Nim |
//! | subtracts a divisor of a number, or a number coprime to it | [`number_theory`] 数论博弈 |
//!
//! ## Coins, boards, sets
//!
//! | a move | page |
//! | --- | --- |
//! | takes neighbours from a circle of coins | [`circle`] 环上取石子 |
//! | turns coins over, in a row or on a board | [`coin_turning`] 翻硬币游戏, [`nimber`] Nim 积, [`nimber_logarithm`] 离散对数 |
//! | moves one's own pieces along rows, towards the opponent's or away | [`northcott`] 诺斯科特棋, 可逆移动 |
//! | bites off a corner; names a divisor that is no multiple of one before | [`chomp`] 巧克力游戏 |
//! | replaces the largest of some different numbers | [`strategy_stealing`] 策略偷取 |
//! | strikes out a number and its powers | [`powers`] 幂游戏 |
//! | multiplies a number, up to a bound | [`multiplication`] 乘法游戏 |
//!
//! ## Trees and graphs
//!
//! | a move | page |
//! | --- | --- |
//! | cuts edges of a tree, or of any graph | [`hackenbush_tree`] 树上删边, [`hackenbush`] 无向图删边 |
//! | the same, each player with a colour of his own | [`red_blue_hackenbush`] 红蓝删边 |
//! | removes leaves of a tree | [`leaf_picking`] 摘叶子 |
//! | deletes a vertex of a tree and keeps one part | [`vertex_deletion`] 删点留一块 |
//! | walks over the edges of a ring, whose numbers get smaller | [`edge_nim`] 取数游戏 |
//! | pushes tokens along the arcs of a graph without cycles | [`graph_game`] 有向图游戏 |
//! | the same with cycles: win, lose or draw; sums of such games | [`retrograde`] 逆推, [`loopy`] 有环 SG |
//! | walks over an undirected graph, no vertex twice | [`geography`] 二分图博弈 |
//! | the same, along heavier edges for one player and lighter ones for the other | [`stable_matching`] 稳定匹配 |
//! | carries stones up a tree, for every root | [`tree_staircase`] 树上台阶 Nim |
//! | chooses a path in a tree, which falls apart | [`tree_tries`] |
//! | takes the coins of a vertex and carries the others nearer | [`tree_diameter`] 树的直径 |
//!
//! ## Sums of games
//!
//! | a move is a move in | page |
//! | --- | --- |
//! | one component | [`sprague_grundy`] SG 定理 |
//! | every component; the first to end decides | [`conjunctive`] 合取和 |
//! | every component that goes on; the last to end decides | [`every_sg`] Every-SG |
//! | as many components as one likes | [`selective`] 选择和 |
//!
//! ## No nim-sum
//!
//! | a game in which | page |
//! | --- | --- |
//! | nobody has a choice: the number of moves is odd or even from the beginning | [`parity`] 步数奇偶 (try this first) |
//! | moves of one's own, spare moves and waiting moves gain a turn | [`tempo`] 余着, 独占步 |
//! | each player has moves of his own | [`partizan`] 不平等博弈 |
//! | a move can be answered by its mirror image: the board has a middle, or all numbers are even | [the mirror](strategies#the-mirror) 对称策略 |
//! | a move can be answered in its pair, or is a threat; or round after round is played | [`strategies`] 配对策略 |
//! | your program plays against the judge | [playing on](strategies#playing-on-without-a-plan-of-the-opponent) 交互题 |
//! | points are counted: numbers are taken from the ends of rows, or a take is worth the same to both | [`scoring`] 得分博弈 |
//! | points are counted: each thing is worth something else to each player, or has two sides | [`exchange`] 交换论证, 贪心 |
//! | things are struck out until few are left, or a kind is wiped out, or only the last turns count | [`survivors`] 剩下什么 |
//! | one piece flees from the other | [`pursuit`] 追及 |
//! | points are counted, or only the end counts, and there are few positions: cells, intervals, prefixes | [`minimax`] 博弈 DP, 极大极小 |
//! | chance makes moves, or tells whose turn it is | [chance](minimax#chance) 概率, 期望 |
//! | both choose at once | [`mixed`] 混合策略 |
//!
//! ## Without a page of their own
//!
//! | a game in which | paragraph of |
//! | --- | --- |
//! | a move takes stones from one heap, or the same number from each of three heaps | [`wythoff`](wythoff#variants) |
//! | a move pushes some of one's own pieces by one cell each, along rows or on a line | [`northcott`](northcott#variants) |
//! | a cell is painted in one of two colours, or taken for one of two sides, and neighbours must be alike, or must differ | [`sprague_grundy`](sprague_grundy#variants) 染色 |
//! | an end of a row is taken, and the numbers have to be increasing | [`parity`](parity#variants) 递增 |
//! | the moves write a number or a word, and one player wants it lexicographically smaller | [`minimax`](minimax#variants) 字典序 |
//! | the first numbers of a row become one number, their sum | [`minimax`](minimax#variants) 前缀 |
//! | each card has to beat the one before, and cards come back to the hand | [`retrograde`](retrograde#variants) |
//!
//! ## Tools
//!
//! [`mex`], [`tables`] 打表, [`periodic`] 周期, [`sparse_space`], [`counting`] lost positions, the same
//! by the [`walsh_hadamard`] transform 沃尔什变换, [`graph_counting`] 计数, [`inclusion_exclusion`] 容斥原理,
//! [`linear_basis`] 线性基, [`matching`] 二分图最大匹配, [`graphs`] from lists of edges 邻接表, 有根树, exhaustive
//! [`search`] 暴力搜索, [`random`] inputs 随机数据, and [`io`].

pub mod all_but;
pub mod bash;
pub mod candy_piles;
pub mod chomp;
pub mod circle;
pub mod coin_turning;
pub mod conjunctive;
pub mod counting;
pub mod divide;
pub mod divisor_nim;
pub mod dynamic_nim;
pub mod edge_nim;
pub mod end_nim;
pub mod euclid;
pub mod every_sg;
pub mod exchange;
pub mod fibonacci;
pub mod first_lesson;
pub mod gaps;
pub mod genus;
pub mod geography;
pub mod graph_counting;
pub mod graph_game;
pub mod graphs;
pub mod grundys_game;
pub mod hackenbush;
pub mod hackenbush_tree;
pub mod inclusion_exclusion;
pub mod io;
pub mod lasker;
pub mod layered_nim;
pub mod leaf_picking;
pub mod limits;
pub mod linear_basis;
pub mod loopy;
pub mod matching;
pub mod maximum_nim;
pub mod merging;
pub mod mex;
pub mod minimax;
pub mod misere;
pub mod mixed;
pub mod moore;
pub mod multiplication;
pub mod nim;
pub mod nim_shortcuts;
pub mod nimber;
pub mod nimber_logarithm;
pub mod northcott;
pub mod number_theory;
pub mod octal;
pub mod parity;
pub mod partizan;
pub mod periodic;
pub mod powers;
pub mod pursuit;
pub mod random;
pub mod red_blue_hackenbush;
pub mod retrograde;
pub mod scoring;
pub mod search;
pub mod selective;
pub mod sequential;
pub mod sparse_space;
pub mod splitting;
pub mod sprague_grundy;
pub mod stable_matching;
pub mod staircase;
pub mod strategies;
pub mod strategy_stealing;
pub mod subtraction;
pub mod survivors;
pub mod tables;
pub mod tempo;
pub mod tree_diameter;
pub mod tree_staircase;
pub mod tree_tries;
pub mod vertex_deletion;
pub mod walsh_hadamard;
pub mod window_mex;
pub mod windows;
pub mod wythoff;

// The documentation shows the problems, too, and these name the library as a judge's file does.
#[cfg(doc)]
extern crate self as snippets;
#[cfg(doc)]
#[macro_use]
#[path = "../problems"]
mod catalogue {
    #[allow(missing_docs)] // The folders have none; their pages are above.
    #[macro_use]
    #[path = "catalogue.rs"]
    pub mod problems;
}
#[cfg(doc)]
#[doc = problems!(labels)]
#[doc = include_str!("../problems/README.md")]
#[doc(inline)]
pub use catalogue::problems;
