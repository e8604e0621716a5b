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
    let mut option_counts = vec![0; n];
    let mut reversed = Vec::with_capacity(m);
    for _ in 0..m {
        let from = input.read::<usize>() - 1;
        let to = input.read::<usize>() - 1;
        option_counts[from] += 1;
        reversed.push((to, from));
    }
    let predecessors = Adjacency::new(n, reversed.into_iter());
    let is_lost = |moves: Option<u32>| moves.map(|moves| moves % 2) == Some(0);
    let without_target = moves_to_end(&predecessors, option_counts.clone());
    for _ in 0..rounds {
        let start = input.read::<usize>() - 1;
        let target = input.read::<usize>() - 1;
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

pub fn main() {
    snippets::io::run(solve);
}
