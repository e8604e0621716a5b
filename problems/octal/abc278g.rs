//! # AtCoder ABC 278 G Generalized Subtraction Game
//!
//! <https://atcoder.jp/contests/abc278/tasks/abc278_g>
//! · [Program] · [Samples] · [Difficulty] 3
//!
//! **Task.** Cards lie in a row of n. A move takes at least L and at most R cards that lie side by
//! side, and the gap does not close; a player who cannot move loses. Choose to be first or second,
//! and win against the judge, whose answers are read (interactive).
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** If some number of cards that may be taken has the parity of n, take that many from
//! the middle and answer every move by its mirror image; otherwise it is an octal game with one digit
//! ([`snippets::octal`]). The mirror image is always free. Otherwise L = R, so a move takes L cards and
//! leaves up to two rows, which is the octal game of the digit 7 at place L: with nim-sum s of the
//! rows, some row of value g can be cut to g ⊕ s < g. O(n²) for the values, O(n) per move.
//!
//! </details>
use snippets::io::{Input, Output};
use snippets::{nim, octal};
use std::convert::TryFrom;
use std::ops::Range;

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    let [n, least, most]: [usize; 3] = input.read_array();
    match (least..=most).find(|take| take % 2 == n % 2) {
        Some(take) => mirror(n, take, input, output),
        None => cut(n, least, input, output),
    }
}

/// Takes `take` cards from the middle, then what is opposite to what the judge takes.
fn mirror(n: usize, take: usize, input: &mut Input, output: &mut Output) {
    output.line("First");
    output.list([(n - take) / 2 + 1, take]);
    while let Some(cards) = judges_move(input) {
        output.list([n + 2 - cards.end, cards.len()]);
    }
}

/// Leaves rows of nim-sum 0, where a move takes `take` cards.
fn cut(n: usize, take: usize, input: &mut Input, output: &mut Output) {
    let code = [vec![0; take], vec![7]].concat();
    let values = octal::grundy_values(&code, n);
    let value = |row: &Range<usize>| values[row.len()];
    let mut rows: Vec<_> = std::iter::once(1..n + 1).collect();
    let mut first = nim::sum(rows.iter().map(value)) != 0;
    output.line(if first { "First" } else { "Second" });
    loop {
        if first {
            let sum = nim::sum(rows.iter().map(value));
            let moves = rows.iter().flat_map(|row| {
                let starts = row.start..(row.end + 1).saturating_sub(take);
                starts.map(move |start| (row, start..start + take))
            });
            let wins = |(row, cards): &(&Range<usize>, Range<usize>)| {
                let rest = value(&(row.start..cards.start)) ^ value(&(cards.end..row.end));
                rest ^ value(row) == sum
            };
            let (_, cards) = moves.clone().find(wins).expect("a winning move");
            output.list([cards.start, take]);
            take_away(&mut rows, &cards);
        }
        first = true;
        match judges_move(input) {
            Some(cards) => take_away(&mut rows, &cards),
            None => return,
        }
    }
}

/// The cards that the judge takes, if it can and if the game is not over.
fn judges_move(input: &mut Input) -> Option<Range<usize>> {
    let [first, count]: [i32; 2] = input.read_array();
    let (first, count) = (usize::try_from(first).ok()?, usize::try_from(count).ok()?);
    Some(first..first + count).filter(|cards| !cards.is_empty())
}

fn take_away(rows: &mut Vec<Range<usize>>, cards: &Range<usize>) {
    let holds = |row: &Range<usize>| row.contains(&cards.start);
    let place = rows.iter().position(holds).expect("a row with the cards");
    let row = rows.swap_remove(place);
    rows.extend([row.start..cards.start, cards.end..row.end]);
}

fn main() {
    snippets::io::run(solve);
}
