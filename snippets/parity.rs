//! # Games without a choice (没有选择的游戏, 步数奇偶)
//!
//! Some games have an odd number of moves however they are played, and some an even number. Then
//! nobody can change who wins. This is the first thing to try, as it takes one look at the positions
//! in which the game ends.
//!
//! A statement may be of this kind if a move removes, adds, breaks or paints just one thing, if the
//! moves look free and harmless, and if only the name of the winner is asked for, of inputs far too
//! large for a search. A second kind: *whoever does a certain thing first wins*, and each player only avoids
//! letting the other do it.
//!
//! ## Rules
//!
//! Four games stand for all. All of them end, and a player who cannot move loses.
//!
//! - *Differences.* There is a set of positive numbers. A move chooses two of them whose difference is
//!   not in the set, and puts the difference in.
//! - *The marked vertex.* There is a tree with a marked vertex x. A move removes a vertex that has at
//!   most one neighbour left. The player who removes x wins.
//! - *Nim-sum 0.* There are different positive numbers whose [nim-sum](crate::nim), the xor of them
//!   all, is not 0. A move removes one of them. The player who leaves numbers of nim-sum 0, or no
//!   number, wins.
//! - *The opponent names the heap.* There are heaps of stones. Before each move the opponent of the
//!   player to move names a heap that is not empty. The move takes one or more stones from that heap.
//!
//! ## Worked example
//!
//! *A bar of chocolate* of 2 · 3 squares is broken into single squares. A move breaks one piece in two.
//! A break makes one piece more. There is 1 piece at the beginning, and there are 6 at the end. So there
//! are 5 breaks, and the first player makes the last one, whatever both do.
//!
//! *Differences.* From 4, 10 the play is
//!
//! ```text
//!   4 10
//!   4 6 10          6 = 10 − 4
//!   2 4 6 10        2 = 6 − 4
//!   2 4 6 8 10      8 = 10 − 2
//! ```
//!
//! Now each difference is in the set. That took 3 moves, so the first player wins.
//!
//! *The marked vertex.* A player who leaves x with one neighbour loses at once. On the path of five
//! vertices with x in the middle both avoid that, and take vertices at the ends. With three vertices
//! left it is the first player's turn, and he cannot avoid it any longer. He loses.
//!
//! ```text
//!   ○ ─ ○ ─ x ─ ○ ─ ○
//!       ○ ─ x ─ ○ ─ ○
//!       ○ ─ x ─ ○
//!           x ─ ○
//! ```
//!
//! In the first line and in the third the first player is to move. In the last one the second player takes x.
//!
//! *Nim-sum 0.* The numbers 1, 2, 4, 6, 8 have the nim-sum 9, so a player who could take a 9 would win at
//! once. Nobody can. Taking the 1 leaves 2, 4, 6, 8 with the nim-sum 8, so the opponent takes the 8 and
//! wins. In the same way taking the 8 is answered by taking the 1. Such bad moves come in pairs, here the pair 1, 8.
//! As there are five numbers, at least one of them is in no pair: here 2, 4 and 6 are good moves.
//!
//! *The opponent names the heap.* The heaps are 1, 1 and 5. Say the opponent names a 1. The first player
//! takes it and names the other 1. The opponent takes it, and has to name the 5, of which the first
//! player takes all. If the opponent names the 5 at once, the first player takes all of it, too, and two
//! more moves follow.
//!
//! ## Theorem
//!
//! 1. *Fixed parity.* Let each position have a whole number f whose parity changes with every move, and
//!    let f have the same parity at all ends. Then the player to move wins exactly if the parity of f now
//!    is not that of the ends.
//!    - *A bar*: f is the number of pieces. A bar of m · n squares is won exactly if m · n is even.
//!    - *Differences*: f is the size of the set. Let M be the greatest of the numbers at the beginning, and
//!      g their greatest common divisor. Each play from n numbers has M / g − n moves.
//! 2. *How to see it in a table.* All plays from a position have the same parity exactly if neither it
//!    nor any position that can be reached from it has a [Grundy value](crate::sprague_grundy) above 1.
//!    Then its value is 0 if the numbers of moves are even, and 1 if they are odd.
//! 3. *Poisoned moves.* Call a move *poisoned* if it lets the opponent win at once. A player who cannot
//!    win at once wins exactly if he wins the game in which poisoned moves are forbidden: there a player
//!    all of whose moves are poisoned cannot move, and loses. In particular, *the marked vertex* on a
//!    tree of n vertices: the player to move wins exactly if x has at most one neighbour, or n is even.
//! 4. *Poison comes in pairs.* If the poisoned moves of a position make pairs, a player with an odd
//!    number of moves has one that is not poisoned. In particular, *nim-sum 0* with n numbers of nim-sum
//!    X ≠ 0: the player to move wins exactly if n is odd, or X is one of the numbers.
//! 5. *The opponent names the heap.* Let u be the number of heaps of one stone. If there is a larger
//!    heap, the player who takes wins exactly if u is even. If there is none, he wins exactly if u is odd.
//!
//! 6. *One kind counts, each into his own hand.* Of x + y items, x odd, a move takes one, and x of them count.
//!    The player who has taken an odd number of these wins. The player to move loses exactly if x mod 4 = 3 and y
//!    is even.
//! 7. *One kind counts, and the last of it wins.* A move takes one of x + y items, x ≥ 1, and the player who
//!    takes the last of the x wins. The player to move wins exactly if x = 1, or x and y differ in parity.
//!
//! *One bit decides.* Both hold where numbers are xored into two scores, and the greater score wins at the end.
//! Let T be the nim-sum of all numbers. The two scores have the nim-sum T at the end, whatever happens: T = 0 is
//! a draw, and otherwise they differ first in the highest bit of T. The x numbers with that bit count, an odd
//! number of them, and the y others only pass the turn. If each player xors into his own score, part 6 says who
//! wins; if into either score, part 7 does, as the last of the x decides who gets the bit. [`deciding_counts`]
//! returns x and y.
//!
//! ## Why
//!
//! 1. By induction over the number of moves in the longest play. At an end f has the parity of the ends,
//!    and the player to move loses. In another position all options have the other parity of f. So
//!    all of them are lost, or all are won, as f says by induction.
//!    - *A bar*: a break makes one piece more, and the ends have m · n pieces.
//!    - *Differences*: a move puts in one number. It changes neither M, as no difference is greater, nor
//!      g, as a divisor of two numbers divides their difference. At an end let m be the least number.
//!      From each other number y one can take away m again and again, and stays in the set as long as
//!      y ≠ m. That cannot end with a number below m, so m divides y. So m divides all, and m = g. As M
//!      belongs to the set, so do M − g, M − 2 g, ..., g, and there is no other multiple of g up to M. So
//!      all ends have M / g numbers.
//! 2. *If all plays have the same parity*, the same is true of each position that can be reached. By
//!    induction its value is as claimed: all options have the other parity, so they all have the value 1, or
//!    all 0, or there is no option. The [mex](crate::mex) of these is 0, 1 or 0. *If no value is above 1*, an
//!    option of a position has the value 0 or 1, and never the position's own: so each move changes the
//!    value from 0 to 1 or from 1 to 0. The ends have 0, and part 1 holds with the value for f.
//! 3. A poisoned move loses, so to forbid it takes no winning move away. Where all moves are poisoned,
//!    the player to move loses. A move that is not poisoned leaves a position in which nobody wins at
//!    once, so by induction both games have the same winner.
//!
//!    *The marked vertex*: with at most one neighbour x is taken at once. Let x have more, so n ≥ 3. A
//!    move is poisoned if it leaves x with one neighbour. With three or more neighbours of x no move is.
//!    With two neighbours a leaf is poisoned only if it is one of these. If both are leaves, the tree has
//!    no other vertex, and n = 3. If one is not, there is a leaf behind it, which is not poisoned. So the
//!    ends of the game without poison are the trees of three vertices. Each move takes one vertex, and
//!    part 1 holds with n for f.
//! 4. Pairs make an even number. *Nim-sum 0*, by induction over n. If X is one of the numbers, taking it
//!    leaves the nim-sum 0. Otherwise a move that takes x leaves the nim-sum X ⊕ x ≠ 0, and n > 1.
//!    - *n odd*: taking x is poisoned exactly if y = X ⊕ x is one of the numbers. As X ≠ 0, y is not x.
//!      Then taking y is poisoned as well, as X ⊕ y = x is one of the numbers. So x and y are a pair. As n
//!      is odd, some move is not poisoned. It leaves an even number of numbers, and their nim-sum is not
//!      one of them: lost for the opponent, by induction.
//!    - *n even*: each move leaves an odd number of numbers, which is won by induction.
//! 5. By induction over the number of stones. Without a larger heap each move takes one heap, as in
//!    part 1. Let there be a larger heap.
//!    - *If the opponent names a larger one*, the player who takes wins: he can leave nothing of it or one
//!      stone. Then there are u or u + 1 heaps of one stone, and whether there is another larger heap
//!      is the same in both cases. So one of the two is lost for the opponent, by induction.
//!    - *So he names a heap of one stone* as long as there is one. It is taken, and by induction the
//!      opponent, who takes next, wins exactly if u − 1 is even. So with u > 0 the player who takes wins
//!      exactly if u is even. With u = 0 he wins, as a larger heap must be named.
//!
//! 6. *Each player has his own hand.*
//!    - *x = 4 k + 1*: take one that counts. Then answer each item by one of the same kind. If the opponent takes
//!      the last one of an odd y, there is no such answer; an even number of those that count is left, and both
//!      players get half of them, as nothing else is there. So the first player ends with 2 k + 1 of them.
//!    - *x = 4 k + 3, y even*: the opponent answers each item by one of the same kind. The first player takes
//!      the last of those that count, which has no answer of its kind, and decides: whatever follows, the
//!      opponent has 2 k + 1 of them and the first player 2 k + 2.
//!    - *x = 4 k + 3, y odd*: take one that does not count. This leaves the case before for the opponent.
//! 7. By induction over x + y. With x ≥ 2 and both even the player to move loses, as the opponent answers each
//!    item by one of the same kind. With both odd and x ≥ 3 each move leaves just one of them odd. The opponent
//!    takes one of that kind, and x ≥ 2 is left with both even. With different parities and x ≥ 2 the player
//!    takes one of the odd kind, and both are even after that, with x ≥ 2. With x = 1 he takes it.
//!
//! ## How to play
//!
//! - *Fixed parity*: any move is as good as any other.
//! - *The marked vertex*: take x if you can, otherwise any vertex whose removal is not poisoned.
//! - *Nim-sum 0*: take X. If it is not there, take a number x for which X ⊕ x is not there.
//! - *One kind counts*: make both numbers even, or x of the form 4 k + 3 where each has his own hand, and then answer
//!   by the same kind.
//! - *The opponent names the heap*: name a heap of one stone if there is one. Of a larger heap, leave
//!   nothing or one stone so that the number of heaps of one stone is odd if there is another larger heap,
//!   and even if not.
//!
//! ## How to find it
//!
//! Describe the ends first. Then look for an f that each move changes by 1, or by an odd number. The number
//! of moves itself may well depend on how the game is played; only its parity must not.
//!
//! | game | all ends | f |
//! | --- | --- | --- |
//! | a bar of chocolate | single squares | pieces |
//! | differences | g, 2 g, ..., M | numbers in the set |
//! | a letter goes, but none at an end, and no two neighbours may be equal (`abc048d`) | two letters alternate, the outer ones are those from the beginning | letters |
//! | a stone goes, and no two heaps may be equal (`cf1191d`) | 0, 1, ..., n − 1 stones | stones |
//! | two neighbouring letters of a string are deleted: a bracket ( and the ) behind it; or two equal ones; or a 0 and a 1 (括号, 消除) | the same letters, whatever was deleted | letters, halved |
//! | an odd number of stones is taken, and a single one is always allowed | no stones | stones |
//! | a cell of a matrix is claimed whose row and column are both without a claimed cell (Codeforces 1365A) | no free row, or no free column | the smaller number of free rows and free columns |
//!
//! *Why the same letters are left.* Let two pairs of a string be possible. If they share no letter, each is still
//! possible after the other. If they share one, both leave the same string: x in xxx, 0 in 010. (Two pairs of
//! brackets share none.) So by induction all ends are one. From (()( and from ())( two brackets are left.
//!
//! If you see no f, let a [search](crate::search) print the values of small positions. If none is above 1,
//! part 2 says that there is one. Here, for differences, of all sets of numbers up to 6:
//!
//! ```
//! use snippets::search::Search;
//!
//! // Bit i stands for the number i.
//! let mut search = Search::normal(|&set: &u32| {
//!     let numbers: Vec<u32> = (1..=6).filter(|i| set >> i & 1 == 1).collect();
//!     let mut options = Vec::new();
//!     for x in &numbers {
//!         for y in numbers.iter().filter(|y| *y < x && !numbers.contains(&(x - *y))) {
//!             options.push(set | 1 << (x - y));
//!         }
//!     }
//!     options
//! });
//! let greatest = (0..1 << 6).map(|set| search.grundy(&(set << 1))).max();
//! assert_eq!(greatest, Some(1));
//! ```
//!
//! ## Other rules
//!
//! - *Whoever cannot move wins* ([misère play](crate::misere)): with a fixed parity the other player wins.
//! - *Several games side by side*: with a fixed parity in each of them the numbers of moves add up. So does
//!   f, and the sum is a game without a choice, too.
//! - *Equal numbers in nim-sum 0* may break the pairs. In 1, 1, 2, 2, 3, 3, 5, 6, 7 the nim-sum is 4, and for
//!   each number x the number 4 ⊕ x is there. So all nine moves are poisoned, and the player to move loses.
//! - *The player who leaves the nim-sum 0 loses* (异或和为零; `LeetCode` 810), and so does one who leaves no
//!   number. Numbers on a board may be equal, and a move erases one. With a xor X ≠ 0 of all of them the
//!   player to move wins exactly if n is even. *Why:* only an X is poisoned. If n is even, not all numbers
//!   are X, as an even number of X has the nim-sum 0. Erase another one: an odd number of numbers is left,
//!   not with the nim-sum 0. If n is odd, each move leaves the nim-sum 0, or an even number of numbers.
//! - *If the ends differ in parity*, it matters who can choose among them: see
//!   [`strategies`](crate::strategies) and [`tempo`](crate::tempo).
//! - *Two parts that stay apart* (保持不连通; AtCoder ARC 105 E). A move adds an edge to a graph of n vertices, so
//!   that two given vertices s and t are never connected, and no edge twice. With m edges at first and a
//!   vertices connected to s in the end, there are n (n − 1) / 2 − m − a (n − a) moves, as both parts become
//!   complete. For an odd n the number a (n − a) is even, so nobody has a choice. For an even n it has the
//!   parity of a. Let s be connected to p vertices, itself among them, and t to q. If p and q differ in
//!   parity, the first player wins. If not, a comes out with the parity of p: he wins exactly if n (n − 1) /
//!   2 − m − p is odd. *Why:* let n be even, and p and q alike. An even number of vertices is in neither
//!   part. If a move joins an odd component to one of the two, an odd number of vertices is left out, so
//!   there is another odd component, and a player who likes the parity joins it to the same part. If a move
//!   changes no parity, he adds an edge inside of a part, joins two of the components outside, or joins the
//!   only one, which is even. If p and q differ, an odd number is left out, and the first player joins an odd
//!   component to s or to t: p and q are alike then, odd or even as he likes.
//! - *An end that is closed for good* (Codeforces 1600E). A move takes the first or the last number of a
//!   row. It has to be greater than the number taken before, and a player who cannot move loses. Let l be
//!   the length of the longest stretch that begins at the left end and rises from there, and r the same
//!   from the right end inwards. The first player wins exactly if l or r is odd. *Why:* after a move let
//!   l be 0 if the left end is not greater than the number taken, and r likewise. A player who takes the
//!   larger end, or one of two equal ends, closes the other one for ever. Then nobody has a choice: l − 1
//!   moves are left if it was the left end. A player who takes the smaller end leaves the other stretch
//!   as it is. So if l and r are even, each move leaves an odd stretch. If one is odd, take the larger
//!   end if its stretch is odd, and otherwise the smaller one: both stretches are even after that. (The
//!   row 2, 5, 4, 3 has l = 2 and r = 3. Take the 3: it closes the 2, and the 4 and the 5 are the only
//!   moves left. The row 2, 5, 3 has l = r = 2: lost.)
//!
//! ## Cost
//!
//! O(n) for an input of length n.
//!
//! ## Example
//!
//! The nim-sum of 4, 6, 7 and 1 is 4, with one bit, the third. Three of the numbers have it, and one has not.
//!
//! ```
//! use snippets::parity::deciding_counts;
//!
//! assert_eq!(deciding_counts(&[4, 6, 7, 1]), Some((3, 1)));
//! assert_eq!(deciding_counts(&[4, 6, 2]), None);
//! ```
//!
//! ## Problems
//!
//! Easiest first.
//!
//! - [`cf346a`](crate::problems::parity::cf346a) Codeforces 346A Alice and Bob
//! - [`cf1363c`](crate::problems::parity::cf1363c) Codeforces 1363C Game On Leaves
//! - [`abc048d`](crate::problems::parity::abc048d) AtCoder ABC 048 D An Ordinary Game
//! - [`cf1383b`](crate::problems::parity::cf1383b) Codeforces 1383B GameGame
//! - [`luogu_p8743`](crate::problems::parity::luogu_p8743) Luogu P8743 \[蓝桥杯 2021 省 A\] 异或数列
//! - [`cf2155e`](crate::problems::coin_turning::cf2155e) Codeforces 2155E Mimo & Yuyu: with one row
//! - [`cf1191d`](crate::problems::strategies::cf1191d) Codeforces 1191D Tokitsukaze, CSL and Stone Game
//! - [`cf2181f`](crate::problems::parity::cf2181f) Codeforces 2181F Fragmented Nim
//! - [`arc131c`](crate::problems::parity::arc131c) AtCoder ARC 131 C Zero XOR
//!
//! ## Source
//!
//! A. Engel, Problem-Solving Strategies (1998), chapters 1 (the invariance principle) and 13 (games);
//! the [editorial](https://atcoder.jp/contests/arc131/editorial/3057) of ARC 131 for nim-sum 0.
#![doc(alias(
    "Games without a choice",
    "没有选择的游戏",
    "步数奇偶",
    "奇偶性",
    "不变量",
    "no choice",
    "fixed number of moves",
    "increasing sequence",
    "递增",
    "invariant",
    "poisoned move",
    "奇偶",
    "异或和为零",
    "保持不连通",
    "Two parts that stay apart",
    "brackets",
    "括号",
    "消除"
))]

/// Returns how many of the numbers have the highest bit of their nim-sum, and how many have not; `None` if
/// the nim-sum is 0. The first count is odd. O(n) for n numbers.
pub fn deciding_counts(numbers: &[u64]) -> Option<(usize, usize)> {
    let sum = numbers.iter().fold(0, |sum, number| sum ^ number);
    if sum == 0 {
        return None;
    }
    // Only with this bit does a number fall if the sum is added.
    let has_bit = |number: &&u64| *number ^ sum < **number;
    let with_bit = numbers.iter().filter(has_bit).count();
    Some((with_bit, numbers.len() - with_bit))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::{heaps_up_to, product, Search};
    use std::collections::HashSet;
    use std::hash::Hash;

    /// The parities of the numbers of moves of all plays.
    fn parities<P: Clone + Eq + Hash>(start: &P, options: &impl Fn(&P) -> Vec<P>) -> HashSet<u64> {
        let mut found: HashSet<u64> = HashSet::new();
        let options_of_start = options(start);
        if options_of_start.is_empty() {
            found.insert(0);
        }
        for option in options_of_start {
            found.extend(parities(&option, options).iter().map(|parity| 1 - parity));
        }
        found
    }

    /// The options of position v in a game on positions 0, 1, ...: those below it that `code` allows.
    fn below(code: u32, v: usize) -> Vec<usize> {
        let is_option = |w: &usize| code >> (v * (v - 1) / 2 + w) & 1 == 1;
        (0..v).filter(is_option).collect()
    }

    #[test]
    fn the_parity_is_fixed_exactly_if_no_value_is_above_1() {
        for code in 0..1u32 << 10 {
            let options = |&v: &usize| below(code, v);
            let mut search = Search::normal(options);
            for start in 0..5 {
                let mut reached = vec![start];
                for next in 0.. {
                    let Some(v) = reached.get(next) else { break };
                    reached.extend(options(v));
                }
                let values_are_small = reached.iter().all(|v| search.grundy(v) <= 1);
                let parities = parities(&start, &options);
                assert_eq!(values_are_small, parities.len() == 1, "{code:#b}, {start}");
                if values_are_small {
                    let value = search.grundy(&start);
                    assert!(parities.contains(&value), "{code:#b}, {start}");
                }
            }
        }
    }

    /// All plays have a number of moves of this parity.
    fn assert_fixed<P: Clone + Eq + Hash>(start: &P, options: impl Fn(&P) -> Vec<P>, moves: u64) {
        assert_eq!(parities(start, &options), HashSet::from([moves % 2]));
        assert_eq!(Search::normal(&options).wins(start), moves % 2 == 1);
        assert_eq!(Search::misere(&options).wins(start), moves % 2 == 0);
    }

    #[test]
    fn neighbouring_letters_are_deleted() {
        type Goes = fn(u8, u8) -> bool;
        let rules: [(&[u8], Goes); 3] = [
            (b"()", |a, b| (a, b) == (b'(', b')')),
            (b"abc", |a, b| a == b),
            (b"01", |a, b| a != b),
        ];
        for (letters, goes) in rules {
            let options = |word: &Vec<u8>| -> Vec<Vec<u8>> {
                let places = (1..word.len()).filter(|&i| goes(word[i - 1], word[i]));
                places
                    .map(|i| [&word[..i - 1], &word[i + 1..]].concat())
                    .collect()
            };
            for word in (0..=6).flat_map(|n| product(&vec![letters.to_vec(); n])) {
                // One play: from the left, always the first pair.
                let (mut left, mut moves): (Vec<u8>, u64) = (Vec::new(), 0);
                for &letter in &word {
                    if left.last().is_some_and(|&last| goes(last, letter)) {
                        left.pop();
                        moves += 1;
                    } else {
                        left.push(letter);
                    }
                }
                assert_fixed(&word, options, moves);
            }
        }
    }

    #[test]
    fn every_bar_of_up_to_nine_squares() {
        // Pieces with more than one square.
        let options = |pieces: &Vec<(u64, u64)>| {
            let mut options = Vec::new();
            for (i, &(rows, columns)) in pieces.iter().enumerate() {
                let others = [&pieces[..i], &pieces[i + 1..]].concat();
                let across = (1..rows).map(|k| [(k, columns), (rows - k, columns)]);
                let along = (1..columns).map(|k| [(rows, k), (rows, columns - k)]);
                for parts in across.chain(along) {
                    let mut option = others.clone();
                    option.extend(parts.iter().filter(|part| **part != (1, 1)));
                    option.sort_unstable();
                    options.push(option);
                }
            }
            options
        };
        for (rows, columns) in [(1, 2), (1, 6), (2, 2), (2, 3), (3, 2)] {
            assert_fixed(&vec![(rows, columns)], options, rows * columns - 1);
        }
        for (rows, columns) in [(2, 4), (3, 3), (1, 9)] {
            let won = Search::normal(options).wins(&vec![(rows, columns)]);
            assert_eq!(won, rows * columns % 2 == 0, "{rows}, {columns}");
        }
    }

    /// What is left of a list without one of its items.
    fn without<T: Clone>(list: &[T], place: usize) -> Vec<T> {
        [&list[..place], &list[place + 1..]].concat()
    }

    /// The subsets of the numbers 1 to `most`.
    fn sets(most: u64) -> Vec<Vec<u64>> {
        let numbers = |set: u64| (1..=most).filter(|i| set >> i & 1 == 1).collect();
        (0..1 << most).map(|set| numbers(set << 1)).collect()
    }

    #[test]
    fn differences_of_every_set_of_numbers_up_to_six() {
        let options = |set: &Vec<u64>| {
            let mut options = Vec::new();
            for x in set {
                let smaller = set.iter().filter(|y| *y < x);
                for difference in smaller.map(|y| x - y).filter(|d| !set.contains(d)) {
                    let mut option = [&set[..], &[difference]].concat();
                    option.sort_unstable();
                    options.push(option);
                }
            }
            options
        };
        for set in sets(6).into_iter().filter(|set| !set.is_empty()) {
            let greatest = set[set.len() - 1];
            let divides_all = |divisor: &u64| set.iter().all(|number| number % divisor == 0);
            let divisor = (1..=greatest).rev().find(divides_all).unwrap();
            let moves = greatest / divisor - set.len() as u64;
            assert_fixed(&set, options, moves);
        }
    }

    #[test]
    fn odd_takes_of_which_one_stone_is_one() {
        for others in product(&vec![vec![1, 3, 5, 7]; 2]) {
            let options = |&heap: &u64| -> Vec<u64> {
                let takes = [1].iter().chain(&others);
                takes.filter_map(|take| heap.checked_sub(*take)).collect()
            };
            for heap in 0..9 {
                assert_fixed(&heap, options, heap);
            }
        }
    }

    #[test]
    fn poisoned_moves_are_as_if_they_were_forbidden() {
        for code in 0..1u32 << 15 {
            let mut search = Search::normal(|&v: &usize| below(code, v));
            let is_end = |v: usize| below(code, v).is_empty();
            let wins_at_once = |v: usize| below(code, v).into_iter().any(is_end);
            let mut without_poison = Search::normal(|&v: &usize| {
                let mut options = below(code, v);
                options.retain(|&w| !wins_at_once(w));
                options
            });
            for v in (0..6).filter(|&v| !wins_at_once(v)) {
                assert_eq!(search.wins(&v), without_poison.wins(&v), "{code:#b}, {v}");
            }
        }
    }

    #[test]
    fn the_marked_vertex_of_every_tree_of_up_to_seven_vertices() {
        for n in 1..=7 {
            // Each vertex but 0 hangs on a smaller one.
            for parents in product(&(1..n).map(|v| (0..v).collect()).collect::<Vec<_>>()) {
                let edges: Vec<(usize, usize)> = (1..n).zip(parents).collect();
                let neighbours = |set: u32, v: usize| {
                    let is_left = |v: usize| set >> v & 1 == 1;
                    let left = edges.iter().filter(|(a, b)| is_left(*a) && is_left(*b));
                    left.filter(|(a, b)| *a == v || *b == v).count()
                };
                let all = (1u32 << n) - 1;
                for x in 0..n {
                    let mut search = Search::normal(|&set: &u32| {
                        let is_over = set >> x & 1 == 0;
                        let left = (0..n).filter(|v| !is_over && set >> v & 1 == 1);
                        let leaves = left.filter(|&v| neighbours(set, v) <= 1);
                        leaves.map(|v| set & !(1 << v)).collect()
                    });
                    let won = neighbours(all, x) <= 1 || n % 2 == 0;
                    assert_eq!(search.wins(&all), won, "{edges:?}, {x}");
                }
            }
        }
    }

    #[test]
    fn nim_sum_0_for_every_set_of_numbers_up_to_nine() {
        let sum = |numbers: &[u64]| numbers.iter().fold(0, |sum, number| sum ^ number);
        let options = |numbers: &Vec<u64>| -> Vec<Vec<u64>> {
            let places = (0..numbers.len()).filter(|_| sum(numbers) != 0);
            places.map(|place| without(numbers, place)).collect()
        };
        let mut search = Search::normal(options);
        for numbers in sets(9).into_iter().filter(|numbers| sum(numbers) != 0) {
            let whole = sum(&numbers);
            let won = numbers.len() % 2 == 1 || numbers.contains(&whole);
            assert_eq!(search.wins(&numbers), won, "{numbers:?}");
            if !won || numbers.contains(&whole) {
                continue;
            }
            let safe = (0..numbers.len()).filter(|&i| !numbers.contains(&(whole ^ numbers[i])));
            let safe: Vec<usize> = safe.collect();
            assert!(safe.len() % 2 == 1, "{numbers:?}");
            for place in safe {
                assert!(
                    !search.wins(&without(&numbers, place)),
                    "{numbers:?}, {place}"
                );
            }
        }
        let example = vec![1, 2, 4, 6, 8];
        let good = (0..5).filter(|&i| !search.wins(&without(&example, i)));
        assert_eq!(good.map(|i| example[i]).collect::<Vec<_>>(), [2, 4, 6]);
        assert!(!search.wins(&vec![1, 1, 2, 2, 3, 3, 5, 6, 7]));
    }

    /// Whether the player who takes wins, by the theorem.
    fn wins_unnamed(heaps: &[u64]) -> bool {
        let ones = heaps.iter().filter(|&&heap| heap == 1).count();
        let has_larger = heaps.iter().any(|&heap| heap > 1);
        ones % 2 == usize::from(!has_larger)
    }

    #[test]
    fn the_opponent_names_the_heap_of_up_to_four_heaps_of_four() {
        let named = |heaps: &[u64]| -> Vec<(usize, Vec<u64>)> {
            let places = (0..heaps.len()).filter(|&i| heaps[i] > 0);
            places.map(|i| (i, heaps.to_vec())).collect()
        };
        // A move takes from the heap that is named and names the next one.
        let mut search = Search::normal(|(i, heaps): &(usize, Vec<u64>)| {
            let mut options = Vec::new();
            for rest in 0..heaps[*i] {
                let mut left = heaps.clone();
                left[*i] = rest;
                let next = named(&left);
                if next.is_empty() {
                    options.push((0, left));
                }
                options.extend(next);
            }
            options
        });
        for heaps in heaps_up_to(4, 4) {
            if heaps.iter().all(|&heap| heap == 0) {
                assert!(!wins_unnamed(&heaps));
                continue;
            }
            let positions = named(&heaps);
            let won = positions.iter().all(|position| search.wins(position));
            assert_eq!(wins_unnamed(&heaps), won, "{heaps:?}");
            // What is left of the heap, as told under "How to play".
            for (i, _) in positions.iter().filter(|(i, _)| heaps[*i] > 1) {
                let others = without(&heaps, *i);
                let ones = others.iter().filter(|&&heap| heap == 1).count() as u64;
                let has_larger = others.iter().any(|&heap| heap > 1);
                let mut rest = heaps.clone();
                rest[*i] = (ones + u64::from(has_larger)) % 2;
                assert!(!wins_unnamed(&rest), "{heaps:?}, {i}");
            }
            // A heap of one stone is the best one to name.
            let best = positions.iter().find(|(i, _)| heaps[*i] == 1);
            let best = best.unwrap_or(&positions[0]);
            assert_eq!(search.wins(best), won, "{heaps:?}");
        }
    }

    /// The length of the longest stretch that rises from the first number on, which has to be above
    /// `last`.
    fn rise<'a>(mut last: u64, row: impl Iterator<Item = &'a u64>) -> usize {
        let rises = |x: &&u64| {
            let is_greater = **x > last;
            last = **x;
            is_greater
        };
        row.take_while(rises).count()
    }

    #[test]
    fn ends_of_a_row_in_rising_order() {
        let mut search = Search::normal(|(last, row): &(u64, Vec<u64>)| {
            let mut options = Vec::new();
            for place in [0, row.len().saturating_sub(1)] {
                if row.get(place) > Some(last) {
                    options.push((row[place], without(row, place)));
                }
            }
            options
        });
        // The last number may be any one: it stands for the middle of a game, 0 for the start.
        for row in heaps_up_to(6, 3) {
            let row: Vec<u64> = row.iter().map(|x| x + 1).collect();
            for last in 0..4 {
                let from_left = rise(last, row.iter());
                let from_right = rise(last, row.iter().rev());
                let won = from_left % 2 == 1 || from_right % 2 == 1;
                assert_eq!(
                    search.wins(&(last, row.clone())),
                    won,
                    "{row:?} above {last}"
                );
            }
        }
    }

    #[test]
    fn the_deciding_bit_of_up_to_four_numbers() {
        for numbers in (0..=4).flat_map(|n| product(&vec![(0..8).collect(); n])) {
            let with = |bit: u64| {
                numbers
                    .iter()
                    .filter(|&number| number >> bit & 1 == 1)
                    .count()
            };
            let counts = (0..3)
                .rev()
                .map(|bit| (with(bit), numbers.len() - with(bit)));
            let expected = counts.into_iter().find(|counts| counts.0 % 2 == 1);
            assert_eq!(deciding_counts(&numbers), expected, "{numbers:?}");
        }
    }

    #[test]
    fn one_kind_counts() {
        // What is left of both kinds, and whether the player to move, and the other one, have taken an odd number.
        let mut hands = Search::normal(|&(x, y, own, other): &(u64, u64, bool, bool)| {
            let mut options = Vec::new();
            // A player who has won at the end is given the last move.
            if x + y == 0 && own {
                options.push((0, 0, false, false));
            }
            if x > 0 {
                options.push((x - 1, y, other, !own));
            }
            if y > 0 {
                options.push((x, y - 1, other, own));
            }
            options
        });
        let mut last = Search::normal(|&(x, y): &(u64, u64)| {
            let mut options = Vec::new();
            if x > 0 {
                options.push((x - 1, y));
            }
            if y > 0 && x > 0 {
                options.push((x, y - 1));
            }
            options
        });
        for x in 1..40 {
            for y in 0..40 {
                if x % 2 == 1 {
                    let won = x % 4 == 1 || y % 2 == 1;
                    assert_eq!(hands.wins(&(x, y, false, false)), won, "{x}, {y}");
                }
                let won = x == 1 || x % 2 != y % 2;
                assert_eq!(last.wins(&(x, y)), won, "{x}, {y}");
            }
        }
    }

    #[test]
    fn the_nim_sum_0_loses() {
        let sum = |numbers: &Vec<u64>| numbers.iter().fold(0, |sum, number| sum ^ number);
        // Whoever finds the nim-sum 0 has won: one move is left, to no numbers and 1.
        let mut search = Search::normal(|numbers: &Vec<u64>| {
            if numbers == &[u64::MAX] {
                return Vec::new();
            }
            if sum(numbers) == 0 {
                return vec![vec![u64::MAX]];
            }
            let places = 0..numbers.len();
            places.map(|place| without(numbers, place)).collect()
        });
        for numbers in heaps_up_to(5, 4) {
            if sum(&numbers) != 0 {
                let is_even = numbers.len() % 2 == 0;
                assert_eq!(search.wins(&numbers), is_even, "{numbers:?}");
            }
        }
    }

    #[test]
    fn two_parts_that_stay_apart() {
        for n in 2..=5 {
            let pairs: Vec<(usize, usize)> =
                (0..n).flat_map(|b| (0..b).map(move |a| (a, b))).collect();
            // The vertices that are connected to one of them, by rounds of spreading.
            let part = |edges: u32, start: usize| {
                let mut part = 1u32 << start;
                for _ in 0..n {
                    for (i, &(a, b)) in pairs.iter().enumerate() {
                        if edges >> i & 1 == 1 && part & (1 << a | 1 << b) != 0 {
                            part |= 1 << a | 1 << b;
                        }
                    }
                }
                part
            };
            let is_apart = |edges: &u32| part(*edges, 0) >> 1 & 1 == 0;
            let mut search = Search::normal(|&edges: &u32| {
                let new = (0..pairs.len()).filter(|i| edges >> i & 1 == 0);
                let options = new.map(|i| edges | 1 << i).filter(is_apart);
                options.collect()
            });
            for edges in (0..1 << pairs.len()).filter(is_apart) {
                let sizes = [0, 1].map(|start| part(edges, start).count_ones() as usize);
                let missing = pairs.len() - edges.count_ones() as usize;
                let expected = if n % 2 == 1 {
                    missing % 2 == 1
                } else {
                    sizes[0] % 2 != sizes[1] % 2 || (missing + sizes[0]) % 2 == 1
                };
                assert_eq!(search.wins(&edges), expected, "{n}, {edges:#b}");
            }
        }
    }

    #[test]
    fn cells_with_a_free_row_and_a_free_column() {
        for (n, m) in [(1, 3), (2, 2), (2, 3), (3, 3), (3, 4)] {
            let mut search = Search::normal(|&claimed: &u32| {
                let are_free = |&cell: &usize| {
                    let meets = |other: usize| cell / m == other / m || cell % m == other % m;
                    !(0..n * m).any(|other| claimed >> other & 1 == 1 && meets(other))
                };
                let cells = (0..n * m).filter(are_free);
                cells.map(|cell| claimed | 1 << cell).collect()
            });
            for claimed in 0..1u32 << (n * m) {
                let is_claimed = |cell: usize| claimed >> cell & 1 == 1;
                let rows = (0..n).filter(|i| !(0..m).any(|j| is_claimed(i * m + j)));
                let columns = (0..m).filter(|j| !(0..n).any(|i| is_claimed(i * m + j)));
                let free = rows.count().min(columns.count());
                assert_eq!(
                    search.wins(&claimed),
                    free % 2 == 1,
                    "{n}, {m}, {claimed:#b}"
                );
            }
        }
    }
}
