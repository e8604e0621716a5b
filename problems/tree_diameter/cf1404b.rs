//! # Codeforces 1404B Tree Tag
//!
//! <https://codeforces.com/problemset/problem/1404/B>
//! · [Program] · [Samples] · [Difficulty] 3
//!
//! **Task.** Alice stands on node a of a tree, Bob on node b; the trees have up to 10^5 nodes together. In
//! turn, Alice first, she jumps to a node at distance at most da, he to one at distance at most db; both
//! may stay. Alice wins if they ever stand on one node. Who wins?
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** Alice wins exactly if Bob is within da at first, or the diameter of the tree
//! ([`snippets::tree_diameter::diameter`]) is at most 2 da, or db is at most 2 da.
//!
//! 1. If the diameter is at most 2 da, she goes to the middle of a longest path and reaches all nodes.
//! 2. If db is at most 2 da, she goes one edge nearer to Bob each time. He is at least da away then,
//!    and to escape to another side of her he would have to be more than da away there. So he stays in
//!    the part of the tree in which he is, and this part gets smaller.
//! 3. Otherwise, whenever she comes within da of Bob, some node is da + 1 away from her, as a longest path
//!    has more than 2 da edges. He is within 2 da + 1 of it and jumps there.
//!
//! O(n).
//!
//! </details>
use snippets::io::{Input, Output};
use snippets::{graphs, tree_diameter};

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    for _ in 0..input.read() {
        let [n, a, b, da, db]: [usize; 5] = input.read_array();
        let edges = input.read_edges(n - 1);
        let mut distances = vec![0; n];
        for &(v, parent) in graphs::leaves_first(&edges, a - 1).iter().rev() {
            distances[v] = distances[parent] + 1;
        }
        let far = tree_diameter::diameter(&edges).min(db);
        let won = distances[b - 1] <= da || far <= 2 * da;
        output.line(if won { "Alice" } else { "Bob" });
    }
}

fn main() {
    snippets::io::run(solve);
}
