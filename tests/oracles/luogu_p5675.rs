use crate::judge::{Judge, Oracle};
use snippets::io::{Input, Output};
use snippets::random::{line, Random};
use snippets::search::{change_one, take_from_one, Search};

pub const ORACLE: Oracle = Oracle {
    generate,
    inputs: 100,
    judge: Judge::Same(solve),
    largest,
    milliseconds: None,
    mebibytes: None,
};

fn generate(random: &mut Random) -> String {
    let n = random.between(1, 4);
    format!("{n}\n{}\n", line(&random.list(n, 1, 5)))
}

fn largest(random: &mut Random) -> Vec<String> {
    let lists = [random.list(200, 1, 200), vec![1; 200], vec![200; 200]];
    let inputs = lists.iter().map(|list| format!("200\n{}\n", line(list)));
    inputs.collect()
}

fn solve(input: &mut Input, output: &mut Output) {
    let n = input.read();
    let heaps: Vec<u64> = input.read_list(n);
    let mut search = Search::normal(|heaps: &Vec<u64>| take_from_one(heaps));
    let mut lost = 0;
    for set in 0..1usize << n {
        let chosen: Vec<u64> = (0..n)
            .filter(|i| set >> i & 1 == 1)
            .map(|i| heaps[i])
            .collect();
        for first in 0..chosen.len() {
            let others = [&chosen[..first], &chosen[first + 1..]].concat();
            let mut options = change_one(&chosen[first..=first], |heap| (0..heap).collect());
            let wins = options
                .iter_mut()
                .any(|option| !search.wins(&[others.as_slice(), option].concat()));
            lost += u32::from(!wins);
        }
    }
    output.line(lost);
}
