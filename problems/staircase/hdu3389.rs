//! # HDU 3389 Game
//!
//! <https://acm.hdu.edu.cn/showproblem.php?pid=3389>
//! · [Program] · [Samples] · [Difficulty] 3
//!
//! **Task.** Boxes 1 to n with cards; a move carries one or more cards from one box to a box with a
//! smaller number, where the sum of the two numbers is odd and divisible by 3. A player who cannot
//! move loses. Does Alice, who moves first, win?
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** This is staircase Nim ([`snippets::staircase`]), in which the boxes that are 2, 0 or
//! 5 modulo 6 count. The sum is 3 modulo 6, so modulo 6 cards go to and fro between 1 and 2, 3 and 0, 4
//! and 5. A move carries cards from a box that counts to one that does not or the other way round, and
//! from a box that counts there is always a move, to box 1, 3 or 4. O(n) per test.
//!
//! </details>
use snippets::io::{Input, Output};
use snippets::nim;

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    for case in 1..=input.read::<u64>() {
        let boxes = (1..=input.read::<u64>()).map(|number| (number, input.read::<u64>()));
        let counted = boxes.filter(|(number, _)| [2, 0, 5].contains(&(number % 6)));
        let won = nim::sum(counted.map(|(_, cards)| cards)) != 0;
        let winner = if won { "Alice" } else { "Bob" };
        output.line(format!("Case {case}: {winner}"));
    }
}

fn main() {
    snippets::io::run(solve);
}
