use crate::prelude::*;
oracle! { same(generate, solve).largest(largest, 2000, 1024) }

fn text(cards: &[(u64, u64)]) -> String {
    format!("{}\n{}", cards.len(), lines(cards))
}

fn generate(random: &mut Random) -> String {
    let n = random.between(1, 4);
    let most = random.between(2, 12);
    let cards = (0..n).map(|_| (random.between(1, most), random.between(1, most)));
    text(&cards.collect::<Vec<_>>())
}

fn largest(random: &mut Random) -> Vec<String> {
    let most = 1_000_000_000;
    let any = (0..200_000).map(|_| (random.between(1, most), random.between(1, most)));
    let any = any.collect::<Vec<_>>();
    vec![text(&any), text(&vec![(most, 1); 199_999])]
}

/// What Bob gets; Alice turns a card first.
fn sum(cards: &[(u64, u64)]) -> u64 {
    let turned = (0..cards.len()).map(|i| {
        let mut cards = cards.to_vec();
        cards[i] = (cards[i].1, cards[i].0);
        let taken = (0..cards.len()).map(|j| {
            let mut rest = cards.clone();
            rest.remove(j).0 + sum(&rest)
        });
        taken.max().expect("a card")
    });
    turned.min().unwrap_or(0)
}

fn solve(input: &mut Input, output: &mut Output) {
    let n: usize = input.read();
    let cards: Vec<(u64, u64)> = (0..n).map(|_| (input.read(), input.read())).collect();
    output.line(sum(&cards));
}
