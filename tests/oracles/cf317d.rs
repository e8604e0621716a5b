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
    mebibytes: Some(256),
};

fn generate(random: &mut Random) -> String {
    format!("{}\n", random.between(1, 10))
}

fn largest(_: &mut Random) -> Vec<String> {
    vec![String::from("1000000000\n")]
}

fn solve(input: &mut Input, output: &mut Output) {
    let n: u64 = input.read();
    let mut search = Search::normal(|allowed: &Vec<u64>| {
        let mut options = Vec::new();
        for &x in allowed {
            let mut option = allowed.clone();
            let mut power = x;
            while power <= n {
                option.retain(|&number| number != power);
                power *= x;
                if x == 1 {
                    break;
                }
            }
            options.push(option);
        }
        options
    });
    let wins = search.wins(&(1..=n).collect());
    output.line(if wins { "Vasya" } else { "Petya" });
}
