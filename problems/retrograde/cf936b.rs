//! # Codeforces 936B Sleepy Game
//!
//! <https://codeforces.com/problemset/problem/936/B>
//! · [Program] · [Samples] · [Difficulty] 3
//!
//! **Task.** A chip on a directed graph is moved along an arc in turn; a player who cannot move
//! loses, and after 10^6 moves it is a draw. The first player makes the moves of both. Can he win,
//! and along which walk? If not, can he draw?
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** A breadth-first search finds a walk of an odd number of moves to a vertex without
//! arcs, and retrograde analysis ([`snippets::retrograde`]) distinguishes a draw from a loss. He wins
//! by such a walk, as the other player is to move at its end. The positions are a vertex and the parity
//! of the moves made; the search visits each of the 2 n once and finds a shortest walk, of fewer than 2
//! n moves. Otherwise he draws if the chip can move on for ever. The vertices from which it cannot are
//! found backwards: those all of whose arcs lead to such vertices. O(n + m).
//!
//! </details>
use snippets::graphs::Adjacency;
use snippets::io::{Input, Output};

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    let [n, m]: [usize; 2] = input.read_array();
    let mut arcs: Vec<(usize, usize)> = Vec::with_capacity(m);
    for from in 0..n {
        for _ in 0..input.read() {
            arcs.push((from, input.read::<usize>() - 1));
        }
    }
    let start = input.read::<usize>() - 1;
    if let Some(walk) = winning_walk(n, &arcs, start) {
        output.line("Win");
        output.list(walk.iter().map(|vertex| vertex + 1));
    } else {
        let endless = goes_on_for_ever(n, &arcs)[start];
        output.line(if endless { "Draw" } else { "Lose" });
    }
}

/// The vertices of a shortest walk of an odd number of moves to a vertex without arcs.
fn winning_walk(n: usize, arcs: &[(usize, usize)], start: usize) -> Option<Vec<usize>> {
    let options = Adjacency::directed(n, arcs);
    // Position 2 * vertex + parity, and where it was reached from; the start from itself.
    let mut came_from = vec![None; 2 * n];
    came_from[2 * start] = Some(2 * start);
    let mut queue = vec![2 * start];
    let mut next = 0;
    while let Some(&position) = queue.get(next) {
        next += 1;
        let (vertex, parity) = (position / 2, position % 2);
        if parity == 1 && options.row(vertex).len() == 0 {
            let mut walk = vec![vertex];
            let mut position = position;
            while position != 2 * start {
                position = came_from[position]?;
                walk.push(position / 2);
            }
            walk.reverse();
            return Some(walk);
        }
        for option in options.row(vertex) {
            let reached = 2 * option + 1 - parity;
            if came_from[reached].is_none() {
                came_from[reached] = Some(position);
                queue.push(reached);
            }
        }
    }
    None
}

/// Whether a walk without end begins at each vertex.
fn goes_on_for_ever(n: usize, arcs: &[(usize, usize)]) -> Vec<bool> {
    let predecessors = Adjacency::reversed(n, arcs);
    // The arcs to vertices that are not known to come to an end.
    let mut open_arcs = vec![0; n];
    for &(from, _) in arcs {
        open_arcs[from] += 1;
    }
    let mut ending: Vec<usize> = (0..n).filter(|&v| open_arcs[v] == 0).collect();
    while let Some(v) = ending.pop() {
        for u in predecessors.row(v) {
            open_arcs[u] -= 1;
            if open_arcs[u] == 0 {
                ending.push(u);
            }
        }
    }
    open_arcs.iter().map(|&open| open > 0).collect()
}

fn main() {
    snippets::io::run(solve);
}
