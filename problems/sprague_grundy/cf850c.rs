//! # Codeforces 850C Arpa and a game with Mojtaba
//!
//! <https://codeforces.com/contest/850/problem/C>
//! · [Program] · [Samples] · [Difficulty] 3
//!
//! **Task.** Some numbers; a move chooses a prime p and k ≥ 1 such that p^k divides at least one of
//! them, and divides by p^k all those that are divisible by it. Who wins, Mojtaba, who moves first, or
//! Arpa?
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** The primes are a sum of games, each on the set of its exponents, and the nim-sum
//! of their values decides ([`snippets::sprague_grundy`]). What counts of a prime is which
//! exponents occur, a set of bits; the move k takes k off all those that are at least k. O(√a) for
//! each number a to find its primes; the sets that can be reached are few.
//!
//! </details>
use snippets::io::{Input, Output};
use snippets::nim;
use snippets::sprague_grundy::Game;
use std::collections::HashMap;

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    // Bit e - 1 of the set of a prime stands for the exponent e.
    let mut exponents: HashMap<u32, u32> = HashMap::new();
    for _ in 0..input.read() {
        for (prime, exponent) in factors(input.read()) {
            *exponents.entry(prime).or_insert(0) |= 1 << (exponent - 1);
        }
    }
    let mut game = Game::new(|&set: &u32| {
        let greatest = 32 - set.leading_zeros();
        let moves = (1..=greatest).map(|k| set >> k | set & ((1 << (k - 1)) - 1));
        moves.map(|option| vec![option]).collect()
    });
    let won = nim::sum(exponents.values().map(|set| game.grundy(set))) != 0;
    output.line(if won { "Mojtaba" } else { "Arpa" });
}

/// The primes that divide a number, with their exponents.
fn factors(number: u32) -> Vec<(u32, u32)> {
    let mut factors = Vec::new();
    let mut rest = number;
    for prime in (2..).take_while(|prime| prime * prime <= number) {
        let mut exponent = 0;
        while rest % prime == 0 {
            rest /= prime;
            exponent += 1;
        }
        if exponent > 0 {
            factors.push((prime, exponent));
        }
    }
    if rest > 1 {
        factors.push((rest, 1));
    }
    factors
}

fn main() {
    snippets::io::run(solve);
}
