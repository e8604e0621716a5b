//! # Codeforces 98E Help Shrek and Donkey
//!
//! <https://codeforces.com/problemset/problem/98/E>
//! · [Program] · [Samples] · [Difficulty] 4
//!
//! **Task.** Shrek holds m cards, Donkey n, and one more lies face down; each knows the pack and his
//! own cards. A move guesses the card on the table, which ends the game: right wins, wrong loses. Or it
//! names a card; if the opponent holds that card, he puts it away openly, and otherwise he says that he
//! does not hold it. Shrek begins. What are the two players' chances to win?
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** The player to move asks for a card, or bluffs and names one of his own, and the
//! opponent believes him or not: a matrix game of two rows and two columns for all hands
//! ([`snippets::mixed`]). Let him have `own` cards that the opponent does not know, and the opponent
//! `other` that he does not know. If `other` is 0, he knows the card on the table. If `own` is 0, the
//! opponent knows it, so he has to guess at once. Otherwise the card that he asks for is the one on the
//! table with the chance t = 1 / (`other` + 1), and if it is not, it is shown. With v(`own`, `other`)
//! for his chance to win and s = (1 − t) (1 − v(`other` − 1, `own`)) he gets
//!
//! ```text
//!         believed    not believed
//! ask     s           s + t
//! bluff   1           1 − v(other, own − 1)
//! ```
//!
//! An opponent who believes guesses the named card, if he does not hold it. An opponent who does not
//! believe plays on as if it had been a bluff; if it was none, the asker guesses the table's card next.
//! With one card each, as v(0, 1) = 1/2 and v(1, 0) = 1, asking gives 1/4 or 3/4, and bluffing 1 or 0.
//! So v(1, 1) = 1/2. The tests show, for up to four cards and the table's, that nothing else is better,
//! such as guessing sooner. O((m + n)²).
//!
//! </details>
use snippets::io::{Input, Output};
use snippets::mixed;

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    let [m, n]: [u16; 2] = input.read_array();
    // The chances of the player to move, by the number of his cards, for a sum of both numbers.
    let mut chances = vec![1.0];
    for sum in 1..=m + n {
        let chance = |own| chance(own, sum - own, &chances);
        chances = (0..=sum).map(chance).collect();
    }
    let chance = chances[usize::from(m)];
    output.line(format!("{:.12} {:.12}", chance, 1.0 - chance));
}

/// The chance of the player to move, from those for one card less.
fn chance(own: u16, other: u16, fewer: &[f64]) -> f64 {
    let table = 1.0 / (f64::from(other) + 1.0);
    if own == 0 || other == 0 {
        return if own == 0 { table } else { 1.0 };
    }
    let other = usize::from(other);
    let shown = (1.0 - table) * (1.0 - fewer[other - 1]);
    mixed::two_by_two([[shown, shown + table], [1.0, 1.0 - fewer[other]]])
}

fn main() {
    snippets::io::run(solve);
}
