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
    format!("{}\n", random.between(3, 9))
}

fn largest(_: &mut Random) -> Vec<String> {
    vec![String::from("2000\n")]
}

fn solve(input: &mut Input, output: &mut Output) {
    let n: u32 = input.read();
    // A bit for each cross. Three side by side end the game: the player to move has lost.
    let mut search = Search::normal(|crosses: &u32| {
        if crosses & crosses >> 1 & crosses >> 2 != 0 {
            return Vec::new();
        }
        let empty = (0..n).filter(|cell| crosses >> cell & 1 == 0);
        empty.map(|cell| crosses | 1 << cell).collect()
    });
    output.line(if search.wins(&0) { 1 } else { 2 });
}
