//! # AtCoder ARC 087 E Prefix-free Game
//!
//! <https://atcoder.jp/contests/arc087/tasks/arc087_c>
//! · [Program] · [Samples] · [Difficulty] 4
//!
//! **Task.** N binary strings of lengths 1 to L, none a prefix of another. A move adds such a string
//! so that this stays true; a player who cannot move loses. Who wins, Alice, who moves first, or Bob?
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** In the trie of the strings each node with one child leaves a full binary tree for
//! new strings, and a tree with d levels is the coin d of Ruler ([`snippets::coin_turning`]). For a
//! string that ends on its i-th level leaves one tree with each of d − 1, d − 2, ..., d − i + 1
//! levels, as turning over the coins d to d − i + 1 does. A node of depth h with one child leaves L −
//! h levels; when it gets its second child, the same value cancels. O(total length).
//!
//! </details>
use snippets::coin_turning;
use snippets::io::{Input, Output};

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    let (n, longest): (usize, u64) = (input.read(), input.read());
    // The root, node 0, is nobody's child.
    let mut children = vec![[0; 2]];
    let mut nim_sum = 0;
    for _ in 0..n {
        let mut node = 0;
        for (depth, digit) in (0..).zip(input.read_word().bytes()) {
            let side = usize::from(digit - b'0');
            if children[node][side] == 0 {
                children[node][side] = children.len();
                children.push([0; 2]);
                nim_sum ^= coin_turning::grundy_ruler(longest - depth);
            }
            node = children[node][side];
        }
    }
    output.line(if nim_sum != 0 { "Alice" } else { "Bob" });
}

fn main() {
    snippets::io::run(solve);
}
