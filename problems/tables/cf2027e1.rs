//! # Codeforces 2027E1 Bit Game (Easy Version)
//!
//! <https://codeforces.com/problemset/problem/2027/E1>
//! · [Program] · [Samples] · [Difficulty] 4
//!
//! **Task.** Heaps with bounds. A move takes stones from one heap, up to its bound, so that some ones
//! of the heap in binary become zeros and no other digit changes. A player who cannot move loses. Who
//! wins?
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** A table shows that the greatest take decides the value of a heap, written in the
//! places of the heap's ones ([`snippets::tables`], a closed form). From the highest place down a place
//! of the bound is taken where the heap has a one; below a place that only the bound has, all of the
//! heap's ones are taken. O(30) per heap.
//!
//! </details>
use snippets::io::{Input, Output};
use snippets::nim;

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    for _ in 0..input.read() {
        let n = input.read();
        let bounds: Vec<u64> = input.read_list(n);
        let won = nim::sum(bounds.into_iter().map(|bound| value(bound, input.read()))) != 0;
        output.line(if won { "Alice" } else { "Bob" });
    }
}

fn value(bound: u64, heap: u64) -> u64 {
    // The greatest take, without the places in which the heap has a zero.
    let mut take = 0u64;
    let mut takes_all = false;
    for place in (0..30).rev() {
        let in_bound = bound >> place & 1 == 1;
        if heap >> place & 1 == 1 {
            take = 2 * take + u64::from(takes_all || in_bound);
        } else if in_bound {
            takes_all = true;
        }
    }
    let length = u64::from(64 - take.leading_zeros());
    if (take + 2).is_power_of_two() {
        0
    } else if take.is_power_of_two() && length % 2 == 0 {
        length - 2
    } else {
        length
    }
}

fn main() {
    snippets::io::run(solve);
}
