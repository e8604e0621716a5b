//! # Codeforces 87C Interesting Game
//!
//! <https://codeforces.com/problemset/problem/87/C>
//! · [Program] · [Samples] · [Difficulty] 2
//!
//! **Task.** A heap of n stones; a move splits a heap into two or more heaps of consecutive sizes, such
//! as 3, 4 and 5. What is the least number of heaps into which a winning first move splits? If the
//! first player loses, the answer is `-1`.
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** A heap splits in at most one way into k heaps, so its value is the mex of few
//! nim-sums of neighbouring values ([`snippets::mex`]): k heaps from b on have b k + k (k − 1) / 2
//! stones. Each of these nim-sums of consecutive values is made of two nim-sums of the first values.
//! O(n √n).
//!
//! </details>
use snippets::io::{Input, Output};
use snippets::mex::mex;

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    let n: usize = input.read();
    // The nim-sum of the values of all heaps below i.
    let mut sums = vec![0];
    for heap in 0..n {
        let value = mex(splits(heap).map(|(k, least)| sums[least + k] ^ sums[least]));
        sums.push(sums[heap] ^ value);
    }
    match splits(n).find(|&(k, least)| sums[least + k] == sums[least]) {
        Some((k, _)) => output.line(k),
        None => output.line(-1),
    }
}

/// The ways to split a heap: the number of new heaps, which grows, and the least of them.
fn splits(heap: usize) -> impl Iterator<Item = (usize, usize)> {
    let splits = (2..).map(move |k| (k, heap.saturating_sub(k * (k - 1) / 2)));
    let possible = splits.take_while(|&(k, rest)| rest >= k);
    let whole = possible.filter(|&(k, rest)| rest % k == 0);
    whole.map(|(k, rest)| (k, rest / k))
}

fn main() {
    snippets::io::run(solve);
}
