//! # Codeforces 1110G Tree-Tac-Toe
//!
//! <https://codeforces.com/problemset/problem/1110/G>
//! · [Program] · [Samples] · [Difficulty] 5
//!
//! **Task.** Some nodes of a tree are white. White and Black in turn colour a node that has no colour
//! yet, White first; the player who gets a path of three nodes of his colour wins. Who wins, or is it a
//! draw? The trees have up to 5 · 10^5 nodes together.
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** Black cannot win, as one more white node never harms White, so he is Breaker, and
//! holds the draw with pairs where he can ([`snippets::strategies`]). White wins only by moves that
//! Black must answer, so Black has no time for a path of his own.
//!
//! 1. *A fork in place of each white node v:* let v have no colour, and hang on it a new node x with two
//!    leaves. If White takes v, Black must take x, or White takes x with two threats (the leaves, or one
//!    leaf and what is behind v): so White has v without losing time. And Black loses nothing by it if he answers v by x, x by v, and one of the
//!    two leaves by the other. From now on no node is white.
//! 2. *A node of degree 4 or more:* White takes it, and then a neighbour, with two threats.
//! 3. *A node of degree 3 with two neighbours or more that are no leaves:* White takes it, and then one
//!    of these: he threatens a free neighbour of the first node and a node behind the second. Black's
//!    one move in between spoils this for at most one of these neighbours.
//! 4. *Otherwise* the nodes that are no leaves make a path. Call an end of it a fork if its degree
//!    is 3. If there are two forks and the path has an odd number of nodes, White takes the second, the
//!    fourth and so on. Each time Black must take the node before: the first one, or White takes it and
//!    threatens two more; the others lie between two white ones. At last White takes the other fork,
//!    with two threats.
//! 5. *Otherwise Black answers at the partner:* the two leaves of a fork are a pair, and all other nodes are
//!    a path, cut into pairs from a fork on, if there is one. Each path of three nodes holds a pair.
//!
//! Only the number of forks, that of nodes and the degrees count. O(n).
//!
//! </details>
use snippets::io::{Input, Output};

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    for _ in 0..input.read() {
        let n: usize = input.read();
        let ends: Vec<usize> = input.read_list(2 * n - 2);
        let colours = input.read_word();
        // Of each node the degree, and how many neighbours are no leaves. The white ones have a fork.
        let mut degrees: Vec<usize> = colours.bytes().map(|c| usize::from(c == b'W')).collect();
        let whites: usize = degrees.iter().sum();
        let mut inner = degrees.clone();
        for end in &ends {
            degrees[end - 1] += 1;
        }
        for edge in ends.chunks(2) {
            let (a, b) = (edge[0] - 1, edge[1] - 1);
            inner[a] += usize::from(degrees[b] > 1);
            inner[b] += usize::from(degrees[a] > 1);
        }
        let forks = whites + degrees.iter().filter(|&&degree| degree == 3).count();
        let won = (forks == 2 && (n + 3 * whites) % 2 == 1)
            || (0..n).any(|v| degrees[v] > 3 || (degrees[v] == 3 && inner[v] > 1));
        output.line(if won { "White" } else { "Draw" });
    }
}

fn main() {
    snippets::io::run(solve);
}
