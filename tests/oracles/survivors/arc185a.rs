use crate::prelude::*;
oracle! { tests(generate, solve).largest(largest, 2000, 1024) }

fn generate(random: &mut Random) -> String {
    cases(6, || {
        let n = random.between(1, 6);
        format!("{n} {}\n", random.between(n + 1, n * (n + 1) + 1))
    })
}

fn largest(random: &mut Random) -> Vec<String> {
    let most = 1_000_000_000;
    let great = cases(100_000, || {
        format!("{} {most}\n", random.between(most - 9, most - 1))
    });
    let any = cases(100_000, || {
        let n = random.between(1, most - 1);
        format!("{n} {}\n", random.between(n + 1, most))
    });
    vec![great, any]
}

fn cards(hand: u32) -> impl Iterator<Item = u32> {
    (1..=6).filter(move |card| hand >> card & 1 == 1)
}

/// The hands, as sets of bits, of the player to move and of the other one, and whether Alice is to move.
type Position = (u32, u32, bool);

fn solve(input: &mut Input, output: &mut Output) {
    for _ in 0..input.read() {
        let n: u32 = input.read();
        let m: u32 = input.read();
        // A player with no harmless card loses. At the end, with no card at all, Alice is to move and wins: she
        // has a move to a position without any.
        let mut search = Search::normal(|&(own, other, is_alice): &Position| {
            let left: u32 = cards(own).chain(cards(other)).sum();
            let sum = n * (n + 1) - left;
            let harmless = cards(own).filter(|card| (sum + card) % m > 0);
            let mut options: Vec<Position> = harmless
                .map(|card| (other, own & !(1 << card), !is_alice))
                .collect();
            if left == 0 && is_alice {
                options.push((0, 0, false));
            }
            options
        });
        let hand = (1 << (n + 1)) - 2;
        let alice_wins = search.wins(&(hand, hand, true));
        output.line(either(alice_wins, "Alice", "Bob"));
    }
}
