//! # CodeChef CHN07 Malvika and Animesh play Red-Blue cards Game
//!
//! <https://www.codechef.com/problems/CHN07>
//! · [Program] · [Samples] · [Difficulty] 3
//!
//! **Task.** A row of cards, red or blue. A move turns a red card over, and with it zero or more blue
//! ones right after it without a gap. A player who cannot move loses. Who wins?
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** Read as a binary number, with red as 1, the row is one heap: turning the card of
//! worth 2^k and the blue ones down to 2^m takes 2^m, and each power of 2 that the number has room for
//! can be taken ([`snippets::nim`], where are the heaps). So it is a subtraction game with the powers
//! of 2, lost exactly if 3 divides the number ([`snippets::subtraction`]). O(length).
//!
//! </details>
use snippets::io::{Input, Output};

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    for _ in 0..input.read() {
        let mut rest = 0;
        for card in input.read_word().bytes() {
            rest = (2 * rest + u32::from(card == b'R')) % 3;
        }
        output.line(if rest != 0 { "Malvika" } else { "Animesh" });
    }
}

fn main() {
    snippets::io::run(solve);
}
