//! # Codeforces 2115D Gellyfish and Forget-Me-Not
//!
//! <https://codeforces.com/problemset/problem/2115/D>
//! · [Program] · [Samples] · [Difficulty] 4
//!
//! **Task.** Numbers a and b for each of n rounds, and x = 0. In each round one player, given by a
//! string, replaces x by x ⊕ a or by x ⊕ b. Gellyfish wants the last x to be small, Flower wants it to
//! be great. What is the last x?
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** A linear basis of all a ⊕ b, made from the last round back, gives each of its highest bits
//! to the player of a round ([`snippets::linear_basis`], who owns a bit). At first x is the nim-sum of all
//! a. O(60 n).
//!
//! </details>
use snippets::io::{Input, Output};
use snippets::{linear_basis, nim};

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    for _ in 0..input.read() {
        let n = input.read();
        let first: Vec<u64> = input.read_list(n);
        let second: Vec<u64> = input.read_list(n);
        let players = input.read_word();
        let mut rounds = Vec::new();
        for (i, player) in players.chars().enumerate() {
            rounds.push((first[i] ^ second[i], player == '1'));
        }
        output.line(linear_basis::last_sum_of_rounds(nim::sum(first), &rounds));
    }
}

fn main() {
    snippets::io::run(solve);
}
