//! # AtCoder ARC 112 C DFS Game
//!
//! <https://atcoder.jp/contests/arc112/tasks/arc112_c>
//! · [Program] · [Samples] · [Difficulty] 3
//!
//! **Task.** A rooted tree with a coin on each vertex, and a piece on the root. In turn a player takes
//! the coin where the piece stands, if there is one; otherwise he moves the piece to a child with a
//! coin, or, if there is none, to the parent. Each wants as many coins as he can get. How many does the
//! first player get?
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** Who moves the piece down to v gives the coin there away and then chooses among the
//! children: a subtree of even size keeps the choice, one of odd size passes it on
//! ([`snippets::scoring`], some takes keep the turn). O(n log n).
//!
//! </details>
use snippets::io::{Input, Output};
use snippets::scoring;

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    let n: usize = input.read();
    let mut parents = vec![0; n];
    for parent in &mut parents[1..] {
        *parent = input.read::<usize>() - 1;
    }
    let mut sizes = vec![1; n];
    // Of the subtrees that keep the turn, the gains above 0 and the others; and those that pass it on.
    let mut keeping = vec![[0, 0]; n];
    let mut passing = vec![Vec::new(); n];
    for v in (0..n).rev() {
        // The lead of the player who chooses among the children, whose opponent has the coin here.
        let [gains, losses] = keeping[v];
        let is_even = passing[v].len() % 2 == 0;
        let last = if is_even { losses } else { -losses };
        let gain = gains + scoring::in_turn(&passing[v]) + last - 1;
        if v == 0 {
            output.line((sizes[0] - gain) / 2);
            break;
        }
        let parent = parents[v];
        sizes[parent] += sizes[v];
        if sizes[v] % 2 == 0 {
            let [gains, losses] = &mut keeping[parent];
            if gain > 0 {
                *gains += gain;
            } else {
                *losses += gain;
            }
        } else {
            passing[parent].push(gain);
        }
    }
}

fn main() {
    snippets::io::run(solve);
}
