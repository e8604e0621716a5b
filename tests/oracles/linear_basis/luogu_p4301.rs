use crate::prelude::*;
oracle! { same(generate, solve).largest(largest, 1000, 128) }

fn generate(random: &mut Random) -> String {
    let n = random.between(1, 5);
    counted(&random.list(n, 1, [9, 7, 7, 5, 4][n - 1]))
}

fn largest(random: &mut Random) -> Vec<String> {
    let any = random.list(100, 1, 1_000_000_000);
    vec![counted(&any), counted(&[1_000_000_000; 100])]
}

/// How many players have removed heaps, and the heaps.
type Position = (u64, Vec<u64>);

fn options((removals, heaps): &Position) -> Vec<Position> {
    if *removals == 2 {
        let rests = take_from_one(heaps).into_iter();
        return rests.map(|rest| (2, rest)).collect();
    }
    let mut options = Vec::new();
    for set in 1..1 << heaps.len() {
        let left = (0..heaps.len()).filter(|i| set >> i & 1 == 1);
        options.push((removals + 1, left.map(|i| heaps[i]).collect()));
    }
    options
}

fn solve(input: &mut Input, output: &mut Output) {
    let heaps: Vec<u64> = input.read_counted();
    let mut search = Search::normal(options);
    let total = |heaps: &Vec<u64>| heaps.iter().sum::<u64>();
    let all = total(&heaps);
    let won = options(&(0, heaps))
        .into_iter()
        .filter(|option| !search.wins(option));
    let least = won.map(|(_, left)| all - total(&left)).min();
    output.line(least.map_or("-1".into(), |least| least.to_string()));
}
