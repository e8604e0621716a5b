//! # Codeforces 2053E Resourceful Caterpillar Sequence
//!
//! <https://codeforces.com/problemset/problem/2053/E>
//! · [Program] · [Samples] · [Difficulty] 3
//!
//! **Task.** A caterpillar lies on the path of a tree from its head p to its tail q. In turn Nora pulls
//! the head one edge on, away from the path, and Aron the tail, and the other end follows. Nora wins as
//! soon as the head is on a leaf, Aron as soon as the tail is. For how many pairs (p, q) does Aron win?
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** Each move takes the other's move back ([`snippets::tempo`], theorem 8), so the first
//! two moves decide. Aron wins if q is a leaf and p is not; or if p is neither a leaf nor next to one,
//! and the neighbour f of q towards p is next to a leaf, but no leaf. With L leaves, G vertices that
//! are neither leaves nor next to one, and k inner neighbours of each such f, these are L (n − L) + G ·
//! Σ (k − 1) pairs. O(n).
//!
//! </details>
use snippets::io::{Input, Output};

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    for _ in 0..input.read() {
        let n: usize = input.read();
        let edges = input.read_edges(n - 1);
        let mut degrees = vec![0; n];
        for &(a, b) in &edges {
            degrees[a] += 1;
            degrees[b] += 1;
        }
        let mut inner_neighbours = vec![0; n];
        for (a, b) in edges {
            inner_neighbours[a] += usize::from(degrees[b] > 1);
            inner_neighbours[b] += usize::from(degrees[a] > 1);
        }
        let leaves = degrees.iter().filter(|&&degree| degree == 1).count();
        let (mut far, mut ways) = (0, 0);
        for v in (0..n).filter(|&v| degrees[v] > 1) {
            if inner_neighbours[v] == degrees[v] {
                far += 1;
            } else {
                // In a star there is none, but nobody is far from the leaves, either.
                ways += inner_neighbours[v].max(1) - 1;
            }
        }
        output.line(leaves * (n - leaves) + far * ways);
    }
}

fn main() {
    snippets::io::run(solve);
}
