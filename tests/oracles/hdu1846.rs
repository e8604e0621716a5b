use crate::judge::{Judge, Oracle};
use snippets::io::{Input, Output};
use snippets::random::Random;
use snippets::search::Search;

pub const ORACLE: Oracle = Oracle {
    generate,
    inputs: 100,
    judge: Judge::Same(solve),
    largest,
    milliseconds: None,
    mebibytes: None,
};

fn generate(random: &mut Random) -> String {
    let mut input = String::from("4\n");
    for _ in 0..4 {
        input += &format!("{} {}\n", random.between(1, 30), random.between(1, 9));
    }
    input
}

fn largest(_: &mut Random) -> Vec<String> {
    Vec::new()
}

fn solve(input: &mut Input, output: &mut Output) {
    for _ in 0..input.read() {
        let (n, m): (u64, u64) = (input.read(), input.read());
        let mut search =
            Search::normal(|&heap: &u64| (1..=m.min(heap)).map(|k| heap - k).collect());
        output.line(if search.wins(&n) { "first" } else { "second" });
    }
}
