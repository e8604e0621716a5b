//! # Luogu P4055 \[JSOI2009\] 游戏
//!
//! <https://www.luogu.com.cn/problem/P4055>
//! · [Program] · [Samples] · [Difficulty] 2 · [Twins]
//!
//! **Task.** AA places a token on a free cell of a maze. Then YY and AA in turn move it to a free cell
//! beside it that was not visited; a player who cannot move loses. On which cells can AA place it to
//! win?
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** This is undirected vertex geography ([`snippets::geography`]) on the board's two
//! colours, and the first player wins from the cells that some maximum matching leaves out. O(c
//! sqrt c) for c cells.
//!
//! </details>
use snippets::geography;
use snippets::graphs;
use snippets::io::{Input, Output};

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    let rows: usize = input.read();
    let columns: usize = input.read();
    let maze: Vec<u8> = (0..rows)
        .flat_map(|_| input.read_word().into_bytes())
        .collect();
    let free = |cell: usize| maze[cell] == b'.';
    let edges = graphs::board_edges(rows, columns, free);
    let moves = geography::winning_move_by_start(maze.len(), &edges);
    let lost = |&cell: &usize| free(cell) && moves[cell].is_none();
    let starts: Vec<usize> = (0..maze.len()).filter(lost).collect();
    let won = !starts.is_empty();
    output.line(if won { "WIN" } else { "LOSE" });
    for cell in starts {
        output.list([cell / columns + 1, cell % columns + 1]);
    }
}

fn main() {
    snippets::io::run(solve);
}
