//! `guess`: the games of the library that have given values, lost heaps or lost pairs. What its answers mean stands on
//! the page `snippets/tables.rs`.
//!
//! | what | does |
//! |---|---|
//! | [`game`] | says what is known of a game |
//! | [`heaps`], [`takes`], [`numbers`], [`rows`], [`lost_heaps`], [`two_heaps`] | have the games |
//! | [`known`] | puts those on one heap together |
//! | [`fits`] | finds the games with given numbers |
//! | [`repeats`] | finds patterns in numbers |
//! | [`answer`] | puts what was found into words |
pub mod answer;
mod fits;
pub mod game;
mod heaps;
mod known;
mod lost_heaps;
mod numbers;
mod repeats;
mod rows;
mod takes;
#[cfg(test)]
mod tests;
mod two_heaps;

use crate::error::{fail, Error};
use crate::files::read;
use answer::{Kind, NEXT, NOTHING};
use fits::{LEAST_HEAPS, LEAST_PAIRS, LEAST_VALUES};

/// What the library knows of the numbers in these words or, without words, on standard input.
pub fn guess(words: &[String]) -> Result<String, Error> {
    match words {
        [] => answer(&read("-".as_ref())?),
        _ => answer(&words.join(" ")),
    }
}

/// What the library knows of the numbers in a text, in lines.
fn answer(text: &str) -> Result<String, Error> {
    // Of what `grundy table` prints, the lost positions count; if they are too few, the values of its rows. The tables
    // of the library have these rows alone.
    let (table, lost) = match text.split_once("lost:") {
        Some(parts) => parts,
        None if text.contains('|') => (text, ""),
        None => ("", text),
    };
    let mut groups = groups(lost)?;
    if groups.len() < 6 && !table.is_empty() {
        let rows = table.lines().filter_map(|line| line.split_once('|'));
        let values: Vec<&str> = rows.skip(1).map(|(_, values)| values).collect();
        groups = self::groups(&values.join(" "))?;
    }
    if groups.len() > 1 && groups.iter().all(|group| group.len() == 2) {
        return of_pairs(&groups);
    }
    of_numbers(&groups.concat())
}

/// The numbers of a text, those between two brackets as a group.
fn groups(text: &str) -> Result<Vec<Vec<u64>>, Error> {
    let is_bracket = |c| "()[]{}（）【】".contains(c);
    let is_gap = |c: char| c.is_whitespace() || ",;，、；".contains(c);
    let mut groups = Vec::new();
    for piece in text.split(is_bracket) {
        let mut group: Vec<u64> = Vec::new();
        for word in piece.split(is_gap).filter(|word| !word.is_empty()) {
            let Ok(number) = word.parse() else {
                return fail!("error: expected numbers from 0 on, found {word:?}");
            };
            group.push(number);
        }
        if !group.is_empty() {
            groups.push(group);
        }
    }
    Ok(groups)
}

fn of_pairs(groups: &[Vec<u64>]) -> Result<String, Error> {
    let ordered = groups
        .iter()
        .map(|pair| (pair[0].min(pair[1]), pair[0].max(pair[1])));
    let mut pairs: Vec<(u64, u64)> = ordered.collect();
    pairs.sort_unstable();
    pairs.dedup();
    if pairs.len() < LEAST_PAIRS {
        return fail!(
            "error: found {} different pairs, print more: {LEAST_PAIRS} or more lost pairs",
            pairs.len()
        );
    }
    let found = answer::games(Kind::LostPairs, &fits::with_lost_pairs(&pairs));
    if found.is_empty() {
        return Ok(format!("{NOTHING}{NEXT}"));
    }
    Ok(found)
}

fn of_numbers(numbers: &[u64]) -> Result<String, Error> {
    let heaps = growing(numbers);
    let may_be_values = numbers.len() >= LEAST_VALUES;
    let may_be_heaps = heaps.len() >= LEAST_HEAPS;
    if !may_be_values && !may_be_heaps {
        return fail!(
            "error: found {} numbers, print more: {LEAST_VALUES} values, or {LEAST_HEAPS} lost heaps in increasing \
             order, or {LEAST_PAIRS} lost pairs in brackets",
            numbers.len()
        );
    }
    let mut found = String::new();
    let mut begins = String::new();
    if may_be_values {
        let fits = fits::with_values(numbers);
        found += &answer::games(Kind::Values, &fits);
        found += &answer::chance(numbers.len(), &fits);
        begins += &answer::begins(Kind::Values, &fits);
    }
    if may_be_heaps {
        let fits = fits::with_lost_heaps(&heaps);
        found += &answer::games(Kind::LostHeaps, &fits);
        begins += &answer::begins(Kind::LostHeaps, &fits);
    }
    let leaves = if may_be_heaps {
        answer::leaves(&heaps)
    } else {
        String::new()
    };
    if found.is_empty() {
        let next = answer::repeats_or_next(numbers);
        return Ok(format!("{NOTHING}{begins}{leaves}{next}"));
    }
    Ok(found + &leaves)
}

/// The numbers, if they grow. One of them may stand there twice, as 1 does in 0, 1, 1, 2, 3, 5.
fn growing(numbers: &[u64]) -> Vec<u64> {
    let mut heaps = numbers.to_vec();
    heaps.dedup();
    let is_growing = heaps.windows(2).all(|pair| pair[0] < pair[1]);
    if is_growing && heaps.len() + 1 >= numbers.len() {
        heaps
    } else {
        Vec::new()
    }
}
