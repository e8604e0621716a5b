//! # Luogu P4186 \[USACO18JAN\] Cow at Large G
//!
//! <https://www.luogu.com.cn/problem/P4186>
//! · [Program] · [Samples] · [Difficulty] 3
//!
//! **Task.** Bessie stands in a barn of a tree and wants to get to an exit, a barn with one tunnel.
//! Farmers start at exits, at most one at each; she and all of them go through a tunnel or stay, at the
//! same time. How many farmers are needed to catch her for sure?
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** A farmer is in time at a vertex whose nearest exit below is no farther than Bessie
//! ([`snippets::pursuit`], guards): one is needed for each of the highest such vertices. O(N).
//!
//! </details>
use snippets::graphs::leaves_first;
use snippets::io::{Input, Output};

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    let n: usize = input.read();
    let start = input.read::<usize>() - 1;
    let order = leaves_first(&input.read_edges(n - 1), start);
    let mut degrees = vec![0; n];
    for &(v, parent) in &order {
        degrees[v] += 1;
        degrees[parent] += 1;
    }
    // From each vertex to the nearest exit below.
    let mut up: Vec<usize> = degrees
        .iter()
        .map(|&degree| if degree == 1 { 0 } else { n })
        .collect();
    for &(v, parent) in &order {
        up[parent] = up[parent].min(up[v] + 1);
    }
    let mut depths = vec![0; n];
    let mut is_shut = vec![false; n];
    is_shut[start] = up[start] == 0;
    let mut farmers = usize::from(is_shut[start]);
    for &(v, parent) in order.iter().rev() {
        depths[v] = depths[parent] + 1;
        is_shut[v] = is_shut[parent] || up[v] <= depths[v];
        farmers += usize::from(is_shut[v] && !is_shut[parent]);
    }
    output.line(farmers);
}

fn main() {
    snippets::io::run(solve);
}
