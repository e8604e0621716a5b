use crate::prelude::*;
oracle! { same(generate, solve).largest(largest, 2000, 256) }

fn text(cards: &[u64]) -> String {
    let (own, deck) = cards.split_at(2);
    format!("{} {}\n{}\n", deck.len(), line(own), line(deck))
}

fn generate(random: &mut Random) -> String {
    let n = random.between(1, 7);
    text(&random.list(2 + n, 1, 12))
}

fn largest(random: &mut Random) -> Vec<String> {
    let any = random.list(2002, 1, 1_000_000_000);
    let mut ends = vec![1; 2002];
    ends[2001] = 1_000_000_000;
    vec![text(&any), text(&ends)]
}

/// The score, if the player to move holds the card that comes first, and the other one the next.
fn score(held: [i64; 2], deck: &[i64], is_x: bool) -> i64 {
    if deck.is_empty() {
        return (held[0] - held[1]).abs();
    }
    let draw = |i: usize| score([held[1], deck[i]], &deck[i + 1..], !is_x);
    let scores = (0..deck.len()).map(draw);
    let score = if is_x { scores.max() } else { scores.min() };
    score.expect("a card")
}

fn solve(input: &mut Input, output: &mut Output) {
    let n: usize = input.read();
    let held = [input.read(), input.read()];
    output.line(score(held, &input.read_list(n), true));
}
