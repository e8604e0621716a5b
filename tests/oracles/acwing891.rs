use snippets::io::{Input, Output};
use snippets::random::{line, Random};
use snippets::search::{take_from_one, Search};

pub fn generate(random: &mut Random) -> String {
    let n = random.between(1, 4);
    format!("{n}\n{}\n", line(&random.list(n, 1, 6)))
}

pub fn solve(input: &mut Input, output: &mut Output) {
    let n = input.read();
    let mut search = Search::normal(|heaps: &Vec<u64>| take_from_one(heaps));
    output.line(if search.wins(&input.read_list(n)) {
        "Yes"
    } else {
        "No"
    });
}
