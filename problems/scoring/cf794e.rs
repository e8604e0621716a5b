//! # Codeforces 794E Choosing Carrot
//!
//! <https://codeforces.com/problemset/problem/794/E>
//! · [Program] · [Samples] · [Difficulty] 4
//!
//! **Task.** Oleg and Igor take carrots from the ends of a row in turn, until one is left; Oleg wants
//! the last one to be large, Igor wants it to be small. Before that, Oleg takes k carrots alone. How
//! large is the last one, for each k?
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** A player who answers at the other end keeps the middle ([`snippets::scoring`],
//! other rules), so the last carrot of a row depends on its two or three middle ones. In a row of even
//! length Oleg makes the larger one of the middle pair the centre of what is left, and then answers; it
//! is no larger, as Igor can keep the middle pair up to the end. In a row of odd length Igor stands
//! before an even row after Oleg's move: the last one is the smaller one of a middle pair, and Oleg
//! chooses which of the two pairs. With k extra moves Oleg chooses a window; two more moves add a
//! centre on either side. O(n).
//!
//! </details>
use snippets::io::{Input, Output};

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    let carrots: Vec<u64> = input.read_counted();
    let n = carrots.len();
    let mut answers: Vec<u64> = Vec::new();
    for k in 0..n - 1 {
        let last = |centre: usize| {
            let (before, own) = (carrots[centre - 1], carrots[centre]);
            if (n - k) % 2 == 0 {
                own.max(before)
            } else {
                own.min(before.max(carrots[centre + 1]))
            }
        };
        // The centres of the first and of the last window.
        let first = (n - k) / 2;
        let best = last(first).max(last(first + k));
        let inner = if k >= 2 { answers[k - 2] } else { 0 };
        answers.push(best.max(inner));
    }
    answers.extend(carrots.iter().max());
    output.list(answers);
}

fn main() {
    snippets::io::run(solve);
}
