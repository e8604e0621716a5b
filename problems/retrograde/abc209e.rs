//! # AtCoder ABC 209 E Shiritori
//!
//! <https://atcoder.jp/contests/abc209/tasks/abc209_e>
//! · [Program] · [Samples] · [Difficulty] 2
//!
//! **Task.** The players say words of a dictionary in turn, each beginning with the last three letters
//! of the word before; words may come again. A player who has no word loses, and the game may go on for
//! ever. For each word: what can Takahashi force if he says it first?
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** Retrograde analysis decides the positions, which are the last three letters
//! ([`snippets::retrograde`]). A position is the three letters from which the player to move goes
//! on, so a word is an arc from its first three letters to its last ones. Takahashi wins with a
//! word if Aoki loses from its last three letters. O(n).
//!
//! </details>
use snippets::io::{Input, Output};
use snippets::retrograde;
use std::collections::HashMap;

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    let n: usize = input.read();
    let mut names = HashMap::new();
    let mut position = |letters: &[u8]| {
        let next = names.len();
        let letters = [letters[0], letters[1], letters[2]];
        *names.entry(letters).or_insert(next)
    };
    let mut arc = || {
        let word = input.read_word().into_bytes();
        (position(&word[..3]), position(&word[word.len() - 3..]))
    };
    let arcs: Vec<(usize, usize)> = (0..n).map(|_| arc()).collect();
    let moves = retrograde::moves_to_end(names.len(), &arcs);
    for (_, to) in arcs {
        output.line(match moves[to] {
            None => "Draw",
            Some(moves) if moves % 2 == 0 => "Takahashi",
            Some(_) => "Aoki",
        });
    }
}

fn main() {
    snippets::io::run(solve);
}
