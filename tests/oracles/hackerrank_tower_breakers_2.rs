use crate::judge::{Judge, Oracle};
use snippets::io::{Input, Output};
use snippets::random::{line, Random};
use snippets::search::{change_one, Search};

pub const ORACLE: Oracle = Oracle {
    generate,
    inputs: 100,
    judge: Judge::Same(solve),
    largest,
    milliseconds: None,
    mebibytes: None,
};

fn generate(random: &mut Random) -> String {
    let mut input = String::from("2\n");
    for _ in 0..2 {
        let n = random.between(1, 3);
        input += &format!("{n}\n{}\n", line(&random.list(n, 1, 36)));
    }
    input
}

fn largest(_: &mut Random) -> Vec<String> {
    Vec::new()
}

fn solve(input: &mut Input, output: &mut Output) {
    let mut search = Search::normal(|heights: &Vec<u64>| {
        change_one(heights, |height| {
            (1..height).filter(|less| height % less == 0).collect()
        })
    });
    for _ in 0..input.read() {
        let n = input.read();
        output.line(if search.wins(&input.read_list(n)) {
            1
        } else {
            2
        });
    }
}
