use crate::prelude::*;
oracle! { same(generate, solve).largest(largest, 2000, 1024) }

fn text(x: u64, y: u64, piles: &[u64]) -> String {
    format!("{} {x} {y}\n{}\n", piles.len(), line(piles))
}

fn generate(random: &mut Random) -> String {
    let n = random.between(1, 3);
    let piles = random.list(n, 1, [20, 12, 7][n - 1]);
    text(random.between(1, 4), random.between(1, 4), &piles)
}

fn largest(random: &mut Random) -> Vec<String> {
    let most = 1_000_000_000;
    let mut piles = |x, y| text(x, y, &random.list(200_000, 1, most));
    vec![
        piles(most, most),
        piles(1, 1),
        piles(1, most),
        piles(most, most - 1),
    ]
}

fn solve(input: &mut Input, output: &mut Output) {
    let n = input.read();
    let [x, y]: [u64; 2] = [input.read(), input.read()];
    let mut search = Search::normal(|(piles, firsts_turn): &(Vec<u64>, bool)| {
        let take = either(*firsts_turn, x, y);
        let choices = piles.iter().map(|&pile| {
            let rest = pile.checked_sub(take);
            rest.into_iter().chain([pile]).collect::<Vec<_>>()
        });
        let mut options = product(&choices.collect::<Vec<_>>());
        options.retain(|option| option != piles);
        options
            .into_iter()
            .map(|option| (option, !firsts_turn))
            .collect()
    });
    let won = search.wins(&(input.read_list(n), true));
    output.line(either(won, "First", "Second"));
}
