//! # Luogu P2953 \[USACO09OPEN\] Cow Digit Game S
//!
//! <https://www.luogu.com.cn/problem/P2953>
//! · [Program] · [Samples] · [Difficulty] 2 · [Twins]
//!
//! **Task.** A number. A move takes from it its greatest digit, or its smallest digit other than 0. Who
//! makes it 0 wins. Does the first player win?
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** There is no rule, only a table of the won numbers ([`snippets::number_theory`],
//! digits): up to 131 the lost ones are the multiples of 10, but 132 is lost. O(N) for all numbers up
//! to N.
//!
//! </details>
use snippets::io::{Input, Output};

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    let numbers: Vec<usize> = input.read_counted();
    let most = numbers.iter().copied().max().unwrap_or(0);
    let mut wins = vec![false];
    for n in 1..=most {
        let digits = n.to_string().into_bytes().into_iter();
        let takes = digits.map(|digit| usize::from(digit - b'0'));
        let greatest = takes.clone().max().unwrap_or(0);
        let smallest = takes.filter(|&digit| digit > 0).min().unwrap_or(0);
        wins.push(!wins[n - greatest] || !wins[n - smallest]);
    }
    for n in numbers {
        output.line(if wins[n] { "YES" } else { "NO" });
    }
}

fn main() {
    snippets::io::run(solve);
}
