//! # Luogu P5387 \[Cnoi2019\] 人形演舞
//!
//! <https://www.luogu.com.cn/problem/P5387>
//! · [Program] · [Samples] · [Difficulty] 3
//!
//! **Task.** A list of numbers from 1 to m. A move replaces one of them, x, by a smaller number x ⊕ y
//! with 1 ≤ y ≤ x; a player who cannot move loses. On how many lists of this length does the first
//! player win?
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** The lists with nim-sum 0 are counted by the Walsh-Hadamard transform of the number
//! of x with each value ([`snippets::walsh_hadamard`]). O(m log m).
//!
//! The value of x = 2^k + r with r < 2^k is r + 1, that of 0 is 0. Why: a y without the bit 2^k leads
//! to 2^k + r′ for each r′ < r, whose values are 1 to r by induction; a y = 2^k + s leads to r ⊕ s for
//! each s ≤ r, among them 0. None of the latter has the value r + 1: below 2^k only the numbers 2^j + r
//! with 2^j > r have it, and for these s would be 2^j ⊕ r ⊕ r = 2^j, which is greater than r.
//!
//! </details>
use snippets::io::{Input, Output};
use snippets::{arithmetic, walsh_hadamard};

const MODULUS: u64 = 998_244_353;

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    let (length, m): (u64, usize) = (input.read(), input.read());
    let mut counts = vec![0; (m + 1).next_power_of_two()];
    for x in 1..=m {
        let highest = (x + 1).next_power_of_two() / 2;
        counts[x - highest + 1] += 1;
    }
    let lost = walsh_hadamard::count_lost::<MODULUS>(&counts, length);
    let all = arithmetic::power::<MODULUS>(m as u64, length);
    output.line((all + MODULUS - lost) % MODULUS);
}

fn main() {
    snippets::io::run(solve);
}
