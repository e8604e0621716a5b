//! # Codeforces 1823E Removing Graph
//!
//! <https://codeforces.com/problemset/problem/1823/E>
//! · [Program] · [Samples] · [Difficulty] 3
//!
//! **Task.** A graph of cycles; a move takes away l to r connected vertices, l < r, with their edges. A
//! player who cannot move loses. Who wins, Alice, who moves first, or Bob?
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** The nim-sum of the cycles' values decides: ⌊c / l⌋ for a cycle of c < l + r
//! vertices, 0 for a greater one ([`snippets::octal`]). O(n).
//!
//! The first move cuts a cycle to a path, which is a heap of an octal game
//! with the digit 7 from l to r. Its values need not all be known:
//! 1. A path of p < l + r vertices has the value ⌊p / l⌋. By induction: a move leaves two paths
//!    with p − l vertices at most, whose values add up to ⌊p / l⌋ − 1 at most, and a nim-sum is not
//!    above the sum. And it has an option of each value u < ⌊p / l⌋, a path of u l to u l + l − 1
//!    vertices: one has to be taken of the numbers from p − u l − l + 1 to p − u l. The first of
//!    them is at most r, as p < l + r, and the last at least l; as l < r, one of them is allowed.
//! 2. A path of l or more vertices never has the value 0: one of the numbers l and l + 1 has the parity
//!    of p, and taking that many from the middle leaves two equal paths. (If p = l, take all.)
//! 3. A cycle of c < l + r vertices, c ≥ l, becomes a path of c − r, or 0 if this is less, up to c
//!    − l vertices. The first is below l. So the values are all from 0 to ⌊c / l⌋ − 1, by 1. For c
//!    < l there is no move.
//! 4. From a cycle of c ≥ l + r vertices every move leaves a path of l or more, which by 2 does not
//!    have the value 0. So the cycle has it.
//!
//! </details>
use snippets::io::{Input, Output};

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    let [n, least, most]: [usize; 3] = input.read_array();
    let edges = input.read_edges(n);
    // The exclusive or of both neighbours gives the way on, as the vertex from which one comes is
    // known.
    let mut neighbours = vec![0; n];
    for &(a, b) in &edges {
        neighbours[a] ^= b;
        neighbours[b] ^= a;
    }
    let mut seen = vec![false; n];
    let mut sum = 0;
    for &(a, b) in &edges {
        let (mut from, mut vertex) = (a, b);
        let mut length = 0;
        while !seen[vertex] {
            seen[vertex] = true;
            length += 1;
            let next = neighbours[vertex] ^ from;
            from = vertex;
            vertex = next;
        }
        if length < least + most {
            sum ^= length / least;
        }
    }
    let won = sum != 0;
    output.line(if won { "Alice" } else { "Bob" });
}

fn main() {
    snippets::io::run(solve);
}
