use crate::prelude::*;
oracle! { same(generate, solve).inputs(55).largest(largest, 2000, 256) }

fn generate(random: &mut Random) -> String {
    format!("{}\n", random.between(1, 60))
}

fn largest(_: &mut Random) -> Vec<String> {
    vec!["100000\n".to_string()]
}

/// The heaps, by size, after each split of one of them; those of one or two stones, which nobody can
/// split, are left out.
fn options(heaps: &[u64]) -> Vec<Vec<u64>> {
    let mut options = Vec::new();
    for (i, &heap) in heaps.iter().enumerate() {
        for parts in splits(heap) {
            let mut option = [&heaps[..i], &heaps[i + 1..], &parts].concat();
            option.retain(|&heap| heap > 2);
            option.sort_unstable();
            options.push(option);
        }
    }
    options
}

/// All lists of two or more consecutive heaps with `heap` stones in all, the shortest first.
fn splits(heap: u64) -> Vec<Vec<u64>> {
    let lists = (1..heap).rev().map(|least| {
        let mut stones = 0;
        let parts = (least..heap).take_while(|part| {
            stones += part;
            stones <= heap
        });
        parts.collect()
    });
    lists
        .filter(|parts: &Vec<u64>| parts.iter().sum::<u64>() == heap)
        .collect()
}

fn solve(input: &mut Input, output: &mut Output) {
    let splits = splits(input.read());
    let mut search = Search::normal(|heaps: &Vec<u64>| options(heaps));
    match splits.iter().find(|parts| !search.wins(parts)) {
        Some(parts) => output.line(parts.len()),
        None => output.line(-1),
    }
}
