//! # AtCoder ARC 105 D Let's Play Nim
//!
//! <https://atcoder.jp/contests/arc105/tasks/arc105_d>
//! · [Program] · [Samples] · [Difficulty] 4
//!
//! **Task.** Up to 10^5 bags of coins and as many empty plates. As long as there is a bag, a move
//! empties one onto any plate; after that a move takes one or more coins from one plate. A player
//! who cannot move loses. Who wins, First or Second?
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** Second wins with n odd, and First with n even unless the bags are equal in pairs: a
//! player who wants a nim-sum other than 0 puts the fullest bags onto one plate ([`snippets::nim`]).
//! The plates are heaps of Nim, and with n bags First begins there if n is even. So First wants a
//! nim-sum other than 0 if n is even, and Second does if n is odd.
//!
//! - *With n odd* Second empties the fullest bag that is left onto the plate of First's first bag, all
//!   the time. Whatever bag First empties next, it is not fuller. So in the end this plate has at least
//!   as much as all others together and the first bag besides, and the nim-sum is not 0.
//! - *With n even* First does the same, with his first bag, the fullest, on that plate. It has at least
//!   half of all coins in the end, and exactly half only if each bag of Second's was as full as the bag
//!   of First's before it. If the bags are not equal in pairs, the nim-sum is not 0.
//! - *With all bags equal in pairs* Second makes pairs of the plates, too. He answers each bag by its
//!   twin, on the twin of its plate. In the end the plates are equal in pairs, with nim-sum 0.
//!
//! O(n log n) per game.
//!
//! </details>
use snippets::io::{Input, Output};

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    for _ in 0..input.read() {
        let mut bags: Vec<u64> = input.read_counted();
        bags.sort_unstable();
        let paired = bags.chunks_exact(2).all(|pair| pair[0] == pair[1]);
        let won = bags.len() % 2 == 0 && !paired;
        output.line(if won { "First" } else { "Second" });
    }
}

fn main() {
    snippets::io::run(solve);
}
