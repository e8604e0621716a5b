//! # Codeforces 1969D Shop Game
//!
//! <https://codeforces.com/problemset/problem/1969/D>
//! · [Program] · [Samples] · [Difficulty] 3
//!
//! **Task.** Alice buys some of n items, item i for a. Bob takes k of them for nothing, or all if there
//! are fewer, and pays b for each of the others. What is the greatest profit of hers, if he makes it as
//! small as he can?
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** He takes the best k ([`snippets::exchange`], he strikes the best): with the items by
//! falling b, a cut is tried at each place. Before it the k cheapest items are bought, which he takes,
//! and after it all that bring a profit. A heap keeps the k cheapest. O(n log n).
//!
//! </details>
use snippets::io::{Input, Output};
use std::collections::BinaryHeap;

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    for _ in 0..input.read() {
        let [n, k]: [usize; 2] = input.read_array();
        let costs: Vec<i64> = input.read_list(n);
        let mut items: Vec<(i64, i64)> = costs.iter().map(|&cost| (input.read(), cost)).collect();
        items.sort_unstable_by(|a, b| b.cmp(a));
        let gain = |&(price, cost): &(i64, i64)| (price - cost).max(0);
        let mut gains: i64 = items.iter().map(gain).sum();
        // The k cheapest items before the cut.
        let mut cheapest = BinaryHeap::new();
        let mut costs = 0;
        let mut best = if k == 0 { gains } else { 0 };
        for item in &items {
            gains -= gain(item);
            cheapest.push(item.1);
            costs += item.1;
            if cheapest.len() > k {
                costs -= cheapest.pop().expect("more than k");
            }
            if cheapest.len() == k {
                best = best.max(gains - costs);
            }
        }
        output.line(best);
    }
}

fn main() {
    snippets::io::run(solve);
}
