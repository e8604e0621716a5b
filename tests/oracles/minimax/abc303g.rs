use crate::prelude::*;
use std::collections::BTreeSet;
oracle! { same(generate, solve).largest(largest, 2500, 1024).slow() }

fn text(prices: [u64; 4], bags: &[u64]) -> String {
    format!("{} {}\n{}\n", bags.len(), line(&prices), line(bags))
}

fn generate(random: &mut Random) -> String {
    let n = random.between(1, 7);
    let bags = random.list(n, 1, 9);
    let most = bags.len() as u64;
    let prices = [4, most, 4, most].map(|most| random.between(1, most));
    text(prices, &bags)
}

fn largest(random: &mut Random) -> Vec<String> {
    let most = 1_000_000_000;
    let mut bags = |prices| text(prices, &random.list(3000, 1, most));
    vec![
        bags([most, 3000, 1, 1500]),
        bags([1, 2, 1, 3]),
        bags([1, 1, most, 1]),
    ]
}

fn solve(input: &mut Input, output: &mut Output) {
    let n: usize = input.read();
    let dear = [(); 2].map(|()| (input.read(), input.read()));
    let bags: Vec<i64> = input.read_list(n);
    let mut scores = Scores::new(|bags: &Vec<i64>| {
        let mut moves = Vec::new();
        for (price, count) in [&[(0, 1)], &dear[..]].concat() {
            // Bag by bag from either end.
            let mut left = BTreeSet::from([bags.clone()]);
            for _ in 0..count {
                let rests = left.iter().filter(|bags| !bags.is_empty());
                let both =
                    rests.flat_map(|bags| [bags[1..].to_vec(), bags[..bags.len() - 1].to_vec()]);
                let next: BTreeSet<Vec<i64>> = both.collect();
                left = either(next.is_empty(), left, next);
            }
            let all: i64 = bags.iter().sum();
            for rest in left.into_iter().filter(|rest| rest.len() < bags.len()) {
                moves.push((all - rest.iter().sum::<i64>() - price, rest));
            }
        }
        moves
    });
    output.line(scores.lead(&bags));
}
