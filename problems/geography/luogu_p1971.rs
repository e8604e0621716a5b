//! # Luogu P1971 \[NOI2011\] 兔兔与蛋蛋游戏
//!
//! <https://www.luogu.com.cn/problem/P1971>
//! · [Program] · [Samples] · [Difficulty] 4 · [Twins]
//!
//! **Task.** A board of white and black pieces with one empty cell. Rabbit moves a white piece that is
//! beside the empty cell into that cell, then Egg moves a black one, and so on; a player who cannot
//! move loses. Given a game that Rabbit lost, which of her moves turned a won position into a lost one?
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** The hole never comes back to a cell, so this is undirected vertex geography
//! ([`snippets::geography`]). Colour the cells alternately, as on a chessboard. When Rabbit moves, the
//! hole is on the colour of its start, and a cell that it left holds a piece of the wrong player for
//! its colour. So the hole walks without a return among the cells that hold a black piece on the
//! start's colour or a white one on the other.
//!
//! A vertex is in every maximum matching exactly when the maximum matchings are larger than those
//! without this vertex. So put the vertices in one by one, at last those that the hole went through, in
//! reverse order, and see whether an augmenting path starts there. O(c) for each of the c cells of the
//! board.
//!
//! </details>
use snippets::graphs::{self, Adjacency};
use snippets::io::{Input, Output};

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    let rows: usize = input.read();
    let columns: usize = input.read();
    let board: Vec<u8> = (0..rows)
        .flat_map(|_| input.read_word().into_bytes())
        .collect();
    let start = board
        .iter()
        .position(|&piece| piece == b'.')
        .expect("a hole");
    let rounds: usize = input.read();
    let mut walk = vec![start];
    let cells = input.read_edges(2 * rounds).into_iter();
    walk.extend(cells.map(|(row, column)| row * columns + column));

    let colour = |cell: usize| (cell / columns + cell % columns) % 2;
    let fits = |cell: usize| {
        let piece = if colour(cell) == colour(start) {
            b'X'
        } else {
            b'O'
        };
        cell == start || board[cell] == piece
    };
    let edges = graphs::board_edges(rows, columns, fits);
    let neighbours = Adjacency::undirected(board.len(), &edges);

    let mut walked = vec![false; board.len()];
    for &cell in &walk {
        walked[cell] = true;
    }
    let mut present = vec![false; board.len()];
    let mut mates = vec![None; board.len()];
    for cell in (0..board.len()).filter(|&cell| !walked[cell]) {
        present[cell] = true;
        augment(&neighbours, &present, &mut mates, cell);
    }
    let mut won = vec![false; walk.len()];
    for (i, &cell) in walk.iter().enumerate().rev() {
        present[cell] = true;
        won[i] = augment(&neighbours, &present, &mut mates, cell);
    }
    let mistakes: Vec<usize> = (0..rounds)
        .filter(|i| won[2 * i] && won[2 * i + 1])
        .collect();
    output.line(mistakes.len());
    for i in mistakes {
        output.line(i + 1);
    }
}

/// Turns a maximum matching of the present vertices without `start` into one with it. Returns
/// whether it grew.
fn augment(
    neighbours: &Adjacency,
    present: &[bool],
    mates: &mut [Option<usize>],
    start: usize,
) -> bool {
    let mut origins = vec![None; present.len()];
    let mut queue = vec![start];
    let mut next = 0;
    while let Some(&v) = queue.get(next) {
        next += 1;
        for w in neighbours.row(v) {
            if !present[w] || origins[w].is_some() {
                continue;
            }
            origins[w] = Some(v);
            if let Some(u) = mates[w] {
                queue.push(u);
                continue;
            }
            let mut end = Some(w);
            while let Some(w) = end {
                let v = origins[w].expect("a vertex on the path");
                end = mates[v].replace(w);
                mates[w] = Some(v);
            }
            return true;
        }
    }
    false
}

fn main() {
    snippets::io::run(solve);
}
