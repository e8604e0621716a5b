//! # Codeforces 455B A Lot of Games
//!
//! <https://codeforces.com/problemset/problem/455/B>
//! · [Program] · [Samples] · [Difficulty] 3
//!
//! **Task.** A game: the word is empty at first, and a move appends a letter so that it is the beginning
//! of one of the given strings, of up to 10^5 letters together; a player who cannot move loses. It is
//! played k times, up to 10^9, and the loser of a game begins the next one. Who wins the last game?
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** The games are rounds in a row ([`snippets::strategies::rounds`]): for each word it
//! has to be known whether the player to move can force a win of the game, and a loss of it. The words
//! are the nodes of a trie, the options of a node its children. If two rounds are added to equal ones,
//! nothing changes, so one or two of them are enough. O(total length).
//!
//! </details>
use snippets::io::{Input, Output};
use snippets::strategies;

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    let [n, games]: [usize; 2] = input.read_array();
    let mut trie = vec![[0; 26]];
    for _ in 0..n {
        let mut node = 0;
        for letter in input.read_word().bytes() {
            let new = trie.len();
            let child = &mut trie[node][usize::from(letter - b'a')];
            if *child == 0 {
                *child = new;
                trie.push([0; 26]);
            }
            node = trie[node][usize::from(letter - b'a')];
        }
    }
    // By node: a player who is to move at a leaf has lost. Children come after their parents.
    let mut forced = vec![(false, true); trie.len()];
    for (node, children) in trie.iter().enumerate().rev() {
        let options = children.iter().filter(|&&child| child > 0);
        let (wins, losses): (Vec<_>, Vec<_>) = options.map(|&child| forced[child]).unzip();
        if !wins.is_empty() {
            forced[node] = (wins.contains(&false), losses.contains(&false));
        }
    }
    let (won, _) = strategies::rounds(&vec![forced[0]; 2 - games % 2])[0];
    output.line(if won { "First" } else { "Second" });
}

fn main() {
    snippets::io::run(solve);
}
