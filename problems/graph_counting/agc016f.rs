//! # AtCoder AGC 016 F Games on DAG
//!
//! <https://atcoder.jp/contests/agc016/tasks/agc016_f>
//!
//! **Task.** A directed graph on at most 15 vertices, all edges to greater numbers; any set of
//! edges may be struck out. Two pieces stand on vertices 1 and 2, and a move pushes one of them
//! along an edge; a player who cannot move loses. In how many of the graphs does the first player
//! win?
//!
//! **Technique.** All graphs but those in which both vertices have the same value
//! ([`snippets::graph_counting`]). O(3^n n).
use snippets::graph_counting::equal_values;
use snippets::io::{Input, Output};

const MODULUS: u64 = 1_000_000_007;

pub fn solve(input: &mut Input, output: &mut Output) {
    let n = input.read();
    let m: usize = input.read();
    let mut options = vec![0; n];
    let mut graphs = 1;
    for _ in 0..m {
        let (from, to): (usize, usize) = (input.read(), input.read());
        options[from - 1] |= 1 << (to - 1);
        graphs = graphs * 2 % MODULUS;
    }
    output.line((graphs + MODULUS - equal_values(&options, MODULUS)) % MODULUS);
}

pub fn main() {
    snippets::io::run(solve);
}
