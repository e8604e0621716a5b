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
    let mut input = String::from("3\n");
    for _ in 0..3 {
        let n = random.between(1, 4);
        let most = random.between(1, 5);
        input += &format!("{n}\n{}\n", line(&random.list(n, 1, most)));
    }
    input
}

fn largest(_: &mut Random) -> Vec<String> {
    Vec::new()
}

fn solve(input: &mut Input, output: &mut Output) {
    let mut search = Search::misere(|heaps: &Vec<u64>| take_from_one(heaps));
    for _ in 0..input.read() {
        let n = input.read();
        output.line(if search.wins(&input.read_list(n)) {
            "John"
        } else {
            "Brother"
        });
    }
}
