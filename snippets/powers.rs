//! # Game of powers (幂游戏)
//!
//! ## Rules
//!
//! The numbers 1 to n are on a board. A move chooses a number x that is still there, and x, x², x³,
//! ... are wiped off; roots of x stay. Who finds the board empty loses.
//!
//! ## Theorem
//!
//! Let a base be a number b ≥ 2 that is no power of a smaller one. The game is the sum of a chain
//! {1, ..., s} for each base b, where b^s is its greatest power up to n, and of one more chain {1}
//! for the number 1; choosing i in a chain removes the multiples of i. The number of bases whose
//! chain has at least s numbers is c(s) = ⌊n^(1/s)⌋ − 1 − c(2s) − c(3s) − ...
//!
//! ## Why
//!
//! Each number x ≥ 2 is b^i for exactly one base b, and its powers are the b^(i j), so the chains
//! do not touch one another. The numbers from 2 to ⌊n^(1/s)⌋ are the b^k with b^(k s) ≤ n: for each
//! k ≥ 1 as many as there are chains of at least k s numbers. So their number is the sum of all c(k
//! s), which is solved for c(s) from the greatest s down. (This is Möbius inversion, that is
//! inclusion–exclusion over the exponents.) Equal chains cancel in pairs, so of the c(s) − c(s + 1)
//! chains with s numbers only the parity counts. The values of chains show no pattern; below 2^30
//! none is longer than 29, and these values stand in a table.
//!
//! ## How to play
//!
//! With nim-sum x > 0, find a chain of value v with v ^ x < v and a number in it that leaves the
//! value v ^ x.
//!
//! ## Cost
//!
//! O(log² n) divisions. The other known way goes through the bases up to √n one by one, marks the
//! powers of each, so that these are not taken for bases, and adds its chain; all numbers that are
//! in no chain so far are chains of one, of which the parity counts. That is O(√n).
//!
//! ## Example
//!
//! ```
//! use snippets::powers;
//!
//! assert_eq!(powers::grundy(1), 1);
//! assert_eq!(powers::grundy(2), 0);
//! assert_eq!(powers::grundy(8), 0); // 1; 2, 4, 8; 3; 5; 6; 7
//! ```
//!
//! ## Problems
//!
//! `cf317d`.
//!
//! ## Source
//!
//! Codeforces Round 188, problem 317D.

/// The Grundy value of the chain {1, ..., s} for s from 0 to 29.
const CHAIN: [u64; 30] = [
    0, 1, 2, 1, 4, 3, 2, 1, 5, 6, 2, 1, 8, 7, 5, 9, 8, 7, 3, 4, 7, 4, 2, 1, 10, 9, 3, 6, 11, 12,
];

/// The Grundy value of the board with the numbers 1 to `n`. O(log² n) divisions.
///
/// # Panics
/// If `n` is 0, or 2^30 or more.
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
    let mut root = 0;
    for bit in (0..=CHAIN.len() / k).rev() {
        let greater = root | 1 << bit;
        // Dividing k times instead of multiplying cannot overflow.
        if (0..k).fold(n, |quotient, _| quotient / greater) > 0 {
            root = greater;
        }
    }
    root
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::Search;
    use crate::sprague_grundy::Game;

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

    /// The other way of the module's page.
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
