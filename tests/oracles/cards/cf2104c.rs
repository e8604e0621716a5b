use crate::prelude::*;
oracle! { tests(generate, solve).largest(largest, 2000, 512) }

fn deal(random: &mut Random, n: usize) -> String {
    loop {
        let owners: String = (0..n)
            .map(|_| either(random.between(0, 1) == 0, 'A', 'B'))
            .collect();
        if owners.contains('A') && owners.contains('B') {
            return format!("{n}\n{owners}\n");
        }
    }
}

fn generate(random: &mut Random) -> String {
    cases(2, || {
        let n = random.between(2, 5);
        deal(random, n)
    })
}

fn largest(random: &mut Random) -> Vec<String> {
    vec![cases(5000, || deal(random, 50))]
}

fn solve(input: &mut Input, output: &mut Output) {
    for _ in 0..input.read() {
        let n: u32 = input.read();
        let owners = input.read_word();
        let cards = |set: u32| (0..n).filter(move |card| set >> card & 1 == 1);
        let beats = |card: u32, other: u32| match (card, other) {
            (0, last) if last == n - 1 => true,
            (first, 0) if first == n - 1 => false,
            _ => card > other,
        };
        // The hands after each choice: Alice's, and then, with her card, Bob's. Who has no cards has lost. Bob has
        // as many rounds as he likes: a play without end is no win for her, and none for him.
        let all = (1_u32 << n) - 1;
        let positions = (0..=all).flat_map(|own| {
            let played = cards(own).map(move |card| (own, Some(card)));
            played.chain([(own, None)])
        });
        let positions: Vec<(u32, Option<u32>)> = positions.collect();
        let ends = forced_ends(&positions, |&(own, played): &(u32, Option<u32>)| {
            let Some(card) = played else {
                return cards(own).map(|card| (own, Some(card))).collect();
            };
            let answers = cards(all & !own);
            let after = answers
                .map(|answer| either(beats(card, answer), own | 1 << answer, own & !(1 << card)));
            after.map(|own| (own, None)).collect()
        });
        let own = owners.chars().zip(0..).filter(|(owner, _)| *owner == 'A');
        let own: u32 = own.map(|(_, card)| 1 << card).sum();
        output.line(match ends.get(&(own, None)) {
            Some(moves) => either(moves % 2 == 1, "Alice", "Bob"),
            None => "nobody",
        });
    }
}
