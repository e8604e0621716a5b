//! # AtCoder ARC 013 C 笑いをとれるかな？
//!
//! <https://atcoder.jp/contests/arc013/tasks/arc013_3>
//! · [Program] · [Samples] · [Difficulty] 2
//!
//! **Task.** Blocks of tofu, each with peppers in some of its unit cubes. A move cuts a block in two
//! between layers of cubes and eats one part. A player who eats a pepper loses. Does the first player
//! win?
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** Each block is six heaps of Nim, the layers on the six sides of the box around its
//! peppers ([`snippets::nim`]). A player who can only eat peppers has lost, so the box around all
//! peppers of a block is never cut. What a move can take is one or more layers off one of the six sides
//! of the box, and it leaves the other sides' numbers of layers as they are. O(number of peppers).
//!
//! </details>
//!
//! **Samples.** This project's own, not the judge's.
use snippets::io::{Input, Output};
use snippets::nim;

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    let mut heaps = Vec::new();
    for _ in 0..input.read() {
        let sides: Vec<u64> = input.read_list(3);
        let mut first = sides.clone();
        let mut last = vec![0; 3];
        for _ in 0..input.read() {
            for axis in 0..3 {
                let layer: u64 = input.read();
                first[axis] = layer.min(first[axis]);
                last[axis] = layer.max(last[axis]);
            }
        }
        heaps.extend(first);
        heaps.extend(sides.iter().zip(last).map(|(side, last)| side - 1 - last));
    }
    let won = nim::wins(&heaps);
    output.line(if won { "WIN" } else { "LOSE" });
}

fn main() {
    snippets::io::run(solve);
}
