use crate::prelude::*;
use std::collections::HashMap;
oracle! { tests(generate, solve).inputs(4).largest(largest, 2000, 512) }

fn generate(random: &mut Random) -> String {
    cases(1, || format!("{}\n", 2 * random.between(1, 4)))
}

fn largest(_: &mut Random) -> Vec<String> {
    let mut half = 0;
    vec![cases(30, || {
        half += 1;
        format!("{}\n", 2 * half)
    })]
}

/// What the player to move with these cards gets: 1 for a win, 0 for a draw, -1 for a loss.
fn lead(known: &mut HashMap<(u32, u32), i32>, own: u32, others: u32) -> i32 {
    if own == 0 {
        return 0;
    }
    if let Some(&lead) = known.get(&(own, others)) {
        return lead;
    }
    let cards = |set: u32| (0..32).filter(move |card| set >> card & 1 == 1);
    let plays = cards(own).map(|card| {
        let greater = cards(others).filter(|answer| *answer > card);
        let answers =
            greater.map(|answer| -lead(known, others & !(1 << answer), own & !(1 << card)));
        answers.min().unwrap_or(1)
    });
    let best = plays.max().unwrap();
    known.insert((own, others), best);
    best
}

fn solve(input: &mut Input, output: &mut Output) {
    for _ in 0..input.read() {
        let n: u32 = input.read();
        let all = (1 << n) - 1;
        let mut counts = [0; 3];
        let mut known = HashMap::new();
        for own in (0..=all).filter(|own: &u32| own.count_ones() == n / 2) {
            counts[usize::try_from(1 - lead(&mut known, own, all & !own)).unwrap()] += 1;
        }
        let [won, drawn, lost] = counts;
        output.line(format!("{won} {lost} {drawn}"));
    }
}
