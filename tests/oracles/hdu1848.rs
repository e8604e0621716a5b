use crate::judge::{Judge, Oracle};
use snippets::io::{Input, Output};
use snippets::random::{line, Random};
use snippets::search::{change_one, Search};
use std::fmt::Write;

pub const ORACLE: Oracle = Oracle {
    generate,
    inputs: 100,
    judge: Judge::Same(solve),
    largest,
    milliseconds: Some(1000),
    mebibytes: Some(32),
};

fn generate(random: &mut Random) -> String {
    let mut input = String::new();
    for _ in 0..random.between(1, 3) {
        input += &format!("{}\n", line(&random.list(3, 1, 9)));
    }
    input + "0 0 0\n"
}

/// The statement bounds no number of lines: there are 100000.
fn largest(random: &mut Random) -> Vec<String> {
    let mut inputs = vec![String::new(); 2];
    for _ in 0..100_000 {
        let heaps = line(&random.list(3, 1, 1000));
        inputs[0] += "1000 1000 1000\n";
        writeln!(inputs[1], "{heaps}").unwrap();
    }
    inputs.into_iter().map(|input| input + "0 0 0\n").collect()
}

fn solve(input: &mut Input, output: &mut Output) {
    let mut search = Search::normal(|heaps: &Vec<u64>| {
        let mut options = change_one(heaps, |heap| {
            let (mut fibonacci, mut next) = (1, 2);
            let mut rests = Vec::new();
            while fibonacci <= heap {
                rests.push(heap - fibonacci);
                (fibonacci, next) = (next, fibonacci + next);
            }
            rests
        });
        for option in &mut options {
            option.sort_unstable();
        }
        options
    });
    loop {
        let heaps = input.read_list(3);
        if heaps == [0, 0, 0] {
            break;
        }
        output.line(if search.wins(&heaps) { "Fibo" } else { "Nacci" });
    }
}
