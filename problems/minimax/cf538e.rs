//! # Codeforces 538E Demiurges Play Again
//!
//! <https://codeforces.com/problemset/problem/538/E>
//! · [Program] · [Samples] · [Difficulty] 3
//!
//! **Task.** A rooted tree with m leaves, which carry the numbers 1 to m. Two players move a piece in
//! turn from the root down to a leaf; the first one wants its number large, the second one small. What
//! is the greatest result, over all ways to put the numbers on the leaves, and what is the least?
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** How many good leaves does a player need to reach one ([`snippets::minimax`], on a
//! tree)? Where he moves, the least number of a child, where the other one moves, the sum over the
//! children. The first player needs k of them for the result m + 1 − k; the number of the second player
//! is the least result. O(n).
//!
//! </details>
use snippets::graphs::leaves_first;
use snippets::io::{Input, Output};

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    let n: usize = input.read();
    let edges = input.read_edges(n - 1);
    let order = leaves_first(&edges, 0);
    let mut is_first = vec![true; n];
    let mut is_leaf = vec![true; n];
    for &(v, parent) in order.iter().rev() {
        is_first[v] = !is_first[parent];
        is_leaf[parent] = false;
    }
    let leaves = is_leaf.iter().filter(|is_leaf| **is_leaf).count();
    // How many good leaves each player needs below a vertex.
    let needs = |player: bool| {
        let mut needs = vec![0; n];
        for &(v, parent) in order.iter().chain([&(0, n)]) {
            if is_leaf[v] {
                needs[v] = 1;
            }
            if parent == n {
                break;
            }
            if is_first[parent] != player {
                needs[parent] += needs[v];
            } else if needs[parent] == 0 || needs[v] < needs[parent] {
                needs[parent] = needs[v];
            }
        }
        needs[0]
    };
    let (greatest, least): (usize, usize) = (leaves + 1 - needs(true), needs(false));
    output.line(format!("{} {}", greatest, least));
}

fn main() {
    snippets::io::run(solve);
}
