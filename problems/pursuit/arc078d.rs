//! # AtCoder ARC 078 D Fennec VS. Snuke
//!
//! <https://atcoder.jp/contests/arc078/tasks/arc078_b>
//! · [Program] · [Samples] · [Difficulty] 2 · [Twins]
//!
//! **Task.** A tree with vertex 1 black and vertex N white. In turn, Fennec first, she paints a vertex
//! next to a black one black, he one next to a white one white. A player who cannot paint loses. Who
//! wins?
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** Fennec, who moves first, gets the vertices that are at least as near to 1 as to N,
//! and Snuke gets the others ([`snippets::pursuit`], territory): she wins exactly if hers are more than
//! half. O(N).
//!
//! </details>
use snippets::graphs::leaves_first;
use snippets::io::{Input, Output};

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    let n: usize = input.read();
    let edges = input.read_edges(n - 1);
    let depths = |root| {
        let mut depths = vec![0; n];
        for (v, parent) in leaves_first(&edges, root).into_iter().rev() {
            depths[v] = depths[parent] + 1;
        }
        depths
    };
    let (own, others): (Vec<usize>, Vec<usize>) = (depths(0), depths(n - 1));
    let territory = (0..n).filter(|&v| own[v] <= others[v]).count();
    output.line(if 2 * territory > n { "Fennec" } else { "Snuke" });
}

fn main() {
    snippets::io::run(solve);
}
