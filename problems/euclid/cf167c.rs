//! # Codeforces 167C Wizards and Numbers
//!
//! <https://codeforces.com/problemset/problem/167/C>
//! · [Program] · [Samples] · [Difficulty] 4
//!
//! **Task.** Several pairs of numbers up to 10^18. A move subtracts a power a, a^2, a^3, ... of the
//! smaller number a from the larger one, or replaces the larger one by its remainder modulo a. The
//! player who has to move when a number is 0 loses. Who wins?
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** The remainder wins if what it leaves is lost; otherwise the quotient decides, modulo
//! a + 1, as all powers of a are 1 or −1 there ([`snippets::euclid`], powers). O(log a) per game.
//!
//! </details>
use snippets::euclid;
use snippets::io::{Input, Output};

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    for _ in 0..input.read() {
        let won = euclid::wins_by_powers(input.read(), input.read());
        output.line(if won { "First" } else { "Second" });
    }
}

fn main() {
    snippets::io::run(solve);
}
