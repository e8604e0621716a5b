//! # Codeforces 787C Berzerk
//!
//! <https://codeforces.com/problemset/problem/787/C>
//! · [Program] · [Samples] · [Difficulty] 2
//!
//! **Task.** A monster on a circle of n places, the first of which is a black hole. Each player has
//! some numbers; a move carries the monster clockwise by one of the player's own numbers. The player
//! who brings it to the hole wins. For each place and each player as the first one: win, loss, or a
//! game without end?
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** Retrograde analysis ([`snippets::retrograde`]) decides the positions: the place,
//! and who is to move. With the monster in the hole the player to move has lost. The predecessors
//! of a position lie counterclockwise, by the other player's numbers; as there are up to 10^8
//! moves, they are computed and not stored. O(n k) for k numbers of both players.
//!
//! </details>
use snippets::io::{Input, Output};
use snippets::retrograde;

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    let n: usize = input.read();
    // Position player * n + place; the hole is place 0.
    let mut option_counts = Vec::new();
    let mut numbers: Vec<Vec<usize>> = Vec::new();
    for _ in 0..2 {
        let own: Vec<usize> = input.read_counted();
        option_counts.push(0);
        option_counts.extend(vec![own.len(); n - 1]);
        numbers.push(own);
    }
    let predecessors = |position: usize| {
        let (other, place) = (1 - position / n, position % n);
        let back = move |&number: &usize| {
            let passes_hole = number > place;
            other * n + place + if passes_hole { n } else { 0 } - number
        };
        numbers[other].iter().map(back)
    };
    let moves = retrograde::moves_to_end_by(predecessors, option_counts);
    for moves in moves.chunks(n) {
        output.list(moves[1..].iter().map(|moves| match moves {
            None => "Loop",
            Some(moves) if moves % 2 == 1 => "Win",
            Some(_) => "Lose",
        }));
    }
}

fn main() {
    snippets::io::run(solve);
}
