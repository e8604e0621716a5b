use crate::prelude::*;
oracle! { same(generate, solve).largest(largest, 2000, 256) }

fn generate(random: &mut Random) -> String {
    let x: i64 = random.between(0, 40);
    let y = (x + random.between(-4, 4)).max(0);
    format!("{x} {y}\n")
}

fn largest(_: &mut Random) -> Vec<String> {
    let most: u64 = 1_000_000_000_000_000_000;
    let pairs = [
        (most, most),
        (most, 0),
        (0, most),
        (most - 2, most),
        (most - 1, most),
    ];
    pairs.map(|(x, y)| format!("{x} {y}\n")).to_vec()
}

fn solve(input: &mut Input, output: &mut Output) {
    let heaps: (u64, u64) = (input.read(), input.read());
    let mut search = Search::normal(|&(x, y): &(u64, u64)| {
        let mut options: Vec<(u64, u64)> = (1..=x / 2).map(|i| (x - 2 * i, y + i)).collect();
        options.extend((1..=y / 2).map(|i| (x + i, y - 2 * i)));
        options
    });
    output.line(either(search.wins(&heaps), "Alice", "Brown"));
}
