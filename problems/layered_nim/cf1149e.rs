//! # Codeforces 1149E Election Promises
//!
//! <https://codeforces.com/contest/1149/problem/E>
//!
//! **Task.** Cities with a tax each, and roads in one direction without a cycle. A move lowers the
//! tax of a city and sets the taxes of the cities to which its roads lead to any numbers. A player
//! who cannot move loses. A winning first move, if there is one.
//!
//! **Technique.** Layered Nim ([`snippets::layered_nim`]); the layer of a city is its Grundy value
//! as a vertex of the graph. O(n + m).
use snippets::graph_game;
use snippets::io::{Input, Output};
use snippets::layered_nim;
use std::convert::TryFrom;
use std::iter;
use std::mem;

pub fn solve(input: &mut Input, output: &mut Output) {
    let n: usize = input.read();
    let m: usize = input.read();
    let mut taxes: Vec<u64> = input.read_list(n);
    let mut roads = vec![Vec::new(); n];
    for _ in 0..m {
        let (from, to): (usize, u32) = (input.read(), input.read());
        roads[from - 1].push(to - 1);
    }
    let values = graph_game::grundy_values(&roads).into_iter();
    let layers: Vec<usize> = values
        .map(|value| usize::try_from(value).expect("a layer"))
        .collect();
    match layered_nim::winning_heap(&layers, &taxes) {
        None => output.line("LOSE"),
        Some(lowered) => {
            let mut sums = layered_nim::sums(&layers, &taxes);
            let next = roads[lowered].iter().map(|&city| city as usize);
            for city in iter::once(lowered).chain(next) {
                // Each nim-sum is spent on the first city of its layer.
                taxes[city] ^= mem::take(&mut sums[layers[city]]);
            }
            output.line("WIN");
            output.list(taxes);
        }
    }
}

pub fn main() {
    snippets::io::run(solve);
}
