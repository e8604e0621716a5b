//! # Codeforces 138D World of Darkraft
//!
//! <https://codeforces.com/problemset/problem/138/D>
//! · [Program] · [Samples] · [Difficulty] 3
//!
//! **Task.** A field of cells, each with a letter, all active. A move chooses an active cell, which
//! sends waves along one diagonal (L), the other (R) or both (X), both ways, up to the first cell
//! that is not active. The cells that are passed, and the chosen one, are not active any more. A
//! player who cannot move loses. Does the first player win?
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** Diagonals cut the field into parts, which are a sum of games
//! ([`snippets::sprague_grundy`]). The cells with even and with odd row + column never meet; of
//! each kind a part is what lies between two diagonals of the one direction and two of the other. A
//! wave goes through the whole part, as all its cells are active, and ends at its border, as the
//! diagonals outside are not; so it cuts the part in two, or in four with X. The values of all
//! parts are found from small parts to great ones: O((n + m)^4) of them, some 10^5 here, with O(n
//! m) steps each.
//!
//! </details>
use snippets::io::{Input, Output};
use snippets::mex::mex;
use std::ops::Range;
use std::slice::from_ref;

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    let [rows, columns]: [usize; 2] = input.read_array();
    // An even number that no column exceeds, so that row + column and row + shift - column are both
    // even or both odd.
    let shift = columns + columns % 2;
    // Letters where two diagonals cross; no diagonal has a greater number.
    let size = (rows + shift) / 2 + 1;
    let mut fields = vec![vec![vec![b'.'; size]; size]; 2];
    for row in 0..rows {
        for (column, letter) in input.read_word().bytes().enumerate() {
            let (rising, falling) = (row + column, row + shift - column);
            fields[rising % 2][rising / 2][falling / 2] = letter;
        }
    }
    let won = grundy(&fields[0]) != grundy(&fields[1]);
    output.line(if won { "WIN" } else { "LOSE" });
}

/// The Grundy value of a field, given by the letters where two diagonals cross.
fn grundy(field: &[Vec<u8>]) -> u64 {
    let size = field.len();
    let place = |rising: &Range<usize>, falling: &Range<usize>| {
        let ends = [rising.start, rising.end, falling.start, falling.end];
        ends.iter().fold(0, |place, end| place * (size + 1) + end)
    };
    // A part without cells has the value 0.
    let mut values = vec![0; (size + 1).pow(4)];
    for rising in ranges(size) {
        for falling in ranges(size) {
            let mut options = Vec::new();
            for u in rising.clone() {
                for v in falling.clone() {
                    let cut_rising = [rising.start..u, u + 1..rising.end];
                    let cut_falling = [falling.start..v, v + 1..falling.end];
                    let (parts_rising, parts_falling) = match field[u][v] {
                        b'L' => (&cut_rising[..], from_ref(&falling)),
                        b'R' => (from_ref(&rising), &cut_falling[..]),
                        b'X' => (&cut_rising[..], &cut_falling[..]),
                        _ => continue,
                    };
                    let mut sum = 0;
                    for part in parts_rising {
                        for other in parts_falling {
                            sum ^= values[place(part, other)];
                        }
                    }
                    options.push(sum);
                }
            }
            values[place(&rising, &falling)] = mex(options);
        }
    }
    values[place(&(0..size), &(0..size))]
}

/// The neighbouring diagonals that may bound a part, short ranges before long ones.
fn ranges(size: usize) -> impl Iterator<Item = Range<usize>> {
    (1..=size).flat_map(move |length| (0..=size - length).map(move |start| start..start + length))
}

fn main() {
    snippets::io::run(solve);
}
