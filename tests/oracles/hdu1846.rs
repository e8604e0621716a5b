use crate::judge::{Judge, Oracle};
use snippets::io::{Input, Output};
use snippets::random::Random;
use snippets::search::Search;

pub const ORACLE: Oracle = Oracle {
    generate,
    inputs: 100,
    judge: Judge::Same(solve),
    largest,
    milliseconds: Some(1000),
    mebibytes: Some(32),
};

fn generate(random: &mut Random) -> String {
    let mut input = String::from("4\n");
    for _ in 0..4 {
        input += &format!("{} {}\n", random.between(1, 30), random.between(1, 9));
    }
    input
}

fn largest(random: &mut Random) -> Vec<String> {
    let mut inputs = vec![String::from("100\n"); 2];
    for _ in 0..100 {
        inputs[0] += "1000 1000\n";
        inputs[1] += &format!("1000 {}\n", random.between(1, 1000));
    }
    inputs
}

fn solve(input: &mut Input, output: &mut Output) {
    for _ in 0..input.read() {
        let (n, m): (u64, u64) = (input.read(), input.read());
        let mut search =
            Search::normal(|&heap: &u64| (1..=m.min(heap)).map(|k| heap - k).collect());
        output.line(if search.wins(&n) { "first" } else { "second" });
    }
}
