use crate::judge::{Judge, Oracle};
use snippets::io::{Input, Output};
use snippets::random::{line, Random};
use snippets::search::{take_and_break, Search};

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
        let n = random.between(1, 3);
        input += &format!("{n}\n{}\n", line(&random.list(n, 1, 9 - 2 * n)));
    }
    input
}

fn largest(_: &mut Random) -> Vec<String> {
    Vec::new()
}

fn solve(input: &mut Input, output: &mut Output) {
    let mut search =
        Search::normal(|heaps: &Vec<u64>| take_and_break(&[4, 3, 3, 3, 3, 3, 3, 3], heaps));
    for _ in 0..input.read() {
        let n = input.read();
        let mut heaps = input.read_list(n);
        heaps.sort_unstable();
        output.line(if search.wins(&heaps) { "Alice" } else { "Bob" });
    }
}
