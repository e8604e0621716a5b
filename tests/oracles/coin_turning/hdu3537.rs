use crate::prelude::*;
oracle! { same(generate, solve).lines(tests).largest(largest, None, None) }

/// Each has two lines, the second empty where there is no coin.
fn tests(input: &str) -> usize {
    input.lines().count() / 2
}

fn generate(random: &mut Random) -> String {
    let test = |_| {
        let mut coins = random.list(3, 0, 6);
        match random.between(0, 3) {
            // Mostly lost.
            3 => coins.push((coins[0] ^ coins[1] ^ coins[2]) % 7),
            n => coins.truncate(n),
        }
        if random.between(0, 2) == 0 {
            coins.extend_from_within(..random.between(0, coins.len()));
        }
        random.shuffle(&mut coins);
        counted(&coins)
    };
    (0..3).map(test).collect()
}

fn largest(random: &mut Random) -> Vec<String> {
    let any = (0..1000).map(|_| counted(&random.list(100, 99_000_000, 99_999_999)));
    vec![any.collect(), counted(&[99_999_999; 100]).repeat(1000)]
}

fn solve(input: &mut Input, output: &mut Output) {
    let mut search = Search::normal(|&heads: &u32| {
        let mut options = Vec::new();
        for last in (0..7).filter(|coin| heads >> coin & 1 == 1) {
            // Coins a and b are turned, too, if they are not the last one.
            for (a, b) in (0..=last).flat_map(|a| (0..=a).map(move |b| (a, b))) {
                options.push(heads ^ (1 << last | 1 << a | 1 << b));
            }
        }
        options
    });
    while !input.at_end() {
        let coins: Vec<u32> = input.read_counted();
        let heads = coins.iter().fold(0, |heads, coin| heads | 1 << coin);
        output.line(either(search.wins(&heads), "No", "Yes"));
    }
}
