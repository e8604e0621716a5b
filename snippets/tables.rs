//! # Tables of Grundy values (打表)
//!
//! Where no theorem is known, compute small values by the rules, print them, and look for a pattern:
//! section 6 of the [first lesson](crate::first_lesson). Where to look in a table:
//!
//! - Perhaps the game is known by another name: `grundy guess` looks for games with [your
//!   values](#a-search-for-your-values).
//! - Let the lines be 8, 10 or 12 values long, or as long as you guess that a period is: then each
//!   column is constant. [`periodic`](crate::periodic) finds the period for you.
//! - No period? Look at the lost positions alone, and at the differences from each to the next; at the
//!   values in binary; at prime factors of the numbers.
//! - A position is two numbers? Print a board. Diagonals, symmetries, and squares that repeat show
//!   there.
//!
//! ## Example
//!
//! One, three or four stones are taken from a heap. The period is 7.
//!
//! ```
//! use snippets::{subtraction, tables};
//!
//! let values = subtraction::grundy_values(&[1, 3, 4], 20);
//! let table = "   | 0 1 2 3 4 5 6
//! ---+--------------
//!  0 | 0 1 0 1 2 3 2
//!  7 | 0 1 0 1 2 3 2
//! 14 | 0 1 0 1 2 3 2
//! ";
//! assert_eq!(tables::one_dimension(&values, 7), table);
//! ```
//!
//! Two heaps of Nim. The values repeat in squares of 2, 4 and 8, as bits do.
//!
//! ```
//! use snippets::{mex::mex, tables};
//!
//! let mut rows = vec![vec![0; 8]; 8];
//! for a in 0..8 {
//!     for b in 0..8 {
//!         let of_the_first = (0..a).map(|rest| rows[rest][b]);
//!         let of_the_second = (0..b).map(|rest| rows[a][rest]);
//!         rows[a][b] = mex(of_the_first.chain(of_the_second));
//!     }
//! }
//! let table = "  | 0 1 2 3 4 5 6 7
//! --+----------------
//! 0 | 0 1 2 3 4 5 6 7
//! 1 | 1 0 3 2 5 4 7 6
//! 2 | 2 3 0 1 6 7 4 5
//! 3 | 3 2 1 0 7 6 5 4
//! 4 | 4 5 6 7 0 1 2 3
//! 5 | 5 4 7 6 1 0 3 2
//! 6 | 6 7 4 5 2 3 0 1
//! 7 | 7 6 5 4 3 2 1 0
//! ";
//! assert_eq!(tables::two_dimensions(&rows), table);
//! ```
//!
//! ## A closed form found from a table
//!
//! A heap of x stones has a bound a. A move takes d stones, 1 ≤ d ≤ a, so that in binary d has ones only
//! where x has ones: some ones of x become zeros. From x = 22 = 10110 one may take 2, 4, 6, 16, 18, 20 or
//! 22, if that is at most a. What is the Grundy value?
//!
//! **Print.** The values of x = 22 by their bounds:
//!
//! | a | 0, 1 | 2, 3 | 4, 5 | 6 to 15 | 16, 17 | 18, 19 | 20, 21 | 22 and more |
//! | --- | --- | --- | --- | --- | --- | --- | --- | --- |
//! | greatest take | 0 | 2 | 4 | 6 | 16 | 18 | 20 | 22 |
//! | the same at the ones of x | 000 | 001 | 010 | 011 | 100 | 101 | 110 | 111 |
//! | value | 0 | 1 | 0 | 2 | 3 | 3 | 0 | 3 |
//!
//! Only the greatest take matters; that is no surprise. For x = 7 and the bounds 0 to 7 the values are 0, 1, 0, 2,
//! 3, 3, 0, 3, too. So zeros of x may be left out, and a heap is a number m: the greatest take, written at the
//! places of the ones of x. Ones of x above the highest of m can never be taken. So let x be 2^L − 1 for an
//! m of L digits, and print the values again, a line for each L, from m = 2^(L − 1) on:
//!
//! ```
//! use snippets::search::Search;
//! use snippets::tables;
//!
//! let mut search = Search::normal(|&(bound, heap): &(u64, u64)| {
//!     let takes = (1..=bound).filter(|take| take & heap == *take);
//!     takes.map(|take| (bound, heap - take)).collect()
//! });
//! let mut rows = vec![vec![0]];
//! for length in 1..=5 {
//!     let bounds = 1 << (length - 1)..1 << length;
//!     rows.push(bounds.map(|m| search.grundy(&(m, (1 << length) - 1))).collect());
//! }
//! let table = "  |  0  1  2  3  4  5  6  7  8  9 10 11 12 13 14 15
//! --+------------------------------------------------
//! 0 |  0
//! 1 |  1
//! 2 |  0  2
//! 3 |  3  3  0  3
//! 4 |  2  4  4  4  4  4  0  4
//! 5 |  5  5  5  5  5  5  5  5  5  5  5  5  5  5  0  5
//! ";
//! assert_eq!(tables::two_dimensions(&rows), table);
//! ```
//!
//! **Look.** The last value but one of a line is 0, the first of an even line L is L − 2, all others are
//! L. So *the value is 0 if m = 2^L − 2, it is L − 2 if m = 2^(L − 1) and L is even, and otherwise it is
//! L.* (For m = 2 the first two say the same.)
//!
//! **Prove.** By induction over L. After a move the greatest take is that of the ones that are left, at most m.
//! Ones are called *free* if all of them may be taken together. At a first reading, stop after step 3.
//!
//! 1. No value is above the number of ones, as each move takes at least one of them. So all options are
//!    below L, and where the value is to be L, one has to find each of 0 to L − 1.
//! 2. m = 2^L − 1. All ones are free, so any of them may be taken. If k are left, these are free, too, of
//!    value k. So the value is L.
//! 3. m = 2^L − 2, L ≥ 2. Only to take all is forbidden. So after any move the opponent takes the rest: 0.
//! 4. Otherwise L ≥ 3. Write m = 2^(L − 1) + f. A move may take the *top* one with lower ones of a sum up
//!    to f; what it leaves is free, and worth its number of ones. Or it takes some lower ones, whichever;
//!    then the top one and k ≤ L − 2 lower ones are left, with a new m of k + 1 digits: a 1, and behind
//!    it the greatest sum of the k ones up to f.
//! 5. f = 0. The first kind of moves takes the top one alone and leaves the value L − 1. The second kind
//!    leaves the new m 1, 10, 100, ... with up to L − 1 digits, of the values 1, 0, 3, 2, 5, 4, ... For
//!    odd L these are 0 to L − 1 without a gap. For even L the last of them is L − 1, and L − 2 is
//!    missing.
//! 6. 1 ≤ f ≤ 2^(L − 1) − 3. Number the lower ones from 0, the lowest, to L − 2, and let 2^j − 1 ≤ f <
//!    2^(j + 1) − 1. So 1 ≤ j ≤ L − 2.
//!    - *Value 0.* In f some digit above the lowest is 0; let p be the highest such place. Leave the top one and the
//!      places from p up. Of these all but p are within f, and not all: the new m is 11...10.
//!    - *Value 1.* Leave the top one alone.
//!    - *Values 2 to j + 1.* Leave the top one and the lowest k, 1 ≤ k ≤ j. Their sum 2^k − 1 is within f, so all
//!      k + 1 are free.
//!    - *Values L − 1 − j to L − 1.* Take the top one and the lowest i, 0 ≤ i ≤ j.
//!    - *A value v between, j + 2 ≤ v ≤ L − 2 − j.* Leave the top one, the lowest, and v − 2 of the places from
//!      j + 1 up, which are L − 2 − j. Of the lower ones only the lowest is within f. So the new m is 10...01 with v ≥ 3
//!      digits, of value v.
//!
//! ## Patterns that break late
//!
//! A pattern that fits the whole table may end right behind it. These all did:
//!
//! | takes | the lost heaps seem to be | for the first | the first heap that is wrong |
//! | --- | --- | --- | --- |
//! | squares | 0, 2 modulo 5 | 10 lost heaps | 25 |
//! | Fibonacci numbers | 0, 4 modulo 10 | 7 | 34 |
//! | triangular numbers | 0, 2, 4 modulo 9 | 12 | 36 |
//! | factorials | 0, 3 modulo 7 | 7 | 24 |
//! | Catalan numbers | 0 modulo 3 | 14 | 42 |
//! | 1, 3, 40 | 0 modulo 2, the values 0 1 0 1 ... twenty times | 20 | 40 |
//! | primes | the values ⌊(n mod 9) / 2⌋ | 4 | 18 |
//! | [Grundy's game](crate::grundys_game) | 1 modulo 3, but for 0 and 2 | 6 | 13 |
//! | two or three parts, all different ([`splitting`](crate::splitting#other-rules)) | 1, 2, 4, 8, 16, the powers of two | 5 | 32 |
//! | two neighbours of a row, the last move loses (Dawson's Kayles) | 2, 3, 7, 8, 12 modulo 14 | 15 | 44 |
//! | Domineering on 2 × n cells ([`partizan`](crate::partizan#other-rules)) | who wins has the period 4 | 12 boards | n = 13 |
//! | largest or smallest digit ([`number_theory`](crate::number_theory#other-rules)) | 0 modulo 10 | 14 | 132 |
//!
//! *How to see it coming.* Say that the lost heaps are those with certain remainders modulo p. As long as
//! each other heap has a take to such a remainder, the pattern holds up to the first take that *joins two
//! heaps of the pattern*: that is congruent, modulo p, to 0 or to the difference of two of the remainders.
//! There it ends, at this take or a few stones above it. So look at the takes and not at the table: 25 is the
//! first square that is 0, 2 or 3 modulo 5, 34 the first Fibonacci number that is 0, 4 or 6 modulo 10, 36 the
//! first triangular number that is 0, 2, 4, 5 or 7 modulo 9, 24 the first factorial that is 0, 3 or 4 modulo
//! 7, and 42 the first Catalan number that is 0 modulo 3. If no take joins two, the pattern is proved: powers
//! of two, 0 modulo 3; powers of four (1, 4, 16, ...), 0 and 2 modulo 5; 1 and the primes, 0 modulo 4; 1 and
//! the prime powers, 0 modulo 6; the Lucas numbers 1, 2, 3, 4, 7, 11, ..., 0 modulo 5. For a period of values
//! see [`periodic`](crate::periodic): it has to be seen over as many heaps as the greatest take has stones.
//!
//! *Patterns that only look like a known one* (WA?): row 2 of [false friends](crate::false_friends#the-table).
//!
//! ## A search for your values
//!
//! `grundy guess` knows some 1700 games, and says which of them have the numbers of your table (打表找规律). No
//! network is needed for it.
//!
//! ```text
//! $ grundy guess 0 1 2 3 1 4 3 2 1 4 2 6
//! games that have these values so far: no proof
//! Kayles: a move knocks down one pin of a row or two neighbours (octal game 0.77)
//!     snippets/octal.rs; from heap 0 on; period 12 from heap 71 on
//! fewer than 30 values may fit by chance: 19 of 1643 games have these 12
//! ```
//!
//! - **Values**, ten or more. The first one is that of heap 0, 1, 2 or 3; the answer says which.
//! - **Lost heaps**, six or more that grow: 1 2 3 5 8 13. No lost heap between them may be missing. The list
//!   begins with the first lost heap, or the first one from heap 1, 2 or 3 on. If no game has these, games with a
//!   name are tried whose heaps have up to three stones more or less.
//! - **Lost pairs** of two heaps, three different ones or more, each in brackets: (1, 2) (3, 5) (4, 7). Their
//!   order does not matter. No lost pair between them may be missing. That is, if the smaller heaps of your pairs
//!   are from x to z, and the greatest heap of all is y, each lost pair has to be there whose smaller heap is from
//!   x to z and whose greater heap is at most y. (In the example x is 1, z is 4 and y is 7.)
//!
//! Commas, other brackets and line breaks do not matter. A shell reads brackets in its own way, so put the pairs
//! in quotation marks: `grundy guess '(1,2) (3,5) (4,7)'`. Without numbers the command reads its input:
//! `grundy guess < table.txt`. The table of a game of `grundy play` is printed by `grundy table`, as
//! `grundy table kayles 24`.
//!
//! Numbers are compared up to heaps of 1000 stones, pairs up to heaps of 300, and the lost heaps of dynamic Nim up
//! to 10¹⁸. If you give more, the answer says that only the first numbers were compared.
//!
//! *These values so far: no proof.* A game that agrees with yours up to heap 30 may differ at heap 31, and two
//! rules can have the same values. Prove that your game is the one that was found, or compare the next hundred
//! values of the two. Games with a name come first. If several games have your values and agree for 64 more
//! (lost heaps: for 200 stones more), one is shown, with the names of the others that have one. Where they go on
//! differently, the answer says how far a table must go to tell them apart: 0 10 20 30 40 50 60 are the lost heaps
//! of three rules on digits and takes, and one of these leaves the multiples of 10 at 132. If the page proves a
//! period, the answer gives it.
//!
//! How much do the numbers tell? The games with values have 1894 different tables of 64 values, from heap 0,
//! 1, 2 or 3 on. Of these 862 have first ten values that no other one has, so print more than ten: with 30
//! values 1871 are alone. There are 347 different lists of 12 lost heaps up to 200. Of these 275 have a first
//! six that no other one has, where all lists are from heap 1 on: a list of lost heaps says something about the
//! heaps between them, too. Three lost pairs are enough to tell each of Wythoff's games from all others. For
//! other games on two heaps three may be too few: (2, 2) (3, 3) (4, 4) are lost in Nim and in misère Nim.
//!
//! *If no game fits*, the answer names the game that has the same numbers longest, and where it leaves them. For
//! lost heaps it says whether they have certain remainders, and up to where. Then it says whether the numbers
//! repeat so far, from which place on, and how much they grow each time: what comes again has to be at least as
//! long as the period, and to have eight numbers or half of the list, whichever is less. Otherwise it says what to
//! try next: section 6 of the [first lesson](crate::first_lesson).
//!
//! These games are known; their numbers are computed and not stored:
//!
//! - Takes of p to q stones, p up to 10, q up to 20 ([`bash`](crate::bash)); sets of one to three takes, each up
//!   to 10 ([`subtraction`](crate::subtraction)); all takes except those of such a set
//!   ([`all_but`](crate::all_but)).
//! - Octal games with up to three digits after the point, 0.??? and 4.??? ([`octal`](crate::octal)).
//! - At most n / k of n stones, k = 2 to 10 ([`maximum_nim`](crate::maximum_nim)). Quotients and even splits, for
//!   heaps of k or more stones, k = 1 to 5 ([`divide`](crate::divide)).
//! - The games with a name, in this table. Search it in your browser for your values: 1 4 3 2 1. The values are
//!   those of the heaps 0 to 15. For games that are known by their lost heaps or pairs the first of these are
//!   shown; pairs with an empty heap are left out. For Wythoff's games the OEIS, the [On-Line Encyclopedia of
//!   Integer Sequences](https://oeis.org), has the smaller heaps. Its lists often begin at heap 1 or 2. Its
//!   A029837, quotients, has the value of heap n at n + 1.
//!
//! | game | a move | first values | period | page | OEIS |
//! | --- | --- | --- | --- | --- | --- |
//! | Dynamic Nim | takes at most as many stones as the move before, and the first move leaves a stone | lost: 0 1 2 4 8 16 32 |  | [`dynamic_nim.rs`](crate::dynamic_nim) | [A000079](https://oeis.org/A000079) |
//! | Fibonacci Nim | takes at most twice as many stones as the move before, and the first move leaves a stone | lost: 0 1 2 3 5 8 13 21 34 55 |  | [`fibonacci.rs`](crate::fibonacci) | [A000045](https://oeis.org/A000045) |
//! | Dynamic Nim | takes at most 3 times as many stones as the move before, and the first move leaves a stone | lost: 0 1 2 3 4 6 8 11 15 21 |  | [`dynamic_nim.rs`](crate::dynamic_nim) | |
//! | Dynamic Nim | takes at most 4 times as many stones as the move before, and the first move leaves a stone | lost: 0 1 2 3 4 5 7 9 12 15 |  | [`dynamic_nim.rs`](crate::dynamic_nim) | |
//! | Nim | takes any number of stones | 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 | 1 from 0 on, each time 1 more | [`nim.rs`](crate::nim) | [A001477](https://oeis.org/A001477) |
//! | Grundy's game | splits a heap into two of different sizes | 0 0 0 1 0 2 1 0 2 1 0 2 1 3 2 1 |  | [`grundys_game.rs`](crate::grundys_game) | [A002188](https://oeis.org/A002188) |
//! | Lasker's Nim | takes any number of stones, or splits a heap into two | 0 1 2 4 3 5 6 8 7 9 10 12 11 13 14 16 |  | [`lasker.rs`](crate::lasker) | |
//! | Lasker's Nim with three heaps | takes any number of stones, or splits a heap into three | 0 1 2 3 4 5 6 8 7 9 10 11 12 13 14 16 |  | [`lasker.rs`](crate::lasker) | |
//! | Any two smaller heaps | replaces a heap by two smaller ones of any sizes, empty or not | 0 1 2 4 7 8 11 13 14 16 19 21 22 25 26 28 |  | [`splitting.rs`](crate::splitting) | |
//! | Couples are Forever | splits a heap into two, but not a heap of two | 0 0 0 1 2 0 1 2 3 1 2 3 4 0 3 4 |  | [`splitting.rs`](crate::splitting) | |
//! | Two or three parts | splits a heap into two or three of any sizes | 0 0 1 2 3 1 4 3 2 4 5 6 7 8 9 7 |  | [`splitting.rs`](crate::splitting) | |
//! | Two or three different parts | splits a heap into two or three, no two of the same size | 0 0 0 1 0 2 3 4 0 5 1 6 2 3 8 9 |  | [`splitting.rs`](crate::splitting) | |
//! | Different parts | splits a heap into two or more, no two of the same size | 0 0 0 1 0 2 3 4 0 5 6 7 8 9 10 11 |  | [`splitting.rs`](crate::splitting) | |
//! | Equal parts | splits a heap into two or more of the same size | 0 0 1 1 1 1 2 1 1 2 2 1 2 1 2 2 |  | [`splitting.rs`](crate::splitting) | |
//! | Coprime parts | splits a heap into two whose sizes are coprime | 0 0 1 0 1 0 1 0 1 0 1 0 1 0 1 0 |  | [`splitting.rs`](crate::splitting) | |
//! | Quotients | leaves a quotient of the heap by 2 or more, rounded down | 0 1 2 2 3 3 3 3 4 4 4 4 4 4 4 4 |  | [`divide.rs`](crate::divide) | [A029837](https://oeis.org/A029837) |
//! | Even split | splits a heap into two or more, as evenly as can be | 0 0 1 2 2 2 2 3 2 4 3 4 3 4 3 4 |  | [`divide.rs`](crate::divide) | |
//! | Bash's game | takes 1 to 2 stones | 0 1 2 0 1 2 0 1 2 0 1 2 0 1 2 0 | 3 from 0 on | [`bash.rs`](crate::bash) | [A010872](https://oeis.org/A010872) |
//! | Bash's game | takes 1 to 3 stones | 0 1 2 3 0 1 2 3 0 1 2 3 0 1 2 3 | 4 from 0 on | [`bash.rs`](crate::bash) | [A010873](https://oeis.org/A010873) |
//! | Bash's game | takes 1 to 4 stones | 0 1 2 3 4 0 1 2 3 4 0 1 2 3 4 0 | 5 from 0 on | [`bash.rs`](crate::bash) | [A010874](https://oeis.org/A010874) |
//! | Bash's game | takes 1 to 5 stones | 0 1 2 3 4 5 0 1 2 3 4 5 0 1 2 3 | 6 from 0 on | [`bash.rs`](crate::bash) | [A010875](https://oeis.org/A010875) |
//! | Bash's game | takes 1 to 6 stones | 0 1 2 3 4 5 6 0 1 2 3 4 5 6 0 1 | 7 from 0 on | [`bash.rs`](crate::bash) | [A010876](https://oeis.org/A010876) |
//! | Bash's game | takes 1 to 7 stones | 0 1 2 3 4 5 6 7 0 1 2 3 4 5 6 7 | 8 from 0 on | [`bash.rs`](crate::bash) | |
//! | Bash's game | takes 1 to 8 stones | 0 1 2 3 4 5 6 7 8 0 1 2 3 4 5 6 | 9 from 0 on | [`bash.rs`](crate::bash) | |
//! | Bash's game | takes 1 to 9 stones | 0 1 2 3 4 5 6 7 8 9 0 1 2 3 4 5 | 10 from 0 on | [`bash.rs`](crate::bash) | |
//! | Divisor Nim | replaces a number by a smaller divisor of it | 0 0 1 1 2 1 2 1 3 2 2 1 3 1 2 2 |  | [`divisor_nim.rs`](crate::divisor_nim) | [A001222](https://oeis.org/A001222) |
//! | Divisor Nim with one prime | divides a number by a power of a prime | 0 0 1 1 2 1 0 1 3 2 0 1 3 1 0 0 |  | [`divisor_nim.rs`](crate::divisor_nim) | [A268387](https://oeis.org/A268387) |
//! | Divisor Nim step by step | divides a number by a prime | 0 0 1 1 0 1 0 1 1 0 0 1 1 1 0 0 |  | [`divisor_nim.rs`](crate::divisor_nim) | [A066829](https://oeis.org/A066829) |
//! | Taking a divisor | subtracts from a number a divisor of it, but not the number itself | 0 0 1 0 2 0 1 0 3 0 1 0 2 0 1 0 |  | [`number_theory.rs`](crate::number_theory) | [A007814](https://oeis.org/A007814) |
//! | Taking a coprime number | subtracts from a number n one of 1 to n that is coprime to n | 0 1 0 2 0 3 0 4 0 2 0 5 0 6 0 2 |  | [`number_theory.rs`](crate::number_theory) | |
//! | Taking any divisor | subtracts from a number a divisor of it, the number itself as well | 0 1 2 1 3 1 2 1 4 1 2 1 3 1 2 1 |  | [`number_theory.rs`](crate::number_theory) | |
//! | Taking a number that is not coprime | subtracts from a number n one of 1 to n that is not coprime to n | 0 0 1 1 2 1 3 1 4 2 5 1 6 1 7 4 |  | [`number_theory.rs`](crate::number_theory) | |
//! | Taking less, not coprime | subtracts from a number n one below n that is not coprime to n | 0 0 0 0 1 0 2 0 3 1 4 0 5 0 6 3 |  | [`number_theory.rs`](crate::number_theory) | |
//! | Taking a digit | subtracts from a number one of its decimal digits | 0 1 1 1 1 1 1 1 1 1 0 1 2 1 2 1 |  | [`number_theory.rs`](crate::number_theory) | |
//! | Taking the largest digit | subtracts from a number its largest decimal digit | 0 1 1 1 1 1 1 1 1 1 0 1 1 1 1 1 |  | [`number_theory.rs`](crate::number_theory) | |
//! | Taking the smallest digit | subtracts from a number its smallest decimal digit that is not 0 | 0 1 1 1 1 1 1 1 1 1 0 1 0 1 0 1 |  | [`number_theory.rs`](crate::number_theory) | |
//! | Taking the largest or the smallest digit | subtracts from a number its largest decimal digit, or the smallest one that is not 0 | 0 1 1 1 1 1 1 1 1 1 0 1 2 1 2 1 |  | [`number_theory.rs`](crate::number_theory) | |
//! | Game of powers | strikes out a number and its powers, of the numbers 1 to n | 0 1 0 1 2 3 2 3 0 3 2 3 2 3 2 3 |  | [`powers.rs`](crate::powers) | |
//! | Kayles | knocks down one pin of a row or two neighbours (octal game 0.77) | 0 1 2 3 1 4 3 2 1 4 2 6 4 1 2 7 | 12 from 71 on | [`octal.rs`](crate::octal) | [A002186](https://oeis.org/A002186) |
//! | Up to three neighbours | knocks down one to three neighbours of a row of pins (octal game 0.777) | 0 1 2 3 4 1 6 3 2 1 6 7 4 5 8 1 |  | [`octal.rs`](crate::octal) | |
//! | Up to four neighbours | knocks down one to four neighbours of a row of pins (octal game 0.7777) | 0 1 2 3 4 5 6 7 3 2 8 9 7 6 5 4 | 24 from 142 on | [`octal.rs`](crate::octal) | |
//! | Up to five neighbours | knocks down one to five neighbours of a row of pins (octal game 0.77777) | 0 1 2 3 4 5 6 7 8 3 2 11 12 7 6 5 |  | [`octal.rs`](crate::octal) | |
//! | Dawson's Kayles | knocks down two neighbours of a row of pins (octal game 0.07) | 0 0 1 1 2 0 3 1 1 0 3 3 2 2 4 0 | 34 from 53 on | [`octal.rs`](crate::octal) | [A002187](https://oeis.org/A002187) |
//! | Dawson's chess | takes a stone of a row together with its neighbours (octal game 0.137) | 0 1 1 2 0 3 1 1 0 3 3 2 2 4 0 5 | 34 from 52 on | [`octal.rs`](crate::octal) | [A002187](https://oeis.org/A002187) |
//! | Treblecross | puts a cross into a strip of n cells, not within two cells of another one (octal game 0.11337) | 0 1 1 1 2 2 0 3 3 1 1 1 0 4 3 3 |  | [`octal.rs`](crate::octal) | |
//! | Treblecross in n - 2 cells | knocks down three neighbours of a row of n pins (octal game 0.007) | 0 0 0 1 1 1 2 2 0 3 3 1 1 1 0 4 |  | [`octal.rs`](crate::octal) | |
//! | Guiles | takes 1 and leaves no heap, or takes 2 and leaves no heap or two (octal game 0.15) | 0 1 1 0 1 1 2 2 1 2 2 1 1 0 1 1 | 10 from 1 on | [`octal.rs`](crate::octal) | [A125916](https://oeis.org/A125916) |
//! | Officers | takes 1 and leaves one heap or two (octal game 0.6) | 0 0 1 2 0 1 2 3 1 2 3 4 0 3 4 2 |  | [`octal.rs`](crate::octal) | [A046695](https://oeis.org/A046695) |
//! | Mock Turtles | turns over one to three coins, the last of them from heads to tails | 1 2 4 7 8 11 13 14 16 19 21 22 25 26 28 31 |  | [`coin_turning.rs`](crate::coin_turning) | [A000069](https://oeis.org/A000069) |
//! | Ruler | turns over coins without a gap, the last of them from heads to tails | 0 1 2 1 4 1 2 1 8 1 2 1 4 1 2 1 |  | [`coin_turning.rs`](crate::coin_turning) | [A006519](https://oeis.org/A006519) |
//! | Twins | turns over two coins, the last of them from heads to tails | 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 | 1 from 0 on, each time 1 more | [`coin_turning.rs`](crate::coin_turning) | [A001477](https://oeis.org/A001477) |
//! | Turning Turtles | turns over one coin or two, the last of them from heads to tails, from coin 1 on | 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 | 1 from 0 on, each time 1 more | [`coin_turning.rs`](crate::coin_turning) | [A001477](https://oeis.org/A001477) |
//! | Subtract a square | takes 1, 4, 9, 16, ... stones | 0 1 0 1 2 0 1 0 1 2 0 1 0 1 2 0 |  | [`subtraction.rs`](crate::subtraction) | [A014586](https://oeis.org/A014586) |
//! | Taking cubes | takes 1, 8, 27, 64, ... stones | 0 1 0 1 0 1 0 1 2 0 1 0 1 0 1 0 |  | [`subtraction.rs`](crate::subtraction) | |
//! | Taking triangular numbers | takes 1, 3, 6, 10, ... stones | 0 1 0 1 0 1 2 3 2 0 1 0 1 0 1 2 |  | [`subtraction.rs`](crate::subtraction) | |
//! | Taking odd numbers | takes an odd number of stones | 0 1 0 1 0 1 0 1 0 1 0 1 0 1 0 1 |  | [`subtraction.rs`](crate::subtraction) | |
//! | Taking even numbers | takes an even number of stones | 0 0 1 1 2 2 3 3 4 4 5 5 6 6 7 7 |  | [`subtraction.rs`](crate::subtraction) | |
//! | Taking factorials | takes 1, 2, 6, 24, ... stones | 0 1 2 0 1 2 3 0 1 2 0 1 2 3 0 1 |  | [`subtraction.rs`](crate::subtraction) | [A014587](https://oeis.org/A014587) |
//! | Taking Catalan numbers | takes 1, 2, 5, 14, ... stones | 0 1 2 0 1 2 0 1 2 0 1 2 0 1 2 0 |  | [`subtraction.rs`](crate::subtraction) | |
//! | Taking powers of 2 | takes 1, 2, 4, 8, ... stones | 0 1 2 0 1 2 0 1 2 0 1 2 0 1 2 0 |  | [`subtraction.rs`](crate::subtraction) | [A010872](https://oeis.org/A010872) |
//! | Taking powers of 3 | takes 1, 3, 9, 27, ... stones | 0 1 0 1 0 1 0 1 0 1 0 1 0 1 0 1 |  | [`subtraction.rs`](crate::subtraction) | |
//! | Taking powers of 4 | takes 1, 4, 16, 64, ... stones | 0 1 0 1 2 0 1 0 1 2 0 1 0 1 2 0 |  | [`subtraction.rs`](crate::subtraction) | |
//! | Taking powers of 5 | takes 1, 5, 25, 125, ... stones | 0 1 0 1 0 1 0 1 0 1 0 1 0 1 0 1 |  | [`subtraction.rs`](crate::subtraction) | |
//! | Taking 1 or a power of a prime | takes 1 or a power of a prime number of stones | 0 1 2 3 4 5 0 1 2 3 4 5 0 1 2 3 |  | [`subtraction.rs`](crate::subtraction) | |
//! | Taking primes | takes a prime number of stones | 0 0 1 1 2 2 3 3 4 0 0 1 1 2 2 3 |  | [`subtraction.rs`](crate::subtraction) | [A014589](https://oeis.org/A014589) |
//! | Taking 1 or a prime | takes 1 or a prime number of stones | 0 1 2 3 0 1 2 3 0 1 2 3 0 1 2 3 |  | [`subtraction.rs`](crate::subtraction) | |
//! | Taking Lucas numbers | takes 1, 2, 3, 4, 7, 11, ... stones | 0 1 2 3 4 0 1 2 3 4 0 1 2 3 4 0 |  | [`subtraction.rs`](crate::subtraction) | |
//! | Taking Fibonacci numbers | takes 1, 2, 3, 5, 8, ... stones | 0 1 2 3 0 1 2 3 4 5 0 1 2 3 0 1 |  | [`subtraction.rs`](crate::subtraction) | [A014588](https://oeis.org/A014588) |
//! | Maximum Nim | takes at most n / 2 of n stones, rounded down | 0 0 1 0 2 1 3 0 4 2 5 1 6 3 7 0 |  | [`maximum_nim.rs`](crate::maximum_nim) | [A025480](https://oeis.org/A025480) |
//! | Maximum Nim | takes at most n / 3 of n stones, rounded down | 0 0 0 1 0 1 2 0 1 3 2 0 4 1 3 5 |  | [`maximum_nim.rs`](crate::maximum_nim) | [A263390](https://oeis.org/A263390) |
//! | Maximum Nim | takes at most n / 4 of n stones, rounded down | 0 0 0 0 1 0 1 0 2 1 0 2 3 1 0 2 |  | [`maximum_nim.rs`](crate::maximum_nim) | |
//! | Maximum Nim | takes at most n / 5 of n stones, rounded down | 0 0 0 0 0 1 0 1 0 1 2 0 1 2 0 3 |  | [`maximum_nim.rs`](crate::maximum_nim) | |
//! | Half of the heap | takes at most n / 2 of n stones, rounded up | 0 1 0 2 1 3 0 4 2 5 1 6 3 7 0 8 |  | [`maximum_nim.rs`](crate::maximum_nim) | |
//! | Half of the heap | takes at most n / 2 of n stones, rounded down, but always one | 0 1 0 1 2 0 3 1 4 2 5 0 6 3 7 1 |  | [`maximum_nim.rs`](crate::maximum_nim) | |
//! | Half of the heap | takes less than n / 2 of n stones | 0 0 0 1 0 2 1 3 0 4 2 5 1 6 3 7 |  | [`maximum_nim.rs`](crate::maximum_nim) | |
//! | At least half | takes at least n / 2 of n stones | 0 1 2 2 3 3 3 3 4 4 4 4 4 4 4 4 |  | [`maximum_nim.rs`](crate::maximum_nim) | |
//! | Maximum Nim by roots | takes at most as many of n stones as the square root of n, rounded down | 0 1 0 1 2 0 1 2 0 3 1 2 0 3 1 2 |  | [`maximum_nim.rs`](crate::maximum_nim) | |
//! | Maximum Nim by digits | takes at most as many stones as the heap has binary digits | 0 1 2 0 3 1 2 0 4 3 1 2 0 4 3 1 |  | [`maximum_nim.rs`](crate::maximum_nim) | |
//! | Deleting divisors | subtracts from a number a divisor of it, but neither 1 nor the number itself | lost: 0 1 2 3 5 7 8 9 11 13 |  | [`number_theory.rs`](crate::number_theory) | |
//! | Not the last number | takes 1 to 2 stones, but not as many as the move before | lost: 0 3 6 9 12 15 18 21 24 27 |  | [`bash.rs`](crate::bash) | |
//! | Not the last number | takes 1 to 3 stones, but not as many as the move before | lost: 0 4 8 12 16 20 24 28 32 36 |  | [`bash.rs`](crate::bash) | |
//! | Not the last number | takes 1 to 4 stones, but not as many as the move before | lost: 0 5 10 15 20 25 30 35 40 45 |  | [`bash.rs`](crate::bash) | |
//! | Not the last number | takes 1 to 5 stones, but not as many as the move before | lost: 0 7 13 20 26 33 39 46 52 59 |  | [`bash.rs`](crate::bash) | |
//! | Not the last number | takes 1 to 6 stones, but not as many as the move before | lost: 0 7 14 21 28 35 42 49 56 |  | [`bash.rs`](crate::bash) | |
//! | Not the last number | takes 1 to 7 stones, but not as many as the move before | lost: 0 9 17 25 34 42 50 59 |  | [`bash.rs`](crate::bash) | |
//! | Not the last number | takes 1 to 8 stones, but not as many as the move before | lost: 0 9 18 27 36 45 54 |  | [`bash.rs`](crate::bash) | |
//! | Not the last number | takes 1 to 9 stones, but not as many as the move before | lost: 0 11 22 32 43 54 |  | [`bash.rs`](crate::bash) | |
//! | Not the last number | takes 1 to 10 stones, but not as many as the move before | lost: 0 11 22 33 44 55 |  | [`bash.rs`](crate::bash) | |
//! | Not the last number | takes 1 to 11 stones, but not as many as the move before | lost: 0 12 24 36 48 60 |  | [`bash.rs`](crate::bash) | |
//! | Not the last number | takes 1 to 12 stones, but not as many as the move before | lost: 0 13 26 39 52 |  | [`bash.rs`](crate::bash) | |
//! | Own last number barred | takes 1 to 2 stones, but not as many as the player's own move before | lost: 0 3 4 6 9 10 12 15 16 18 |  | [`bash.rs`](crate::bash) | |
//! | Own last number barred | takes 1 to 3 stones, but not as many as the player's own move before | lost: 0 4 5 8 12 14 16 18 20 22 |  | [`bash.rs`](crate::bash) | |
//! | Own last number barred | takes 1 to 4 stones, but not as many as the player's own move before | lost: 0 5 6 8 10 13 15 20 21 25 |  | [`bash.rs`](crate::bash) | |
//! | Own last number barred | takes 1 to 5 stones, but not as many as the player's own move before | lost: 0 6 7 9 12 13 18 20 23 24 |  | [`bash.rs`](crate::bash) | |
//! | Own last number barred | takes 1 to 6 stones, but not as many as the player's own move before | lost: 0 7 8 10 11 14 18 21 27 28 |  | [`bash.rs`](crate::bash) | |
//! | Own last number barred | takes 1 to 7 stones, but not as many as the player's own move before | lost: 0 8 9 11 12 16 17 24 26 32 |  | [`bash.rs`](crate::bash) | |
//! | Own last number barred | takes 1 to 8 stones, but not as many as the player's own move before | lost: 0 9 10 12 13 18 19 27 28 36 |  | [`bash.rs`](crate::bash) | |
//! | Own last number barred | takes 1 to 9 stones, but not as many as the player's own move before | lost: 0 10 11 13 14 20 21 30 31 40 |  | [`bash.rs`](crate::bash) | |
//! | A forbidden number | takes 1 to 2 stones, but not the number that the opponent forbids before | lost: 0 1 3 4 6 7 9 10 12 13 |  | [`bash.rs`](crate::bash) | |
//! | A forbidden number | takes 1 to 3 stones, but not the number that the opponent forbids before | lost: 0 1 4 5 8 9 12 13 16 17 |  | [`bash.rs`](crate::bash) | |
//! | A forbidden number | takes 1 to 4 stones, but not the number that the opponent forbids before | lost: 0 1 5 6 10 11 15 16 20 21 |  | [`bash.rs`](crate::bash) | |
//! | A forbidden number | takes 1 to 5 stones, but not the number that the opponent forbids before | lost: 0 1 6 7 12 13 18 19 24 25 |  | [`bash.rs`](crate::bash) | |
//! | A forbidden number | takes 1 to 6 stones, but not the number that the opponent forbids before | lost: 0 1 7 8 14 15 21 22 28 29 |  | [`bash.rs`](crate::bash) | |
//! | A forbidden number | takes 1 to 7 stones, but not the number that the opponent forbids before | lost: 0 1 8 9 16 17 24 25 32 33 |  | [`bash.rs`](crate::bash) | |
//! | A forbidden number | takes 1 to 8 stones, but not the number that the opponent forbids before | lost: 0 1 9 10 18 19 27 28 36 37 |  | [`bash.rs`](crate::bash) | |
//! | A forbidden number | takes 1 to 9 stones, but not the number that the opponent forbids before | lost: 0 1 10 11 20 21 30 31 40 41 |  | [`bash.rs`](crate::bash) | |
//! | A forbidden number | takes 1 to 10 stones, but not the number that the opponent forbids before | lost: 0 1 11 12 22 23 33 34 44 45 |  | [`bash.rs`](crate::bash) | |
//! | Misère Bash's game | takes 1 to 2 stones, and the last stone loses | lost: 1 4 7 10 13 16 19 22 25 28 |  | [`bash.rs`](crate::bash) | |
//! | Misère Bash's game | takes 1 to 3 stones, and the last stone loses | lost: 1 5 9 13 17 21 25 29 33 37 |  | [`bash.rs`](crate::bash) | |
//! | Misère Bash's game | takes 1 to 4 stones, and the last stone loses | lost: 1 6 11 16 21 26 31 36 41 46 |  | [`bash.rs`](crate::bash) | |
//! | Misère Bash's game | takes 1 to 5 stones, and the last stone loses | lost: 1 7 13 19 25 31 37 43 49 55 |  | [`bash.rs`](crate::bash) | |
//! | Misère Bash's game | takes 1 to 6 stones, and the last stone loses | lost: 1 8 15 22 29 36 43 50 57 |  | [`bash.rs`](crate::bash) | |
//! | Misère Bash's game | takes 1 to 7 stones, and the last stone loses | lost: 1 9 17 25 33 41 49 57 |  | [`bash.rs`](crate::bash) | |
//! | Misère Bash's game | takes 1 to 8 stones, and the last stone loses | lost: 1 10 19 28 37 46 55 |  | [`bash.rs`](crate::bash) | |
//! | Misère Bash's game | takes 1 to 9 stones, and the last stone loses | lost: 1 11 21 31 41 51 |  | [`bash.rs`](crate::bash) | |
//! | Misère Bash's game | takes 1 to 10 stones, and the last stone loses | lost: 1 12 23 34 45 56 |  | [`bash.rs`](crate::bash) | |
//! | Taking a divisor, misère | subtracts from a number a divisor of it, but not the number itself, and the last move loses | lost: 2 5 7 9 11 13 15 17 19 21 |  | [`number_theory.rs`](crate::number_theory) | |
//! | Taking a digit, misère | subtracts from a number one of its decimal digits, and the last move loses | lost: 1 2 3 4 5 6 7 8 9 11 |  | [`number_theory.rs`](crate::number_theory) | |
//! | Half of the heap, misère | takes at most n / 2 of n stones, rounded down, but always one, and the last stone loses | lost: 1 3 7 15 31 |  | [`maximum_nim.rs`](crate::maximum_nim) | |
//! | Lower or divide | lowers a number by 1, or divides it by a divisor other than 1 and the number itself | lost: 1 3 5 7 11 13 16 19 23 29 |  | [`number_theory.rs`](crate::number_theory) | |
//! | Wythoff's game | takes from one heap, or the same from both | lost: (1, 2) (3, 5) (4, 7) (6, 10) (8, 13) |  | [`wythoff.rs`](crate::wythoff) | [A000201](https://oeis.org/A000201) |
//! | Nim on two heaps | takes from one heap | lost: (1, 1) (2, 2) (3, 3) (4, 4) (5, 5) |  | [`nim.rs`](crate::nim) | |
//! | Misère Nim on two heaps | takes from one heap, and the last stone loses | lost: (2, 2) (3, 3) (4, 4) (5, 5) (6, 6) |  | [`misere.rs`](crate::misere) | |
//! | Euclid's game | subtracts a multiple of the smaller number from the larger one | lost: (2, 3) (3, 4) (4, 5) (4, 6) (5, 6) |  | [`euclid.rs`](crate::euclid) | |
//! | Euclid's game with powers | subtracts a power of the smaller number from the larger one, or leaves its remainder | lost: (2, 3) (2, 9) (2, 15) (2, 21) (2, 27) |  | [`euclid.rs`](crate::euclid) | |
//! | Chomp in two rows | bites off a corner of a bar of two rows, and the last square loses | lost: (1, 2) (2, 3) (3, 4) (4, 5) (5, 6) |  | [`chomp.rs`](crate::chomp) | |
//! | Candy Piles | eats the largest heap or one of each heap, and the last sweet loses | lost: (2, 2) (2, 3) (2, 4) (2, 5) (2, 6) |  | [`candy_piles.rs`](crate::candy_piles) | |
//! | Misère Wythoff | takes from one heap, or the same from both, and the last stone loses | lost: (2, 2) (3, 5) (4, 7) (6, 10) (8, 13) |  | [`wythoff.rs`](crate::wythoff) | |
//! | Nim with a pass | takes from one heap, or passes, once in the game for both players together | lost: (1, 2) (3, 4) (5, 6) (7, 8) (9, 10) |  | [`tempo.rs`](crate::tempo) | |
//! | Different heaps | takes from one heap, and heaps with stones must not become equal | lost: (1, 2) (3, 4) (5, 6) (7, 8) (9, 10) |  | [`nim.rs`](crate::nim) | |
//! | Nim and twice | takes from one heap, or any number from one and twice as many from the other | lost: (1, 1) (2, 2) (3, 3) (4, 4) (5, 5) |  | [`nim.rs`](crate::nim) | |
//! | Fibonacci Nim on two heaps | takes from one heap, at most twice as many stones as the move before | lost: (1, 1) (2, 2) (3, 3) (4, 4) (5, 5) |  | [`dynamic_nim.rs`](crate::dynamic_nim) | |
//! | A divisor of the other heap | takes from one heap a divisor of the other one; each number divides 0 | lost: (1, 1) (1, 3) (1, 5) (1, 7) (1, 9) |  | [`number_theory.rs`](crate::number_theory) | |
//! | One, or the same from both | takes one stone from one heap, or the same number from both | lost: (2, 3) (2, 5) (2, 7) (2, 9) (2, 11) |  | [`wythoff.rs`](crate::wythoff) | |
//! | Take two and give one | takes 2, 4, 6, ... stones from one heap and puts half of them on the other | lost: (1, 1) (1, 2) (2, 2) (2, 3) (3, 3) |  | [`wythoff.rs`](crate::wythoff) | |
//! | A king | takes one stone from one heap, or one from each | lost: (2, 2) (2, 4) (2, 6) (2, 8) (2, 10) |  | [`mex.rs`](crate::mex) | |
//! | A knight | takes two stones from one heap, and takes one from the other or adds one to it | lost: (1, 1) (1, 4) (1, 5) (1, 8) (1, 9) |  | [`mex.rs`](crate::mex) | |
//! | Misère generalized Wythoff | takes from one heap, or from both, numbers that differ by less than 2, and the last stone loses | lost: (2, 5) (3, 8) (4, 11) (6, 15) (7, 18) |  | [`wythoff.rs`](crate::wythoff) | |
//! | Misère generalized Wythoff | takes from one heap, or from both, numbers that differ by less than 3, and the last stone loses | lost: (2, 6) (3, 10) (4, 14) (5, 18) (7, 23) |  | [`wythoff.rs`](crate::wythoff) | |
//! | Misère generalized Wythoff | takes from one heap, or from both, numbers that differ by less than 4, and the last stone loses | lost: (2, 7) (3, 12) (4, 17) (5, 22) (6, 27) |  | [`wythoff.rs`](crate::wythoff) | |
//! | Misère generalized Wythoff | takes from one heap, or from both, numbers that differ by less than 5, and the last stone loses | lost: (2, 8) (3, 14) (4, 20) (5, 26) (6, 32) |  | [`wythoff.rs`](crate::wythoff) | |
//! | Generalized Wythoff | takes from one heap, or from both, numbers that differ by less than 2 | lost: (1, 3) (2, 6) (4, 10) (5, 13) (7, 17) |  | [`wythoff.rs`](crate::wythoff) | [A001951](https://oeis.org/A001951) |
//! | Generalized Wythoff | takes from one heap, or from both, numbers that differ by less than 3 | lost: (1, 4) (2, 8) (3, 12) (5, 17) (6, 21) |  | [`wythoff.rs`](crate::wythoff) | |
//! | Generalized Wythoff | takes from one heap, or from both, numbers that differ by less than 4 | lost: (1, 5) (2, 10) (3, 15) (4, 20) (6, 26) |  | [`wythoff.rs`](crate::wythoff) | |
//! | Generalized Wythoff | takes from one heap, or from both, numbers that differ by less than 5 | lost: (1, 6) (2, 12) (3, 18) (4, 24) (5, 30) |  | [`wythoff.rs`](crate::wythoff) | |
//!
//! Games with other parameters are not known, nor positions that are neither a number nor a pair, nor games for
//! points.
//!
//! ## Problems
//!
//! Three positions to decide with a pencil come first:
//! [exercises, step 2](crate::exercises#step-2-the-tools).
//!
//! A table is a tool to find solutions with, and seldom a part of them. The one above solves
//!
//! - [`cf2027e1`](crate::problems::tables::cf2027e1) Codeforces 2027E1 Bit Game (Easy Version)
#![doc(alias(
    "打表",
    "Tables of Grundy values",
    "找规律",
    "pattern",
    "guess",
    "Guess the game by its values",
    "打表找规律",
    "table of values",
    "sequence",
    "OEIS"
))]

/// Returns a list of values as a table with `columns` values to a line. Each line is headed by the index of
/// its first value, each column by how many values come before it in its line. O(length of the text).
///
/// # Panics
/// If `columns` is 0.
#[track_caller]
pub fn one_dimension(values: &[u64], columns: usize) -> String {
    assert!(columns > 0, "a line has a value or more");
    aligned(&values.chunks(columns).collect::<Vec<_>>(), columns)
}

/// Returns rows of values as a table with a line for each row, with the indices of the rows and of the
/// columns. Rows may differ in length. O(length of the text).
pub fn two_dimensions(rows: &[Vec<u64>]) -> String {
    aligned(&rows.iter().map(Vec::as_slice).collect::<Vec<_>>(), 1)
}

/// The rows under a line of column indices; the heads of the rows are multiples of `step`.
fn aligned(rows: &[&[u64]], step: usize) -> String {
    let columns = rows.iter().map(|row| row.len()).max().unwrap_or(0);
    let indices: Vec<u64> = (0..).take(columns).collect();
    let numbers = rows.iter().copied().flatten().chain(&indices);
    let width = numbers.max().map_or(0, |most| most.to_string().len());
    let last_head = rows.len().saturating_sub(1) * step;
    let head_width = last_head.to_string().len();

    let line = |head: &str, cells: &[u64]| {
        let cells = cells.iter().map(|cell| format!(" {cell:width$}"));
        format!("{head:>head_width$} |{}\n", cells.collect::<String>())
    };
    let mut text = line("", &indices);
    let rule = "-".repeat(columns * (width + 1));
    text += &format!("{}-+{rule}\n", "-".repeat(head_width));
    for (i, row) in rows.iter().enumerate() {
        text += &line(&(i * step).to_string(), row);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::Search;

    #[test]
    fn cells_stand_under_their_indices() {
        // The nim-sums of a and b, the last row cut short.
        let mut rows: Vec<Vec<u64>> = (0..11).map(|a| (0..11).map(|b| a ^ b).collect()).collect();
        rows[10].truncate(3);
        let text = two_dimensions(&rows);
        let lines: Vec<&str> = text.lines().collect();
        assert_eq!(lines.len(), 13);
        let head = lines[0];
        assert_eq!(head, "   |  0  1  2  3  4  5  6  7  8  9 10");
        assert_eq!(lines[1], "---+---------------------------------");
        for (a, line) in lines[2..].iter().enumerate() {
            assert_eq!(line[..4], format!("{a:2} |"));
            let shown = line[4..].split_whitespace().enumerate();
            assert_eq!(shown.clone().count(), rows[a].len());
            for (b, cell) in shown {
                let end = 4 + 3 * (b + 1);
                assert_eq!(line[..end].rsplit(' ').next(), Some(cell));
                assert_eq!(head[..end].rsplit(' ').next(), Some(b.to_string().as_str()));
                assert_eq!(cell, (a ^ b).to_string());
            }
        }
    }

    #[test]
    fn lines_are_headed_by_their_first_index() {
        let expected = "   |   0   1
---+--------
 0 |   7   0
 2 | 123   1
 4 |   0   0
 6 |   1   2
 8 |   3   4
10 |   5
";
        assert_eq!(
            one_dimension(&[7, 0, 123, 1, 0, 0, 1, 2, 3, 4, 5], 2),
            expected
        );
    }

    #[test]
    fn an_index_may_be_wider_than_every_cell() {
        let expected = "   |  0  1  2  3  4  5  6  7  8  9 10
---+---------------------------------
 0 |  1  1  1  1  1  1  1  1  1  1  1
11 |  1
";
        assert_eq!(one_dimension(&[1; 12], 11), expected);
    }

    #[test]
    fn an_empty_table_is_a_bare_frame() {
        assert_eq!(one_dimension(&[], 5), "  |\n--+\n");
        assert_eq!(two_dimensions(&[vec![]]), "  |\n--+\n0 |\n");
    }

    #[test]
    fn the_closed_form_for_bounds_and_heaps_of_seven_digits() {
        let mut search = Search::normal(|&(bound, heap): &(u64, u64)| {
            let takes = (1..=bound).filter(|take| take & heap == *take);
            takes.map(|take| (bound, heap - take)).collect()
        });
        for (bound, heap) in (0..128).flat_map(|bound| (0..128).map(move |heap| (bound, heap))) {
            let mut takes = (0..=bound).rev().filter(|take| take & heap == *take);
            let take = takes.next().expect("0");
            let places = (0..7).rev().filter(|place| heap >> place & 1 == 1);
            let m = places.fold(0, |m, place| 2 * m + (take >> place & 1));
            let length = (0..8)
                .find(|&length| m < 1 << length)
                .expect("seven digits");
            let expected = if length > 0 && m == (1 << length) - 2 {
                0
            } else if length % 2 == 0 && 2 * m == 1 << length {
                length - 2
            } else {
                length
            };
            assert_eq!(search.grundy(&(bound, heap)), expected, "{bound}, {heap}");
        }
    }

    /// The first heap up to `most` that is lost or won against the pattern.
    fn breaks_at(takes: &[u64], period: u64, remainders: &[u64], most: usize) -> Option<u64> {
        let lost = crate::subtraction::lost_heaps(takes, most);
        let is_wrong = |n: &u64| remainders.contains(&(n % period)) != lost.contains(n);
        (0..=most as u64).find(is_wrong)
    }

    /// The first take that joins two heaps of the pattern.
    fn joins(takes: &[u64], period: u64, remainders: &[u64]) -> Option<u64> {
        let is_one = |take: &u64| {
            let moved = remainders.iter().map(|rest| (rest + take) % period);
            moved.into_iter().any(|rest| remainders.contains(&rest))
        };
        takes.iter().copied().find(is_one)
    }

    fn is_prime(n: u64) -> bool {
        n > 1 && (2..n).all(|divisor| n % divisor != 0)
    }

    #[test]
    fn patterns_end_with_the_first_take_that_joins_two_heaps() {
        let squares: Vec<u64> = (1..=20).map(|n| n * n).collect();
        let fibonacci = [1, 2, 3, 5, 8, 13, 21, 34, 55, 89, 144, 233];
        let triangular: Vec<u64> = (1..=25).map(|n| n * (n + 1) / 2).collect();
        let factorials = [1, 2, 6, 24, 120];
        let catalan = [1, 2, 5, 14, 42, 132];
        let patterns: [(&[u64], u64, &[u64], u64, usize); 5] = [
            (&squares, 5, &[0, 2], 25, 10),
            (&fibonacci, 10, &[0, 4], 34, 7),
            (&triangular, 9, &[0, 2, 4], 36, 12),
            (&factorials, 7, &[0, 3], 24, 7),
            (&catalan, 3, &[0], 42, 14),
        ];
        for (takes, period, remainders, first, count) in patterns {
            assert_eq!(breaks_at(takes, period, remainders, 200), Some(first));
            assert_eq!(joins(takes, period, remainders), Some(first));
            let before = (0..first).filter(|n| remainders.contains(&(n % period)));
            assert_eq!(before.count(), count, "{first}");
        }
        let powers: Vec<u64> = (0..9).map(|n| 1 << n).collect();
        let fours: Vec<u64> = (0..5).map(|n| 1 << (2 * n)).collect();
        let primes: Vec<u64> = (1..=300).filter(|&n| n == 1 || is_prime(n)).collect();
        let is_power = |&n: &u64| {
            let prime = (2..=n).find(|divisor| n % divisor == 0);
            prime.map_or(true, |prime| prime.pow(n.ilog(prime)) == n)
        };
        let prime_powers: Vec<u64> = (1..=300).filter(is_power).collect();
        let lucas = [1, 2, 3, 4, 7, 11, 18, 29, 47, 76, 123, 199];
        let proved: [(&[u64], u64, &[u64]); 5] = [
            (&powers, 3, &[0]),
            (&fours, 5, &[0, 2]),
            (&primes, 4, &[0]),
            (&prime_powers, 6, &[0]),
            (&lucas, 5, &[0]),
        ];
        for (takes, period, remainders) in proved {
            assert_eq!(breaks_at(takes, period, remainders, 300), None, "{takes:?}");
            assert_eq!(joins(takes, period, remainders), None, "{takes:?}");
        }
    }

    #[test]
    fn other_patterns_that_break() {
        let values = crate::subtraction::grundy_values(&[1, 3, 40], 45);
        let wrong = (0..).zip(values).find(|&(n, value)| value != n % 2);
        assert_eq!(wrong, Some((40, 2)));

        let primes: Vec<u64> = (1..=40).filter(|&n| is_prime(n)).collect();
        let values = crate::subtraction::grundy_values(&primes, 40);
        let wrong = (0..).zip(values).find(|&(n, value)| value != n % 9 / 2);
        assert_eq!(wrong.map(|(n, _)| n), Some(18));

        let values = crate::grundys_game::grundy_values(20);
        let wrong = (1..=20).find(|&n| (values[n] == 0) != (n % 3 == 1 || n == 2));
        assert_eq!(wrong, Some(13));

        let mut search = Search::misere(|rows: &Vec<u64>| {
            let mut options = Vec::new();
            for (i, &row) in rows.iter().enumerate() {
                // One of some equal rows is enough.
                if rows[..i].contains(&row) {
                    continue;
                }
                for left in 0..=(row - 2) / 2 {
                    let mut option = [&rows[..i], &rows[i + 1..], &[left, row - 2 - left]].concat();
                    option.retain(|&row| row > 1);
                    option.sort_unstable();
                    options.push(option);
                }
            }
            options
        });
        let seems = [2, 3, 7, 8, 12];
        let wrong = (2..=44).find(|n| search.wins(&vec![*n]) == seems.contains(&(n % 14)));
        assert_eq!(wrong, Some(44));
        let before = (2..44).filter(|n| seems.contains(&(n % 14)));
        assert_eq!(before.count(), 15);
    }
}
