//! # Codeforces 603C Lieges of Legendre
//!
//! <https://codeforces.com/contest/603/problem/C>
//! · [Program] · [Samples] · [Difficulty] 3
//!
//! **Task.** A move takes one cow from a heap, or replaces a heap of 2 x > 0 cows by k heaps of x.
//! Does the first player, Kevin, win?
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** The Grundy values of the heaps go by the parity of k and, for an odd k, by
//! halving the heap; they are heaps of Nim ([`snippets::nim`]). The k equal heaps have the nim-sum
//! 0 if k is even and g(x) if k is odd. A heap above 4 that is odd has no option but the heap with
//! one cow less; that has the value 0 as an option and so is not 0. So odd heaps above 4 have the
//! value 0, and even ones the mex of 0 and of the value of the k heaps; the small heaps are worked
//! out by hand. O(n log a): x is half as great as 2 x.
//!
//! </details>
use snippets::io::{Input, Output};
use snippets::nim;

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    let [n, k]: [u64; 2] = input.read_array();
    let value = if k % 2 == 0 {
        value_if_even
    } else {
        value_if_odd
    };
    let won = nim::sum((0..n).map(|_| value(input.read()))) != 0;
    output.line(if won { "Kevin" } else { "Nicky" });
}

/// The Grundy value of a heap that may be replaced by an even number of halves.
fn value_if_even(heap: u64) -> u64 {
    match heap {
        0..=2 => heap,
        _ => 1 - heap % 2,
    }
}

/// The Grundy value of a heap that may be replaced by an odd number of halves.
fn value_if_odd(heap: u64) -> u64 {
    match heap {
        0 | 2 => 0,
        1 | 3 => 1,
        4 => 2,
        _ if heap % 2 == 1 => 0,
        _ if value_if_odd(heap / 2) == 1 => 2,
        _ => 1,
    }
}

fn main() {
    snippets::io::run(solve);
}
