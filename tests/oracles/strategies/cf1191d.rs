use crate::prelude::*;
oracle! { same(generate, solve).largest(largest, 1000, 256) }

fn generate(random: &mut Random) -> String {
    let n = random.between(1, 5);
    let mut piles = random.list(n, 0, 6);
    if random.between(0, 3) > 0 {
        // All different, except two at most.
        piles = (0..7).collect();
        random.shuffle(&mut piles);
        piles.truncate(n);
        piles.push(random.between(0, 7));
    }
    counted(&piles)
}

/// Different piles of about 10^14 stones, the last one odd or not; two pairs.
fn largest(random: &mut Random) -> Vec<String> {
    let mut piles: Vec<u64> = (999_900_001..=1_000_000_000).collect();
    random.shuffle(&mut piles);
    let mut equal = piles.clone();
    equal[0] = equal[1];
    let equal_twice = vec![1_000_000_000; 100_000];
    [piles, equal, equal_twice]
        .map(|piles| counted(&piles))
        .into()
}

fn solve(input: &mut Input, output: &mut Output) {
    // A move that leaves equal piles loses, as having no move does.
    let mut search = Search::normal(|piles: &Vec<u64>| {
        let mut options = change_one(piles, |pile| pile.checked_sub(1).into_iter().collect());
        for option in &mut options {
            option.sort_unstable();
        }
        options.retain(|option| option.windows(2).all(|pair| pair[0] != pair[1]));
        options
    });
    let won = search.wins(&input.read_counted());
    output.line(either(won, "sjfnb", "cslnb"));
}
