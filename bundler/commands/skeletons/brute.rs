use snippets::io::{Input, Output};
use snippets::search::{take_from_one, Search};

// Slow and right: all moves, by the rules of the game.
fn solve(input: &mut Input, output: &mut Output) {
    let n = input.read();
    let heaps: Vec<u64> = input.read_list(n);
    let mut search = Search::normal(|heaps: &Vec<u64>| take_from_one(heaps));
    output.line(if search.wins(&heaps) { "Yes" } else { "No" });
}

fn main() {
    snippets::io::run(solve);
}
