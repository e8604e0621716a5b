//! # Guess the game by its values (打表找规律)
//!
//! You have printed a table of nim-values by a brute force. This page asks the library whether it knows a game
//! with these values. No network is needed for it.
//!
//! ## How to ask
//!
//! On the command line, or by [`guess`] in a program:
//!
//! ```text
//! $ grundy guess 0 1 2 3 1 4 3 2 1 4 2 6
//! games that have these values so far: no proof
//! Kayles: a move knocks down one pin of a row or two neighbours (octal game 0.77)
//!     snippets/octal.rs; from heap 0 on; period 12 from heap 71 on
//! ```
//!
//! - **Values**, ten or more. The first one is that of heap 0, 1 or 2; the answer says which.
//! - **Lost heaps**, six or more that grow: 1 2 3 5 8 13. No lost heap between them may be missing. The list
//!   begins with the first lost heap, or the first one from heap 1 or 2 on.
//! - **Lost pairs** of two heaps, three or more, each in brackets: (1, 2) (3, 5) (4, 7). Their order does not
//!   matter. Let x and z be the least and the greatest of the smaller heaps, and let y be the greatest heap of
//!   all. Each lost pair with its smaller heap from x to z and no heap above y has to be there. (In the example
//!   x is 1, z is 4 and y is 7.)
//!
//! Commas, other brackets and line breaks do not matter. A shell reads brackets in its own way, so put the pairs
//! in quotation marks: `grundy guess '(1,2) (3,5) (4,7)'`. Without numbers the command reads its input:
//! `grundy guess < table.txt`.
//!
//! ## What it tells
//!
//! *These values so far: no proof.* A game that agrees with yours up to heap 30 may differ at heap 31, and two
//! rules can have the same values. Prove that your game is the one that was found, or compare the next hundred
//! values of the two. Games with a name come first. If several games have your values and agree for 64 more, one
//! is shown, with the names of the others that have one. If the page proves a period, the answer gives it.
//!
//! How much do the numbers tell? The games below have 1397 different tables of 64 values, from heap 0, 1 or 2 on.
//! Of these 601 have first ten values that no other one has, so print more than ten. The games have 322 different
//! lists of 12 lost heaps up to 200. Of these 250 have a first six that no other one has: a list of lost heaps
//! says something about the heaps between them, too. Three lost pairs are enough to tell each of Wythoff's games
//! from all others. For other games on two heaps three may be too few: (2, 2) (3, 3) (4, 4) are lost in Nim and
//! in misère Nim.
//!
//! *If no game fits*, the answer says whether the numbers repeat so far, from which place on, and how much they
//! grow each time. Otherwise it says what to try next: section 6 of the [first lesson](crate::first_lesson).
//!
//! ## What it knows
//!
//! Nothing is stored: all is computed by the functions of the pages.
//!
//! - Takes of p to q stones, p up to 10, q up to 20 ([`bash`](crate::bash)); sets of one to three takes, each up
//!   to 10 ([`subtraction`]); all takes except those of such a set ([`all_but`]).
//! - Octal games with up to three digits behind the point, 0.??? and 4.??? ([`octal`]).
//! - At most n / k of n stones, k = 2 to 10 ([`maximum_nim`]). Quotients and even splits, for heaps of k or more
//!   stones, k = 1 to 5 ([`divide`]).
//! - The games with a name, in this table. Search it in your browser for your values: 1 4 3 2 1. The values are
//!   those of the heaps 0 to 15. For games that are known by their lost heaps or pairs the first of these are
//!   shown; pairs with an empty heap are left out. For Wythoff's games the OEIS has the smaller heaps. Its lists
//!   often begin at heap 1 or 2.
//!
//! | game | a move | first values | period | page | OEIS |
//! | --- | --- | --- | --- | --- | --- |
//! | Nim | takes any number of stones | 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 | 1 from 0 on, each time 1 more | [`nim.rs`](crate::nim) | [A001477](https://oeis.org/A001477) |
//! | Grundy's game | splits a heap into two of different sizes | 0 0 0 1 0 2 1 0 2 1 0 2 1 3 2 1 |  | [`grundys_game.rs`](crate::grundys_game) | [A002188](https://oeis.org/A002188) |
//! | Lasker's Nim | takes any number of stones, or splits a heap into two | 0 1 2 4 3 5 6 8 7 9 10 12 11 13 14 16 |  | [`lasker.rs`](crate::lasker) | |
//! | Lasker's Nim with three heaps | takes any number of stones, or splits a heap into three | 0 1 2 3 4 5 6 8 7 9 10 11 12 13 14 16 |  | [`lasker.rs`](crate::lasker) | |
//! | Any two smaller heaps | replaces a heap by two smaller ones of any sizes, empty or not | 0 1 2 4 7 8 11 13 14 16 19 21 22 25 26 28 |  | [`splitting.rs`](crate::splitting) | |
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
//! | Game of powers | strikes out a number and its powers, of the numbers 1 to n | 0 1 0 1 2 3 2 3 0 3 2 3 2 3 2 3 |  | [`powers.rs`](crate::powers) | |
//! | Kayles | knocks down one pin of a row or two neighbours (octal game 0.77) | 0 1 2 3 1 4 3 2 1 4 2 6 4 1 2 7 | 12 from 71 on | [`octal.rs`](crate::octal) | [A002186](https://oeis.org/A002186) |
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
//! | Taking powers of 2 | takes 1, 2, 4, 8, ... stones | 0 1 2 0 1 2 0 1 2 0 1 2 0 1 2 0 |  | [`subtraction.rs`](crate::subtraction) | [A010872](https://oeis.org/A010872) |
//! | Taking powers of 3 | takes 1, 3, 9, 27, ... stones | 0 1 0 1 0 1 0 1 0 1 0 1 0 1 0 1 |  | [`subtraction.rs`](crate::subtraction) | |
//! | Taking powers of 4 | takes 1, 4, 16, 64, ... stones | 0 1 0 1 2 0 1 0 1 2 0 1 0 1 2 0 |  | [`subtraction.rs`](crate::subtraction) | |
//! | Taking powers of 5 | takes 1, 5, 25, 125, ... stones | 0 1 0 1 0 1 0 1 0 1 0 1 0 1 0 1 |  | [`subtraction.rs`](crate::subtraction) | |
//! | Taking primes | takes a prime number of stones | 0 0 1 1 2 2 3 3 4 0 0 1 1 2 2 3 |  | [`subtraction.rs`](crate::subtraction) | [A014589](https://oeis.org/A014589) |
//! | Taking 1 or a prime | takes 1 or a prime number of stones | 0 1 2 3 0 1 2 3 0 1 2 3 0 1 2 3 |  | [`subtraction.rs`](crate::subtraction) | |
//! | Taking Fibonacci numbers | takes 1, 2, 3, 5, 8, ... stones | 0 1 2 3 0 1 2 3 4 5 0 1 2 3 0 1 |  | [`subtraction.rs`](crate::subtraction) | [A014588](https://oeis.org/A014588) |
//! | Maximum Nim | takes at most n / 2 of n stones, rounded down | 0 0 1 0 2 1 3 0 4 2 5 1 6 3 7 0 |  | [`maximum_nim.rs`](crate::maximum_nim) | [A025480](https://oeis.org/A025480) |
//! | Maximum Nim | takes at most n / 3 of n stones, rounded down | 0 0 0 1 0 1 2 0 1 3 2 0 4 1 3 5 |  | [`maximum_nim.rs`](crate::maximum_nim) | [A263390](https://oeis.org/A263390) |
//! | Maximum Nim | takes at most n / 4 of n stones, rounded down | 0 0 0 0 1 0 1 0 2 1 0 2 3 1 0 2 |  | [`maximum_nim.rs`](crate::maximum_nim) | |
//! | Maximum Nim | takes at most n / 5 of n stones, rounded down | 0 0 0 0 0 1 0 1 0 1 2 0 1 2 0 3 |  | [`maximum_nim.rs`](crate::maximum_nim) | |
//! | Maximum Nim by roots | takes at most as many of n stones as the square root of n, rounded down | 0 1 0 1 2 0 1 2 0 3 1 2 0 3 1 2 |  | [`maximum_nim.rs`](crate::maximum_nim) | |
//! | Maximum Nim by digits | takes at most as many stones as the heap has binary digits | 0 1 2 0 3 1 2 0 4 3 1 2 0 4 3 1 |  | [`maximum_nim.rs`](crate::maximum_nim) | |
//! | Dynamic Nim | takes at most as many stones as the move before, and the first move leaves a stone | lost: 0 1 2 4 8 16 32 |  | [`dynamic_nim.rs`](crate::dynamic_nim) | [A000079](https://oeis.org/A000079) |
//! | Fibonacci Nim | takes at most twice as many stones as the move before, and the first move leaves a stone | lost: 0 1 2 3 5 8 13 21 34 55 |  | [`fibonacci.rs`](crate::fibonacci) | [A000045](https://oeis.org/A000045) |
//! | Dynamic Nim | takes at most 3 times as many stones as the move before, and the first move leaves a stone | lost: 0 1 2 3 4 6 8 11 15 21 |  | [`dynamic_nim.rs`](crate::dynamic_nim) | |
//! | Dynamic Nim | takes at most 4 times as many stones as the move before, and the first move leaves a stone | lost: 0 1 2 3 4 5 7 9 12 15 |  | [`dynamic_nim.rs`](crate::dynamic_nim) | |
//! | Deleting divisors | subtracts from a number a divisor of it, but neither 1 nor the number itself | lost: 0 1 2 3 5 7 8 9 11 13 |  | [`number_theory.rs`](crate::number_theory) | |
//! | Wythoff's game | takes from one heap, or the same from both | lost: (1, 2) (3, 5) (4, 7) (6, 10) (8, 13) |  | [`wythoff.rs`](crate::wythoff) | [A000201](https://oeis.org/A000201) |
//! | Nim on two heaps | takes from one heap | lost: (1, 1) (2, 2) (3, 3) (4, 4) (5, 5) |  | [`nim.rs`](crate::nim) | |
//! | Misère Nim on two heaps | takes from one heap, and the last stone loses | lost: (2, 2) (3, 3) (4, 4) (5, 5) (6, 6) |  | [`misere.rs`](crate::misere) | |
//! | Euclid's game | subtracts a multiple of the smaller number from the larger one | lost: (2, 3) (3, 4) (4, 5) (4, 6) (5, 6) |  | [`euclid.rs`](crate::euclid) | |
//! | Euclid's game with powers | subtracts a power of the smaller number from the larger one, or leaves its remainder | lost: (2, 3) (2, 9) (2, 15) (2, 21) (2, 27) |  | [`euclid.rs`](crate::euclid) | |
//! | Chomp in two rows | bites off a corner of a bar of two rows, and the last square loses | lost: (1, 2) (2, 3) (3, 4) (4, 5) (5, 6) |  | [`chomp.rs`](crate::chomp) | |
//! | Candy Piles | eats the largest heap or one of each heap, and the last sweet loses | lost: (2, 2) (2, 3) (2, 4) (2, 5) (2, 6) |  | [`candy_piles.rs`](crate::candy_piles) | |
//! | Generalized Wythoff | takes from one heap, or from both, numbers that differ by less than 2 | lost: (1, 3) (2, 6) (4, 10) (5, 13) (7, 17) |  | [`wythoff.rs`](crate::wythoff) | [A001951](https://oeis.org/A001951) |
//! | Generalized Wythoff | takes from one heap, or from both, numbers that differ by less than 3 | lost: (1, 4) (2, 8) (3, 12) (5, 17) (6, 21) |  | [`wythoff.rs`](crate::wythoff) | |
//! | Generalized Wythoff | takes from one heap, or from both, numbers that differ by less than 4 | lost: (1, 5) (2, 10) (3, 15) (4, 20) (6, 26) |  | [`wythoff.rs`](crate::wythoff) | |
//! | Generalized Wythoff | takes from one heap, or from both, numbers that differ by less than 5 | lost: (1, 6) (2, 12) (3, 18) (4, 24) (5, 30) |  | [`wythoff.rs`](crate::wythoff) | |
//!
//! It does not know games with other parameters, positions that are neither a number nor a pair, or games for
//! points.
//!
//! ## How it works
//!
//! The first ten values of each game, from heap 0, 1 and 2 on, are compared with yours. Only the few games that
//! agree are computed further. Repetitions are found by [`repetitions`] in the differences of neighbours, so that
//! values that grow are found, too. The answer gives a period if what comes again is at least as long as the
//! period, and also has eight numbers or half of the list, whichever is less.
//!
//! ## Cost
//!
//! Some 1600 short tables, and a table as long as yours for each game that fits: a few milliseconds.
//!
//! ## Example
//!
//! A move takes one, three or four stones. Its lost heaps alone are enough:
//!
//! ```
//! use snippets::guess::guess;
//!
//! let answer = guess("0 2 7 9 14 16 21").unwrap();
//! assert!(answer.contains("a move takes 1, 3 or 4 stones\n    snippets/subtraction.rs; period 7 from heap 0 on"));
//!
//! let answer = guess("[1, 2], [3, 5], [4, 7]").unwrap();
//! assert!(answer.contains("Wythoff's game: a move takes from one heap, or the same from both"));
//!
//! // A game that is not there: it repeats.
//! let answer = guess("7 0 5 1 2 3 1 2 3 1 2 3 1 2 3 1").unwrap();
//! assert!(answer.contains("from place 3 on (the first is place 0) the numbers have the period 3 so far"));
//!
//! assert!(guess("0 1 2 3").is_err());
//! ```
//!
//! ## Problems
//!
//! None in the catalogue: a table helps to find a solution, and is no part of it.
//!
//! ## Source
//!
//! The pages. The numbers in the last column are those of the [OEIS](https://oeis.org), the On-Line Encyclopedia of
//! Integer Sequences.
#![doc(alias = "Guess the game by its values")]
#![doc(alias = "打表找规律")]
#![doc(alias = "打表")]
#![doc(alias = "找规律")]
#![doc(alias = "table of values")]
#![doc(alias = "pattern")]
#![doc(alias = "sequence")]
#![doc(alias = "OEIS")]
use crate::mex::index;
use crate::periodic::{repetitions, Periodic};
use crate::{
    all_but, candy_piles, chomp, coin_turning, divide, divisor_nim, dynamic_nim, euclid,
    grundys_game, lasker, maximum_nim, misere, nim, number_theory, octal, powers, splitting,
    subtraction, wythoff,
};

/// A table has at least this many values.
const LEAST_VALUES: usize = 10;
/// A list of lost heaps is at least this long.
const LEAST_HEAPS: usize = 6;
/// A list of lost pairs is at least this long.
const LEAST_PAIRS: usize = 3;
/// Lost heaps, and the heaps of lost pairs, have at most this many stones.
const MOST_STONES: u64 = 2000;
/// Lost heaps are compared up to this one first.
const SMALL: u64 = 20;
/// A table begins with the value of one of the first heaps: 0, 1 or 2.
const STARTS: usize = 3;
/// Two tables are equal if this many values behind those asked for are equal, too.
const BEHIND: usize = 64;
/// A period is looked for in the values of the heaps up to this one.
const MOST_FOR_PERIOD: usize = 1200;
/// At most this many games are shown.
const MOST_SHOWN: usize = 10;

/// What the library knows of the numbers in a text, in lines: the games that have these values, lost heaps or
/// lost pairs, or whether the numbers repeat and what to try next. Costs the tables of all games that it knows.
///
/// # Errors
/// `error: ...`, where a word is not a number from 0 on, or there are too few numbers.
pub fn guess(text: &str) -> Result<String, String> {
    let groups = read(text)?;
    let numbers = groups.concat();
    let are_small = numbers.iter().all(|&number| number <= MOST_STONES);
    if groups.len() > 1 && groups.iter().all(|group| group.len() == 2) {
        if groups.len() < LEAST_PAIRS || !are_small {
            return Err(too_few(numbers.len()));
        }
        let pairs: Vec<(u64, u64)> = groups.iter().map(|pair| (pair[0], pair[1])).collect();
        let found = tell("lost pairs", &with_lost_pairs(&pairs));
        return Ok(found.unwrap_or_else(|| NOTHING.to_string() + NEXT));
    }

    let is_growing = numbers.windows(2).all(|pair| pair[0] < pair[1]);
    let may_be_values = numbers.len() >= LEAST_VALUES;
    let may_be_heaps = is_growing && are_small && numbers.len() >= LEAST_HEAPS;
    if !may_be_values && !may_be_heaps {
        return Err(too_few(numbers.len()));
    }
    let mut found = String::new();
    if may_be_values {
        found += &tell("values", &with_values(&numbers)).unwrap_or_default();
    }
    if may_be_heaps {
        found += &tell("lost heaps", &with_lost_heaps(&numbers)).unwrap_or_default();
    }
    if found.is_empty() {
        found = NOTHING.to_string() + &repeats_or_next(&numbers);
    }
    Ok(found)
}

/// The numbers of a text, those between two brackets as a group.
fn read(text: &str) -> Result<Vec<Vec<u64>>, String> {
    let is_bracket = |c| "()[]{}（）【】".contains(c);
    let is_gap = |c: char| c.is_whitespace() || ",;，、；".contains(c);
    let mut groups = Vec::new();
    for piece in text.split(is_bracket) {
        let mut group: Vec<u64> = Vec::new();
        for word in piece.split(is_gap).filter(|word| !word.is_empty()) {
            match word.parse() {
                Ok(number) => group.push(number),
                Err(_) => return Err(format!("error: expected numbers from 0 on, found {word:?}")),
            }
        }
        if !group.is_empty() {
            groups.push(group);
        }
    }
    Ok(groups)
}

fn too_few(count: usize) -> String {
    format!(
        "error: found {count} numbers, print more: {LEAST_VALUES} values, or {LEAST_HEAPS} lost heaps in increasing \
         order, or {LEAST_PAIRS} lost pairs in brackets, both with heaps up to {MOST_STONES}"
    )
}

/// A game of the library.
struct Game {
    /// Empty if it has none.
    name: &'static str,
    /// What a move does.
    rule: String,
    /// The file `snippets/<page>.rs`.
    page: &'static str,
    solution: Solution,
}

/// What a page computes.
enum Solution {
    /// The values, where a move takes one of these numbers.
    Takes(Vec<u64>),
    /// The values, where a move takes any number except these.
    AllBut(Vec<u64>),
    /// The values of the octal game with these digits.
    Octal(Vec<u8>),
    /// The values of the heaps up to a bound.
    Values(Box<dyn Fn(usize) -> Vec<u64>>),
    /// The lost heaps up to a bound, and no values.
    LostHeaps(Box<dyn Fn(u64) -> Vec<u64>>),
    /// Whether the player to move wins on two heaps.
    TwoHeaps(Box<dyn Fn(u64, u64) -> bool>),
}

impl Solution {
    /// The value of each heap.
    fn of_each(value: impl Fn(u64) -> u64 + 'static) -> Self {
        Solution::Values(Box::new(move |most| {
            (0..=most as u64).map(&value).collect()
        }))
    }

    /// The values of the heaps of 0 to `most` stones, where a page gives them.
    fn values(&self, most: usize) -> Option<Vec<u64>> {
        match self {
            Solution::Takes(takes) => Some(subtraction::grundy_values(takes, most)),
            Solution::AllBut(barred) => Some(all_but::grundy_values(barred, most)),
            Solution::Octal(digits) => Some(octal::grundy_values(digits, most)),
            Solution::Values(values) => Some(values(most)),
            Solution::LostHeaps(_) | Solution::TwoHeaps(_) => None,
        }
    }

    /// The lost heaps of 0 to `most` stones, for one heap.
    fn lost_heaps(&self, most: u64) -> Option<Vec<u64>> {
        if let Solution::LostHeaps(heaps) = self {
            return Some(heaps(most));
        }
        let values = self.values(index(most))?;
        let lost = (0..).zip(values).filter(|&(_, value)| value == 0);
        Some(lost.map(|(heap, _)| heap).collect())
    }

    /// The period, if a page proves one.
    fn period(&self) -> Option<Periodic> {
        match self {
            Solution::Takes(takes) => subtraction::period(takes, MOST_FOR_PERIOD),
            Solution::AllBut(barred) => all_but::period(barred, MOST_FOR_PERIOD),
            Solution::Octal(digits) => octal::period(digits, MOST_FOR_PERIOD),
            _ => None,
        }
    }
}

impl Game {
    fn new(name: &'static str, rule: &str, page: &'static str, solution: Solution) -> Self {
        Self {
            name,
            rule: rule.to_string(),
            page,
            solution,
        }
    }

    /// A game without a name.
    fn plain(rule: &str, page: &'static str, solution: Solution) -> Self {
        Self::new("", rule, page, solution)
    }
}

/// All games that are known, those with a name first.
fn known() -> Vec<Game> {
    let mut games = Vec::new();
    games.extend(heaps());
    games.extend(bounded_takes());
    games.extend(numbers());
    games.extend(rows_and_coins());
    games.extend(sets_of_takes());
    games.extend(bounds_that_grow());
    games.extend(small_sets());
    games.extend(octal_games());
    games.extend(lost_heaps_alone());
    games.extend(two_heaps());
    games.sort_by_key(|game| game.name.is_empty());
    games
}

/// Heaps with a rule of their own.
fn heaps() -> Vec<Game> {
    let two_smaller = |most| splitting::grundy_values(splitting::two_smaller, most);
    let mut games = vec![
        Game::new(
            "Nim",
            "takes any number of stones",
            "nim",
            Solution::AllBut(Vec::new()),
        ),
        Game::new(
            "Grundy's game",
            "splits a heap into two of different sizes",
            "grundys_game",
            Solution::Values(Box::new(grundys_game::grundy_values)),
        ),
        Game::new(
            "Lasker's Nim",
            "takes any number of stones, or splits a heap into two",
            "lasker",
            Solution::of_each(lasker::grundy),
        ),
        Game::new(
            "Lasker's Nim with three heaps",
            "takes any number of stones, or splits a heap into three",
            "lasker",
            Solution::of_each(lasker::grundy_of_three),
        ),
        Game::new(
            "Any two smaller heaps",
            "replaces a heap by two smaller ones of any sizes, empty or not",
            "splitting",
            Solution::Values(Box::new(two_smaller)),
        ),
    ];
    for least in 1..=5 {
        let name = if least == 1 { "Quotients" } else { "" };
        let rule = "leaves a quotient of the heap by 2 or more, rounded down";
        games.push(Game::new(
            name,
            &with_least(rule, least),
            "divide",
            Solution::of_each(move |heap| divide::grundy_quotient(least, heap)),
        ));
        let name = if least == 1 { "Even split" } else { "" };
        let rule = "splits a heap into two or more, as evenly as can be";
        let values = move |most| divide::grundy_values_even_split(least, most);
        games.push(Game::new(
            name,
            &with_least(rule, least),
            "divide",
            Solution::Values(Box::new(values)),
        ));
    }
    games
}

/// A rule for the heaps from `least` on.
fn with_least(rule: &str, least: u64) -> String {
    if least == 1 {
        return rule.to_string();
    }
    format!("{rule}, if it has {least} stones or more")
}

/// Numbers whose factors count. The number 0 has no move.
fn numbers() -> Vec<Game> {
    let coprime = |most| {
        let values = number_theory::Coprime::new(most);
        (0..=most)
            .map(|number| values.grundy(number as u64))
            .collect()
    };
    let prime_powers = |number| match number {
        0 => 0,
        _ => nim::sum(divisor_nim::exponents(number)),
    };
    let one_prime = |number| match number {
        0 => 0,
        _ => divisor_nim::grundy(number) % 2,
    };
    let divisors = |number: u64| match number {
        0 => 0,
        _ => u64::from(number.trailing_zeros()),
    };
    let board = |most| match most {
        0 => 0,
        _ => powers::grundy(most),
    };
    vec![
        Game::new(
            "Divisor Nim",
            "replaces a number by a smaller divisor of it",
            "divisor_nim",
            Solution::Values(Box::new(divisor_nim::grundy_values)),
        ),
        Game::new(
            "Divisor Nim with one prime",
            "divides a number by a power of a prime",
            "divisor_nim",
            Solution::of_each(prime_powers),
        ),
        Game::new(
            "Divisor Nim step by step",
            "divides a number by a prime",
            "divisor_nim",
            Solution::of_each(one_prime),
        ),
        Game::new(
            "Taking a divisor",
            "subtracts from a number a divisor of it, but not the number itself",
            "number_theory",
            Solution::of_each(divisors),
        ),
        Game::new(
            "Taking a coprime number",
            "subtracts from a number n one of 1 to n that is coprime to n",
            "number_theory",
            Solution::Values(Box::new(coprime)),
        ),
        Game::new(
            "Game of powers",
            "strikes out a number and its powers, of the numbers 1 to n",
            "powers",
            Solution::of_each(board),
        ),
    ]
}

/// Rows of pins or cells, and coins.
fn rows_and_coins() -> Vec<Game> {
    let octal = |name, rule, digits: &[u8]| {
        let rule = format!("{rule} (octal game {})", code(digits));
        Game::new(name, &rule, "octal", Solution::Octal(digits.to_vec()))
    };
    vec![
        octal(
            "Kayles",
            "knocks down one pin of a row or two neighbours",
            &[0, 7, 7],
        ),
        octal(
            "Dawson's Kayles",
            "knocks down two neighbours of a row of pins",
            &[0, 0, 7],
        ),
        octal(
            "Dawson's chess",
            "takes a stone of a row together with its neighbours",
            &[0, 1, 3, 7],
        ),
        octal(
            "Treblecross",
            "puts a cross into a strip of n cells, not within two cells of another one",
            &[0, 1, 1, 3, 3, 7],
        ),
        octal(
            "Treblecross in n - 2 cells",
            "knocks down three neighbours of a row of n pins",
            &[0, 0, 0, 7],
        ),
        octal("Guiles", &octal_rule(&[0, 1, 5]), &[0, 1, 5]),
        octal("Officers", &octal_rule(&[0, 6]), &[0, 6]),
        Game::new(
            "Mock Turtles",
            "turns over one to three coins, the last of them from heads to tails",
            "coin_turning",
            Solution::of_each(coin_turning::mock_turtles),
        ),
        Game::new(
            "Ruler",
            "turns over coins without a gap, the last of them from heads to tails",
            "coin_turning",
            Solution::of_each(coin_turning::ruler),
        ),
        Game::new(
            "Twins",
            "turns over two coins, the last of them from heads to tails",
            "coin_turning",
            Solution::AllBut(Vec::new()),
        ),
        Game::new(
            "Turning Turtles",
            "turns over one coin or two, the last of them from heads to tails, from coin 1 on",
            "coin_turning",
            Solution::AllBut(Vec::new()),
        ),
    ]
}

/// Takes from a set without an end.
fn sets_of_takes() -> Vec<Game> {
    type Formula = fn(u32) -> u64;
    let formulas: [(&str, &str, Formula); 10] = [
        ("Subtract a square", "1, 4, 9, 16, ...", |i| {
            u64::from(i).pow(2)
        }),
        ("Taking cubes", "1, 8, 27, 64, ...", |i| u64::from(i).pow(3)),
        ("Taking triangular numbers", "1, 3, 6, 10, ...", |i| {
            u64::from(i) * u64::from(i + 1) / 2
        }),
        ("Taking odd numbers", "an odd number of", |i| {
            u64::from(2 * i - 1)
        }),
        ("Taking even numbers", "an even number of", |i| {
            u64::from(2 * i)
        }),
        ("Taking factorials", "1, 2, 6, 24, ...", |i| {
            (1..=u64::from(i)).product()
        }),
        ("Taking powers of 2", "1, 2, 4, 8, ...", |i| 1 << (i - 1)),
        ("Taking powers of 3", "1, 3, 9, 27, ...", |i| {
            3u64.pow(i - 1)
        }),
        ("Taking powers of 4", "1, 4, 16, 64, ...", |i| {
            4u64.pow(i - 1)
        }),
        ("Taking powers of 5", "1, 5, 25, 125, ...", |i| {
            5u64.pow(i - 1)
        }),
    ];
    let mut games = Vec::new();
    for (name, takes, formula) in formulas.iter().copied() {
        games.push(with_takes(name, takes, move |most| {
            let numbers = (1..).map(formula);
            numbers.take_while(|&take| take <= most).collect()
        }));
    }
    let primes = |most| -> Vec<u64> {
        let counts = divisor_nim::grundy_values(index(most));
        let primes = (0..).zip(counts).filter(|&(_, count)| count == 1);
        primes.map(|(prime, _)| prime).collect()
    };
    let with_one = move |most| [vec![1], primes(most)].concat();
    let fibonacci = |most| dynamic_nim::lost_heaps(|take| 2 * take, most);
    games.push(with_takes("Taking primes", "a prime number of", primes));
    games.push(with_takes(
        "Taking 1 or a prime",
        "1 or a prime number of",
        with_one,
    ));
    games.push(with_takes(
        "Taking Fibonacci numbers",
        "1, 2, 3, 5, 8, ...",
        fibonacci,
    ));
    games
}

/// Takes from a set, of which all numbers up to a bound are given.
fn with_takes(name: &'static str, takes: &str, set: impl Fn(u64) -> Vec<u64> + 'static) -> Game {
    let values = move |most| subtraction::grundy_values(&set(most as u64), most);
    let rule = format!("takes {takes} stones");
    Game::new(
        name,
        &rule,
        "subtraction",
        Solution::Values(Box::new(values)),
    )
}

/// Takes up to a bound that grows with the heap.
fn bounds_that_grow() -> Vec<Game> {
    let root = |heap| (1..=heap).take_while(|i| i * i <= heap).count() as u64;
    let digits = |heap: u64| u64::from(u64::BITS - heap.leading_zeros());
    let mut games = Vec::new();
    for part in 2..=10 {
        let name = if part < 6 { "Maximum Nim" } else { "" };
        games.push(Game::new(
            name,
            &format!("takes at most n / {part} of n stones, rounded down"),
            "maximum_nim",
            Solution::of_each(move |heap| maximum_nim::grundy_part(part, heap)),
        ));
    }
    games.push(Game::new(
        "Maximum Nim by roots",
        "takes at most as many of n stones as the square root of n, rounded down",
        "maximum_nim",
        Solution::of_each(move |heap| maximum_nim::grundy(root, heap)),
    ));
    games.push(Game::new(
        "Maximum Nim by digits",
        "takes at most as many stones as the heap has binary digits",
        "maximum_nim",
        Solution::of_each(move |heap| maximum_nim::grundy(digits, heap)),
    ));
    games
}

/// Takes of p to q stones.
fn bounded_takes() -> Vec<Game> {
    let mut games = Vec::new();
    for least in 1..=10 {
        for most in least + 1..=20 {
            let is_well_known = least == 1 && most < 10;
            let name = if is_well_known { "Bash's game" } else { "" };
            games.push(Game::new(
                name,
                &format!("takes {least} to {most} stones"),
                "bash",
                Solution::Takes((least..=most).collect()),
            ));
        }
    }
    games
}

/// One to three takes, and all takes except one to three.
fn small_sets() -> Vec<Game> {
    let mut sets = Vec::new();
    for a in 1..=10 {
        sets.push(vec![a]);
        for b in a + 1..=10 {
            sets.push(vec![a, b]);
            for c in b + 1..=10 {
                sets.push(vec![a, b, c]);
            }
        }
    }
    sets.sort_by_key(Vec::len);
    let mut games = Vec::new();
    for set in &sets {
        let takes = Solution::Takes(set.clone());
        let rule = format!("takes {} stones", list(set, "or"));
        games.push(Game::plain(&rule, "subtraction", takes));
    }
    for set in sets {
        let rule = format!("takes any number of stones except {}", list(&set, "and"));
        games.push(Game::plain(&rule, "all_but", Solution::AllBut(set)));
    }
    games
}

/// Numbers as in a sentence.
fn list(numbers: &[u64], last: &str) -> String {
    let words: Vec<String> = numbers.iter().map(u64::to_string).collect();
    match words.split_last() {
        Some((end, start)) if !start.is_empty() => format!("{} {last} {end}", start.join(", ")),
        _ => words.concat(),
    }
}

/// All octal games with up to three digits behind the point.
fn octal_games() -> Vec<Game> {
    let mut codes = Vec::new();
    for split in [0, 4] {
        for first in 0..8 {
            for second in 0..8 {
                for third in 0..8 {
                    codes.push(vec![split, first, second, third]);
                }
            }
        }
    }
    let mut games = Vec::new();
    for mut digits in codes {
        while digits.last() == Some(&0) {
            digits.pop();
        }
        if !digits.is_empty() {
            let rule = format!("{} (octal game {})", octal_rule(&digits), code(&digits));
            games.push(Game::plain(&rule, "octal", Solution::Octal(digits)));
        }
    }
    games
}

/// What a move of an octal game does.
fn octal_rule(digits: &[u8]) -> String {
    let rests = [
        "",
        "no heap",
        "one heap",
        "at most one heap",
        "two heaps",
        "no heap or two",
        "one heap or two",
        "at most two heaps",
    ];
    let mut moves = Vec::new();
    for (take, &digit) in digits.iter().enumerate() {
        if digit > 0 {
            moves.push(match take {
                0 => "splits a heap into two".to_string(),
                _ => format!("takes {take} and leaves {}", rests[usize::from(digit)]),
            });
        }
    }
    moves.join(", or ")
}

/// An octal game as it is written: 0.77.
fn code(digits: &[u8]) -> String {
    let mut code = String::new();
    for digit in digits {
        code += &digit.to_string();
    }
    code.insert(1, '.');
    code
}

/// Games of which a page gives only the lost heaps.
fn lost_heaps_alone() -> Vec<Game> {
    let mut games = Vec::new();
    let times = [
        "as many",
        "twice as many",
        "3 times as many",
        "4 times as many",
    ];
    for (factor, times) in (1..).zip(&times) {
        let (name, page) = match factor {
            2 => ("Fibonacci Nim", "fibonacci"),
            _ => ("Dynamic Nim", "dynamic_nim"),
        };
        let heaps = move |most| {
            // The page begins at one stone.
            let heaps = dynamic_nim::lost_heaps(|take| factor * take, most);
            [vec![0], heaps].concat()
        };
        games.push(Game::new(
            name,
            &format!("takes at most {times} stones as the move before, and the first move leaves a stone"),
            page,
            Solution::LostHeaps(Box::new(heaps)),
        ));
    }
    let by_divisors = |most| {
        let numbers = 0..=most;
        numbers
            .filter(|&number| number == 0 || !number_theory::wins_by_divisors(number))
            .collect()
    };
    games.push(Game::new(
        "Deleting divisors",
        "subtracts from a number a divisor of it, but neither 1 nor the number itself",
        "number_theory",
        Solution::LostHeaps(Box::new(by_divisors)),
    ));
    games
}

/// Games on two heaps.
fn two_heaps() -> Vec<Game> {
    let mut games = vec![
        pairs(
            "Wythoff's game",
            "takes from one heap, or the same from both",
            "wythoff",
            wythoff::wins,
        ),
        pairs("Nim on two heaps", "takes from one heap", "nim", |a, b| {
            nim::sum([a, b]) != 0
        }),
        pairs(
            "Misère Nim on two heaps",
            "takes from one heap, and the last stone loses",
            "misere",
            |a, b| misere::wins(&[a, b]),
        ),
        pairs(
            "Euclid's game",
            "subtracts a multiple of the smaller number from the larger one",
            "euclid",
            euclid::wins,
        ),
        pairs(
            "Euclid's game with powers",
            "subtracts a power of the smaller number from the larger one, or leaves its remainder",
            "euclid",
            euclid::wins_by_powers,
        ),
        pairs(
            "Chomp in two rows",
            "bites off a corner of a bar of two rows, and the last square loses",
            "chomp",
            |a, b| chomp::wins_two_rows(a.max(b), a.min(b)),
        ),
        pairs(
            "Candy Piles",
            "eats the largest heap or one of each heap, and the last sweet loses",
            "candy_piles",
            |a, b| candy_piles::wins(&[a, b]),
        ),
    ];
    for bound in 2..=5 {
        let rule =
            format!("takes from one heap, or from both, numbers that differ by less than {bound}");
        games.push(pairs(
            "Generalized Wythoff",
            &rule,
            "wythoff",
            move |a, b| wythoff::wins_generalized(bound, a, b),
        ));
    }
    games
}

fn pairs(
    name: &'static str,
    rule: &str,
    page: &'static str,
    wins: impl Fn(u64, u64) -> bool + 'static,
) -> Game {
    Game::new(name, rule, page, Solution::TwoHeaps(Box::new(wins)))
}

/// A game that fits.
struct Found {
    game: Game,
    /// The heap with the first of the values, if it was found by its values.
    start: Option<usize>,
    /// The numbers asked for, and those behind them.
    numbers: Vec<u64>,
    /// Names of other games with the same numbers.
    others: Vec<&'static str>,
}

/// The games that have these values from heap 0, 1 or 2 on.
fn with_values(values: &[u64]) -> Vec<Found> {
    // A few values tell most games apart, and long tables take time.
    let few = &values[..LEAST_VALUES];
    let mut found = Vec::new();
    for game in known() {
        if start(&game, few).is_none() {
            continue;
        }
        if let Some(start) = start(&game, values) {
            let table = game.solution.values(start + values.len() + BEHIND);
            let numbers = table.unwrap_or_default()[start..].to_vec();
            add(&mut found, game, Some(start), numbers);
        }
    }
    found
}

/// The heap from which on a game has these values.
fn start(game: &Game, values: &[u64]) -> Option<usize> {
    let table = game.solution.values(values.len() + STARTS - 2)?;
    (0..STARTS).find(|&start| table[start..].starts_with(values))
}

/// The games that have these lost heaps, and no other ones between them.
fn with_lost_heaps(heaps: &[u64]) -> Vec<Found> {
    let last = heaps[heaps.len() - 1];
    let mut found = Vec::new();
    for game in known() {
        // The small heaps tell most games apart, and long tables take time.
        if has_lost_heaps(&game, heaps, last.min(SMALL)) && has_lost_heaps(&game, heaps, last) {
            let numbers = game.solution.lost_heaps(last + BEHIND as u64);
            let mut numbers = numbers.unwrap_or_default();
            numbers.retain(|heap| *heap >= heaps[0]);
            add(&mut found, game, None, numbers);
        }
    }
    found
}

/// Whether those of these heaps that have up to `most` stones are the lost ones of a game, from heap 0, 1 or 2 on.
fn has_lost_heaps(game: &Game, heaps: &[u64], most: u64) -> bool {
    let lost = game.solution.lost_heaps(most).unwrap_or_default();
    let heaps = heaps.iter().filter(|&&heap| heap <= most);
    let mut starts = 0..STARTS as u64;
    starts.any(|start| {
        let lost = lost.iter().filter(|&&heap| heap >= start);
        lost.eq(heaps.clone())
    })
}

/// The games that have these lost pairs, and no other ones between them.
fn with_lost_pairs(pairs: &[(u64, u64)]) -> Vec<Found> {
    let ordered = pairs.iter().map(|&(a, b)| (a.min(b), a.max(b)));
    let mut pairs: Vec<(u64, u64)> = ordered.collect();
    pairs.sort_unstable();
    pairs.dedup();
    let smaller = pairs[0].0..=pairs[pairs.len() - 1].0;
    let most = pairs.iter().map(|pair| pair.1).max().unwrap_or(0);
    let mut found = Vec::new();
    for game in known() {
        let fits = match &game.solution {
            Solution::TwoHeaps(wins) => {
                let is_lost = |&(a, b): &(u64, u64)| !wins(a, b);
                let between = smaller
                    .clone()
                    .flat_map(|a| (a..=most).map(move |b| (a, b)));
                // The pairs between them are many.
                pairs.iter().all(is_lost) && between.filter(is_lost).eq(pairs.iter().copied())
            }
            _ => false,
        };
        if fits {
            // No two of these games have all lost pairs in common.
            found.push(Found {
                game,
                start: None,
                numbers: Vec::new(),
                others: Vec::new(),
            });
        }
    }
    found
}

/// Adds a game, or its name alone if one with the same numbers was found before. Of games without a name it does
/// not matter from which heap on they have them.
fn add(found: &mut Vec<Found>, game: Game, start: Option<usize>, numbers: Vec<u64>) {
    let has_name = !game.name.is_empty();
    for before in found.iter_mut() {
        if before.numbers == numbers && (before.start == start || !has_name) {
            if has_name {
                before.others.push(game.name);
            }
            return;
        }
    }
    found.push(Found {
        game,
        start,
        numbers,
        others: Vec::new(),
    });
}

/// The games that fit, in lines; nothing if there is none.
fn tell(what: &str, found: &[Found]) -> Option<String> {
    if found.is_empty() {
        return None;
    }
    let mut text = format!("games that have these {what} so far: no proof\n");
    for one in found.iter().take(MOST_SHOWN) {
        let game = &one.game;
        if !game.name.is_empty() {
            text += &format!("{}: ", game.name);
        }
        text += &format!("a move {}\n    snippets/{}.rs", game.rule, game.page);
        if let Some(start) = one.start {
            text += &format!("; from heap {start} on");
        }
        if let Some(period) = game.solution.period() {
            text += &format!("; {}", period_in_words(&period));
        }
        if !one.others.is_empty() {
            text += &format!("; the same: {}", one.others.join(", "));
        }
        text += "\n";
    }
    if found.len() > MOST_SHOWN {
        let more = found.len() - MOST_SHOWN;
        text += &format!("and {more} more: give more {what}\n");
    }
    Some(text)
}

fn period_in_words(period: &Periodic) -> String {
    let (length, first) = (period.period, period.preperiod());
    let mut words = format!("period {length} from heap {first} on");
    if period.saltus() > 0 {
        words += &format!(", each time {} more", period.saltus());
    }
    words
}

const NOTHING: &str = "no game of the library fits\n";

/// What to try where no game fits.
const NEXT: &str = "\
what to try next (section 6 of snippets/first_lesson.rs):
- check the first numbers by hand, and print more of them
- does a position fall into parts? print the values of one part alone
- print lines of 8, 10 or 12 numbers (snippets/tables.rs), and look at the columns
- compare with the heap itself: its parity, its binary digits, its prime factors
- give the heaps of value 0 alone to `grundy guess`, and look at their differences
- if you may use the network, search for the numbers in the OEIS (oeis.org)
";

/// Whether the numbers repeat, or what to try next.
fn repeats_or_next(numbers: &[u64]) -> String {
    if let Some((first, length, saltus)) = repeats(numbers) {
        let more = match saltus {
            0 => String::new(),
            _ => format!(", each time {saltus} more"),
        };
        format!(
            "from place {first} on (the first is place 0) the numbers have the period {length} so far{more}: \
             no proof\n"
        )
    } else {
        format!("the numbers do not repeat so far\n{NEXT}")
    }
}

/// From which place on the numbers repeat up to their end, with which period, and by how much they are greater
/// each time.
fn repeats(numbers: &[u64]) -> Option<(usize, usize, u64)> {
    let step = |pair: &[u64]| pair[1].wrapping_sub(pair[0]);
    let steps: Vec<u64> = numbers.windows(2).map(step).collect();
    // Fewer numbers than that are equal by chance.
    let least = 8.min(numbers.len() / 2);
    for (first, length) in repetitions(&steps).into_iter().zip(1..) {
        let equal = numbers.len() - length - first;
        if equal >= least.max(length) {
            if let Some(saltus) = numbers[first + length].checked_sub(numbers[first]) {
                return Some((first, length, saltus));
            }
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::mex::mex;
    use crate::search::Search;
    use std::collections::{HashMap, HashSet};

    /// The values of a game from a heap on.
    fn part(game: &Game, start: usize, count: usize) -> Option<Vec<u64>> {
        let table = game.solution.values(start + count - 1)?;
        Some(table[start..].to_vec())
    }

    fn words<T: ToString>(numbers: &[T]) -> String {
        let words: Vec<String> = numbers.iter().map(T::to_string).collect();
        words.join(" ")
    }

    #[test]
    fn every_game_has_its_own_values() {
        let games = known();
        assert!(games.len() > 1500);
        let first_without = games.iter().position(|game| game.name.is_empty());
        let last_with = games.iter().rposition(|game| !game.name.is_empty());
        assert!(last_with < first_without);
        for game in games {
            for from in 0..STARTS {
                if let Some(values) = part(&game, from, 14) {
                    let found = start(&game, &values);
                    assert!(found <= Some(from) && found.is_some(), "{}", game.rule);
                    assert_eq!(part(&game, found.unwrap(), 14), Some(values));
                }
            }
        }
    }

    #[test]
    fn names_come_first_and_equal_tables_once() {
        let games = known();
        let with_name = games.iter().filter(|game| !game.name.is_empty());
        for (i, game) in with_name.enumerate() {
            let from = i % STARTS;
            if let Some(values) = part(game, from, 24) {
                let found = with_values(&values);
                let has_name = |one: &Found| {
                    let is_it = one.game.name == game.name && one.game.rule == game.rule;
                    is_it || one.others.contains(&game.name)
                };
                let place = found.iter().position(has_name).expect(game.name);
                let first_without = found.iter().position(|one| one.game.name.is_empty());
                assert!(
                    place < first_without.unwrap_or(found.len()),
                    "{}",
                    game.name
                );
                let last_with = found.iter().rposition(|one| !one.game.name.is_empty());
                assert!(last_with < first_without || first_without.is_none());
                for (i, one) in found.iter().enumerate() {
                    assert_eq!(one.numbers[..24], values);
                    let same = |other: &&Found| other.numbers == one.numbers;
                    for other in found[..i].iter().filter(same) {
                        assert!(!one.game.name.is_empty() && one.start != other.start);
                    }
                }
            }
        }
    }

    #[test]
    fn games_without_a_name_are_found_or_an_equal_one() {
        let games = known();
        let without = games.iter().filter(|game| game.name.is_empty());
        for (i, game) in without.step_by(37).enumerate() {
            let from = i % STARTS;
            let values = part(game, from, 30).expect("values");
            let numbers = part(game, from, 30 + 1 + BEHIND);
            let found = with_values(&values);
            let is_it = |one: &Found| Some(&one.numbers) == numbers.as_ref();
            let starts_lower = |one: &Found| one.start < Some(from);
            assert!(
                found.iter().any(|one| is_it(one) || starts_lower(one)),
                "{}",
                game.rule
            );
        }
    }

    #[test]
    fn two_names_from_two_heaps() {
        let text = guess("0 1 1 2 0 3 1 1 0 3 3 2").unwrap();
        let expected = "games that have these values so far: no proof
Dawson's Kayles: a move knocks down two neighbours of a row of pins (octal game 0.07)
    snippets/octal.rs; from heap 1 on; period 34 from heap 53 on
Dawson's chess: a move takes a stone of a row together with its neighbours (octal game 0.137)
    snippets/octal.rs; from heap 0 on; period 34 from heap 52 on
";
        assert_eq!(text, expected);
    }

    #[test]
    fn other_names_and_a_saltus() {
        let text = guess("2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24").unwrap();
        let expected = "games that have these values so far: no proof
Nim: a move takes any number of stones
    snippets/nim.rs; from heap 2 on; period 1 from heap 0 on, each time 1 more; the same: Twins, Turning Turtles
";
        assert!(text.starts_with(expected), "{text}");
    }

    #[test]
    fn ten_games_are_named_and_the_others_counted() {
        let text = guess(&"0 ".repeat(10)).unwrap();
        assert_eq!(text.matches("\n    snippets/").count(), 10);
        let count = with_values(&[0; 10]).len() - 10;
        assert!(text.ends_with(&format!("\nand {count} more: give more values\n")));
        let all = guess("0 1 0 1 0 1 0 1 0 1").unwrap();
        assert!(!all.contains(" more: "), "{all}");
    }

    #[test]
    fn every_game_has_its_own_lost_heaps() {
        for game in known() {
            let Some(lost) = game.solution.lost_heaps(120) else {
                continue;
            };
            for from in 0..STARTS as u64 {
                let mut heaps = lost.clone();
                heaps.retain(|&heap| heap >= from);
                if heaps.len() > LEAST_HEAPS {
                    assert!(has_lost_heaps(&game, &heaps, 120), "{}", game.rule);
                    heaps.remove(LEAST_HEAPS / 2);
                    assert!(!has_lost_heaps(&game, &heaps, 120), "{}", game.rule);
                }
            }
            let later: Vec<u64> = lost.into_iter().filter(|&heap| heap > 2).collect();
            let has_two = game.solution.lost_heaps(2) != game.solution.lost_heaps(1);
            if game.solution.lost_heaps(2).is_some() {
                assert_eq!(
                    has_lost_heaps(&game, &later, 120),
                    !has_two,
                    "{}",
                    game.rule
                );
            }
        }
    }

    #[test]
    fn lost_heaps_in_words() {
        let text = "games that have these lost heaps so far: no proof
Fibonacci Nim: a move takes at most twice as many stones as the move before, and the first move leaves a stone
    snippets/fibonacci.rs
";
        for heaps in ["0 1 2 3 5 8", "1 2 3 5 8 13", "2 3 5 8 13 21 34 55 89 144"] {
            assert_eq!(guess(heaps).unwrap(), text, "{heaps}");
        }
        for (heaps, times) in [
            ("1 2 4 8 16 32 64", "most as many"),
            ("1 2 3 4 6 8 11 15 21", "3 times"),
            ("1 2 3 4 5 7 9 12 15", "4 times"),
        ] {
            let text = guess(heaps).unwrap();
            assert!(
                text.contains("\nDynamic Nim: ") && text.contains(times),
                "{text}"
            );
        }
        // Wins and losses alone: 1, 3 or 4 stones are taken.
        let text = guess("0 2 7 9 14 16 21 23").unwrap();
        assert!(text.contains("\na move takes 1, 3 or 4 stones\n"), "{text}");
        // As values, and as lost heaps.
        let text = guess("0 1 2 3 4 5 6 7 8 9 20 21").unwrap();
        assert!(
            text.starts_with("games that have these lost heaps"),
            "{text}"
        );
        let text = guess("0 1 2 3 4 5 6 7 8 9").unwrap();
        assert!(text.contains("these values") && text.contains("these lost heaps"));
    }

    /// The lost pairs a ≤ b of a game with 1 ≤ a and b ≤ `most`.
    fn lost_pairs(game: &Game, most: u64) -> Option<Vec<(u64, u64)>> {
        match &game.solution {
            Solution::TwoHeaps(wins) => {
                let pairs = (1..=most).flat_map(|a| (a..=most).map(move |b| (a, b)));
                Some(pairs.filter(|&(a, b)| !wins(a, b)).collect())
            }
            _ => None,
        }
    }

    #[test]
    fn every_game_has_its_own_lost_pairs() {
        for game in known() {
            let Some(mut pairs) = lost_pairs(&game, 36) else {
                continue;
            };
            let names = |pairs: &[(u64, u64)]| -> Vec<String> {
                let found = with_lost_pairs(pairs);
                found.into_iter().map(|one| one.game.rule).collect()
            };
            assert!(names(&pairs).contains(&game.rule), "{}", game.rule);
            // Misère Nim from two stones on is Nim.
            assert_eq!(
                names(&pairs).len(),
                if game.page == "misere" { 2 } else { 1 }
            );
            pairs.reverse();
            let swapped: Vec<_> = pairs.iter().map(|&(a, b)| (b, a)).collect();
            assert_eq!(names(&swapped), names(&pairs), "{}", game.rule);
            pairs.remove(2);
            assert!(names(&pairs).is_empty(), "{}", game.rule);
            pairs.push((35, 36));
            pairs.push((36, 36));
            assert!(names(&pairs).is_empty(), "{}", game.rule);
        }
    }

    #[test]
    fn three_lost_pairs_tell_the_games_of_wythoff() {
        for game in known() {
            if let Some(mut pairs) = lost_pairs(&game, 24) {
                pairs.sort_by_key(|&(a, b)| (b, a));
                pairs.truncate(LEAST_PAIRS);
                let found = with_lost_pairs(&pairs);
                assert!(found.iter().any(|one| one.game.rule == game.rule));
                assert!(found.len() == 1 || game.page != "wythoff", "{}", game.rule);
            }
        }
    }

    #[test]
    fn brackets_make_pairs_and_gaps_do_not_matter() {
        let expected = "games that have these lost pairs so far: no proof
Wythoff's game: a move takes from one heap, or the same from both
    snippets/wythoff.rs
";
        for pairs in [
            "(1,2) (3,5) (4,7)",
            "[(1, 2), (3, 5), (4, 7)]",
            "{1 2} {3 5}\n{7 4}",
            "（1，2）（3，5）（4，7）【6、10】",
            "(0,0)(1,2)(2,1)(3,5)",
        ] {
            assert_eq!(guess(pairs).unwrap(), expected, "{pairs}");
        }
        let expected = guess("0 1 0 1 2 3 2 0 1 0 1 2 3 2").unwrap();
        assert!(expected.contains("takes 1, 3 or 4 stones\n"));
        for values in [
            "0, 1, 0, 1, 2, 3, 2, 0, 1, 0, 1, 2, 3, 2",
            "[0, 1, 0, 1, 2, 3, 2, 0, 1, 0, 1, 2, 3, 2]\n",
            "0 1 0 1 2 3 2\r\n0 1 0 1 2 3 2\r\n",
            "vec![0,1,0,1,2,3,2,0,1,0,1,2,3,2]".trim_start_matches("vec!"),
            "0，1，0，1，2，3，2；0、1;0\t1 2 3 2",
            "[0 1 0 1 2 3 2] [0 1 0 1 2 3 2]",
        ] {
            assert_eq!(guess(values).unwrap(), expected, "{values}");
        }
    }

    #[test]
    fn what_is_no_number_is_named() {
        for (text, word) in [
            ("0 1 -1 2", "-1"),
            ("0 1 x 2", "x"),
            ("0 1 2.5", "2.5"),
            ("g(0)=0", "g"),
            ("0 1 18446744073709551616", "18446744073709551616"),
            ("0 1 二", "二"),
        ] {
            let error = format!("error: expected numbers from 0 on, found {word:?}");
            assert_eq!(guess(text), Err(error));
        }
        assert!(guess("18446744073709551615 0 0 0 0 0 0 0 0 0").is_ok());
    }

    #[test]
    fn too_few_numbers() {
        for (text, count) in [
            ("", 0),
            ("0 1 2 3 1", 5),
            ("0 1 2 3 1 4 3 2 1", 9),
            ("1 2 3 5 8", 5),
            ("1 2 3 5 8 8", 6),
            ("(1,2) (3,5)", 4),
            ("1 2", 2),
            ("[1, 2]", 2),
            // Out of reach.
            ("1 2 3 5 8 2001", 6),
            ("(1,2) (3,5) (4,7) (5,2001)", 8),
        ] {
            assert_eq!(guess(text), Err(too_few(count)), "{text}");
        }
        assert!(guess("1 2 3 5 8 2000").is_ok());
        assert!(guess("(1,2) (3,5) (5,2000)").is_ok());
    }

    #[test]
    fn nothing_fits() {
        let without =
            "no game of the library fits\nthe numbers do not repeat so far\nwhat to try next";
        let text = guess("3 1 4 1 5 9 2 6 5 3 5 8").unwrap();
        assert!(text.starts_with(without), "{text}");
        assert!(text.ends_with("oeis.org)\n"));
        for heaps in ["1 2 3 5 8 14", "1 2 3 5 8 13 21 35", "0 2 7 9 14 16 22"] {
            let text = guess(heaps).unwrap();
            assert!(text.starts_with(without), "{text}");
        }
        let text = guess("(1,1) (2,4) (3,9)").unwrap();
        assert!(
            text.starts_with("no game of the library fits\nwhat to try next"),
            "{text}"
        );
        assert_eq!(
            guess("7 0 5 1 2 3 1 2 3 1 2 3 1 2 3 1").unwrap(),
            "no game of the library fits\nfrom place 3 on (the first is place 0) the numbers have the period 3 \
             so far: no proof\n"
        );
        assert_eq!(
            guess("1 4 9 13 16 21 25 28 33 37").unwrap(),
            "no game of the library fits\nfrom place 0 on (the first is place 0) the numbers have the period 3 \
             so far, each time 12 more: no proof\n"
        );
    }

    #[test]
    fn repetitions_that_may_be_chance_are_not_told() {
        let pattern = [0, 5, 1, 9, 2, 7, 40];
        for length in 1..=pattern.len() {
            for first in 0..8 {
                // All different, and then a period.
                let mut numbers: Vec<u64> = (0..first).map(|i| 100 + i * i).collect();
                for i in 0..40 {
                    let half = (numbers.len() / 2).min(8);
                    let enough = i >= length + half.max(length);
                    if numbers.len() >= LEAST_HEAPS {
                        let expected = Some((index(first), length, 0));
                        assert_eq!(repeats(&numbers) == expected, enough, "{numbers:?}");
                    }
                    numbers.push(pattern[i % length]);
                }
            }
        }
        // Falling values do not count.
        let falling: Vec<u64> = (0..20).rev().collect();
        assert_eq!(repeats(&falling), None);
    }

    /// What a move leaves of a heap, by the rules of a game of one heap.
    fn rests(name: &str, n: u64) -> Option<Vec<u64>> {
        let by_take = |is_allowed: &dyn Fn(u64) -> bool| {
            let takes = (1..=n).filter(|&take| is_allowed(take));
            Some(takes.map(|take| n - take).collect())
        };
        let is_power = |base: u64, take: u64| (0..12).any(|i| base.pow(i) == take);
        let is_prime = |m: u64| m > 1 && (2..m).all(|d| m % d != 0);
        let is_prime_power = |m: u64| {
            let least = (2..=m).find(|d| m % d == 0);
            least.is_some_and(|prime| is_power(prime, m))
        };
        let is_coprime = |take: u64| (2..=take).all(|d| take % d != 0 || n % d != 0);
        match name {
            "Nim" | "Twins" | "Turning Turtles" => by_take(&|_| true),
            "Quotients" => Some((2..=2 * n).map(|m| n / m).collect()),
            "Divisor Nim" => by_take(&|take| take < n && n % (n - take) == 0),
            "Divisor Nim with one prime" => {
                by_take(&|take| take < n && n % (n - take) == 0 && is_prime_power(n / (n - take)))
            }
            "Divisor Nim step by step" => {
                by_take(&|take| take < n && n % (n - take) == 0 && is_prime(n / (n - take)))
            }
            "Taking a divisor" => by_take(&|take| take < n && n % take == 0),
            "Taking a coprime number" => by_take(&is_coprime),
            "Subtract a square" => by_take(&|take| (1..=take).any(|i| i * i == take)),
            "Taking cubes" => by_take(&|take| (1..=take).any(|i| i * i * i == take)),
            "Taking triangular numbers" => {
                by_take(&|take| (1..=take).any(|i| i * (i + 1) == 2 * take))
            }
            "Taking odd numbers" => by_take(&|take| take % 2 == 1),
            "Taking even numbers" => by_take(&|take| take % 2 == 0),
            "Taking factorials" => by_take(&|take| [1, 2, 6, 24].contains(&take)),
            "Taking powers of 2" => by_take(&|take| is_power(2, take)),
            "Taking powers of 3" => by_take(&|take| is_power(3, take)),
            "Taking powers of 4" => by_take(&|take| is_power(4, take)),
            "Taking powers of 5" => by_take(&|take| is_power(5, take)),
            "Taking primes" => by_take(&is_prime),
            "Taking 1 or a prime" => by_take(&|take| take == 1 || is_prime(take)),
            "Taking Fibonacci numbers" => {
                by_take(&|take| [1, 2, 3, 5, 8, 13, 21, 34].contains(&take))
            }
            "Maximum Nim by roots" => by_take(&|take| take * take <= n),
            "Maximum Nim by digits" => by_take(&|take| 1 << (take - 1) <= n),
            _ => None,
        }
    }

    #[test]
    fn games_of_one_heap_by_their_rules() {
        let mut names = Vec::new();
        for game in known() {
            let name = game.name;
            if name.is_empty() || rests(name, 1).is_none() {
                continue;
            }
            let mut search = Search::normal(|&n: &u64| rests(name, n).expect("rests"));
            for (heap, value) in (0..).zip(part(&game, 0, 46).expect("values")) {
                assert_eq!(search.grundy(&heap), value, "{name}, heap {heap}");
            }
            names.push(name);
        }
        assert_eq!(names.len(), 24, "{names:?}");
    }

    #[test]
    fn parts_and_quotients_by_their_rules() {
        for least in 1..=5 {
            let mut search = Search::normal(|&n: &u64| {
                let divisors = (2..=2 * n).filter(|_| n >= least);
                divisors.map(|m| n / m).collect()
            });
            let is_it = |game: &Game, start: &str| {
                let rule = with_least(start, least);
                game.rule == rule
            };
            let games = heaps();
            let quotients = "leaves a quotient of the heap by 2 or more, rounded down";
            let game = games.iter().find(|game| is_it(game, quotients)).unwrap();
            for (heap, value) in (0..).zip(part(game, 0, 40).unwrap()) {
                assert_eq!(search.grundy(&heap), value, "{}, heap {heap}", game.rule);
            }
            let split = "splits a heap into two or more, as evenly as can be";
            let game = games.iter().find(|game| is_it(game, split)).unwrap();
            let mut values: Vec<u64> = Vec::new();
            for (n, value) in part(game, 0, 40).unwrap().into_iter().enumerate() {
                let parts = (2..=n).filter(|_| n as u64 >= least);
                let sum = |m: usize| nim::sum((0..m).map(|i| values[(n + i) / m]));
                assert_eq!(mex(parts.map(sum)), value, "{}, heap {n}", game.rule);
                values.push(value);
            }
        }
        for part_of in 2..=10 {
            let rule = format!("takes at most n / {part_of} of n stones, rounded down");
            let game = bounds_that_grow()
                .into_iter()
                .find(|game| game.rule == rule);
            let mut search = Search::normal(|&n: &u64| (n - n / part_of..n).collect());
            for (heap, value) in (0..).zip(part(&game.unwrap(), 0, 60).unwrap()) {
                assert_eq!(search.grundy(&heap), value, "{rule}, heap {heap}");
            }
        }
    }

    #[test]
    fn two_heaps_by_their_rules() {
        let moves = |rule: &str, a: u64, b: u64| -> Vec<(u64, u64)> {
            let (small, large) = (a.min(b), a.max(b));
            let mut rests = Vec::new();
            for c in 0..=a {
                for d in 0..=b {
                    let (x, y) = (a - c, b - d);
                    let from_one = (x > 0) != (y > 0);
                    let from_both = |bound: u64| x > 0 && y > 0 && x.abs_diff(y) < bound;
                    let is_move = match rule {
                        "takes from one heap" | "takes from one heap, and the last stone loses" => from_one,
                        "takes from one heap, or the same from both" => from_one || from_both(1),
                        "eats the largest heap or one of each heap, and the last sweet loses" => {
                            (c, d) == (a.saturating_sub(1), b.saturating_sub(1)) && a + b > 0
                                || (c, d) == (0, b) && a >= b && a > 0
                                || (c, d) == (a, 0) && b >= a && b > 0
                        }
                        "bites off a corner of a bar of two rows, and the last square loses" => {
                            // Rows of a ≥ b: a bite in the lower one shortens both.
                            a >= b && (c == a && d < b || c < a && d == b.min(c))
                        }
                        "subtracts a multiple of the smaller number from the larger one" => {
                            a >= b && b > 0 && y == 0 && x > 0 && x % b == 0
                                || b > a && a > 0 && x == 0 && y > 0 && y % a == 0
                        }
                        "subtracts a power of the smaller number from the larger one, or leaves its remainder" => {
                            let is_power = |take: u64| (1..8).any(|i| small.pow(i) == take);
                            let is_rest = |rest: u64| rest == large % small;
                            small > 0
                                && (a >= b && y == 0 && (is_power(x) || is_rest(c))
                                    || b > a && x == 0 && (is_power(y) || is_rest(d)))
                                && (x, y) != (0, 0)
                        }
                        _ => {
                            let bound = rule.rsplit(' ').next().unwrap().parse().unwrap();
                            from_one || from_both(bound)
                        }
                    };
                    if is_move {
                        rests.push((c, d));
                    }
                }
            }
            rests
        };
        for game in two_heaps() {
            let rule = &game.rule[..];
            let options = |&(a, b): &(u64, u64)| moves(rule, a, b);
            let mut normal = Search::normal(options);
            let mut misere = Search::misere(options);
            let is_misere = rule.ends_with("loses");
            let Solution::TwoHeaps(wins) = &game.solution else {
                panic!("{rule}");
            };
            for a in 1..=14 {
                for b in 1..=a {
                    let search_wins = if is_misere {
                        misere.wins(&(a, b))
                    } else {
                        normal.wins(&(a, b))
                    };
                    assert_eq!(wins(a, b), search_wins, "{rule}, {a} {b}");
                    assert_eq!(wins(b, a), search_wins, "{rule}, {b} {a}");
                }
            }
        }
    }

    /// The rows of the table above, without the last cell.
    fn rows() -> Vec<String> {
        let mut rows = Vec::new();
        for game in known().iter().filter(|game| !game.name.is_empty()) {
            let numbers = if let Some(values) = part(game, 0, 16) {
                words(&values)
            } else if let Some(lost) = game.solution.lost_heaps(60) {
                format!("lost: {}", words(&lost[..lost.len().min(10)]))
            } else {
                let pairs = lost_pairs(game, 40).expect("pairs");
                let pairs: Vec<String> = pairs
                    .iter()
                    .take(5)
                    .map(|pair| format!("{pair:?}"))
                    .collect();
                format!("lost: {}", words(&pairs))
            };
            let period = game.solution.period();
            let period = period.map(|period| period_in_words(&period)[7..].replace("heap ", ""));
            rows.push(format!(
                "//! | {} | {} | {numbers} | {} | [`{page}.rs`](crate::{page}) |",
                game.name,
                game.rule,
                period.unwrap_or_default(),
                page = game.page,
            ));
        }
        rows
    }

    #[test]
    fn the_table_of_games_with_a_name() {
        let page = include_str!("guess.rs");
        let told = page
            .lines()
            .skip_while(|line| !line.starts_with("//! | game |"));
        let told: Vec<&str> = told
            .skip(2)
            .take_while(|line| line.starts_with("//! |"))
            .collect();
        let rows = rows();
        let table = rows.join("\n");
        assert_eq!(told.len(), rows.len(), "the table is:\n{table}");
        for (line, row) in told.iter().zip(&rows) {
            let last = line.strip_prefix(&row[..]);
            let last = last.unwrap_or_else(|| panic!("the table is:\n{table}"));
            let number = last.trim_end_matches('|').trim();
            let code = number
                .trim_start_matches('[')
                .split(']')
                .next()
                .unwrap_or_default();
            let link = format!("[{code}](https://oeis.org/{code})");
            assert!(number.is_empty() || number == link, "{line}");
        }
    }

    #[test]
    fn how_much_is_told_by_ten_values_and_by_six_lost_heaps() {
        let mut tables = HashSet::new();
        let mut lists = HashSet::new();
        for game in known() {
            for start in 0..STARTS {
                tables.extend(part(&game, start, 64));
            }
            let mut lost = game.solution.lost_heaps(200).unwrap_or_default();
            lost.retain(|&heap| heap > 0);
            if lost.len() >= 12 {
                lost.truncate(12);
                lists.insert(lost);
            }
        }
        // Those that begin as no other one does.
        let alone = |lists: &HashSet<Vec<u64>>, count: usize| {
            let mut beginnings = HashMap::new();
            for list in lists {
                *beginnings.entry(&list[..count]).or_insert(0) += 1;
            }
            beginnings.values().filter(|&&lists| lists == 1).count()
        };
        let told = [
            (tables.len(), alone(&tables, LEAST_VALUES)),
            (lists.len(), alone(&lists, LEAST_HEAPS)),
        ];
        assert_eq!(told, [(1397, 601), (322, 250)]);
    }

    #[test]
    fn rules_in_words() {
        assert_eq!(list(&[3], "or"), "3");
        assert_eq!(list(&[3, 5], "or"), "3 or 5");
        assert_eq!(list(&[3, 5, 9], "and"), "3, 5 and 9");
        assert_eq!(code(&[4, 0, 7]), "4.07");
        assert_eq!(code(&[4]), "4.");
        let words = [
            (1, "no heap"),
            (2, "one heap"),
            (3, "at most one heap"),
            (4, "two heaps"),
            (5, "no heap or two"),
            (6, "one heap or two"),
            (7, "at most two heaps"),
        ];
        for (digit, rest) in words {
            let rule = format!("takes 2 and leaves {rest}");
            assert_eq!(octal_rule(&[0, 0, digit]), rule);
        }
        assert_eq!(
            octal_rule(&[4, 1, 3]),
            "splits a heap into two, or takes 1 and leaves no heap, or takes 2 and leaves at most one heap"
        );
    }
}
