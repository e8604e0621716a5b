use crate::prelude::*;
use std::collections::BTreeSet;
oracle! { same(generate, solve).some_lines().largest(largest, 2000, 256) }

fn generate(random: &mut Random) -> String {
    let n = random.between(2, 7);
    let most = random.between(1, 3);
    let cards = (0..n).map(|_| ['0', '1', '?', '?'][random.between(0, most)]);
    format!("{}\n", cards.collect::<String>())
}

fn largest(random: &mut Random) -> Vec<String> {
    let any = (0..100_000).map(|_| ['0', '1', '?'][random.between(0, 2)]);
    let any = any.collect::<String>();
    [any, "?".repeat(100_000), "01".repeat(50_000)]
        .map(|row| row + "\n")
        .into()
}

/// The two cards that are left in the end.
fn left(row: &str, is_masha: bool) -> String {
    if row.len() == 2 {
        return row.to_string();
    }
    let options: BTreeSet<String> = (0..row.len())
        .map(|i| row[..i].to_string() + &row[i + 1..])
        .collect();
    let left = options.iter().map(|rest| left(rest, !is_masha));
    let left = if is_masha { left.min() } else { left.max() };
    left.expect("a card")
}

fn solve(input: &mut Input, output: &mut Output) {
    let row = input.read_word();
    let choices = row.chars().map(|card| match card {
        '?' => vec!['0', '1'],
        known => vec![known],
    });
    let rows = product(&choices.collect::<Vec<_>>()).into_iter();
    let outcomes = rows.map(|row| left(&row.iter().collect::<String>(), true));
    for outcome in outcomes.collect::<BTreeSet<_>>() {
        output.line(outcome);
    }
}
