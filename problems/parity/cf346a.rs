//! # Codeforces 346A Alice and Bob
//!
//! <https://codeforces.com/problemset/problem/346/A>
//! · [Program] · [Samples] · [Difficulty] 2
//!
//! **Task.** A set of positive numbers. A move chooses two of them whose difference is not in the set,
//! and puts it in; a player who cannot move loses. Who wins, Alice, who moves first, or Bob?
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** All plays end at the same set, so the number of moves is known ([`snippets::parity`],
//! theorem 1). With the greatest number M and the greatest common divisor g of all numbers this set is
//! g, 2g, ..., M, as the page shows. So there are M / g − n moves from n numbers, and Alice wins exactly
//! if that is odd. O(n + log M).
//!
//! </details>
use snippets::arithmetic;
use snippets::io::{Input, Output};

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    let numbers: Vec<u64> = input.read_counted();
    let (mut divisor, mut greatest) = (0, 0);
    for &number in &numbers {
        divisor = arithmetic::gcd(divisor, number);
        greatest = number.max(greatest);
    }
    let moves = greatest / divisor - numbers.len() as u64;
    output.line(if moves % 2 == 1 { "Alice" } else { "Bob" });
}

fn main() {
    snippets::io::run(solve);
}
