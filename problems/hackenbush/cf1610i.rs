//! # Codeforces 1610I Mashtali vs AtCoder
//!
//! <https://codeforces.com/problemset/problem/1610/I>
//! · [Program] · [Samples] · [Difficulty] 5
//!
//! **Task.** A tree, some vertices of which are pinned to the ground. A move cuts an edge, and what holds no
//! pinned vertex falls off; a player who cannot move loses. Who wins if the vertices 1 to k are pinned, for
//! each k?
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** By the fusion principle the least subtree with all pinned vertices counts as ground,
//! and each of its edges as a loop ([`snippets::hackenbush`], several ground vertices). Root the tree
//! at vertex 1, and let g be the values of the subtrees. When v comes to the ground after its parent,
//! the branch of value g(v) + 1 on the parent goes, and a loop and what stands on v come: g(v) + 1, 1
//! and g(v) are added. A path up from k may add these in any order. O(n).
//!
//! </details>
use snippets::graphs::leaves_first;
use snippets::hackenbush_tree::grundy_values;
use snippets::io::{Input, Output};

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    let n: usize = input.read();
    let edges = input.read_edges(n - 1);
    let values = grundy_values(&edges, 0);
    let mut parents = vec![0; n];
    for (v, parent) in leaves_first(&edges, 0) {
        parents[v] = parent;
    }
    let mut is_ground = vec![false; n];
    is_ground[0] = true;
    let mut sum = values[0];
    let mut winners = String::new();
    for pinned in 0..n {
        let mut v = pinned;
        while !is_ground[v] {
            is_ground[v] = true;
            sum ^= (values[v] + 1) ^ 1 ^ values[v];
            v = parents[v];
        }
        winners.push(if sum != 0 { '1' } else { '2' });
    }
    output.line(winners);
}

fn main() {
    snippets::io::run(solve);
}
