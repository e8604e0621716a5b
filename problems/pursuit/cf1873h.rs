//! # Codeforces 1873H Mad City
//!
//! <https://codeforces.com/problemset/problem/1873/H>
//! · [Program] · [Samples] · [Difficulty] 3
//!
//! **Task.** A connected graph of n buildings and n roads; Marcel begins at a, Valeriu at b. In each round
//! both go along a road or stay, and Valeriu knows beforehand what Marcel will do. Marcel catches him in a
//! building or where they meet on a road. Can Valeriu escape for ever?
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** Valeriu escapes exactly if he reaches the cycle first ([`snippets::pursuit`], part 3). The
//! cycle is what is left when leaves are plucked. O(n).
//!
//! </details>
use snippets::graphs;
use snippets::io::{Input, Output};
use snippets::pursuit;

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    for _ in 0..input.read() {
        let n: usize = input.read();
        let marcel: usize = input.read();
        let valeriu: usize = input.read();
        let roads = input.read_edges(n);
        // How many neighbours are left, and the exclusive or of them: of a leaf, the only one.
        let mut degrees = vec![0; n];
        let mut neighbours = vec![0; n];
        for &(v, w) in &roads {
            degrees[v] += 1;
            degrees[w] += 1;
            neighbours[v] ^= w;
            neighbours[w] ^= v;
        }
        for start in 0..n {
            let mut leaf = start;
            while degrees[leaf] == 1 {
                let next = neighbours[leaf];
                degrees[leaf] = 0;
                degrees[next] -= 1;
                neighbours[next] ^= leaf;
                leaf = next;
            }
        }
        let pursuer = graphs::steps(n, &roads, marcel - 1);
        let reached = pursuit::reached_first(n, &roads, valeriu - 1, &pursuer);
        let escapes = reached.iter().any(|&v| degrees[v] > 0);
        output.line(if escapes { "YES" } else { "NO" });
    }
}

fn main() {
    snippets::io::run(solve);
}
