//! # HDU 3590 PP and QQ
//!
//! <http://acm.hdu.edu.cn/showproblem.php?pid=3590>
//! · [Program] · [Samples] · [Difficulty] 3
//!
//! **Task.** Several rooted trees. A move cuts an edge of one of them and drops what is no longer
//! joined to its root; a player who cannot move wins. Who wins, PP, who moves first, or QQ?
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** The branches at the roots, a root edge with what grows on it each, are a misère
//! sum ([`snippets::misere`]) of trees ([`snippets::hackenbush_tree`]). A branch is never worth 0,
//! so it meets the condition. O(n) for n nodes.
//!
//! Published solutions take the trees and not the branches as components. By the rules this is wrong: a
//! tree of two paths of two edges is worth 0, and they let PP win, but QQ does. It is not known whether
//! the judge's data distinguish the two.
//!
//! </details>
use snippets::io::{Input, Output};
use snippets::{hackenbush_tree, misere};

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    while !input.at_end() {
        let mut branches = Vec::new();
        for _ in 0..input.read() {
            let nodes: usize = input.read();
            let edges = input.read_edges(nodes - 1);
            let values = hackenbush_tree::grundy_values(&edges, 0);
            // The root is 0, so the sum of the ends is the other end.
            let at_root = edges.iter().filter(|edge| edge.0 == 0 || edge.1 == 0);
            branches.extend(at_root.map(|edge| values[edge.0 + edge.1] + 1));
        }
        let won = misere::wins(&branches);
        output.line(if won { "PP" } else { "QQ" });
    }
}

fn main() {
    snippets::io::run(solve);
}
