use crate::judge::{Judge, Oracle};
use snippets::io::{Input, Output};
use snippets::random::{line, Random};
use snippets::search::{take_from_one, Search};

pub const ORACLE: Oracle = Oracle {
    generate,
    inputs: 100,
    judge: Judge::Same(solve),
    largest,
    milliseconds: None,
    mebibytes: None,
};

fn generate(random: &mut Random) -> String {
    let (n, d) = (random.between(1, 7), random.between(1, 4));
    let most = random.between(1, if n < 6 { 7 } else { 3 });
    format!("{n} {d}\n{}\n", line(&random.list(n, 1, most)))
}

/// The sum of all heaps is at most 10^7.
fn largest(random: &mut Random) -> Vec<String> {
    let mut small = random.list(450_000, 1, 19);
    small.extend(random.list(5, 900_000, 1_000_000));
    small.extend(vec![1; 49_995]);
    let lists = [small, vec![1_000_000; 10], vec![20; 500_000]];
    let inputs = lists
        .iter()
        .map(|list| format!("{} 10\n{}\n", list.len(), line(list)));
    inputs.collect()
}

fn solve(input: &mut Input, output: &mut Output) {
    let (n, d): (usize, u32) = (input.read(), input.read());
    let heaps: Vec<u64> = input.read_list(n);
    let mut search = Search::normal(|heaps: &Vec<u64>| take_from_one(heaps));
    let mut choices = 0;
    for thrown in (0..(1u32 << n) - 1).filter(|thrown| thrown.count_ones() % d == 0) {
        let kept = (0..n).filter(|i| thrown >> i & 1 == 0).map(|i| heaps[i]);
        choices += u32::from(!search.wins(&kept.collect()));
    }
    output.line(choices);
}
