//! # yukicoder 1770 N言っちゃダメゲーム (6)
//!
//! <https://yukicoder.me/problems/no/1770>
//! · [Program] · [Samples] · [Difficulty] 3
//!
//! **Task.** The players say numbers in turn, each greater than the last one, 0 at first, by 1 to K,
//! but not by as much as the opponent just added. Who says N or more, or can say nothing else, loses.
//! With which first numbers does the first player win?
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** Of the N − 1 that are left to say, a number is taken that may not be the last one
//! ([`snippets::bash`], the last number may not be repeated). For each rest the winning takes are kept,
//! two at most, as only one of them can be forbidden. O(N).
//!
//! </details>
//!
//! **Samples.** This project's own, not the judge's.
use snippets::io::{Input, Output};

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    let [n, most]: [usize; 2] = input.read_array();
    // The takes that win with so much left, or two of them.
    let mut good = vec![Vec::new(); n];
    for rest in 0..n {
        let takes = match good[rest][..] {
            [] => 1..=most,
            [only] => only..=only,
            _ => continue,
        };
        for take in takes {
            if let Some(good) = good.get_mut(rest + take) {
                if good.len() < 2 {
                    good.push(take);
                }
            }
        }
    }
    let wins = |take: &usize| good[n - 1 - take].iter().all(|answer| answer == take);
    let firsts: Vec<usize> = (1..=most.min(n - 1)).filter(wins).collect();
    if firsts.is_empty() {
        output.line(0);
    }
    for first in firsts {
        output.line(first);
    }
}

fn main() {
    snippets::io::run(solve);
}
