//! # Luogu P4363 \[九省联考 2018\] 一双木棋 chess
//!
//! <https://www.luogu.com.cn/problem/P4363>
//! · [Program] · [Samples] · [Difficulty] 3 · [Twins]
//!
//! **Task.** Two players in turn put a piece on a board of n × m cells, on a free cell whose left
//! neighbours in its row and upper neighbours in its column are all taken. The first player scores the
//! number aᵢⱼ of each cell that he takes, the second one bᵢⱼ. By how much is the first one ahead, if
//! each wants to be ahead of the other by as much as he can?
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** The cells that are taken make a staircase, so a position is the outline of them, and
//! there are at most C(20, 10) = 184756 of these ([`snippets::minimax`]). An outline is a word of bits,
//! first bit lowest, from the bottom left corner to the top right one: 1 is a step up, and 0 a step to
//! the right. A move turns up, right into right, up. That makes the number that the word stands for
//! greater, so the leads are computed from the greatest number down. O(2ⁿ⁺ᵐ + C(n + m, n) (n + m)).
//!
//! </details>
use snippets::io::{Input, Output};

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    let (n, m): (usize, usize) = (input.read(), input.read());
    // What the first player gets for each cell, then what the second one does.
    let points: Vec<Vec<i64>> = (0..2 * n).map(|_| input.read_list(m)).collect();
    let empty: usize = (1 << n) - 1;
    let full = empty << m;
    let mut leads = vec![0; full + 1];
    for outline in (empty..full).rev() {
        if outline.count_ones() != empty.count_ones() {
            continue;
        }
        let (mut row, mut column, mut taken) = (n, 0, 0);
        let mut moves = Vec::new();
        for step in 0..n + m {
            if outline >> step & 1 == 0 {
                column += 1;
                continue;
            }
            row -= 1;
            taken += column;
            if outline >> (step + 1) & 1 == 0 && column < m {
                moves.push((row, column, outline ^ 3 << step));
            }
        }
        let player = taken % 2 * n;
        let gains = moves
            .iter()
            .map(|&(row, column, option)| points[player + row][column] - leads[option]);
        leads[outline] = gains.max().expect("a corner");
    }
    output.line(leads[empty]);
}

fn main() {
    snippets::io::run(solve);
}
