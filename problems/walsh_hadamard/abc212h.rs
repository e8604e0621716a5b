//! # AtCoder ABC 212 H Nim Counting
//!
//! <https://atcoder.jp/contests/abc212/tasks/abc212_h>
//! · [Program] · [Samples] · [Difficulty] 2
//!
//! **Task.** K different sizes of heaps. How many lists of 1 to N heaps of these sizes does the first
//! player win at Nim, modulo 998244353?
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** The lists of m heaps with nim-sum 0 are the sum of all c^m, divided by 2^16, where
//! the c are the Walsh-Hadamard transform of the sizes ([`snippets::walsh_hadamard`]). For all
//! lengths together c + c^2 + ... + c^N is a geometric series. These are subtracted from all lists,
//! which are the series of K, and that is the c of place 0. O(2^16 (16 + log N)).
//!
//! </details>
use snippets::io::{Input, Output};
use snippets::{arithmetic, walsh_hadamard};

const MODULUS: u64 = 998_244_353;

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    let (n, k): (u64, usize) = (input.read(), input.read());
    let sizes: Vec<usize> = input.read_list(k);
    let most = sizes.iter().fold(0, |most, &size| most.max(size));
    let mut counts = vec![0; (most + 1).next_power_of_two()];
    for size in sizes {
        counts[size] = 1;
    }
    walsh_hadamard::transform(&mut counts);
    let lost = counts.iter().fold(0, |sum, &c| sum + series(c, n)) % MODULUS;
    let share = arithmetic::power::<MODULUS>(counts.len() as u64, MODULUS - 2);
    output.line((series(counts[0], n) + (MODULUS - lost) * share) % MODULUS);
}

/// c + c^2 + ... + c^n.
fn series(c: i64, n: u64) -> u64 {
    if c == 1 {
        return n;
    }
    let absolute = c.unsigned_abs();
    let c = if c < 0 { MODULUS - absolute } else { absolute };
    let power_less_1 = (arithmetic::power::<MODULUS>(c, n) + MODULUS - 1) % MODULUS;
    let inverse = arithmetic::power::<MODULUS>(c + MODULUS - 1, MODULUS - 2);
    c * power_less_1 % MODULUS * inverse % MODULUS
}

fn main() {
    snippets::io::run(solve);
}
