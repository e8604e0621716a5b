use crate::prelude::*;
oracle! { same(generate, solve).largest(largest, 5000, 512) }

fn generate(random: &mut Random) -> String {
    line(&random.list(4, 1, 4)) + "\n"
}

fn largest(_: &mut Random) -> Vec<String> {
    ["13 13 13 13\n", "13 12 11 10\n"]
        .map(String::from)
        .to_vec()
}

fn solve(input: &mut Input, output: &mut Output) {
    let mut piles: Vec<u64> = input.read_list(4);
    piles.sort_unstable();
    // The piles, and the hands of the player to move and of the other one.
    let mut scores = Scores::new(|(piles, own, other): &(Vec<u64>, u64, u64)| {
        let mut moves = Vec::new();
        for (i, &pile) in piles.iter().enumerate() {
            for cards in 1..=pile.min(3) {
                let mut rest = piles.clone();
                rest[i] -= cards;
                rest.sort_unstable();
                let loot = either(cards == pile, (other + 1) / 2, 0);
                // What the other one loses counts, too.
                let points = i64::try_from(cards + 2 * loot).unwrap();
                moves.push((points, (rest, other - loot, own + cards + loot)));
            }
        }
        moves
    });
    output.line(match scores.lead(&(piles, 0, 0)) {
        0 => "Draw",
        1.. => "Taro",
        _ => "Jiro",
    });
}
