//! # Codeforces 1738C Even Number Addicts
//!
//! <https://codeforces.com/problemset/problem/1738/C>
//! · [Program] · [Samples] · [Difficulty] 2
//!
//! **Task.** Alice and Bob in turn take one of n integers, Alice first, until none is left. Alice wins
//! if the sum of her integers is even, otherwise Bob. Who wins?
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** A player who answers each integer by one of the same parity
//! ([`snippets::strategies`]) shares the odd ones evenly, so only their number modulo 4 and the parity
//! of the number of even ones count. Let there be 2k odd integers, with the opponent of such a player
//! to move. Pairs of odd integers are shared; if the opponent takes the last even one, all the rest are
//! odd and go to the players in turn. So both get k.
//!
//! - 4j + 2 odd ones: Bob answers, and Alice gets 2j + 1 of them. Bob wins.
//! - 4j + 3: Alice takes an odd one and then answers. She gets 1 and 2j + 1 more, and wins.
//! - 4j: Alice takes an even one, if there is one, and then answers. She gets 2j and wins. If there is
//!   none, they go to the players in turn.
//! - 4j + 1, and 2i even ones: the player who moves second answers until the other one takes the last
//!   odd integer; all the rest are even. The other one, Alice, gets 2j + 1 and loses.
//! - 4j + 1, and 2i + 1 even ones: Alice takes an even one, and now Bob is the one who gets 2j + 1.
//!   Alice gets 2j and wins.
//!
//! O(n).
//!
//! </details>
use snippets::io::{Input, Output};

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    for _ in 0..input.read() {
        let numbers: Vec<i64> = input.read_counted();
        let odd = numbers.iter().filter(|&number| number % 2 != 0).count();
        let even = numbers.len() - odd;
        let won = match odd % 4 {
            1 => even % 2 == 1,
            2 => false,
            _ => true,
        };
        output.line(if won { "Alice" } else { "Bob" });
    }
}

fn main() {
    snippets::io::run(solve);
}
