//! # AtCoder AGC 010 F Tree Game
//!
//! <https://atcoder.jp/contests/agc010/tasks/agc010_f>
//! · [Program] · [Samples] · [Difficulty] 3
//!
//! **Task.** A tree with stones on its vertices. The first player puts a piece on a vertex. Then
//! each in turn takes a stone from the piece's vertex and moves the piece to a neighbour; a player
//! who finds no stone there loses. From which vertices does the first player win?
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** The same player wins as on a graph without cycles ([`snippets::graph_game`]), on
//! which the piece goes along arcs, from each vertex to its neighbours with fewer stones. A player who
//! finds no arc loses. By induction over the number of stones, with v as the piece's vertex; note that
//! no path along arcs comes to a vertex that has as many stones as its first one, or more.
//!
//! - If v is won on the arcs, move to a neighbour u that is lost there. Vertex v has one stone less
//!   now, and still as many as u or more. So nothing on paths from u has changed, and u is lost.
//! - If v is lost on the arcs and bears no stone, the player to move loses. If v bears stones and he
//!   moves to a u with fewer stones, u was won by an arc to some w, and nothing on paths from w has
//!   changed, nor has that arc. So u is won. If he moves to a u with as many stones or more, there is
//!   now an arc from u back to v. This v has lost at most some of its arcs, and is lost as before. So u
//!   is won.
//!
//! O(n).
//!
//! </details>
use snippets::graph_game;
use snippets::io::{Input, Output};

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    let n: usize = input.read();
    let stones: Vec<u64> = input.read_list(n);
    let edges = input.read_edges(n - 1);
    let both = edges.iter().flat_map(|&(a, b)| [(a, b), (b, a)]);
    let to_fewer: Vec<_> = both.filter(|&(a, b)| stones[b] < stones[a]).collect();
    let values = graph_game::grundy_values(n, &to_fewer);
    output.list((1..=n).filter(|v| values[v - 1] != 0));
}

fn main() {
    snippets::io::run(solve);
}
