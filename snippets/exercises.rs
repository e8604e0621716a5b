//! # Exercises along the first lesson (练习)
//!
//! Section 7 of the [first lesson](crate::first_lesson) goes through the pages in nine steps. After each step
//! decide these three positions with a pencil: who wins, and by which moves? Then solve the problem. The answers are
//! folded; each of them is checked by the program below it: by an exhaustive [search](crate::search) of the game and,
//! where the page has a function for it, by that, too. Twelve of the positions can be played against the program, as
//! `grundy play nim 2 5 6`: those of the steps 1, 4 and 5, the third one of step 2 (`octal 0.07 5`), and the first ones
//! of the steps 3 and 6. `grundy help play` lists the games; Fibonacci Nim is `fibonacci 11 2` here, Dawson's Kayles
//! `octal 0.07 4 8`.
//!
//! Any of these programs, copied into a file `x.rs`, runs with `grundy run x.rs`. Change the position there and try
//! your own.
//!
//! ## Step 1: heaps
//!
//! Pages [`nim`](crate::nim), [`bash`](crate::bash), [`subtraction`](crate::subtraction).
//!
//! 1. Nim with the heaps 2, 5 and 6.
//! 2. One heap of 29 stones; a move takes 2 to 5 of them. (Who has one stone cannot move.)
//! 3. Two heaps of 5 and 8 stones; a move takes 1, 3 or 4 stones from one of them.
//!
//! Problem: [`luogu_p1247`](crate::problems::nim::luogu_p1247).
//!
//! <details><summary>Answers</summary>
//!
//! 1. Won. The nim-sum is 2 ⊕ 5 ⊕ 6 = 1. Only 5 has a 1 in the last column: leave 5 ⊕ 1 = 4 of it.
//! 2. Lost. What is taken can be completed to 7, and 29 = 4 · 7 + 1: in the end the player to move has one stone.
//! 3. Won. The values of 0, 1, 2, ... stones are 0, 1, 0, 1, 2, 3, 2 and so on again, so 5 has 3 and 8 has 1. From
//!    5 leave 1, of value 1. Or from 8 leave 5, a move to a larger value: then the heaps are equal.
//!
//! ```
//! use snippets::search::{change_one, take_from_one, Search};
//! use snippets::{bash, nim, subtraction};
//!
//! let mut search = Search::normal(|heaps: &Vec<u64>| take_from_one(heaps));
//! assert!(search.wins(&vec![2, 5, 6]) && !search.wins(&vec![2, 4, 6]));
//! assert_eq!(nim::winning_moves(&[2, 5, 6]), [(1, 4)]);
//!
//! let mut search = Search::normal(|&stones: &u64| {
//!     let takes = 2..=stones.min(5);
//!     takes.map(|take| stones - take).collect()
//! });
//! assert!(!search.wins(&29));
//! assert!(!bash::wins(2, 5, 29));
//!
//! let rests = |heap: u64| -> Vec<u64> {
//!     [1, 3, 4].iter().filter_map(|take| heap.checked_sub(*take)).collect()
//! };
//! let mut search = Search::normal(|heaps: &Vec<u64>| change_one(heaps, rests));
//! assert!(search.wins(&vec![5, 8]));
//! assert!(!search.wins(&vec![1, 8]) && !search.wins(&vec![5, 5]));
//! assert_eq!(subtraction::winning_moves(&[1, 3, 4], &[5, 8]), [(0, 1), (1, 5)]);
//! ```
//!
//! </details>
//!
//! ## Step 2: the tools
//!
//! Pages [`sprague_grundy`](crate::sprague_grundy), [`mex`](crate::mex), [`search`](crate::search),
//! [`tables`](crate::tables).
//!
//! 1. A heap of 6 stones, from which a move takes 1 to 3, beside a heap of 2 stones, from which a move takes as
//!    many as one likes.
//! 2. Two heaps of 6 and 8 stones; a move takes one stone from a heap, or half of a heap whose number of stones is
//!    even and not 0.
//!    First make a table of the values up to 8.
//! 3. A row of 5 coins; a move takes two coins that lie side by side.
//!
//! Problem: [`kattis_snim`](crate::problems::subtraction::kattis_snim).
//!
//! <details><summary>Answers</summary>
//!
//! 1. Lost. The values are 6 mod 4 = 2 and 2.
//! 2. Won. From 0 on the values are 0, 1, 0, 1, 2, 0, 2, 0, 1: for 6, for example, the mex of those of 5 and 3, of
//!    {0, 1}. The heaps have 2 and 1, and the nim-sum is 3. From 6 leave 3, of value 1, or from 8 leave 4, of
//!    value 2.
//! 3. Lost. A move leaves rows of 3, or of 1 and 2. The value of 1 is 0, that of 2 is 1, and that of 3 is 1, as
//!    each move leaves a single coin. So all options are won.
//!
//! ```
//! use snippets::mex::mex;
//! use snippets::search::{change_one, take_and_break, Search};
//! use snippets::sprague_grundy::{winning_moves, Game};
//!
//! let mut search = Search::normal(|&[a, b]: &[u64; 2]| {
//!     let first = (a.saturating_sub(3)..a).map(|rest| [rest, b]);
//!     let second = (0..b).map(|rest| [a, rest]);
//!     first.chain(second).collect()
//! });
//! assert!(!search.wins(&[6, 2]));
//! assert_eq!(search.grundy(&[6, 0]) ^ search.grundy(&[0, 2]), 0);
//!
//! let rests = |heap: u64| match heap {
//!     0 => vec![],
//!     _ if heap % 2 == 0 => vec![heap - 1, heap / 2],
//!     _ => vec![heap - 1],
//! };
//! let mut values: Vec<u64> = vec![];
//! for heap in 0..=8 {
//!     let value = mex(rests(heap).iter().map(|&rest| values[rest as usize]));
//!     values.push(value);
//! }
//! assert_eq!(values, [0, 1, 0, 1, 2, 0, 2, 0, 1]);
//! let heaps = [6, 8];
//! let options = |i: usize| {
//!     let rests = rests(heaps[i]).into_iter();
//!     rests.map(|rest| (rest, values[rest as usize])).collect::<Vec<_>>()
//! };
//! assert_eq!(winning_moves(options, &[2, 1]), [(0, 3), (1, 4)]);
//! let mut search = Search::normal(|heaps: &Vec<u64>| change_one(heaps, rests));
//! assert!(search.wins(&vec![6, 8]));
//! assert!(!search.wins(&vec![3, 8]) && !search.wins(&vec![6, 4]));
//!
//! let mut row = Game::new(|&coins: &u64| {
//!     let rest = coins.saturating_sub(1);
//!     (1..=rest).map(|left| vec![left - 1, rest - left]).collect()
//! });
//! let values: Vec<u64> = (0..=5).map(|coins| row.grundy(&coins)).collect();
//! assert_eq!(values, [0, 0, 1, 1, 2, 0]);
//! // Two coins are taken, and no row, one or two are left: digit 2 is 1 + 2 + 4.
//! let mut search = Search::normal(|rows: &Vec<u64>| take_and_break(&[0, 0, 7], rows));
//! assert!(!search.wins(&vec![5]));
//! ```
//!
//! </details>
//!
//! ## Step 3: Nim in disguise
//!
//! Pages [`staircase`](crate::staircase), [`gaps`](crate::gaps), [`coin_turning`](crate::coin_turning),
//! [`moore`](crate::moore).
//!
//! 1. Staircase Nim with 3, 5, 2 and 1 stones on the steps 1 to 4.
//! 2. Coins on the cells 2, 5, 6 and 9 of a strip that begins with cell 1; a move takes one coin to the left,
//!    neither onto another coin nor past one.
//! 3. Heads on the coins 3, 5 and 6 of Ruler; a move turns over coins without a gap, the last of them from heads
//!    to tails.
//!
//! Problem: [`luogu_p3480`](crate::problems::gaps::luogu_p3480).
//!
//! <details><summary>Answers</summary>
//!
//! 1. Won. The odd steps hold 3 and 2, and 3 ⊕ 2 = 1. Carry one stone of step 1 to the ground, or the stone of
//!    step 4 to step 3. The 5 stones of step 2 do not count.
//! 2. Lost. The gaps are 1, 2, 0 and 2 from left to right. From the right, the first and the third one count, and
//!    2 ⊕ 2 = 0.
//! 3. Won. The values of the heads are 1, 1 and 2, and the nim-sum is 2. Turn over 6 alone, or 1, 2 and 3, whose
//!    values are 1, 2 and 1.
//!
//! ```
//! use snippets::search::Search;
//! use snippets::{coin_turning, gaps, staircase};
//!
//! let mut search = Search::normal(|steps: &Vec<u64>| {
//!     let mut options = vec![];
//!     for i in 0..steps.len() {
//!         for count in 1..=steps[i] {
//!             let mut option = steps.clone();
//!             option[i] -= count;
//!             if i > 0 {
//!                 option[i - 1] += count;
//!             }
//!             options.push(option);
//!         }
//!     }
//!     options
//! });
//! assert!(search.wins(&vec![3, 5, 2, 1]));
//! assert!(!search.wins(&vec![2, 5, 2, 1]) && !search.wins(&vec![3, 5, 3, 0]));
//! // The steps and the coins of a list are numbered from 0.
//! assert_eq!(staircase::winning_moves(&[3, 5, 2, 1]), [(0, 2), (3, 0)]);
//!
//! let mut search = Search::normal(|coins: &Vec<u64>| {
//!     let mut options = vec![];
//!     for i in 0..coins.len() {
//!         let first_free = if i > 0 { coins[i - 1] + 1 } else { 1 };
//!         for cell in first_free..coins[i] {
//!             let mut option = coins.clone();
//!             option[i] = cell;
//!             options.push(option);
//!         }
//!     }
//!     options
//! });
//! assert!(!search.wins(&vec![2, 5, 6, 9]));
//! assert_eq!(gaps::steps(&[2, 5, 6, 9]), [2, 0, 2, 1]);
//! assert!(!gaps::wins(&[2, 5, 6, 9]));
//!
//! // Bit x of a row says whether coin x shows heads.
//! let mut search = Search::normal(|row: &u32| {
//!     let mut options = vec![];
//!     for last in (1..7).filter(|last| row >> last & 1 == 1) {
//!         let mut turned = 0;
//!         for coin in (1..=last).rev() {
//!             turned |= 1 << coin;
//!             options.push(row ^ turned);
//!         }
//!     }
//!     options
//! });
//! let row = 1 << 3 | 1 << 5 | 1 << 6;
//! assert!(search.wins(&row));
//! assert!(!search.wins(&(row ^ 1 << 6)) && !search.wins(&(row ^ 0b1110)));
//! let runs = |x: usize| (1..=x).map(|first| (first..x).collect()).collect();
//! let values = coin_turning::grundy_values(runs, 6);
//! let mut moves = coin_turning::winning_moves(runs, &values, &[3, 5, 6]);
//! moves.sort();
//! assert_eq!(moves, [vec![1, 2, 3], vec![6]]);
//! ```
//!
//! </details>
//!
//! ## Step 4: two heaps, and rules that look back
//!
//! Pages [`wythoff`](crate::wythoff), [`fibonacci`](crate::fibonacci), [`euclid`](crate::euclid).
//!
//! 1. Wythoff's game with 7 and 9 stones: a move takes stones from one heap, or the same number from both.
//! 2. Fibonacci Nim in the middle of a play: 11 stones are left, and the opponent has just taken one. So you may
//!    take one or two.
//! 3. Euclid's game with 12 and 7: a move subtracts a multiple of the smaller number from the larger one, and a
//!    player who finds a 0 loses.
//!
//! Problem: [`luogu_p1290`](crate::problems::euclid::luogu_p1290).
//!
//! <details><summary>Answers</summary>
//!
//! 1. Won. The lost pairs are (1, 2), (3, 5), (4, 7), (6, 10), ... with the differences 1, 2, 3, 4, ... Take 4 from
//!    both and leave 3 and 5, or leave 7 and 4.
//! 2. Lost. 11 = 8 + 3, and the smallest part, 3, is more than you may take.
//! 3. Won. 12 / 7 is above the golden ratio 1.618...: leave 5 and 7. There only one move is possible, to 5 and 2,
//!    and 5 / 2 is above it again.
//!
//! ```
//! use snippets::search::Search;
//! use snippets::{euclid, fibonacci, wythoff};
//!
//! let mut search = Search::normal(|&(a, b): &(u64, u64)| {
//!     let mut options = vec![];
//!     for take in 1..=a.max(b) {
//!         if take <= a {
//!             options.push((a - take, b));
//!         }
//!         if take <= b {
//!             options.push((a, b - take));
//!         }
//!         if take <= a.min(b) {
//!             options.push((a - take, b - take));
//!         }
//!     }
//!     options
//! });
//! assert!(search.wins(&(7, 9)) && !search.wins(&(3, 5)) && !search.wins(&(7, 4)));
//! let mut moves = wythoff::winning_moves(7, 9);
//! moves.sort();
//! assert_eq!(moves, [(3, 5), (7, 4)]);
//!
//! // The stones, and how many may be taken.
//! let mut search = Search::normal(|&(stones, limit): &(u64, u64)| {
//!     let takes = 1..=stones.min(limit);
//!     takes.map(|take| (stones - take, 2 * take)).collect()
//! });
//! assert!(!search.wins(&(11, 2)) && search.wins(&(11, 3)));
//! assert_eq!(fibonacci::zeckendorf(11), [8, 3]);
//! assert!(!fibonacci::wins(11, 2) && fibonacci::wins(11, 3));
//!
//! let mut search = Search::normal(|&(small, large): &(u64, u64)| {
//!     let mut options = vec![];
//!     let mut rest = large;
//!     while small > 0 && rest >= small {
//!         rest -= small;
//!         options.push((small.min(rest), small.max(rest)));
//!     }
//!     options
//! });
//! assert!(search.wins(&(7, 12)) && !search.wins(&(5, 7)) && search.wins(&(2, 5)));
//! assert_eq!(euclid::winning_move(12, 7), Some(5));
//! ```
//!
//! </details>
//!
//! ## Step 5: heaps that fall apart
//!
//! Pages [`octal`](crate::octal), [`periodic`](crate::periodic), [`lasker`](crate::lasker).
//!
//! 1. Kayles with rows of 4 and 7 pins: a move knocks down one pin or two neighbours.
//! 2. Dawson's Kayles with rows of 4 and 8 pins: a move knocks down two neighbours.
//! 3. Lasker's Nim with heaps of 3, 4 and 8 stones: a move takes stones from a heap, or splits a heap into two.
//!
//! Problem: [`cf305e`](crate::problems::octal::cf305e).
//!
//! <details><summary>Answers</summary>
//!
//! 1. Won. From 0 on the values of Kayles are 0, 1, 2, 3, 1, 4, 3, 2, so the rows have 1 and 2, and the nim-sum is 3.
//!    The row of 4 has to come to 1 ⊕ 3 = 2: leave a row of 2. Or the row of 7 has to come to 2 ⊕ 3 = 1: knock down
//!    two pins between rows of 2 and 3, of value 2 ⊕ 3.
//! 2. Won. From 0 on the values of Dawson's Kayles are 0, 0, 1, 1, 2, 0, 3, 1, 1, so the rows have 2 and 1. From the
//!    row of 4 leave a row of 2, of value 1, too. From 8, of value 1, no move leads to 2.
//! 3. Lost. The values are 4, 3 and 7: a heap of 3 modulo 4 is worth 1 more than its stones, and one of 0 modulo 4
//!    is worth 1 less. In Nim these heaps are won, as 3 ⊕ 4 ⊕ 8 = 15.
//!
//! ```
//! use snippets::search::{partitions, take_and_break, Search};
//! use snippets::{lasker, octal};
//!
//! // Zero, one or two rows may be left: each digit is 1 + 2 + 4.
//! let kayles = [0, 7, 7];
//! let mut search = Search::normal(|rows: &Vec<u64>| take_and_break(&kayles, rows));
//! assert!(search.wins(&vec![4, 7]));
//! assert!(!search.wins(&vec![2, 7]) && !search.wins(&vec![2, 3, 4]));
//! let moves = octal::winning_moves(&kayles, &[4, 7]);
//! assert_eq!(moves, [(0, (0, 2)), (1, (2, 3))]);
//!
//! let dawson = [0, 0, 7];
//! let mut search = Search::normal(|rows: &Vec<u64>| take_and_break(&dawson, rows));
//! assert!(search.wins(&vec![4, 8]) && !search.wins(&vec![2, 8]));
//! assert_eq!(octal::winning_moves(&dawson, &[4, 8]), [(0, (0, 2))]);
//!
//! let mut search = Search::normal(|heaps: &Vec<u64>| {
//!     let mut options = vec![];
//!     for i in 0..heaps.len() {
//!         let mut others = heaps.clone();
//!         let heap = others.remove(i);
//!         let mut rests = partitions(heap, 2, 1);
//!         rests.extend((0..heap).map(|rest| vec![rest]));
//!         for rest in rests {
//!             let mut option = [others.clone(), rest].concat();
//!             option.retain(|&heap| heap > 0);
//!             option.sort();
//!             options.push(option);
//!         }
//!     }
//!     options
//! });
//! assert!(!search.wins(&vec![3, 4, 8]));
//! assert!(!lasker::wins(&[3, 4, 8]));
//! ```
//!
//! </details>
//!
//! ## Step 6: other ends
//!
//! Pages [`misere`](crate::misere), [`every_sg`](crate::every_sg), [`false_friends`](crate::false_friends).
//!
//! 1. Misère Nim with the heaps 1, 1 and 3: the player who takes the last stone loses.
//! 2. Heaps of 4 and 6 stones; a move takes one or two stones from *every* heap that is not empty, and a player who
//!    finds all heaps empty loses.
//! 3. Misère Kayles with rows of 1 and 5 pins. Their values are 1 and 4.
//!
//! Problem: [`luogu_p4279`](crate::problems::misere::luogu_p4279).
//!
//! <details><summary>Answers</summary>
//!
//! 1. Won. Only one heap is above 1. Leave 1 of it, so that the number of ones is odd: 1, 1 and 1.
//! 2. Lost. Alone the heap of 4 is won and can be made to last 3 moves, but that of 6 is lost and lasts 4 moves: it
//!    ends later and decides.
//! 3. Lost, although heaps of Nim of 1 and 4 stones are won in misère play. Here the theorem does not hold: a row of
//!    5 pins is the [first exception](crate::misere#other-rules). There are six options, and each has an answer that
//!    leaves a lost position. From (5), one row of five pins, and from (1, 4) one leaves (4); from (1, 3), (1, 1, 2)
//!    and (1, 1, 3) one leaves (1, 1, 1); and from (1, 2, 2) one leaves (2, 2). These three are lost: on (1, 1, 1)
//!    there are just three moves, and the player to move makes the last one; (4) leads to (3), (2), (1, 2) or (1, 1),
//!    and (2, 2) to (2) or (1, 2), from where the opponent always leaves a single pin.
//!
//! ```
//! use snippets::search::{product, take_and_break, take_from_one, Search};
//! use snippets::{every_sg, misere};
//!
//! let mut search = Search::misere(|heaps: &Vec<u64>| take_from_one(heaps));
//! assert!(search.wins(&vec![1, 1, 3]) && !search.wins(&vec![1, 1, 1]));
//! assert_eq!(misere::winning_moves(&[1, 1, 3]), [(2, 1)]);
//!
//! let mut search = Search::normal(|heaps: &Vec<u64>| {
//!     if *heaps == [0, 0] {
//!         return vec![];
//!     }
//!     // An empty heap stays as it is.
//!     let rests = |&heap: &u64| (heap.saturating_sub(2)..heap.max(1)).collect();
//!     product(&heaps.iter().map(rests).collect::<Vec<_>>())
//! });
//! assert!(!search.wins(&vec![4, 6]));
//! assert!(search.wins(&vec![4, 0]) && !search.wins(&vec![0, 6]));
//! let mut suspenses = vec![0, 1];
//! for heap in 2..=6 {
//!     let options = [suspenses[heap - 1], suspenses[heap - 2]];
//!     suspenses.push(every_sg::suspense(&options));
//! }
//! assert_eq!((suspenses[4], suspenses[6]), (3, 4));
//! assert!(!every_sg::wins(&[3, 4]));
//!
//! let kayles = |rows: &Vec<u64>| take_and_break(&[0, 7, 7], rows);
//! let mut search = Search::misere(kayles);
//! assert!(!search.wins(&vec![1, 5]));
//! let answers = [
//!     (vec![5], vec![4]),
//!     (vec![1, 4], vec![4]),
//!     (vec![1, 3], vec![1, 1, 1]),
//!     (vec![1, 1, 2], vec![1, 1, 1]),
//!     (vec![1, 1, 3], vec![1, 1, 1]),
//!     (vec![1, 2, 2], vec![2, 2]),
//! ];
//! for option in kayles(&vec![1, 5]) {
//!     assert!(answers.iter().any(|(answered, _)| *answered == option));
//! }
//! for (option, answer) in answers {
//!     assert!(kayles(&vec![1, 5]).contains(&option));
//!     assert!(kayles(&option).contains(&answer) && !search.wins(&answer));
//! }
//! for lost in [vec![4], vec![2, 2]] {
//!     for option in kayles(&lost) {
//!         assert!(kayles(&option).contains(&vec![1]));
//!     }
//! }
//! let mut search = Search::normal(kayles);
//! let values = [search.grundy(&vec![1]), search.grundy(&vec![5])];
//! assert_eq!(values, [1, 4]);
//! assert!(misere::wins(&values));
//! ```
//!
//! </details>
//!
//! ## Step 7: trees and graphs
//!
//! Pages [`hackenbush_tree`](crate::hackenbush_tree), [`graph_game`](crate::graph_game), [`geography`](crate::geography),
//! [`retrograde`](crate::retrograde).
//!
//! 1. A move cuts an edge of this tree, and what is no longer joined to the ground falls off.
//! 2. A token stands on the middle vertex of a path of five vertices; a move takes it along an edge to a vertex where
//!    it has not been.
//! 3. A token stands on B. From A it may go to B, from B to A or C, from C to D, and from D to nowhere.
//!
//! ```text
//!   o   o
//!    \ /
//!     o   o         A ←──→ B ────→ C ────→ D
//!     │   │
//!     │   o
//!      \ /
//!   ────┴────
//! ```
//!
//! Problem: [`abc209e`](crate::problems::retrograde::abc209e).
//!
//! <details><summary>Answers</summary>
//!
//! 1. Won. Two edges at one vertex have 1 ⊕ 1 = 0, and the edge below them makes 1 of it; the path of two edges has
//!    2. The nim-sum is 3. Cut the upper edge of the path, then it is 1 and 1; or one of the two upper edges of the
//!    other branch, then it is 2 and 2.
//! 2. Lost. The matching of the first two and the last two vertices is maximum, and it leaves the middle one out. On
//!    either side there is a move to the neighbour, and from there the opponent goes to the end.
//! 3. A draw. D is lost and C is won, so a player who goes to C loses. At A there is one move, to B. So both players
//!    go to and fro for ever.
//!
//! ```
//! use snippets::search::{forced_ends, Search};
//! use snippets::{geography, hackenbush_tree, retrograde};
//!
//! // Vertex 0 is the ground. The edges that stand are those whose bits are 1.
//! let edges = [(0, 1), (1, 2), (1, 3), (0, 4), (4, 5)];
//! let mut search = Search::normal(|standing: &u32| {
//!     let mut options = vec![];
//!     for cut in (0..5).filter(|cut| standing >> cut & 1 == 1) {
//!         let mut joined = vec![0];
//!         let mut rest = 0;
//!         // The edges go upwards, the lower ones first.
//!         for (i, (below, above)) in edges.iter().enumerate() {
//!             if i != cut && standing >> i & 1 == 1 && joined.contains(below) {
//!                 joined.push(*above);
//!                 rest |= 1 << i;
//!             }
//!         }
//!         options.push(rest);
//!     }
//!     options
//! });
//! assert!(search.wins(&0b11111));
//! assert_eq!(hackenbush_tree::winning_moves(&edges, 0), [1, 2, 4]);
//! for cut in [1, 2, 4] {
//!     assert!(!search.wins(&(0b11111 ^ 1 << cut)));
//! }
//!
//! // Where the token is, and where it has been.
//! let mut search = Search::normal(|(vertex, been): &(usize, Vec<usize>)| {
//!     let mut options = vec![];
//!     for next in 0..5_usize {
//!         if next.abs_diff(*vertex) == 1 && !been.contains(&next) {
//!             options.push((next, [&been[..], &[next]].concat()));
//!         }
//!     }
//!     options
//! });
//! assert!(!search.wins(&(2, vec![2])));
//! let path = [(0, 1), (1, 2), (2, 3), (3, 4)];
//! assert_eq!(geography::winning_move_by_start(5, &path)[2], None);
//!
//! let arcs = [(0, 1), (1, 0), (1, 2), (2, 3)];
//! let moves = retrograde::moves_to_end(4, &arcs);
//! assert_eq!(moves, [None, None, Some(1), Some(0)]);
//! let ends = forced_ends(&[0, 1, 2, 3], |&from| {
//!     let leaving = arcs.iter().filter(|arc| arc.0 == from);
//!     leaving.map(|arc| arc.1).collect()
//! });
//! for v in 0..4 {
//!     assert_eq!(ends.get(&v), moves[v].as_ref());
//! }
//! ```
//!
//! </details>
//!
//! ## Step 8: products and counts
//!
//! Pages [`nimber`](crate::nimber), [`counting`](crate::counting), [`walsh_hadamard`](crate::walsh_hadamard).
//!
//! 1. Turning Corners with one head, on column 2 and row 3, where both count from 0: a move turns over the four
//!    corners of a rectangle, the one in the last column and row from heads to tails.
//! 2. Turning Corners with heads on (2, 3) and on (1, 1).
//! 3. How many lists of three heaps with 6 stones in all are lost in Nim, where heaps may be empty and (1, 2, 3) is
//!    not (3, 2, 1)?
//!
//! Problem: [`abc212h`](crate::problems::walsh_hadamard::abc212h).
//!
//! <details><summary>Answers</summary>
//!
//! 1. Won. The value is the nim-product 2 ⊗ 3 = 1. There are two winning moves: turn the corners of the rectangle with
//!    (0, 0), or of the one with (1, 1).
//! 2. Lost. 1 ⊗ 1 = 1, and 1 ⊕ 1 = 0.
//! 3. Nine: the 6 orders of 1, 2, 3 and the 3 orders of 0, 3, 3.
//!
//! ```
//! use snippets::search::{heaps_up_to, take_from_one, Search};
//! use snippets::{counting, nimber};
//!
//! // The heads in their order.
//! let turn = |heads: &Vec<(u64, u64)>| {
//!     let mut options = vec![];
//!     for &(x, y) in heads {
//!         for a in 0..x {
//!             for b in 0..y {
//!                 let mut option = heads.clone();
//!                 for corner in [(a, b), (a, y), (x, b), (x, y)] {
//!                     match option.binary_search(&corner) {
//!                         Ok(place) => drop(option.remove(place)),
//!                         Err(place) => option.insert(place, corner),
//!                     }
//!                 }
//!                 options.push(option);
//!             }
//!         }
//!     }
//!     options
//! };
//! let mut search = Search::normal(turn);
//! assert_eq!(search.grundy(&vec![(2, 3)]), 1);
//! let mut good = turn(&vec![(2, 3)]);
//! good.retain(|option| !search.wins(option));
//! let with_origin = vec![(0, 0), (0, 3), (2, 0)];
//! assert_eq!(good, [with_origin, vec![(1, 1), (1, 3), (2, 1)]]);
//! assert_eq!(nimber::product(2, 3), 1);
//! assert!(!search.wins(&vec![(1, 1), (2, 3)]));
//! assert_eq!(nimber::product(2, 3) ^ nimber::product(1, 1), 0);
//!
//! let mut search = Search::normal(|heaps: &Vec<u64>| take_from_one(heaps));
//! let mut lists = heaps_up_to(3, 6);
//! lists.retain(|heaps| heaps.len() == 3 && heaps.iter().sum::<u64>() == 6);
//! lists.retain(|heaps| !search.wins(heaps));
//! assert_eq!(lists.len(), 9);
//! lists.iter_mut().for_each(|heaps| heaps.sort());
//! lists.sort();
//! assert_eq!(lists, [vec![vec![0, 3, 3]; 3], vec![vec![1, 2, 3]; 6]].concat());
//! // Takes from one heap, three heaps, up to 6 stones; modulo a prime.
//! assert_eq!(counting::lost_by_total::<998_244_353>(1, 3, 6)[6], 9);
//! ```
//!
//! </details>
//!
//! ## Step 9: no Grundy values
//!
//! Pages [`mirror`](crate::mirror), [`strategies`](crate::strategies), [`scoring`](crate::scoring),
//! [`red_blue_hackenbush`](crate::red_blue_hackenbush), [`partizan`](crate::partizan), [`mixed`](crate::mixed).
//!
//! 1. A board of 3 × 4 cells; a move puts a domino on two free neighbouring cells.
//! 2. A row of the numbers 2, 7 and 3, and a single 4 beside it. A move takes the 4 or an end of the row. Who gets more
//!    in all, and by how much?
//! 3. Two paths with a blue edge on the ground and a red edge on it, and beside them a single red edge on the ground.
//!    One player cuts blue edges, the other one red edges, and what hangs in the air falls off. Who wins if the player
//!    of blue begins? And if the player of red begins?
//!
//! Problem: [`cf1943a`](crate::problems::strategies::cf1943a).
//!
//! <details><summary>Answers</summary>
//!
//! 1. Won. The first domino lies flat on the two middle cells, for example, and from then on each domino is answered by
//!    its mirror image.
//! 2. The player to move, by 6. He takes the 4 first: then the opponent has to open the 7, by taking 3 or 2. Either way
//!    it is 11 for 5.
//! 3. Each path is worth 1/2, the red edge −1, and the sum is 0: who begins loses. The player of red cuts the red
//!    edge of a path if he has to, and then blue is ahead.
//!
//! ```
//! use snippets::search::{Scores, Search};
//! use snippets::{partizan, red_blue_hackenbush, scoring};
//!
//! // The covered cells are the ones of a binary number.
//! let mut search = Search::normal(|covered: &u32| {
//!     let mut options = vec![];
//!     for cell in 0..12 {
//!         let mut neighbours = vec![cell + 4];
//!         if cell % 4 < 3 {
//!             neighbours.push(cell + 1);
//!         }
//!         for neighbour in neighbours {
//!             let domino = 1 << cell | 1 << neighbour;
//!             if neighbour < 12 && covered & domino == 0 {
//!                 options.push(covered | domino);
//!             }
//!         }
//!     }
//!     options
//! });
//! assert!(search.wins(&0));
//! assert!(!search.wins(&(1 << 5 | 1 << 6)));
//!
//! let mut scores = Scores::new(|(row, single): &(Vec<i64>, i64)| {
//!     let mut moves = vec![];
//!     if *single > 0 {
//!         moves.push((*single, (row.clone(), 0)));
//!     }
//!     if let [first, .., last] = row[..] {
//!         moves.push((first, (row[1..].to_vec(), *single)));
//!         moves.push((last, (row[..row.len() - 1].to_vec(), *single)));
//!     } else if let [only] = row[..] {
//!         moves.push((only, (vec![], *single)));
//!     }
//!     moves
//! });
//! assert_eq!(scores.lead(&(vec![2, 7, 3], 4)), 6);
//! assert_eq!(4 - scores.lead(&(vec![2, 7, 3], 0)), 6);
//! assert_eq!(scoring::lead(&[&[2, 7, 3], &[4]], &[]), 6);
//! assert_eq!(scoring::best_move(&[&[2, 7, 3], &[4]], &[]), Some((1, 0)));
//!
//! // Whether blue is to move, and what is left of each path from the ground up.
//! let mut search = Search::normal(|(blue, paths): &(bool, Vec<Vec<bool>>)| {
//!     let mut options = vec![];
//!     for i in 0..paths.len() {
//!         for edge in 0..paths[i].len() {
//!             if paths[i][edge] == *blue {
//!                 let mut left = paths.clone();
//!                 left[i].truncate(edge);
//!                 options.push((!blue, left));
//!             }
//!         }
//!     }
//!     options
//! });
//! let paths = vec![vec![true, false], vec![true, false], vec![false]];
//! assert!(!search.wins(&(true, paths.clone())));
//! assert!(!search.wins(&(false, paths.clone())));
//! let values = paths.iter().map(|path| red_blue_hackenbush::string_value(path));
//! let values: Vec<i128> = values.collect();
//! assert_eq!(partizan::fraction(values[0]), (1, 2));
//! assert_eq!(values.iter().sum::<i128>(), 0);
//! ```
//!
//! </details>
#![doc(alias("Exercises along the first lesson", "练习", "练习题", "习题"))]
