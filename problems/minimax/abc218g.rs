//! # AtCoder ABC 218 G Game on Tree 2
//!
//! <https://atcoder.jp/contests/abc218/tasks/abc218_g>
//! · [Program] · [Samples] · [Difficulty] 3
//!
//! **Task.** A tree with an even number on each vertex, and a piece on vertex 1. Two players move it in
//! turn to a neighbour where it has not been, until it cannot be moved. The result is the median of the
//! numbers where it has been, of an even number of them the mean of the middle two. The first player
//! wants it large, the second small. What is it?
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** The piece goes down from the root, so a position is a vertex, and all that was
//! visited is the way to it ([`snippets::minimax`], on a tree). A walk through the tree keeps the
//! numbers of the way in a Fenwick tree, which finds the k-th smallest. O(N log N).
//!
//! </details>
use snippets::graphs::{leaves_first, Adjacency};
use snippets::io::{Input, Output};

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    let n: usize = input.read();
    let numbers: Vec<usize> = input.read_list(n);
    let edges = input.read_edges(n - 1);
    let order = leaves_first(&edges, 0);
    let children = Adjacency::directed(
        n,
        &order
            .iter()
            .map(|&(v, parent)| (parent, v))
            .collect::<Vec<_>>(),
    );
    let mut sorted = numbers.clone();
    sorted.sort_unstable();
    let mut depths = vec![0; n];
    let mut results = vec![0; n];
    let mut way = Way::new(n);
    // Each vertex twice: on the way down, and on the way back.
    let mut open = vec![(0, true)];
    while let Some((v, is_down)) = open.pop() {
        // Equal numbers share a place.
        let place = sorted
            .binary_search(&numbers[v])
            .expect("a number of the input");
        if !is_down {
            way.add(place, usize::wrapping_sub(0, 1));
            continue;
        }
        way.add(place, 1);
        open.push((v, false));
        for child in children.row(v) {
            depths[child] = depths[v] + 1;
            open.push((child, true));
        }
        if children.row(v).len() == 0 {
            let middle = [depths[v] / 2, (depths[v] + 1) / 2];
            let [low, high] = middle.map(|rank| sorted[way.place(rank)]);
            results[v] = (low + high) / 2;
        }
    }
    for (v, parent) in order {
        let is_first = results[parent] == 0;
        let is_greater = results[v] > results[parent];
        if is_first || is_greater == (depths[parent] % 2 == 0) {
            results[parent] = results[v];
        }
    }
    output.line(results[0]);
}

/// The numbers on the way, by their places among all numbers: a Fenwick tree.
struct Way(Vec<usize>);

impl Way {
    fn new(n: usize) -> Self {
        Self(vec![0; n + 1])
    }

    /// Adds to the count of a place, modulo 2^64.
    fn add(&mut self, place: usize, count: usize) {
        let mut at = place + 1;
        while at < self.0.len() {
            self.0[at] = self.0[at].wrapping_add(count);
            at += at & at.wrapping_neg();
        }
    }

    /// The place of the number that has `rank` numbers before it.
    fn place(&self, mut rank: usize) -> usize {
        let mut at = 0;
        let mut step = self.0.len().next_power_of_two();
        while step > 0 {
            if at + step < self.0.len() && self.0[at + step] <= rank {
                at += step;
                rank -= self.0[at];
            }
            step /= 2;
        }
        at
    }
}

fn main() {
    snippets::io::run(solve);
}
