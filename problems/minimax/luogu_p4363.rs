//! # Luogu P4363 \[九省联考 2018\] 一双木棋 chess
//!
//! <https://www.luogu.com.cn/problem/P4363>
//! · [Program]
//!
//! **Task.** Two players in turn put a piece on a board of n × m cells, on a free cell whose left
//! neighbours in its row and upper neighbours in its column are all taken. The first player scores the
//! number aᵢⱼ of each cell that he takes, the second one bᵢⱼ. By how much is the first one ahead, if each
//! wants as much more than the other as he can have?
//!
//! **Technique.** The cells that are taken make a staircase, so a position is how many are taken in each
//! row, and there are at most C(20, 10) = 184756 of them ([`snippets::minimax`]). O(C(n + m, n) n).
#![doc(alias = "一双木棋")]
use snippets::io::{Input, Output};
use snippets::search::Scores;

pub fn solve(input: &mut Input, output: &mut Output) {
    let (n, m): (usize, usize) = (input.read(), input.read());
    // What the first player gets for each cell, then what the second one does.
    let points: Vec<Vec<i64>> = (0..2 * n).map(|_| input.read_list(m)).collect();
    // How many cells are taken in each row.
    let mut game = Scores::new(|rows: &Vec<usize>| {
        let taken: usize = rows.iter().sum();
        let player = taken % 2 * n;
        let mut moves = Vec::new();
        for row in 0..n {
            let next = rows[row];
            if next < m && (row == 0 || next < rows[row - 1]) {
                let mut option = rows.clone();
                option[row] += 1;
                moves.push((points[player + row][next], option));
            }
        }
        moves
    });
    output.line(game.lead(&vec![0; n]));
}

pub fn main() {
    snippets::io::run(solve);
}
