//! # HDU 3094 A tree game
//!
//! <https://acm.hdu.edu.cn/showproblem.php?pid=3094>
//!
//! **Task.** Trees; a move cuts an edge, and the part without vertex 1 is thrown away. Who wins, Alice,
//! who moves first, or Bob?
//!
//! **Technique.** Green hackenbush on a tree ([`snippets::hackenbush_tree`]). O(n) per tree.
//!
//! **Twin.** `agc017d`.
use snippets::hackenbush_tree;
use snippets::io::{Input, Output};

pub fn solve(input: &mut Input, output: &mut Output) {
    for _ in 0..input.read() {
        let n: usize = input.read();
        let mut vertex = || input.read::<usize>() - 1;
        let edges: Vec<(usize, usize)> = (1..n).map(|_| (vertex(), vertex())).collect();
        let values = hackenbush_tree::grundy_values(&edges, 0);
        output.line(if values[0] == 0 { "Bob" } else { "Alice" });
    }
}

pub fn main() {
    snippets::io::run(solve);
}
