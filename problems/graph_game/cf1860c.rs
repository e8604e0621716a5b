//! # Codeforces 1860C Game on Permutation
//!
//! <https://codeforces.com/problemset/problem/1860/C>
//! · [Program] · [Samples] · [Difficulty] 2
//!
//! **Task.** A permutation. Alice puts a chip on an element; then the players move it in turn, Bob
//! first, to a smaller element on the left of it. A player who cannot move wins. On how many elements
//! does Alice win?
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** Moves that can be joined ([`snippets::graph_game`], joined moves): in misère play an
//! element is lost for the player to move exactly if the longest way from it has one move. It is
//! greater than the least element before it, and less than all such elements before it. O(n).
//!
//! </details>
use snippets::io::{Input, Output};

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    for _ in 0..input.read() {
        let numbers: Vec<usize> = input.read_counted();
        let mut least = usize::MAX;
        let mut least_lucky = usize::MAX;
        let mut lucky = 0;
        for number in numbers {
            if number < least {
                least = number;
            } else if number < least_lucky {
                least_lucky = number;
                lucky += 1;
            }
        }
        output.line(lucky);
    }
}

fn main() {
    snippets::io::run(solve);
}
