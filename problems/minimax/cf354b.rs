//! # Codeforces 354B Game with Strings
//!
//! <https://codeforces.com/problemset/problem/354/B>
//! · [Program] · [Samples] · [Difficulty] 3
//!
//! **Task.** A table of n × n letters. The players in turn append a letter to a word that is empty at
//! first, so that it can be read along a path from the top left cell to the right and down. After
//! 2n − 1 letters the first player wants more letters a than b, the second one more b than a. Who wins?
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** All that matters of a word is the set of cells on which the next letter may stand, so the
//! leads are computed for the sets that come up ([`snippets::minimax`]). They are sets of cells on one
//! diagonal, written as bits by the row. There are at most 30,345: of k cells with one letter on a diagonal
//! come at most 2^k − 1 sets, and no more than the diagonal before has.
//!
//! </details>
use snippets::io::{Input, Output};
use snippets::search::Scores;

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    let n: usize = input.read();
    // For each diagonal and letter, the rows in which the letter stands, as bits.
    let mut diagonals = vec![[0u32; 26]; 2 * n - 1];
    for row in 0..n {
        for (column, letter) in input.read_word().bytes().enumerate() {
            diagonals[row + column][usize::from(letter - b'a')] |= 1 << row;
        }
    }
    // How many letters the word has, and the rows in which the next one may stand.
    let mut game = Scores::new(|&(length, rows): &(usize, u32)| {
        let mut moves = Vec::new();
        // For an a; the first player has an even number of letters before him.
        let points = if length % 2 == 0 { 1 } else { -1 };
        for (letter, &places) in diagonals.get(length).into_iter().flatten().enumerate() {
            let ends = rows & places;
            if ends != 0 {
                let gain = [points, -points].get(letter).copied();
                moves.push((gain.unwrap_or(0), (length + 1, ends | ends << 1)));
            }
        }
        moves
    });
    output.line(match game.lead(&(0, 1)) {
        1.. => "FIRST",
        0 => "DRAW",
        _ => "SECOND",
    });
}

fn main() {
    snippets::io::run(solve);
}
