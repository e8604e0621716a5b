//! # Game of powers (幂游戏)
//!
//! A board full of numbers that falls apart into chains which do not touch each other. (The Chinese
//! name is coined here.)
//!
//! ## Rules
//!
//! The numbers 1 to n are on a board. A move chooses a number x that is still there, and x, x², x³,
//! ... are wiped off; roots of x stay. A player who finds the board empty loses.
//!
//! ## Theorem
//!
//! Let a base be a number b ≥ 2 that is no power of a smaller one. The game is a sum of chains. For
//! each base b there is the chain {1, ..., s}, where b^s is the greatest power of b up to n, and for
//! the number 1 there is one more chain {1}. A move chooses a number i of a chain, and i, 2i, 3i, ...
//! are removed from it.
//!
//! The number of bases whose chain has at least s numbers is c(s) = ⌊n^(1/s)⌋ − 1 − c(2s) − c(3s) −
//! ... For each s only the parity of c(s) − c(s + 1), the number of bases with the chain {1, ..., s},
//! counts.
//!
//! ## Why
//!
//! 1. Each number x ≥ 2 is b^i for exactly one base b, where i is the greatest common divisor of the
//!    exponents in its prime factorization. Its powers are the b^(i j). So a move changes the chain
//!    of b alone, and there removes the multiples of i.
//! 2. The numbers from 2 to ⌊n^(1/s)⌋ are the b^k with b^(k s) ≤ n, for all bases b and k ≥ 1. For each
//!    k there are as many of them as chains with at least k s numbers. So ⌊n^(1/s)⌋ − 1 is the sum of
//!    all c(k s), which gives c(s) from the greatest s down.
//! 3. Two chains of one length have the same value, and the nim-sum of equal values is 0.
//!
//! ## Values
//!
//! The values of chains show no pattern. For n below 2^30 no chain is longer than 29, and its value is
//! looked up in a table.
//!
//! ```
//! use snippets::search::Search;
//! use snippets::tables;
//!
//! // The numbers of a chain that are left; choosing i removes its multiples.
//! let mut chains = Search::normal(|left: &Vec<u64>| {
//!     let without = |i| left.iter().copied().filter(|j| j % i != 0).collect();
//!     left.iter().map(without).collect()
//! });
//! let values: Vec<u64> = (0..16).map(|s| chains.grundy(&(1..=s).collect())).collect();
//! let table = "  | 0 1 2 3 4 5 6 7
//! --+----------------
//! 0 | 0 1 2 1 4 3 2 1
//! 8 | 5 6 2 1 8 7 5 9
//! ";
//! assert_eq!(tables::one_dimension(&values, 8), table);
//! ```
//!
//! ## How to play
//!
//! Let x ≠ 0 be the nim-sum of all chains. Choose a number that brings its chain from the value v to
//! v ⊕ x: [`winning_moves`]. The values of chains from which some numbers are gone are found by
//! [`sprague_grundy`](crate::sprague_grundy).
//!
//! ## Other rules
//!
//! *Without counting.* Go through the bases up to √n one by one, mark the powers of each as no bases,
//! and take the value of its chain. The numbers that are in none of these chains are chains of one
//! number each, and only the parity of their count matters. That costs O(√n).
//!
//! ## Cost
//!
//! O(log² n) divisions.
//!
//! ## Example
//!
//! For n = 8 the chains are 1; 2, 4, 8; 3; 5; 6; 7, with the values 1, 1, 1, 1, 1, 1 and the nim-sum 0.
//! For n = 9 the chains of 2 and 3 have 3 and 2 numbers, and the nim-sum is 1 ⊕ 1 ⊕ 2 ⊕ 1 ⊕ 1 ⊕ 1 = 3.
//! So bring the chain of 3 from 2 to 1 by choosing 9, or the chain of 2 from 1 to 2 by choosing 4 or 8.
//!
//! ```
//! use snippets::powers;
//!
//! assert_eq!(powers::grundy(8), 0);
//! assert_eq!(powers::grundy(9), 3);
//! let board: Vec<u64> = (1..=9).collect();
//! assert_eq!(powers::winning_moves(&board), [4, 8, 9]);
//! ```
//!
//! ## Problems
//!
//! - [`cf317d`](crate::problems::powers::cf317d) Codeforces 317D Game with Powers
//!
//! ## Source
//!
//! Codeforces Round 188, problem 317D "Game with Powers":
//! <https://codeforces.com/problemset/problem/317/D>.
#![doc(alias("幂游戏", "Game of powers", "Game with Powers"))]
use crate::nim;
use crate::sprague_grundy::Game;
use std::collections::HashMap;

/// The Grundy value of the chain {1, ..., s} for s from 0 to 29.
const CHAIN: [u64; 30] = [
    0, 1, 2, 1, 4, 3, 2, 1, 5, 6, 2, 1, 8, 7, 5, 9, 8, 7, 3, 4, 7, 4, 2, 1, 10, 9, 3, 6, 11, 12,
];

/// Returns the Grundy value of the game of powers on the board with the numbers 1 to `n`, where a move
/// chooses a number and wipes out all its powers. O(log² n) divisions.
///
/// # Panics
/// If `n` is 0, or 2^30 or more.
#[track_caller]
pub fn grundy(n: u64) -> u64 {
    assert!(
        (1..1 << CHAIN.len()).contains(&n),
        "n is from 1 to 2^30 - 1"
    );
    // The bases with a chain of at least s numbers.
    let mut bases = [0; CHAIN.len() + 1];
    let mut value = CHAIN[1];
    for s in (1..CHAIN.len()).rev() {
        let longer: u64 = bases[s..].iter().step_by(s).sum();
        bases[s] = root(n, s) - 1 - longer;
        if (bases[s] - bases[s + 1]) % 2 == 1 {
            value ^= CHAIN[s];
        }
    }
    value
}

/// The greatest number whose `k`-th power is at most `n`, for `n` below 2^30.
fn root(n: u64, k: usize) -> u64 {
    let mut greatest = 0;
    for bit in (0..=CHAIN.len() / k).rev() {
        let greater = greatest | 1 << bit;
        // Dividing k times instead of multiplying cannot overflow.
        if (0..k).fold(n, |quotient, _| quotient / greater) > 0 {
            greatest = greater;
        }
    }
    greatest
}

/// Lists the numbers on the board, from 1 to 2^30 − 1, whose choice wins the game of powers, where a move
/// chooses a number and wipes out all its powers, and who cannot move loses. O(1) for each number: some 2000
/// divisions, and a search of all that can be left of each chain: 8000 positions for 19 powers of one base,
/// 700000 for all 29.
///
/// # Panics
/// If a number is 0, or 2^30 or more, or if two are equal.
#[track_caller]
pub fn winning_moves(board: &[u64]) -> Vec<u64> {
    // The exponents that are left of each base, as bits.
    let mut chains: HashMap<u64, u32> = HashMap::new();
    for &number in board {
        let (base, exponent) = base_and_exponent(number);
        let chain = chains.entry(base).or_insert(0);
        assert!(*chain >> exponent & 1 == 0, "{} is there twice", number);
        *chain |= 1 << exponent;
    }
    let without = |chain: u32, i: usize| {
        let multiples = (i..CHAIN.len()).step_by(i);
        multiples.fold(chain, |chain, multiple| chain & !(1 << multiple))
    };
    let mut game = Game::new(|&chain: &u32| {
        let left = (1..CHAIN.len()).filter(|i| chain >> i & 1 == 1);
        left.map(|i| vec![without(chain, i)]).collect()
    });
    let sum = nim::sum(chains.values().map(|chain| game.grundy(chain)));
    let mut moves = board.to_vec();
    moves.retain(|&number| {
        let (base, exponent) = base_and_exponent(number);
        let chain = chains[&base];
        game.grundy(&chain) ^ game.grundy(&without(chain, exponent)) == sum
    });
    moves
}

/// The base and the exponent of a number; for 1 any exponent will do, as no other number has the base 1.
#[track_caller]
fn base_and_exponent(number: u64) -> (u64, usize) {
    assert!(
        (1..1 << CHAIN.len()).contains(&number),
        "numbers are from 1 to 2^30 - 1"
    );
    let mut exponent = CHAIN.len() - 1;
    loop {
        let base = root(number, exponent);
        if (0..exponent).fold(1, |power, _| power * base) == number {
            return (base, exponent);
        }
        exponent -= 1;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::Search;

    #[test]
    fn the_table_is_that_of_the_rule() {
        // Bit i stands for the number i.
        let multiples = |i: usize| (i..32).step_by(i).fold(0, |set, j| set | 1u32 << j);
        let mut search = Search::normal(|chain: &u32| {
            let left = (1..32).filter(|i| chain >> i & 1 == 1);
            left.map(|i| chain & !multiples(i)).collect()
        });
        for (s, &value) in CHAIN.iter().enumerate().take(17) {
            assert_eq!(value, search.grundy(&((2 << s) - 2)), "{s}");
        }
    }

    #[test]
    fn the_whole_table_by_sums_of_what_hangs_together() {
        // Numbers hang together if one divides the other; what falls apart is a sum of games.
        let set = |holds: &dyn Fn(usize) -> bool| {
            let numbers = (2..CHAIN.len()).filter(|&i| holds(i));
            numbers.fold(0u32, |set, i| set | 1 << i)
        };
        let multiples: Vec<u32> = (0..CHAIN.len())
            .map(|i| set(&|j| j % i.max(1) == 0))
            .collect();
        let related: Vec<u32> = (0..CHAIN.len())
            .map(|i| multiples[i] | set(&|j| i % j == 0))
            .collect();
        let numbers = |mut set: u32| {
            std::iter::from_fn(move || {
                let least = set.trailing_zeros() as usize;
                set &= set.checked_sub(1)?;
                Some(least)
            })
        };
        let parts = |mut set: u32| {
            let mut parts = Vec::new();
            while let Some(least) = numbers(set).next() {
                let mut part = 0;
                let mut new = 1 << least;
                while new != 0 {
                    part |= new;
                    new = numbers(new).fold(0, |new, i| new | related[i]) & set & !part;
                }
                parts.push(part);
                set &= !part;
            }
            parts
        };
        let mut game = Game::new(|&set: &u32| {
            let options = numbers(set).map(|i| parts(set & !multiples[i]));
            options.collect()
        });
        // Choosing 1 clears a chain: that adds 1 to the value, as the edge below a tree does.
        for (s, &value) in CHAIN.iter().enumerate().skip(1) {
            let without_one = parts((2 << s) - 4);
            let sum = without_one
                .iter()
                .fold(0, |sum, part| sum ^ game.grundy(part));
            assert_eq!(value, sum + 1, "{s}");
        }
    }

    #[test]
    fn the_board_itself_up_to_ten() {
        // Below 32 no number has more than four powers.
        let powers = |x: u32| {
            let powers = (1..=4).map(|k| x.pow(k)).filter(|&power| power < 32);
            powers.fold(0, |set, power| set | 1u32 << power)
        };
        let mut search = Search::normal(|board: &u32| {
            let left = (1..32).filter(|x| board >> x & 1 == 1);
            left.map(|x| board & !powers(x)).collect()
        });
        for n in 1..=10 {
            assert_eq!(grundy(n), search.grundy(&((2 << n) - 2)), "{n}");
        }
    }

    #[test]
    fn winning_moves_on_every_board_of_ten_numbers() {
        let numbers = [1, 2, 3, 4, 5, 8, 9, 16, 25, 27];
        let powers = |x: u64| (1..=4).map(move |k| x.pow(k));
        let mut search = Search::normal(|board: &Vec<u64>| {
            let after = |&x: &u64| {
                let rest = board.iter().filter(|y| powers(x).all(|power| power != **y));
                rest.copied().collect()
            };
            board.iter().map(after).collect()
        });
        for set in 0..1 << numbers.len() {
            let places = (0..numbers.len()).filter(|i| set >> i & 1 == 1);
            let board: Vec<u64> = places.map(|i| numbers[i]).collect();
            let after = |x: u64| {
                board
                    .iter()
                    .copied()
                    .filter(move |&y| powers(x).all(|p| p != y))
            };
            let wins = |x: &u64| !search.wins(&after(*x).collect());
            let good: Vec<u64> = board.iter().copied().filter(wins).collect();
            assert_eq!(winning_moves(&board), good, "{board:?}");
        }
    }

    #[test]
    fn winning_moves_exist_exactly_if_the_value_is_not_zero() {
        for n in 1..=70 {
            let board: Vec<u64> = (1..=n).collect();
            assert_eq!(winning_moves(&board).is_empty(), grundy(n) == 0, "{n}");
        }
        assert_eq!(winning_moves(&[(1 << 30) - 1]), [(1 << 30) - 1]);
        assert_eq!(winning_moves(&[1 << 29, 2]), [2]);
    }

    #[test]
    #[should_panic(expected = "numbers are from 1 to 2^30 - 1")]
    fn a_number_that_is_too_large() {
        winning_moves(&[1, 1 << 30]);
    }

    #[test]
    #[should_panic(expected = "n is from 1 to 2^30 - 1")]
    fn a_board_that_is_too_large() {
        grundy(1 << 30);
    }

    #[test]
    #[should_panic(expected = "n is from 1 to 2^30 - 1")]
    fn no_board() {
        grundy(0);
    }

    /// The variant of the module's page.
    fn by_marking(n: usize) -> u64 {
        let mut value = CHAIN[1];
        let mut single = n - 1;
        let bases = (2..).take_while(|base| base * base <= n);
        let mut marked = vec![false; bases.clone().count() + 2];
        for base in bases {
            if marked[base] {
                continue;
            }
            let mut length = 0;
            let mut power = base;
            while power <= n {
                if let Some(marked) = marked.get_mut(power) {
                    *marked = true;
                }
                power *= base;
                length += 1;
            }
            value ^= CHAIN[length];
            single -= length;
        }
        if single % 2 == 1 {
            value ^= CHAIN[1];
        }
        value
    }

    #[test]
    fn counting_bases_agrees_with_marking_powers() {
        for n in 1..=1000 {
            assert_eq!(grundy(n as u64), by_marking(n), "{n}");
        }
        for power in [
            1 << 29,
            3usize.pow(18),
            5usize.pow(12),
            1 << 28,
            999 * 999 * 999,
            1_000_000_000,
            32_767 * 32_767,
            (1 << 30) - 2,
        ] {
            for n in power - 1..=power + 1 {
                assert_eq!(grundy(n as u64), by_marking(n), "{n}");
            }
        }
    }
}
