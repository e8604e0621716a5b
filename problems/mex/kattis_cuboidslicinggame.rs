//! # Kattis cuboidslicinggame Cuboid Slicing Game
//!
//! <https://open.kattis.com/problems/cuboidslicinggame>
//! · [Program] · [Samples] · [Difficulty] 2
//!
//! **Task.** Some cuboids of unit cubes. A move chooses one of them and takes away one unit layer
//! in each of the three directions; up to eight smaller cuboids are left. A player who finds no
//! cuboid loses. Who wins, Ruben or Albert, if a given one of them begins?
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** The cuboids are a sum of games, so the nim-sum of their Grundy values decides,
//! straight by the rule ([`snippets::mex`]): of the two parts of each side it takes all
//! combinations. The order of the sides does not matter, nor that of the two parts of a side. O(s^6)
//! for sides up to s, with 2.6 · 10^6 options for s = 30.
//!
//! </details>
//!
//! **Samples.** This project's own, not the judge's.
use snippets::io::{Input, Output};
use snippets::mex::Mex;
use snippets::nim;

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    let ruben_begins = input.read_word() == "RUBEN";
    let n = input.read();
    let cuboids: Vec<Vec<usize>> = (0..n).map(|_| input.read_list(3)).collect();
    let values = grundy_values(cuboids.iter().flatten().copied().max().unwrap_or(0));
    let won = nim::sum(cuboids.iter().map(|side| values[side[0]][side[1]][side[2]])) != 0;
    output.line(if ruben_begins == won {
        "RUBEN"
    } else {
        "ALBERT"
    });
}

/// `values[x][y][z]` for sides up to `most`.
fn grundy_values(most: usize) -> Vec<Vec<Vec<u64>>> {
    let mut mex = Mex::default();
    let mut values = vec![vec![vec![0; most + 1]; most + 1]; most + 1];
    for x in 1..=most {
        for y in 1..=x {
            for z in 1..=y {
                let value = mex.of(options(&values, x, y, z));
                for (a, b, c) in [(x, y, z), (y, z, x), (z, x, y)] {
                    values[a][b][c] = value;
                    values[c][b][a] = value;
                }
            }
        }
    }
    values
}

/// The values of the options of a cuboid.
fn options(values: &[Vec<Vec<u64>>], x: usize, y: usize, z: usize) -> Vec<u64> {
    // The two parts that are left of a side.
    let cuts = |side: usize| (0..(side + 1) / 2).map(move |part| [part, side - 1 - part]);
    let mut options = Vec::new();
    for xs in cuts(x) {
        for ys in cuts(y) {
            let mut bars = vec![0; z];
            for x in xs {
                for y in ys {
                    for (bar, value) in bars.iter_mut().zip(&values[x][y]) {
                        *bar ^= value;
                    }
                }
            }
            options.extend(cuts(z).map(|[part, other]| bars[part] ^ bars[other]));
        }
    }
    options
}

fn main() {
    snippets::io::run(solve);
}
