use crate::judge::{Judge, Oracle};
use snippets::io::{Input, Output};
use snippets::random::Random;
use snippets::search::{change_one, product, Search};

pub const ORACLE: Oracle = Oracle {
    generate,
    inputs: 100,
    judge: Judge::Same(solve),
    largest,
    milliseconds: None,
    mebibytes: None,
};

fn generate(random: &mut Random) -> String {
    let length = random.between(1, 4);
    let most = [200, 30, 9, 5][usize::try_from(length).expect("a small number") - 1];
    format!("{length} {}\n", random.between(1, most))
}

fn largest(_: &mut Random) -> Vec<String> {
    let length = 1_000_000_000_000_000_000u64;
    let most = [1_000_000, 524_287, 699_050, 999_999];
    let inputs = most.iter().map(|m| format!("{} {m}\n", length - m % 2));
    inputs.collect()
}

fn solve(input: &mut Input, output: &mut Output) {
    let length = input.read();
    let numbers: Vec<u64> = (1..=input.read()).collect();
    let mut search = Search::normal(|list: &Vec<u64>| {
        change_one(list, |x| {
            let results = (1..=x).map(|y| x ^ y);
            results.filter(|&result| result < x).collect()
        })
    });
    let lists = product(&vec![numbers; length]);
    output.line(lists.iter().filter(|&list| search.wins(list)).count());
}
