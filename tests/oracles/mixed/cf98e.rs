use crate::prelude::*;
use snippets::mixed;
use std::collections::BTreeMap;
oracle! { checked(generate, check, WRONG).inputs(15).largest(largest, None, None) }

const WRONG: &[(&str, &str)] = &[("1 1", "0.5 0.6"), ("0 3", "0.75 0.25"), ("1 2", "0.4 0.6")];

fn generate(random: &mut Random) -> String {
    let sum = [0, 1, 2, 2, 3, 3, 3, 4][random.between(0, 7)];
    let m = random.between(0, sum);
    format!("{m} {}\n", sum - m)
}

fn largest(_: &mut Random) -> Vec<String> {
    vec!["1000 1000\n".into(), "1000 999\n".into()]
}

fn share(of: usize) -> f64 {
    1.0 / f64::from(u8::try_from(of).expect("few cards"))
}

/// The cards that were named, and whether they were shown.
type Log = Vec<(usize, bool)>;

/// The chance of the player to move, and the chances that he asks or bluffs and is believed or not, if
/// he has `own` cards that the other one does not know, and that one has `other`.
fn stage(own: usize, other: usize) -> (f64, Vec<f64>, Vec<f64>) {
    let table = share(other + 1);
    if own == 0 || other == 0 {
        return (either(own == 0, table, 1.0), vec![], vec![1.0]);
    }
    let shown = (1.0 - table) * (1.0 - stage(other - 1, own).0);
    let bluffed = 1.0 - stage(other, own - 1).0;
    mixed::solve(&[vec![shown, shown + table], vec![1.0, bluffed]])
}

/// A strategy for both: moves with their chances, whether they guess, and the card.
fn plan(hand: &[usize], cards: usize, log: &Log) -> Vec<(f64, bool, usize)> {
    let own_moves = log.iter().rev().skip(1).step_by(2);
    let mut asked = own_moves.filter(|(card, shown)| !shown && !hand.contains(card));
    if let Some(&(table, _)) = asked.next() {
        return vec![(1.0, true, table)];
    }
    let hidden = (0..cards).filter(|&card| log.iter().all(|named| named.0 != card));
    let (own, unknown): (Vec<_>, Vec<_>) = hidden.partition(|card| hand.contains(card));
    let (mut moves, mut rest) = (Vec::new(), 1.0);
    if let Some(&(card, false)) = log.last() {
        let believed = stage(unknown.len(), own.len()).2[0];
        moves.push((believed, true, card));
        rest -= believed;
    }
    let guesses = own.is_empty() || unknown.len() < 2;
    let mut chances = vec![1.0];
    if !guesses {
        chances = stage(own.len(), unknown.len() - 1).1;
    }
    for (cards, chance) in [unknown, own].iter().zip(chances) {
        let each = rest * chance * share(cards.len());
        moves.extend(cards.iter().map(|&card| (each, guesses, card)));
    }
    moves
}

/// The most that a player who has the first cards can get against the plan, by guessing or naming any
/// card. What lies on the table he does not know: these cards with these chances.
fn most(is_turn: bool, held: usize, cards: usize, log: &Log, tables: &[(f64, usize)]) -> f64 {
    let after = |named, tables: &[_]| {
        let log = [&log[..], &[named]].concat();
        most(!is_turn, held, cards, &log, tables)
    };
    let mut best = 0.0_f64;
    for card in (0..cards).filter(|_| is_turn) {
        let is_not_shown = |table: &&(f64, usize)| card < held || table.1 == card;
        let (kept, shown): (Vec<_>, Vec<_>) = tables.iter().partition(is_not_shown);
        if card >= held {
            best = best.max(kept.iter().map(|table: &(f64, usize)| table.0).sum());
        }
        if log.iter().all(|named| named.0 != card) {
            best = best.max(after((card, false), &kept) + after((card, true), &shown));
        }
    }
    if is_turn || tables.is_empty() {
        return best;
    }
    let mut groups: BTreeMap<_, Vec<(f64, usize)>> = BTreeMap::new();
    for &(chance, table) in tables {
        let hand: Vec<usize> = (held..cards).filter(|&card| card != table).collect();
        for (part, is_guess, card) in plan(&hand, cards, log) {
            if !is_guess {
                let group = groups.entry((card, card < held)).or_default();
                group.push((chance * part, table));
            } else if card != table {
                best += chance * part;
            }
        }
    }
    for (named, tables) in groups {
        best += after(named, &tables);
    }
    best
}

/// If neither can get more against the plan, and the two chances add up to 1, they are right.
fn check(input: &str, answer: &str) -> Result<(), String> {
    let (m, n) = (number(input, 0), number(input, 1));
    let numbers: Result<Vec<f64>, _> = answer.split_whitespace().map(str::parse).collect();
    let bounds = [(true, m), (false, n)].map(|(is_first, held)| {
        let tables = held..m + n + 1;
        let chance = share(tables.len());
        let tables: Vec<(f64, usize)> = tables.map(|card| (chance, card)).collect();
        most(is_first, held, m + n + 1, &Vec::new(), &tables)
    });
    assert!((bounds[0] + bounds[1] - 1.0).abs() < 1e-9, "{bounds:?}");
    let is_near = |(a, b): (&f64, &f64)| (a - b).abs() < 1e-9;
    match numbers {
        Ok(chances) if chances.len() == 2 && chances.iter().zip(&bounds).all(is_near) => Ok(()),
        _ => Err(format!("the chances are {bounds:?}")),
    }
}
