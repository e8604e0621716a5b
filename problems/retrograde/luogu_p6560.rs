//! # Luogu P6560 [SBCOI2020] 时光的流逝
//!
//! <https://www.luogu.com.cn/problem/P6560>
//!
//! **Task.** A directed graph with cycles. In each round a token is moved in turn from a start; who
//! brings it to the target wins, who cannot move loses, and the game may go on for ever. What can
//! the first player force?
//!
//! **Technique.** Retrograde analysis ([`snippets::retrograde`]) with the target as an end, whatever
//! arcs leave it. A target that is lost anyway changes no outcome, so that one analysis serves all
//! rounds with such a target. O(n + m) a round with another one.
use snippets::adjacency::Adjacency;
use snippets::io::{Input, Output};
use snippets::retrograde::moves_to_end;

pub fn solve(input: &mut Input, output: &mut Output) {
    let n: usize = input.read();
    let m: usize = input.read();
    let rounds: usize = input.read();
    let mut vertex = || input.read::<usize>() - 1;
    let arcs: Vec<(usize, usize)> = (0..m).map(|_| (vertex(), vertex())).collect();
    let reversed = arcs.iter().map(|&(from, to)| (to, from));
    // The graph is walked through for each round, so neighbours are to be near in memory.
    let names = breadth_first(n, &Adjacency::new(n, reversed.clone()));
    let reversed = reversed.map(|(to, from)| (names[to], names[from]));
    let mut option_counts = vec![0; n];
    for &(from, _) in &arcs {
        option_counts[names[from]] += 1;
    }
    let predecessors = Adjacency::new(n, reversed);
    let is_lost = |moves: Option<u32>| moves.map(|moves| moves % 2) == Some(0);
    let without_target = moves_to_end(&predecessors, option_counts.clone());
    for _ in 0..rounds {
        let start = names[input.read::<usize>() - 1];
        let target = names[input.read::<usize>() - 1];
        let moves = if is_lost(without_target[target]) {
            without_target[start]
        } else {
            let mut option_counts = option_counts.clone();
            option_counts[target] = 0;
            moves_to_end(&predecessors, option_counts)[start]
        };
        output.line(match moves {
            None => 0,
            _ if is_lost(moves) => -1,
            Some(_) => 1,
        });
    }
}

/// The places of the vertices in a breadth-first search.
fn breadth_first(n: usize, neighbours: &Adjacency) -> Vec<usize> {
    let mut places = vec![n; n];
    let mut order = Vec::with_capacity(n);
    for root in 0..n {
        let mut next = order.len();
        let mut visit = |v: usize, order: &mut Vec<usize>| {
            if places[v] == n {
                places[v] = order.len();
                order.push(v);
            }
        };
        visit(root, &mut order);
        while let Some(&v) = order.get(next) {
            next += 1;
            for &u in neighbours.of(v) {
                visit(u as usize, &mut order);
            }
        }
    }
    places
}

pub fn main() {
    snippets::io::run(solve);
}
