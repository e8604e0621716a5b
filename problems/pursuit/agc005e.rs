//! # AtCoder AGC 005 E Sugigma: The Showdown
//!
//! <https://atcoder.jp/contests/agc005/tasks/agc005_e>
//! · [Program] · [Samples] · [Difficulty] 4
//!
//! **Task.** A red and a blue tree on the same up to 2 · 10^5 vertices. Sigma goes along red edges,
//! Sugim along blue ones, in turn, Sigma first; both may stay. The game ends by the turn after which
//! both are on one vertex. Sigma wants that to be late, Sugim wants it to be early. Which turn is it,
//! if the game ends?
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** Sigma flees for ever if he reaches first the end of a red edge whose ends are 3 or more
//! apart in the blue tree; otherwise he goes to the deepest vertex that he reaches first and waits
//! ([`snippets::pursuit`], part 2). Vertices of a rooted tree are less than 3 apart if one is the parent or
//! the grandparent of the other, or if they have one parent. O(n).
//!
//! </details>
use snippets::io::{Input, Output};
use snippets::{graphs, pursuit};

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    let n: usize = input.read();
    let runner: usize = input.read();
    let root = input.read::<usize>() - 1;
    let red = input.read_edges(n - 1);
    let blue = input.read_edges(n - 1);
    let mut parents = vec![root; n];
    let mut depths = vec![0; n];
    for &(v, parent) in graphs::leaves_first(&blue, root).iter().rev() {
        parents[v] = parent;
        depths[v] = depths[parent] + 1;
    }
    let is_within_two = |v: usize, w: usize| {
        let above = parents[v];
        [above, parents[above]].contains(&w) || above == parents[w]
    };
    let mut is_reached = vec![false; n];
    let mut deepest = 0;
    let pursuer: Vec<Option<usize>> = depths.iter().map(|&depth| Some(depth)).collect();
    for v in pursuit::reached_first(n, &red, runner - 1, &pursuer) {
        is_reached[v] = true;
        deepest = deepest.max(depths[v]);
    }
    let is_refuge = |&(v, w): &(usize, usize)| {
        let is_short = is_within_two(v, w) || is_within_two(w, v);
        (is_reached[v] || is_reached[w]) && !is_short
    };
    if red.iter().any(is_refuge) {
        output.line(-1);
    } else {
        output.line(2 * deepest);
    }
}

fn main() {
    snippets::io::run(solve);
}
