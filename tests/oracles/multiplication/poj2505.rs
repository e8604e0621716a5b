use crate::prelude::*;
oracle! { same(generate, solve).lines(rows).largest(largest, None, None) }

fn generate(random: &mut Random) -> String {
    // Up to the bounds of the winner, and around them.
    let bounds = [2, 9, 18, 162, 324, 2_916, 5_832];
    let numbers = (0..4).map(|_| {
        let i = random.between(1, 6);
        let n = match random.between(0, 2) {
            0 => bounds[i],
            1 => bounds[i] + 1,
            _ => random.between(bounds[i - 1], bounds[i]),
        };
        format!("{n}\n")
    });
    numbers.collect()
}

fn largest(random: &mut Random) -> Vec<String> {
    let mut numbers = random.list(100_000, 4_000_000_000, 4_294_967_294_u64);
    numbers[0] = 4_294_967_294;
    vec![line(&numbers).replace(' ', "\n") + "\n"]
}

fn solve(input: &mut Input, output: &mut Output) {
    while !input.at_end() {
        let n: u64 = input.read();
        let mut search = Search::normal(|&total: &u64| {
            let factors = (2..=9).filter(|_| total < n);
            factors.map(|factor| total * factor).collect()
        });
        output.line(either(search.wins(&1), "Stan wins.", "Ollie wins."));
    }
}
