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
        input += &format!("{} {}\n", random.between(1, 10), random.between(1, 30));
    }
    input
}

fn largest(_: &mut Random) -> Vec<String> {
    Vec::new()
}

fn solve(input: &mut Input, output: &mut Output) {
    // A heap and the most that may be taken.
    let mut search = Search::misere(|&(heap, most): &(u64, u64)| {
        let takes = 1..=heap.min(most);
        takes.map(|take| (heap - take, 2 * take)).collect()
    });
    for _ in 0..input.read() {
        let (k, n): (u64, u64) = (input.read(), input.read());
        output.line((1..=n).filter(|&heap| search.wins(&(heap, k))).count());
    }
}
