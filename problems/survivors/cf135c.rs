//! # Codeforces 135C Zero-One
//!
//! <https://codeforces.com/problemset/problem/135/C>
//! · [Program] · [Samples] · [Difficulty] 3
//!
//! **Task.** A row of up to 10^5 cards with a 0 or a 1, some of which are unknown. Masha and Petya take
//! away one card in turn, Masha first, until two are left. Masha wants the number that these two make
//! in binary to be small, Petya wants it to be large. Which numbers can it be, if the unknown cards may
//! be anything?
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** Let Masha have f moves and Petya s ([`snippets::survivors`], part 3): up to f ones
//! make 00, and f + 2 or more ones make 11, as then there are at most s zeros. If there are f + 1 ones,
//! the last card decides, 01 or 10. Any number of ones is possible from those that are known up to
//! those with all unknown cards; where the last card counts, it is no longer unknown. O(n).
//!
//! </details>
use snippets::io::{Input, Output};

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    let row = input.read_word();
    let count = |card: char| row.matches(card).count();
    let (ones, unknown) = (count('1'), count('?'));
    // Masha cannot take away all of that many ones, nor Petya all of the zeros besides.
    let balanced = (row.len() - 1) / 2 + 1;
    let is_balanced = |least, most| (least..=most).contains(&balanced);
    let [one_is_last, zero_is_last] = match row.chars().last() {
        Some('1') => [is_balanced(ones, ones + unknown), false],
        Some('0') => [false, is_balanced(ones, ones + unknown)],
        _ => [
            is_balanced(ones + 1, ones + unknown),
            is_balanced(ones, ones + unknown - 1),
        ],
    };
    for (number, is_possible) in [
        ("00", ones < balanced),
        ("01", one_is_last),
        ("10", zero_is_last),
        ("11", ones + unknown > balanced),
    ] {
        if is_possible {
            output.line(number);
        }
    }
}

fn main() {
    snippets::io::run(solve);
}
