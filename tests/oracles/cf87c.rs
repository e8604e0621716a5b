use crate::judge::{Judge, Oracle};
use snippets::io::{Input, Output};
use snippets::random::Random;
use snippets::search::Search;

pub const ORACLE: Oracle = Oracle {
    generate,
    inputs: 55, // Greater heaps have too many positions.
    judge: Judge::Same(solve),
    largest,
    milliseconds: Some(2000),
    mebibytes: Some(256),
};

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
        for parts in (2..heap).filter_map(|count| split(heap, count)) {
            let mut option = [&heaps[..i], &heaps[i + 1..], &parts].concat();
            option.retain(|&heap| heap > 2);
            option.sort_unstable();
            options.push(option);
        }
    }
    options
}

/// Consecutive heaps, `count` of them, with `heap` stones in all.
fn split(heap: u64, count: u64) -> Option<Vec<u64>> {
    let lists = (1..=heap).map(|least| (least..least + count).collect());
    lists
        .take_while(|list: &Vec<u64>| list.iter().sum::<u64>() <= heap)
        .find(|list| list.iter().sum::<u64>() == heap)
}

fn solve(input: &mut Input, output: &mut Output) {
    let heap: u64 = input.read();
    let mut search = Search::normal(|heaps: &Vec<u64>| options(heaps));
    let winning = (2..=heap).find(|&count| {
        let parts = split(heap, count);
        parts.is_some_and(|parts| !search.wins(&parts))
    });
    match winning {
        Some(count) => output.line(count),
        None => output.line(-1),
    }
}
