use crate::judge::{Judge, Oracle};
use snippets::io::{Input, Output};
use snippets::random::{line, Random};
use snippets::search::{take_from_one, Search};

pub const ORACLE: Oracle = Oracle {
    generate,
    inputs: 100,
    judge: Judge::Same(solve),
    largest,
    milliseconds: None, // TODO: the judge's limits
    mebibytes: None,
};

// TODO: a small input
fn generate(random: &mut Random) -> String {
    let n = random.between(1, 4);
    format!("{n}\n{}\n", line(&random.list(n, 0, 6)))
}

// TODO: inputs at the bounds of the statement
fn largest(random: &mut Random) -> Vec<String> {
    vec![format!("10000\n{}\n", line(&random.list(10_000, 0, 9999)))]
}

// TODO: the answer by the rules of the game
fn solve(input: &mut Input, output: &mut Output) {
    let mut search = Search::normal(|heaps: &Vec<u64>| take_from_one(heaps));
    let n = input.read();
    output.line(search.wins(&input.read_list(n)));
}
