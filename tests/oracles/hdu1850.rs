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
    let mut input = String::new();
    for _ in 0..2 {
        let n = random.between(2, 4);
        input += &format!("{n}\n{}\n", line(&random.list(n, 1, 5)));
    }
    input + "0\n"
}

fn largest(_: &mut Random) -> Vec<String> {
    Vec::new()
}

fn solve(input: &mut Input, output: &mut Output) {
    let mut search = Search::normal(|heaps: &Vec<u64>| take_from_one(heaps));
    loop {
        let n = input.read();
        if n == 0 {
            break;
        }
        let options = take_from_one(&input.read_list(n));
        let won = options.iter().filter(|option| !search.wins(option));
        output.line(won.count());
    }
}
