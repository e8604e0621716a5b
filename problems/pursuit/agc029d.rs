//! # AtCoder AGC 029 D Grid game
//!
//! <https://atcoder.jp/contests/agc029/tasks/agc029_d>
//! · [Program] · [Samples] · [Difficulty] 3
//!
//! **Task.** A board with obstacles and a piece in the corner (1, 1). In turn Takahashi moves it one
//! row down or leaves it, and Aoki one column to the right or leaves it. Two actions one after the
//! other that leave it end the game. He wants to have many actions, and Aoki wants few. How many does
//! he have?
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** One has to go on, the other chooses where ([`snippets::pursuit`], races): c is the
//! greatest column that Aoki can have reached, and Takahashi is stopped above the first row with an
//! obstacle in a column up to c. O(H + W + N log N).
//!
//! </details>
use snippets::io::{Input, Output};

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    let [height, width, count]: [usize; 3] = input.read_array();
    // Row 0 is not there, and nothing in row 1 is in the way.
    let mut obstacles = vec![Vec::new(); height + 1];
    for _ in 0..count {
        let [row, column]: [usize; 2] = input.read_array();
        obstacles[row].push(column);
    }
    let mut greatest = 1;
    for (above, columns) in (1..).zip(&obstacles[2..]) {
        if columns.iter().any(|&column| column <= greatest) {
            output.line(above);
            return;
        }
        if greatest < width && !columns.contains(&(greatest + 1)) {
            greatest += 1;
        }
    }
    output.line(height);
}

fn main() {
    snippets::io::run(solve);
}
