use snippets::io::{Input, Output};
use snippets::nim;

fn solve(input: &mut Input, output: &mut Output) {
    let n = input.read();
    let heaps: Vec<u64> = input.read_list(n);
    output.line(if nim::sum(&heaps) == 0 { "No" } else { "Yes" });
}

fn main() {
    snippets::io::run(solve);
}
