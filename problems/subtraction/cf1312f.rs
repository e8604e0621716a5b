//! # Codeforces 1312F Attack on Red Kingdom
//!
//! <https://codeforces.com/problemset/problem/1312/F>
//! · [Program] · [Samples] · [Difficulty] 3
//!
//! **Task.** A move attacks a castle that has defenders, with mixed troops, infantry or cavalry,
//! and kills x, y or z of them, or all that are left. The last attack on a castle and the next one
//! must not both be of infantry, nor both of cavalry. A player who cannot move loses. How many
//! first moves win?
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** The castles are a sum of games; the value of a castle depends on the defenders and on
//! the last attack, and comes from the values with up to 5 fewer defenders. So the rows of the values
//! after each kind of attack have a period as in a subtraction game ([`snippets::subtraction`]), and
//! five equal rows in a row prove it. A row is one number here, two bits for each value, as none
//! exceeds 3. O(n) after a short table for each test.
//!
//! </details>
use snippets::io::{Input, Output};
use snippets::mex::mex;
use snippets::{nim, periodic};

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    for _ in 0..input.read() {
        let n = input.read();
        let kills: Vec<usize> = input.read_list(3);
        let castles: Vec<u64> = input.read_list(n);
        // Periods are at most 10, and begin before 32.
        let rows = periodic::prove(&rows(&kills, 100), 1, 5).expect("a period");
        let value = |castle, last| rows.grundy(castle) >> (2 * last) & 3;
        let sum = nim::sum(castles.iter().map(|&castle| value(castle, 0)));
        let mut winning = 0;
        for &castle in &castles {
            for (kind, &killed) in kills.iter().enumerate() {
                let left = castle.saturating_sub(killed as u64);
                winning += u32::from(value(left, kind) == sum ^ value(castle, 0));
            }
        }
        output.line(winning);
    }
}

/// For 0 to `most` defenders the values after an attack of mixed troops or none, of infantry, and
/// of cavalry.
fn rows(kills: &[usize], most: usize) -> Vec<u64> {
    let mut rows: Vec<u64> = vec![0];
    for castle in 1..=most {
        let value = |last| {
            let allowed = (0..3).filter(|&kind| kind == 0 || kind != last);
            let left = |kind: usize| castle.saturating_sub(kills[kind]);
            mex(allowed.map(|kind| rows[left(kind)] >> (2 * kind) & 3))
        };
        rows.push(value(0) | value(1) << 2 | value(2) << 4);
    }
    rows
}

fn main() {
    snippets::io::run(solve);
}
