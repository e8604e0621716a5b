use crate::prelude::*;
oracle! { same(generate, solve).largest(largest, 2000, 1024) }

fn generate(random: &mut Random) -> String {
    let heap = random.between(1, 40);
    let mut takes: Vec<usize> = (1..=heap).collect();
    random.shuffle(&mut takes);
    let n = random.between(1, heap.min(5));
    takes.truncate(n);
    takes.sort_unstable();
    format!("{n} {heap}\n{}\n", line(&takes))
}

fn largest(random: &mut Random) -> Vec<String> {
    let mut takes: Vec<usize> = (1..=100_000).collect();
    random.shuffle(&mut takes);
    takes.truncate(100);
    takes.sort_unstable();
    [takes, (1..=100).collect()]
        .iter()
        .map(|takes| format!("100 100000\n{}\n", line(takes)))
        .collect()
}

fn solve(input: &mut Input, output: &mut Output) {
    let n = input.read();
    let heap: u64 = input.read();
    let takes: Vec<u64> = input.read_list(n);
    let mut search = Search::normal(|heap: &u64| {
        let rests = takes.iter().filter_map(|take| heap.checked_sub(*take));
        rests.collect()
    });
    output.line(either(search.wins(&heap), "First", "Second"));
}
