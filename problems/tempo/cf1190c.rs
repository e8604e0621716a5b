//! # Codeforces 1190C Tokitsukaze and Duel
//!
//! <https://codeforces.com/problemset/problem/1190/C>
//! · [Program] · [Samples] · [Difficulty] 3 · [Twins]
//!
//! **Task.** A row of cards that show 0 or 1. A move makes k cards side by side show the same digit.
//! Who makes all cards alike wins; a play without end is a draw. Does the first player win, the second,
//! or nobody?
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** At once or never ([`snippets::tempo`], theorem 7): a row is hot if one digit lies
//! within k cards. The first player wins exactly if the row is hot, the second if every move leaves a
//! hot row, and otherwise it is a draw. O(n).
//!
//! </details>
use snippets::io::{Input, Output};

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    let [n, k]: [usize; 2] = input.read_array();
    let row = input.read_word().into_bytes();
    let mut is_hot = false;
    let mut is_each_move_a_gift = true;
    for digit in [b'0', b'1'] {
        let places: Vec<usize> = (0..n).filter(|&place| row[place] == digit).collect();
        is_hot |= span(&places, &[]) <= k;
        // The cards that show the digit before a window and after it stay as they are.
        let (mut before, mut after) = (0, 0);
        for start in 0..=n - k {
            while before < places.len() && places[before] < start {
                before += 1;
            }
            while after < places.len() && places[after] < start + k {
                after += 1;
            }
            is_each_move_a_gift &= span(&places[..before], &places[after..]) <= k;
        }
    }
    output.line(if is_hot {
        "tokitsukaze"
    } else if is_each_move_a_gift {
        "quailty"
    } else {
        "once again"
    });
}

/// How many cards lie between the outermost of these places, which are counted, too.
fn span(left: &[usize], right: &[usize]) -> usize {
    let first = left.first().or_else(|| right.first());
    let last = right.last().or_else(|| left.last());
    match (first, last) {
        (Some(first), Some(last)) => last - first + 1,
        _ => 0,
    }
}

fn main() {
    snippets::io::run(solve);
}
