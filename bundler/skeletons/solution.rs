//! # TODO: the judge, its number and the title
//!
//! <URL>
//!
//! **Task.** TODO
//!
//! **Technique.** TODO
use snippets::io::{Input, Output};

pub fn solve(input: &mut Input, output: &mut Output) {
    let n = input.read();
    let numbers: Vec<u64> = input.read_list(n);
    output.line(numbers.iter().sum::<u64>()); // TODO
}

pub fn main() {
    snippets::io::run(solve);
}
