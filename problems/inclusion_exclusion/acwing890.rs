//! # AcWing 890 能被整除的数
//!
//! <https://www.acwing.com/problem/content/892/>
//! · [Program] · [Samples] · [Difficulty] 2
//!
//! **Task.** How many of the numbers 1 to n does at least one of some different primes divide?
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** Inclusion–exclusion counts the numbers by the multiples of all products of the
//! primes ([`snippets::inclusion_exclusion`]). At most 2^m steps for m primes.
//!
//! </details>
use snippets::inclusion_exclusion;
use snippets::io::{Input, Output};

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    let (n, m) = (input.read(), input.read());
    let primes: Vec<u64> = input.read_list(m);
    output.line(inclusion_exclusion::count_divisible(n, &primes));
}

fn main() {
    snippets::io::run(solve);
}
