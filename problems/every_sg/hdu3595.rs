//! # HDU 3595 GG and MM
//!
//! <http://acm.hdu.edu.cn/showproblem.php?pid=3595>
//! · [Program] · [Samples] · [Difficulty] 2
//!
//! **Task.** Games of two heaps each: a move takes a multiple of the smaller heap from the other one,
//! and a game with an empty heap is finished. A turn is a move in every game that is not finished; a
//! player who finds all finished loses. Who wins?
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** The pairs are games of Euclid that are all moved in at each turn, so the one that
//! lasts longest decides ([`snippets::every_sg`]). O(log p) for a game with the smaller heap p.
//!
//! </details>
//!
//! **Samples.** This project's own, not the judge's.
use snippets::every_sg;
use snippets::io::{Input, Output};

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    while !input.at_end() {
        let games = (0..input.read()).map(|_| {
            let [p, q]: [u64; 2] = input.read_array();
            suspense(p.min(q), p.max(q))
        });
        let won = every_sg::wins(&games.collect::<Vec<_>>());
        output.line(if won { "MM" } else { "GG" });
    }
}

/// The suspense of the heaps `smaller <= larger`.
fn suspense(smaller: u64, larger: u64) -> usize {
    if smaller == 0 {
        return 0;
    }
    let least = suspense(larger % smaller, smaller);
    if larger / smaller == 1 {
        return every_sg::suspense(&[least]);
    }
    // All other options have these two among their own. One of the two has an even suspense, so those
    // of the others are odd, and do not count beside an even one.
    every_sg::suspense(&[least, every_sg::suspense(&[least])])
}

fn main() {
    snippets::io::run(solve);
}
