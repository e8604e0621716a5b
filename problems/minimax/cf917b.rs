//! # Codeforces 917B MADMAX
//!
//! <https://codeforces.com/problemset/problem/917/B>
//! · [Program] · [Samples] · [Difficulty] 2
//!
//! **Task.** A directed graph without cycles, each arc of which has a letter. Each player has a marble
//! on a vertex, and moves it in turn along an arc whose letter is not smaller than that of the move
//! before; a player who cannot move loses. Who wins, for each pair of vertices to begin with?
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** A greater last letter only takes moves away, so for each pair of vertices it is enough to
//! know the greatest letter of a winning move ([`snippets::minimax`]). An arc wins if its letter is
//! greater than that letter of the opponent at the next pair. Each pair is computed once, when it is first
//! asked for; a game has fewer than 2 n moves, so the calls do not get deep. O(n m).
//!
//! </details>
use snippets::io::{Input, Output};

/// Of each vertex, where its arcs lead and their letters.
type Arcs = Vec<Vec<(usize, u8)>>;

/// For each vertex of the player to move and each one of the opponent, what is known by now.
type Known = Vec<Vec<Option<u8>>>;

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    let (n, m): (usize, usize) = (input.read(), input.read());
    let mut arcs = vec![Vec::new(); n];
    for _ in 0..m {
        let (from, to): (usize, usize) = (input.read(), input.read());
        arcs[from - 1].push((to - 1, input.read_word().as_bytes()[0]));
    }
    let mut known = vec![vec![None; n]; n];
    for own in 0..n {
        let wins = |other| greatest_letter(own, other, &arcs, &mut known) > 0;
        let winners = (0..n).map(wins).map(|won| if won { 'A' } else { 'B' });
        output.line(winners.collect::<String>());
    }
}

/// The greatest letter of a winning move of the player whose marble is at `own`, 0 if there is none.
fn greatest_letter(own: usize, other: usize, arcs: &Arcs, known: &mut Known) -> u8 {
    if let Some(letter) = known[own][other] {
        return letter;
    }
    let mut greatest = 0;
    for &(to, letter) in &arcs[own] {
        if letter > greatest_letter(other, to, arcs, known) {
            greatest = greatest.max(letter);
        }
    }
    known[own][other] = Some(greatest);
    greatest
}

fn main() {
    snippets::io::run(solve);
}
