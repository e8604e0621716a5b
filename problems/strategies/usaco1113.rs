//! # USACO 1113 Stone Game
//!
//! <http://www.usaco.org/index.php?page=viewproblem2&cpid=1113>
//! · [Program] · [Samples] · [Difficulty] 4 · [Twins]
//!
//! **Task.** There are up to 10^5 heaps of up to 10^6 stones. The first move takes any number of stones
//! from a heap, and each later one a positive multiple of the number taken just before. A player who
//! cannot move loses. How many first moves win?
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** After a take of s only the quotients of the heaps by s matter, and the position is
//! lost exactly if those above 0 come in pairs of equal ones ([`snippets::strategies`]). Then each take
//! is repeated in the partner, which keeps equal quotients equal. If a quotient is there an odd number
//! of times, let q be the greatest such one. A player who takes q s stones from a heap with this
//! quotient leaves the quotients by q s. There the pairs are still pairs, and quotients below q have
//! become 0: for 5, 5, 3, 2 take 3 s, and by 3 s the quotients are 1, 1, 0, 0.
//!
//! So for each s, taking s must turn a heap of quotient k into a partner: the quotients that are there an
//! odd number of times have to be k and k − 1, or k = 1 alone. The heaps of quotient k are counted
//! with prefix sums. O(A log A) for heaps of up to A stones.
//!
//! </details>
use snippets::io::{Input, Output};

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    let heaps: Vec<usize> = input.read_counted();
    let most = heaps.iter().max().map_or(0, |&most| most);
    // How many heaps have fewer stones.
    let mut smaller = vec![0u32; most + 2];
    for heap in heaps {
        smaller[heap + 1] += 1;
    }
    for size in 0..=most {
        smaller[size + 1] += smaller[size];
    }
    let mut ways = 0;
    for taken in 1..=most {
        let count = |k: usize| smaller[((k + 1) * taken).min(most + 1)] - smaller[k * taken];
        let mut alone = (1..=most / taken).filter(|&k| count(k) % 2 == 1);
        match (alone.next(), alone.next(), alone.next()) {
            (Some(1), None, None) => ways += u64::from(count(1)),
            (Some(low), Some(k), None) if k == low + 1 => ways += u64::from(count(k)),
            _ => {}
        }
    }
    output.line(ways);
}

fn main() {
    snippets::io::run(solve);
}
