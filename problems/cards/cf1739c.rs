//! # Codeforces 1739C Card Game
//!
//! <https://codeforces.com/problemset/problem/1739/C>
//! · [Program] · [Samples] · [Difficulty] 3
//!
//! **Task.** The cards 1 to n are dealt to two players, half to each. In turn, Alex first, a player
//! plays a card, and the other one has to answer by a greater one, or loses; both cards are gone then.
//! No cards left is a draw. How many deals does Alex win, how many Boris, and how many are draws?
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** The owners of the two greatest cards decide, or both cards go and the turn changes
//! ([`snippets::cards`], theorem 1). With f(n) deals won by the player to move, f(n) = C(n − 1, n / 2 −
//! 1) + g(n − 2) and g(n) = C(n − 2, n / 2) + f(n − 2) for the other one, and one deal is a draw. O(n²)
//! for Pascal's triangle.
//!
//! </details>
use snippets::io::{Input, Output};

const MODULUS: u64 = 998_244_353;

/// The largest number of cards.
const MOST: usize = 60;

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    let mut binomials = vec![[0; MOST + 1]; MOST];
    for n in 0..MOST {
        binomials[n][0] = 1;
        for k in 1..=n {
            binomials[n][k] = (binomials[n - 1][k - 1] + binomials[n - 1][k]) % MODULUS;
        }
    }
    // Of half as many cards each: the deals won by the player to move, and by the other one.
    let mut deals = vec![(0, 0)];
    for half in 1..=MOST / 2 {
        let (first, second) = deals[half - 1];
        let own = binomials[2 * half - 1][half - 1] + second;
        let other = binomials[2 * half - 2][half] + first;
        deals.push((own % MODULUS, other % MODULUS));
    }
    for _ in 0..input.read() {
        let (first, second) = deals[input.read::<usize>() / 2];
        output.line(format!("{} {} 1", first, second));
    }
}

fn main() {
    snippets::io::run(solve);
}
