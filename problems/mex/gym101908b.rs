//! # Codeforces Gym 101908 B Marbles
//!
//! <https://codeforces.com/gym/101908/problem/B>
//! · [Program] · [Samples] · [Difficulty] 3
//!
//! **Task.** Marbles on the cells of a board. A move takes one of them towards the corner, along its
//! row, its column or its diagonal, as a queen goes. A player who brings one into the corner wins at
//! once. Does the first player win?
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** The marbles are a sum of games on the cells off the borders and the diagonal, and the
//! nim-sum of their Grundy values decides ([`snippets::mex`]). A marble on a border or on the corner's
//! diagonal is won at once, so nobody wants to move one there: a player who has no other move loses.
//! That leaves the sum of games on the other cells. O(s^3) for the side s.
//!
//! </details>
use snippets::io::{Input, Output};
use snippets::mex::Mex;
use snippets::nim;

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    let count: usize = input.read();
    let marbles: Vec<(usize, usize)> = (0..count).map(|_| (input.read(), input.read())).collect();
    let at_once = |&(row, column): &(usize, usize)| row == 0 || column == 0 || row == column;
    let farthest = marbles.iter().map(|&(row, column)| row.max(column)).max();
    let side = farthest.unwrap_or(0) + 1;
    let mut mex = Mex::default();
    let mut values = vec![vec![0; side]; side];
    for row in 1..side {
        for column in 1..side {
            let along = (1..row).map(|r| (r, column));
            let along = along.chain((1..column).map(|c| (row, c)));
            let along = along.chain((1..row.min(column)).map(|step| (row - step, column - step)));
            let options = along.filter(|cell| !at_once(cell));
            values[row][column] = mex.of(options.map(|(r, c)| values[r][c]));
        }
    }
    let own = marbles.iter().map(|&(row, column)| values[row][column]);
    let won = marbles.iter().any(at_once) || nim::sum(own) != 0;
    output.line(if won { 'Y' } else { 'N' });
}

fn main() {
    snippets::io::run(solve);
}
