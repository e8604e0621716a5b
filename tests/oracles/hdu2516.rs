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
    format!("{}\n{}\n0\n", random.between(2, 9), random.between(2, 22))
}

fn largest(_: &mut Random) -> Vec<String> {
    Vec::new()
}

fn solve(input: &mut Input, output: &mut Output) {
    let mut search = Search::normal(|&(stones, limit): &(u64, u64)| {
        let takes = 1..=limit.min(stones);
        takes.map(|take| (stones - take, 2 * take)).collect()
    });
    loop {
        let n: u64 = input.read();
        if n == 0 {
            break;
        }
        output.line(if search.wins(&(n, n - 1)) {
            "First win"
        } else {
            "Second win"
        });
    }
}
