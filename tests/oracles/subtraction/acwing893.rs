use crate::prelude::*;
oracle! { same(generate, solve).largest(largest, 1000, 64) }

fn generate(random: &mut Random) -> String {
    let mut takes: Vec<u64> = (1..=9).collect();
    random.shuffle(&mut takes);
    takes.truncate(random.between(1, 4));
    let n = random.between(1, 3);
    let heaps = random.list(n, 1, 7);
    format!("{}\n{}\n{n}\n{}\n", takes.len(), line(&takes), line(&heaps))
}

fn largest(random: &mut Random) -> Vec<String> {
    let mut takes: Vec<u64> = (1..=10_000).collect();
    random.shuffle(&mut takes);
    takes.truncate(100);
    takes[0] = 10_000;
    let mut heaps = random.list(100, 9_000, 10_000);
    heaps[99] = 10_000;
    let heaps = line(&heaps);
    [takes, (1..=100).rev().collect()]
        .iter()
        .map(|takes| format!("100\n{}\n100\n{heaps}\n", line(takes)))
        .collect()
}

fn solve(input: &mut Input, output: &mut Output) {
    let k = input.read();
    let takes: Vec<u64> = input.read_list(k);
    let mut search = Search::normal(|heaps: &Vec<u64>| {
        change_one(heaps, |heap| {
            takes
                .iter()
                .filter_map(|&take| heap.checked_sub(take))
                .collect()
        })
    });
    let n = input.read();
    let wins = search.wins(&input.read_list(n));
    output.line(either(wins, "Yes", "No"));
}
